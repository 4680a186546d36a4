import { describe, expect, test } from "vitest";
import { fakeWorld, MAIN, refusalOf, submitSome } from "./fake-world.js";

const FAILS = { testPlan: { result: "fail" } } as const;

describe("a pull request whose tests fail", () => {
  test("it fails at once when nothing is ahead of it", () => {
    const world = fakeWorld();
    submitSome(world, [FAILS]);
    world.advance(11);
    expect(world.states(1)).toEqual(["testing"]);
    world.advance(1);
    expect(world.record(1)).toMatchObject({ state: "failed", isCurrentlySubmittedToQueue: false });
    expect(world.endReason(1)).toBe("TEST_RUN_REQUIRED_STATUS_FAILED");
    expect(world.runs(1)).toMatchObject([{ status: "failed" }]);
  });

  test("a plan that is changed while the tests run decides how they end", () => {
    const world = fakeWorld();
    submitSome(world, [{}]);
    world.advance(5);
    world.patch(1, { testPlan: { result: "fail" } });
    world.advance(7);
    expect(world.states(1)).toEqual(["failed"]);
  });

  test("it waits in pending_failure while others are ahead, and fails once they have passed", () => {
    const world = fakeWorld({ concurrency: 2 });
    submitSome(world, [{ testPlan: { testSeconds: 30 } }, FAILS]);
    world.advance(12);
    expect(world.states(1, 2)).toEqual(["testing", "pending_failure"]);
    world.advance(19);
    expect(world.states(1, 2)).toEqual(["testing", "pending_failure"]);
    world.advance(1);
    expect(world.states(1, 2)).toEqual(["tests_passed", "failed"]);
    expect(world.runs(2)).toHaveLength(1);
  });

  test("it is tested again when one ahead of it fails, and may then pass", () => {
    const world = fakeWorld({ concurrency: 2 });
    submitSome(world, [{ testPlan: { testSeconds: 30, result: "fail" } }, FAILS]);
    world.advance(12);
    expect(world.states(1, 2)).toEqual(["testing", "pending_failure"]);
    world.patch(2, { testPlan: { result: "pass" } });
    world.advance(20);
    expect(world.states(1, 2)).toEqual(["failed", "pending"]);
    world.advance(13);
    expect(world.states(2)).toEqual(["merged"]);
    expect(world.runs(2).map((run) => run.status)).toEqual(["failed", "succeeded"]);
  });

  test("a required check that is never reported runs into the timeout of the queue", () => {
    const world = fakeWorld({ testingTimeoutMinutes: 2 });
    submitSome(world, [{ testPlan: { checks: [{ name: "build", result: "never-reported" }] } }]);
    world.advance(121);
    expect(world.states(1)).toEqual(["testing"]);
    world.advance(1);
    expect(world.states(1)).toEqual(["failed"]);
    expect(world.endReason(1)).toBe("TEST_RUN_TIMEOUT");
  });

  test("tests that take longer than the timeout fail", () => {
    const world = fakeWorld({ testingTimeoutMinutes: 1 });
    submitSome(world, [{ testPlan: { testSeconds: 61 } }]);
    world.advance(62);
    expect(world.states(1)).toEqual(["failed"]);
  });

  test("only a required check can fail a run", () => {
    const world = fakeWorld({ requiredStatuses: ["build"], concurrency: 2 });
    submitSome(world, [
      { testPlan: { checks: [{ name: "lint", result: "failure" }] } },
      { testPlan: { checks: [{ name: "build", result: "failure" }] } },
    ]);
    world.advance(3600);
    expect(world.states(1, 2)).toEqual(["merged", "failed"]);
  });

  test("what can no longer be merged when its turn has come fails", () => {
    const world = fakeWorld();
    submitSome(world, [{}]);
    world.advance(12);
    world.patch(1, { mergeability: "not_mergeable" });
    world.advance(2);
    expect(world.states(1)).toEqual(["failed"]);
    expect(world.endReason(1)).toBe("GITHUB_API_MERGE_PR_FAILED");
  });
});

