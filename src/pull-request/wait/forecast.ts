/**
 * When a wait may end, as far as readings of the queue tell. No answer of the service says how long tests take. But the
 * queue's list has the state of every pull request and since when it holds, so it shows how long test runs go on.
 */
import type { Queue } from "../../service/service.js";
import { msOf } from "../../text/format.js";

export interface Forecast {
  /** On our own clock: when the end may come. Undefined where nothing tells. */
  readonly dueMs: number | undefined;
  /** After how long a test run may end, as far as was seen. */
  readonly runMs: number | undefined;
  /** Whether so many runs go on that the place in the queue says little about the end. */
  readonly isWide: boolean;
  /** Whether each merges after those ahead of it. */
  readonly isInOrder: boolean;
  /** How many pull requests stand in the queue. */
  readonly depth: number;
  /** Since when the runs go on, by pull request, on the service's clock. */
  readonly runs: ReadonlyMap<number, number>;
  /** The service's time of the reading, which the newest entry of the list tells, and that of our own clock. */
  readonly serviceMs: number;
  readonly readAtMs: number;
}

interface Entry {
  readonly number: number;
  readonly state: string | null | undefined;
  /** NaN where the service does not say. */
  readonly sinceMs: number;
}

/** What a reading of the queue adds to what was known `before`. */
export function forecastFrom(queue: Queue, number: number, before: Forecast | undefined, nowMs: number): Forecast {
  const entries = queue.enqueuedPullRequests.map(({ prNumber, state, stateChangedAt }): Entry => {
    return { number: prNumber, state, sinceMs: msOf(stateChangedAt) };
  });
  // The service's clock is not ours: what it says of itself counts, and how much time has passed here since.
  const atLeastMs = before === undefined ? Number.NEGATIVE_INFINITY : before.serviceMs + nowMs - before.readAtMs;
  const serviceMs = latest(entries, atLeastMs);
  const isInOrder = queue.mode !== "parallel";
  const going = entries.filter(isGoing);
  // A batch is one run of several pull requests.
  const begun = [...new Set(going.map(({ sinceMs }) => sinceMs))].toSorted((one, other) => one - other);
  const isWide = begun.length >= WIDE;
  const shown = isWide ? lengthShown(begun, serviceMs) : before && lengthSeen(before, entries, serviceMs);
  const runMs = blended(shown, before?.runMs, isWide);
  const place = entries.findIndex((each) => each.number === number);
  const leftMs = runMs === undefined ? undefined : timeToTheEnd(entries, place, isInOrder, serviceMs, runMs);
  return {
    dueMs: leftMs === undefined ? undefined : nowMs + leftMs,
    runMs,
    isWide,
    isInOrder,
    depth: entries.length,
    runs: new Map(going.map((entry) => [entry.number, entry.sinceMs])),
    serviceMs,
    readAtMs: nowMs,
  };
}

function isGoing({ state, sinceMs }: Entry): boolean {
  return state === "testing" && !Number.isNaN(sinceMs);
}

function latest(entries: readonly Entry[], atLeastMs = Number.NEGATIVE_INFINITY): number {
  return entries.reduce((latestMs, { sinceMs }) => (sinceMs > latestMs ? sinceMs : latestMs), atLeastMs);
}

/** From so many runs on, those that go on say how long they take: the oldest are about to end. */
const WIDE = 20;
/** Which of the oldest counts: the very oldest may be a slow one. */
const NOT_SLOW = 2;

/** How long runs take by those that go on; `begun` are their times, the first one first. */
function lengthShown(begun: readonly number[], serviceMs: number): number | undefined {
  const oldMs = serviceMs - (begun[NOT_SLOW - 1] ?? serviceMs);
  const youngMs = serviceMs - (begun.at(-1) ?? serviceMs);
  // Where all began at about the same time, they say nothing.
  return youngMs < oldMs / 2 ? oldMs : undefined;
}

/** Where few run, the end may come somewhat sooner than it came for others. */
const SOONER = 0.95;
/** A run that ended between two readings counts when it is known how long it took, but for such a part. */
const UNSURE = 0.25;

/** How long the shortest run took of those that went on at the last reading and have ended since. */
function lengthSeen({ runs, serviceMs: beforeMs }: Forecast, entries: readonly Entry[], serviceMs: number) {
  const now = new Map(entries.map((entry) => [entry.number, entry]));
  // After a failure others are tested anew, and what is gone may be what failed.
  const hasFailure = entries.some(({ number, state, sinceMs }) => {
    return state !== "tests_passed" && runs.has(number) && runs.get(number) !== sinceMs;
  });
  const lengths = [...runs].flatMap(([number, sinceMs]) => {
    const entry = now.get(number);
    if (entry?.state === "tests_passed") return [entry.sinceMs - sinceMs];
    const isTold = entry === undefined && !hasFailure && serviceMs - beforeMs < UNSURE * (serviceMs - sinceMs);
    return isTold ? [beforeMs - sinceMs] : [];
  });
  return lengths.length === 0 ? undefined : SOONER * Math.min(...lengths);
}

