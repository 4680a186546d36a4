// The service does not report the duration of tests. The list of the queue shows the age of each test run, so with many
// of them the oldest ones show the duration.

import type { Queue } from "../../service/service.js";
import { parseTimeMs, UNIT_MS } from "../../text/format.js";

export interface Forecast {
  /** Expected end on this machine's clock; undefined when the list does not show it. */
  readonly dueMs: number | undefined;
  readonly runMs: number | undefined;
  readonly depth: number;
}

interface Entry {
  readonly state: string | null | undefined;
  /** Time since the last change of state; NaN when the service reports none. */
  readonly ageMs: number;
}

/** Weight of an earlier duration, so that one slow run does not count forever. */
const DECAY = 0.8;

/** Updates the forecast `before` with a list. `serviceMs` is the service's time, `nowMs` this machine's. */
export function updateForecast(
  { enqueuedPullRequests, mode }: Queue,
  number: number,
  before: Forecast | undefined,
  { serviceMs, nowMs }: { readonly serviceMs: number; readonly nowMs: number },
): Forecast {
  const entries = enqueuedPullRequests.map(({ state, stateChangedAt }): Entry => {
    return { state, ageMs: serviceMs - parseTimeMs(stateChangedAt) };
  });
  const shownMs = estimateRunMs(entries, mode);
  const runMs = shownMs === undefined ? before?.runMs : Math.max(shownMs, DECAY * (before?.runMs ?? 0));
  const index = enqueuedPullRequests.findIndex(({ prNumber }) => prNumber === number);
  // Lanes merge independently of each other.
  const upToOurs = mode === "parallel" ? entries.slice(index, index + 1) : entries.slice(0, index + 1);
  const leftMs = index < 0 || runMs === undefined ? undefined : timeToEnd(upToOurs, runMs);
  return { dueMs: leftMs === undefined ? undefined : nowMs + leftMs, runMs, depth: entries.length };
}

function isRunning({ state, ageMs }: Entry): boolean {
  return state === "testing" && !Number.isNaN(ageMs);
}

/** Least number of current test runs whose ages show the duration of a run. */
const MANY_RUNS = 20;
/** With lanes, a pull request does not wait for the slowest run of all. */
const LANE_SHARE = 0.7;

function estimateRunMs(entries: readonly Entry[], mode: Queue["mode"]): number | undefined {
  // A batch is one run of several pull requests.
  const ages = new Set(entries.filter(isRunning).map(({ ageMs }) => ageMs));
  const [, old = 0, ...younger] = [...ages].toSorted((one, other) => other - one);
  // Runs that began at about the same time show no duration. The oldest run may be unusually slow.
  if (ages.size < MANY_RUNS || (younger.at(-1) ?? old) >= old / 2) return undefined;
  return mode === "parallel" ? LANE_SHARE * old : old;
}

/** Returns the time until the last entry, which is ours, finishes; undefined without a test run. */
function timeToEnd(upToOurs: readonly Entry[], runMs: number): number | undefined {
  const running = upToOurs.filter(isRunning);
  if (upToOurs.at(-1)?.state === "pending") {
    const ahead = upToOurs.filter(({ state }) => state === "pending").length - 1;
    // The number of runs at a time stays the same.
    return runMs * (1 + ahead / Math.max(1, running.length));
  }
  // The run that began last probably finishes last.
  return running.length === 0 ? undefined : runMs - Math.min(...running.map(({ ageMs }) => ageMs));
}

/** Shortest pause around the expected end. */
const DUE_PAUSE_MS = 9 * UNIT_MS.s;
const LONGEST_PAUSE_MS = 2 * UNIT_MS.m;
/** Share of the overdue time: a run that is long overdue is unlikely to finish in the next seconds. */
const OVERDUE_SHARE = 1 / 60;
/** Backs off in proportion to the queue depth, so that many waits do not send more requests than a few. */
const PENDING_PER_ENTRY_MS = 600;
/** Limits of the delay after which the wait detects a removal of a pending pull request. */
const LONGEST_PENDING_MS = [2 * UNIT_MS.m, 10 * UNIT_MS.m] as const;

/** Returns the pause until the next poll in a state: `usualMs` without a forecast for it. */
export function adaptPauseMs(forecast: Forecast | undefined, state: string, usualMs: number, nowMs: number): number {
  const { dueMs, runMs } = forecast ?? {};
  if (forecast === undefined || dueMs === undefined || runMs === undefined) return usualMs;
  const leftMs = dueMs - nowMs;
  switch (state) {
    case "pending": {
      const longestMs = clamp(PENDING_PER_ENTRY_MS * forecast.depth, LONGEST_PENDING_MS);
      // At the front a whole run is still ahead.
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
/** Limits of the age of a list; long lists cost more. */
const LIST_MS = [5 * UNIT_MS.m, 30 * UNIT_MS.m] as const;

/** Returns the greatest age of a list before it is read again. */
export function limitAgeMs({ dueMs, depth }: Forecast, state: string, nowMs: number): number {
  const longestMs = clamp(LIST_PER_ENTRY_MS * depth, LIST_MS);
  return dueMs === undefined || state === "pending" ? longestMs : clamp((dueMs - nowMs) / 2, [LIST_MS[0], longestMs]);
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.max(least, Math.min(value, most));
}
