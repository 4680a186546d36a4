import type { RequestBudget } from "../diagnosis/budget.js";
import { type DiagnosisResult, diagnosePullRequest } from "../diagnosis/diagnose.js";
import { getErrorMessage, InputError } from "../errors.js";
import type { OperationContext, OperationResult, OutputValue } from "../operation.js";
import { formatQueueName } from "../queue/read.js";
import { ignoreReadError } from "../service/errors.js";
import { determineServiceTime } from "../service/present.js";
import { hasChangedHead, isAttemptFinished } from "../service/record-state.js";
import type { PullRequestTarget } from "../target/target.js";
import { findFailingChecks, listChecks } from "../test-run/checks.js";
import { readTestRun } from "../test-run/read.js";
import { isSameCommit, parseTimeMs, shortenName, TIME_UNIT_MS } from "../text/format.js";
import { escapeText, joinBlocks } from "../text/markdown.js";
import type { outcomeReportOutputs, outcomeReportResults, ReportInputValues } from "./inputs.js";
import { listOutcomes, type OutcomeFacts, type QueueOutcome, readMergeCommit, readOutcomeFacts } from "./outcomes.js";
import {
  addLineToReportComment,
  findPostedReport,
  type PullRequestThread,
  type ReportDestination,
  reportOutcomeOnce,
} from "./report-once.js";
import {
  describeOutcome,
  formatOutcomeMessages,
  formatOutcomePage,
  formatRequeueNote,
  listOutcomeDetails,
  type OutcomeReport,
} from "./text.js";
import {
  createPullRequestThread,
  formatPlannedReport,
  renderOutcomeReport,
  rethrowGitHubErrorWithContext,
} from "./write-report.js";

type Result = keyof typeof outcomeReportResults;
type Output = keyof typeof outcomeReportOutputs;
export type ReportResult = OperationResult<Result, Output>;

/** Function that reports the outcome of one pull request. */
type ReportOne = (facts: OutcomeFacts, target: PullRequestTarget) => Promise<ReportResult>;

