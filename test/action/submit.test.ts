import { expect, test } from "vitest";
import { pullRequestEvent } from "./events.js";
import { errorLine, givenService, runAction } from "./harness.js";
import { bodyFor, entryOf } from "./queue.js";
import { timeRunsOnceSeen } from "./waiting.js";

test("submit submits a pull request with the queue's own priority, and gives its new record", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ title: "A <b>title</b>" });

  const end = await runAction(service, { operation: "submit" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    result: "submitted",
    submission: "submitted",
    "pr-sha": pullRequest.headSha,
    "submitted-at": entryOf(service, pullRequest.number)?.stateChangedAt,
    "error-kind": "",
    "error-message": "",
  });
  expect(end.requests[2]).toMatchObject({ method: "POST", body: bodyFor(pullRequest.number) });
  expect(end.log).toContain("was submitted to the merge queue for main of local/playground.");
  expect(end.summary).toContain("### submit: submitted");
  expect(end.summary).not.toContain("<b>");
  expect(end.result).toMatchObject({ result: "submitted", record: { prSha: pullRequest.headSha } });
});

test("submit takes its own new submission back where the event is about another head", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();
  const earlier = "c".repeat(40);
  const event = pullRequestEvent({ ...pullRequest, headSha: earlier });

  const end = await runAction(service, { operation: "submit" }, { event });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "head-changed", "error-kind": "result", state: "cancelled" });
  expect(errorLine(end.log)).toContain(`is not the commit that this run is for (${earlier})`);
});

test("submit with wait goes on to the end of the wait, and keeps the outputs of the submission", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ testPlan: { result: "fail", testSeconds: 1 } });
  const inputs = { operation: "submit", wait: "true", "poll-interval": "1s", "grace-period": "1s" };

  const end = await runAction(service, inputs, { event: pullRequestEvent(pullRequest), ...timeRunsOnceSeen(service) });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "failed", submission: "submitted", "error-kind": "result" });
  expect(end.outputs["submitted-at"]).not.toBe("");
  expect(errorLine(end.log)).toContain("title=submit%3A failed::#1 failed in the merge queue");
});
