/** The figures of a day of a queue: merges, cost and waits. */
import type { Played } from "./simulate.js";

export interface Figures {
  readonly merged: number;
  readonly failed: number;
  readonly cancelled: number;
  readonly mainRuns: number;
  readonly bisectionRuns: number;
  /** Sum over all runs, stopped ones included. */
  readonly runMinutes: number;
  /** Null without a merge, as are the waits. */
  readonly runsPerMerged: number | null;
  /** From the first submission to the last conclusion, or to the stop. */
  readonly mergesPerHour: number;
  /** From submission to merge. */
  readonly waitSecondsP50: number | null;
  readonly waitSecondsP95: number | null;
  /** Number of tests that were started again because of others, or on request. */
  readonly restarts: number;
}

/** Moves to `pending` in a bisection, which are no restarts. */
const OF_BISECTIONS: readonly (string | null)[] = ["BISECTION_REQUIRED", "BISECTION_TEST_RUN_PASSED"];

export function figuresOf({ transitions, runs, endSeconds, stopped }: Played): Figures {
  const submittedSeconds = new Map<number, number>();
  const waits: number[] = [];
  const ended = { merged: 0, failed: 0, cancelled: 0 };
  let restarts = 0;
  let lastSeconds = 0;
  for (const { atSeconds, number, from, to, reason } of transitions) {
    if (to === "not_ready") submittedSeconds.set(number, atSeconds);
    if (to === "pending" && from !== "not_ready" && !OF_BISECTIONS.includes(reason)) restarts += 1;
    if (to === "merged") waits.push(atSeconds - (submittedSeconds.get(number) ?? atSeconds));
    if (to !== "merged" && to !== "failed" && to !== "cancelled") continue;
    ended[to] += 1;
    lastSeconds = atSeconds;
  }
  const hours = ((stopped ? endSeconds : lastSeconds) - (transitions[0]?.atSeconds ?? 0)) / 3600;
  const runSeconds = runs.reduce((sum, run) => sum + (run.endSeconds ?? endSeconds) - run.startSeconds, 0);
  const bisectionRuns = runs.filter(({ kind }) => kind === "bisection").length;
  const sorted = waits.toSorted((a, b) => a - b);
  return {
    ...ended,
    mainRuns: runs.length - bisectionRuns,
    bisectionRuns,
    runMinutes: runSeconds / 60,
    runsPerMerged: ended.merged === 0 ? null : runs.length / ended.merged,
    mergesPerHour: hours === 0 ? 0 : ended.merged / hours,
    waitSecondsP50: quantile(sorted, 0.5),
    waitSecondsP95: quantile(sorted, 0.95),
    restarts,
  };
}

/** Returns the smallest value that a share of all stays within; null without values. */
export function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
