import { describe, expect, test } from "vitest";
import type { Fault } from "../../local-queue/src/serve/service.js";
import { errorLine } from "../support/action.js";
import { byApi } from "../support/api.js";
import { bodiesOf, changesOf, queueBody, queueFor } from "../support/queue-requests.js";
import { endOf, type Given, runQueue } from "./run-queue.js";

function update(settings: string, given: Given = {}) {
  return runQueue("update-queue", { settings }, given);
}

/** Changes fields of the first reply. */
function patchReply(
  merge: Readonly<Record<string, unknown>>,
  omit: readonly string[] = [],
): NonNullable<Given["faults"]> {
  return [{ endpoint: "getQueue", fault: { kind: "patch", merge, omit: [...omit] } }];
}

describe("update-queue", () => {
  test("sends nothing when the queue already has the given settings", async () => {
    const end = await update(
      "concurrency: 2\nrequiredStatuses: [build, unit]\nbatchingRules: [{ targetPattern: docs*, policy: isolate }]",
      {
        queue: {
          concurrency: 2,
          requiredStatuses: ["unit", "build"],
          batchingRules: [{ targetPattern: "docs*", policy: "isolate" }],
        },
      },
    );

    expect([endOf(end), end.outputs.changes]).toEqual(["unchanged getQueue", "[]"]);
    expect(end.log).toContain("The merge queue for main of local/playground already has these settings.");
  });

  test.each([
    ["pendingFailureDepth", { pendingFailureDepth: 3 }],
    ["batchingMaxWaitTimeMinutes", { batchingMaxWaitTimeMinutes: 9 }],
    ["notReadyTimeoutHours", { notReadyTimeoutHours: 24 }],
  ])("sends the value zero for the setting %s", async (name, queue) => {
    const end = await update(`${name}: 0`, { queue });

    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), [name]: 0 }]);
  });

  test("sends settings that older versions of the service do not return", async () => {
    const wanted = {
      extensionEnabled: true,
      labelCommandsEnabled: true,
      enqueueingLabel: "ready",
      stateLabelsEnabled: true,
      notReadyTimeoutHours: 48,
      allowedBotSubmitters: ["renovate"],
      batchingRules: [{ targetPattern: "docs*", policy: "isolate" }],
    };

    const end = await update(JSON.stringify({ ...wanted, testBranchConstructionMode: "Push_New_Branch_From_Temp" }));

    const testBranchConstructionMode = "push_new_branch_from_temp";
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), ...wanted, testBranchConstructionMode }]);
  });

  test("sends only settings that the reply does not contain, and ignores differences in case or between numbers and text", async () => {
    const faults = patchReply(
      {
        mode: "SINGLE",
        concurrency: "4",
        mergeMethod: "SQUASH",
        notReadyTimeoutHours: "24",
        testBranchConstructionMode: "RENAME_TEMP_BRANCH",
      },
      ["extensionEnabled"],
    );
    const settings = {
      mode: "single",
      concurrency: 4,
      mergeMethod: "squash",
      notReadyTimeoutHours: 24,
      testBranchConstructionMode: "rename_temp_branch",
      extensionEnabled: false,
    };

    const end = await update(JSON.stringify(settings), { faults });

    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), extensionEnabled: false }]);
    expect(changesOf(end)).toEqual([{ setting: "extensionEnabled", from: null, to: false }]);
    expect(end.summary).toContain("| <code>extensionEnabled</code> | not shown | <code>false</code> |");
  });

  test("names the setting that the service rejects", async () => {
    const [name, value] = byApi({ v1: ["testingTimeoutMinutes", "0"], v2: ["batchingRules", "[{ policy: none }]"] });

    const end = await update(`${name}: ${value}`);

    expect(end.outputs["error-kind"]).toBe("rejected");
    expect(errorLine(end.log)).toContain(name);
  });

  test("escapes texts of the service and of the user in the summary", async () => {
    const hostile = "x | `y` <img src=x> [a](b)\n# Heading";

    const end = await update(`requiredStatuses: [${JSON.stringify(hostile.toUpperCase())}]`, {
      queue: { requiredStatuses: [hostile] },
    });

    expect(end.summary).not.toMatch(/<img|<IMG|\]\(|^# /m);
    const row = end.summary.split("\n").find((line) => line.startsWith("| <code>requiredStatuses")) ?? "";
    expect(row.split("|")).toHaveLength(5);
    expect(row).toContain("&#60;img src=x&#62;");
  });

  test("sends no header of Terraform or OpenTofu", async () => {
    const { requests } = await update("concurrency: 5");

    for (const { headers } of requests) {
      expect(JSON.stringify(headers)).not.toMatch(/terraform|opentofu/i);
      expect(headers).not.toHaveProperty("x-source");
    }
  });
});

