import type { Played } from "./simulate.js";

export type Figures = ReturnType<typeof computeFigures>;

/** Reasons of changes to `pending` in a bisection. These changes do not count as restarts. */
const OF_BISECTIONS: readonly (string | null)[] = ["BISECTION_REQUIRED", "BISECTION_TEST_RUN_PASSED"];

export function computeFigures({ transitions, runs, endSeconds, stopped }: Played) {
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
    /** Minutes of all test runs, including stopped runs. */
    runMinutes: runSeconds / 60,
    peakRuns: countPeak(runs, endSeconds),
    /** Number of test runs per merge; null without a merge. */
    runsPerMerged: ended.merged === 0 ? null : runs.length / ended.merged,
    /** Merges per hour, from the first submission to the last outcome or the stop. */
    mergesPerHour: hours === 0 ? 0 : ended.merged / hours,
    waitSecondsP50: quantile(sorted, 0.5),
    waitSecondsP95: quantile(sorted, 0.95),
    /** Number of tests that started again, after a change of another pull request or on request. */
    restarts,
  };
}

/** Returns the maximum number of concurrent test runs. */
function countPeak(runs: Played["runs"], stopSeconds: number): number {
  const changes = runs.flatMap(({ startSeconds, endSeconds }) => [
    { at: startSeconds, by: 1 },
    { at: endSeconds ?? stopSeconds, by: -1 },
  ]);
  let running = 0;
  let peak = 0;
  // A run that ends frees its runner before another one starts in the same second.
  for (const { by } of changes.toSorted((one, other) => one.at - other.at || one.by - other.by)) {
    running += by;
    peak = Math.max(peak, running);
  }
  return peak;
}

/** Returns the smallest value that at least `share` of the values do not exceed; null without values. */
export function quantile(sorted: readonly number[], share: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null;
}
