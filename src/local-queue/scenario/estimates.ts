/** What the past of a queue tells about its chances: how long tests take, how many changes are broken, how flaky runs are. */
import { grouped, type PastRun, type TestResult, type Trip } from "./history.js";
import { type Random, randomOf } from "./random.js";

/** A distribution as the steps of its cumulative share, from the shortest to the longest. */
export interface Durations {
  readonly steps: readonly { readonly seconds: number; readonly share: number }[];
  /** How many test runs it comes from. */
  readonly count: number;
}

/**
 * How long the tests of one pull request take. A batch is taken to last as long as the slowest of its members, so of
 * its durations the root is taken. What was interrupted would have lasted longer (Kaplan and Meier, 1958); runs that
 * failed say little, since many of them end early.
 */
export function durationsOf(runs: readonly PastRun[]): Durations {
  const bySize = grouped(runs, ({ members }) => members.length);
  const curves = [...bySize].flatMap(([size, ofSize]) => {
    const passed = ofSize.filter(({ outcome }) => outcome === "passed").length;
    return passed === 0 ? [] : [{ size, passed, steps: productLimit(ofSize) }];
  });
  const count = curves.reduce((sum, { passed }) => sum + passed, 0);
  const seconds = [...new Set(curves.flatMap(({ steps }) => steps.map((step) => step.seconds)))];
  const places = curves.map(() => 0);
  const steps = seconds
    .toSorted((one, other) => one - other)
    .map((each) => {
      const share = curves.reduce((sum, { size, passed, steps: own }, index) => {
        while ((own[places[index] ?? 0]?.seconds ?? Number.POSITIVE_INFINITY) <= each)
          places[index] = (places[index] ?? 0) + 1;
        const reached = own[(places[index] ?? 0) - 1]?.share ?? 0;
        return sum + (passed / count) * reached ** (1 / size);
      }, 0);
      return { seconds: each, share };
    });
  return { steps, count };
}

/** The share that has ended by each time; what is left at the end ends with the longest one seen. */
function productLimit(runs: readonly PastRun[]): readonly { readonly seconds: number; readonly share: number }[] {
  const seen = runs
    .filter(({ outcome }) => outcome !== "failed" && outcome !== null)
    .toSorted((one, other) => one.seconds - other.seconds);
  const steps: { seconds: number; share: number }[] = [];
  let left = 1;
  for (let index = 0; index < seen.length; ) {
    const { seconds = 0 } = seen[index] ?? {};
    let after = index;
    let ended = 0;
    for (; seen[after]?.seconds === seconds; after += 1) if (seen[after]?.outcome === "passed") ended += 1;
    left *= 1 - ended / (seen.length - index);
    if (ended > 0) steps.push({ seconds, share: 1 - left });
    index = after;
  }
  const last = steps.at(-1);
  return last === undefined ? steps : [...steps.slice(0, -1), { ...last, share: 1 }];
}

/** Draws a duration between two bounds; where nothing lies between them, the nearer bound. */
export function drawDuration(
  { steps }: Durations,
  random: Random,
  { above = 0, upTo = Number.POSITIVE_INFINITY }: { readonly above?: number; readonly upTo?: number } = {},
): number {
  const from = steps.findLast(({ seconds }) => seconds <= above)?.share ?? 0;
  const to = steps.findLast(({ seconds }) => seconds <= upTo)?.share ?? 0;
  const fallback = Number.isFinite(upTo) ? upTo : above;
  if (to <= from) return fallback;
  const drawn = from + random() * (to - from);
  return steps.find(({ share }) => share > drawn)?.seconds ?? fallback;
}

export function durationQuantile({ steps }: Durations, share: number): number {
  return steps.find((step) => step.share >= share)?.seconds ?? steps.at(-1)?.seconds ?? 0;
}

/** What is submitted again so soon and then merged was hardly changed: it failed by chance. */
const SOON_SECONDS = 30 * 60;

/**
 * Trips that ended as failed although nothing was wrong with the change, as far as that shows: submitted again at once,
 * it was merged. Each with the trip that came after it.
 */
export function failedByChance(trips: readonly Trip[]): ReadonlyMap<Trip, Trip> {
  const byNumber = grouped(trips, ({ number }) => number);
  const pairs = [...byNumber.values()].flatMap((own) =>
    own.flatMap((trip, index): readonly [Trip, Trip][] => {
      const next = own[index + 1];
      const isSoon = next !== undefined && next.startSeconds - trip.endSeconds <= SOON_SECONDS;
      return trip.conclusion === "failed" && isSoon && next.conclusion === "merged" ? [[trip, next]] : [];
    }),
  );
  return new Map(pairs);
}

export interface Share {
  readonly share: number;
  /** How many were looked at. */
  readonly of: number;
}

