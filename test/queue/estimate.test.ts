import { describe, expect, test } from "vitest";
import { estimateMergeTime } from "../../src/queue/estimate.js";
import type { EnqueuedPullRequest, Queue, TestingResult } from "../../src/service/service.js";

const NOON = Date.parse("2026-02-03T12:00:00Z");
const MINUTE = 60_000;

function timeOf(minutes: number): string {
  return new Date(NOON + minutes * MINUTE).toISOString();
}

/** Returns a queue with one slot for tests, whose first pull requests have been tested since these minutes. */
function queueOf(tested: readonly number[], pending: number, settings: Partial<Queue> = {}): Queue {
  const entries: EnqueuedPullRequest[] = [
    ...tested.map((minutes, index) => ({ prNumber: index + 1, state: "testing", stateChangedAt: timeOf(minutes) })),
    ...Array.from({ length: pending }, (_, index) => ({ prNumber: tested.length + index + 1, state: "pending" })),
  ];
  return { state: "running", mode: "single", concurrency: 1, enqueuedPullRequests: entries, ...settings };
}

/** Returns the results of test runs with these lengths in minutes. */
function pastOf(minutes: readonly number[], conclusion = "merged"): readonly TestingResult[] {
  return minutes.map((length, index) => ({
    prNumber: (conclusion === "merged" ? 1000 : 5000) + index,
    testRunId: `${conclusion}-${index}`,
    endedAt: timeOf(-60),
    outcome: conclusion === "merged" ? "passed" : "failed",
    cycleConclusion: conclusion,
    testingDurationMs: length * MINUTE,
  }));
}

const STEADY = pastOf(Array.from({ length: 20 }, () => 10));

/** Returns the expected minutes after noon: the earliest, the middle and the latest. */
function minutesOf(queue: Queue, number: number, results = STEADY) {
  const estimate = estimateMergeTime(queue, number, results, NOON);
  if ("reason" in estimate) return estimate.reason;
  return [estimate.fromMs, estimate.atMs, estimate.toMs].map((ms) => Math.round((ms - NOON) / MINUTE));
}

describe("estimateMergeTime", () => {
  test.each([
    ["the rest of tests in progress", queueOf([-4], 0), 1, 6],
    ["one test after the other with one slot", queueOf([-4], 3), 4, 36],
    ["rounds of tests with two slots", queueOf([-4, -4], 3, { concurrency: 2 }), 5, 26],
    ["the tests of batches", queueOf([-4], 4, { batch: true, batchingMinSize: 4 }), 5, 16],
    ["the slowest tests ahead", queueOf([-1, -8], 0, { concurrency: 2 }), 2, 9],
  ])("calculates the time until the merge from %s", (_what, queue, number, minutes) => {
    expect(minutesOf(queue, number)).toEqual([minutes, minutes, minutes]);
  });

  test("returns zero minutes when the tests have passed", () => {
    const queue = queueOf([], 0, { enqueuedPullRequests: [{ prNumber: 1, state: "tests_passed" }] });

    expect(minutesOf(queue, 1)).toEqual([0, 0, 0]);
  });

  test("returns a wider range when the durations of tests differ, or when pull requests fail", () => {
    const lengths = Array.from({ length: 30 }, (_, index) => 5 + index);
    const queue = queueOf([-1, -1, -1, -1], 0, { concurrency: 4 });
    const [from = 0, at = 0, to = 0] = minutesOf(queue, 4, pastOf(lengths));
    const failures = [...pastOf(lengths), ...pastOf(lengths.slice(0, 15), "failed")];
    const [, , latest = 0] = minutesOf(queue, 4, failures);

    expect(Number(from)).toBeLessThan(Number(at));
    expect(Number(at)).toBeLessThan(Number(to));
    expect(Number(latest)).toBeGreaterThan(Number(to) + 10);
  });

  test("returns the same estimate for the same queue", () => {
    const past = pastOf(Array.from({ length: 30 }, (_, index) => 5 + index));

    expect(minutesOf(queueOf([-1], 5), 6, past)).toEqual(minutesOf(queueOf([-1], 5), 6, past));
  });

  test.each([
    ["another pull request", queueOf([-1], 0), 9, STEADY, "the queue has not admitted the pull request"],
    [
      "a pull request that awaits its admission",
      queueOf([], 0, { enqueuedPullRequests: [{ prNumber: 9, state: "pending", isAwaitingAdmission: true }] }),
      9,
      STEADY,
      "the queue has not admitted the pull request",
    ],
    ["a paused queue", queueOf([-1], 0, { state: "paused" }), 1, STEADY, "the queue is paused"],
    [
      "a parallel queue",
      queueOf([-1], 0, { mode: "parallel" }),
      1,
      STEADY,
      "does not show which pull requests wait for each other",
    ],
    ["few results", queueOf([-1], 0), 1, STEADY.slice(0, 9), "fewer than 10 recent test runs have passed"],
    [
      "tests without a start",
      queueOf([], 0, { enqueuedPullRequests: [{ prNumber: 1, state: "testing" }] }),
      1,
      STEADY,
      "does not show the start of the tests",
    ],
  ])("returns a reason and no estimate for %s", (_what, queue, number, results, reason) => {
    expect(minutesOf(queue, number, results)).toContain(reason);
  });
});
