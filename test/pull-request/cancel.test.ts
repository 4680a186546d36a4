import { describe, expect, test } from "vitest";
import { errorLine, givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent } from "../support/action-events.js";
import { bodyFor, cancelSilently, entryOf, givenCancelled, givenQueued, givenTesting } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";

describe("cancel", () => {
  test("takes a pull request out of the queue", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "cancelled", state: "cancelled", "error-kind": "" });
    expect(end.calls).toEqual(["getSubmittedPullRequest", "cancelPullRequest", "getSubmittedPullRequest"]);
    expect(end.requests[1]).toMatchObject({ method: "POST", body: bodyFor(pullRequest.number) });
    expect(end.log).toContain(`#${pullRequest.number} was taken out of the merge queue for main of local/playground.`);
    expect(end.summary).toContain("### cancel: cancelled");
    expect(end.result).toMatchObject({ result: "cancelled", record: { state: "cancelled" } });
    expect(entryOf(service, pullRequest.number)?.isLive).toBe(false);
  });

  test("finds a pull request that was never submitted not queued, and sends nothing", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "not-queued", ""]);
    expect(end.calls).toEqual(["getSubmittedPullRequest", "getQueue"]);
  });

  test("finds a pull request whose attempt ended not queued, and sends nothing", async () => {
    const service = await givenService();
    const pullRequest = givenCancelled(service);

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "not-queued", "cancelled"]);
    expect(end.calls).toEqual(["getSubmittedPullRequest"]);
  });

  test("leaves a merged pull request alone", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.advance(60);

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "already-merged", "merged"]);
    expect(end.calls).toEqual(["getSubmittedPullRequest"]);
  });

  test("takes a 404 of the cancellation for a pull request that left in between", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    const record = { kind: "patch", merge: { isCurrentlySubmittedToQueue: true, state: "testing" } } as const;
    service.control.addFault({ endpoint: "getSubmittedPullRequest", fault: record });
    cancelSilently(service, pullRequest.number);

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "not-queued", "cancelled"]);
    expect(end.calls).toEqual(["getSubmittedPullRequest", "cancelPullRequest", "getSubmittedPullRequest"]);
  });

  test("finds one that merged before the cancellation arrived merged", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.advance(60);
    const merge = { isCurrentlySubmittedToQueue: true, state: "tests_passed" };
    service.control.addFault({ endpoint: "getSubmittedPullRequest", fault: { kind: "patch", merge } });

    const end = await runHere(service, { operation: "cancel" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result]).toEqual([0, "already-merged"]);
    expect(end.calls).toContain("cancelPullRequest");
  });

  test("still counts when the record cannot be read afterwards", async () => {
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
  ])("is an error where %s names no queue", async (input, value, message) => {
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
