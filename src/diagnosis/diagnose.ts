import type { HostPullRequest } from "../ci/host.js";
import type { OperationContext } from "../operation.js";
import { findTerminalState, isAttemptFinished, isRecordOfAttempt } from "../service/record-state.js";
import type { PullRequestHistory, PullRequestRecord, TestingResult } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { isEarlierTime, readIsoTime, TIME_UNIT_MS } from "../text/format.js";
import { type RequestBudget, readWithinRequestBudget } from "./budget.js";
import { type ConflictCulprit, type Diagnosis, type DiagnosisFacts, decideCause } from "./cause.js";
import { type FailedTestRun, findFailedTestRun, type ObservedTestRuns } from "./failed-test-run.js";
import { listPullRequestTestRuns, type TestRunWithId } from "./trials.js";

const READ_MS = 5000;
const MOST_REQUESTS = 6;
/** Hours before the outcome in which to search for test runs if the start of the attempt is unknown. */
const HOURS_BEFORE = 12;

export interface DiagnosisResult {
  /** Diagnosis of the attempt; undefined if the attempt continues or was merged. */
  readonly diagnosis: Diagnosis | undefined;
  readonly testRun: FailedTestRun | undefined;
}

interface DiagnosisOptions {
  readonly history?: PullRequestHistory | undefined;
  readonly onHost?: HostPullRequest | undefined;
  readonly testRun?: TestRunWithId | undefined;
  readonly seen?: ObservedTestRuns | undefined;
  readonly budget?: RequestBudget | undefined;
  note(line: string): void;
}

type Situation = Exclude<DiagnosisFacts["situation"], "run">;

function situationOf(record: PullRequestRecord): Situation | undefined {
  const terminal = findTerminalState(record);
  if (terminal === "merged") return undefined;
  if (terminal !== undefined) return terminal;
  if (isAttemptFinished(record)) return "left";
  return record.state === "pending_failure" ? "held" : undefined;
}

export function canTestsHaveFailed(record: PullRequestRecord): boolean {
  return ["failed", "held"].includes(situationOf(record) ?? "");
}

/**
 * Diagnoses an attempt that failed or stopped without a merge. Sends at most six requests to the service and one to
 * GitHub. Never fails: a fact that cannot be read stays unknown.
 */
export async function diagnosePullRequest(
  record: PullRequestRecord,
  target: PullRequestTarget,
  context: Pick<OperationContext, "service" | "host" | "signal">,
  options: DiagnosisOptions,
): Promise<DiagnosisResult> {
  const situation = situationOf(record);
  if (situation === undefined) return { diagnosis: undefined, testRun: undefined };
  const budget = options.budget ?? { left: MOST_REQUESTS };
  const reading = { record, target, service: context.service, budget };
  const { number, repository, targetBranch } = target;
  const known = options.onHost ?? factsOnHost(record);
  const [history, onHost] = await Promise.all([
    options.history ??
      readWithinRequestBudget(budget, () => context.service.readHistory(target, { withinMs: READ_MS })),
    known ?? context.host?.pullRequest(repository, number, context.signal).catch(() => undefined),
  ]);
  const { timeline, isBack } = attemptIn(history, record);
  const last = timeline.at(-1);
  const results = canTestsHaveFailed(record) ? await readResults(timeline, reading) : [];
  const failed = results.filter(({ prNumber, outcome }) => prNumber === number && outcome === "failed");
  const named = context.service.namesTestRuns ? failedRunsIn(timeline) : [];
  // The service may omit the test run of a result.
  const ofResults = failed.flatMap(({ testRunId }) => (testRunId === "" ? [] : [testRunId])).toReversed();
  const listed = ofResults.length > 0 ? ofResults : named;
  const { testRun, runs } = canTestsHaveFailed(record)
    ? await findFailedTestRun(record, target, { ...options, ...reading, listed })
    : { testRun: undefined, runs: [] };
  const diagnosis = decideCause({
    situation,
    reason: last?.reason ?? undefined,
    culprit: findConflictCulprit(last),
    trials: listPullRequestTestRuns({
      number,
      hasFailed: situation === "failed",
      isRerun: hasOnlyRequestedRestarts(timeline),
      runs,
      results,
    }),
    failingAhead: situation === "held" ? await findFailingAhead(reading) : [],
    onHost,
    targetBranch,
    isBack,
  });
  return { diagnosis, testRun };
}

/**
 * Reads from a record of API v2 the facts that a request to the Git host would return. The request is then unnecessary.
 */
