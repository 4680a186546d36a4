/** From the past of a queue to days that can be played under other settings, and whether that can be trusted. */
import type { Change } from "../simulation/changes.js";
import { type Input, type Simulation, simulate } from "../simulation/simulate.js";
import type { QueueSettings } from "../world/settings.js";
import {
  brokenShareOf,
  type Durations,
  drawDuration,
  durationsOf,
  failedByChance,
  flakyShareOf,
  type PastFigures,
  pastFigures,
  type Share,
  shareOut,
  slotWaitersOf,
} from "./estimates.js";
import { type PastRun, resultsOf, runsOf, type TestResult, type Trip, tripsOf } from "./history.js";
import { randomOf } from "./random.js";

/** A pull request of the past, as it can be played again. */
interface Arrival {
  /** From the beginning of the history. */
  readonly atSeconds: number;
  readonly testSeconds: number;
  readonly broken: boolean;
  /** After so much time somebody took it out; null where nobody did. */
  readonly leavesAfterSeconds: number | null;
}

export interface Past {
  readonly figures: PastFigures;
  readonly arrivals: readonly Arrival[];
  readonly spanSeconds: number;
  readonly runs: number;
  readonly durations: Durations;
  readonly broken: Share;
  readonly flaky: Share;
  /** The share of pull requests that may have waited for a slot before their first tests. */
  readonly slotWaiters: Share;
}

/** From this share on, waits for a slot are a part of the past that test results cannot show. */
const FULL_SHARE = 0.1;

/** True when so many pull requests may have waited for a slot that the history hides a part of their waits. */
export function wasFull({ slotWaiters }: Past): boolean {
  return slotWaiters.share >= FULL_SHARE;
}

/**
 * Everything that a history contains, of a queue with so many slots. The seed decides the rest: the time of each member
 * of a batch.
 */
export function pastOf(results: readonly TestResult[], slots: number, seed: number): Past {
  const runs = runsOf(results);
  const trips = tripsOf(results);
  const durations = durationsOf(runs);
  const begin = trips[0]?.startSeconds ?? 0;
  const byChance = failedByChance(trips);
  // The second try of what failed by chance is a part of the first one.
  const repeated = new Set(byChance.values());
  const random = randomOf(seed, 1);
  const secondsOf = testSecondsOf(runs, durations, seed);
  const arrivals = trips
    .filter((trip) => !repeated.has(trip))
    .map((trip): Arrival => {
      const { known, atLeast } = secondsOf(trip);
      return {
        atSeconds: trip.startSeconds - begin,
        testSeconds: known ?? drawDuration(durations, random, { above: atLeast }),
        broken: trip.conclusion === "failed" && !byChance.has(trip),
        leavesAfterSeconds: trip.conclusion === "cancelled" ? trip.endSeconds - trip.startSeconds : null,
      };
    });
  return {
    figures: pastFigures(results, trips),
    arrivals,
    spanSeconds: (results.at(-1)?.endSeconds ?? begin) - begin,
    runs: runs.length,
    durations,
    broken: brokenShareOf(trips),
    flaky: flakyShareOf(runs, trips),
    slotWaiters: slotWaitersOf(runs, trips, slots),
  };
}

/** How long the tests of a trip took, by its runs that came to an end: if one passed, those alone. */
function testSecondsOf(runs: readonly PastRun[], durations: Durations, seed: number) {
  const passed = new Map<string, number>();
  const failed = new Map<string, number>();
  for (const run of runs) {
    const byOutcome = run.outcome === "passed" ? passed : run.outcome === "failed" ? failed : undefined;
    if (byOutcome === undefined) continue;
    for (const [number, seconds] of shareOut(run, durations, seed)) byOutcome.set(`${run.id} ${number}`, seconds);
  }
  return ({ number, results }: Trip) => {
    const keys = results.map(({ run }) => `${run} ${number}`);
    const known = [passed, failed]
      .map((seconds) => keys.flatMap((key) => seconds.get(key) ?? []))
      .find((seconds) => seconds.length > 0);
    return {
      known: known === undefined ? undefined : known.reduce((sum, each) => sum + each, 0) / known.length,
      atLeast: Math.max(0, ...results.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds)),
    };
  };
}

