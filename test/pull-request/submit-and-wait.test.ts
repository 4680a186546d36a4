import { expect, test } from "vitest";
import { errorLine } from "../support/action.js";
import { givenPullRequest, QUEUE, waitFor } from "../support/run-wait.js";

const SUBMIT = { operation: "submit", wait: "true" };

test("submit with wait returns the result of the merge and the facts of the submission", async () => {
  const { service, pullRequest } = await givenPullRequest({}, false);

  const end = await waitFor(service, pullRequest, SUBMIT);

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    result: "merged",
    submission: "submitted",
    state: "merged",
    "pr-number": "1",
    "pr-sha": pullRequest.headSha,
    "merge-commit-sha": service.engine.snapshots()[0]?.branches.main,
  });
  expect(end.outputs["submitted-at"]).toMatch(/Z$/);
  expect(end.calls.filter((name) => name === "submitPullRequest")).toHaveLength(1);
  expect(end.log).toContain("#1 was submitted to the merge queue for main of local/playground.");
  expect(end.summary).toContain("Time in each state");
});

test("submit with wait ignores the outcome of the previous attempt", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.engine.cancelPullRequest(QUEUE, 1);
  service.control.advance(5);

  const end = await waitFor(service, pullRequest, SUBMIT);

  expect(end.outputs).toMatchObject({ result: "merged", submission: "submitted" });
});

test('submit with wait exits with code 1 and the result "failed" when the tests fail', async () => {
  const { service, pullRequest } = await givenPullRequest({}, false);
  service.control.updatePullRequest(1, { testPlan: { result: "fail" } });

  const end = await waitFor(service, pullRequest, SUBMIT);

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "failed", submission: "submitted", "error-kind": "result" });
  expect(errorLine(end.log)).toContain("title=submit%3A failed::#1 failed in the merge queue");
});

test("submit with wait sends no submission when the pull request is already in the queue", async () => {
  const { service, pullRequest } = await givenPullRequest();

  const end = await waitFor(service, pullRequest, SUBMIT);

  expect(end.outputs).toMatchObject({ result: "merged", submission: "already-queued", "submitted-at": "" });
  expect(end.calls).not.toContain("submitPullRequest");
});

test("submit with wait returns the outcome of the last attempt when resubmit is false", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.engine.cancelPullRequest(QUEUE, 1);
  service.control.advance(5);

  const end = await waitFor(service, pullRequest, { ...SUBMIT, resubmit: "false" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "cancelled", submission: "not-resubmitted" });
  expect(end.calls).not.toContain("submitPullRequest");
});

test("wait-for-merge accepts the output submitted-at of submit as its input since", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.engine.cancelPullRequest(QUEUE, 1);
  service.control.advance(5);
  const submitted = await waitFor(service, pullRequest, {
    operation: "submit",
    "poll-interval": "",
    "grace-period": "",
    timeout: "",
  });
  expect(submitted.outputs.result).toBe("submitted");
  service.control.advance(60);

  const end = await waitFor(service, pullRequest, { since: submitted.outputs["submitted-at"] ?? "" });

  expect(end.outputs.result).toBe("merged");
});

test("submit with wait sets the output `submission` to `already-merged` when the pull request was merged before", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.control.advance(60);

  const end = await waitFor(service, pullRequest, SUBMIT);

  expect([end.exitCode, end.outputs.result, end.outputs.submission]).toEqual([0, "merged", "already-merged"]);
});

test("submit with wait returns the outputs of the submission when the wait fails", async () => {
  const { service, pullRequest } = await givenPullRequest({}, false);
  const fault = { kind: "status", status: 401, body: "revoked" } as const;
  service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 2, times: 0, fault });

  const end = await waitFor(service, pullRequest, SUBMIT);

  const submission = { submission: "submitted", state: "not_ready", "submitted-at": expect.stringMatching(/Z$/) };
  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "auth", ...submission });
  expect(end.result).toMatchObject({ result: "error", submission: "submitted" });
});
