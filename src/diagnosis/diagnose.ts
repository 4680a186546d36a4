import type { HostPullRequest } from "../ci/host.js";
import type { Context } from "../operation.js";
import { hasEnded, isAttempt, terminalState } from "../service/record-state.js";
import type { PullRequestHistory, PullRequestRecord, TestingResult } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { isBefore, readIsoTime, UNIT_MS } from "../text/format.js";
import { type RequestBudget, readBestEffort } from "./budget.js";
import { type CauseFacts, type Culprit, type Diagnosis, decideCause } from "./cause.js";
import { type FailedTestRun, findFailedTestRun, type ObservedTestRuns } from "./failed-test-run.js";
import { listTrials, type ReadTestRun } from "./trials.js";

const READ_MS = 5000;
const MOST_REQUESTS = 6;
/** Hours before the end of an attempt that include its tests when its start is not known. */
const HOURS_BEFORE = 12;

export interface DiagnosisResult {
  /** Undefined for an attempt that goes on or was merged. */
  readonly diagnosis: Diagnosis | undefined;
  readonly testRun: FailedTestRun | undefined;
}

interface DiagnosisOptions {
  readonly history?: PullRequestHistory | undefined;
  readonly onHost?: HostPullRequest | undefined;
  readonly testRun?: ReadTestRun | undefined;
  readonly seen?: ObservedTestRuns | undefined;
  readonly budget?: RequestBudget | undefined;
  note(line: string): void;
}

type Situation = Exclude<CauseFacts["situation"], "run">;

function situationOf(record: PullRequestRecord): Situation | undefined {
  const terminal = terminalState(record);
  if (terminal === "merged") return undefined;
  if (terminal !== undefined) return terminal;
  if (hasEnded(record)) return "left";
  return record.state === "pending_failure" ? "held" : undefined;
}

export function canHaveFailedTests(record: PullRequestRecord): boolean {
  return ["failed", "held"].includes(situationOf(record) ?? "");
}

/**
 * Diagnoses why the attempt of a record finished without a merge, or is held. Sends at most six requests to the service
 * and one to GitHub. Never fails: a fact that cannot be read is unknown.
 */
export async function diagnose(
  record: PullRequestRecord,
  target: PullRequestTarget,
  context: Pick<Context, "service" | "host" | "signal">,
  options: DiagnosisOptions,
): Promise<DiagnosisResult> {
  const situation = situationOf(record);
  if (situation === undefined) return { diagnosis: undefined, testRun: undefined };
  const budget = options.budget ?? { left: MOST_REQUESTS };
  const reading = { record, target, service: context.service, budget };
  const { number, repository, targetBranch } = target;
  const [history, onHost] = await Promise.all([
    options.history ?? readBestEffort(budget, () => context.service.readHistory(target, { withinMs: READ_MS })),
    options.onHost ?? context.host?.pullRequest(repository, number, context.signal).catch(() => undefined),
  ]);
  const { timeline, isBack } = attemptIn(history, record);
  const last = timeline.at(-1);
  const results = canHaveFailedTests(record) ? await readResults(timeline, reading) : [];
  const failed = results.filter(({ prNumber, outcome }) => prNumber === number && outcome === "failed");
  const listed = failed.map(({ testRunId }) => testRunId).toReversed();
  const { testRun, runs } = canHaveFailedTests(record)
    ? await findFailedTestRun(record, target, { ...options, ...reading, listed })
    : { testRun: undefined, runs: [] };
  const diagnosis = decideCause({
    situation,
    reason: last?.reason ?? undefined,
    culprit: culpritOf(last),
    trials: listTrials({ number, hasFailed: situation === "failed", isRerun: isRerun(timeline), runs, results }),
    failingAhead: situation === "held" ? await findFailingAhead(reading) : [],
    onHost,
    targetBranch,
    isBack,
  });
  return { diagnosis, testRun };
}

interface Reading extends Pick<Context, "service"> {
  readonly record: PullRequestRecord;
  readonly target: PullRequestTarget;
  readonly budget: RequestBudget;
}

type Timeline = NonNullable<PullRequestHistory["timeline"]>;

/** Returns the transitions of the attempt. `isBack` is true when another attempt is in the queue now. */
function attemptIn(history: PullRequestHistory | undefined, record: PullRequestRecord) {
  const isSame = history !== undefined && isAttempt(history, record);
  const isBack = history !== undefined && !isSame && hasEnded(record) && !hasEnded(history);
  // Another attempt, or a further state of this one, does not explain the record.
  const timeline = (isSame ? history.timeline : undefined) ?? [];
  if (timeline.at(-1)?.state !== record.state) return { timeline: [], isBack };
  // Only a submission leads to this state.
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
  const before = endMs === undefined ? undefined : new Date(endMs - HOURS_BEFORE * UNIT_MS.h).toISOString();
  const since = began ?? before;
  if (since === undefined) return [];
  const read = async (span: { readonly since: string; readonly until?: string }) => {
    const { service, target, budget } = reading;
    const rows = await readBestEffort(budget, () => service.readTestingResults(target, span, { withinMs: READ_MS }));
    // A later run of the pull request belongs to another attempt.
    return rows?.filter(({ prNumber, endedAt }) => prNumber !== number || !isBefore(stateChangedAt, endedAt));
  };
  const newest = await read({ since });
  // A busy queue may list its tests further down, unless they have just failed.
  const isEnough =
    newest === undefined || state === "pending_failure" || newest.some(({ prNumber }) => prNumber === number);
  const found = isEnough ? newest : await read({ since, until: stateChangedAt });
  return (found ?? []).filter(({ endedAt }) => !isBefore(endedAt, since));
}

/** True when its tests restarted only on request: then each run included the same changes. */
function isRerun(timeline: Timeline): boolean {
  const [, ...again] = timeline.filter(({ state }) => state === "pending");
  return again.length > 0 && again.every(({ reason }) => reason?.startsWith("TESTS_RESTARTED_BY_") === true);
}

function culpritOf(transition: Timeline[number] | undefined): Culprit | undefined {
  const culprit = transition?.failure?.conflictCulprit;
  if (typeof culprit?.number === "number") return { kind: "pull-request", number: culprit.number };
  return culprit?.type === "base_branch" ? { kind: "target-branch" } : undefined;
}

/** Reads the held pull requests ahead. In a queue that merges in order its test run includes them all. */
async function findFailingAhead({ target, service, budget }: Reading): Promise<readonly number[]> {
  const queue = await readBestEffort(budget, () => service.readQueue(target, { withinMs: READ_MS }));
  if (queue === undefined || queue.mode === "parallel") return [];
  const queued = queue.enqueuedPullRequests;
  const index = queued.findIndex(({ prNumber }) => prNumber === target.number);
  const ahead = queued.slice(0, Math.max(0, index));
  return ahead.filter(({ state }) => state === "pending_failure").map(({ prNumber }) => prNumber);
}
