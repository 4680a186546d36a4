import { describe, expect, test } from "vitest";
import {
  computePastFigures,
  drawDuration,
  drawMemberSeconds,
  durationQuantile,
  estimateDurations,
  estimateFlakyShare,
  judgeFailures,
} from "../../../src/scenario/history/estimates.js";
import { type Attempt, listAttempts, listRuns, type PastRun } from "../../../src/scenario/history/results.js";
import { createRandom } from "../../../src/scenario/random.js";
import { playedResults } from "../drawn.js";

/** Simulates a queue and returns its past. */
async function pastOf(scenario: string) {
  const { results } = await playedResults(scenario, 5);
  return { results, runs: listRuns(results), attempts: listAttempts(results) };
}

function run(seconds: number, outcome: PastRun["outcome"], members: readonly number[] = [1]): PastRun {
  return { id: `${seconds}`, members: [...members], startSeconds: 0, seconds, outcome, isBisection: false };
}

const passed = (...seconds: readonly number[]) => seconds.map((each) => run(each, "passed"));

describe("estimateDurations and drawDuration", () => {
  test("return the shares of passed runs when no run was interrupted", () => {
    const durations = estimateDurations(passed(100, 200, 300, 400));

    expect(durations.count).toBe(4);
    expect(durations.steps.map(({ seconds, share }) => [seconds, share])).toEqual([
      [100, 0.25],
      [200, 0.5],
      [300, 0.75],
      [400, 1],
    ]);
    expect([0.1, 0.5, 0.9].map((share) => durationQuantile(durations, share))).toEqual([100, 200, 400]);
  });

  test("treat an interrupted run as a minimum duration, and ignore failed runs", () => {
    const interrupted = run(150, "interrupted");
    const others = [run(250, "cancelled"), run(10, "failed")];
    // The formula of Kaplan and Meier, calculated by hand: 1 - 3/4, then 1 - 3/4 * 1/2.
    expect(estimateDurations([...passed(100, 200), interrupted, ...others]).steps).toEqual([
      { seconds: 100, share: 0.25 },
      { seconds: 200, share: 1 },
    ]);
    const longer = estimateDurations([...passed(100, 200, 250), interrupted]);
    expect(longer.steps.map(({ share }) => share)).toEqual([0.25, 0.625, 1]);
  });

  test.each([
    ["many interrupted runs", "concurrency: 4 }\ngenerate: [{ count: 2000, per-hour: 9, broken: 0.05", 60],
    [
      "batches, which take as long as their slowest member",
      "concurrency: 9, batch: true, batching-min-size: 4, batching-max-wait-time-minutes: 600 }\ngenerate: [{ count: 1500, per-hour: 60",
      90,
    ],
  ])("estimate durations of single pull requests from a history of %s", async (_what, queue, within) => {
    const { runs } = await pastOf(`queue: { ${queue}, tests: 10m to 30m }]`);

    const isTypical = runs.every(({ members }) => members.length === 4);
    expect(isTypical || runs.filter(({ outcome }) => outcome === "interrupted").length > 150).toBe(true);
    const durations = estimateDurations(runs);
    for (const share of [0.25, 0.5, 0.75, 0.9]) {
      expect(Math.abs(durationQuantile(durations, share) - (600 + share * 1200))).toBeLessThan(within);
    }
  });

  test("return a duration within the limits, or a limit when no duration lies between them", () => {
    const durations = estimateDurations(passed(100, 200, 300, 400));
    const random = createRandom(1, 0);
    const drawn = (above?: number, upTo?: number) =>
      new Set(Array.from({ length: 200 }, () => drawDuration(durations, random, above, upTo)));

    expect(drawn()).toEqual(new Set([100, 200, 300, 400]));
    expect(drawn(200)).toEqual(new Set([300, 400]));
    expect(drawn(0, 250)).toEqual(new Set([100, 200]));
    expect(drawn(900)).toEqual(new Set([900]));
    expect(drawn(0, 50)).toEqual(new Set([50]));
  });

  test("return the whole duration for one member of a batch, and shorter or equal durations for the others", () => {
    const members = drawMemberSeconds(run(350, "passed", [4, 5, 6]), estimateDurations(passed(100, 200, 300, 400)), 1);

    expect(members).toHaveLength(3);
    expect(members.filter((seconds) => seconds === 350)).toHaveLength(1);
    expect(members.every((seconds) => seconds <= 350)).toBe(true);
  });
});

