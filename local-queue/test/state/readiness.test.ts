import { describe, expect, test } from "vitest";
import { fakeQueueService, MAIN, submittedService } from "../support/fake-queue-service.js";

const PARALLEL = { mode: "parallel", concurrency: 5 };

describe("readiness", () => {
  test.each(["unspecified", "in_progress", "not_mergeable"] as const)(
    "a pull request that is %s waits in not_ready outside of the line until it is mergeable",
    (mergeability) => {
      const world = submittedService([{ mergeability }], 100);
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
    const world = submittedService([{ baseBranch: "other" }], 100);
    expect(world.record(1)).toMatchObject({ state: "not_ready", readiness: { doesBaseBranchMatch: false } });
  });

  test("what is not ready for as long as the queue allows is cancelled", () => {
    const world = submittedService([{ mergeability: "not_mergeable" }], 7199, { notReadyTimeoutHours: 2 });
    expect(world.states(1)).toEqual(["not_ready"]);
    world.advance(1);
    expect(world.states(1)).toEqual(["cancelled"]);
    expect(world.endReason(1)).toBe("NOT_READY_TIMEOUT_EXPIRED");
  });

  test("getting ready just before the limit is too late when the limit comes first", () => {
    const world = submittedService([{ mergeability: "not_mergeable" }], 7199.5, { notReadyTimeoutHours: 2 });
    world.patch(1, { mergeability: "mergeable" });
    world.advance(10);
    expect(world.states(1)).toEqual(["cancelled"]);
  });

  test("a pull request that stops being mergeable before its tests stays where it is, and fails when they start", () => {
    const world = submittedService([{}, {}], 5);
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
      const world = submittedService([{}, {}], 5);
      world.patch(2, { mergeability });
      world.advance(20);
      expect(world.states(1, 2)).toEqual(["merged", "merged"]);
    },
  );
});

describe("a parallel queue", () => {
  test("a pull request waits for its impacted targets, of its head commit", () => {
    const world = submittedService([{ headSha: "a".repeat(40) }], 0, PARALLEL);
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

  test("a push that the queue does not notice leaves the lanes as they were", () => {
    const world = fakeQueueService(PARALLEL);
    openWithTargets(world, [["app"], ["lib"]]);
    world.advance(5);
    expect(world.states(1, 2)).toEqual(["testing", "testing"]);
    world.patch(1, { headSha: "new", unnoticed: true });
    expect(world.states(1, 2)).toEqual(["testing", "testing"]);
  });

  test("the last upload for a commit wins", () => {
    const world = fakeQueueService(PARALLEL);
    openWithTargets(world, [["app"], ["app"]]);
    const { prSha: sha } = world.record(2);
    world.engine.setImpactedTargets(MAIN, { number: 2, sha, targets: ["lib"] });
    world.advance(3);
    expect(world.runs(2)).toMatchObject([{ ahead: [] }]);
  });
});

function openWithTargets(world: ReturnType<typeof fakeQueueService>, targets: readonly (readonly string[])[]): void {
  for (const each of targets) {
    const number = world.open();
    world.submit(number);
    world.engine.setImpactedTargets(MAIN, { number, sha: world.record(number).prSha, targets: each });
  }
}
