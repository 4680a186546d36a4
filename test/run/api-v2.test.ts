import { describe, expect, test } from "vitest";
import type { Fault, FaultEndpoint, LocalService } from "../../local-queue/src/serve/service.js";
import { annotations, errorLine, givenService } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { cancelSilently, entryOf, givenQueued, givenTesting } from "../support/queue.js";
import { queueFor, switchModes } from "../support/queue-requests.js";
import { type HereOptions, runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

type Inputs = Readonly<Record<string, string>>;

/** Runs an operation with a key of API v2. Returns the write requests separately. */
async function runV2(service: LocalService, inputs: Inputs, options: HereOptions = {}, token = service.keys.all) {
  const end = await runHere(service, { token, "api-url": service.apiV2Url, ...inputs }, options);
  const writes = end.requests.filter(({ method }) => method !== "GET");
  return { ...end, writes: writes.map(({ endpoint }) => String(endpoint)) };
}

function rejectWith(service: LocalService, endpoint: FaultEndpoint, status: number, code: string): void {
  const json = { error: { code, message: `text of ${code}` } };
  service.control.addFault({ endpoint, fault: { kind: "reply", status, json } });
}

describe("a setting over the limit of API v2", () => {
  test("apply-queue changes no queue of the file", async () => {
    const service = await givenService();
    service.control.addQueue({ branch: "develop" });
    const config = "queues: { main: { concurrency: 5 }, develop: { concurrency: 1001 } }";
    const workspace = givenWorkspace({ ".github/merge-queue.yml": config });

    const end = await runV2(service, { operation: "apply-queue" }, { workspace });

    expect([end.outputs["error-kind"], end.writes]).toEqual(["input", []]);
    expect(errorLine(end.log)).toContain(
      "The setting concurrency is 1001, but API v2 accepts at most 1000. Nothing was sent.",
    );
  });

  test("create-queue creates no queue", async () => {
    const service = await givenService();
    const settings = "{ concurrency: 2, testingTimeoutMinutes: 10081 }";

    const end = await runV2(service, { operation: "create-queue", "target-branch": "develop", settings });

    expect([end.outputs["error-kind"], end.writes]).toEqual(["input", []]);
  });
});

describe("submit with update: true on API v2", () => {
  test("needs no permission for settings that stay equal", async () => {
    const service = await givenService();
    const event = pullRequestEvent(givenQueued(service));
    const inputs = { operation: "submit", update: "true", priority: "high" };

    const first = await runV2(service, inputs, { event }, service.keys.priority);
    const second = await runV2(service, inputs, { event }, service.keys.read);

    expect([first.outputs.result, first.writes]).toEqual(["updated", ["pullRequests.updateQueueEntry"]]);
    expect([second.outputs.result, second.writes]).toEqual(["updated", []]);
  });

  test("plans no request when the record shows the given settings", async () => {
    const service = await givenService();
    const event = pullRequestEvent(givenQueued(service));

    const end = await runV2(service, { operation: "submit", update: "true", "dry-run": "true" }, { event });

    expect([end.outputs.result, end.writes]).toEqual(["planned", []]);
    expect(end.log).toContain(
      "The step would send nothing: #1 is in the merge queue for main of local/playground and already has this priority",
    );
    expect(end.log).not.toContain("PATCH");
  });

  test("returns already-queued with a warning when the service rejects changes in the queue", async () => {
    const service = await givenService();
    const event = pullRequestEvent(givenQueued(service));
    rejectWith(service, "pullRequests.updateQueueEntry", 409, "PR_ALREADY_ENQUEUED");

    const end = await runV2(service, { operation: "submit", update: "true", priority: "high" }, { event });

    expect(end.outputs.result).toBe("already-queued");
    expect(annotations(end.log)).toEqual([expect.stringContaining("::warning::The service rejects changes")]);
  });

  test("fails with advice when the pull request has left the queue", async () => {
    const service = await givenService();
    const event = pullRequestEvent(givenQueued(service));
    rejectWith(service, "pullRequests.updateQueueEntry", 409, "PR_NOT_IN_ACTIVE_STATE");

    const end = await runV2(service, { operation: "submit", update: "true", priority: "high" }, { event });

    expect(end.outputs["error-kind"]).toBe("rejected");
    expect(end.log).toContain("The pull request is no longer in the queue. Check the status of the pull request.");
  });
});

describe("API v2 when the pull request is in the queue of main", () => {
  test.each([
    ["submit", "error", "#1 is in the merge queue for main. Nothing was sent."],
    [
      "cancel",
      "not-queued",
      "is in the merge queue for main. To act on the pull request in that queue, set target-branch: main.",
    ],
    ["restart-tests", "error", "The service did not find #1 in the merge queue for develop of local/playground."],
    [
      "status",
      "not-submitted",
      "is in the merge queue for main. To act on the pull request in that queue, set target-branch: main.",
    ],
  ])(
    "the operation %s with target-branch develop changes nothing in the queue of main",
    async (operation, result, message) => {
      const service = await givenService();
      service.control.addQueue({ branch: "develop" });
      const pullRequest = givenQueued(service);
      const event = pullRequestEvent(pullRequest);

      const end = await runV2(service, { operation, "target-branch": "develop" }, { event });

      expect([end.outputs.result, end.writes]).toEqual([result, []]);
      expect(end.log).toContain(message);
      expect(end.outputs["safe-to-push"]).toBe(operation === "status" ? "false" : undefined);
      expect(entryOf(service, pullRequest.number)?.state).not.toBe("cancelled");
    },
  );
});

describe("submit on API v2", () => {
  test("returns not-found with advice when the service does not know the pull request", async () => {
    const service = await givenService();

    const end = await runV2(service, { operation: "submit", "pr-number": "99", "target-branch": "main" });

    expect([end.outputs.result, end.outputs["error-kind"]]).toEqual(["error", "not-found"]);
    expect(errorLine(end.log)).toContain("The service did not find pull request #99 of the queue for main of local/");
    expect(end.log).toContain("The service needs up to a minute to find a new pull request.");
  });

  test("returns already-queued when another run has just submitted the pull request", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    cancelSilently(service, pullRequest.number);
    service.control.advance(5);
    const event = pullRequestEvent(pullRequest);
    service.control.addFault({
      endpoint: "mergeQueues.submitPullRequest",
      fault: {
        kind: "reply",
        status: 409,
        json: { error: { code: "PR_ALREADY_ENQUEUED", message: "" } },
        afterEffect: true,
      },
    });

    const end = await runV2(service, { operation: "submit" }, { event });

    expect([end.outputs.result, end.writes]).toEqual(["already-queued", ["mergeQueues.submitPullRequest"]]);
  });

  test.each<[string, Fault]>([
    ["a dropped connection", { kind: "drop", when: "after" }],
    ["a 502", { kind: "status", status: 502, afterEffect: true }],
  ])("finds the new attempt after %s although its entry has the id of the previous attempt", async (_what, fault) => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    cancelSilently(service, pullRequest.number);
    service.control.advance(5);
    service.control.addFault({ endpoint: "mergeQueues.submitPullRequest", fault });

    const end = await runV2(service, { operation: "submit" }, { event: pullRequestEvent(pullRequest) });

    expect([end.outputs.result, end.writes]).toEqual(["submitted", ["mergeQueues.submitPullRequest"]]);
    expect(end.outputs["submitted-at"]).not.toBe("");
    expect(end.log).toContain(
      "The reply of the service does not show whether the submission succeeded, but the record of the pull request shows the submission.",
    );
  });
});

