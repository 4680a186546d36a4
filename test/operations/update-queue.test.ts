import { describe, expect, test } from "vitest";
import type { Fault } from "../../src/local-queue/service.js";
import { errorLine, givenService } from "../action/harness.js";
import { givenTesting } from "../action/queue.js";
import { bodiesOf, changesOf, queueBody, queueFor, writesOf } from "../action/queue-settings.js";
import { runHere } from "../run/run-here.js";

const UPDATE = { operation: "update-queue", "target-branch": "main" };

describe("update-queue", () => {
  test("sends nothing to a queue that has the settings already", async () => {
    const service = await givenService({
      queue: { concurrency: 2, requiredStatuses: ["unit", "build"], batchingRules: [{ label: "docs" }] },
    });
    const settings = ["concurrency: 2", "requiredStatuses: [build, unit]", "batchingRules: [{ label: docs }]"].join(
      "\n",
    );

    const end = await runHere(service, { ...UPDATE, settings });

    expect([end.exitCode, end.outputs.result, end.outputs.changes]).toEqual([0, "unchanged", "[]"]);
    expect(end.calls).toEqual(["getQueue"]);
    expect(end.log).toContain("The merge queue for main of local/playground already has these settings.");
  });

  test.each([
    ["pendingFailureDepth", "pendingFailureDepth: 0", { pendingFailureDepth: 3 }],
    ["batchingMaxWaitTimeMinutes", "batchingMaxWaitTimeMinutes: 0", { batchingMaxWaitTimeMinutes: 9 }],
    ["notReadyTimeoutHours", "notReadyTimeoutHours: 0", { notReadyTimeoutHours: 24 }],
  ])("sets %s to zero", async (name, settings, queue) => {
    const service = await givenService({ queue });

    const end = await runHere(service, { ...UPDATE, settings });

    expect(end.outputs.result).toBe("updated");
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), [name]: 0 }]);
  });

  test("sets what only newer replies show", async () => {
    const service = await givenService();
    const settings = [
      "extensionEnabled: true",
      "labelCommandsEnabled: true",
      "enqueueingLabel: ready",
      "stateLabelsEnabled: true",
      "notReadyTimeoutHours: 48",
      "allowedBotSubmitters: [renovate]",
      "batchingRules:\n  - label: docs\n    size: 10",
      "testBranchConstructionMode: Push_New_Branch_From_Temp",
    ].join("\n");

    const end = await runHere(service, { ...UPDATE, settings });

    expect(bodiesOf(end, "updateQueue")).toEqual([
      {
        ...queueBody(),
        extensionEnabled: true,
        labelCommandsEnabled: true,
        enqueueingLabel: "ready",
        stateLabelsEnabled: true,
        notReadyTimeoutHours: 48,
        allowedBotSubmitters: ["renovate"],
        batchingRules: [{ label: "docs", size: 10 }],
        testBranchConstructionMode: "push_new_branch_from_temp",
      },
    ]);
  });

  test("reads a reply in upper case and with numbers as text, and sends what it does not carry", async () => {
    const service = await givenService();
    service.control.addFault({
      endpoint: "getQueue",
      fault: {
        kind: "patch",
        merge: {
          mode: "SINGLE",
          concurrency: "4",
          mergeMethod: "SQUASH",
          notReadyTimeoutHours: "24",
          testBranchConstructionMode: "RENAME_TEMP_BRANCH",
        },
        omit: ["extensionEnabled"],
      },
    });
    const settings = [
      "mode: single",
      "concurrency: 4",
      "mergeMethod: squash",
      "notReadyTimeoutHours: 24",
      "testBranchConstructionMode: rename_temp_branch",
      "extensionEnabled: false",
    ].join("\n");

    const end = await runHere(service, { ...UPDATE, settings });

    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), extensionEnabled: false }]);
    expect(changesOf(end)).toEqual([{ setting: "extensionEnabled", from: null, to: false }]);
    expect(end.summary).toContain("| <code>extensionEnabled</code> | not shown | <code>false</code> |");
  });

  test("does not know a branch without a queue", async () => {
    const end = await runHere(await givenService(), { ...UPDATE, "target-branch": "mian", settings: "concurrency: 5" });

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "not-found"]);
    expect(errorLine(end.log)).toContain("There is no merge queue for branch mian of local/playground.");
    expect(end.calls).toEqual(["getQueue"]);
  });

  test("hands on what the service has against a setting", async () => {
    const end = await runHere(await givenService(), { ...UPDATE, settings: "testingTimeoutMinutes: 0" });

    expect(end.outputs["error-kind"]).toBe("rejected");
    expect(errorLine(end.log)).toContain("testingTimeoutMinutes");
  });

  test("shows what the service and the user wrote in the summary as text", async () => {
    const hostile = "x | `y` <img src=x> [a](b)\n# Heading";
    const service = await givenService({ queue: { requiredStatuses: [hostile] } });
    const settings = `requiredStatuses: [${JSON.stringify(hostile.toUpperCase())}]`;

    const end = await runHere(service, { ...UPDATE, settings });

    expect(end.outputs.result).toBe("updated");
    expect(end.summary).not.toMatch(/<img|<IMG|\]\(|^# /m);
    const row = end.summary.split("\n").find((line) => line.startsWith("| <code>requiredStatuses")) ?? "";
    expect(row.split("|")).toHaveLength(5);
    expect(row).toContain("&#60;img src=x&#62;");
  });

  test("never looks like a tool that owns the queue", async () => {
    const end = await runHere(await givenService(), { ...UPDATE, settings: "concurrency: 5" });

    expect(end.calls).toEqual(["getQueue", "updateQueue"]);
    for (const { headers } of end.requests) {
      expect(JSON.stringify(headers)).not.toMatch(/terraform|opentofu/i);
      expect(headers).not.toHaveProperty("x-source");
    }
  });
});