function attempt(number: number, fromMinutes: number, toMinutes: number, conclusion: Attempt["conclusion"]): Attempt {
  const startSeconds = fromMinutes * 60;
  const arrival = { arrivalSeconds: startSeconds, isArrivalKnown: false };
  return { number, ...arrival, startSeconds, endSeconds: toMinutes * 60, conclusion, results: [] };
}

test("judgeFailures treats a failed attempt as a broken change unless a merge follows soon", () => {
  const [failedBefore, failedLongBefore] = [attempt(2, 0, 10, "failed"), attempt(6, 0, 10, "failed")];
  const mergedSoon = attempt(3, 20, 30, "merged");
  const attempts = [
    attempt(1, 0, 10, "merged"),
    failedBefore,
    attempt(3, 0, 10, "failed"),
    mergedSoon,
    attempt(4, 0, 10, "cancelled"),
    attempt(5, 0, 10, null),
    failedLongBefore,
    attempt(6, 41, 50, "merged"),
  ];

  expect(judgeFailures(attempts)).toEqual({
    broken: new Set([failedBefore, failedLongBefore]),
    repeated: new Set([mergedSoon]),
  });
});

describe("estimateFlakyShare", () => {
  test.each([
    [
      "later tests clear random failures",
      0.06,
      0.015,
      "concurrency: 5, can-optimistically-merge: true, pending-failure-depth: 3 }\ngenerate: [{ count: 4000, per-hour: 14, tests: 10m to 30m, broken: 0.04 }]",
    ],
    [
      "bisections clear random failures",
      0.05,
      0.02,
      "concurrency: 3, batch: true, batching-min-size: 4, batching-max-wait-time-minutes: 10, bisection-concurrency: 8 }\ngenerate: [{ count: 2000, per-hour: 15, tests: 10m to 20m, broken: 0.01 }]",
    ],
  ])("returns about the simulated share when %s", async (_what, flaky, within, queue) => {
    const { runs, attempts } = await pastOf(`flaky: ${flaky}\nqueue: { ${queue}`);
    const { share, of } = estimateFlakyShare(runs, judgeFailures(attempts).broken);

    expect(of).toBeGreaterThan(250);
    expect(Math.abs(share - flaky)).toBeLessThan(within);
  });

  test("ignores runs that started while a broken change was in the queue", () => {
    const runs = [
      { ...run(300, "failed"), startSeconds: 120 },
      { ...run(300, "passed"), startSeconds: 660 },
      { ...run(300, "failed"), startSeconds: 1200 },
      { ...run(300, "interrupted"), startSeconds: 1300 },
    ];

    expect(estimateFlakyShare(runs, [attempt(1, 1, 11, "failed")])).toEqual({ share: 1 / 2, of: 2 });
    expect(estimateFlakyShare([], [])).toEqual({ share: 0, of: 0 });
  });
});

test("computePastFigures measures from the first test run of the past", async () => {
  const { results, attempts } = await pastOf(
    "queue: { concurrency: 2 }\npull-requests: [{}, { tests: 20m }, {}, { broken: true }]",
  );

  // The third pull request starts when the first has passed, and no pull request is ahead. The last pull request fails
  // behind the third.
  expect(computePastFigures(results, attempts)).toEqual({
    merged: 3,
    mergesPerHour: (3 * 3600) / 1800,
    waitP50: 600,
    waitP95: 1200,
    runsPerMerged: 4 / 3,
  });
  expect(computePastFigures([], [])).toEqual({ merged: 0, mergesPerHour: 0, waitP50: 0, waitP95: 0, runsPerMerged: 0 });
});