function factsOnHost({ prState, prBaseBranch, readiness }: PullRequestRecord): DiagnosisFacts["onHost"] {
  if (prState == null || prBaseBranch == null) return undefined;
  const has = (code: string): boolean => readiness?.reasons?.some((reason) => reason.code === code) === true;
  return {
    open: prState === "open",
    merged: prState === "merged",
    baseBranch: prBaseBranch,
    draft: has("draft"),
    conflicts: has("conflict"),
  };
}

interface Reading extends Pick<OperationContext, "service"> {
  readonly record: PullRequestRecord;
  readonly target: PullRequestTarget;
  readonly budget: RequestBudget;
}

type Timeline = NonNullable<PullRequestHistory["timeline"]>;

/** Returns the changes of state in the attempt. `isBack` is true if the queue now has another attempt. */
function attemptIn(history: PullRequestHistory | undefined, record: PullRequestRecord) {
  const isSame = history !== undefined && isRecordOfAttempt(history, record);
  const isBack = history !== undefined && !isSame && isAttemptFinished(record) && !isAttemptFinished(history);
  // The last state in the history must be the record's state. Otherwise the history is of another attempt or of a later
  // time.
  const timeline = (isSame ? history.timeline : undefined) ?? [];
  if (timeline.at(-1)?.state !== record.state) return { timeline: [], isBack };
  // Only a submission leads to the state `not_ready`, so the last such state is the start of the attempt.
  const first = timeline.findLastIndex(({ state }) => state === "not_ready");
  return { timeline: timeline.slice(Math.max(0, first)), isBack };
}

/** Reads the test results since the start of the attempt, the newest first. */
async function readResults(timeline: Timeline, reading: Reading): Promise<readonly TestingResult[]> {
  const { stateChangedAt, state } = reading.record;
  const { number } = reading.target;
  const [first] = timeline;
  const began = first?.state === "not_ready" ? (first.timestamp ?? undefined) : undefined;
  const endMs = readIsoTime(stateChangedAt)?.ms;
  const before = endMs === undefined ? undefined : new Date(endMs - HOURS_BEFORE * TIME_UNIT_MS.h).toISOString();
  const since = began ?? before;
  if (since === undefined) return [];
  const read = async (span: { readonly since: string; readonly until?: string }) => {
    const { service, target, budget } = reading;
    const page = await readWithinRequestBudget(budget, () =>
      service.readTestingResults(target, span, { withinMs: READ_MS }),
    );
    const rows = page?.testingResults;
    // A later result of the pull request belongs to another attempt.
    return rows?.filter(({ prNumber, endedAt }) => prNumber !== number || !isEarlierTime(stateChangedAt, endedAt));
  };
  const newest = await read({ since });
  // In a busy queue, all results on the first page may belong to other pull requests. But the failure of a pull request
  // in `pending_failure` is recent, so it is always on this page.
  const isEnough =
    newest === undefined || state === "pending_failure" || newest.some(({ prNumber }) => prNumber === number);
  const found = isEnough ? newest : await read({ since, until: stateChangedAt });
  return (found ?? []).filter(({ endedAt }) => !isEarlierTime(endedAt, since));
}

/** Lists the failed test runs in the timeline, the oldest first. */
function failedRunsIn(timeline: Timeline): readonly string[] {
  const named = timeline.flatMap(({ state, testRunId }) =>
    (state === "failed" || state === "pending_failure") && typeof testRunId === "string" ? [testRunId] : [],
  );
  return [...new Set(named)];
}

/**
 * True when the tests restarted, and a user or an API request caused every restart. Each run then tested the same
 * changes.
 */
export function hasOnlyRequestedRestarts(timeline: Timeline): boolean {
  const [, ...again] = timeline.filter(({ state }) => state === "pending");
  return again.length > 0 && again.every(({ reason }) => reason?.startsWith("TESTS_RESTARTED_BY_") === true);
}

export function findConflictCulprit(transition: Timeline[number] | undefined): ConflictCulprit | undefined {
  const culprit = transition?.failure?.conflictCulprit;
  if (typeof culprit?.number === "number") return { kind: "pull-request", number: culprit.number };
  return culprit?.type === "base_branch" ? { kind: "target-branch" } : undefined;
}

/** Finds the pull requests ahead whose tests failed too. Without lanes, each test run includes all changes ahead. */
async function findFailingAhead({ target, service, budget }: Reading): Promise<readonly number[]> {
  const queue = await readWithinRequestBudget(budget, () => service.readQueue(target, { withinMs: READ_MS }));
  if (queue === undefined || queue.mode === "parallel") return [];
  const queued = queue.enqueuedPullRequests;
  const index = queued.findIndex(({ prNumber }) => prNumber === target.number);
  const ahead = queued.slice(0, Math.max(0, index));
  return ahead.filter(({ state }) => state === "pending_failure").map(({ prNumber }) => prNumber);
}