describe("requiredStatuses", () => {
  const statuses = ["build", "unit"];

  test("of null takes the queue's own list away", async () => {
    const service = await givenService({ queue: { requiredStatuses: statuses } });

    const end = await runHere(service, { ...UPDATE, settings: "requiredStatuses: null" });

    expect(end.outputs.result).toBe("updated");
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), deleteRequiredStatuses: true }]);
    expect(changesOf(end)).toEqual([{ setting: "requiredStatuses", from: statuses, to: null }]);
    expect(queueFor(service)?.requiredStatuses).toEqual([]);
  });

  test.each([
    ["an empty list", { kind: "patch", merge: { requiredStatuses: [] } }],
    ["null", { kind: "patch", merge: { requiredStatuses: null } }],
    ["nothing", { kind: "patch", omit: ["requiredStatuses"] }],
  ] as const)("of null changes nothing where the reply shows %s", async (_, fault) => {
    const service = await givenService({ queue: { requiredStatuses: statuses } });
    service.control.addFault({ endpoint: "getQueue", fault });

    const end = await runHere(service, { ...UPDATE, settings: "requiredStatuses: ~" });

    expect([end.outputs.result, end.calls]).toEqual(["unchanged", ["getQueue"]]);
  });

  test("that are not named are not touched", async () => {
    const service = await givenService({ queue: { requiredStatuses: statuses } });

    const end = await runHere(service, { ...UPDATE, settings: "concurrency: 5" });

    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), concurrency: 5 }]);
    expect(queueFor(service)?.requiredStatuses).toEqual(statuses);
  });

  test.each(["requiredStatuses: []", "requiredStatuses:"])("as %j is refused with a hint", async (settings) => {
    const end = await runHere(await givenService(), { ...UPDATE, settings });

    expect(end.outputs["error-kind"]).toBe("input");
    expect(errorLine(end.log)).toContain(
      "settings: line 1, requiredStatuses: must be a list of names, or null to take the queue's own list away",
    );
    expect(end.requests).toEqual([]);
  });
});

