import { describe, expect, test } from "vitest";
import type { PullRequestsQuery, TestingResultsQuery } from "../../src/api/wire/lists.js";
import { type FakeQueueService, MAIN, refusalOf, submitSome, submittedService } from "../support/fake-queue-service.js";

const START_MS = Date.parse("2026-01-01T00:00:00.000Z");
const DAY = 86_400;

function list(world: FakeQueueService, query: Partial<PullRequestsQuery> = {}) {
  const { pullRequests, nextCursor } = world.engine.listPullRequests(MAIN, { take: 50, ...query });
  return { numbers: pullRequests.map(({ prNumber }) => prNumber), nextCursor };
}

function results(world: FakeQueueService, query: Partial<TestingResultsQuery> = {}) {
  return world.engine.listMergeQueueTestingResults(MAIN, { since: START_MS, offset: 0, take: 50, ...query });
}

/** What came of each test, newest first. */
function outcomes(world: FakeQueueService, query: Partial<TestingResultsQuery> = {}): readonly string[] {
  return results(world, query).testingResults.map(
    ({ prNumber, outcome, cycleConclusion = "goes on" }) => `#${prNumber} ${outcome}, ${cycleConclusion}`,
  );
}

describe("the list of pull requests", () => {
  test("has everything that was ever submitted, the newest submission first, with the records of the queue", () => {
    const world = submittedService([{}, { testPlan: { result: "fail" } }, { mergeability: "not_mergeable" }]);
    world.open();
    world.advance(60);
    expect(list(world)).toEqual({ numbers: [3, 2, 1], nextCursor: undefined });
    world.submit(2);
    expect(list(world).numbers).toEqual([2, 3, 1]);
    const [first] = world.engine.listPullRequests(MAIN, { take: 1 }).pullRequests;
    const { readiness, forceEnqueued, isCurrentlySubmittedToQueue, verifiedByTestRun, ...record } = world.record(2);
    expect(first).toEqual(record);
    expect([readiness, forceEnqueued, isCurrentlySubmittedToQueue, verifiedByTestRun]).toHaveLength(4);
  });

  test("is filtered by the state as it is", () => {
    const world = submittedService([{}, { testPlan: { result: "fail" } }, { mergeability: "not_mergeable" }], 60);
    const of = (state: NonNullable<PullRequestsQuery["state"]>) => list(world, { state }).numbers;
    expect([of("merged"), of("failed"), of("not_ready"), of("testing")]).toEqual([[1], [2], [3], []]);
    submitSome(world, [{ number: 4, mergeability: "in_progress" }, { number: 5 }]);
    submitSome(world, [{ number: 6, mergeability: "in_progress" }]);
    world.advance(1);
    expect(of("not_ready")).toEqual([6, 4, 3]);
    const first = list(world, { state: "not_ready", take: 2 });
    expect(first).toEqual({ numbers: [6, 4], nextCursor: world.record(4).id });
    expect(list(world, { state: "not_ready", take: 2, cursor: first.nextCursor ?? "" })).toEqual({ numbers: [3] });
  });

  test("is filtered by when an attempt ended, both ends included, also where a later attempt goes on", () => {
    const world = submittedService([{}, {}], 5);
    world.engine.cancelPullRequest(MAIN, 1);
    world.advance(95);
    expect(world.states(1, 2)).toEqual(["cancelled", "merged"]);
    world.submit(1);
    const [cancelledAt, mergedAt] = [START_MS + 5000, START_MS + 18_000];
    expect(list(world, { since: cancelledAt, until: cancelledAt }).numbers).toEqual([1]);
    expect(list(world, { since: cancelledAt + 1, until: mergedAt }).numbers).toEqual([2]);
    expect(list(world, { since: mergedAt + 1 }).numbers).toEqual([]);
    expect(list(world, { until: mergedAt }).numbers).toEqual([1, 2]);
    expect(list(world, { since: cancelledAt, state: "not_ready" }).numbers).toEqual([1]);
    const first = list(world, { until: mergedAt, take: 1 });
    expect(first).toEqual({ numbers: [1], nextCursor: world.record(1).id });
    expect(list(world, { until: mergedAt, take: 1, cursor: first.nextCursor ?? "" })).toEqual({ numbers: [2] });
  });

  test("comes in pages, the last of which has no cursor", () => {
    const world = submittedService([{}, {}, {}, {}, {}]);
    const first = list(world, { take: 2 });
    expect(first).toEqual({ numbers: [5, 4], nextCursor: world.record(4).id });
    const second = list(world, { take: 2, cursor: first.nextCursor ?? "" });
    expect(second).toEqual({ numbers: [3, 2], nextCursor: world.record(2).id });
    expect(list(world, { take: 2, cursor: second.nextCursor ?? "" })).toEqual({ numbers: [1] });
    expect(list(world, { take: 5 }).nextCursor).toBeUndefined();
    expect(refusalOf(() => list(world, { cursor: "00000000-0000-4000-8000-999999999999" }))?.status).toBe(400);
  });
});

