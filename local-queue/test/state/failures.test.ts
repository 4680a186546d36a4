import { describe, expect, test } from "vitest";
import { fakeQueueService, MAIN, refusalOf, submittedService } from "../support/fake-queue-service.js";

const FAILS = { testPlan: { result: "fail" } } as const;

describe("a failure", () => {
  test("fails a pull request at once when nothing is ahead of it", () => {
    const service = submittedService([FAILS], 11);
    expect(service.states(1)).toEqual(["testing"]);
    service.advance(1);
    expect(service.record(1)).toMatchObject({ state: "failed", isCurrentlySubmittedToQueue: false });
    expect(service.endReason(1)).toBe("TEST_RUN_REQUIRED_STATUS_FAILED");
    expect(service.runs(1)).toMatchObject([{ status: "failed" }]);
  });

  test("comes only from a required check", () => {
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

  test("fails a pull request that is not mergeable when its tests pass", () => {
    const service = submittedService([{}], 12);
    service.patch(1, { mergeability: "not_mergeable" });
    service.advance(2);
    expect(service.states(1)).toEqual(["failed"]);
    expect(service.endReason(1)).toBe("GITHUB_API_MERGE_PR_FAILED");
  });
});

describe("optimistic merging", () => {
  const OPTIMISTIC = { concurrency: 2, canOptimisticallyMerge: true, pendingFailureDepth: 1 };

  test("clears a failure when tests behind it pass", () => {
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

describe("a restart of tests", () => {
  test("starts another run in the same position, and does not restart others", () => {
    const service = submittedService([{}, {}], 5, { concurrency: 2 });
    service.engine.restartTestsOnPullRequest(MAIN, 1);
    expect(service.states(1, 2)).toEqual(["pending", "testing"]);
    expect(service.line()).toEqual([1, 2]);
    service.advance(1);
    expect(service.states(1, 2)).toEqual(["testing", "testing"]);
    expect(service.runs(1).map((run) => run.status)).toEqual(["cancelled", "in_progress"]);
    expect(service.runs(2)).toHaveLength(1);
  });

  test("returns 400 without tests, and 404 outside the queue", () => {
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
