import { expect, test } from "vitest";
import { errorLine } from "../action/harness.js";
import { givenPullRequest, QUEUE, recordOf, scriptRecord, waitFor } from "../action/waiting.js";

const SUBMIT = { operation: "submit", wait: "true" };

test("submit with wait goes on to the merge, and says how the submission went too", async () => {
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
  expect(end.summary).toContain("Where the time went");
});

test("the end of the attempt before is not taken for the end of the new one", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.engine.cancelPullRequest(QUEUE, 1);
  service.control.advance(5);

  const end = await waitFor(service, pullRequest, SUBMIT);

  expect(end.outputs).toMatchObject({ result: "merged", submission: "submitted" });
});

test("neither is it when the service goes on showing it for a while", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.engine.cancelPullRequest(QUEUE, 1);
  service.control.advance(5);
  const old = recordOf(pullRequest, "failed");
  scriptRecord(service, [
    old,
    old,
    old,
    recordOf(pullRequest, "merged", { stateChangedAt: "2026-01-31T12:30:00.000Z" }),
  ]);

  const end = await waitFor(service, pullRequest, { ...SUBMIT, "github-token": "" });

  expect(end.outputs).toMatchObject({ result: "merged", submission: "submitted" });
});

test("an attempt that ends badly after its submission fails the step with the wait's result", async () => {
  const { service, pullRequest } = await givenPullRequest({}, false);
  service.control.updatePullRequest(1, { testPlan: { result: "fail" } });

  const end = await waitFor(service, pullRequest, SUBMIT);

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "failed", submission: "submitted", "error-kind": "result" });
  expect(errorLine(end.log)).toContain("title=submit%3A failed::#1 failed in the merge queue");
});

test("a pull request that is in the queue already is waited for, not submitted again", async () => {
  const { service, pullRequest } = await givenPullRequest();

  const end = await waitFor(service, pullRequest, SUBMIT);

  expect(end.outputs).toMatchObject({ result: "merged", submission: "already-queued", "submitted-at": "" });
  expect(end.calls).not.toContain("submitPullRequest");
});

test("one that was merged between the reading and the writing is merged, and not queued again", async () => {
  const { service, pullRequest } = await givenPullRequest({}, false);
  service.control.addFault({
    endpoint: "submitPullRequest",
    fault: { kind: "reply", status: 400, text: "Pull request #1 is merged" },
  });
  service.control.addFault({
    endpoint: "getSubmittedPullRequest",
    fault: { kind: "reply", status: 404, text: "not submitted" },
  });
  scriptRecord(service, [recordOf(pullRequest, "merged")]);

  const end = await waitFor(service, pullRequest, { ...SUBMIT, "github-token": "" });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "merged", submission: "already-merged" });
  expect(end.calls.filter((name) => name === "submitPullRequest")).toHaveLength(1);
});

test("resubmit: false waits for nothing new, and tells how the last attempt ended", async () => {
  const { service, pullRequest } = await givenPullRequest();
  service.engine.cancelPullRequest(QUEUE, 1);
  service.control.advance(5);

  const end = await waitFor(service, pullRequest, { ...SUBMIT, resubmit: "false" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "cancelled", submission: "not-resubmitted" });
  expect(end.calls).not.toContain("submitPullRequest");
});

test("a push between event and submission is not waited for", async () => {
  const { service, pullRequest } = await givenPullRequest({}, false);
  service.control.updatePullRequest(1, { headSha: "new" });

  const end = await waitFor(service, pullRequest, SUBMIT);

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "head-changed", submission: "head-changed" });
  expect(service.engine.getSubmittedPullRequest(QUEUE, { number: 1 }).state).toBe("cancelled");
});

test("since of a submit step is what its wait step needs", async () => {
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

test("a stop during the wait takes our submission out again with cancel-on-abort", async () => {
  const { service, pullRequest } = await givenPullRequest({}, false);
  const inputs = { ...SUBMIT, "cancel-on-abort": "true", "poll-interval": "1h", timeout: "5h" };

  const end = await waitFor(service, pullRequest, inputs, { onPause: (_pauses, stop) => stop.abort() });

  expect(end.outputs).toMatchObject({ result: "aborted", submission: "submitted", "error-kind": "aborted" });
  expect(service.engine.getSubmittedPullRequest(QUEUE, { number: 1 }).state).toBe("cancelled");
});
