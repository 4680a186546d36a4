/** What people ask of a queue's day: how much was merged, what it cost, how long it took. */
import type { Played } from "./simulate.js";

export interface Figures {
  readonly merged: number;
  readonly failed: number;
  readonly cancelled: number;
  readonly mainRuns: number;
  readonly bisectionRuns: number;
  /** Of all runs together, those included that were stopped. */
  readonly runMinutes: number;
  /** Null where nothing was merged, as are the waits. */
  readonly runsPerMerged: number | null;
  /** From the first submission to the last conclusion, or to where it was stopped. */
  readonly mergesPerHour: number;
  /** From submission to merge: what half of the merged ones stayed within, and 95 of 100. */
  readonly waitSecondsP50: number | null;
  readonly waitSecondsP95: number | null;
  /** How often tests that had begun became worthless through others, or were asked for again. */
  readonly restarts: number;
}

/** Moves to pending that belong to a bisection: what was tested is not tested again in vain. */
const OF_BISECTIONS: readonly (string | null)[] = ["BISECTION_REQUIRED", "BISECTION_TEST_RUN_PASSED"];

/** Sums up what was played. */
export function figuresOf({ transitions, runs, endSeconds, stopped }: Played): Figures {
  const submittedSeconds = new Map<number, number>();
  const waits: number[] = [];
  const ended = { merged: 0, failed: 0, cancelled: 0 };
  let restarts = 0;
  let lastSeconds = 0;
  for (const { atSeconds, number, from, to, reason } of transitions) {
    switch (to) {
      case "not_ready":
        submittedSeconds.set(number, atSeconds);
        break;
      case "merged":
        waits.push(atSeconds - (submittedSeconds.get(number) ?? atSeconds));
        ended.merged += 1;
        lastSeconds = atSeconds;
        break;
      case "failed":
      case "cancelled":
        ended[to] += 1;
        lastSeconds = atSeconds;
        break;
      case "pending":
        if (from !== "not_ready" && !OF_BISECTIONS.includes(reason)) restarts += 1;
        break;
      case "testing":
      case "tests_passed":
      case "pending_failure":
        break;
    }
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

/** The smallest value that a share of all stays within; null where there is none. */
function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
