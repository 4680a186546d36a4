import type { TestingResult, TestRun } from "../service/service.js";
import { findFailingChecks, findMissingChecks, listChecks } from "../test-run/checks.js";
import { readIsoTime } from "../text/format.js";

export interface PullRequestTestRun {
  readonly id: string;
  readonly outcome: "passed" | "failed" | "stopped";
  readonly sha: string | undefined;
  readonly others: readonly number[];
  readonly isKnown: boolean;
  /** True when only this pull request or a flaky test can have caused the failure. */
  readonly isDamning: boolean;
  readonly checks: ReturnType<typeof readDecisiveCheckResults> | undefined;
}

export interface TestRunWithId {
  readonly id: string;
  readonly run: TestRun;
}

interface TrialFacts {
  readonly number: number;
  /** True when the queue failed the pull request. The queue does so only after all pull requests ahead have passed. */
  readonly hasFailed: boolean;
  readonly runs: readonly TestRunWithId[];
  /** True when the tests restarted, and a user or an API request caused every restart. */
  readonly isRerun?: boolean;
  readonly results: readonly TestingResult[];
}

export function listPullRequestTestRuns(facts: TrialFacts): readonly PullRequestTestRun[] {
  const { number, runs, results } = facts;
  const listed = new Set(results.flatMap((row) => (row.prNumber === number ? [row.testRunId] : [])).toReversed());
  // The service's list of results may lack the oldest runs, or it may be empty.
  const unlisted = runs.filter(({ id }) => !listed.has(id));
  return [...unlisted.map(({ id }) => id), ...listed].map((id) => trialOf(id, facts));
}

function trialOf(id: string, facts: TrialFacts): PullRequestTestRun {
  const { number, runs, results } = facts;
  const run = runs.find((each) => each.id === id)?.run;
  const rows = results.filter(({ testRunId }) => testRunId === id);
  const tested = [...rows, ...(run?.testedPullRequests ?? [])].map(({ prNumber }) => prNumber);
  const outcome = trialOutcome(rows.find(({ prNumber }) => prNumber === number)?.outcome ?? run?.status ?? "");
  const others = [...new Set(tested)].filter((each) => each !== number).toSorted((one, other) => one - other);
  return {
    id,
    outcome,
    sha: run?.testBranchSha ?? undefined,
    others,
    isKnown: tested.includes(number),
    isDamning: outcome === "failed" && isDamning(id, others, facts),
    checks: run === undefined ? undefined : readDecisiveCheckResults(run),
  };
}

function trialOutcome(word: string): PullRequestTestRun["outcome"] {
  if (word === "passed" || word === "succeeded") return "passed";
  return word === "failed" ? "failed" : "stopped";
}

/**
 * True when all other pull requests of a failed run have later passed without this one. The queue fails or bisects a
 * batch only after everything ahead has passed. Returns false for a run before a gap between two runs, because this run
 * may belong to another attempt.
 */
function isDamning(id: string, others: readonly number[], facts: TrialFacts): boolean {
  const { number, hasFailed, results, isRerun = false } = facts;
  const own = results.filter(({ prNumber }) => prNumber === number);
  const index = own.findIndex(({ testRunId }) => testRunId === id);
  const row = own[index];
  if (!hasFailed || row === undefined) return false;
  const isLast = index === 0;
  if (isRerun && !isLast) return others.length === 0 && hasLaterPass(row, results);
  if (!isLast && row.bisection !== "entered_bisection") return false;
  const since = own.slice(0, index);
  if (since.some(({ bisection, outcome }) => (bisection ?? "") === "" || outcome === "cancelled")) return false;
  if (own.slice(0, index + 1).some(({ cycleConclusion }) => cycleConclusion !== "failed")) return false;
  const ownRuns = new Set(own.map(({ testRunId }) => testRunId));
  return others.every((other) => {
    const shared = results.find(({ testRunId, prNumber }) => testRunId === id && prNumber === other);
    return shared !== undefined && isCleared(shared, results, ownRuns);
  });
}

/**
 * True when tests of another pull request started later and passed. This shows that the base branch and the machines
 * work.
 */
function hasLaterPass(row: TestingResult, results: readonly TestingResult[]): boolean {
  const others = results.filter(({ prNumber, outcome }) => prNumber !== row.prNumber && outcome === "passed");
  return others.some((other) => startOf(other) > startOf(row));
}

/** Returns the start of the tests in milliseconds since 1970; NaN if the start is unknown. */
function startOf({ endedAt, testingDurationMs }: TestingResult): number {
  return (readIsoTime(endedAt)?.ms ?? Number.NaN) - (testingDurationMs ?? Number.NaN);
}

/** True when another pull request of the failed run passed later, in a run without the diagnosed pull request. */
function isCleared(shared: TestingResult, results: readonly TestingResult[], ownRuns: ReadonlySet<string>): boolean {
  if (shared.cycleConclusion === "failed") return false;
  const later = results.slice(0, results.indexOf(shared));
  const last = later.find(({ prNumber, testRunId, outcome }) => {
    const isDecided = outcome === "passed" || outcome === "failed";
    return isDecided && prNumber === shared.prNumber && !ownRuns.has(testRunId);
  });
  return last?.outcome === "passed";
}

/** Returns the decisive checks: the required checks, or all checks if no check is required. */
export function readDecisiveCheckResults(run: TestRun) {
  const checks = listChecks(run);
  const requires = (run.requiredStatuses ?? []).length > 0;
  const deciding = requires ? checks.filter(({ required }) => required) : checks;
  const failed = findFailingChecks(deciding);
  const passedOnce = new Set(
    (run.statusChecks ?? []).flatMap(({ context, state }) => (state === "success" ? [context.toLowerCase()] : [])),
  );
  // Several check runs may have the same name, so only a commit status shows that one check had two results.
  const statuses = new Set(deciding.flatMap(({ kind, name }) => (kind === "status" ? [name] : [])));
  return {
    failed,
    /** Names of failed checks that also passed on the same commit. */
    unsteady: failed.filter((name) => statuses.has(name) && passedOnce.has(name.toLowerCase())),
    missing: findMissingChecks(run, checks),
    running: deciding.flatMap(({ result, name }) => (result === "running" ? [name] : [])),
  };
}
