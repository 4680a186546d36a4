import { describe, expect, test } from "vitest";
import type { PullRequestsQuery, TestingResultsQuery } from "../../src/api/wire/lists.js";
import { type FakeQueueService, MAIN, refusalOf, submitSome, submittedService } from "../support/fake-queue-service.js";

const START_MS = Date.parse("2026-01-01T00:00:00.000Z");
const DAY = 86_400;

function list(service: FakeQueueService, query: Partial<PullRequestsQuery> = {}) {
  const { pullRequests, nextCursor } = service.engine.listPullRequests(MAIN, { take: 50, ...query });
  return { numbers: pullRequests.map(({ prNumber }) => prNumber), nextCursor };
}

function results(service: FakeQueueService, query: Partial<TestingResultsQuery> = {}) {
  return service.engine.listMergeQueueTestingResults(MAIN, { since: START_MS, offset: 0, take: 50, ...query });
}

/** Describes the result of each test, newest first. */
function outcomes(service: FakeQueueService, query: Partial<TestingResultsQuery> = {}): readonly string[] {
  return results(service, query).testingResults.map(
    ({ prNumber, outcome, cycleConclusion = "goes on" }) => `#${prNumber} ${outcome}, ${cycleConclusion}`,
  );
}

describe("listPullRequests of the local service", () => {
  test("returns every submitted pull request, with the newest submission first", () => {
    const service = submittedService([{}, { testPlan: { result: "fail" } }, { mergeability: "not_mergeable" }]);
    service.open();
    service.advance(60);
    expect(list(service)).toEqual({ numbers: [3, 2, 1], nextCursor: undefined });
    service.submit(2);
    expect(list(service).numbers).toEqual([2, 3, 1]);
    const [first] = service.engine.listPullRequests(MAIN, { take: 1 }).pullRequests;
    const { readiness, forceEnqueued, isCurrentlySubmittedToQueue, verifiedByTestRun, ...record } = service.record(2);
    expect(first).toEqual(record);
    expect([readiness, forceEnqueued, isCurrentlySubmittedToQueue, verifiedByTestRun]).toHaveLength(4);
  });

  test("filters by the current state", () => {
    const service = submittedService([{}, { testPlan: { result: "fail" } }, { mergeability: "not_mergeable" }], 60);
    const of = (state: NonNullable<PullRequestsQuery["state"]>) => list(service, { state }).numbers;
    expect([of("merged"), of("failed"), of("not_ready"), of("testing")]).toEqual([[1], [2], [3], []]);
    submitSome(service, [{ number: 4, mergeability: "in_progress" }, { number: 5 }]);
    submitSome(service, [{ number: 6, mergeability: "in_progress" }]);
    service.advance(1);
    expect(of("not_ready")).toEqual([6, 4, 3]);
    const first = list(service, { state: "not_ready", take: 2 });
    expect(first).toEqual({ numbers: [6, 4], nextCursor: service.record(4).id });
    expect(list(service, { state: "not_ready", take: 2, cursor: first.nextCursor ?? "" })).toEqual({ numbers: [3] });
  });

  test("filters by the end time of any attempt, including both limits", () => {
    const service = submittedService([{}, {}], 5);
    service.engine.cancelPullRequest(MAIN, 1);
    service.advance(95);
    expect(service.states(1, 2)).toEqual(["cancelled", "merged"]);
    service.submit(1);
    const [cancelledAt, mergedAt] = [START_MS + 5000, START_MS + 18_000];
    expect(list(service, { since: cancelledAt, until: cancelledAt }).numbers).toEqual([1]);
    expect(list(service, { since: cancelledAt + 1, until: mergedAt }).numbers).toEqual([2]);
    expect(list(service, { since: mergedAt + 1 }).numbers).toEqual([]);
    expect(list(service, { until: mergedAt }).numbers).toEqual([1, 2]);
    expect(list(service, { since: cancelledAt, state: "not_ready" }).numbers).toEqual([1]);
    const first = list(service, { until: mergedAt, take: 1 });
    expect(first).toEqual({ numbers: [1], nextCursor: service.record(1).id });
    expect(list(service, { until: mergedAt, take: 1, cursor: first.nextCursor ?? "" })).toEqual({ numbers: [2] });
  });

  test("returns pages, and no cursor with the last page", () => {
    const service = submittedService([{}, {}, {}, {}, {}]);
    const first = list(service, { take: 2 });
    expect(first).toEqual({ numbers: [5, 4], nextCursor: service.record(4).id });
    const second = list(service, { take: 2, cursor: first.nextCursor ?? "" });
    expect(second).toEqual({ numbers: [3, 2], nextCursor: service.record(2).id });
    expect(list(service, { take: 2, cursor: second.nextCursor ?? "" })).toEqual({ numbers: [1] });
    expect(list(service, { take: 5 }).nextCursor).toBeUndefined();
    expect(refusalOf(() => list(service, { cursor: "00000000-0000-4000-8000-999999999999" }))?.status).toBe(400);
  });
});

