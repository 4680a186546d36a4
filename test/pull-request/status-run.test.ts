import { expect, test } from "vitest";
import { errorLine, givenService } from "../support/action.js";
import { byApi } from "../support/api.js";
import { entryOf, givenCancelled, givenQueued, givenTesting, submitSilently } from "../support/queue.js";
import { runOn } from "../support/run-in-process.js";

test("status returns not-submitted when the pull request was never submitted", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const end = await runOn(service, pullRequest, { operation: "status" });

  expect(end.exitCode).toBe(0);
  expect(end.outputs).toMatchObject({ result: "not-submitted", "safe-to-push": "true", "queue-state": "running" });
});

test("status fails when the target branch has no queue", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest();

  const end = await runOn(service, pullRequest, { operation: "status", "target-branch": "mian" });

  expect(end.exitCode).toBe(1);
  expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
  expect(errorLine(end.log)).toContain("There is no merge queue for branch mian of local/playground.");
});

test("status returns every field of the record in the service's spelling", async () => {
  const service = await givenService();
  const pullRequest = service.control.addPullRequest({ title: "A title", author: "developer-2" });
  submitSilently(service, pullRequest.number, 10);
  service.control.advance(3);

  const end = await runOn(service, pullRequest, { operation: "status" });

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

test("status reads a record with unknown values, numbers as text and missing fields", async () => {
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

  const end = await runOn(service, pullRequest, { operation: "status" });

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

test("status names the reasons when a pull request is not ready", async () => {
  const service = await givenService();
  const pullRequest = givenQueued(service, { mergeability: "not_mergeable" });
  const blockers = byApi({ v1: "mergeability", v2: "mergeability, conflict" });

  const end = await runOn(service, pullRequest, { operation: "status" });

  expect(end.outputs).toMatchObject({ state: "not_ready", ready: "false", "blocked-by": blockers });
  expect([end.outputs.position, end.outputs.ahead, end.outputs["safe-to-push"]]).toEqual(["", "", "false"]);
  expect(end.summary).toContain("#### Not ready");
});

test("status sets safe-to-push to true when the attempt has finished", async () => {
  const service = await givenService();
  const pullRequest = givenCancelled(service);

  const end = await runOn(service, pullRequest, { operation: "status" });

  expect([end.outputs.state, end.outputs["safe-to-push"], end.outputs.position]).toEqual(["cancelled", "true", ""]);
});

test("status returns no blockers after a finished attempt", async () => {
  const service = await givenService();
  const pullRequest = givenCancelled(service);
  service.control.updatePullRequest(pullRequest.number, { mergeability: "not_mergeable" });

  const end = await runOn(service, pullRequest, { operation: "status" });

  expect([end.outputs.ready, end.outputs["blocked-by"]]).toEqual(["", ""]);
  expect(end.summary).not.toContain("Not ready");
});

test("status escapes workflow commands and Markdown in titles", async () => {
  const service = await givenService();
  const title = "x\n::error::injected\n# Heading | <script> [a](b)";
  const pullRequest = givenQueued(service, { title });

  const end = await runOn(service, pullRequest, { operation: "status" });

  expect(end.exitCode).toBe(0);
  expect(end.outputs["pr-title"]).toBe(title);
  expect(end.log).not.toMatch(/^::error/m);
  expect(end.summary).not.toMatch(/<script>|^# Heading/m);
});
