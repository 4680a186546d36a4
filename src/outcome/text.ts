import { describeNextStep } from "../diagnosis/cause.js";
import type { DiagnosisResult } from "../diagnosis/diagnose.js";
import { formatQueueName } from "../queue/read.js";
import type { PullRequestTarget } from "../target/target.js";
import { listChecks, type TestRunCheck } from "../test-run/checks.js";
import { explainTestRunFailure, listTestRunAdvice } from "../test-run/read.js";
import { type ChatMessageFormat, formatChatMessage } from "../text/chat.js";
import { escapeForComment, toBulletsForComment, toLinkForComment, toMention } from "../text/comment.js";
import { formatServiceTime, shortenName } from "../text/format.js";
import {
  escapeText,
  formatCollapsedSection,
  formatOmittedItemCount,
  joinBlocks,
  toCommitLink,
  toInlineCode,
  toPullRequestAddress,
} from "../text/markdown.js";
import type { OutcomeName } from "./inputs.js";
import { type OutcomeFacts, type QueueOutcome, readMergeCommit } from "./outcomes.js";
import type { ReportMarker } from "./report-markers.js";

/** Sentence about an automatic new submission. `isDone` is true if the pull request was submitted again. */
interface RequeueNote {
  readonly sentence: string;
  readonly isDone: boolean;
}

export interface OutcomeReport extends DiagnosisResult, OutcomeFacts {
  readonly outcome: QueueOutcome;
  readonly earlier: readonly QueueOutcome[];
  readonly target: PullRequestTarget;
  readonly isBack: boolean;
  readonly otherHead: string | undefined;
  readonly requeue?: RequeueNote | undefined;
}

export function describeOutcome(report: OutcomeReport): string {
  const { outcome, target, isBack, otherHead } = report;
  const subject = `#${target.number}`;
  const queue = `the merge queue for ${formatQueueName(target)}`;
  const why = whyItFailed(report);
  const sentences: Readonly<Record<OutcomeName, string>> = {
    merged: `${subject} was merged into ${shortenName(target.targetBranch)} by the merge queue`,
    "merged-outside-queue": `${subject} was merged outside ${queue}`,
    failed: `${subject} failed in ${queue} and was not merged${why === undefined ? "" : `: ${why}`}`,
    cancelled: `${subject} was removed from ${queue} and was not merged`,
    closed: `${subject} was closed without a merge and is no longer in ${queue}`,
  };
  const back = isBack ? " The pull request was submitted again after this outcome." : "";
  return `${sentences[outcome.result]}.${back}${otherHead === undefined ? "" : ` ${otherHead}`}`;
}

function whyItFailed({ testRun }: OutcomeReport): string | undefined {
  return testRun?.run === undefined ? undefined : explainTestRunFailure(testRun.run);
}

export function listOutcomeDetails(report: OutcomeReport): readonly string[] {
  const { sentence, evidence = [] } = report.diagnosis ?? {};
  const next = nextStep(report);
  return [
    ...(sentence === undefined ? [] : [sentence]),
    ...evidence,
    ...fixAdvice(report),
    ...(next === "" ? [] : [`What to do: ${next}`]),
  ];
}

function fixAdvice({ diagnosis, testRun }: OutcomeReport): readonly string[] {
  const isFixable = diagnosis?.cause === "infrastructure" && diagnosis.next === "fix";
  return isFixable && testRun?.run !== undefined ? listTestRunAdvice(testRun.run, true) : [];
}

function nextStep({ outcome, diagnosis, isBack, requeue }: OutcomeReport): string {
  const isRemoved = outcome.result === "failed" || outcome.result === "cancelled";
  const isDone = isBack || requeue?.isDone === true;
  return isDone || !isRemoved || diagnosis === undefined ? "" : describeNextStep(diagnosis);
}

export function formatRequeueNote({ sentence }: RequeueNote): string {
  return `**Requeue:** ${escapeForComment(sentence)}`;
}

const HEADINGS: Readonly<Record<OutcomeName, string>> = {
  merged: "Merged",
  "merged-outside-queue": "Merged outside the merge queue",
  failed: "Failed in the merge queue",
  cancelled: "Removed from the merge queue",
  closed: "Closed without a merge",
};

