import { decideCause } from "../diagnosis/cause.js";
import { findConflictCulprit, hasOnlyRequestedRestarts } from "../diagnosis/diagnose.js";
import { listPullRequestTestRuns, readDecisiveCheckResults, type TestRunWithId } from "../diagnosis/trials.js";
import type { ExportedHistory } from "../queue/history-file.js";
import type { TestRun } from "../service/service.js";
import { listChecks } from "../test-run/checks.js";
import { parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import { type Attempt, listAttempts } from "./attempts.js";
import { groupBy, isInTimeSpan, listTestRuns, type TestRunSummary, type TimeSpanMs } from "./figures.js";

export type TestRunsById = ReadonlyMap<string, TestRun>;

/**
 * Lists the test runs whose checks explain failures: first the failed test runs of a span, the newest first, then
 * passed test runs of the same pull requests, which show flaky checks.
 */
export function listTestRunIdsToRead({ results }: ExportedHistory, span: TimeSpanMs): readonly string[] {
  const runs = listTestRuns(results).filter(({ id, endMs }) => id !== "" && isInTimeSpan(span, endMs));
  const failed = runs.filter(({ outcome }) => outcome === "failed");
  const numbers = new Set(failed.flatMap(({ pullRequests }) => pullRequests));
  const passed = runs.filter(
    ({ outcome, pullRequests }) => outcome === "passed" && pullRequests.some((n) => numbers.has(n)),
  );
  return [...failed, ...passed].map(({ id }) => id);
}

/** Explains the failures of a span, from the history and the test runs that were read. */
export function explainFailures(history: ExportedHistory, span: TimeSpanMs, testRuns: TestRunsById) {
  const attempts = history.pullRequests.flatMap((each) => listAttempts(each, span.toMs));
  const finished = attempts.filter(({ outcome, endMs }) => outcome !== "open" && isInTimeSpan(span, endMs));
  const runs = listTestRuns(history.results).filter(({ endMs }) => isInTimeSpan(span, endMs));
  const failedRuns = runs.filter(({ outcome }) => outcome === "failed");
  const named = nameFailedChecks(attempts, failedRuns, testRuns);
  const flaky = [...findFlakyCommits(testRuns), ...findFlakyAttempts(attempts, runs, named)];
  return {
    causes: countCauses(finished, history, testRuns),
    checks: {
      failedRuns: failedRuns.length,
      /** Number of failed test runs whose failed checks are known. */
      knownRuns: named.size,
      failed: countNames([...named.values()]),
      /** Number of test runs that were read to find flaky checks. */
      readRuns: testRuns.size,
      flaky: countNames(flaky),
    },
    /** Pull requests that failed, and merged after a new submission soon after the failure. */
    recovered: listRecovered(attempts, span),
    slowestRuns: runs
      .flatMap(({ id, pullRequests, outcome, seconds }) =>
        seconds === undefined ? [] : [{ id, pullRequests, outcome, seconds }],
      )
      .toSorted((one, other) => other.seconds - one.seconds)
      .slice(0, LIST_LENGTH),
    longestWaits: listLongestWaits([...finished, ...attempts.filter(({ outcome }) => outcome === "open")]),
  };
}

const LIST_LENGTH = 10;

function listLongestWaits(attempts: readonly Attempt[]) {
  const known = attempts.flatMap(({ prNumber, title, author, outcome, submittedMs, endMs, phases }) =>
    submittedMs === undefined || phases === undefined
      ? []
      : [{ prNumber, title, author, outcome, seconds: (endMs - submittedMs) / 1000, phases }],
  );
  return known
    .toSorted((one, other) => other.seconds - one.seconds || one.prNumber - other.prNumber)
    .slice(0, LIST_LENGTH);
}

/** Maximum minutes between a failure and a submission for which the pull request probably did not change. */
export const MAX_RESUBMIT_DELAY_MINUTES = 30;

function listRecovered(attempts: readonly Attempt[], span: TimeSpanMs): readonly number[] {
  return [...groupBy(attempts, ({ prNumber }) => prNumber)].flatMap(([number, own]) => {
    const isRecovered = own.some(({ outcome, endMs }, index) => {
      const { outcome: nextOutcome, submittedMs = Number.POSITIVE_INFINITY } = own[index + 1] ?? {};
      const isSoon = submittedMs - endMs <= MAX_RESUBMIT_DELAY_MINUTES * TIME_UNIT_MS.m;
      return outcome === "failed" && isInTimeSpan(span, endMs) && nextOutcome === "merged" && isSoon;
    });
    return isRecovered ? [number] : [];
  });
}

/**
 * If the time of the submission is unknown, test runs in this number of hours before the outcome belong to the attempt.
 */
const HOURS_BEFORE = 12;
/** Hours after the outcome in which later tests can show that another pull request was the cause. */
const HOURS_AFTER = 12;

/** Counts the causes of all attempts without a merge, with the same rules as the diagnosis of one pull request. */
function countCauses(finished: readonly Attempt[], { results, span }: ExportedHistory, testRuns: TestRunsById) {
  const removed = finished.filter(({ outcome }) => outcome !== "merged");
  const sorted = results
    .map((result) => ({ result, ms: parseTimeMs(result.endedAt) }))
    .toSorted((one, other) => other.ms - one.ms);
  const causes = removed.map(({ prNumber: number, outcome, submittedMs, endMs, changes }) => {
    const fromMs = submittedMs ?? endMs - HOURS_BEFORE * TIME_UNIT_MS.h;
    const toMs = endMs + HOURS_AFTER * TIME_UNIT_MS.h;
    const own = sorted
      .slice(countNewer(sorted, toMs), countNewer(sorted, fromMs - 1))
      .flatMap(({ result, ms }) => (result.prNumber === number && ms > endMs ? [] : [result]));
    const ids = new Set(own.flatMap(({ prNumber, testRunId }) => (prNumber === number ? [testRunId] : [])));
    const runs = [...ids].flatMap((id): readonly TestRunWithId[] => {
      const run = testRuns.get(id);
      return run === undefined ? [] : [{ id, run }];
    });
    const last = changes.at(-1);
    const hasFailed = outcome === "failed";
    const { cause } = decideCause({
      situation: hasFailed ? "failed" : "cancelled",
      reason: last?.reason ?? undefined,
      culprit: findConflictCulprit(last),
      trials: listPullRequestTestRuns({
        number,
        hasFailed,
        isRerun: hasOnlyRequestedRestarts(changes),
        runs,
        results: own,
      }),
      targetBranch: span.targetBranch,
    });
    return { cause, number };
  });
  return [...groupBy(causes, ({ cause }) => cause)]
    .map(([cause, items]) => ({
      cause,
      count: items.length,
      pullRequests: items.map(({ number }) => number).toSorted((one, other) => one - other),
    }))
    .toSorted((one, other) => other.count - one.count);
}

/** Returns the number of items with a later time, in a list that starts with the latest time. */
function countNewer(sorted: readonly { readonly ms: number }[], ms: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sorted[middle]?.ms ?? Number.NEGATIVE_INFINITY) > ms) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the names of the failed checks that are known, by the id of the test run. */
function nameFailedChecks(attempts: readonly Attempt[], runs: readonly TestRunSummary[], testRuns: TestRunsById) {
  const changes = attempts.flatMap((attempt) => attempt.changes);
  const reported = new Map(changes.map(({ testRunId, failingChecks }) => [testRunId, failingChecks ?? []]));
  const named = runs.map(({ id }) => {
    const run = testRuns.get(id);
    const read = (run && readDecisiveCheckResults(run).failed) ?? [];
    return [id, read.length > 0 ? read : (reported.get(id) ?? [])] as const;
  });
  return new Map(named.filter(([, names]) => names.length > 0));
}

