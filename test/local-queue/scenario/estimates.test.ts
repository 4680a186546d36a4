import { describe, expect, test } from "vitest";
import {
  brokenShareOf,
  drawDuration,
  durationQuantile,
  durationsOf,
  failedByChance,
  flakyShareOf,
  pastFigures,
  shareOut,
} from "../../../src/local-queue/scenario/estimates.js";
import { type PastRun, resultsOf, runsOf, type Trip, tripsOf } from "../../../src/local-queue/scenario/history.js";
import { randomOf } from "../../../src/local-queue/scenario/random.js";
import { simulate } from "../../../src/local-queue/simulation/simulate.js";
import { drawn } from "./drawn.js";

/** What a made-up queue leaves behind, of which everything is known. */
async function pastOf(scenario: string) {
  const simulation = await drawn(scenario, 5);
  const results = resultsOf(simulate(simulation));
  return { simulation, results, runs: runsOf(results), trips: tripsOf(results) };
}

function run(seconds: number, outcome: PastRun["outcome"], members: readonly number[] = [1]): PastRun {
  return { id: `${seconds}`, members, startSeconds: 0, seconds, outcome, isBisection: false, startedBisection: false };
}

describe("durations", () => {
  test("are the shares of the runs that passed where nothing was cut off", () => {
    const durations = durationsOf([run(100, "passed"), run(200, "passed"), run(300, "passed"), run(400, "passed")]);

    expect(durations).toEqual({
      count: 4,
      steps: [
        { seconds: 100, share: 0.25 },
        { seconds: 200, share: 0.5 },
        { seconds: 300, share: 0.75 },
        { seconds: 400, share: 1 },
      ],
    });
    expect([0.1, 0.5, 0.9].map((share) => durationQuantile(durations, share))).toEqual([100, 200, 400]);
  });

  test("count what was interrupted as at least so long, and leave out what failed", () => {
    // Kaplan and Meier by hand: 1 - 3/4, then 1 - 3/4 * 1/2.
    const durations = durationsOf([
      run(100, "passed"),
      run(150, "interrupted"),
      run(200, "passed"),
      run(250, "cancelled"),
      run(10, "failed"),
    ]);

    expect(durations.steps).toEqual([
      { seconds: 100, share: 0.25 },
      { seconds: 200, share: 1 },
    ]);
    const longer = durationsOf([run(100, "passed"), run(150, "interrupted"), run(200, "passed"), run(250, "passed")]);
    expect(longer.steps.map(({ share }) => share)).toEqual([0.25, 0.625, 1]);
  });

  test("of a history with many interrupted runs are those that its tests have", async () => {
    const { runs } = await pastOf(
      "queue: { concurrency: 4 }\ngenerate: [{ count: 4000, per-hour: 9, tests: 10m to 30m, broken: 0.05 }]",
    );
    const interrupted = runs.filter(({ outcome }) => outcome === "interrupted");
    const durations = durationsOf(runs);

    expect(interrupted.length).toBeGreaterThan(150);
    for (const share of [0.1, 0.25, 0.5, 0.75, 0.9]) {
      expect(Math.abs(durationQuantile(durations, share) - (600 + share * 1200))).toBeLessThan(60);
    }
  });

  test("of one pull request come from those of batches, which last as long as their slowest member", async () => {
    const { runs } = await pastOf(
      "queue: { concurrency: 9, batch: true, batching-min-size: 4, batching-max-wait-time-minutes: 600 }\ngenerate: [{ count: 6000, per-hour: 60, tests: 10m to 30m }]",
    );

    expect(runs.every(({ members }) => members.length === 4)).toBe(true);
    const durations = durationsOf(runs);
    for (const share of [0.25, 0.5, 0.75, 0.9]) {
      expect(Math.abs(durationQuantile(durations, share) - (600 + share * 1200))).toBeLessThan(90);
    }
  });

  test("are drawn within bounds, and at a bound where nothing lies within", () => {
    const durations = durationsOf([run(100, "passed"), run(200, "passed"), run(300, "passed"), run(400, "passed")]);
    const random = randomOf(1, 0);
    const within = (bounds: Parameters<typeof drawDuration>[2]) =>
      new Set(Array.from({ length: 200 }, () => drawDuration(durations, random, bounds)));

    expect(within({})).toEqual(new Set([100, 200, 300, 400]));
    expect(within({ above: 200 })).toEqual(new Set([300, 400]));
    expect(within({ upTo: 250 })).toEqual(new Set([100, 200]));
    expect(within({ above: 900 })).toEqual(new Set([900]));
    expect(within({ upTo: 50 })).toEqual(new Set([50]));
  });

  test("of a batch are shared out so that one member takes all of it and none longer", () => {
    const durations = durationsOf([100, 200, 300, 400].map((seconds) => run(seconds, "passed")));
    const shares = shareOut(run(350, "passed", [4, 5, 6]), durations, 1);

    expect([...shares.keys()]).toEqual([4, 5, 6]);
    expect([...shares.values()].filter((seconds) => seconds === 350)).toHaveLength(1);
    expect([...shares.values()].every((seconds) => seconds <= 350)).toBe(true);
  });
});