const CHECKS_SHOWN = 20;
const OUTCOMES_SHOWN = 20;

export function formatOutcomeComment(report: OutcomeReport): string {
  const { outcome, record, earlier } = report;
  const sentence = escapeForComment(describeOutcome(report));
  const mentioned = toMention(record?.prAuthor ?? undefined);
  const lines = toBulletsForComment(earlier.map(outcomeLine).toReversed(), OUTCOMES_SHOWN);
  return joinBlocks([
    `**${HEADINGS[outcome.result]}**`,
    mentioned === "" ? sentence : `${mentioned}, ${sentence}`,
    explanation(report),
    ending(report, escapeForComment),
    earlier.length === 0 ? "" : formatCollapsedSection(`Earlier: ${earlier.length}`, lines),
  ]);
}

export function collapseEarlierReport(marker: ReportMarker, report: string): string {
  return formatCollapsedSection(outcomeLine(marker), report);
}

export function formatOutcomePage(report: OutcomeReport, note: string): string {
  const sentences = [describeOutcome(report), note].filter((text) => text !== "").map(escapeText);
  return joinBlocks([sentences.join(" "), explanation(report), ending(report, escapeText)]);
}

/** Formats the part that the comment and the summary share. Uses the escaping of comments, which is stricter. */
function explanation(report: OutcomeReport): string {
  const { target, diagnosis } = report;
  const mergeCommit = readMergeCommit(report);
  const next = nextStep(report);
  return joinBlocks([
    mergeCommit === undefined ? "" : `Merge commit: ${toCommitLink(target.repository, mergeCommit)}`,
    failedChecksList(report),
    diagnosis === undefined ? "" : `**Why:** ${escapeForComment(diagnosis.sentence)}`,
    toBulletsForComment([...(diagnosis?.evidence ?? []), ...fixAdvice(report)]),
    next === "" ? "" : `**What to do:** ${escapeForComment(next)}`,
    report.requeue === undefined ? "" : formatRequeueNote(report.requeue),
  ]);
}

function ending({ outcome, testRun }: OutcomeReport, escaped: (text: string) => string): string {
  const run = testRun === undefined ? "" : `, test run ${toInlineCode(shortenName(testRun.id))}`;
  return `Finished: ${escaped(formatServiceTime(outcome.at))}${run}`;
}

function failedChecks({ testRun }: OutcomeReport): readonly TestRunCheck[] {
  return testRun?.run === undefined ? [] : listChecks(testRun.run).filter(({ result }) => result === "failed");
}

function failedChecksList(report: OutcomeReport): string {
  const failed = failedChecks(report);
  const rows = failed.slice(0, CHECKS_SHOWN).map(({ name, url }) => `- ${toLinkForComment(shortenName(name), url)}`);
  return failed.length === 0
    ? ""
    : joinBlocks(["**Failed checks**", rows.join("\n"), formatOmittedItemCount(failed.length - rows.length)]);
}

/** Returns one message for a pull request that was removed from the queue; empty for a merge. */
export function formatOutcomeMessages(report: OutcomeReport, format: ChatMessageFormat): readonly object[] {
  const { outcome, target, record, requeue } = report;
  if (outcome.result === "merged" || outcome.result === "merged-outside-queue") return [];
  const message = {
    severity: outcome.result === "failed" && requeue?.isDone !== true ? "error" : "warning",
    title: `${HEADINGS[outcome.result]}: #${target.number} ${record?.prTitle ?? ""}`,
    text: [describeOutcome(report), ...(requeue ? [requeue.sentence] : []), ...listOutcomeDetails(report)].join(" "),
    link: toPullRequestAddress(target.repository, target.number),
  } as const;
  return [formatChatMessage(message, format)];
}

function outcomeLine({ result, at }: Pick<QueueOutcome, "result" | "at">): string {
  return `${HEADINGS[result]}: ${formatServiceTime(at)}`;
}

export function formatCommitStatusDescription(report: OutcomeReport): string {
  const { outcome, diagnosis } = report;
  return whyItFailed(report) ?? `${HEADINGS[outcome.result]}${diagnosis === undefined ? "" : `: ${diagnosis.cause}`}`;
}

export function findFailedCheckUrl(report: OutcomeReport): string | undefined {
  const url = failedChecks(report)[0]?.url;
  return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}
