/**
 * Predicts when a wait can end. The service does not report how long tests take, but the list of the queue has the state
 * of every pull request and its time: with many test runs under way, the oldest ones show how long a run takes.
 */
import type { Queue } from "../../service/service.js";
import { msOf, UNIT_MS } from "../../text/format.js";

export interface Forecast {
  /** Time of the expected end on this machine's clock, in milliseconds; undefined when the list does not show it. */
  readonly dueMs: number | undefined;
  /** Duration of a test run in milliseconds; undefined when no list showed it. */
  readonly runMs: number | undefined;
  readonly depth: number;
}

interface Entry {
  readonly state: string | null | undefined;
  /** Milliseconds since the last change of state; NaN when the service reports no time. */
  readonly ageMs: number;
}

/** Weight of an earlier duration, so that one slow run does not count forever. */
const DECAY = 0.8;

/** Adds a list of the queue to the forecast `before`. `serviceMs` is the service's time, `nowMs` this machine's. */
export function forecastFrom(
  { enqueuedPullRequests, mode }: Queue,
  number: number,
  before: Forecast | undefined,
  { serviceMs, nowMs }: { readonly serviceMs: number; readonly nowMs: number },
): Forecast {
  const entries = enqueuedPullRequests.map(({ state, stateChangedAt }): Entry => {
    return { state, ageMs: serviceMs - msOf(stateChangedAt) };
  });
  const shownMs = runLength(entries, mode);
  const runMs = shownMs === undefined ? before?.runMs : Math.max(shownMs, DECAY * (before?.runMs ?? 0));
  const place = enqueuedPullRequests.findIndex(({ prNumber }) => prNumber === number);
  // Lanes merge independently of each other.
  const upToOurs = mode === "parallel" ? entries.slice(place, place + 1) : entries.slice(0, place + 1);
  const leftMs = place < 0 || runMs === undefined ? undefined : timeToEnd(upToOurs, runMs);
  return { dueMs: leftMs === undefined ? undefined : nowMs + leftMs, runMs, depth: entries.length };
}

function isRunning({ state, ageMs }: Entry): boolean {
  return state === "testing" && !Number.isNaN(ageMs);
}

/** Number of test runs under way from which on their ages show the duration of a run. */
const MANY_RUNS = 20;
/** In lanes no pull request waits for the slowest run of all. */
const LANE_SHARE = 0.7;

function runLength(entries: readonly Entry[], mode: Queue["mode"]): number | undefined {
  // A batch is one run of several pull requests.
  const ages = new Set(entries.filter(isRunning).map(({ ageMs }) => ageMs));
  const [, old = 0, ...younger] = [...ages].toSorted((one, other) => other - one);
  // Runs that all began at about the same time show nothing. The very oldest may be an unusually slow one.
  if (ages.size < MANY_RUNS || (younger.at(-1) ?? old) >= old / 2) return undefined;
  return mode === "parallel" ? LANE_SHARE * old : old;
}

/** The last entry is ours; it ends after the others. Undefined when nothing is tested. */
function timeToEnd(upToOurs: readonly Entry[], runMs: number): number | undefined {
  const running = upToOurs.filter(isRunning);
  if (upToOurs.at(-1)?.state === "pending") {
    const ahead = upToOurs.filter(({ state }) => state === "pending").length - 1;
    // As many start at a time as run now.
    return runMs * (1 + ahead / Math.max(1, running.length));
  }
  // The run that began last most likely ends last.
  return running.length === 0 ? undefined : runMs - Math.min(...running.map(({ ageMs }) => ageMs));
}

/** Shortest pause when the end is due: half of it is the mean delay. */
const DUE_PAUSE_MS = 9 * UNIT_MS.s;
const LONGEST_PAUSE_MS = 2 * UNIT_MS.m;
/** An end that is long overdue is unlikely in the next seconds. */
const OVERDUE_SHARE = 1 / 60;
/** Backs off in proportion to the depth, so that all waits together make as many requests as few do. */
const PENDING_PER_ENTRY_MS = 600;
/** Limits the delay with which a pending pull request notices its removal from the queue. */
const LONGEST_PENDING_MS = [2 * UNIT_MS.m, 10 * UNIT_MS.m] as const;

/** Returns milliseconds until the next poll in a state of the record: `usualMs` without a forecast for it. */
export function pauseBy(forecast: Forecast | undefined, state: string, usualMs: number, nowMs: number): number {
  const { dueMs, runMs } = forecast ?? {};
  if (forecast === undefined || dueMs === undefined || runMs === undefined) return usualMs;
  const leftMs = dueMs - nowMs;
  switch (state) {
    case "pending": {
      const longestMs = clamp(PENDING_PER_ENTRY_MS * forecast.depth, LONGEST_PENDING_MS);
      // Near the front a whole run is still ahead.
      return Math.max(usualMs, Math.min(Math.max(leftMs, runMs) / 2.5, longestMs));
    }
    case "testing":
    case "tests_passed":
    case "pending_failure": {
      const pauseMs = leftMs > 0 ? leftMs / 2 : Math.min(-leftMs * OVERDUE_SHARE, UNIT_MS.m);
      return clamp(pauseMs, [Math.min(usualMs, DUE_PAUSE_MS), LONGEST_PAUSE_MS]);
    }
    default:
      return usualMs;
  }
}

const LIST_PER_ENTRY_MS = 4 * UNIT_MS.s;
/** Ages of the list that the log reports; long lists cost more. */
const LIST_MS = [5 * UNIT_MS.m, 30 * UNIT_MS.m] as const;

/** Returns the age in milliseconds from which on another list is worth its request. */
export function forecastLasts({ dueMs, depth }: Forecast, state: string, nowMs: number): number {
  const longestMs = clamp(LIST_PER_ENTRY_MS * depth, LIST_MS);
  return dueMs === undefined || state === "pending" ? longestMs : clamp((dueMs - nowMs) / 2, [LIST_MS[0], longestMs]);
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.max(least, Math.min(value, most));
}
