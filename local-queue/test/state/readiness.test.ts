import { describe, expect, test } from "vitest";
import { fakeQueueService, MAIN, submittedService } from "../support/fake-queue-service.js";

const PARALLEL = { mode: "parallel", concurrency: 5 };

describe("submitted pull request", () => {
  test.each(["unspecified", "in_progress", "not_mergeable"] as const)(
    "stays not_ready while the mergeability is %s",
    (mergeability) => {
      const service = submittedService([{ mergeability }], 100);
      expect(service.record(1)).toMatchObject({
        state: "not_ready",
        isCurrentlySubmittedToQueue: true,
        readiness: { gitHubMergeability: mergeability },
      });
      expect(service.line()).toEqual([]);
      service.patch(1, { mergeability: "mergeable" });
      service.advance(1);
      expect(service.record(1)).toMatchObject({ state: "pending", stateChangedAt: service.at(101) });
      expect(service.line()).toEqual([1]);
    },
  );

  test("stays not_ready when the base branch is another branch", () => {
    const service = submittedService([{ baseBranch: "other" }], 100);
    expect(service.record(1)).toMatchObject({ state: "not_ready", readiness: { doesBaseBranchMatch: false } });
  });

  test("leaves the queue as canceled after notReadyTimeoutHours", () => {
    const service = submittedService([{ mergeability: "not_mergeable" }], 7199, { notReadyTimeoutHours: 2 });
    expect(service.states(1)).toEqual(["not_ready"]);
    service.advance(1);
    expect(service.states(1)).toEqual(["cancelled"]);
    expect(service.endReason(1)).toBe("NOT_READY_TIMEOUT_EXPIRED");
  });

  test("leaves the queue as canceled when the service detects the readiness after the limit", () => {
    const service = submittedService([{ mergeability: "not_mergeable" }], 7199.5, { notReadyTimeoutHours: 2 });
    service.patch(1, { mergeability: "mergeable" });
    service.advance(10);
    expect(service.states(1)).toEqual(["cancelled"]);
  });

  test("fails at the start of the tests when the pull request is no longer mergeable", () => {
    const service = submittedService([{}, {}], 5);
    service.patch(2, { mergeability: "not_mergeable" });
    expect(service.states(1, 2)).toEqual(["testing", "pending"]);
    expect(service.line()).toEqual([1, 2]);
    service.advance(8);
    expect(service.states(1, 2)).toEqual(["tests_passed", "failed"]);
    expect(service.endReason(2)).toBe("START_TEST_RUN_MERGE_CONFLICT");
    expect(service.runs(2)).toEqual([]);
  });

  test.each(["unspecified", "in_progress"] as const)(
    "merges although the mergeability becomes %s after the admission",
    (mergeability) => {
      const service = submittedService([{}, {}], 5);
      service.patch(2, { mergeability });
      service.advance(20);
      expect(service.states(1, 2)).toEqual(["merged", "merged"]);
    },
  );
});

describe("parallel queue", () => {
  test("admits a pull request only after the upload for the head commit", () => {
    const service = submittedService([{ headSha: "a".repeat(40) }], 0, PARALLEL);
    service.engine.setImpactedTargets(MAIN, { number: 1, sha: "b".repeat(40), targets: ["app"] });
    service.advance(10);
    expect(service.record(1)).toMatchObject({
      state: "not_ready",
      readiness: { requiresImpactedTargets: true, hasImpactedTargets: false },
    });
    service.engine.setImpactedTargets(MAIN, { number: 1, sha: "a".repeat(40), targets: [] });
    service.advance(1);
    expect(service.record(1)).toMatchObject({ state: "pending", readiness: { hasImpactedTargets: true } });
  });

  test("keeps the lanes when the queue does not notice a push", () => {
    const service = fakeQueueService(PARALLEL);
    openWithTargets(service, [["app"], ["lib"]]);
    service.advance(5);
    expect(service.states(1, 2)).toEqual(["testing", "testing"]);
    service.patch(1, { headSha: "new", unnoticed: true });
    expect(service.states(1, 2)).toEqual(["testing", "testing"]);
  });

  test("uses the last upload for a commit", () => {
    const service = fakeQueueService(PARALLEL);
    openWithTargets(service, [["app"], ["app"]]);
    const { prSha: sha } = service.record(2);
    service.engine.setImpactedTargets(MAIN, { number: 2, sha, targets: ["lib"] });
    service.advance(3);
    expect(service.runs(2)).toMatchObject([{ ahead: [] }]);
  });
});

function openWithTargets(service: ReturnType<typeof fakeQueueService>, targets: readonly (readonly string[])[]): void {
  for (const each of targets) {
    const number = service.open();
    service.submit(number);
    service.engine.setImpactedTargets(MAIN, { number, sha: service.record(number).prSha, targets: each });
  }
}
