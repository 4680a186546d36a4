import { describe, expect, test } from "vitest";
import { fakeQueueService, MAIN, refusalOf, submittedService } from "../support/fake-queue-service.js";

const FAILS = { testPlan: { result: "fail" } } as const;

describe("a pull request whose tests fail", () => {
  test("it fails at once when nothing is ahead of it", () => {
    const world = submittedService([FAILS], 11);
    expect(world.states(1)).toEqual(["testing"]);
    world.advance(1);
    expect(world.record(1)).toMatchObject({ state: "failed", isCurrentlySubmittedToQueue: false });
    expect(world.endReason(1)).toBe("TEST_RUN_REQUIRED_STATUS_FAILED");
    expect(world.runs(1)).toMatchObject([{ status: "failed" }]);
  });

  test("only a required check can fail a run", () => {
    const world = submittedService(
      [
        { testPlan: { checks: [{ name: "lint", result: "failure" }] } },
        { testPlan: { checks: [{ name: "build", result: "failure" }] } },
      ],
      3600,
      { requiredStatuses: ["build"], concurrency: 2 },
    );
    expect(world.states(1, 2)).toEqual(["merged", "failed"]);
  });

  test("what can no longer be merged when its turn has come fails", () => {
    const world = submittedService([{}], 12);
    world.patch(1, { mergeability: "not_mergeable" });
    world.advance(2);
    expect(world.states(1)).toEqual(["failed"]);
    expect(world.endReason(1)).toBe("GITHUB_API_MERGE_PR_FAILED");
  });
});

describe("optimistic merging", () => {
  const OPTIMISTIC = { concurrency: 2, canOptimisticallyMerge: true, pendingFailureDepth: 1 };

  test("a failure is forgiven when tests behind it, which contain it, pass", () => {
    const world = submittedService([FAILS, { testPlan: { testSeconds: 20 } }], 12, OPTIMISTIC);
    expect(world.states(1, 2)).toEqual(["pending_failure", "testing"]);
    world.patch(1, { testPlan: { result: "pass" } });
    world.advance(10);
    expect(world.states(1, 2)).toEqual(["tests_passed", "tests_passed"]);
    expect(world.record(1).verifiedByTestRun).toBe(world.runs(2)[0]?.id);
    world.advance(4);
    expect(world.states(1, 2)).toEqual(["merged", "merged"]);
  });
});

describe("restarting tests", () => {
  test("it keeps the place and leaves the others alone, with a new test run", () => {
    const world = submittedService([{}, {}], 5, { concurrency: 2 });
    world.engine.restartTestsOnPullRequest(MAIN, 1);
    expect(world.states(1, 2)).toEqual(["pending", "testing"]);
    expect(world.line()).toEqual([1, 2]);
    world.advance(1);
    expect(world.states(1, 2)).toEqual(["testing", "testing"]);
    expect(world.runs(1).map((run) => run.status)).toEqual(["cancelled", "in_progress"]);
    expect(world.runs(2)).toHaveLength(1);
  });

  test("it is refused without tests, and without a place in the queue", () => {
    const world = fakeQueueService();
    const number = world.open();
    const restart = () => refusalOf(() => world.engine.restartTestsOnPullRequest(MAIN, number))?.status;
    expect(restart()).toBe(404);
    world.submit(number);
    expect(restart()).toBe(400);
    world.advance(12);
    expect(world.states(number)).toEqual(["tests_passed"]);
    expect(restart()).toBe(400);
    world.advance(60);
    expect(world.states(number)).toEqual(["merged"]);
    expect(restart()).toBe(404);
  });
});