test.each<[operation: string, endpoint: FaultEndpoint, kind: string | undefined, result: string, writes: number]>([
  ["cancel", "pullRequests.dequeue", undefined, "cancelled", 2],
  ["restart-tests", "pullRequests.restartTests", "rejected", "error", 1],
])("%s on API v2 returns its result when the first reply has the code PR_NOT_IN_ACTIVE_STATE", async (...row) => {
  const [operation, endpoint, kind, result, writes] = row;
  const service = await givenService();
  const event = pullRequestEvent(givenQueued(service));
  rejectWith(service, endpoint, 409, "PR_NOT_IN_ACTIVE_STATE");

  const end = await runV2(service, { operation }, { event });

  expect([end.outputs.result, end.outputs["error-kind"] || undefined]).toEqual([result, kind]);
  expect(end.writes).toEqual(Array.from({ length: writes }, () => endpoint));
});

test("restart-tests on API v2 names the states in which tests can be restarted", async () => {
  const service = await givenService();
  const event = pullRequestEvent(givenQueued(service, { mergeability: "not_mergeable" }));

  const end = await runV2(service, { operation: "restart-tests" }, { event });

  expect(end.outputs["error-kind"]).toBe("rejected");
  expect(end.log).toContain("Only tests of a pull request in the state testing or pending_failure can be restarted.");
});

