import type { Context, Outcome } from "../operation.js";
import type {
  PullRequestHistory,
  PullRequestRecord,
  QueueService,
  TestingResult,
  TestRun,
} from "../service/service.js";
import type { PullRequestTarget, QueueTarget } from "../target/target.js";
import type { testRunOutputs } from "../test-run/fields.js";
import { detailsOf, type RunStatus, readTestRun } from "../test-run/read.js";
import { trialsOf } from "../test-run/trials.js";
import { type Culprit, decideVerdict, type Verdict, type VerdictFacts } from "../test-run/verdict.js";
import { isBefore, isoTime, UNIT_MS } from "../text/format.js";
import { type FailedTestRun, findFailedTestRun, NONE_SEEN, type SeenTestRuns } from "./failed-test-run.js";
import { findRecord, hasEnded, hasMark, positionIn, terminalState } from "./record.js";

/** Each read may take so long, in milliseconds: the verdict is a courtesy. */
const READ_MS = 5000;
/** Where nothing tells when an attempt began, its tests are looked for in so many hours before its end. */
const HOURS_BEFORE = 12;

export interface FoundVerdict {
  /** Undefined where nothing ended badly. */
  readonly verdict: Verdict | undefined;
  /** The run that explains a failure of tests. */
  readonly testRun: FailedTestRun | undefined;
}

type End = Exclude<VerdictFacts["end"], "run">;

/** What there is to judge of an attempt; undefined while it goes on, and where it was merged. */
function badEnd(record: PullRequestRecord): End | undefined {
  const terminal = terminalState(record);
  if (terminal === "merged") return undefined;
  if (terminal !== undefined) return terminal;
  if (hasEnded(record)) return "left";
  return record.state === "pending_failure" ? "held" : undefined;
}

/** Whether its tests may have brought it about. */
function isByTests(end: End | undefined): boolean {
  return end === "failed" || end === "held";
}

/**
 * Why the attempt that a record shows ended badly, or is held up. It reads what the service and GitHub tell, in at most
 * six requests to the service and one to GitHub; what cannot be read is not known, and nothing of it fails a step.
 */
export async function findVerdict(
  record: PullRequestRecord,
  target: PullRequestTarget,
  context: Pick<Context, "service" | "host" | "log" | "signal">,
  seen: SeenTestRuns = NONE_SEEN,
): Promise<FoundVerdict> {
  const end = badEnd(record);
  if (end === undefined) return { verdict: undefined, testRun: undefined };
  const [{ timeline, isBack }, onHost] = await Promise.all([
    readTimeline(record, target, context),
    context.host?.pullRequest(target.repository, target.number, context.signal).catch(() => undefined),
  ]);
  const last = timeline.at(-1);
  const tested = isByTests(end);
  const results = tested ? await readResults(record, timeline, target, context) : [];
  const listed = results.filter(({ prNumber, outcome }) => prNumber === target.number && outcome === "failed");
  const ids = listed.map(({ testRunId }) => testRunId).toReversed();
  const { testRun, runs } = tested
    ? await findFailedTestRun(seen, record, target, context, ids)
    : { testRun: undefined, runs: [] };
  const verdict = decideVerdict({
    end,
    reason: last?.reason ?? undefined,
    culprit: culpritOf(last),
    trials: trialsOf({ number: target.number, hasFailed: end === "failed", isRerun: isRerun(timeline), runs, results }),
    failingAhead: end === "held" ? await findFailingAhead(record, target, context) : [],
    onHost,
    targetBranch: target.targetBranch,
    isBack,
  });
  return { verdict, testRun };
}

type Timeline = NonNullable<PullRequestHistory["timeline"]>;

/**
 * The transitions of the attempt that the record shows, the oldest first; none where the service does not tell. And
 * whether another attempt is under way by now.
 */
async function readTimeline(
  record: PullRequestRecord,
  target: PullRequestTarget,
  { service }: Pick<Context, "service">,
): Promise<{ readonly timeline: Timeline; readonly isBack: boolean }> {
  const history = await readable(service.readHistory(target, { withinMs: READ_MS }));
  const isSame = history !== undefined && hasMark(history, record);
  const isBack = history !== undefined && !isSame && hasEnded(record) && !hasEnded(history);
  // Another attempt, or a further state of this one, says nothing about what the record shows.
  const timeline = (isSame ? history.timeline : undefined) ?? [];
  if (timeline.at(-1)?.state !== record.state) return { timeline: [], isBack };
  // Nothing but a submission leads to this state.
  const first = timeline.findLastIndex(({ state }) => state === "not_ready");
  return { timeline: timeline.slice(Math.max(0, first)), isBack };
}