describe("listMergeQueueTestingResults of the local service", () => {
  test("returns a row for each finished test of a pull request, with the newest row first", () => {
    const service = submittedService(
      [{ testPlan: { testSeconds: 20, result: "fail" } }, { testPlan: { testSeconds: 30 } }],
      21,
      { concurrency: 2 },
    );
    expect(outcomes(service)).toEqual([]);
    service.advance(1);
    expect(outcomes(service)).toEqual(["#2 interrupted, goes on", "#1 failed, failed"]);
    service.advance(60);
    expect(outcomes(service)).toEqual(["#2 passed, merged", "#2 interrupted, merged", "#1 failed, failed"]);
    const [passed] = results(service).testingResults;
    expect(passed).toEqual({
      prNumber: 2,
      endedAt: service.at(53),
      testingDurationMs: 30_000,
      outcome: "passed",
      cycleConclusion: "merged",
      testRunId: service.runs(2).at(-1)?.id,
    });
  });

  test("distinguishes canceled tests from interrupted tests", () => {
    const service = submittedService([{}], 5);
    service.engine.restartTestsOnPullRequest(MAIN, 1);
    service.advance(3);
    service.engine.cancelPullRequest(MAIN, 1);
    service.submit(1);
    service.advance(30);
    expect(outcomes(service)).toEqual(["#1 passed, merged", "#1 cancelled, cancelled", "#1 interrupted, cancelled"]);
  });

  test("filters by time, and returns pages with the total", () => {
    const service = submittedService([{}, {}, {}], 60);
    const ends = results(service).testingResults.map(({ endedAt }) => Date.parse(endedAt));
    expect(ends).toEqual([START_MS + 34_000, START_MS + 23_000, START_MS + 12_000]);
    const [, middle = 0] = ends;
    expect(outcomes(service, { since: middle, until: middle })).toEqual(["#2 passed, merged"]);
    expect(outcomes(service, { since: middle + 1 })).toEqual(["#3 passed, merged"]);
    expect(results(service, { offset: 1, take: 1 })).toMatchObject({
      testingResults: [{ prNumber: 2 }],
      totalItems: 3,
    });
    expect(results(service, { offset: 9 })).toEqual({ testingResults: [], totalItems: 3 });
  });

  test("returns results of the last 45 days, and rejects a longer period", () => {
    const service = submittedService([{}], 12 + 45 * DAY);
    const nowMs = START_MS + (12 + 45 * DAY) * 1000;
    expect(outcomes(service, { since: nowMs - 45 * DAY * 1000 })).toHaveLength(1);
    expect(refusalOf(() => results(service, { since: nowMs - 45 * DAY * 1000 - 1 }))).toEqual({
      status: 400,
      message: expect.stringContaining('"since"'),
    });
    service.advance(1);
    expect(outcomes(service, { since: START_MS, until: START_MS + DAY * 1000 })).toEqual([]);
  });
});
