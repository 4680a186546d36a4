import { type Diagnosis, formatDiagnosis } from "../../diagnosis/cause.js";
import type { DiagnosisResult } from "../../diagnosis/diagnose.js";
import type { FailedTestRun } from "../../diagnosis/failed-test-run.js";
import { explainQueueState, formatQueueName } from "../../queue/read.js";
import type { PullRequestTarget } from "../../target/target.js";
import { formatTestRunSections } from "../../test-run/page.js";
import { explainTestRunFailure, listTestRunAdvice } from "../../test-run/read.js";
import { formatDuration, formatServiceEnumValue, shortenName } from "../../text/format.js";
import { escapeText, joinBlocks, toBullets, toCommitLink, toTable } from "../../text/markdown.js";
import { type GanttBar, toGantt } from "../../text/mermaid.js";
import type { InputNameFormatter } from "../../text/problem.js";
import { explainReadinessBlockers } from "../readiness.js";
import { formatPullRequestLine } from "../record.js";
import type { WaitInputValues, WaitResult } from "./inputs.js";
import type { FinishedWait } from "./loop.js";

export interface FinishedWaitDetails extends Partial<DiagnosisResult> {
  readonly mergeCommit?: string | undefined;
  /** Head commit of the merged pull request on GitHub. */
  readonly headOnHost?: string | undefined;
  readonly submitted?: boolean;
  readonly isCanceled?: boolean;
  readonly otherHead?: string | undefined;
  readonly conclusion?: string;
}

export function describeWaitResult(
  end: FinishedWait,
  target: PullRequestTarget,
  limits: Pick<WaitInputValues, "timeout" | "notReadyTimeout">,
  { testRun }: FinishedWaitDetails,
): string {
  const subject = `#${target.number}`;
  const [waited, timeout] = [formatDuration(end.waitedMs), formatDuration(limits.timeout)];
  const messages: Readonly<Record<WaitResult, string>> = {
    merged: `${subject} was merged into ${target.targetBranch} after ${waited}.`,
    failed: `${subject} failed in the merge queue after ${waited} and was not merged${reasonOf(testRun)}.`,
    cancelled: `${subject} was removed from the merge queue after ${waited} and was not merged.`,
    "head-changed": `The head of ${subject} is not the commit of this run: the queue has the commit ${shortenName(end.record?.prSha ?? "none")}, and this run is for the commit ${target.guardedHead ?? "none"}.`,
    "not-ready": `${subject} was not ready to enter the merge queue during ${formatDuration(limits.notReadyTimeout)}.`,
    "left-queue": `${subject} left the merge queue, but the service reports no outcome (the last state was ${formatServiceEnumValue(end.record?.state ?? "") || "unknown"}).`,
    "not-submitted": `${subject} is not in the merge queue for ${formatQueueName(target)}.`,
    "timed-out":
      end.unreadable === undefined
        ? `${subject} was not merged within ${timeout}; its last state is ${end.situation}.`
        : `The wait for ${subject} timed out after ${timeout}: the step could not read the state from the service for the last ${formatDuration(end.unreadable.forMs)}. The last known state is ${end.situation}.`,
    aborted: `The wait for ${subject} was stopped after ${waited}; its last state was ${end.situation}.`,
  };
  return messages[end.result];
}

function reasonOf(testRun: FailedTestRun | undefined): string {
  const why = testRun?.run === undefined ? undefined : explainTestRunFailure(testRun.run);
  return why === undefined ? "" : `: ${why}`;
}

export function listNextSteps(
  end: FinishedWait,
  target: PullRequestTarget,
  found: FinishedWaitDetails,
  nameInput: InputNameFormatter,
): readonly string[] {
  const { conclusion, submitted = false } = found;
  const steps: Readonly<Record<WaitResult, readonly string[]>> = {
    merged: [],
    failed: afterBadEnd(found),
    cancelled: [
      ...afterBadEnd(found),
      "The queue removes a pull request if someone pushes to it, closes it, changes its base branch, or cancels it.",
    ],
    "head-changed": [
      afterOtherHead(end, found),
      "Start a new run for the new head. A re-run of this run would use the old commit again.",
    ],
    "not-ready": explainNotReady(end, target),
    "left-queue": ["Find the reason in the web application of the queue. Then submit the pull request again."],
    "not-submitted": [
      submitted
        ? MAYBE_QUEUED
        : `Submit the pull request first. If a different run submits the pull request later, increase ${nameInput("grace-period")}.`,
    ],
    "timed-out": [
      ...afterTimeout(end, submitted, nameInput),
      ...(found.diagnosis === undefined ? [] : formatDiagnosis(found.diagnosis)),
    ],
    aborted: [conclusion ?? stateAfterAbort(end, submitted, nameInput)],
  };
  return steps[end.result];
}

const MAYBE_QUEUED =
  'The pull request was submitted. It may be in the queue, although the service does not show it yet. Check its state with the operation "status", or cancel it.';

function afterOtherHead({ record }: FinishedWait, { isCanceled = false }: FinishedWaitDetails): string {
  if (isCanceled) return "This step had submitted the pull request itself, so it also canceled the submission.";
  return record?.isCurrentlySubmittedToQueue === true
    ? `The pull request is still in the queue with the head commit ${shortenName(record.prSha)}. This step did not submit the pull request, and left it in the queue.`
    : "The pull request is no longer in the queue.";
}

const SEE_CHECKS = "See the checks on the test branch in the web application of the queue.";

/** Causes for which the message links the checks on the test branch. */
const CAUSES_BY_CHECKS: readonly Diagnosis["cause"][] = ["change", "tests-failed", "unknown"];

