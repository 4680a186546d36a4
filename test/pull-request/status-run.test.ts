import { expect, test } from "vitest";
import { errorLine, givenService } from "../support/action.js";
import { pullRequestEvent } from "../support/action-events.js";
import { entryOf, givenCancelled, givenQueued, givenTesting, submitSilently } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";

test("a pull request that was never submitted is a normal result", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "not-submitted", "safe-to-push": "true", "queue-state": "running" });
});

test("a wrong target branch is not taken for a pull request that was not submitted", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const end = await runHere(
    service,
    { operation: "status", "target-branch": "mian" },
    { event: pullRequestEvent(pullRequest) },
  );

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
  expect(errorLine(end.log)).toContain("There is no merge queue for branch mian of local/playground.");
});

test("every field of the record is an output, in the service's own spelling", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ title: "A title", author: "developer-2" });
  submitSilently(service, pullRequest.number, 10);
  service.control.advance(3);

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  const entry = entryOf(service, pullRequest.number);
  expect(end.outputs).toMatchObject({
    result: "found",
    id: entry?.id,
    state: "testing",
    "state-changed-at": entry?.stateChangedAt,
    "priority-value": "10",
    "priority-name": "high",
    "used-default-priority-name": "",
    "skip-the-line": "false",
    "force-enqueued": "false",
    "no-batch": "false",
    "is-currently-submitted-to-queue": "true",
    "pr-number": `${pullRequest.number}`,
    "pr-title": "A title",
    "pr-sha": pullRequest.headSha,
    "pr-base-branch": "main",
    "pr-author": "developer-2",
  });
  expect(JSON.parse(end.outputs.readiness ?? "")).toMatchObject({ gitHubMergeability: "mergeable" });
  expect(end.result).toMatchObject({ record: { prTitle: "A title" }, queue: { state: "running" } });
});

test("a record in another spelling, with new values, numbers as text and gaps, is read all the same", async () => {
  const service = await givenService();
  const pullRequest = givenTesting(service);
  service.control.addFault({
    endpoint: "getSubmittedPullRequest",
    fault: {
      kind: "patch",
      merge: { state: "ON_HOLD", prNumber: "1", priorityValue: "7", newField: { a: 1 }, prTitle: null },
      omit: ["id", "readiness", "usedDefaultPriorityName", "priorityName"],
    },
  });
  service.control.addFault({ endpoint: "getQueue", fault: { kind: "patch", merge: { state: "PAUSED" } } });

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({
    result: "found",
    state: "on_hold",
    "queue-state": "paused",
    "pr-number": "1",
    "priority-value": "7",
    "priority-name": "",
    "pr-title": "",
    ready: "",
    "blocked-by": "",
  });
  expect(end.log).toContain("in a state that this version does not know: on hold.");
  expect(end.result).toMatchObject({ record: { newField: { a: 1 } } });
});

test("what keeps a pull request from being tested is named", async () => {
  const service = await givenService();
  const pullRequest = givenQueued(service, { mergeability: "not_mergeable" });

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.outputs).toMatchObject({ state: "not_ready", ready: "false", "blocked-by": "mergeability" });
  expect([end.outputs.position, end.outputs.ahead, end.outputs["safe-to-push"]]).toEqual(["", "", "false"]);
  expect(end.summary).toContain("#### Not ready");
});

test("a push is safe again once the attempt has ended", async () => {
  const service = await givenService();
  const pullRequest = givenCancelled(service);

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect([end.outputs.state, end.outputs["safe-to-push"], end.outputs.position]).toEqual(["cancelled", "true", ""]);
});

test("a title that looks like a command or like Markdown stays a title", async () => {
  const service = await givenService();
  const title = "x\n::error::injected\n# Heading | <script> [a](b)";
  const pullRequest = givenQueued(service, { title });

  const end = await runHere(service, { operation: "status" }, { event: pullRequestEvent(pullRequest) });

  expect(end.exitCode).toBe(0);
  expect(end.outputs["pr-title"]).toBe(title);
  expect(end.log).not.toMatch(/^::error/m);
  expect(end.summary).not.toMatch(/<script>|^# Heading/m);
});