describe("pull requests behind one that leaves", () => {
  test.each([
    [
      "fails",
      (world: ReturnType<typeof fakeWorld>) => world.patch(1, { testPlan: { testSeconds: 3, result: "fail" } }),
    ],
    ["is cancelled", (world: ReturnType<typeof fakeWorld>) => world.engine.cancelPullRequest(MAIN, 1)],
    ["is closed", (world: ReturnType<typeof fakeWorld>) => world.patch(1, { state: "closed" })],
  ])("they restart when it %s, from pending and in their order", (_word, leave) => {
    const world = fakeWorld({ concurrency: 3 });
    submitSome(world, [{}, {}, {}]);
    world.advance(5);
    expect(world.states(1, 2, 3)).toEqual(["testing", "testing", "testing"]);
    leave(world);
    expect(world.states(2, 3)).toEqual(["pending", "pending"]);
    expect(world.line()).toEqual([2, 3]);
    world.advance(1);
    expect(world.states(2, 3)).toEqual(["testing", "testing"]);
    expect(world.runs(3).map((run) => [run.status, run.ahead])).toEqual([
      ["cancelled", [1, 2]],
      ["in_progress", [2]],
    ]);
  });

  test("one that has passed already is tested again too", () => {
    const world = fakeWorld({ concurrency: 2 });
    submitSome(world, [{ testPlan: { testSeconds: 30 } }, {}]);
    world.advance(12);
    expect(world.states(1, 2)).toEqual(["testing", "tests_passed"]);
    world.patch(1, { testPlan: { result: "fail" } });
    world.advance(20);
    expect(world.states(1, 2)).toEqual(["failed", "pending"]);
    expect(world.record(2).verifiedByTestRun).toBeNull();
  });

  test("they go on when the one ahead merges", () => {
    const world = fakeWorld({ concurrency: 2 });
    submitSome(world, [{}, { testPlan: { testSeconds: 20 } }]);
    world.advance(14);
    expect(world.states(1, 2)).toEqual(["merged", "testing"]);
    world.advance(10);
    expect(world.states(2)).toEqual(["merged"]);
    expect(world.runs(2)).toHaveLength(1);
  });
});

describe("optimistic merging", () => {
  const OPTIMISTIC = { concurrency: 2, canOptimisticallyMerge: true, pendingFailureDepth: 1 };

  test("a failure is forgiven when tests behind it, which contain it, pass", () => {
    const world = fakeWorld(OPTIMISTIC);
    submitSome(world, [FAILS, { testPlan: { testSeconds: 20 } }]);
    world.advance(12);
    expect(world.states(1, 2)).toEqual(["pending_failure", "testing"]);
    world.patch(1, { testPlan: { result: "pass" } });
    world.advance(10);
    expect(world.states(1, 2)).toEqual(["tests_passed", "tests_passed"]);
    expect(world.record(1).verifiedByTestRun).toBe(world.runs(2)[0]?.id);
    world.advance(4);
    expect(world.states(1, 2)).toEqual(["merged", "merged"]);
  });

  test("a failure stands when the tests behind it fail too", () => {
    const world = fakeWorld(OPTIMISTIC);
    submitSome(world, [FAILS, { testPlan: { testSeconds: 20, result: "fail" } }]);
    world.advance(22);
    expect(world.states(1, 2)).toEqual(["failed", "pending"]);
  });

  test("with a depth of zero nothing behind is waited for", () => {
    const world = fakeWorld({ ...OPTIMISTIC, pendingFailureDepth: 0 });
    submitSome(world, [FAILS, { testPlan: { testSeconds: 20 } }]);
    world.advance(12);
    expect(world.states(1, 2)).toEqual(["failed", "pending"]);
  });
});

describe("restarting tests", () => {
  test("it keeps the place and leaves the others alone, with a new test run", () => {
    const world = fakeWorld({ concurrency: 2 });
    submitSome(world, [{}, {}]);
    world.advance(5);
    world.engine.restartTestsOnPullRequest(MAIN, 1);
    expect(world.states(1, 2)).toEqual(["pending", "testing"]);
    expect(world.line()).toEqual([1, 2]);
    world.advance(1);
    expect(world.states(1, 2)).toEqual(["testing", "testing"]);
    expect(world.runs(1).map((run) => run.status)).toEqual(["cancelled", "in_progress"]);
    expect(world.runs(2)).toHaveLength(1);
  });

  test("it is refused without tests, and without a place in the queue", () => {
    const world = fakeWorld();
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
