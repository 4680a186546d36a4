/** Estimates durations, broken changes, flaky runs and slot waits from the past of a queue. */
import { quantile } from "../figures.js";
import { groupBy } from "../group.js";
import { createRandom, type Random } from "../random.js";
import type { Attempt, PastRun, TestResult } from "./results.js";

type Step = Readonly<{ seconds: number; share: number }>;
export type Durations = ReturnType<typeof estimateDurations>;

/**
 * Estimates the test duration of one pull request. A batch lasts as long as its slowest member, so the shares of its
 * duration are taken to a root. Interrupted runs would have lasted longer (Kaplan and Meier, 1958). Failed runs do not
 * count, because many of them finish early.
 */
export function estimateDurations(runs: readonly PastRun[]) {
  const curves = [...groupBy(runs, ({ members }) => members.length)].flatMap(([size, ofSize]) => {
    const passed = ofSize.filter(({ outcome }) => outcome === "passed").length;
    return passed === 0 ? [] : [{ size, passed, steps: productLimit(ofSize) }];
  });
  const count = curves.reduce((sum, { passed }) => sum + passed, 0);
  const times = new Set(curves.flatMap(({ steps }) => steps.map(({ seconds }) => seconds)));
  const shareOfAll = (at: number) =>
    curves.reduce((sum, { size, passed, steps }) => sum + (passed / count) * shareAt(steps, at) ** (1 / size), 0);
  const ascending = [...times].toSorted((one, other) => one - other);
  const steps = ascending.map((seconds): Step => ({ seconds, share: shareOfAll(seconds) }));
  return { steps, count };
}

function shareAt(steps: readonly Step[], at: number): number {
  return steps.findLast(({ seconds }) => seconds <= at)?.share ?? 0;
}

/** Estimates for each time the share of finished runs. The share is 1 at the longest time. */
function productLimit(runs: readonly PastRun[]): readonly Step[] {
  const seen = runs.filter(({ outcome }) => outcome !== "failed" && outcome !== null);
  const sorted = seen.toSorted((one, other) => one.seconds - other.seconds);
  const steps: Step[] = [];
  let running = seen.length;
  let left = 1;
  for (const [seconds, own] of groupBy(sorted, (run) => run.seconds)) {
    const ended = own.filter(({ outcome }) => outcome === "passed").length;
    left *= 1 - ended / running;
    running -= own.length;
    if (ended > 0) steps.push({ seconds, share: 1 - left });
  }
  const last = steps.at(-1);
  return last === undefined ? steps : [...steps.slice(0, -1), { ...last, share: 1 }];
}

/** Draws a duration between two bounds. Returns a bound if no duration is between them. */
export function drawDuration({ steps }: Durations, random: Random, above = 0, upTo = Number.POSITIVE_INFINITY): number {
  const [from, to] = [shareAt(steps, above), shareAt(steps, upTo)];
  const fallback = Number.isFinite(upTo) ? upTo : above;
  if (to <= from) return fallback;
  const drawn = from + random() * (to - from);
  return steps.find(({ share }) => share > drawn)?.seconds ?? fallback;
}

export function durationQuantile({ steps }: Durations, share: number): number {
  return steps.find((step) => step.share >= share)?.seconds ?? steps.at(-1)?.seconds ?? 0;
}

/** Maximum seconds between a failure and a successful attempt for which the pull request probably did not change. */
const SOON_SECONDS = 30 * 60;

/** Returns attempts that failed because of their own change, and attempts that merged soon after a random failure. */
export function judgeFailures(attempts: readonly Attempt[]) {
  const [broken, repeated] = [new Set<Attempt>(), new Set<Attempt>()];
  for (const own of groupBy(attempts, ({ number }) => number).values()) {
    for (const [index, attempt] of own.entries()) {
      if (attempt.conclusion !== "failed") continue;
      const next = own[index + 1];
      const isMergedSoon = next?.conclusion === "merged" && next.startSeconds - attempt.endSeconds <= SOON_SECONDS;
      if (isMergedSoon) repeated.add(next);
      else broken.add(attempt);
    }
  }
  return { broken, repeated };
}

export function computeShare(part: number, whole: number) {
  return { share: whole === 0 ? 0 : part / whole, of: whole };
}

/** Returns the share of failed runs among the runs that started without a broken change in the queue. */
export function estimateFlakyShare(runs: readonly PastRun[], broken: Iterable<Attempt>) {
  const spans = [...broken];
  const clean = runs.filter(
    ({ outcome, startSeconds: at }) =>
      (outcome === "passed" || outcome === "failed") &&
      !spans.some(({ startSeconds, endSeconds }) => startSeconds <= at && at < endSeconds),
  );
  return computeShare(clean.filter(({ outcome }) => outcome === "failed").length, clean.length);
}

/** Seconds between the end of a run and the next run in its slot, in which the queue builds a test branch. */
export const REFILL_SECONDS = 120;

/**
 * Returns the share of attempts whose first tests started just after all slots were in use. They may have waited for a
 * slot, but test results do not show such waits.
 */
export function estimateSlotWaiters(runs: readonly PastRun[], attempts: readonly Attempt[], slots: number) {
  const full = fullTimes(
    runs.filter(({ isBisection }) => !isBisection),
    slots,
  );
  const waiters = attempts.filter(({ startSeconds: at }) =>
    full.some(({ from, to }) => from < at && at - to <= REFILL_SECONDS),
  );
  return computeShare(waiters.length, attempts.length);
}

/** Returns the time spans with all slots in use, in order. */
function fullTimes(runs: readonly PastRun[], slots: number) {
  const changes = runs.flatMap(({ startSeconds: at, seconds }) => [
    { at, by: 1 },
    { at: at + seconds, by: -1 },
  ]);
  const full: { from: number; to: number }[] = [];
  let running = 0;
  let from = 0;
  for (const { at, by } of changes.toSorted((one, other) => one.at - other.at || one.by - other.by)) {
    if (by === 1 && running === slots - 1) from = at;
    if (by === -1 && running === slots) full.push({ from, to: at });
    running += by;
  }
  return full;
}

export type PastFigures = ReturnType<typeof computePastFigures>;

/** Computes figures of the past or of a simulation. Waits are seconds from the arrival to the outcome. */
export function computePastFigures(results: readonly TestResult[], attempts: readonly Attempt[]) {
  const merged = attempts.filter(({ conclusion }) => conclusion === "merged");
  const waits = merged.map(({ arrivalSeconds, endSeconds }) => endSeconds - arrivalSeconds).toSorted((a, b) => a - b);
  const from = attempts[0]?.arrivalSeconds ?? 0;
  const to = results.at(-1)?.endSeconds ?? from;
  return {
    merged: merged.length,
    mergesPerHour: to === from ? 0 : (merged.length * 3600) / (to - from),
    waitP50: quantile(waits, 0.5) ?? 0,
    waitP95: quantile(waits, 0.95) ?? 0,
    runsPerMerged: merged.length === 0 ? 0 : new Set(results.map(({ run }) => run)).size / merged.length,
  };
}

/** Draws durations for the members of a run. One member lasts as long as the run, and the others are not longer. */
export function drawMemberSeconds(
  { members, seconds }: PastRun,
  durations: Durations,
  seed: number,
): readonly number[] {
  const random = createRandom(seed, members[0] ?? 0);
  const slowest = Math.floor(random() * members.length);
  return members.map((_member, index) => (index === slowest ? seconds : drawDuration(durations, random, 0, seconds)));
}
