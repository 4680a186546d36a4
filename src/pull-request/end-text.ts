import { queueName } from "../queue/read.js";
import type { PullRequestTarget } from "../target/target.js";
import { checksOf } from "../test-run/checks.js";
import { testRunAdvice, whyFailed } from "../test-run/read.js";
import { adviceOf } from "../test-run/verdict-lines.js";
import { commentBullets, commentLink, commentText, mention } from "../text/comment.js";
import { formatServiceTime, shortName } from "../text/format.js";
import { andMore, code, commitLink, escapeText, folded, paragraphs } from "../text/markdown.js";
import type { EndResult } from "./end-inputs.js";
import type { End } from "./ends.js";
import type { Mark } from "./marks.js";
import type { FoundVerdict } from "./verdict.js";

/** What is known of an end, for the texts that tell it. */
export interface EndStory extends FoundVerdict {
  readonly end: End;
  /** The ends of earlier attempts, the oldest first. */
  readonly earlier: readonly End[];
  readonly target: PullRequestTarget;
  readonly mergeCommit: string | undefined;
  readonly author: string | undefined;
  /** It is in the queue again by now. */
  readonly isBack: boolean;
  /** Commits of a merge that is not the one that the run is for. */
  readonly otherHead: OtherHead | undefined;
}

export interface OtherHead {
  readonly merged: string;
  readonly expected: string;
}

/** One sentence about the end. */
export function endSentence({ end, target, testRun, isBack, otherHead }: EndStory): string {
  const subject = `#${target.number}`;
  const queue = `the merge queue for ${queueName(target)}`;
  const why = testRun?.run === undefined ? undefined : whyFailed(testRun.run);
  const sentences: Readonly<Record<EndResult, string>> = {
    merged: `${subject} was merged into ${shortName(target.targetBranch)} by the merge queue`,
    "not-from-queue": `${subject} was merged, but not by ${queue}`,
    failed: `${subject} failed in ${queue} and was not merged${why === undefined ? "" : `: ${why}`}`,
    cancelled: `${subject} was taken out of ${queue} and was not merged`,
    closed: `${subject} was closed without a merge, and is out of ${queue}`,
  };
  const notes = [
    isBack ? " It has been submitted again since." : "",
    otherHead === undefined ? "" : ` ${otherHeadSentence(otherHead)}`,
  ];
  return `${sentences[end.result]}.${notes.join("")}`;
}

/** Names both commits of a merge that is not the one that the run is for. */
export function otherHeadSentence({ merged, expected }: OtherHead): string {
  return `The queue merged commit ${shortName(merged)}, and this run is for commit ${shortName(expected)}.`;
}

/** Why, and what to do, one sentence a line. */
export function endDetails(story: EndStory): readonly string[] {
  const next = nextStep(story);
  const { sentence, evidence = [] } = story.verdict ?? {};
  const lines = [sentence, ...evidence, ...mending(story), next === undefined ? undefined : `What to do: ${next}`];
  return lines.flatMap((line) => line ?? []);
}

/** How to mend what has nothing to do with the change. */
function mending({ verdict, testRun }: EndStory): readonly string[] {
  const isToMend = verdict?.word === "infrastructure" && verdict.next === "fix";
  return isToMend && testRun?.run !== undefined ? testRunAdvice(testRun.run, true) : [];
}

function nextStep({ end, verdict, isBack }: EndStory): string | undefined {
  const isOut = end.result === "failed" || end.result === "cancelled";
  const advice = isBack || !isOut || verdict === undefined ? "" : adviceOf(verdict);
  return advice === "" ? undefined : advice;
}

const HEADINGS: Readonly<Record<EndResult, string>> = {
  merged: "Merged",
  "not-from-queue": "Merged, but not by the merge queue",
  failed: "Thrown out of the merge queue",
  cancelled: "Taken out of the merge queue",
  closed: "Closed without a merge",
};

/** More is in the service. */
const CHECKS_SHOWN = 20;
const ENDS_SHOWN = 20;

/** The report as it stands in the comment, which says nothing that somebody else could make look like more. */
export function endComment(story: EndStory): string {
  const { end, author, earlier } = story;
  const sentence = commentText(endSentence(story));
  const called = mention(author);
  return paragraphs([
    `**${HEADINGS[end.result]}**`,
    called === "" ? sentence : `${called}, ${sentence}`,
    explanation(story),
    `Ended: ${commentText(formatServiceTime(end.at))}${testRunOf(story)}`,
    earlierEnds(earlier.toReversed()),
  ]);
}

/** The report of an earlier end, folded under its heading. */
export function earlierReport(mark: Mark, report: string): string {
  return folded(endLine(mark), report);
}

/** The same on the page of a run. */
export function endPage(story: EndStory, note: string): string {
  return paragraphs([
    [endSentence(story), note]
      .filter((text) => text !== "")
      .map(escapeText)
      .join(" "),
    explanation(story),
    `Ended: ${escapeText(formatServiceTime(story.end.at))}${testRunOf(story)}`,
  ]);
}

/** For both places, so by the stricter rule. */
function explanation(story: EndStory): string {
  const { mergeCommit, target, verdict } = story;
  const next = nextStep(story);
  return paragraphs([
    mergeCommit === undefined ? "" : `Merge commit: ${commitLink(target.repository, mergeCommit)}`,
    failedChecks(story),
    verdict === undefined ? "" : `**Why:** ${commentText(verdict.sentence)}`,
    commentBullets([...(verdict?.evidence ?? []), ...mending(story)]),
    next === undefined ? "" : `**What to do:** ${commentText(next)}`,
  ]);
}

function testRunOf({ testRun }: EndStory): string {
  return testRun === undefined ? "" : `, test run ${code(shortName(testRun.id))}`;
}

function failedChecks({ testRun }: EndStory): string {
  const failed = testRun?.run === undefined ? [] : checksOf(testRun.run).filter(({ result }) => result === "failed");
  const rows = failed.slice(0, CHECKS_SHOWN).map(({ name, url }) => `- ${commentLink(shortName(name), url)}`);
  if (rows.length === 0) return "";
  return paragraphs(["**Failed checks**", rows.join("\n"), andMore(failed.length - rows.length)]);
}

function earlierEnds(ends: readonly End[]): string {
  return ends.length === 0 ? "" : folded(`Earlier: ${ends.length}`, commentBullets(ends.map(endLine), ENDS_SHOWN));
}

function endLine({ result, at }: Pick<End, "result" | "at">): string {
  return `${HEADINGS[result]}: ${formatServiceTime(at)}`;
}

/** The same in so few words as a commit status holds. */
export function endStatus({ end, verdict, testRun }: EndStory): string {
  const why = testRun?.run === undefined ? undefined : whyFailed(testRun.run);
  return why === undefined ? `${HEADINGS[end.result]}${verdict === undefined ? "" : `: ${verdict.word}`}` : why;
}

/** The page that explains an end best; undefined where there is none. */
export function endAddress({ testRun }: EndStory): string | undefined {
  if (testRun?.run === undefined) return undefined;
  const url = checksOf(testRun.run).find((check) => check.result === "failed")?.url;
  return url !== undefined && /^https?:\/\//.test(url) ? url : undefined;
}