/** What was seen before counts less with each time, so that one odd run does not count for ever. */
const KEPT = 0.8;

function blended(shownMs: number | undefined, beforeMs: number | undefined, isWide: boolean): number | undefined {
  if (shownMs === undefined || beforeMs === undefined) return shownMs ?? beforeMs;
  return isWide ? Math.max(shownMs, KEPT * beforeMs) : Math.min(shownMs, beforeMs / KEPT);
}

/** Where lanes merge past each other nobody waits for the slowest, and runs end after less than the oldest ones take. */
const SHARE_IN_LANES = 0.7;

function timeToTheEnd(
  entries: readonly Entry[],
  place: number,
  isInOrder: boolean,
  serviceMs: number,
  runMs: number,
): number | undefined {
  const own = entries[place];
  if (own === undefined) return undefined;
  const upToOurs = entries.slice(0, place + 1);
  const going = upToOurs.filter(isGoing);
  if (own.state === "pending") {
    if (!isInOrder) return runMs * SHARE_IN_LANES;
    const pending = upToOurs.filter(({ state }) => state === "pending");
    // Those ahead start as runs end: as many at a time as are going on.
    return runMs * (1 + (going.length === 0 ? 0 : pending.length / going.length));
  }
  // In order, ours waits for all that are tested ahead, and the last one to begin is likely the last one to end.
  const lastMs = isInOrder ? latest(going) : isGoing(own) ? own.sinceMs : Number.NEGATIVE_INFINITY;
  if (!Number.isFinite(lastMs)) return undefined;
  return lastMs + (isInOrder ? runMs : runMs * SHARE_IN_LANES) - serviceMs;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;

/** The pause while the end may come at any moment: on average it is noticed after half of it. */
const DUE_PAUSE_MS = { wide: 9 * SECOND_MS, few: 13 * SECOND_MS };
/** The longer it is overdue the less likely it comes in the next seconds. */
const SHARE_OF_DELAY = 1 / 60;
const LONGEST_OVERDUE_MS = MINUTE_MS;
const LONGEST_TESTING_MS = 2 * MINUTE_MS;
/**
 * Of those that wait for tests each asks the less often the more there are, so that all together ask as much as few.
 * But one that fails, is cancelled or put first is to be noticed in a time that a person would wait.
 */
const PENDING_FOR_EACH_MS = 0.6 * SECOND_MS;
const LONGEST_PENDING_MS = [2 * MINUTE_MS, 10 * MINUTE_MS] as const;

/** Milliseconds until the next poll in a state of the record; the usual ones where nothing is known of the end. */
export function pauseBy(forecast: Forecast | undefined, state: string, usualMs: number, nowMs: number): number {
  const leftMs = forecast && timeLeft(forecast, state, nowMs);
  if (forecast === undefined || leftMs === undefined) return usualMs;
  if (state === "pending") {
    const longestMs = within(LONGEST_PENDING_MS, PENDING_FOR_EACH_MS * forecast.depth);
    // Runs that have only just begun tell little.
    return Math.max(usualMs, Math.min(leftMs / 2.5, longestMs));
  }
  const leastMs = Math.min(usualMs, forecast.isWide ? DUE_PAUSE_MS.wide : DUE_PAUSE_MS.few);
  return leftMs > 0
    ? within([leastMs, LONGEST_TESTING_MS], leftMs / 2)
    : within([leastMs, LONGEST_OVERDUE_MS], -leftMs * SHARE_OF_DELAY);
}

/** So old may a reading be that the log shows; the more entries it has the dearer it is. */
const SHOWN_FOR_EACH_MS = 4 * SECOND_MS;
const SHOWN_MS = [5 * MINUTE_MS, 30 * MINUTE_MS] as const;
const NEWEST_MS = 3 * MINUTE_MS;

/** How old the reading may become before the next one is worth a request. */
export function forecastLasts(forecast: Forecast, state: string, nowMs: number): number {
  const longestMs = within(SHOWN_MS, SHOWN_FOR_EACH_MS * forecast.depth);
  const leftMs = timeLeft(forecast, state, nowMs);
  if (leftMs === undefined) return longestMs;
  // In lanes nothing comes nearer from reading to reading, but runs that were short may be long by now.
  if (!forecast.isInOrder) return within([NEWEST_MS, longestMs], 2 * (forecast.runMs ?? 0));
  return leftMs > 0 ? within([NEWEST_MS, longestMs], leftMs / 2) : SHOWN_MS[0];
}

/** Milliseconds until the end may come; undefined where that is not known. */
function timeLeft({ dueMs, runMs, isInOrder }: Forecast, state: string, nowMs: number): number | undefined {
  if (dueMs === undefined || runMs === undefined) return undefined;
  switch (state) {
    case "pending":
      // However near the front it is, a whole run is still ahead.
      return Math.max(dueMs - nowMs, isInOrder ? runMs : runMs * SHARE_IN_LANES);
    case "testing":
    case "tests_passed":
    case "pending_failure":
      return dueMs - nowMs;
    default:
      return undefined;
  }
}

function within([least, most]: readonly [number, number], value: number): number {
  return Math.max(least, Math.min(value, most));
}
