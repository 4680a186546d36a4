import { type Outcome, outputsOf } from "../operation.js";
import { notFoundError, queueName } from "../queue/read.js";
import type { CallOptions, QueueService, TestRun } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatList, plainWord, shortName } from "../text/format.js";
import { type Check, checksOf, failingChecks, missingChecks } from "./checks.js";
import { testRunOutputs } from "./fields.js";
import { testRunPage } from "./page.js";
import type { Verdict } from "./verdict.js";
import { runVerdict, verdictLines } from "./verdict-lines.js";

const STATUSES = ["in_progress", "succeeded", "failed", "cancelled"] as const;

export type RunStatus = (typeof STATUSES)[number] | "unknown";

/** What there is to tell of a run; `judged` is the verdict of the attempt that it decided, where that is known. */
export function detailsOf(
  id: string,
  run: TestRun,
  judged: Verdict | undefined,
): Outcome<RunStatus, keyof typeof testRunOutputs> {
  const checks = checksOf(run);
  const verdict = judged ?? runVerdict(id, run);
  const notes = judged === undefined ? verdictNotes(verdict) : verdictLines(judged);
  const [message, details] = [describeTestRun(run, id), [...notes, ...testRunAdvice(run, judged !== undefined)]];
  return {
    result: STATUSES.find((known) => known === run.status) ?? "unknown",
    message,
    details,
    outputs: {
      ...outputsOf(run, testRunOutputs),
      "test-run-id": id,
      "failing-checks": failingChecks(checks),
      "missing-checks": missingChecks(run, checks),
      verdict: verdict?.word,
    },
    summary: testRunPage(message, details, run),
    record: { testRun: run },
  };
}

/** What the other lines do not say. */
function verdictNotes(verdict: Verdict | undefined): readonly string[] {
  return verdict?.word === "flaky" ? [verdict.sentence, ...verdict.evidence] : [];
}

/** @throws Failure `not-found` that names the run and the queue when the service does not know them. */
export async function readTestRun(
  service: QueueService,
  target: QueueTarget,
  testRunId: string,
  options: CallOptions = {},
): Promise<TestRun> {
  try {
    return await service.readTestRun(target, testRunId, options);
  } catch (error) {
    const what = `test run ${testRunId} of the merge queue for ${queueName(target)}`;
    throw notFoundError(error, what, "test-run-id, target-branch and repository");
  }
}

const NAMED = 3;

export function describeTestRun(run: TestRun, id: string): string {
  const tested = testedPullRequests(run);
  const subject = `test run ${id}${tested === "" ? "" : ` of ${tested}`}`;
  const why = whyFailed(run);
  const status = run.status ?? "";
  const known = new Map([
    ["", `The service does not say how the ${subject} stands.`],
    ["succeeded", `The ${subject} succeeded.`],
    ["cancelled", `The ${subject} was cancelled.`],
    ["in_progress", `The ${subject} is in progress${why === undefined ? "" : `; ${why} so far`}.`],
    ["failed", `The ${subject} failed${why === undefined ? "" : `: ${why}`}.`],
  ]);
  return known.get(status) ?? `The ${subject} is in a state that this version does not know: ${plainWord(status)}.`;
}

/** Which checks failed, or what else explains a failed run: for the end of a sentence. */
export function whyFailed(run: TestRun): string | undefined {
  const checks = checksOf(run);
  const failing = failingChecks(checks);
  const failed = failing.length === 0 ? [] : [`${named(failing)} failed`];
  // Only what is required decides; what is missing explains nothing once that has failed.
  const missing = run.status === "failed" && !hasFailedRequired(checks) ? missingChecks(run, checks) : [];
  // The reply may lack what GitHub shows, so more than this cannot be said.
  const absent = missing.length === 0 ? [] : [`the service has no report of ${named(missing)}`];
  const reasons = [...absent, ...failed];
  if (reasons.length > 0) return reasons.join(", and ");
  const running = checks.filter(({ result, required }) => result === "running" && required);
  return run.status === "failed" && running.length > 0
    ? `${named(running.map(({ name }) => name))} had not ended`
    : undefined;
}

function hasFailedRequired(checks: readonly Check[]): boolean {
  return checks.some(({ result, required }) => result === "failed" && required);
}

/** What one should know to act on a run, one sentence a line. */
export function testRunAdvice(run: TestRun, isJudged = false): readonly string[] {
  const checks = checksOf(run);
  const isBad = run.status === "failed" || failingChecks(checks).length > 0;
  // A verdict says whose fault it is, or that nobody knows.
  const batch =
    isBad && !isJudged && (run.testedPullRequests ?? []).length > 1
      ? [`The run tests ${testedPullRequests(run)} together, as a batch: the fault may be in any of them.`]
      : [];
  return [...batch, ...adviceOnStatus(run, checks)];
}

function adviceOnStatus(run: TestRun, checks: readonly Check[]): readonly string[] {
  if (run.status === "cancelled") {
    return ["The queue cancels a run when what it was built on has changed or its pull request left the queue."];
  }
  if (run.status !== "failed") return [];
  if (!hasFailedRequired(checks) && missingChecks(run, checks).length > 0) {
    return [
      "A required check that nothing reports fails the run once the queue's testing timeout is over. Let a workflow report it on the branches trunk-merge/**, or do not require it.",
    ];
  }
  return whyFailed(run) === undefined
    ? ["No check failed and no required one is missing: the run took too long, or the queue could not start it."]
    : [];
}

/** `#7`, `#7 and #8`, `#7, #8, #9 and 2 more`; empty when the reply names none. */
function testedPullRequests(run: TestRun): string {
  return formatList(
    (run.testedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`),
    NAMED,
  );
}

function named(checks: readonly string[]): string {
  return formatList(checks.map(shortName), NAMED);
}
