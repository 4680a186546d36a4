import type { TestingResult, TestRun } from "../service/service.js";
import { isoTime } from "../text/format.js";
import { checksOf, failingChecks, missingChecks } from "./checks.js";

/** A test run that a pull request took part in, as a judge sees it. */
export interface Trial {
  readonly id: string;
  readonly outcome: "passed" | "failed" | "stopped";
  /** The commit at the tip of its test branch. */
  readonly sha: string | undefined;
  /** The other pull requests that it tested. */
  readonly others: readonly number[];
  /** What it tested is known. */
  readonly isKnown: boolean;
  /** It failed, and nothing but this pull request can be the cause; a flaky test always can. */
  readonly isDamning: boolean;
  /** Names of the checks that decide; undefined where the run could not be read. */
  readonly checks: TrialChecks | undefined;
}

interface TrialChecks {
  readonly failed: readonly string[];
  /** Those of the failed ones that also passed on the same commit. */
  readonly unsteady: readonly string[];
  /** Required ones that the service has no report of. */
  readonly missing: readonly string[];
  readonly running: readonly string[];
}

/** A run as the service tells it, by its id. */
export interface ReadTestRun {
  readonly id: string;
  readonly run: TestRun;
}

interface Heard {
  /** The pull request that is judged. */
  readonly number: number;
  /** It was thrown out: by the service's rules everything before it in its last run had passed. */
  readonly hasFailed: boolean;
  /** The runs that could be read, of this attempt. */
  readonly runs: readonly ReadTestRun[];
  /** Whoever asked for its tests again is the only reason why it was tested more than once. */
  readonly isRerun?: boolean;
  /** How tests ended in the queue, the newest first, of all pull requests. */
  readonly results: readonly TestingResult[];
}

/** The runs that a pull request took part in, the oldest first. */
export function trialsOf(heard: Heard): readonly Trial[] {
  const { number, runs, results } = heard;
  const rows = results.filter(({ prNumber }) => prNumber === number).toReversed();
  const told = new Set(rows.map(({ testRunId }) => testRunId));
  const [unlisted, ids] = [runs.filter(({ id }) => !told.has(id)), rows.map(({ testRunId }) => testRunId)];
  // What is in no row ended before the rows begin, or is not told by this service.
  return [...unlisted.map(({ id }) => id), ...new Set(ids)].map((id) => trialOf(id, heard));
}

function trialOf(id: string, heard: Heard): Trial {
  const { number, runs, results } = heard;
  const run = runs.find((each) => each.id === id)?.run;
  const rows = results.filter(({ testRunId }) => testRunId === id);
  const tested = [...rows, ...(run?.testedPullRequests ?? [])].map(({ prNumber }) => prNumber);
  const outcome = outcomeOf(rows.find(({ prNumber }) => prNumber === number)?.outcome ?? run?.status ?? "");
  const others = [...new Set(tested)].filter((each) => each !== number).toSorted((one, other) => one - other);
  return {
    id,
    outcome,
    sha: run?.testBranchSha ?? undefined,
    others,
    isKnown: tested.includes(number),
    isDamning: outcome === "failed" && isDamning(id, others, heard),
    checks: run === undefined ? undefined : trialChecks(run),
  };
}

function outcomeOf(word: string): Trial["outcome"] {
  if (word === "passed" || word === "succeeded") return "passed";
  return word === "failed" ? "failed" : "stopped";
}

/**
 * The queue looks for a culprit in a batch, or throws out a pull request, once everything before it has passed; so only
 * those in the run are left, and of those whoever passed without it since is cleared. Runs count back from the last one
 * as far as one follows from the other: what lies before may be another attempt's.
 */
function isDamning(id: string, others: readonly number[], heard: Heard): boolean {
  const { number, hasFailed, results, isRerun = false } = heard;
  const own = results.filter(({ prNumber }) => prNumber === number);
  const index = own.findIndex(({ testRunId }) => testRunId === id);
  const row = own[index];
  if (!hasFailed || row === undefined) return false;
  const isLast = index === 0;
  if (isRerun && !isLast) return others.length === 0 && somebodyPassedSince(row, results);
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

/** What began later and passed shows that the branch is in order, and so are the machines. */
function somebodyPassedSince(row: TestingResult, results: readonly TestingResult[]): boolean {
  const began = startOf(row);
  return results.some((other) => {
    const start = startOf(other);
    const isLater = began !== undefined && start !== undefined && start > began;
    return isLater && other.prNumber !== row.prNumber && other.outcome === "passed";
  });
}

function startOf({ endedAt, testingDurationMs }: TestingResult): number | undefined {
  const ended = isoTime(endedAt)?.ms;
  return ended === undefined || typeof testingDurationMs !== "number" ? undefined : ended - testingDurationMs;
}

/** Whether a pull request passed without the judged one after a run that both were in, and failed no more. */
function isCleared(shared: TestingResult, results: readonly TestingResult[], ownRuns: ReadonlySet<string>): boolean {
  if (shared.cycleConclusion === "failed") return false;
  // The newest stands first.
  const later = results
    .slice(0, results.indexOf(shared))
    .filter(({ prNumber, testRunId }) => prNumber === shared.prNumber && !ownRuns.has(testRunId));
  const last = later.find(({ outcome }) => outcome === "passed" || outcome === "failed");
  return last?.outcome === "passed";
}

/** Where a run requires checks only these decide it. */
function trialChecks(run: TestRun): TrialChecks {
  const checks = checksOf(run);
  const requires = (run.requiredStatuses ?? []).length > 0;
  const deciding = requires ? checks.filter(({ required }) => required) : checks;
  const failed = failingChecks(deciding);
  const passedOnce = new Set(
    (run.statusChecks ?? []).flatMap(({ context, state }) => (state === "success" ? [context.toLowerCase()] : [])),
  );
  // Check runs of one name may stand in several suites, so only a commit status tells that it was reported again.
  const statuses = new Set(deciding.flatMap(({ kind, name }) => (kind === "status" ? [name] : [])));
  return {
    failed,
    unsteady: failed.filter((name) => statuses.has(name) && passedOnce.has(name.toLowerCase())),
    missing: missingChecks(run, checks),
    running: deciding.flatMap(({ result, name }) => (result === "running" ? [name] : [])),
  };
}
