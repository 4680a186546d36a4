import { describe, expect, test } from "vitest";
import type { Fault, LocalService, PullRequest } from "../../src/local-queue/service.js";
import { runHere } from "../run/run-here.js";
import { pullRequestEvent } from "./events.js";
import { givenService, runAction } from "./harness.js";
import { entryOf, givenQueued, givenTesting, runsOf } from "./queue.js";

const REPLIES: readonly Fault[] = [
  { kind: "reply", status: 200, text: "OK", afterEffect: true },
  { kind: "reply", status: 200, text: "", afterEffect: true },
  { kind: "reply", status: 200, json: {}, afterEffect: true },
  { kind: "reply", status: 201, json: [], afterEffect: true },
  { kind: "reply", status: 202, text: "<html><body>Done</body></html>", afterEffect: true },
  { kind: "reply", status: 204, text: "", afterEffect: true },
  { kind: "headers-only" },
];

/** The tests go on while the next pull requests are prepared, whichever of them meets which reply. */
function givenLongTests(service: LocalService): PullRequest {
  return givenTesting(service, { testPlan: { testSeconds: 600 } });
}

const WRITES = [
  ["submitPullRequest", "submit", "submitted", (service) => service.control.addPullRequest()],
  ["cancelPullRequest", "cancel", "cancelled", givenQueued],
  ["restartTestsOnPullRequest", "restart-tests", "restarted", givenLongTests],
  ["setImpactedTargets", "set-impacted-targets", "uploaded", (service) => service.control.addPullRequest()],
] as const satisfies readonly (readonly [string, string, string, (service: LocalService) => PullRequest])[];

describe("the text of a good reply to a write means nothing", () => {
  test.each(WRITES)("%s", async (endpoint, operation, result, given) => {
    const service = await givenService({ queue: { concurrency: 9 } });
    const pullRequests = REPLIES.map(() => given(service));
    for (const fault of REPLIES) service.control.addFault({ endpoint, fault });
    const targets = operation === "set-impacted-targets" ? { "impacted-targets": "one" } : {};

    const ends = await Promise.all(
      pullRequests.map((pullRequest) =>
        runHere(service, { operation, ...targets }, { event: pullRequestEvent(pullRequest) }),
      ),
    );

    expect(ends.map(({ exitCode, outputs }) => [exitCode, outputs.result])).toEqual(REPLIES.map(() => [0, result]));
    expect(service.control.state().faults).toEqual([]);
    const writes = service.requests.filter((request) => request.endpoint === endpoint);
    expect(writes.map((request) => request.fault)).toEqual(REPLIES.map(({ kind }) => kind));
  });
});

describe("an effect happens once, although the connection ends without an answer", () => {
  test("a submission is found in the record and not repeated", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    service.control.addFault({ endpoint: "submitPullRequest", fault: { kind: "drop", when: "after" } });

    const end = await runAction(service, { operation: "submit" }, { event: pullRequestEvent(pullRequest) });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "submitted", submission: "submitted", "error-kind": "" });
    expect(end.outputs["submitted-at"]).toBe(entryOf(service, pullRequest.number)?.stateChangedAt);
    expect(end.calls).toEqual(["getSubmittedPullRequest", "getQueue", "submitPullRequest", "getSubmittedPullRequest"]);
    expect(end.log).toContain("its record shows the submission");
  });

  test.each<[string, Fault]>([
    ["a dropped connection", { kind: "drop", when: "after" }],
    ["a 502", { kind: "status", status: 502, afterEffect: true }],
    ["a 408", { kind: "status", status: 408, afterEffect: true }],
  ])("a cancellation is found in the record and not repeated after %s", async (_what, fault) => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.addFault({ endpoint: "cancelPullRequest", fault });

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "cancelled", state: "cancelled" });
    expect(end.calls).toEqual(["getSubmittedPullRequest", "cancelPullRequest", "getSubmittedPullRequest"]);
    expect(entryOf(service, pullRequest.number)?.isLive).toBe(false);
  });

  test("a cancellation that had no effect is an error about the cancellation, and is not repeated", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.addFault({ endpoint: "cancelPullRequest", fault: { kind: "drop", when: "before" } });

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(end.outputs["error-message"]).toContain("cancelPullRequest got no answer");
    expect(end.calls).toEqual(["getSubmittedPullRequest", "cancelPullRequest", "getSubmittedPullRequest"]);
    expect(entryOf(service, pullRequest.number)?.isLive).toBe(true);
  });

  test("a cancellation whose record cannot be read back is an error about the cancellation", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.addFault({ endpoint: "cancelPullRequest", fault: { kind: "drop", when: "after" } });
    service.control.addFault({
      endpoint: "getSubmittedPullRequest",
      skip: 1,
      times: 0,
      fault: { kind: "status", status: 400, body: "bad" },
    });

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(end.outputs["error-message"]).toContain("cancelPullRequest got no answer");
  });

  test("a restart is sent once, and the failure says that it may have happened", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);
    service.control.addFault({ endpoint: "restartTestsOnPullRequest", fault: { kind: "drop", when: "after" } });

    const end = await runHere(service, { operation: "restart-tests" }, { event: pullRequestEvent(pullRequest) });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(end.calls).toEqual(["restartTestsOnPullRequest"]);
    service.control.advance(2);
    expect(runsOf(service, pullRequest.number)).toBe(2);
    expect(end.log).toContain(`The tests of #${pullRequest.number} may have been restarted.`);
  });

  test("an upload is sent again, as the last one counts anyway", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    service.control.addFault({ endpoint: "setImpactedTargets", fault: { kind: "drop", when: "after" } });

    const end = await runHere(
      service,
      { operation: "set-impacted-targets", "impacted-targets": "one", verify: "false" },
      { event: pullRequestEvent(pullRequest) },
    );

    expect(end.outputs.result).toBe("uploaded");
    expect(end.calls).toEqual(["setImpactedTargets", "setImpactedTargets"]);
    expect(end.requests[0]?.body).toEqual(end.requests[1]?.body);
  });
});
