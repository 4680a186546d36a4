import { describe, expect, test } from "vitest";
import { fakeQueueService, MAIN, refusalOf, submittedService } from "../support/fake-queue-service.js";

const FAILS = { testPlan: { result: "fail" } } as const;

describe("failure of tests in a queue", () => {
  test("fails a pull request at once when nothing is ahead of it", () => {
    const service = submittedService([FAILS], 11);
    expect(service.states(1)).toEqual(["testing"]);
    service.advance(1);
    expect(service.record(1)).toMatchObject({ state: "failed", isCurrentlySubmittedToQueue: false });
    expect(service.endReason(1)).toBe("TEST_RUN_REQUIRED_STATUS_FAILED");
    expect(service.runs(1)).toMatchObject([{ status: "failed" }]);
  });

  test("happens only because of a required check", () => {
    const service = submittedService(
      [
        { testPlan: { checks: [{ name: "lint", result: "failure" }] } },
        { testPlan: { checks: [{ name: "build", result: "failure" }] } },
      ],
      3600,
      { requiredStatuses: ["build"], concurrency: 2 },
    );
    expect(service.states(1, 2)).toEqual(["merged", "failed"]);
  });

  test("fails a pull request that is not mergeable at the end of successful tests", () => {
    const service = submittedService([{}], 12);
    service.patch(1, { mergeability: "not_mergeable" });
    service.advance(2);
    expect(service.states(1)).toEqual(["failed"]);
    expect(service.endReason(1)).toBe("GITHUB_API_MERGE_PR_FAILED");
  });
});

describe("optimistic merging in a queue", () => {
  const OPTIMISTIC = { concurrency: 2, canOptimisticallyMerge: true, pendingFailureDepth: 1 };

  test("clears a failure when later tests that contain the change pass", () => {
    const service = submittedService([FAILS, { testPlan: { testSeconds: 20 } }], 12, OPTIMISTIC);
    expect(service.states(1, 2)).toEqual(["pending_failure", "testing"]);
    service.patch(1, { testPlan: { result: "pass" } });
    service.advance(10);
    expect(service.states(1, 2)).toEqual(["tests_passed", "tests_passed"]);
    expect(service.record(1).verifiedByTestRun).toBe(service.runs(2)[0]?.id);
    service.advance(4);
    expect(service.states(1, 2)).toEqual(["merged", "merged"]);
  });
});

describe("restart of tests", () => {
  test("starts another run in the same position, and restarts no other pull request", () => {
    const service = submittedService([{}, {}], 5, { concurrency: 2 });
    service.engine.restartTestsOnPullRequest(MAIN, 1);
    expect(service.states(1, 2)).toEqual(["pending", "testing"]);
    expect(service.line()).toEqual([1, 2]);
    service.advance(1);
    expect(service.states(1, 2)).toEqual(["testing", "testing"]);
    expect(service.runs(1).map((run) => run.status)).toEqual(["cancelled", "in_progress"]);
    expect(service.runs(2)).toHaveLength(1);
  });

  test("returns 400 when no tests are running, and 404 when the pull request is not in the queue", () => {
    const service = fakeQueueService();
    const number = service.open();
    const restart = () => refusalOf(() => service.engine.restartTestsOnPullRequest(MAIN, number))?.status;
    expect(restart()).toBe(404);
    service.submit(number);
    expect(restart()).toBe(400);
    service.advance(12);
    expect(service.states(number)).toEqual(["tests_passed"]);
    expect(restart()).toBe(400);
    service.advance(60);
    expect(service.states(number)).toEqual(["merged"]);
    expect(restart()).toBe(404);
  });
});