test("set-impacted-targets on API v2 advises to wait when the service does not know the pull request yet", async () => {
  const service = await givenService();
  const event = pullRequestEvent({ number: 404, headSha: "a".repeat(40) });

  const end = await runV2(service, { operation: "set-impacted-targets", "impacted-targets": "api" }, { event });

  expect(end.outputs["error-kind"]).toBe("not-found");
  expect(errorLine(end.log)).toContain("The service did not find pull request #404");
  expect(end.log).toContain("The service needs up to a minute to find a new pull request.");
});

test.each<Inputs>([{ operation: "metrics", "target-branch": "main" }, { operation: "list-quarantined-tests" }])(
  "$operation on API v2 names the repository when the service does not know it",
  async (inputs) => {
    const service = await givenService();

    const end = await runV2(service, { ...inputs, repository: "local/unknown" });

    expect(end.outputs["error-kind"]).toBe("not-found");
    expect(end.log).toContain(
      "The service does not know the repository, or the repository and the key belong to different organizations",
    );
  },
);

test("list-quarantined-tests on API v2 gives no advice about the input org-slug", async () => {
  const service = await givenService();
  rejectWith(service, "tests.list", 403, "INSUFFICIENT_PERMISSIONS");

  const end = await runV2(service, { operation: "list-quarantined-tests", "org-slug": "other" });

  expect(end.outputs["error-kind"]).toBe("auth");
  expect(end.log).not.toContain("org-slug");
});

test("set-impacted-targets on API v2 reports a short-lived token that the service does not accept", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({});
  const { token } = service.control.addForkRun({ runId: "1000", headSha: pullRequest.headSha, live: true });
  const inputs = { operation: "set-impacted-targets", "impacted-targets": "api" };

  const end = await runV2(service, inputs, { event: pullRequestEvent(pullRequest) }, token);

  expect(end.outputs["error-kind"]).toBe("auth");
  expect(end.log).toContain(
    "The short-lived token has expired, or the service does not accept it for this API request.",
  );
});

test("list-quarantined-tests on API v2 lists two tests with the same name from two collections", async () => {
  const service = await givenService({ quarantinedTests: [{ name: "adds" }, { name: "adds" }] });

  const end = await runV2(service, { operation: "list-quarantined-tests" });

  expect(end.outputs.count).toBe("2");
});

describe("update-queue on API v2 when the second of two requests fails", () => {
  const settings = "{ mode: parallel, batch: true }";

  test("names the setting that was not changed", async () => {
    const service = await givenService();
    rejectWith(service, "mergeQueues.switchModes", 409, "MODE_CHANGE_IN_PROGRESS");

    const end = await runV2(service, { operation: "update-queue", "target-branch": "main", settings });

    expect([end.outputs["error-kind"], end.writes]).toEqual([
      "rejected",
      ["mergeQueues.updateConfig", "mergeQueues.switchModes"],
    ]);
    expect(end.log).toContain("Settings not applied: mode.");
    expect(end.log).toContain("The queue is switching modes and rejects changes until it is empty.");
  });

  test("succeeds when a later read shows all changes", async () => {
    const service = await givenService();
    service.control.addFault({ endpoint: "mergeQueues.switchModes", fault: { kind: "drop", when: "after" } });

    const end = await runV2(service, { operation: "update-queue", "target-branch": "main", settings });

    expect([end.outputs.result, end.writes]).toEqual([
      "updated",
      ["mergeQueues.updateConfig", "mergeQueues.switchModes"],
    ]);
  });
});

