import { describe, expect, test } from "vitest";
import { fakeQueueService, MAIN, refusalOf, submitSome, submittedService } from "../support/fake-queue-service.js";

describe("pull request with successful tests", () => {
  test("reaches every state at the planned time", () => {
    const service = fakeQueueService();
    const number = service.open();
    service.submit(number);
    const seen = new Map<string, string>();
    for (let second = 0; second < 20; second += 1) {
      const { state, stateChangedAt } = service.record(number);
      if (!seen.has(state)) seen.set(state, stateChangedAt);
      service.advance(1);
    }
    expect([...seen]).toEqual([
      ["not_ready", service.at(0)],
      ["pending", service.at(1)],
      ["testing", service.at(2)],
      ["tests_passed", service.at(12)],
      ["merged", service.at(14)],
    ]);
  });

  test("changes the state at exact times when no request arrives for an hour", () => {
    const service = submittedService([{}, {}], 3600);
    expect(service.record(1).stateChangedAt).toBe(service.at(14));
    // The second pull request starts one second after the only slot became free at second 12, and merges 12 s later.
    expect(service.record(2).stateChangedAt).toBe(service.at(25));
  });

  test("returns times in whole seconds", () => {
    const service = fakeQueueService();
    service.advance(0.7);
    submitSome(service, [{}]);
    expect(service.record(1).stateChangedAt).toBe("2026-01-01T00:00:00.000Z");
  });

  test("creates the newest commit of the branch at the merge", () => {
    const service = submittedService([{ upToDate: true }, { upToDate: true }], 14);
    const [repository] = service.engine.snapshots();
    expect(repository?.pullRequests).toMatchObject([
      { state: "merged", mergeCommitSha: repository?.branches.main },
      { state: "open", upToDate: false },
    ]);
  });

  test("returns every field of the API", () => {
    const service = fakeQueueService();
    const number = service.open({ title: "A change", author: "developer-2", headSha: "a".repeat(40) });
    service.submit(number, { priority: 7, noBatch: true });
    expect(service.record(number)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      state: "not_ready",
      stateChangedAt: service.at(0),
      priorityValue: 7,
      priorityName: "custom",
      skipTheLine: false,
      noBatch: true,
      prNumber: 1,
      prTitle: "A change",
      prSha: "a".repeat(40),
      prBaseBranch: "main",
      prAuthor: "developer-2",
      readiness: {
        hasImpactedTargets: false,
        requiresImpactedTargets: false,
        doesBaseBranchMatch: true,
        gitHubMergeability: "mergeable",
      },
      forceEnqueued: false,
      isCurrentlySubmittedToQueue: true,
      verifiedByTestRun: null,
    });
  });

  test("names a failed test run until the next submission", () => {
    const service = submittedService([{ testPlan: { testSeconds: 30 } }, { testPlan: { result: "fail" } }], 12, {
      concurrency: 2,
    });
    expect(service.record(2)).toMatchObject({ state: "pending_failure", verifiedByTestRun: service.runs(2)[0]?.id });
    service.advance(60);
    expect(service.record(2)).toMatchObject({ state: "failed", verifiedByTestRun: service.runs(2).at(-1)?.id });
    service.submit(2);
    expect(service.record(2).verifiedByTestRun).toBeNull();
  });

  test("names a successful test run, and leaves the queue after the merge", () => {
    const service = submittedService([{}], 12);
    expect(service.line()).toEqual([1]);
    expect(service.record(1).verifiedByTestRun).toBe(service.runs(1)[0]?.id);
    service.advance(2);
    expect(service.line()).toEqual([]);
    expect(service.record(1)).toMatchObject({ state: "merged", isCurrentlySubmittedToQueue: false });
  });
});

describe("submissions and cancels of pull requests", () => {
  test("cancel keeps the record of the pull request, and cancels the test run", () => {
    const service = submittedService([{}], 5);
    service.engine.cancelPullRequest(MAIN, 1);
    expect(service.record(1)).toMatchObject({ state: "cancelled", isCurrentlySubmittedToQueue: false });
    expect(service.runs(1)).toMatchObject([{ status: "cancelled", isLive: false }]);
    service.advance(3600);
    expect(service.states(1)).toEqual(["cancelled"]);
  });

  test("new submission uses the same id for the record of the pull request", () => {
    const service = submittedService([{}]);
    const first = service.record(1);
    service.advance(5);
    service.engine.cancelPullRequest(MAIN, 1);
    service.advance(5);
    service.submit(1);
    const second = service.record(1);
    expect(second.id).toBe(first.id);
    expect(second).toMatchObject({ state: "not_ready", stateChangedAt: service.at(10), verifiedByTestRun: null });
    service.advance(14);
    expect(service.states(1)).toEqual(["merged"]);
  });

  test("cancel returns 404 when the pull request is not in the queue", () => {
    const service = fakeQueueService();
    const number = service.open();
    expect(refusalOf(() => service.engine.cancelPullRequest(MAIN, number))?.status).toBe(404);
    service.submit(number);
    service.engine.cancelPullRequest(MAIN, number);
    expect(refusalOf(() => service.engine.cancelPullRequest(MAIN, number))?.status).toBe(404);
  });

  test("new submission of a queued pull request changes only priority and batching", () => {
    const service = fakeQueueService();
    const number = service.open();
    service.submit(number, { priority: "high", noBatch: true });
    service.advance(5);
    const before = service.record(number);
    service.submit(number);
    expect(service.record(number)).toEqual({
      ...before,
      priorityValue: 100,
      priorityName: "medium",
      usedDefaultPriorityName: "medium",
      noBatch: false,
    });
  });

  test.each([
    ["merged", { state: "merged" }],
    ["closed", { state: "closed" }],
    ["draft", { draft: true }],
  ] as const)("submission of a %s pull request returns 400", (word, patch) => {
    const service = fakeQueueService();
    const number = service.open();
    service.patch(number, patch);
    expect(refusalOf(() => service.submit(number))).toEqual({ status: 400, message: expect.stringContaining(word) });
  });

  test("search by branch returns an open pull request before a closed pull request", () => {
    const service = submittedService([{ headBranch: "topic" }, { headBranch: "topic" }]);
    service.patch(1, { state: "closed" });
    const find = (branch: string) => service.engine.getSubmittedPullRequest(MAIN, { branch }).prNumber;
    expect(find("topic")).toBe(2);
    service.advance(1);
    service.patch(2, { state: "closed" });
    expect(find("topic")).toBe(2);
    expect(refusalOf(() => find("other"))?.status).toBe(404);
  });
});
