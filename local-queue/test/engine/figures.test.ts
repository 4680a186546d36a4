/**
 * Compares the queue with published or calculated numbers: merges per hour of a full queue, the wait in a queue with
 * one slot, the cost of flaky tests, and the number of runs of a bisection.
 */
import { describe, expect, test } from "vitest";
import type { Settings } from "../../src/engine/settings.js";
import { computeFigures } from "../../src/scenario/figures.js";
import { type Played, type Simulation, simulate } from "../../src/scenario/simulate.js";
import { plainChange } from "../../src/state/change.js";
import { ALL_OFF } from "../support/days/notation.js";
import { IS_LONG } from "../support/days/try-days.js";
import { type Random, seeded } from "../support/seeded.js";

/** Factor for the number of pull requests. */
const MORE = IS_LONG ? 10 : 1;
/** Allowed relative difference of random results. */
const REPLAY_TOLERANCE = 0.05;

interface Plan {
  readonly settings: Partial<Settings>;
  readonly testMinutes: number;
  readonly atMinutes: readonly number[];
  readonly isBroken?: (index: number) => boolean;
  readonly flaky?: number;
}

function play({ settings, testMinutes, atMinutes, isBroken = () => false, flaky = 0 }: Plan): Played {
  const changes = atMinutes.map((_, index) => ({
    ...plainChange(index + 1, testMinutes * 60),
    broken: isBroken(index),
  }));
  const inputs: Simulation["inputs"] = atMinutes.map((minutes, index) => {
    return { atSeconds: Math.round(minutes * 60), type: "submit", number: index + 1 };
  });
  return simulate({ settings: { ...ALL_OFF, ...settings }, changes, inputs, seed: 1, flaky });
}

function expectAbout(found: number, expected: number): void {
  expect(found).toBeGreaterThan(expected * (1 - REPLAY_TOLERANCE));
  expect(found).toBeLessThan(expected * (1 + REPLAY_TOLERANCE));
}

