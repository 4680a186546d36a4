import { describe, expect, test } from "vitest";
import { fakeQueueService, MAIN, refusalOf, submitSome, submittedService } from "../support/fake-queue-service.js";

describe("the life of a pull request that passes", () => {
  test("it goes through every state at the time that the timings say", () => {
    const world = fakeQueueService();
    const number = world.open();
    world.submit(number);
    const seen = new Map<string, string>();
    for (let second = 0; second < 20; second += 1) {
      const { state, stateChangedAt } = world.record(number);
      if (!seen.has(state)) seen.set(state, stateChangedAt);
      world.advance(1);
    }
    expect([...seen]).toEqual([
      ["not_ready", world.at(0)],
      ["pending", world.at(1)],
      ["testing", world.at(2)],
      ["tests_passed", world.at(12)],
      ["merged", world.at(14)],
    ]);
  });

  test("the states in between are passed in exact time even when nobody looks for an hour", () => {
    const world = submittedService([{}, {}], 3600);
    expect(world.record(1).stateChangedAt).toBe(world.at(14));
    // The second starts 1 s after the only slot became free at second 12, and merges 12 s later.
    expect(world.record(2).stateChangedAt).toBe(world.at(25));
  });

  test("times on the wire have milliseconds that are always zero", () => {
    const world = fakeQueueService();
    world.advance(0.7);
    submitSome(world, [{}]);
    expect(world.record(1).stateChangedAt).toBe("2026-01-01T00:00:00.000Z");
  });

  test("the merge shows on the host, with a commit that becomes the tip of the branch", () => {
    const world = submittedService([{ upToDate: true }, { upToDate: true }], 14);
    const [repository] = world.engine.snapshots();
    expect(repository?.pullRequests).toMatchObject([
      { state: "merged", mergeCommitSha: repository?.branches.main },
      { state: "open", upToDate: false },
    ]);
  });

  test("the record has every field of the wire", () => {
    const world = fakeQueueService();
    const number = world.open({ title: "A change", author: "developer-2", headSha: "a".repeat(40) });
    world.submit(number, { priority: 7, noBatch: true });
    expect(world.record(number)).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      state: "not_ready",
      stateChangedAt: world.at(0),
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

  test("a failed run is named in the record, until the pull request is submitted again", () => {
    const world = submittedService([{ testPlan: { testSeconds: 30 } }, { testPlan: { result: "fail" } }], 12, {
      concurrency: 2,
    });
    expect(world.record(2)).toMatchObject({ state: "pending_failure", verifiedByTestRun: world.runs(2)[0]?.id });
    world.advance(60);
    expect(world.record(2)).toMatchObject({ state: "failed", verifiedByTestRun: world.runs(2).at(-1)?.id });
    world.submit(2);
    expect(world.record(2).verifiedByTestRun).toBeNull();
  });

  test("a passed run is named in the record, and the line is empty after the merge", () => {
    const world = submittedService([{}], 12);
    expect(world.line()).toEqual([1]);
    expect(world.record(1).verifiedByTestRun).toBe(world.runs(1)[0]?.id);
    world.advance(2);
    expect(world.line()).toEqual([]);
    expect(world.record(1)).toMatchObject({ state: "merged", isCurrentlySubmittedToQueue: false });
  });
});

describe("cancelling and submitting again", () => {
  test("a cancelled record stays, and its test run is cancelled with it", () => {
    const world = submittedService([{}], 5);
    world.engine.cancelPullRequest(MAIN, 1);
    expect(world.record(1)).toMatchObject({ state: "cancelled", isCurrentlySubmittedToQueue: false });
    expect(world.runs(1)).toMatchObject([{ status: "cancelled", isLive: false }]);
    world.advance(3600);
    expect(world.states(1)).toEqual(["cancelled"]);
  });

  test("submitting again reuses the record's id with a new time and a fresh attempt", () => {
    const world = submittedService([{}]);
    const first = world.record(1);
    world.advance(5);
    world.engine.cancelPullRequest(MAIN, 1);
    world.advance(5);
    world.submit(1);
    const second = world.record(1);
    expect(second.id).toBe(first.id);
    expect(second).toMatchObject({ state: "not_ready", stateChangedAt: world.at(10), verifiedByTestRun: null });
    world.advance(14);
    expect(world.states(1)).toEqual(["merged"]);
  });

  test("a pull request that is not in the queue cannot be cancelled", () => {
    const world = fakeQueueService();
    const number = world.open();
    expect(refusalOf(() => world.engine.cancelPullRequest(MAIN, number))?.status).toBe(404);
    world.submit(number);
    world.engine.cancelPullRequest(MAIN, number);
    expect(refusalOf(() => world.engine.cancelPullRequest(MAIN, number))?.status).toBe(404);
  });

  test("submitting what is in the queue rewrites priority and batching, and nothing else", () => {
    const world = fakeQueueService();
    const number = world.open();
    world.submit(number, { priority: "high", noBatch: true });
    world.advance(5);
    const before = world.record(number);
    world.submit(number);
    expect(world.record(number)).toEqual({
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
  ] as const)("a pull request that is %s cannot be submitted", (word, patch) => {
    const world = fakeQueueService();
    const number = world.open();
    world.patch(number, patch);
    expect(refusalOf(() => world.submit(number))).toEqual({ status: 400, message: expect.stringContaining(word) });
  });

  test("a record is found by the head branch as well, the open pull request first", () => {
    const world = submittedService([{ headBranch: "topic" }, { headBranch: "topic" }]);
    world.patch(1, { state: "closed" });
    const find = (branch: string) => world.engine.getSubmittedPullRequest(MAIN, { branch }).prNumber;
    expect(find("topic")).toBe(2);
    world.advance(1);
    world.patch(2, { state: "closed" });
    expect(find("topic")).toBe(2);
    expect(refusalOf(() => find("other"))?.status).toBe(404);
  });
});
