import { describe, expect, test } from "vitest";
import { fakeWorld, MAIN, submitSome } from "./fake-world.js";

const PARALLEL = { mode: "parallel", concurrency: 5 };

describe("readiness", () => {
  test.each(["unspecified", "in_progress", "not_mergeable"] as const)(
    "a pull request that is %s waits in not_ready outside of the line until it is mergeable",
    (mergeability) => {
      const world = fakeWorld();
      submitSome(world, [{ mergeability }]);
      world.advance(100);
      expect(world.record(1)).toMatchObject({
        state: "not_ready",
        isCurrentlySubmittedToQueue: true,
        readiness: { gitHubMergeability: mergeability },
      });
      expect(world.line()).toEqual([]);
      world.patch(1, { mergeability: "mergeable" });
      world.advance(1);
      expect(world.record(1)).toMatchObject({ state: "pending", stateChangedAt: world.at(101) });
      expect(world.line()).toEqual([1]);
    },
  );

  test("a pull request for another base branch is accepted and never ready", () => {
    const world = fakeWorld();
    submitSome(world, [{ baseBranch: "other" }]);
    world.advance(100);
    expect(world.record(1)).toMatchObject({ state: "not_ready", readiness: { doesBaseBranchMatch: false } });
  });

  test("what is not ready for as long as the queue allows is cancelled", () => {
    const world = fakeWorld({ notReadyTimeoutHours: 2 });
    submitSome(world, [{ mergeability: "not_mergeable" }]);
    world.advance(7199);
    expect(world.states(1)).toEqual(["not_ready"]);
    world.advance(1);
    expect(world.states(1)).toEqual(["cancelled"]);
    expect(world.endReason(1)).toBe("NOT_READY_TIMEOUT_EXPIRED");
  });

  test("getting ready just before the limit is too late when the limit comes first", () => {
    const world = fakeWorld({ notReadyTimeoutHours: 2 });
    submitSome(world, [{ mergeability: "not_mergeable" }]);
    world.advance(7199.5);
    world.patch(1, { mergeability: "mergeable" });
    world.advance(10);
    expect(world.states(1)).toEqual(["cancelled"]);
  });

  test("a limit of zero hours is none", () => {
    const world = fakeWorld({ notReadyTimeoutHours: 0 });
    submitSome(world, [{ mergeability: "not_mergeable" }]);
    world.advance(30 * 24 * 3600);
    expect(world.states(1)).toEqual(["not_ready"]);
  });

  test("a pull request that stops being mergeable before its tests stays where it is, and fails when they start", () => {
    const world = fakeWorld();
    submitSome(world, [{}, {}]);
    world.advance(5);
    world.patch(2, { mergeability: "not_mergeable" });
    expect(world.states(1, 2)).toEqual(["testing", "pending"]);
    expect(world.line()).toEqual([1, 2]);
    world.advance(8);
    expect(world.states(1, 2)).toEqual(["tests_passed", "failed"]);
    expect(world.endReason(2)).toBe("START_TEST_RUN_MERGE_CONFLICT");
    expect(world.runs(2)).toEqual([]);
  });

  test.each(["unspecified", "in_progress"] as const)(
    "a pull request that is %s for a while after it was admitted is tested all the same",
    (mergeability) => {
      const world = fakeWorld();
      submitSome(world, [{}, {}]);
      world.advance(5);
      world.patch(2, { mergeability });
      world.advance(20);
      expect(world.states(1, 2)).toEqual(["merged", "merged"]);
    },
  );
});

describe("a parallel queue", () => {
  test("a pull request waits for its impacted targets, of its head commit", () => {
    const world = fakeWorld(PARALLEL);
    submitSome(world, [{ headSha: "a".repeat(40) }]);
    world.engine.setImpactedTargets(MAIN, { number: 1, sha: "b".repeat(40), targets: ["app"] });
    world.advance(10);
    expect(world.record(1)).toMatchObject({
      state: "not_ready",
      readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
    });
    world.engine.setImpactedTargets(MAIN, { number: 1, sha: "a".repeat(40), targets: [] });
    world.advance(1);
    expect(world.record(1)).toMatchObject({ state: "pending", readiness: { hasImpactedTargets: true } });
  });

  test("pull requests without a common target do not wait for each other", () => {
    const world = fakeWorld(PARALLEL);
    openWithTargets(world, [
      { targets: ["app"], testSeconds: 40 },
      { targets: ["lib"], testSeconds: 10 },
      { targets: ["app", "docs"], testSeconds: 10 },
    ]);
    world.advance(14);
    expect(world.states(1, 2, 3)).toEqual(["testing", "merged", "tests_passed"]);
    expect(world.runs(3)).toMatchObject([{ ahead: [1] }]);
  });

  test("lanes join over a pull request that is in both", () => {
    const world = fakeWorld(PARALLEL);
    openWithTargets(world, [{ targets: ["app"] }, { targets: ["app", "lib"] }, { targets: ["lib"] }]);
    world.advance(3);
    expect(world.runs(3)).toMatchObject([{ ahead: [1, 2] }]);
  });

  test("ALL joins every lane, but for pull requests that impact nothing", () => {
    const world = fakeWorld(PARALLEL);
    openWithTargets(world, [{ targets: [] }, { targets: ["lib"] }, { targets: "ALL" }, { targets: [] }]);
    world.advance(3);
    expect(world.runs(2)).toMatchObject([{ ahead: [] }]);
    expect(world.runs(3)).toMatchObject([{ ahead: [2] }]);
    expect(world.runs(4)).toMatchObject([{ ahead: [] }]);
  });

  test("only the lane of a pull request that fails restarts", () => {
    const world = fakeWorld(PARALLEL);
    openWithTargets(world, [
      { targets: ["app"], result: "fail" },
      { targets: ["lib"], testSeconds: 20 },
      { targets: ["app"], testSeconds: 20 },
    ]);
    world.advance(12);
    expect(world.states(1, 2, 3)).toEqual(["failed", "testing", "pending"]);
  });

  test("a push that the queue does not notice leaves the lanes as they were", () => {
    const world = fakeWorld(PARALLEL);
    openWithTargets(world, [{ targets: ["app"] }, { targets: ["lib"] }]);
    world.advance(5);
    expect(world.states(1, 2)).toEqual(["testing", "testing"]);
    world.patch(1, { headSha: "new", unnoticed: true });
    expect(world.states(1, 2)).toEqual(["testing", "testing"]);
  });

  test("the last upload for a commit wins", () => {
    const world = fakeWorld(PARALLEL);
    openWithTargets(world, [{ targets: ["app"] }, { targets: ["app"] }]);
    const { prSha: sha } = world.record(2);
    world.engine.setImpactedTargets(MAIN, { number: 2, sha, targets: ["lib"] });
    world.advance(3);
    expect(world.runs(2)).toMatchObject([{ ahead: [] }]);
  });
});

interface Planned {
  readonly targets: "ALL" | readonly string[];
  readonly testSeconds?: number;
  readonly result?: "pass" | "fail";
}

function openWithTargets(world: ReturnType<typeof fakeWorld>, plans: readonly Planned[]): void {
  for (const { targets, testSeconds = 10, result = "pass" } of plans) {
    const number = world.open({ testPlan: { testSeconds, result } });
    world.submit(number);
    world.engine.setImpactedTargets(MAIN, { number, sha: world.record(number).prSha, targets });
  }
}