describe("the list of testing results", () => {
  test("has a row for each time that a pull request was tested to some end, the newest first", () => {
    const world = submittedService(
      [{ testPlan: { testSeconds: 20, result: "fail" } }, { testPlan: { testSeconds: 30 } }],
      21,
      { concurrency: 2 },
    );
    expect(outcomes(world)).toEqual([]);
    world.advance(1);
    expect(outcomes(world)).toEqual(["#2 interrupted, goes on", "#1 failed, failed"]);
    world.advance(60);
    expect(outcomes(world)).toEqual(["#2 passed, merged", "#2 interrupted, merged", "#1 failed, failed"]);
    const [passed] = results(world).testingResults;
    expect(passed).toEqual({
      prNumber: 2,
      endedAt: world.at(53),
      testingDurationMs: 30_000,
      outcome: "passed",
      cycleConclusion: "merged",
      testRunId: world.runs(2).at(-1)?.id,
    });
  });

  test("tells a pull request that left while it was tested from one that is tested again", () => {
    const world = submittedService([{}], 5);
    world.engine.restartTestsOnPullRequest(MAIN, 1);
    world.advance(3);
    world.engine.cancelPullRequest(MAIN, 1);
    world.submit(1);
    world.advance(30);
    expect(outcomes(world)).toEqual(["#1 passed, merged", "#1 cancelled, cancelled", "#1 interrupted, cancelled"]);
  });

  test("is cut at a time and into pages, with the number of all", () => {
    const world = submittedService([{}, {}, {}], 60);
    const ends = results(world).testingResults.map(({ endedAt }) => Date.parse(endedAt));
    expect(ends).toEqual([START_MS + 34_000, START_MS + 23_000, START_MS + 12_000]);
    const [, middle = 0] = ends;
    expect(outcomes(world, { since: middle, until: middle })).toEqual(["#2 passed, merged"]);
    expect(outcomes(world, { since: middle + 1 })).toEqual(["#3 passed, merged"]);
    expect(results(world, { offset: 1, take: 1 })).toMatchObject({ testingResults: [{ prNumber: 2 }], totalItems: 3 });
    expect(results(world, { offset: 9 })).toEqual({ testingResults: [], totalItems: 3 });
  });

  test("goes back 45 days, and no request may span more", () => {
    const world = submittedService([{}], 12 + 45 * DAY);
    const nowMs = START_MS + (12 + 45 * DAY) * 1000;
    expect(outcomes(world, { since: nowMs - 45 * DAY * 1000 })).toHaveLength(1);
    expect(refusalOf(() => results(world, { since: nowMs - 45 * DAY * 1000 - 1 }))).toEqual({
      status: 400,
      message: expect.stringContaining('"since"'),
    });
    world.advance(1);
    expect(outcomes(world, { since: START_MS, until: START_MS + DAY * 1000 })).toEqual([]);
  });
});