describe("settings that cannot be used", () => {
  test.each([
    ["", "settings: is required; write one setting per line"],
    ["# nothing yet", "settings: has no setting in it; write one setting per line"],
    ["{}", "settings: has no setting in it"],
    [
      "concurrency 5",
      'settings: line 1: must be a mapping of settings: write one setting per line, such as "concurrency: 5"; got "concurrency 5".',
    ],
    ["- concurrency: 5", "settings: line 1: must be a mapping of settings"],
    ["concurrency: 5\nconcurrency: 6", "settings: line 2: the key concurrency is there twice."],
    ["concurrency: [5\nbatch: true", "settings: line 2: Flow sequence in block collection"],
    ["requiredStatuses: !!binary YnVpbGQ=", "settings: line 1: Unresolved tag: tag:yaml.org,2002:binary."],
  ])("as %j are refused", async (settings, message) => {
    const end = await runHere(await givenService(), { ...UPDATE, settings });

    expect(end.outputs["error-kind"]).toBe("input");
    expect(end.outputs["error-message"]).toContain(message);
    expect(end.requests).toEqual([]);
  });
});

test("the settings are listed once, however many keys are none", async () => {
  const settings = Array.from({ length: 300 }, (_, index) => `shoeSize${index}: 43`).join("\n");

  const end = await runHere(await givenService(), { ...UPDATE, settings });

  const message = end.outputs["error-message"] ?? "";
  expect(message).toContain("settings: line 1, shoeSize0: is not a setting; the settings are mode, ");
  expect(message).toContain("settings: line 2, shoeSize1: is not a setting.");
  expect(message.match(/the settings are/g)).toHaveLength(1);
});

describe("an update without a clear answer", () => {
  const after: readonly (readonly [string, Fault])[] = [
    ["that came and got no answer", { kind: "drop", when: "after" }],
    ["that came and was answered with 503", { kind: "status", status: 503, afterEffect: true }],
    ["that came and was answered with 408", { kind: "status", status: 408, afterEffect: true }],
  ];
  const before: readonly (readonly [string, Fault])[] = [
    ["that never came", { kind: "drop", when: "before" }],
    ["that was answered with 503", { kind: "status", status: 503 }],
  ];

  test.each(after)("%s is seen in the queue", async (_, fault) => {
    const service = await givenService();
    service.control.addFault({ endpoint: "updateQueue", fault });

    const end = await runHere(service, { ...UPDATE, settings: "concurrency: 5" });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "updated"]);
    expect(end.calls).toEqual(["getQueue", "updateQueue", "getQueue"]);
  });

  test.each(before)("%s is not sent again, and fails", async (_, fault) => {
    const service = await givenService();
    service.control.addFault({ endpoint: "updateQueue", fault });

    const end = await runHere(service, { ...UPDATE, settings: "concurrency: 5" });

    expect([end.exitCode, end.outputs["error-kind"]]).toEqual([1, "unavailable"]);
    expect(end.calls).toEqual(["getQueue", "updateQueue", "getQueue"]);
    expect(errorLine(end.log)).toContain("updateQueue");
  });

  test("fails with its own error when the queue cannot be read", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "drop", when: "after" } });
    service.control.addFault({ endpoint: "getQueue", skip: 1, times: 0, fault: { kind: "status", status: 401 } });

    const end = await runHere(service, { ...UPDATE, settings: "concurrency: 5" });

    expect(end.outputs["error-kind"]).toBe("unavailable");
    expect(errorLine(end.log)).toContain("updateQueue got no answer");
    expect(end.log).toContain(
      "since the queue could not be read afterwards: these settings may be missing: concurrency.",
    );
  });

  test("says which settings the queue lacks afterwards", async () => {
    const service = await givenService({ queue: { batch: false } });
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 502 } });
    service.control.addFault({ endpoint: "getQueue", skip: 1, fault: { kind: "patch", merge: { concurrency: 5 } } });

    const end = await runHere(service, { ...UPDATE, settings: "concurrency: 5\nbatch: true" });

    expect(end.outputs["error-kind"]).toBe("unavailable");
    expect(end.log).toContain("Missing: batch.");
  });

  test.each(["updateQueue", "getQueue"] as const)(
    "says what may be when the step is stopped during %s",
    async (endpoint) => {
      const service = await givenService();
      if (endpoint === "getQueue") {
        service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 502 } });
      }
      const skip = endpoint === "getQueue" ? 1 : 0;
      service.control.addFault({ endpoint, skip, fault: { kind: "hang", afterEffect: true } });
      const stopWhen = () => service.requests.filter((request) => request.endpoint === endpoint).length === skip + 1;

      const end = await runHere(service, { ...UPDATE, settings: "concurrency: 5" }, { stopWhen });

      expect([end.outputs.result, end.outputs["error-kind"]]).toEqual(["aborted", "aborted"]);
      expect(end.log).toContain(
        "It was stopped while the change was under way: these settings may be missing: concurrency.",
      );
    },
  );

  test("to another mode counts as arrived when the queue is switching", async () => {
    const service = await givenService();
    givenTesting(service);
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "drop", when: "after" } });

    const end = await runHere(service, { ...UPDATE, settings: "mode: parallel" });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "updated"]);
    expect(queueFor(service)?.state).toBe("switching_modes");
  });
});