/** Counts the merges of each round. All runs of a full queue start and end at the same time. */
function countMergesByRound({ transitions, runs }: Played): readonly number[] {
  const rounds = new Map<number | null, number>(runs.map(({ endSeconds }) => [endSeconds, 0]));
  for (const { to, atSeconds } of transitions) {
    if (to === "merged") rounds.set(atSeconds, (rounds.get(atSeconds) ?? 0) + 1);
  }
  // The queue is not full in the last round.
  return [...rounds.values()].slice(0, -1);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

describe("simulated queue that is always full", () => {
  const MINUTES = 30;
  const COUNT = 2500 * MORE;

  test.each([
    // Columns: slots; merged, failed and lost pull requests per hour; mean number of queued pull requests; and the time
    // to merge as the Sonos simulator measures it. Sonos published 48.6 and 40.0. With three slots, two more pull
    // requests wait in one of ten cases.
    [5, 7.371, 0.819, 2.629, 5, 48.22],
    [3, 4.878, 0.542, 1.122, 3.2, 39.84],
  ])(
    "reaches the calculated numbers of merges, failures and restarts with %i slots",
    (concurrency, merged, failed, lost, queued, minutesToMerge) => {
      const random = seeded(concurrency);
      const broken = Array.from({ length: COUNT }, () => random.chance(0.1));
      const atMinutes = broken.map(() => 0);
      const played = play({
        settings: { concurrency },
        testMinutes: MINUTES,
        atMinutes,
        isBroken: (index) => broken[index] === true,
      });
      const figures = computeFigures(played);
      const hours = played.endSeconds / 3600;
      expectAbout(figures.mergesPerHour, merged);
      expectAbout(figures.failed / hours, failed);
      expectAbout((figures.failed + figures.restarts) / hours, lost);
      const successful = countMergesByRound(played).filter((count) => count > 0);
      expectAbout(mean(successful.map((count) => (queued * MINUTES) / count)), minutesToMerge);
    },
  );

  test.each([
    ["when any run of a round fails", false, 0.488, 1000],
    ["only when the last run of a round fails, with optimistic merging", true, 0.2, 2000],
  ])("fails a good pull request because of flaky tests %s", (_words, canOptimisticallyMerge, expected, count) => {
    const atMinutes = Array.from({ length: count * MORE }, () => 0);
    const settings = { concurrency: 3, canOptimisticallyMerge };
    const played = play({ settings, testMinutes: MINUTES, atMinutes, flaky: 0.2 });
    expectAbout(computeFigures(played).failed / countMergesByRound(played).length, expected);
  });
});

/** Draws independent times of arrival, in minutes. */
function drawArrivals(count: number, perMinute: number, random: Random): readonly number[] {
  let minutes = 0;
  return Array.from({ length: count }, () => {
    minutes -= Math.log(1 - random.below(2 ** 32) / 2 ** 32) / perMinute;
    return minutes;
  });
}

function meanWaitMinutes({ transitions }: Played): number {
  const submitted = new Map(
    transitions.filter(({ to }) => to === "not_ready").map((each) => [each.number, each.atSeconds]),
  );
  const merged = transitions.filter(({ to }) => to === "merged");
  return mean(merged.map(({ number, atSeconds }) => atSeconds - (submitted.get(number) ?? 0))) / 60;
}

describe("simulated queue with random submissions", () => {
  test("reaches the calculated average wait when the queue has one slot", () => {
    const atMinutes = drawArrivals(1500 * MORE, 0.05, seeded(1));
    expectAbout(meanWaitMinutes(play({ settings: { concurrency: 1 }, testMinutes: 10, atMinutes })), 15);
  });

  test("waits only for the tests when each pull request has a slot", () => {
    const atMinutes = drawArrivals(300, 0.05, seeded(2));
    const played = play({ settings: { concurrency: 1000 }, testMinutes: 10, atMinutes });
    expect(meanWaitMinutes(played)).toBeCloseTo(10, 9);
  });
});

/** Counts the runs of a batch and of its bisection, without later runs of pull requests that the bisection cleared. */
function countRuns(broken: readonly boolean[], settings: Partial<Settings>): number {
  const batching = {
    batch: true,
    batchingMinSize: broken.length,
    batchingMaxWaitTimeMinutes: 5,
    concurrency: 1,
    bisectionConcurrency: 1,
  };
  const atMinutes = broken.map(() => 0);
  const isBroken = (index: number) => broken[index] === true;
  const played = play({ settings: { ...batching, ...settings }, testMinutes: 10, atMinutes, isBroken });
  const ends = new Map(played.transitions.map(({ number, to }) => [number, to]));
  expect(broken.map((isBad, index) => (ends.get(index + 1) === "merged") === !isBad)).not.toContain(false);
  return 1 + played.runs.filter(({ kind }) => kind === "bisection").length;
}

/** Yields every combination of broken members in a batch. */
function* everyBatch(size: number): Generator<readonly boolean[]> {
  for (let bits = 0; bits < 2 ** size; bits += 1) {
    yield Array.from({ length: size }, (_, index) => (bits & (1 << index)) !== 0);
  }
}

const SKIPPING = { optimizationMode: "bisection_skip_redundant_tests" } as const;

/** Calculates the mean number of runs for a batch. */
function expectedRuns(size: number, p: number, wasted: number): number {
  const q = 1 - p;
  const unknown = (n: number): number => 1 + (1 - q ** n) * failing(n);
  const failing = (n: number): number => {
    if (n === 1) return 0;
    const [left, right] = [Math.ceil(n / 2), Math.floor(n / 2)];
    const isLeft = (1 - q ** left) / (1 - q ** n);
    const isRight = (q ** left * (1 - q ** right)) / (1 - q ** n);
    return 1 + isLeft * (failing(left) + unknown(right)) + isRight * (failing(right) + wasted);
  };
  return unknown(size);
}

describe("simulated bisection", () => {
  const FIGURES = [
    [4, [1.578, 2.114, 3.07], [1.761, 2.448, 3.621]],
    [8, [2.678, 4.141, 6.563], [3.195, 5.035, 7.906]],
  ] as const;

  test.each(FIGURES.slice(0, MORE))(
    "requires the calculated number of runs for a batch of %i when one run runs at a time",
    (size, skipping, plainly) => {
      const chances = [0.05, 0.1, 0.2];
      for (const [settings, figures, wasted] of [
        [SKIPPING, skipping, 0],
        [{}, plainly, 1],
      ] as const) {
        const sums = chances.map(() => 0);
        for (const broken of everyBatch(size)) {
          const runs = countRuns(broken, settings);
          const bad = broken.filter(Boolean).length;
          for (const [index, p] of chances.entries()) {
            sums[index] = (sums[index] ?? 0) + runs * p ** bad * (1 - p) ** (size - bad);
          }
        }
        for (const [index, p] of chances.entries()) {
          expect(sums[index]).toBeCloseTo(expectedRuns(size, p, wasted), 9);
          expect(sums[index]).toBeCloseTo(figures[index] ?? 0, 3);
        }
      }
    },
  );

  test("requires more runs with skipping when the first change of a large batch is broken and runs are concurrent", () => {
    const broken = Array.from({ length: 16 }, (_, index) => index === 0);
    const runs = [SKIPPING, {}].map((settings) => countRuns(broken, { ...settings, bisectionConcurrency: 4 }));
    expect(runs).toEqual([15, 13]);
  });

  test.each([
    [8, 3],
    [16, 4],
  ])(
    "finds one broken change among %i with two runs for each halving, or with fewer runs when skipping is on",
    (size, halvings) => {
      const costs = (settings: Partial<Settings>) =>
        Array.from({ length: size }, (_, culprit) => {
          return (
            countRuns(
              Array.from({ length: size }, (__, index) => index === culprit),
              settings,
            ) - 1
          );
        });
      expect(new Set(costs({}))).toEqual(new Set([2 * halvings]));
      const skipping = costs(SKIPPING);
      expect([Math.min(...skipping), Math.max(...skipping)]).toEqual([halvings, 2 * halvings]);
      expect(mean(skipping)).toBeCloseTo(1.5 * halvings, 9);
      expect(mean(costs({ bisectionConcurrency: 100 }))).toBeCloseTo(2.5 * halvings, 9);
    },
  );
});
