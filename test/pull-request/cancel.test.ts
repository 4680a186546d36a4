import { describe, expect, test } from "vitest";
import type { LocalService, PullRequest } from "../../local-queue/src/serve/service.js";
import { errorLine, givenService } from "../support/action.js";
import { dispatchEvent, pullRequestEvent } from "../support/action-events.js";
import { byApi } from "../support/api.js";
import { bodyFor, entryOf, givenCancelled, givenQueued, givenTesting } from "../support/queue.js";
import { runHere, runOn } from "../support/run-in-process.js";

const READ = "getSubmittedPullRequest";
const CANCELED = [READ, "cancelPullRequest", READ];

function givenMerged(service: LocalService): PullRequest {
  const pullRequest = givenQueued(service);
  service.control.advance(60);
  return pullRequest;
}

/** Makes the first read show a finished pull request as a pull request in the queue. */
function shownInQueue(given: (service: LocalService) => PullRequest) {
  return (service: LocalService): PullRequest => {
    const merge = { isCurrentlySubmittedToQueue: true, state: "testing" };
    service.control.addFault({ endpoint: READ, fault: { kind: "patch", merge } });
    return given(service);
  };
}

describe("cancel", () => {
  test("removes a pull request from the queue", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);

    const end = await runOn(service, pullRequest, { operation: "cancel" });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "cancelled", state: "cancelled", "error-kind": "" });
    expect(end.calls).toEqual(CANCELED);
    expect(end.requests[1]).toMatchObject({ method: "POST", body: bodyFor(pullRequest.number) });
    expect(end.log).toContain(`#${pullRequest.number} was removed from the merge queue for main of local/playground.`);
    expect(end.summary).toContain("### cancel: cancelled");
    expect(end.result).toMatchObject({ result: "cancelled", record: { state: "cancelled" } });
    expect(entryOf(service, pullRequest.number)?.isLive).toBe(false);
  });

  test.each<[string, string, string, (service: LocalService) => PullRequest, readonly string[]]>([
    ["not-queued", "", "the pull request is new", ({ control }) => control.addPullRequest(), [READ, "getQueue"]],
    ["not-queued", "cancelled", "the attempt has finished", givenCancelled, [READ]],
    ["already-merged", "merged", "the pull request is merged", givenMerged, [READ]],
    ["not-queued", "cancelled", "the attempt ends before the request", shownInQueue(givenCancelled), CANCELED],
    ["already-merged", "merged", "the merge comes before the request", shownInQueue(givenMerged), CANCELED],
  ])("returns %s with the state %j when %s", async (result, state, _when, given, calls) => {
    const service = await givenService();

    const end = await runOn(service, given(service), { operation: "cancel" });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, result, state]);
    expect(end.calls).toEqual(calls);
  });

  test("sends a second cancel when the first reply is 404, but the record shows the pull request in the queue", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);
    service.control.addFault({ endpoint: "cancelPullRequest", fault: { kind: "status", status: 404 } });

    const end = await runOn(service, pullRequest, { operation: "cancel" });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "cancelled", "cancelled"]);
    expect(end.calls.filter((call) => call === "cancelPullRequest")).toHaveLength(2);
    expect(entryOf(service, pullRequest.number)?.isLive).toBe(false);
  });

  test("fails with the state when the reply stays 404 and the record shows the pull request in the queue", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);
    service.control.addFault({ endpoint: "cancelPullRequest", times: 0, fault: { kind: "status", status: 404 } });

    const options = { event: pullRequestEvent(pullRequest), frozen: true };
    const end = await runHere(service, { operation: "cancel" }, options);

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "rejected", state: "testing" });
    expect(errorLine(end.log)).toContain(
      `The service did not cancel #${pullRequest.number} and replied that the pull request is not in the queue. But the record of the pull request shows it in the queue. Its state is "testing".`,
    );
    expect(end.calls.filter((call) => call === "cancelPullRequest")).toHaveLength(5);
  });

  test("returns already-merged when the record after an accepted cancel shows a merge", async () => {
    const service = await givenService();
    const pullRequest = givenTesting(service);
    const merge = { isCurrentlySubmittedToQueue: false, state: "merged" };
    service.control.addFault({ endpoint: READ, skip: 1, fault: { kind: "patch", merge } });

    const end = await runOn(service, pullRequest, { operation: "cancel" });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "already-merged", "merged"]);
    expect(end.calls).toEqual(CANCELED);
  });

  test("returns cancelled when the record cannot be read after the cancel", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    const fault = { kind: "status", status: 400 } as const;
    service.control.addFault({ endpoint: READ, skip: 1, times: 0, fault });

    const end = await runOn(service, pullRequest, { operation: "cancel" });

    expect([end.exitCode, end.outputs.result, end.outputs.state]).toEqual([0, "cancelled", ""]);
  });

  test.each([
    [
      "target-branch",
      "mian",
      "There is no merge queue for branch mian of local/playground.",
      // On API v2, the read of the record fails because the queue is not found.
      byApi({ v1: [READ, "getQueue"], v2: ["getQueue", "getQueue"] }),
    ],
    [
      "repository",
      "local/other",
      "There is no merge queue for branch main of local/other.",
      // Both requests fail because the repository is not found.
      byApi({ v1: [READ, "getQueue"], v2: [] }),
    ],
  ])("fails when the input %s does not name an existing queue", async (input, value, message, calls) => {
    const service = await givenService();

    const end = await runHere(
      service,
      { operation: "cancel", "pr-number": "7", "target-branch": "main", [input]: value },
      { event: dispatchEvent() },
    );

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "error", "error-kind": "not-found" });
    expect(errorLine(end.log)).toContain(message);
    expect(end.calls).toEqual(calls);
  });
});
