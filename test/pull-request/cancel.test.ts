import { describe, expect, test } from "vitest";
import { errorLine, givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent } from "../support/action-events.js";
import { bodyFor, cancelSilently, entryOf, givenCancelled, givenQueued, givenTesting } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";

describe("cancel", () => {
  test("removes a pull request from the queue", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "cancelled", state: "cancelled", "error-kind": "" });
    expect(end.calls).toEqual(["getSubmittedPullRequest", "cancelPullRequest", "getSubmittedPullRequest"]);
    expect(end.requests[1]).toMatchObject({ method: "POST", body: bodyFor(pullRequest.number) });
    expect(end.log).toContain(`#${pullRequest.number} was removed from the merge queue for main of local/playground.`);
    expect(end.summary).toContain("### cancel: cancelled");
    expect(end.result).toMatchObject({ result: "cancelled", record: { state: "cancelled" } });
    expect(entryOf(service, pullRequest.number)?.isLive).toBe(false);
  });

  test("returns not-queued when the pull request was never submitted", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "not-queued", ""]);
    expect(end.calls).toEqual(["getSubmittedPullRequest", "getQueue"]);
  });

  test("returns not-queued when the attempt has finished", async () => {
    const service = await givenService();
    const pullRequest = givenCancelled(service);

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "not-queued", "cancelled"]);
    expect(end.calls).toEqual(["getSubmittedPullRequest"]);
  });

  test("returns already-merged without a request when the pull request is merged", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.advance(60);

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "already-merged", "merged"]);
    expect(end.calls).toEqual(["getSubmittedPullRequest"]);
  });

  test("returns not-queued when the pull request leaves the queue before the request", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    const record = { kind: "patch", merge: { isCurrentlySubmittedToQueue: true, state: "testing" } } as const;
    service.control.addFault({ endpoint: "getSubmittedPullRequest", fault: record });
    cancelSilently(service, pullRequest.number);

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "not-queued", "cancelled"]);
    expect(end.calls).toEqual(["getSubmittedPullRequest", "cancelPullRequest", "getSubmittedPullRequest"]);
  });

  test("returns already-merged when the pull request merges before the request", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.advance(60);
    const merge = { isCurrentlySubmittedToQueue: true, state: "tests_passed" };
    service.control.addFault({ endpoint: "getSubmittedPullRequest", fault: { kind: "patch", merge } });

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "already-merged"]);
    expect(end.calls).toContain("cancelPullRequest");
  });

  test("returns cancelled when the record cannot be read afterwards", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    const fault = { kind: "status", status: 400 } as const;
    service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 1, times: 0, fault });

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "cancelled", ""]);
  });

  test.each([
    ["target-branch", "mian", "There is no merge queue for branch mian of local/playground."],
    ["repository", "local/other", "There is no merge queue for branch main of local/other."],
  ])("fails when %s names no queue", async (input, value, message) => {
    const service = await givenService();

    const end = await runHere(
      service,
      { operation: "cancel", "pr-number": "7", "target-branch": "main", [input]: value },
      { event: dispatchEvent() },
    );

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
    expect(errorLine(end.log)).toContain(message);
    expect(end.calls).toEqual(["getSubmittedPullRequest", "getQueue"]);
  });
});
