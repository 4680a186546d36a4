// The service does not report how long tests take, but the queue's list shows the age of each test run. With many runs,
// the oldest ages are close to the duration of a run.

import type { Queue } from "../../service/service.js";
import { parseTimeMs, TIME_UNIT_MS } from "../../text/format.js";

export interface WaitForecast {
  /**
   * Expected time when the wait finishes, in milliseconds on this machine's clock; undefined if the list does not show
   * it.
   */
  readonly dueMs: number | undefined;
  readonly runMs: number | undefined;
  readonly depth: number;
}

interface Entry {
  readonly state: string | null | undefined;
  /** Milliseconds since the state changed; NaN if the service does not report the time. */
  readonly ageMs: number;
}

/**
 * Factor that lowers the previous estimate of a run's duration with each new list, so that one slow run does not affect
 * all later estimates.
 */
const DECAY = 0.8;

/**
 * Computes a new forecast from a list of the pull requests in the queue. `serviceMs` is the time of the service, and
 * `nowMs` is the time of this machine.
 */
export function updateWaitForecast(
  { enqueuedPullRequests, mode }: Queue,
  number: number,
  before: WaitForecast | undefined,
  { serviceMs, nowMs }: { readonly serviceMs: number; readonly nowMs: number },
): WaitForecast {
  const entries = enqueuedPullRequests.map(({ state, stateChangedAt }): Entry => {
    return { state, ageMs: serviceMs - parseTimeMs(stateChangedAt) };
  });
  const shownMs = estimateRunMs(entries, mode);
  const runMs = shownMs === undefined ? before?.runMs : Math.max(shownMs, DECAY * (before?.runMs ?? 0));
  const index = enqueuedPullRequests.findIndex(({ prNumber }) => prNumber === number);
  // Lanes merge independently, so the pull requests ahead do not delay this one.
  const upToOurs = mode === "parallel" ? entries.slice(index, index + 1) : entries.slice(0, index + 1);
  const leftMs = index < 0 || runMs === undefined ? undefined : timeToEnd(upToOurs, runMs);
  return { dueMs: leftMs === undefined ? undefined : nowMs + leftMs, runMs, depth: entries.length };
}

function isRunning({ state, ageMs }: Entry): boolean {
  return state === "testing" && !Number.isNaN(ageMs);
}

/** Minimum number of running tests. With fewer, the ages do not show how long a run takes. */
const MANY_RUNS = 20;
/** Factor for the duration of a run. A queue with lanes does not wait for the slowest run. */
const LANE_SHARE = 0.7;

function estimateRunMs(entries: readonly Entry[], mode: Queue["mode"]): number | undefined {
  // The pull requests of a batch share one run, so they have the same age.
  const ages = new Set(entries.filter(isRunning).map(({ ageMs }) => ageMs));
  const [, old = 0, ...younger] = [...ages].toSorted((one, other) => other - one);
  // The oldest run is ignored, because it may hang. If all runs began at about the same time, their ages do not show
  // how long a run takes.
  if (ages.size < MANY_RUNS || (younger.at(-1) ?? old) >= old / 2) return undefined;
  return mode === "parallel" ? LANE_SHARE * old : old;
}

/**
 * Returns milliseconds until the last entry finishes; undefined without a running test. The last entry is the awaited
 * pull request.
 */
function timeToEnd(upToOurs: readonly Entry[], runMs: number): number | undefined {
  const running = upToOurs.filter(isRunning);
  if (upToOurs.at(-1)?.state === "pending") {
    const ahead = upToOurs.filter(({ state }) => state === "pending").length - 1;
    // This formula assumes that the number of simultaneous runs stays the same.
    return runMs * (1 + ahead / Math.max(1, running.length));
  }
  // The run that began last probably finishes last.
  return running.length === 0 ? undefined : runMs - Math.min(...running.map(({ ageMs }) => ageMs));
}

/** Shortest pause in milliseconds between polls near the expected time. */
const DUE_PAUSE_MS = 9 * TIME_UNIT_MS.s;
const LONGEST_PAUSE_MS = 2 * TIME_UNIT_MS.m;
/**
 * Pause between polls after the expected time, as a share of the time since then. A run that is long overdue is
 * unlikely to finish in the next seconds.
 */
const OVERDUE_SHARE = 1 / 60;
/** Milliseconds of pause for each entry in the list, because many waits poll the service in a long queue. */
const PENDING_PER_ENTRY_MS = 600;
/**
 * Minimum and maximum for the upper limit of the pause between polls, in milliseconds, while the pull request waits for
 * tests.
 */
const LONGEST_PENDING_MS = [2 * TIME_UNIT_MS.m, 10 * TIME_UNIT_MS.m] as const;

/** Returns milliseconds until the next poll; `usualMs` if the forecast has no time for the state. */
export function computeForecastPauseMs(
  forecast: WaitForecast | undefined,
  state: string,
  usualMs: number,
  nowMs: number,
): number {
  const { dueMs, runMs } = forecast ?? {};
  if (forecast === undefined || dueMs === undefined || runMs === undefined) return usualMs;
  const leftMs = dueMs - nowMs;
  switch (state) {
    case "pending": {
      const longestMs = clamp(PENDING_PER_ENTRY_MS * forecast.depth, LONGEST_PENDING_MS);
      // Even the first pending pull request still needs a whole test run.
      return Math.max(usualMs, Math.min(Math.max(leftMs, runMs) / 2.5, longestMs));
    }
    case "testing":
    case "tests_passed":
    case "pending_failure": {
      const pauseMs = leftMs > 0 ? leftMs / 2 : Math.min(-leftMs * OVERDUE_SHARE, TIME_UNIT_MS.m);
      return clamp(pauseMs, [Math.min(usualMs, DUE_PAUSE_MS), LONGEST_PAUSE_MS]);
    }
    default:
      return usualMs;
  }
}

const LIST_PER_ENTRY_MS = 4 * TIME_UNIT_MS.s;
/**
 * Minimum and maximum for the age limit of a list, in milliseconds. A long list is large, so the wait reads it less
 * often.
 */
const LIST_MS = [5 * TIME_UNIT_MS.m, 30 * TIME_UNIT_MS.m] as const;

/** Returns the age in milliseconds at which the wait reads the list again. */
export function computeMaxQueueListAgeMs({ dueMs, depth }: WaitForecast, state: string, nowMs: number): number {
  const longestMs = clamp(LIST_PER_ENTRY_MS * depth, LIST_MS);
  return dueMs === undefined || state === "pending" ? longestMs : clamp((dueMs - nowMs) / 2, [LIST_MS[0], longestMs]);
}

function clamp(value: number, [least, most]: readonly [number, number]): number {
  return Math.max(least, Math.min(value, most));
}
