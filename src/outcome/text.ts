import { adviceOn } from "../diagnosis/cause.js";
import type { Findings } from "../diagnosis/diagnose.js";
import { queueName } from "../queue/read.js";
import type { PullRequestTarget } from "../target/target.js";
import { type Check, checksOf } from "../test-run/checks.js";
import { testRunAdvice, whyFailed } from "../test-run/read.js";
import { commentBullets, commentLink, commentText, mention } from "../text/comment.js";
import { formatServiceTime, shortName } from "../text/format.js";
import { andMore, code, commitLink, escapeText, foldedSection, paragraphs } from "../text/markdown.js";
import type { OutcomeName } from "./inputs.js";
import { mergeCommitOf, type OutcomeFacts, type QueueOutcome } from "./outcomes.js";
import type { Marker } from "./report-markers.js";

export interface OutcomeReport extends Findings, OutcomeFacts {
  readonly outcome: QueueOutcome;
  readonly earlier: readonly QueueOutcome[];
  readonly target: PullRequestTarget;
  readonly isBack: boolean;
  readonly otherHead: string | undefined;
}

export function outcomeSentence(report: OutcomeReport): string {
  const { outcome, target, isBack, otherHead } = report;
  const subject = `#${target.number}`;
  const queue = `the merge queue for ${queueName(target)}`;
  const why = whyItFailed(report);
  const sentences: Readonly<Record<OutcomeName, string>> = {
    merged: `${subject} was merged into ${shortName(target.targetBranch)} by the merge queue`,
    "merged-outside-queue": `${subject} was merged outside ${queue}`,
    failed: `${subject} failed in ${queue} and was not merged${why === undefined ? "" : `: ${why}`}`,
    cancelled: `${subject} was removed from ${queue} and was not merged`,
    closed: `${subject} was closed without a merge and is no longer in ${queue}`,
  };
  const back = isBack ? " The pull request has been submitted again since." : "";
  return `${sentences[outcome.result]}.${back}${otherHead === undefined ? "" : ` ${otherHead}`}`;
}

function whyItFailed({ testRun }: OutcomeReport): string | undefined {
  return testRun?.run === undefined ? undefined : whyFailed(testRun.run);
}

export function outcomeDetails(report: OutcomeReport): readonly string[] {
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
  return isFixable && testRun?.run !== undefined ? testRunAdvice(testRun.run, true) : [];
}

function nextStep({ outcome, diagnosis, isBack }: OutcomeReport): string {
  const isRemoved = outcome.result === "failed" || outcome.result === "cancelled";
  return isBack || !isRemoved || diagnosis === undefined ? "" : adviceOn(diagnosis);
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

export function outcomeComment(report: OutcomeReport): string {
  const { outcome, record, earlier } = report;
  const sentence = commentText(outcomeSentence(report));
  const mentioned = mention(record?.prAuthor ?? undefined);
  const lines = commentBullets(earlier.map(outcomeLine).toReversed(), OUTCOMES_SHOWN);
  return paragraphs([
    `**${HEADINGS[outcome.result]}**`,
    mentioned === "" ? sentence : `${mentioned}, ${sentence}`,
    explanation(report),
    ending(report, commentText),
    earlier.length === 0 ? "" : foldedSection(`Earlier: ${earlier.length}`, lines),
  ]);
}

export function earlierReport(marker: Marker, report: string): string {
  return foldedSection(outcomeLine(marker), report);
}

export function outcomePage(report: OutcomeReport, note: string): string {
  const sentences = [outcomeSentence(report), note].filter((text) => text !== "").map(escapeText);
  return paragraphs([sentences.join(" "), explanation(report), ending(report, escapeText)]);
}

/** Formats the part that comment and page share, escaped by the stricter rule of comments. */
function explanation(report: OutcomeReport): string {
  const { target, diagnosis } = report;
  const mergeCommit = mergeCommitOf(report);
  const next = nextStep(report);
  return paragraphs([
    mergeCommit === undefined ? "" : `Merge commit: ${commitLink(target.repository, mergeCommit)}`,
    failedChecksList(report),
    diagnosis === undefined ? "" : `**Why:** ${commentText(diagnosis.sentence)}`,
    commentBullets([...(diagnosis?.evidence ?? []), ...fixAdvice(report)]),
    next === "" ? "" : `**What to do:** ${commentText(next)}`,
  ]);
}

function ending({ outcome, testRun }: OutcomeReport, escaped: (text: string) => string): string {
  const run = testRun === undefined ? "" : `, test run ${code(shortName(testRun.id))}`;
  return `Finished: ${escaped(formatServiceTime(outcome.at))}${run}`;
}

function failedChecks({ testRun }: OutcomeReport): readonly Check[] {
  return testRun?.run === undefined ? [] : checksOf(testRun.run).filter(({ result }) => result === "failed");
}

function failedChecksList(report: OutcomeReport): string {
  const failed = failedChecks(report);
  const rows = failed.slice(0, CHECKS_SHOWN).map(({ name, url }) => `- ${commentLink(shortName(name), url)}`);
  return failed.length === 0
    ? ""
    : paragraphs(["**Failed checks**", rows.join("\n"), andMore(failed.length - rows.length)]);
}

function outcomeLine({ result, at }: Pick<QueueOutcome, "result" | "at">): string {
  return `${HEADINGS[result]}: ${formatServiceTime(at)}`;
}

export function outcomeStatus(report: OutcomeReport): string {
  const { outcome, diagnosis } = report;
  return whyItFailed(report) ?? `${HEADINGS[outcome.result]}${diagnosis === undefined ? "" : `: ${diagnosis.cause}`}`;
}

export function outcomeAddress(report: OutcomeReport): string | undefined {
  const url = failedChecks(report)[0]?.url;
  return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}
