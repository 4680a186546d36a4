import { expect, test } from "vitest";
import { annotations, errorLine, givenService } from "../support/action.js";
import { byApi } from "../support/api.js";
import { givenTesting } from "../support/queue.js";
import { givenPullRequest, recordOf, scriptRecord, waitByBundle, waitFor, whenever } from "../support/run-wait.js";

test("wait-for-merge succeeds after a merge, and returns the merge commit on the target branch", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.advance(5);

  const end = await waitByBundle(
    service,
    pullRequest,
    {},
    { onLine: (line) => void (line.startsWith("#1: testing") && service.control.advance(60)) },
  );

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    result: "merged",
    "error-kind": "",
    "merge-commit-sha": service.engine.snapshots()[0]?.branches.main,
  });
  expect(Number(end.outputs["waited-seconds"])).toBeGreaterThanOrEqual(1);
  expect(annotations(end.log)).toEqual([]);
  expect(end.summary).toContain("```mermaid\ngantt\n");
});

test("wait-for-merge warns about the missing permission when the token cannot read pull requests", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.advance(60);
  service.control.addFault({ endpoint: "github:*", times: 0, fault: { kind: "status", status: 403 } });

  const end = await waitFor(service, pullRequest);

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "merged", "merge-commit-sha": "", "error-kind": "" });
  expect(end.calls.filter((name) => name === "github:pulls.get")).toHaveLength(1);
  expect(annotations(end.log)).toEqual([expect.stringContaining("::warning::The output merge-commit-sha is empty")]);
  expect(end.log).toContain("  permissions:\n    contents: read\n    pull-requests: read\n");
});

/** Each case takes seconds of real time, so the cases run concurrently. */
test("wait-for-merge finishes at the timeout when the service or GitHub hangs", async () => {
  const ends = await Promise.all([serviceHangs(), queueHangs(), lookUpHangs()]);
  const [service, queue, lookUp] = ends;

  expect(service.exitCode).toBe(1);
  expect(service.outputs).toMatchObject({
    result: "timed-out",
    "error-kind": "timeout",
    "waited-seconds": expect.stringMatching(/^[4-6]$/),
  });
  expect(errorLine(service.log)).toMatch(
    /the step could not read the state from the service for the last .+\. The last known state is /,
  );
  expect(service.log).toContain("no complete answer within");

  expect(queue.outputs).toMatchObject({
    result: "timed-out",
    state: "testing",
    "waited-seconds": expect.stringMatching(/^[4-6]$/),
  });
  expect(queue.log).toContain("The position in the queue is not known; the wait goes on without it.");

  expect(lookUp.outputs).toMatchObject({
    result: "failed",
    // The service's list of test results names the check, without a request to GitHub for the test branch.
    "failing-checks": '["test"]',
    "error-kind": "result",
    "test-run-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
    cause: "tests-failed",
  });
  const lookUps = lookUp.calls.filter((name) => name === "github:matching-refs");
  expect(lookUps).toHaveLength(byApi({ v1: 1, v2: 0 }));
});

async function serviceHangs() {
  const { service, pullRequest } = await givenPullRequest();
  const fault = { kind: "hang" } as const;
  service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 1, times: 0, fault });
  return waitByBundle(service, pullRequest, { timeout: "4s" });
}

async function queueHangs() {
  const { service, pullRequest } = await givenPullRequest();
  scriptRecord(service, [recordOf(pullRequest, "testing"), recordOf(pullRequest, "testing")]);
  service.control.addFault({ endpoint: "getQueue", times: 0, fault: { kind: "hang" } });
  return waitByBundle(service, pullRequest, { timeout: "4s" });
}

async function lookUpHangs() {
  const service = await givenService();
  const pullRequest = givenTesting(service, { testPlan: { testSeconds: 20, result: "fail" } });
  const unnamed = { kind: "patch", merge: { verifiedByTestRun: null } } as const;
  service.control.addFault({ endpoint: "getSubmittedPullRequest", times: 0, fault: unnamed });
  service.control.addFault({ endpoint: "github:matching-refs", times: 0, fault: { kind: "hang" } });
  const later = whenever(
    () => service.requests.filter(({ endpoint }) => endpoint === "getSubmittedPullRequest").length >= 3,
    () => service.control.advance(60),
  );
  return waitByBundle(service, pullRequest, {}, later);
}
