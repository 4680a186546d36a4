/** This file turns the past of a queue into simulations with other settings, and compares the model with the past. */
import type { QueueSettings } from "../../engine/settings.js";
import { plainChange } from "../../state/change.js";
import { groupBy } from "../group.js";
import { createRandom } from "../random.js";
import { type Input, type Simulation, simulate } from "../simulate.js";
import {
  computePastFigures,
  computeShare,
  type Durations,
  drawDuration,
  drawMemberSeconds,
  estimateDurations,
  estimateFlakyShare,
  estimateSlotWaiters,
  judgeFailures,
  type PastFigures,
} from "./estimates.js";
import type { History } from "./read.js";
import { type Attempt, listAttempts, listResults, listRuns, listSubmissions, type PastRun } from "./results.js";

export type Past = ReturnType<typeof readPast>;

/** Share of attempts that waited for a slot, from which the past does not show all waits. */
const FULL_SHARE = 0.1;

/** Minimum share of attempts with a known submission for which waits are measured from submissions. */
const KNOWN_SHARE = 0.95;

export function wasQueueFull({ slotWaiters }: Past): boolean {
  return slotWaiters.share >= FULL_SHARE;
}

/** Reads the past of a queue with a number of slots. `seed` determines durations that are unknown. */
export function readPast(
  { results, submissions }: Pick<History, "results" | "submissions">,
  slots: number,
  seed: number,
) {
  const runs = listRuns(results);
  const { attempts, hasSubmissions } = placeAttempts(results, submissions);
  const durations = estimateDurations(runs);
  const begin = attempts[0]?.arrivalSeconds ?? 0;
  const { broken, repeated } = judgeFailures(attempts);
  const random = createRandom(seed, 1);
  const finishedSeconds = measureFinishedTests(runs, durations, seed);
  const arrivals = attempts
    // An attempt after a random failure is not a new pull request.
    .filter((attempt) => !repeated.has(attempt))
    .map((attempt) => {
      const { arrivalSeconds, endSeconds, conclusion } = attempt;
      const above = Math.max(0, ...attempt.results.map((result) => result.endSeconds - result.startSeconds));
      return {
        /** Seconds since the start of the past. */
        atSeconds: arrivalSeconds - begin,
        testSeconds: finishedSeconds(attempt) ?? drawDuration(durations, random, above),
        broken: broken.has(attempt),
        /** Seconds from the arrival to the cancellation; null without a cancellation. */
        leavesAfterSeconds: conclusion === "cancelled" ? endSeconds - arrivalSeconds : null,
      };
    });
  const figures = computePastFigures(results, attempts);
  return {
    figures,
    /** True when the times of nearly all submissions are known, so that waits include the wait for a slot. */
    hasSubmissions,
    arrivals,
    spanSeconds: (results.at(-1)?.endSeconds ?? begin) - begin,
    runs: runs.length,
    durations,
    broken: computeShare(broken.size, broken.size + figures.merged),
    flaky: estimateFlakyShare(runs, broken),
    /** Share of attempts that may have waited for a slot before their first tests. */
    slotWaiters: estimateSlotWaiters(runs, attempts, slots),
  };
}

/**
 * Lists attempts by their submissions. If too many submissions are unknown, all attempts arrive at their first tests. */
function placeAttempts(results: History["results"], submissions: History["submissions"]) {
  const attempts = listAttempts(results, submissions);
  const known = attempts.filter(({ isArrivalKnown }) => isArrivalKnown);
  const hasSubmissions = attempts.length > 0 && known.length >= KNOWN_SHARE * attempts.length;
  return { attempts: hasSubmissions ? attempts : listAttempts(results), hasSubmissions };
}

/** Returns a function that computes an attempt's mean duration of passed tests, else of failed tests; undefined without
 * both.
 */
