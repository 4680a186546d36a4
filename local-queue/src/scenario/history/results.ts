/** Groups the test results of a queue by test run, and by attempt of a pull request. */
import type { Conclusion, RunResult } from "../../engine/state.js";
import { groupBy } from "../group.js";
import type { Played } from "../simulate.js";

/** Result of a test run for one pull request. Times are seconds since 1970. */
export interface TestResult {
  readonly number: number;
  readonly run: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly outcome: RunResult | null;
  /** Outcome of the attempt; null while the pull request is in the queue. */
  readonly conclusion: Conclusion | null;
  readonly isBisection: boolean;
}

/** First time at which the queue admitted a pull request, after a submission. */
export interface Submission {
  readonly number: number;
  /** Seconds since 1970. */
  readonly atSeconds: number;
}

export const CONCLUSIONS = ["merged", "failed", "cancelled"] as const satisfies readonly Conclusion[];

export type PastRun = ReturnType<typeof listRuns>[number];

export function listRuns(results: readonly TestResult[]) {
  const runs = [...groupBy(results, ({ run }) => run)].map(([id, own]) => ({
    id,
    members: own.map(({ number }) => number),
    startSeconds: Math.min(...own.map(({ startSeconds }) => startSeconds)),
    seconds: Math.max(...own.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds)),
    // A member that left during the run has its own outcome, which is not the outcome of the run.
    outcome: (own.find(({ outcome }) => outcome !== "cancelled") ?? own.at(-1))?.outcome ?? null,
    isBisection: own.at(-1)?.isBisection ?? false,
  }));
  return runs.toSorted((one, other) => one.startSeconds - other.startSeconds);
}

/** Test results of a pull request, from its first test run to its outcome. */
export type Attempt = ReturnType<typeof makeAttempt>;

/** Returns all attempts, sorted by arrival. A pull request that was submitted again has several attempts. */
export function listAttempts(
  results: readonly TestResult[],
  submissions: readonly Submission[] = [],
): readonly Attempt[] {
  const attempts: Attempt[] = [];
  const submitted = groupBy(submissions, ({ number }) => number);
  for (const [number, own] of groupBy(results, (result) => result.number)) {
    const ends = own.flatMap((result, index) => (isEnd(result, own[index + 1]) ? [index + 1] : []));
    let previousEnd = Number.NEGATIVE_INFINITY;
    for (const [index, end] of ends.entries()) {
      const attempt = makeAttempt(own.slice(ends[index - 1] ?? 0, end), submitted.get(number) ?? [], previousEnd);
      attempts.push(attempt);
      previousEnd = attempt.endSeconds;
    }
  }
  return attempts.toSorted((one, other) => one.arrivalSeconds - other.arrivalSeconds);
}

/** Minimum seconds between a failure and a result of the next attempt, because results do not name attempts. */
const PAUSE_SECONDS = 3600;

/** True when an attempt finished between two results of a pull request. */
function isEnd(before: TestResult, next: TestResult | undefined): boolean {
  if (next === undefined || before.conclusion !== next.conclusion || before.outcome === "cancelled") return true;
  // A merged pull request is never submitted again.
  if (before.conclusion === "merged" || before.conclusion === null) return false;
  return next.startSeconds - before.endSeconds > PAUSE_SECONDS;
}

/** Seconds by which the computed start of tests may be too early, because results have whole seconds. */
const ROUNDING_SECONDS = 2;

function makeAttempt(results: readonly TestResult[], submissions: readonly Submission[], previousEnd: number) {
  const { number = 0, conclusion = null } = results.at(-1) ?? {};
  const startSeconds = Math.min(...results.map((result) => result.startSeconds));
  const submission = submissions.findLast(
    ({ atSeconds }) => atSeconds <= startSeconds + ROUNDING_SECONDS && atSeconds >= previousEnd - ROUNDING_SECONDS,
  );
  return {
    number,
    /** Time of the submission if it is known, otherwise of the first tests. */
    arrivalSeconds: Math.min(submission?.atSeconds ?? startSeconds, startSeconds),
    isArrivalKnown: submission !== undefined,
    startSeconds,
    endSeconds: Math.max(...results.map(({ endSeconds }) => endSeconds)),
    conclusion,
    results,
  };
}

/** Returns the submissions of a simulation. */
export function listSubmissions({ transitions }: Played): readonly Submission[] {
  return transitions.flatMap(({ number, atSeconds, from, to }) =>
    to === "pending" && from === "not_ready" ? [{ number, atSeconds }] : [],
  );
}

/** Returns the results of a simulation in the form of API results, for a comparison with the past. */
export function listResults({ runs, transitions }: Played): readonly TestResult[] {
  const moves = groupBy(transitions, ({ number }) => number);
  const results = runs.flatMap(({ run, kind, own, startSeconds, endSeconds, outcome }) => {
    if (endSeconds === null) return [];
    const common = { run: String(run), startSeconds, endSeconds, outcome, isBisection: kind === "bisection" };
    return own.map((number): TestResult => {
      const later = moves.get(number)?.filter(({ atSeconds }) => atSeconds >= endSeconds) ?? [];
      const conclusion = later.flatMap(({ to }) => CONCLUSIONS.filter((word) => word === to))[0] ?? null;
      return { ...common, number, conclusion };
    });
  });
  return results.toSorted((one, other) => one.endSeconds - other.endSeconds);
}