describe("an update that the service refuses", () => {
  test("names the settings that were not set", async () => {
    const service = await givenService();
    const fault = { kind: "status", status: 400, body: "not now" } as const;
    service.control.addFault({ endpoint: "updateQueue", fault });

    const end = await runHere(service, { ...UPDATE, settings: "concurrency: 5\nbatch: true" });

    expect(end.outputs["error-kind"]).toBe("rejected");
    expect(errorLine(end.log)).toContain("not now");
    expect(end.log).toContain("Missing: concurrency, batch.");
  });

  test("because the queue is gone names that queue, and the inputs to check", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "updateQueue", fault: { kind: "status", status: 404 } });

    const end = await runHere(service, { ...UPDATE, settings: "concurrency: 5" });

    expect(end.outputs["error-kind"]).toBe("not-found");
    expect(errorLine(end.log)).toContain("There is no merge queue for branch main of local/playground.");
    expect(end.log).toContain("Check target-branch and repository, and that the token");
  });
});

describe("switching modes", () => {
  const switching = { kind: "patch", merge: { state: "SWITCHING_MODES" } } as const;

  test("goes on after the step when the queue is not empty, and the step says so", async () => {
    const service = await givenService();
    givenTesting(service);

    const end = await runHere(service, { ...UPDATE, settings: "mode: parallel\nconcurrency: 9" });

    expect(end.outputs.result).toBe("updated");
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), mode: "parallel", concurrency: 9 }]);
    expect(end.log).toContain(
      "The queue is switching modes now: the new mode takes effect once the pull request in it is through.",
    );
    expect(queueFor(service)).toMatchObject({ state: "switching_modes", mode: "single", concurrency: 9 });
  });

  test("is not spoken of when the queue is empty", async () => {
    const service = await givenService();

    const end = await runHere(service, { ...UPDATE, settings: "mode: parallel" });

    expect(end.log).not.toContain("switching modes");
    expect(queueFor(service)).toMatchObject({ state: "running", mode: "parallel" });
  });

  test("is waited out before a change, which is compared again then", async () => {
    const service = await givenService({ queue: { mode: "parallel" } });
    service.control.addFault({
      endpoint: "getQueue",
      fault: { kind: "patch", merge: { state: "switching_modes", mode: "single" } },
    });

    const end = await runHere(service, { ...UPDATE, settings: "mode: parallel\nconcurrency: 5" });

    expect(end.outputs.result).toBe("updated");
    expect(end.calls).toEqual(["getQueue", "getQueue", "updateQueue"]);
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), concurrency: 5 }]);
    expect(end.log.match(/is switching modes; waiting 2m at most for its end/g)).toHaveLength(1);
  });

  test("is no reason to wait when nothing has to change", async () => {
    const service = await givenService({ queue: { concurrency: 5 } });
    service.control.addFault({ endpoint: "getQueue", fault: switching });

    const end = await runHere(service, { ...UPDATE, settings: "concurrency: 5" });

    expect([end.outputs.result, end.calls, writesOf(end)]).toEqual(["unchanged", ["getQueue"], []]);
  });
});
