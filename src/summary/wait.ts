import { formatDuration } from "../inputs/duration.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Span } from "../pull-request/timeline.js";
import type { WaitEnd } from "../pull-request/waiting.js";
import { code, escapeText, table } from "./markdown.js";
import { gantt } from "./mermaid.js";

/** A pull request that restarts all day has no more rows than this. */
const SPANS_SHOWN = 50;

const MEANING: ReadonlyMap<string, string> = new Map([
  ["not submitted", "waiting for somebody to submit it"],
  ["not ready", "waiting for its base branch, mergeability or impacted targets"],
  ["pending", "waiting for its turn behind others"],
  ["testing", "the queue's tests run"],
  ["tests passed", "waiting for those ahead of it, then the merge"],
  ["pending failure", "its tests failed; waiting to see whether one ahead of it is to blame"],
  ["out of the queue", "no longer in the queue"],
]);

interface WaitReport {
  readonly end: WaitEnd;
  readonly place: PullRequestPlace;
  readonly message: string;
  readonly details: readonly string[];
  readonly mergeCommit: string | undefined;
}

/** The page about a wait: how it ended, and where the time went. */
export function waitSummary({ end, place, message, details, mergeCommit }: WaitReport): string {
  const spans = end.spans.slice(-SPANS_SHOWN);
  const title = end.record?.prTitle ?? "";
  const hidden = end.spans.length - spans.length;
  const parts = [
    `${escapeText(message)}${title === "" ? "" : `\n${escapeText(title)}`}`,
    ...details.map((line) => escapeText(line)),
    mergeCommit === undefined
      ? ""
      : `Merge commit on ${escapeText(place.targetBranch)}: ${code(mergeCommit)}`,
    spans.length === 0 ? "" : whereTheTimeWent(spans, end.waitedMs),
    hidden > 0 ? `${hidden} earlier changes are not shown.` : "",
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function whereTheTimeWent(spans: readonly Span[], waitedMs: number): string {
  const rows = spans
    .filter(({ fromMs, toMs }, index) => toMs > fromMs || index < spans.length - 1)
    .map(({ label, fromMs, toMs }) => [
      escapeText(label),
      escapeText(MEANING.get(label) ?? ""),
      clockTime(fromMs),
      formatDuration(toMs - fromMs),
      `${waitedMs <= 0 ? 0 : Math.round((100 * (toMs - fromMs)) / waitedMs)} %`,
    ]);
  const last = spans.at(-1);
  const ending = last !== undefined && last.toMs <= last.fromMs ? `Then ${escapeText(last.label)}.` : "";
  const chart = rows.length > 0 ? gantt(spans) : "";
  const listed = rows.length > 0 ? table(["State", "Meaning", "From (UTC)", "Duration", "Share"], rows) : "";
  return ["#### Where the time went", chart, listed, ending].filter((part) => part !== "").join("\n\n");
}

function clockTime(ms: number): string {
  return new Date(ms).toISOString().slice(11, 19);
}