/** Reports the outcome of a pull request. On a test branch, reports the outcomes of all pull requests tested there. */
export async function reportOutcome(
  values: ReportInputValues,
  target: PullRequestTarget,
  context: OperationContext,
  reportOne: ReportOne = (facts, tested) =>
    reportKnownOutcome(facts, values, tested, context, { note: context.log.info }),
): Promise<ReportResult> {
  const results: ReportResult[] = [];
  const failures: unknown[] = [];
  for (const [index, number] of (await listTested(target, context)).entries()) {
    const tested = { ...target, number };
    try {
      // All pull requests of a test run finish together, so only the first one needs a wait.
      const areTestsOver = target.ofTestRun !== undefined && index === 0;
      const facts = await readOutcomeFacts(tested, context, { areTestsOver });
      results.push(await reportOne(facts, tested));
    } catch (error) {
      // After a failure, the loop continues with the other pull requests. Only an abort ends the loop.
      if (context.signal.aborted) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0 && results.every(({ outputs }) => outputs.reported !== true)) throw failures[0];
  for (const error of failures) context.log.warning(getErrorMessage(error));
  return combine(results);
}

async function listTested(target: PullRequestTarget, { service }: OperationContext): Promise<readonly number[]> {
  if (target.ofTestRun === undefined) return [target.number];
  const run = await ignoreReadError(readTestRun(service, target, target.ofTestRun));
  const tested = (run?.testedPullRequests ?? []).map(({ prNumber }) => prNumber);
  return tested.length === 0 ? [target.number] : [...new Set(tested)];
}

/**
 * Combines several results. Uses the outputs of the last deployable merge, because this merge contains the earlier
 * merges. Without such a merge, uses the outputs of the first report.
 */
function combine(results: readonly ReportResult[]): ReportResult {
  const isReported = ({ outputs }: ReportResult): boolean => outputs.reported === true;
  const deployable = results.findLast(({ outputs }) => outputs.deployable === true);
  const chosen = deployable ?? results.find(isReported) ?? results[0];
  if (chosen === undefined) throw new InputError("The record of the test run contains no pull request.");
  const others = results.filter((result) => result !== chosen);
  return {
    ...chosen,
    details: [...(chosen.details ?? []), ...others.map(({ message }) => message)],
    requests: results.flatMap(({ requests = [] }) => requests),
    outputs: {
      ...chosen.outputs,
      reports: results.flatMap(listReportedOutcomes),
      messages: results.flatMap(listChatMessages),
    },
    summary: joinBlocks(results.map(({ summary = "" }) => summary)),
  };
}

const IN_REPORTS = ["pr-number", "deployable", "merge-commit-sha", "target-branch", "cause", "author"] as const;

export function listReportedOutcomes({
  result,
  outputs,
}: Pick<ReportResult, "result" | "outputs">): readonly OutputValue[] {
  if (outputs.reported !== true) return [];
  return [{ result, ...Object.fromEntries(IN_REPORTS.map((name) => [name, outputs[name] ?? ""])) }];
}

export function listChatMessages({ outputs: { messages } }: Pick<ReportResult, "outputs">): readonly OutputValue[] {
  return Array.isArray(messages) ? messages : [];
}

interface ReportOptions {
  /** True when the caller has just searched for a report of this outcome and found none. */
  readonly isUnreported?: boolean;
  readonly budget?: RequestBudget;
  /** Diagnosis by the caller. Without it, the function diagnoses the outcome. */
  readonly findings?: (DiagnosisResult & Pick<OutcomeReport, "requeue">) | undefined;
  note(line: string): void;
}

export async function reportKnownOutcome(
  facts: OutcomeFacts,
  values: ReportInputValues,
  target: PullRequestTarget,
  context: OperationContext,
  options: ReportOptions,
): Promise<ReportResult> {
  const brief = briefOf(facts, target);
  if (brief === undefined || (brief.isBack && !isReportedLate(brief.outcome, values, context)))
    return withoutOutcome(facts, values, target);
  const { outcome, otherHead } = brief;
  if (otherHead !== undefined)
    context.log.warning(`#${target.number}: ${otherHead} So the output "deployable" is false.`);
  const canDeploy = isDeployable(outcome.result, brief, otherHead);
  const isOwnEvent = target.closed === true;
  if (!values.outcomes.includes(outcome.result))
    return resultOf(brief, { reported: false, deployable: canDeploy && isOwnEvent });

  const thread = createPullRequestThread(target, values, context);
  const sha = facts.record?.prSha ?? "";
  const destination: ReportDestination =
    values.reportTo === "comment" ? { kind: "comment", outcome } : { kind: "status", outcome, sha };
  if (thread !== undefined && options.isUnreported !== true) {
    const found = await rethrowGitHubErrorWithContext(target.number, findPostedReport(destination, thread));
    // Another run has reported the outcome. In a dry run, a report by an earlier attempt of this run has the same
    // effect.
    if (found !== undefined && (!found.isOurs || context.dryRun))
      return reportedBefore(brief, values, thread, context.dryRun ? {} : options);
  }
  const report = await withDiagnosis(brief, context, options);
  const messages = formatOutcomeMessages(report, values.messageFormat);
  if (thread === undefined)
    // No report is stored, so every run reports the outcome. Only the run that the close of the pull request started
    // may deploy.
    return resultOf(report, { reported: true, deployable: canDeploy && isOwnEvent, messages });
  const written = renderOutcomeReport(report, destination, values);
  if (context.dryRun) {
    const requests = [formatPlannedReport(written, target)];
    return { ...resultOf(report, NOT_REPORTED), result: "planned", requests, outputs: {} };
  }
  const isOurs = await rethrowGitHubErrorWithContext(target.number, reportOutcomeOnce(written, thread));
  return isOurs
    ? resultOf(report, { reported: true, deployable: canDeploy, messages })
    : reportedBefore(brief, values, thread, options);
}

function briefOf(facts: OutcomeFacts, target: PullRequestTarget): OutcomeReport | undefined {
  const { record } = facts;
  const outcomes = listOutcomes(facts);
  const outcome = outcomes.at(-1);
  if (outcome === undefined || record === undefined) return undefined;
  return {
    ...facts,
    outcome,
    earlier: outcomes.slice(0, -1),
    target,
    isBack: !isAttemptFinished(record),
    otherHead: isMerge(outcome.result) ? findOtherHead(outcome.result, facts, target) : undefined,
    diagnosis: undefined,
    testRun: undefined,
  };
}

/**
 * If the pull request is in the queue again, an outcome is reported only within this number of milliseconds after it.
 */
const LATE_MS = TIME_UNIT_MS.h;

/**
 * True when the outcome is reported although the pull request is in the queue again. Requires a report as a comment
 * within an hour.
 */
function isReportedLate(
  { at }: QueueOutcome,
  { reportTo }: ReportInputValues,
  { service, clock }: OperationContext,
): boolean {
  return reportTo === "comment" && determineServiceTime(service, clock, [at]).ms - parseTimeMs(at) <= LATE_MS;
}

function isMerge(result: Result): boolean {
  return result === "merged" || result === "merged-outside-queue";
}

function isDeployable(result: Result, facts: OutcomeFacts, otherHead: string | undefined): boolean {
  return isMerge(result) && readMergeCommit(facts) !== undefined && otherHead === undefined;
}

/**
 * Returns a sentence if the merged commit is not the commit of this run. Returns undefined if only newer commits
 * explain the difference: the pull request received them after the event that set the commit of this run.
 */
function findOtherHead(
  result: Result,
  { record, onHost }: OutcomeFacts,
  { guardedHead, isHeadGiven = false }: PullRequestTarget,
): string | undefined {
  if (guardedHead === undefined) return undefined;
  const onGitHub = onHost?.merged === true ? onHost.headSha : undefined;
  const isOld = (merged: string) => !isHeadGiven && onGitHub !== undefined && isSameCommit(onGitHub, merged);
  const ofRun = `, and this run is for commit ${shortenName(guardedHead)}.`;
  if (result === "merged" && record !== undefined && hasChangedHead(record, guardedHead))
    return isOld(record.prSha) ? undefined : `The queue merged commit ${shortenName(record.prSha)}${ofRun}`;
  const isOwn = onGitHub === undefined || isSameCommit(onGitHub, guardedHead);
  if (isOwn || (result !== "merged" && !isHeadGiven)) return undefined;
  return `GitHub shows the merge of commit ${shortenName(onGitHub)}${ofRun}`;
}

async function withDiagnosis(
  brief: OutcomeReport,
  context: OperationContext,
  { budget, note, findings: known }: ReportOptions,
): Promise<OutcomeReport> {
  const { record, onHost } = brief;
  if (known !== undefined) return { ...brief, ...known };
  if (record === undefined || brief.isBack || isMerge(brief.outcome.result)) return brief;
  const findings = await diagnosePullRequest(record, brief.target, context, { history: record, onHost, budget, note });
  return { ...brief, ...findings };
}

const NOT_REPORTED = { reported: false, deployable: false };

type Reported = Pick<ReportResult["outputs"], "reported" | "deployable" | "messages">;

function resultOf(report: OutcomeReport, reported: Reported, note = ""): ReportResult {
  const { outcome, target, record, diagnosis, testRun } = report;
  return {
    result: outcome.result,
    message: `${describeOutcome(report)}${note === "" ? "" : ` ${note}`}`,
    details: listOutcomeDetails(report),
    outputs: {
      ...outputsOf(report, target),
      ...reported,
      "failing-checks": testRun?.run === undefined ? undefined : findFailingChecks(listChecks(testRun.run)),
      "test-run-id": testRun?.id,
      cause: diagnosis?.cause,
    },
    summary: formatOutcomePage(report, note),
    record: { record, diagnosis, testRun },
  };
}

/**
 * Returns the result if another run reported the outcome. Adds the note about a new submission to the comment of that
 * run.
 */
async function reportedBefore(
  brief: OutcomeReport,
  values: ReportInputValues,
  thread: PullRequestThread,
  { findings: { requeue } = {} }: { readonly findings?: Pick<OutcomeReport, "requeue"> | undefined },
): Promise<ReportResult> {
  if (requeue !== undefined && values.reportTo === "comment")
    await rethrowGitHubErrorWithContext(
      brief.target.number,
      addLineToReportComment(brief.outcome, formatRequeueNote(requeue), thread),
    );
  if (brief.isBack) return withoutOutcome(brief, values, brief.target);
  return resultOf(brief, NOT_REPORTED, "An earlier run already reported this outcome.");
}

function outputsOf({ record, onHost }: OutcomeFacts, target: PullRequestTarget): ReportResult["outputs"] {
  return {
    "merge-commit-sha": readMergeCommit({ record, onHost }),
    "pr-number": target.number,
    "head-sha": record?.prSha ?? onHost?.headSha ?? target.headSha,
    "target-branch": target.targetBranch,
    state: record?.state,
    author: record?.prAuthor ?? undefined,
  };
}

/**
 * Returns the result if the queue shows no outcome. Here, a run reports a merge only if the close of the pull request
 * started the run.
 */
function withoutOutcome(facts: OutcomeFacts, { outcomes }: ReportInputValues, target: PullRequestTarget): ReportResult {
  const [result, message] = stateWithoutOutcome(facts, target);
  const isOwnMerge = result === "merged-outside-queue" && target.closed === true;
  const otherHead = isOwnMerge ? findOtherHead(result, facts, target) : undefined;
  return {
    result,
    message,
    details: otherHead === undefined ? [] : [`${otherHead} So the output "deployable" is false.`],
    outputs: {
      ...outputsOf(facts, target),
      reported: isOwnMerge && outcomes.includes(result),
      deployable: isOwnMerge && isDeployable(result, facts, otherHead),
    },
    summary: escapeText(message),
    record: { record: facts.record },
  };
}

function stateWithoutOutcome(
  { record, onHost }: OutcomeFacts,
  target: PullRequestTarget,
): readonly [result: Result, message: string] {
  const subject = `#${target.number}`;
  const queue = `the merge queue for ${formatQueueName(target)}`;
  if (record !== undefined) return ["in-queue", `${subject} is in ${queue}.`];
  const never = `${subject} was never in ${queue}.`;
  if (onHost === undefined)
    return ["not-submitted", `${never} GitHub did not report whether the pull request is open.`];
  if (onHost.merged) return ["merged-outside-queue", `${never} The pull request was merged outside the queue.`];
  return onHost.open
    ? ["not-submitted", `${never} The pull request is open.`]
    : ["closed", `${never} The pull request was closed without a merge.`];
}