function afterBadEnd({ diagnosis, testRun }: FinishedWaitDetails): readonly string[] {
  if (diagnosis === undefined) return [SEE_CHECKS];
  const run = testRun?.run;
  if (testRun === undefined || run === undefined)
    return formatDiagnosis(diagnosis, CAUSES_BY_CHECKS.includes(diagnosis.cause) ? [SEE_CHECKS] : []);
  const isNamed = diagnosis.evidence.some((line) => line.includes(shortenName(testRun.id)));
  return formatDiagnosis(diagnosis, [
    ...(isNamed ? [] : [`The id of the test run is ${shortenName(testRun.id)}.`]),
    ...listTestRunAdvice(run, true),
  ]);
}

function explainNotReady(end: FinishedWait, target: PullRequestTarget): string[] {
  const reasons = [...explainReadinessBlockers(end.record, target), ...queueTrouble(end)];
  return [
    ...(reasons.length > 0 ? reasons : ["The service does not report the reason."]),
    "The pull request is still submitted to the queue. If the pull request must not merge later, cancel it.",
  ];
}

function afterTimeout(end: FinishedWait, submitted: boolean, nameInput: InputNameFormatter): string[] {
  const error = end.unreadable?.error;
  return [
    ...(error === undefined ? [] : [error.message, ...error.details]),
    ...queueTrouble(end),
    explainStateAfterTimeout(end, submitted, nameInput),
  ];
}

function explainStateAfterTimeout(end: FinishedWait, submitted: boolean, nameInput: InputNameFormatter): string {
  if (!isInQueue(end)) {
    return submitted
      ? MAYBE_QUEUED
      : `If a different run submits the pull request later, increase ${nameInput("timeout")}.`;
  }
  return end.unreadable === undefined
    ? `The pull request is still in the queue. To continue the wait, run the step again. To wait longer, increase ${nameInput("timeout")}.`
    : "When the service last replied, the pull request was in the queue. To continue the wait, run the step again.";
}

function queueTrouble({ position }: FinishedWait): string[] {
  const trouble = position === undefined ? "" : explainQueueState(position.queueState);
  return trouble === "" ? [] : [trouble];
}

function stateAfterAbort(end: FinishedWait, submitted: boolean, nameInput: InputNameFormatter): string {
  if (isInQueue(end)) {
    return `The pull request is still in the queue. If a stopped wait should remove the pull request from the queue, set ${nameInput("cancel-on-abort")}.`;
  }
  if (!submitted) return "This step changed nothing in the queue.";
  return end.record === undefined || end.absent
    ? MAYBE_QUEUED
    : "The pull request was submitted and is no longer in the queue.";
}

function isInQueue({ record, absent }: FinishedWait): boolean {
  return record?.isCurrentlySubmittedToQueue === true && !absent;
}

const SPANS_SHOWN = 50;
const STATES_SHOWN = 20;

const SHORTEST_SPAN_MS = 50;

const MEANING: ReadonlyMap<string, string> = new Map([
  ["not submitted", "not submitted yet"],
  ["not ready", "waiting for the right base branch, for mergeability or for impacted targets"],
  ["pending", "waiting for a test run"],
  ["testing", "the tests are in progress"],
  ["tests passed", "waiting for the pull requests ahead, then for the merge"],
  ["pending failure", "the tests failed; a pull request ahead may be the cause"],
  ["out of the queue", "no longer in the queue"],
]);

export function formatWaitPage(
  message: string,
  details: readonly string[],
  { record, spans: all }: Pick<FinishedWait, "record" | "spans">,
  { mergeCommit, testRun }: FinishedWaitDetails,
  target: PullRequestTarget,
): string {
  const spans = all.filter(({ fromMs, toMs }) => toMs - fromMs >= SHORTEST_SPAN_MS);
  return joinBlocks([
    escapeText(message),
    formatPullRequestLine(target, record),
    toBullets(details),
    mergeCommit === undefined
      ? ""
      : `Merge commit on ${escapeText(target.targetBranch)}: ${toCommitLink(target.repository, mergeCommit)}`,
    testRun?.run === undefined ? "" : formatTestRunSections(testRun.run),
    spans.length === 0 ? "" : whereTheTimeWent(spans),
  ]);
}

function whereTheTimeWent(spans: readonly GanttBar[]): string {
  const shown = spans.slice(-SPANS_SHOWN);
  const hidden = spans.length - shown.length;
  return joinBlocks([
    "#### Time in each state",
    totals(spans),
    toGantt(shown),
    hidden > 0 ? `The chart shows only the last ${SPANS_SHOWN} of ${spans.length} time spans.` : "",
  ]);
}

function totals(spans: readonly GanttBar[]): string {
  const labels = [...new Set(spans.map(({ label }) => label))];
  const shown = labels.slice(0, STATES_SHOWN);
  const hidden = spans.filter(({ label }) => !shown.includes(label));
  const wholeMs = lengthOf(spans);
  const row = (state: string, meaning: string, of: readonly GanttBar[]): string[] => {
    const ms = lengthOf(of);
    return [state, meaning, `${of.length}`, formatDuration(ms), `${Math.round((100 * ms) / wholeMs)} %`];
  };
  return toTable(
    ["State", "Meaning", "Times", "Duration", "Share"],
    [
      ...shown.map((state) => {
        const of = spans.filter(({ label }) => label === state);
        return row(escapeText(state), MEANING.get(state) ?? "", of);
      }),
      ...(hidden.length === 0 ? [] : [row(`${labels.length - shown.length} more states`, "", hidden)]),
      ["**Whole wait**", "", "", `**${formatDuration(wholeMs)}**`, ""],
    ],
  );
}

function lengthOf(spans: readonly GanttBar[]): number {
  return spans.reduce((total, { fromMs, toMs }) => total + toMs - fromMs, 0);
}
