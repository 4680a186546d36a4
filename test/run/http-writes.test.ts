import { describe, expect, test } from "vitest";
import type { Fault, FaultSpec, LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import { givenService } from "../support/action.js";
import { entryOf, givenQueued, givenTesting, runsOf } from "../support/queue.js";
import { addPullRequest, runFor } from "../support/run-for.js";
import { runOn } from "../support/run-in-process.js";

const REPLIES: readonly Fault[] = [
  { kind: "reply", status: 200, text: "OK", afterEffect: true },
  { kind: "reply", status: 200, text: "", afterEffect: true },
  { kind: "reply", status: 200, json: {}, afterEffect: true },
  { kind: "reply", status: 201, json: [], afterEffect: true },
  { kind: "reply", status: 202, text: "<html><body>Done</body></html>", afterEffect: true },
  { kind: "reply", status: 204, text: "", afterEffect: true },
  { kind: "headers-only" },
];

/** Returns a pull request whose tests continue while the next pull requests are prepared. */
function givenLongTests(service: LocalService): PullRequest {
  return givenTesting(service, { testPlan: { testSeconds: 600 } });
}

const WRITES = [
  ["submitPullRequest", "submit", "submitted", addPullRequest],
  ["cancelPullRequest", "cancel", "cancelled", givenQueued],
  ["restartTestsOnPullRequest", "restart-tests", "restarted", givenLongTests],
  ["setImpactedTargets", "set-impacted-targets", "uploaded", addPullRequest],
] as const satisfies readonly (readonly [string, string, string, (service: LocalService) => PullRequest])[];

test.each(WRITES)("%s succeeds with any text in a successful reply", async (endpoint, operation, result, given) => {
  const service = await givenService({ queue: { concurrency: 9 } });
  const pullRequests = REPLIES.map(() => given(service));
  for (const fault of REPLIES) service.control.addFault({ endpoint, fault });
  const targets = operation === "set-impacted-targets" ? { "impacted-targets": "one" } : {};

  const ends = await Promise.all(
    pullRequests.map((pullRequest) => runOn(service, pullRequest, { operation, ...targets })),
  );

  expect(ends.map(({ exitCode, outputs }) => [exitCode, outputs.result])).toEqual(REPLIES.map(() => [0, result]));
  const writes = service.requests.filter((request) => request.endpoint === endpoint);
  expect(writes.map((request) => request.fault)).toEqual(REPLIES.map(({ kind }) => kind));
});

describe("a write whose connection closes without a reply", () => {
  const LOST: Fault = { kind: "drop", when: "after" };
  const CANCEL_CALLS = ["getSubmittedPullRequest", "cancelPullRequest", "getSubmittedPullRequest"];

  test("submit finds the submission in the record, and sends no second submission", async () => {
    const end = await runFor("submit", {}, { faults: [{ endpoint: "submitPullRequest", fault: LOST }] });

    expect(end.outputs).toMatchObject({ result: "submitted", submission: "submitted", "error-kind": "" });
    expect(end.outputs["submitted-at"]).toBe(entryOf(end.service, end.pullRequest.number)?.stateChangedAt);
    expect(end.calls).toEqual(["getSubmittedPullRequest", "getQueue", "submitPullRequest", "getSubmittedPullRequest"]);
    expect(end.log).toContain("the record of the pull request shows the submission");
  });

  test.each<Fault>([
    LOST,
    { kind: "status", status: 502, afterEffect: true },
    { kind: "status", status: 408, afterEffect: true },
  ])("cancel finds its effect in the record, and sends no second cancel, after %j", async (fault) => {
    const end = await runFor("cancel", {}, { given: givenQueued, faults: [{ endpoint: "cancelPullRequest", fault }] });

    expect(end.outputs).toMatchObject({ result: "cancelled", state: "cancelled" });
    expect(end.calls).toEqual(CANCEL_CALLS);
    expect(entryOf(end.service, end.pullRequest.number)?.isLive).toBe(false);
  });

  const UNREADABLE: FaultSpec = {
    endpoint: "getSubmittedPullRequest",
    skip: 1,
    times: 0,
    fault: { kind: "status", status: 400, body: "bad" },
  };

  test.each<[string, readonly FaultSpec[], boolean]>([
    ["had no effect", [{ endpoint: "cancelPullRequest", fault: { kind: "drop", when: "before" } }], true],
    [
      "may have succeeded, but the record cannot be read",
      [{ endpoint: "cancelPullRequest", fault: LOST }, UNREADABLE],
      false,
    ],
  ])("cancel fails when the cancel %s", async (_, faults, isLive) => {
    const end = await runFor("cancel", {}, { given: givenQueued, faults });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(end.outputs["error-message"]).toContain("cancelPullRequest got no answer");
    expect(end.calls).toEqual(CANCEL_CALLS);
    expect(entryOf(end.service, end.pullRequest.number)?.isLive).toBe(isLive);
  });

  test("restart-tests sends one request, and reports that it may have had an effect", async () => {
    const faults = [{ endpoint: "restartTestsOnPullRequest", fault: LOST }] as const;
    const end = await runFor("restart-tests", {}, { given: givenTesting, faults });

    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "unavailable" });
    expect(end.calls).toEqual(["restartTestsOnPullRequest"]);
    end.service.control.advance(2);
    expect(runsOf(end.service, end.pullRequest.number)).toBe(2);
    expect(end.log).toContain(`The tests of #${end.pullRequest.number} may have been restarted.`);
  });
});