describe("update-queue with requiredStatuses", () => {
  const statuses = ["build", "unit"];

  test("removes the list when the value is null", async () => {
    const end = await update("requiredStatuses: null", { queue: { requiredStatuses: statuses } });

    expect(end.outputs.result).toBe("updated");
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), deleteRequiredStatuses: true }]);
    expect(changesOf(end)).toEqual([{ setting: "requiredStatuses", from: statuses, to: null }]);
    expect(queueFor(end.service)?.requiredStatuses).toEqual([]);
  });

  test.each([
    ["an empty list", patchReply({ requiredStatuses: [] })],
    ["null", patchReply({ requiredStatuses: null })],
    ["nothing", patchReply({}, ["requiredStatuses"])],
  ])("changes nothing when the value is null and the reply contains %s", async (_, faults) => {
    const end = await update("requiredStatuses: ~", { queue: { requiredStatuses: statuses }, faults });

    expect(endOf(end)).toBe("unchanged getQueue");
  });

  test("leaves the list unchanged when the setting is not given", async () => {
    const end = await update("concurrency: 5", { queue: { requiredStatuses: statuses } });

    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), concurrency: 5 }]);
    expect(queueFor(end.service)?.requiredStatuses).toEqual(statuses);
  });
});

describe("update-queue with invalid settings", () => {
  test.each([
    ["", "settings: is required: one setting per line"],
    ["# nothing yet", "settings: contains no setting; write one setting per line"],
    ["{}", "settings: contains no setting"],
    [
      "concurrency 5",
      'settings: line 1: must be a mapping of settings: write one setting per line, such as "concurrency: 5"; got "concurrency 5".',
    ],
    ["- concurrency: 5", "settings: line 1: must be a mapping of settings"],
    ["concurrency: 5\nconcurrency: 6", "settings: line 2: the key concurrency occurs twice."],
    ["concurrency: [5\nbatch: true", "settings: line 2: Flow sequence in block collection"],
    ["requiredStatuses: !!binary YnVpbGQ=", "settings: line 1: Unresolved tag: tag:yaml.org,2002:binary."],
    [
      "requiredStatuses: []",
      "settings: line 1, requiredStatuses: must be a list of names, or null to remove the queue's own list",
    ],
  ])("rejects the settings %j", async (settings, message) => {
    const end = await update(settings);

    expect(endOf(end)).toBe("input");
    expect(end.outputs["error-message"]).toContain(message);
  });

  test("reports all invalid settings with their lines, and other invalid inputs", async () => {
    const settings = [
      "concurrency: 0",
      "merge-method: squash",
      "mode: queue",
      "state: paused",
      "batch: yes",
      "enqueueingLabel: trunk-queued",
      "shoeSize: 43",
    ].join("\n");

    const end = await runQueue("update-queue", { settings, summary: "on", "target-branch": "" });

    expect(end.requests).toEqual([]);
    expect((end.outputs["error-message"] ?? "").split("\n")).toEqual([
      '- summary: must be true or false; got "on".',
      "- settings: line 1, concurrency: must be a whole number of 1 or more; got 0.",
      "- settings: line 2, merge-method: is not a setting; did you mean mergeMethod?",
      '- settings: line 3, mode: must be one of single, parallel; got "queue".',
      "- settings: line 4, state: is not a setting; use the operations pause-queue, resume-queue and drain-queue.",
      '- settings: line 5, batch: must be true or false; got "yes".',
      '- settings: line 6, enqueueingLabel: must be the name of a label that does not begin with trunk- (except trunk-merge-queue-submit); got "trunk-queued".',
      expect.stringContaining("- settings: line 7, shoeSize: is not a setting; the settings are mode, concurrency, "),
      "- target-branch: a value is required; update-queue changes a queue, and has no default for the branch of the queue.",
    ]);
  });

  test("lists the known settings only once when many keys are unknown", async () => {
    const end = await update(Array.from({ length: 300 }, (_, index) => `shoeSize${index}: 43`).join("\n"));

    const message = end.outputs["error-message"] ?? "";
    expect(message).toContain("settings: line 2, shoeSize1: is not a setting.");
    expect(message.match(/the settings are/g)).toHaveLength(1);
  });
});

describe("update-queue with a mode", () => {
  const SWITCHING: Fault = { kind: "patch", merge: { state: "SWITCHING_MODES" } };

  test("reports the mode switch when the queue is not empty", async () => {
    const end = await update("mode: parallel\nconcurrency: 9", { line: 1 });

    expect(end.outputs.result).toBe("updated");
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), mode: "parallel", concurrency: 9 }]);
    expect(end.log).toContain(
      "The queue is switching modes now. The new mode takes effect once all pull requests in the queue are merged or removed.",
    );
    expect(queueFor(end.service)).toMatchObject({ state: "switching_modes", mode: "single", concurrency: 9 });
  });

  test("reports no mode switch when the queue is empty", async () => {
    const end = await update("mode: parallel");

    expect(end.log).not.toContain("switching modes");
    expect(queueFor(end.service)).toMatchObject({ state: "running", mode: "parallel" });
  });

  test("waits until the mode switch is finished, then compares the settings again", async () => {
    const end = await update("mode: parallel\nconcurrency: 5", {
      queue: { mode: "parallel" },
      faults: patchReply({ state: "switching_modes", mode: "single" }),
    });

    expect(endOf(end)).toBe("updated getQueue getQueue updateQueue");
    expect(bodiesOf(end, "updateQueue")).toEqual([{ ...queueBody(), concurrency: 5 }]);
    expect(end.log.match(/is switching modes; waiting at most 2m/g)).toHaveLength(1);
  });

  test("finishes at once during a mode switch when no setting differs", async () => {
    const faults = [{ endpoint: "getQueue", fault: SWITCHING }] as const;

    expect(endOf(await update("concurrency: 5", { queue: { concurrency: 5 }, faults }))).toBe("unchanged getQueue");
  });
});