function trip(number: number, fromMinutes: number, toMinutes: number, conclusion: Trip["conclusion"]): Trip {
  return { number, startSeconds: fromMinutes * 60, endSeconds: toMinutes * 60, conclusion, results: [] };
}

describe("the share of broken changes", () => {
  test("is the one that a history was made with", async () => {
    const { simulation, trips } = await pastOf(
      "queue: { concurrency: 5 }\ngenerate: [{ count: 2000, per-hour: 8, tests: 10m to 30m, broken: 0.08 }]",
    );
    const broken = simulation.changes.filter((change) => change.broken).length;

    expect(brokenShareOf(trips)).toEqual({ share: broken / 2000, of: 2000 });
  });

  test("counts neither who was taken out, nor who is still there, nor who failed and was merged soon after", () => {
    const failedOnce = trip(3, 0, 10, "failed");
    const mergedSoon = trip(3, 20, 30, "merged");
    const trips = [
      trip(1, 0, 10, "merged"),
      trip(2, 0, 10, "failed"),
      failedOnce,
      mergedSoon,
      trip(4, 0, 10, "cancelled"),
      trip(5, 0, 10, null),
      trip(6, 0, 10, "failed"),
      trip(6, 41, 50, "merged"),
    ];

    expect(failedByChance(trips)).toEqual(new Map([[failedOnce, mergedSoon]]));
    expect(brokenShareOf(trips)).toEqual({ share: 2 / 5, of: 5 });
    expect(brokenShareOf([])).toEqual({ share: 0, of: 0 });
  });
});

describe("the share of flaky runs", () => {
  test("is the one that a history was made with, where those behind clear what failed by chance", async () => {
    const { runs, trips } = await pastOf(
      "flaky: 0.06\nqueue: { concurrency: 5, can-optimistically-merge: true, pending-failure-depth: 3 }\ngenerate: [{ count: 6000, per-hour: 14, tests: 10m to 30m, broken: 0.04 }]",
    );
    const { share, of } = flakyShareOf(runs, trips);

    expect(of).toBeGreaterThan(1000);
    expect(Math.abs(share - 0.06)).toBeLessThan(0.015);
  });

  test("is the one that a history was made with, where bisections clear batches that failed by chance", async () => {
    const { runs, trips } = await pastOf(
      "flaky: 0.05\nqueue: { concurrency: 3, batch: true, batching-min-size: 4, batching-max-wait-time-minutes: 10, bisection-concurrency: 8 }\ngenerate: [{ count: 8000, per-hour: 15, tests: 10m to 20m, broken: 0.01 }]",
    );
    const { share, of } = flakyShareOf(runs, trips);

    expect(of).toBeGreaterThan(500);
    expect(Math.abs(share - 0.05)).toBeLessThan(0.02);
  });

  test("leaves out what began while something broken was in the queue", () => {
    const runs = [
      { ...run(300, "failed"), startSeconds: 120 },
      { ...run(300, "passed"), startSeconds: 660 },
      { ...run(300, "failed"), startSeconds: 1200 },
      { ...run(300, "interrupted"), startSeconds: 1300 },
    ];

    expect(flakyShareOf(runs, [trip(1, 1, 11, "failed"), trip(2, 0, 40, "merged")])).toEqual({ share: 1 / 2, of: 2 });
    expect(flakyShareOf([], [])).toEqual({ share: 0, of: 0 });
  });
});

test("the figures of a past are those that a simulation of it has, from the first test run on", async () => {
  const { results, trips } = await pastOf(
    "queue: { concurrency: 2 }\npull-requests: [{}, { tests: 20m }, {}, { broken: true }]",
  );

  // The third starts when the first has passed and waits for nobody; the last one fails behind it.
  expect(pastFigures(results, trips)).toEqual({
    merged: 3,
    mergesPerHour: (3 * 3600) / 1800,
    waitP50: 600,
    waitP95: 1200,
    runsPerMerged: 4 / 3,
  });
  expect(pastFigures([], [])).toEqual({ merged: 0, mergesPerHour: 0, waitP50: 0, waitP95: 0, runsPerMerged: 0 });
});