/** Starts a service whose queue reports a pull request that awaits its admission. */
async function givenAwaiting() {
  const service = await givenService();
  const { number, headSha: sha, title } = service.control.addPullRequest();
  const merge = { awaitingAdmission: [{ id: "1", number, sha, title }], awaitingAdmissionTotal: 1 };
  service.control.addFault({ endpoint: "mergeQueues.order", times: 0, fault: { kind: "patch", merge } });
  return service;
}

describe("a pull request that awaits its admission on API v2", () => {
  test("drain-queue does not wait for it, because a draining queue does not admit it", async () => {
    const service = await givenAwaiting();

    const end = await runV2(service, { operation: "drain-queue", "target-branch": "main" });

    expect(end.outputs).toMatchObject({ result: "drained", depth: "0" });
    expect(end.summary).not.toContain("Remaining pull requests");
    expect(end.log).toContain("No admitted pull request was left after");
    expect(end.log).toContain("Pull requests that the queue has not admitted yet: #1.");
  });

  test("get-queue lists it without a position", async () => {
    const end = await runV2(await givenAwaiting(), { operation: "get-queue", "target-branch": "main" });

    expect(end.outputs.depth).toBe("1");
    expect(end.summary).toMatch(/^\| {2}\| \[#1\].* not admitted yet \|$/m);
  });
});

/** Starts a service with a pull request in a queue that switches modes. */
async function givenSwitching() {
  const service = await givenService();
  givenTesting(service);
  switchModes(service);
  return service;
}

describe("pause-queue on API v2 during a mode switch", () => {
  const inputs = { operation: "pause-queue", "target-branch": "main" };

  test("sends the pause at once, and does not report it as certain when the switch lasts longer than two minutes", async () => {
    const service = await givenSwitching();

    const end = await runV2(service, inputs, { frozen: true });

    expect([end.outputs["error-kind"], end.outputs["previous-state"], end.writes]).toEqual([
      "rejected",
      "switching_modes",
      ["mergeQueues.pause"],
    ]);
    expect(errorLine(end.log)).toContain(
      "is still switching modes, so it is not known whether the change has taken effect.",
    );
    expect(end.log).toContain("The service accepted the change to the state paused during the switch.");
    service.control.advance(3600);
    expect(queueFor(service)?.state).toBe("paused");
  });

  test("sends the pause again when the queue runs after the switch", async () => {
    const service = await givenSwitching();
    const json = { id: "q", state: "switchingModes", mode: "queue", pullRequestsUrl: "" };
    service.control.addFault({ endpoint: "mergeQueues.pause", fault: { kind: "reply", status: 200, json } });

    const end = await runV2(service, inputs, { onPause: () => service.control.advance(3600) });

    expect(end.outputs).toMatchObject({ result: "paused", "previous-state": "running" });
    expect(end.writes).toEqual(["mergeQueues.pause", "mergeQueues.pause"]);
    expect(queueFor(service)?.state).toBe("paused");
  });

  test("reports an unknown effect when the pause gets no reply and the queue still switches modes", async () => {
    const service = await givenSwitching();
    service.control.addFault({ endpoint: "mergeQueues.pause", fault: { kind: "drop", when: "after" } });

    const end = await runV2(service, inputs, { frozen: true });

    expect([end.outputs["error-kind"], end.writes]).toEqual(["unavailable", ["mergeQueues.pause"]]);
    expect(end.log).toContain("the queue is switching modes, so the effect of the request is unknown.");
  });

  test("reports the accepted pause when the step is stopped during the wait", async () => {
    const service = await givenSwitching();

    const end = await runV2(service, inputs, { onPause: (_, stop) => stop.abort() });

    expect([end.outputs["error-kind"], end.writes]).toEqual(["aborted", ["mergeQueues.pause"]]);
    expect(end.log).toContain("The service accepted the change to the state paused during the switch.");
  });
});