/** The share of changes that are broken: of all trips with an end of their own, those that failed and not by chance. */
export function brokenShareOf(trips: readonly Trip[]): Share {
  const byChance = failedByChance(trips);
  const ended = trips.filter(
    (trip) => (trip.conclusion === "merged" || trip.conclusion === "failed") && !byChance.has(trip),
  );
  const broken = ended.filter(({ conclusion }) => conclusion === "failed").length;
  return { share: ended.length === 0 ? 0 : broken / ended.length, of: ended.length };
}

/**
 * The share of test runs that fail by chance: of those that began while nothing broken was in the queue, since a run
 * contains what is ahead of it, the ones that failed.
 */
export function flakyShareOf(runs: readonly PastRun[], trips: readonly Trip[]): Share {
  const byChance = failedByChance(trips);
  const bad = trips.filter((trip) => trip.conclusion === "failed" && !byChance.has(trip));
  const isClean = outsideOf(bad.map(({ startSeconds, endSeconds }) => [startSeconds, endSeconds]));
  const clean = runs.filter(
    ({ outcome, startSeconds }) => (outcome === "passed" || outcome === "failed") && isClean(startSeconds),
  );
  const failed = clean.filter(({ outcome }) => outcome === "failed").length;
  return { share: clean.length === 0 ? 0 : failed / clean.length, of: clean.length };
}

/** Whether a time lies in none of some spans; it counts as outside at their very end. To be asked in order. */
function outsideOf(spans: readonly (readonly [from: number, to: number])[]): (seconds: number) => boolean {
  const sorted = spans.toSorted(([one], [other]) => one - other);
  let next = 0;
  let until = Number.NEGATIVE_INFINITY;
  return (seconds) => {
    for (let span = sorted[next]; span !== undefined && span[0] <= seconds; span = sorted[next]) {
      until = Math.max(until, span[1]);
      next += 1;
    }
    return seconds >= until;
  };
}

/** A free slot is used again within this time: a test branch is built, and the queue is looked at again. */
export const REFILL_SECONDS = 120;

/**
 * The share of pull requests whose first tests began right after a time in which all slots were taken: these may have
 * waited for a slot, and test results do not contain how long.
 */
export function slotWaitersOf(runs: readonly PastRun[], trips: readonly Trip[], slots: number): Share {
  const lastFull = lastFullBefore(
    runs.filter(({ isBisection }) => !isBisection),
    slots,
  );
  const waited = trips.filter(({ startSeconds }) => startSeconds - lastFull(startSeconds) <= REFILL_SECONDS).length;
  return { share: trips.length === 0 ? 0 : waited / trips.length, of: trips.length };
}

/** Returns for a time the last moment before it at which all slots were taken. Times have to come in order. */
function lastFullBefore(runs: readonly PastRun[], slots: number): (seconds: number) => number {
  const changes = runs
    .flatMap(({ startSeconds, seconds }) => [
      { at: startSeconds, by: 1 },
      { at: startSeconds + seconds, by: -1 },
    ])
    .toSorted((one, other) => one.at - other.at || one.by - other.by);
  let next = 0;
  let running = 0;
  let lastFull = Number.NEGATIVE_INFINITY;
  return (seconds) => {
    for (let change = changes[next]; change !== undefined && change.at <= seconds; change = changes[next]) {
      // What begins at this very time is no reason to have waited until then.
      if (change.by === 1 && change.at === seconds) break;
      if (change.by === -1 && running >= slots) lastFull = change.at;
      running += change.by;
      next += 1;
    }
    return running >= slots ? seconds : lastFull;
  };
}

export interface PastFigures {
  readonly merged: number;
  readonly mergesPerHour: number;
  /** From the beginning of the first test run of what was merged to the end of its last one. */
  readonly waitP50: number;
  readonly waitP95: number;
  readonly runsPerMerged: number;
}

/** Figures that the past and a simulation have in common. */
export function pastFigures(results: readonly TestResult[], trips: readonly Trip[]): PastFigures {
  const merged = trips.filter(({ conclusion }) => conclusion === "merged");
  const waits = merged.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds).toSorted((a, b) => a - b);
  const from = trips[0]?.startSeconds ?? 0;
  const to = results.at(-1)?.endSeconds ?? from;
  return {
    merged: merged.length,
    mergesPerHour: to === from ? 0 : (merged.length * 3600) / (to - from),
    waitP50: waits[Math.ceil(waits.length * 0.5) - 1] ?? 0,
    waitP95: waits[Math.ceil(waits.length * 0.95) - 1] ?? 0,
    runsPerMerged: merged.length === 0 ? 0 : new Set(results.map(({ run }) => run)).size / merged.length,
  };
}

/** How long the tests of each member of a run take, where only the whole is known: one of them takes that long. */
export function shareOut(
  { members, seconds }: PastRun,
  durations: Durations,
  seed: number,
): ReadonlyMap<number, number> {
  const random = randomOf(seed, members[0] ?? 0);
  const slowest = Math.floor(random() * members.length);
  return new Map(
    members.map((number, index) => [
      number,
      index === slowest ? seconds : drawDuration(durations, random, { upTo: seconds }),
    ]),
  );
}
