import { describe, expect, test } from "vitest";
import type { Fault } from "../../src/local-queue/service.js";
import { pullRequestEvent } from "../action/events.js";
import { errorLine, givenService } from "../action/harness.js";
import { entryOf, givenCancelled, givenQueued } from "../action/queue.js";
import { runHere } from "../run/run-here.js";

const WAIT = { operation: "submit", wait: "true", "poll-interval": "1s", "grace-period": "1s" };

describe("submit with wait", () => {
  test("ends as the wait does, and says how the submission went", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();

    const end = await runHere(service, WAIT, { event: pullRequestEvent(pullRequest) });

    expect(end.exitCode).toBe(0);
    expect(end.outputs).toMatchObject({ result: "merged", submission: "submitted", state: "merged" });
    expect(end.outputs["submitted-at"]).not.toBe("");
    expect(end.outputs["pr-number"]).toBe(`${pullRequest.number}`);
    expect(end.log).toContain("was submitted to the merge queue");
    expect(end.log).toContain("was merged into main");
    expect(end.summary).toContain("### submit: merged");
  });

  test("fails the step as the wait does, and keeps the outputs of the submission", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest({ testPlan: { result: "fail", testSeconds: 1 } });

    const end = await runHere(service, WAIT, { event: pullRequestEvent(pullRequest) });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({ result: "failed", submission: "submitted", "error-kind": "result" });
    expect(end.outputs["submitted-at"]).not.toBe("");
    expect(errorLine(end.log)).toContain("failed in the merge queue");
  });

  test("does not take the record of an attempt that ended before for the end of the new one", async () => {
    const service = await givenService();
    const pullRequest = givenCancelled(service);
    const old = entryOf(service, pullRequest.number);
    const stale: Fault = {
      kind: "patch",
      merge: { state: "cancelled", stateChangedAt: old?.stateChangedAt, isCurrentlySubmittedToQueue: false },
    };
    // Once the new attempt has shown, an answer from before comes again.
    service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 2, times: 1, fault: stale });

    const end = await runHere(service, { ...WAIT, "grace-period": "10s" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.submission]).toEqual([0, "merged", "submitted"]);
    expect(end.requests.filter(({ fault }) => fault === "patch")).toHaveLength(1);
  });

  test("waits for one that is in the queue already", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);

    const end = await runHere(service, WAIT, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.submission]).toEqual([0, "merged", "already-queued"]);
    expect(end.calls).not.toContain("submitPullRequest");
  });

  test("is merged at once where it is merged already", async () => {
    const service = await givenService();
    const pullRequest = givenQueued(service);
    service.control.advance(60);

    const end = await runHere(service, WAIT, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.submission]).toEqual([0, "merged", "already-merged"]);
  });

  test("ends as the last attempt did where it may not submit again", async () => {
    const service = await givenService();
    const pullRequest = givenCancelled(service);

    const end = await runHere(service, { ...WAIT, resubmit: "false" }, { event: pullRequestEvent(pullRequest) });

    expect([end.exitCode, end.outputs.result, end.outputs.submission]).toEqual([1, "cancelled", "not-resubmitted"]);
  });

  test("keeps the outputs of the submission when the wait cannot go on", async () => {
    const service = await givenService();
    const pullRequest = service.control.addPullRequest();
    const fault = { kind: "status", status: 401, body: "revoked" } as const;
    service.control.addFault({ endpoint: "getSubmittedPullRequest", skip: 2, times: 0, fault });

    const end = await runHere(service, WAIT, { event: pullRequestEvent(pullRequest) });

    expect(end.exitCode).toBe(1);
    expect(end.outputs).toMatchObject({
      result: "error",
      "error-kind": "auth",
      submission: "submitted",
      state: "not_ready",
      "submitted-at": entryOf(service, pullRequest.number)?.stateChangedAt,
    });
    expect(end.result).toMatchObject({ result: "error", submission: "submitted" });
  });
});