/** Returns the names of the checks that both failed and passed on a commit, for each commit. */
function findFlakyCommits(testRuns: TestRunsById): readonly (readonly string[])[] {
  const commits = groupBy(testRuns.values(), ({ testBranchSha }) => testBranchSha ?? "");
  return [...commits].map(([sha, runs]) => {
    const unsteady = runs.flatMap((run) => readDecisiveCheckResults(run).unsteady);
    const find = (wanted: string) =>
      runs.flatMap((run) => listChecks(run).flatMap(({ name, result }) => (result === wanted ? [name] : [])));
    const passed = new Set(find("passed"));
    return [...new Set([...unsteady, ...(sha === "" ? [] : find("failed").filter((name) => passed.has(name)))])];
  });
}

/**
 * For each attempt, returns the names of failed checks that passed after a user or an API request restarted the tests.
 */
function findFlakyAttempts(
  attempts: readonly Attempt[],
  runs: readonly TestRunSummary[],
  named: ReadonlyMap<string, readonly string[]>,
) {
  return attempts
    .filter(({ changes }) => hasOnlyRequestedRestarts(changes))
    .map(({ prNumber, submittedMs = Number.NaN, endMs }) => {
      const own = runs.filter(
        (run) => run.pullRequests.includes(prNumber) && submittedMs <= run.endMs && run.endMs <= endMs,
      );
      const passedMs = own.find(({ outcome }) => outcome === "passed")?.endMs ?? Number.NEGATIVE_INFINITY;
      return [...new Set(own.flatMap(({ id, endMs: failedMs }) => (failedMs < passedMs ? (named.get(id) ?? []) : [])))];
    });
}

/** Counts for each name the lists that contain this name. Returns the most frequent name first. */
function countNames(lists: readonly (readonly string[])[]) {
  return [...groupBy(lists.flat(), (name) => name)]
    .map(([name, items]) => ({ name, count: items.length }))
    .toSorted((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1));
}