/** How tests in the queue ended in the time of the attempt and since, the newest first; empty where nobody tells. */
async function readResults(
  { stateChangedAt, state }: PullRequestRecord,
  timeline: Timeline,
  target: PullRequestTarget,
  { service }: Pick<Context, "service">,
): Promise<readonly TestingResult[]> {
  const [first] = timeline;
  const began = first?.state === "not_ready" ? (first.timestamp ?? undefined) : undefined;
  const endMs = isoTime(stateChangedAt)?.ms;
  const before = endMs === undefined ? undefined : new Date(endMs - HOURS_BEFORE * UNIT_MS.h).toISOString();
  const since = began ?? before;
  if (since === undefined) return [];
  const read = (until?: string) =>
    readable(
      service.readTestingResults(target, until === undefined ? { since } : { since, until }, { withinMs: READ_MS }),
    );
  const own = ({ prNumber }: TestingResult): boolean => prNumber === target.number;
  // What it was tested in after the end is another attempt's.
  const isOfAttempt = (result: TestingResult): boolean => !own(result) || !isBefore(stateChangedAt, result.endedAt);
  const newest = (await read())?.filter(isOfAttempt);
  // Where much was tested since, its own tests are further down; what is held was tested just now.
  const isEnough = newest === undefined || newest.some(own) || state === "pending_failure";
  const found = isEnough ? newest : (await read(stateChangedAt))?.filter(isOfAttempt);
  return (found ?? []).filter(({ endedAt }) => !isBefore(endedAt, since));
}

/** Whether its tests began anew only because somebody asked for it: then each run had the same changes in it. */
function isRerun(timeline: Timeline): boolean {
  const [, ...again] = timeline.filter(({ state }) => state === "pending");
  return again.length > 0 && again.every(({ reason }) => reason?.startsWith("TESTS_RESTARTED_BY_") === true);
}

function culpritOf(transition: Timeline[number] | undefined): Culprit | undefined {
  const culprit = transition?.failure?.conflictCulprit;
  if (typeof culprit?.number === "number") return { kind: "pull-request", number: culprit.number };
  return culprit?.type === "base_branch" ? { kind: "target-branch" } : undefined;
}

/** In a queue that merges in order all that stand before it are in its test run. */
async function findFailingAhead(
  record: PullRequestRecord,
  target: PullRequestTarget,
  { service }: Pick<Context, "service">,
): Promise<readonly number[]> {
  const queue = await readable(service.readQueue(target, { withinMs: READ_MS }));
  if (queue === undefined || queue.mode === "parallel") return [];
  const { ahead } = positionIn(queue, target.number, record);
  const failing = queue.enqueuedPullRequests.filter(({ state }) => state === "pending_failure");
  return failing.map(({ prNumber }) => prNumber).filter((number) => ahead.includes(number));
}

/** Reads a test run, and why it failed. */
export async function readDetails(
  id: string,
  target: QueueTarget,
  context: Context,
): Promise<Outcome<RunStatus, keyof typeof testRunOutputs>> {
  const run = await readTestRun(context.service, target, id);
  return detailsOf(id, run, await verdictOfAttempt(id, run, target, context));
}

/**
 * The verdict of the attempt that the run decided, the same that a wait for it ends with. Undefined where the run did not
 * decide it, or tests several, of which each has a verdict of its own.
 */
async function verdictOfAttempt(
  id: string,
  run: TestRun,
  target: QueueTarget,
  { service, host, signal, log }: Context,
): Promise<Verdict | undefined> {
  const [tested, ...others] = run.testedPullRequests ?? [];
  if (run.status !== "failed" || tested === undefined || others.length > 0) return undefined;
  const pullRequest = { ...target, number: tested.prNumber, headSha: undefined, guardedHead: undefined };
  const record = await readable(findRecord(service, pullRequest, { withinMs: READ_MS }));
  if (record === undefined || !isByTests(badEnd(record))) return undefined;
  // The run is not asked for twice, and what is missing for its verdict is no news to whoever asks for it.
  const known: QueueService = {
    ...service,
    readTestRun: async (at, other, options) => (other === id ? run : service.readTestRun(at, other, options)),
  };
  const quiet = { ...log, info: log.debug };
  const { verdict, testRun } = await findVerdict(record, pullRequest, { service: known, host, signal, log: quiet });
  return testRun?.id === id ? verdict : undefined;
}

/** What is read; undefined where it cannot be, whatever the reason. */
async function readable<Read>(reading: Promise<Read>): Promise<Read | undefined> {
  return reading.catch(() => undefined);
}
