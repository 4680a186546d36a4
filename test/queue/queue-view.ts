import type { QueueState } from "../../local-queue/src/engine/state.js";
import * as tree from "../../local-queue/src/engine/tree.js";
import { type Played, type Simulation, simulate } from "../../local-queue/src/scenario/simulate.js";
import type { QueueHealthData } from "../../src/queue/health.js";

/** Simulates a queue, and passes its view to a function after each period in seconds. */
export function replayQueue(
  simulation: Simulation,
  periodSeconds: number,
  check: (view: QueueHealthData, nowMs: number) => void,
): void {
  const states: { readonly state: QueueState; readonly atMs: number }[] = [];
  let nextMs = periodSeconds * 1000;
  const played = simulate(simulation, ({ before, nowMs }) => {
    for (; nextMs <= nowMs; nextMs += periodSeconds * 1000) states.push({ state: before, atMs: nextMs });
  });
  const past = pastOf(played);
  for (const { state, atMs } of states) check(viewOf(state, past(atMs)), atMs);
}

const DAY_MS = 86_400_000;

type Past = Pick<QueueHealthData, "results" | "mergedAt" | "failedAttempts">;

/** Returns the past at a time: the newest 100 results, the merges, and the failed attempts within a day. */
function pastOf({ runs, transitions }: Played) {
  const endsOf = new Map<number, { readonly atMs: number; readonly to: string }[]>();
  for (const { number, to, atSeconds } of transitions) {
    if (to !== "failed" && to !== "merged" && to !== "cancelled") continue;
    endsOf.set(number, [...(endsOf.get(number) ?? []), { atMs: atSeconds * 1000, to }]);
  }
  const rows = runs
    .flatMap(({ run, kind, own, startSeconds, endSeconds, outcome }) =>
      endSeconds === null || outcome === null
        ? []
        : own.map((prNumber) => ({
            prNumber,
            endedAt: timeOf(endSeconds * 1000),
            endedMs: endSeconds * 1000,
            testingDurationMs: (endSeconds - startSeconds) * 1000,
            outcome,
            testRunId: `run-${run}`,
            bisection: kind === "bisection" ? "in_bisection" : null,
          })),
    )
    .toSorted((one, other) => one.endedMs - other.endedMs);
  const merges = transitions.flatMap(({ to, atSeconds }) =>
    to === "merged" ? [{ atMs: atSeconds * 1000, time: timeOf(atSeconds * 1000) }] : [],
  );
  let known = 0;
  return (nowMs: number): Past => {
    while ((rows[known]?.endedMs ?? Number.POSITIVE_INFINITY) <= nowMs) known += 1;
    const results = rows.slice(Math.max(0, known - 100), known).toReversed();
    const failures = (number: number) =>
      (endsOf.get(number) ?? []).filter(({ to, atMs }) => to === "failed" && atMs <= nowMs && nowMs - atMs < DAY_MS);
    return {
      results: results.map((row) => {
        const end = endsOf.get(row.prNumber)?.find(({ atMs }) => atMs >= row.endedMs);
        return { ...row, cycleConclusion: end !== undefined && end.atMs <= nowMs ? end.to : null };
      }),
      mergedAt: merges.filter(({ atMs }) => atMs <= nowMs && nowMs - atMs < DAY_MS).map(({ time }) => time),
      failedAttempts: new Map(results.map(({ prNumber }) => [prNumber, failures(prNumber).length])),
    };
  };
}

function viewOf(
  { settings, phase, entries, order: line, groups, pending: pool }: QueueState,
  past: Past,
): QueueHealthData {
  const inLine = [...tree.values(line)].flatMap((id) => tree.get(groups, id)?.members ?? []);
  const live = [...inLine, ...tree.values(pool)].flatMap((number) => tree.get(entries, number) ?? []);
  const enqueuedPullRequests = live.map(({ number, state, sinceMs }) => {
    return { prNumber: number, state, stateChangedAt: timeOf(sinceMs) };
  });
  const notReady = [...tree.values(entries)].filter(({ state }) => state === "not_ready");
  return {
    queue: { ...settings, state: phase, enqueuedPullRequests },
    notReady: notReady.map(({ number, state, sinceMs, sha, targets }) => ({
      prNumber: number,
      state,
      stateChangedAt: timeOf(sinceMs),
      isCurrentlySubmittedToQueue: true,
      prSha: sha,
      readiness: { requiresImpactedTargets: settings.mode === "parallel", hasImpactedTargets: targets !== null },
    })),
    ...past,
  };
}

function timeOf(ms: number): string {
  return new Date(ms).toISOString();
}