function measureFinishedTests(runs: readonly PastRun[], durations: Durations, seed: number) {
  const finished = new Map<string, { readonly passed: boolean; readonly seconds: number }>();
  for (const run of runs.filter(({ outcome }) => outcome === "passed" || outcome === "failed")) {
    const passed = run.outcome === "passed";
    for (const [index, seconds] of drawMemberSeconds(run, durations, seed).entries()) {
      finished.set(`${run.id} ${run.members[index]}`, { passed, seconds });
    }
  }
  return ({ number, results }: Attempt): number | undefined => {
    const all = results.flatMap(({ run }) => finished.get(`${run} ${number}`) ?? []);
    const passed = all.filter((each) => each.passed);
    const own = passed.length > 0 ? passed : all;
    return own.length === 0 ? undefined : own.reduce((sum, { seconds }) => sum + seconds, 0) / own.length;
  };
}

/** Creates a simulation of arrivals. Results contain no targets, so each pull request waits for all ahead. */
function makeSimulation(
  arrivals: Past["arrivals"],
  { flaky }: Pick<Past, "flaky">,
  settings: Partial<QueueSettings>,
  seed: number,
): Simulation {
  const changes = arrivals.map(({ testSeconds, broken }, index) => ({
    ...plainChange(index + 1, testSeconds),
    broken,
    targets: "ALL" as const,
  }));
  const inputs = arrivals.flatMap(({ atSeconds, leavesAfterSeconds: after }, index): readonly Input[] => {
    const number = index + 1;
    const cancels = after === null ? [] : [{ type: "cancel" as const, atSeconds: atSeconds + after, number }];
    return [{ type: "submit", atSeconds, number }, ...cancels];
  });
  return { settings, changes, inputs, seed, flaky: flaky.share };
}

const DAY_SECONDS = 86_400;
/** Minimum number of blocks that allows enough different pasts. */
const LEAST_BLOCKS = 10;

/** Draws new pasts from blocks of the past, which are days or parts of days (a block bootstrap; Efron, 1979). */
export function resamplePast(
  past: Pick<Past, "arrivals" | "spanSeconds" | "flaky">,
  settings: Partial<QueueSettings>,
  count: number,
  seed: number,
): readonly Simulation[] {
  const blocks = Math.max(LEAST_BLOCKS, Math.round(past.spanSeconds / DAY_SECONDS));
  const blockSeconds = Math.max(1, past.spanSeconds / blocks);
  const byBlock = groupBy(past.arrivals, ({ atSeconds }) => Math.min(blocks - 1, Math.floor(atSeconds / blockSeconds)));
  return Array.from({ length: count }, (_, sample) => {
    const random = createRandom(seed, 100 + sample);
    const arrivals = Array.from({ length: blocks }, (_block, to) => {
      const from = Math.floor(random() * blocks);
      const shift = (to - from) * blockSeconds;
      return (byBlock.get(from) ?? []).map((arrival) => ({ ...arrival, atSeconds: arrival.atSeconds + shift }));
    }).flat();
    return makeSimulation(arrivals, past, settings, seed + sample);
  });
}

/** Maximum relative difference between the past and a replay that is trusted. */
export const REPLAY_TOLERANCE = 0.15;
/** Number of replays for an average. Replays differ, because they contain random values. */
const REPLAYS = 5;

export type Check = ReturnType<typeof replay>[number];

export function replay(past: Past, settings: Partial<QueueSettings>, seed: number) {
  const replays = Array.from({ length: REPLAYS }, (_, index) => {
    const played = simulate(makeSimulation(past.arrivals, past, settings, seed + index));
    const results = listResults(played);
    return computePastFigures(results, listAttempts(results, past.hasSubmissions ? listSubmissions(played) : []));
  });
  const check = (title: string, figure: keyof PastFigures, isBinding = true) => {
    const before = past.figures[figure];
    const replayed = replays.reduce((sum, figures) => sum + figures[figure], 0) / replays.length;
    /**
     * Relative difference; negative if the replay is below the past. Only binding checks decide if the replay is
     * trusted.
     */
    const off = before === 0 ? Math.sign(replayed) : replayed / before - 1;
    return { title, past: before, replayed, off, isBinding };
  };
  return [
    check("merges/h", "mergesPerHour"),
    check("wait p50", "waitP50"),
    check("wait p95", "waitP95"),
    check("runs per merge", "runsPerMerged", false),
  ];
}

export function isTrusted(checks: readonly Check[]): boolean {
  return checks.every(({ off, isBinding }) => !isBinding || Math.abs(off) <= REPLAY_TOLERANCE);
}