/** Arrivals as a simulation. Test results name no targets, so in parallel mode everybody waits for everybody. */
function simulationOf(
  arrivals: readonly Arrival[],
  { flaky }: Past,
  settings: Partial<QueueSettings>,
  seed: number,
): Simulation {
  const changes = arrivals.map(
    ({ testSeconds, broken }, index): Change => ({
      number: index + 1,
      testSeconds,
      broken,
      flaky: 0,
      conflicts: [],
      silent: false,
      targets: "ALL",
      upToDate: false,
    }),
  );
  const inputs = arrivals.flatMap(({ atSeconds, leavesAfterSeconds }, index): readonly Input[] => {
    const number = index + 1;
    const submit: Input = { type: "submit", atSeconds, number };
    return leavesAfterSeconds === null
      ? [submit]
      : [submit, { type: "cancel", atSeconds: atSeconds + leavesAfterSeconds, number }];
  });
  return { settings, changes, inputs, seed, flaky: flaky.share };
}

const DAY_SECONDS = 86_400;
/** Fewer blocks than these would make too few different pasts. */
const LEAST_BLOCKS = 10;

/**
 * Pasts that could have been as well: days of the past, or shorter pieces of a short one, put together anew, each as
 * often as chance has it (the bootstrap of Efron, 1979, by blocks of time).
 */
export function resampled(
  past: Past,
  settings: Partial<QueueSettings>,
  count: number,
  seed: number,
): readonly Simulation[] {
  const blocks = Math.max(LEAST_BLOCKS, Math.round(past.spanSeconds / DAY_SECONDS));
  const blockSeconds = Math.max(1, past.spanSeconds / blocks);
  const inBlocks: Arrival[][] = Array.from({ length: blocks }, () => []);
  for (const arrival of past.arrivals) {
    const index = Math.min(blocks - 1, Math.floor(arrival.atSeconds / blockSeconds));
    inBlocks[index]?.push(arrival);
  }
  return Array.from({ length: count }, (_, sample) => {
    const random = randomOf(seed, 100 + sample);
    const arrivals = inBlocks.flatMap((_block, place) => {
      const from = Math.floor(random() * blocks);
      const shift = (place - from) * blockSeconds;
      return (inBlocks[from] ?? []).map((arrival) => ({ ...arrival, atSeconds: arrival.atSeconds + shift }));
    });
    return simulationOf(arrivals, past, settings, seed + sample);
  });
}

/** How far a replay under the settings of the past may be from the past. */
export const TOLERANCE = 0.15;
/** Chance makes one replay differ from the next. */
const REPLAYS = 5;

export interface Check {
  readonly title: "merges/h" | "wait p50" | "wait p95" | "runs per merge";
  readonly past: number;
  readonly replayed: number;
  /** By which share the replay is more, or less, than the past. */
  readonly off: number;
  /** Whether it decides. */
  readonly isBinding: boolean;
}

/** Plays the past again under its own settings. What differs by more than the tolerance is what the model gets wrong. */
export function replay(past: Past, settings: Partial<QueueSettings>, seed: number): readonly Check[] {
  const replays = Array.from({ length: REPLAYS }, (_, index) => {
    const results = resultsOf(simulate(simulationOf(past.arrivals, past, settings, seed + index)));
    return pastFigures(results, tripsOf(results));
  });
  const check = (title: Check["title"], of: (figures: PastFigures) => number, isBinding = true): Check => {
    const replayed = replays.reduce((sum, figures) => sum + of(figures), 0) / replays.length;
    const before = of(past.figures);
    return {
      title,
      past: before,
      replayed,
      off: before === 0 ? (replayed === 0 ? 0 : 1) : replayed / before - 1,
      isBinding,
    };
  };
  return [
    check("merges/h", ({ mergesPerHour }) => mergesPerHour),
    check("wait p50", ({ waitP50 }) => waitP50),
    check("wait p95", ({ waitP95 }) => waitP95),
    check("runs per merge", ({ runsPerMerged }) => runsPerMerged, false),
  ];
}

export function isTrusted(checks: readonly Check[]): boolean {
  return checks.every(({ off, isBinding }) => !isBinding || Math.abs(off) <= TOLERANCE);
}
