import type { TestRun } from "../api/schemas.js";
import { formatDuration } from "../duration.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { timeInWords } from "../iso-time.js";
import type { Span } from "../pull-request/timeline.js";
import type { WaitEnd } from "../pull-request/waiting.js";
import { commitLink } from "./links.js";
import { escapeText, folded, paragraphs, table } from "./markdown.js";
import { gantt } from "./mermaid.js";
import { pullRequestLine } from "./record.js";
import { testRunSections } from "./test-run.js";

/** A pull request that restarts all day has more stretches than anybody reads. */
const SPANS_SHOWN = 50;
/** The same for states, should the service make them up. */
const STATES_SHOWN = 20;

/** Less is the moment in which the wait ended: no time went there. */
const NOTHING_BELOW_MS = 50;

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
  /** The test run that explains a failure. */
  readonly testRun: TestRun | undefined;
}

/** The page about a wait: how it ended, and where the time went. */
export function waitSummary({ end, place, message, details, mergeCommit, testRun }: WaitReport): string {
  const spans = end.spans.filter(({ fromMs, toMs }) => toMs - fromMs >= NOTHING_BELOW_MS);
  const parts = [
    escapeText(message),
    pullRequestLine(place, end.record),
    details.map((line) => `- ${escapeText(line)}`).join("\n"),
    mergeCommit === undefined
      ? ""
      : `Merge commit on ${escapeText(place.targetBranch)}: ${commitLink(place.repository, mergeCommit)}`,
    ...(testRun === undefined ? [] : testRunSections(testRun)),
    spans.length === 0 ? "" : whereTheTimeWent(spans),
  ];
  return paragraphs(parts);
}

function whereTheTimeWent(spans: readonly Span[]): string {
  const shown = spans.slice(-SPANS_SHOWN);
  const hidden = spans.length - shown.length;
  return paragraphs([
    "#### Where the time went",
    totals(spans),
    gantt(shown),
    hidden > 0 ? `The chart shows the last ${SPANS_SHOWN} of ${spans.length} stretches.` : "",
    stretches(shown),
  ]);
}

/** Each state once, in the order in which they came first. */
function totals(spans: readonly Span[]): string {
  const byLabel = new Map<string, { count: number; ms: number }>();
  for (const { label, fromMs, toMs } of spans) {
    const before = byLabel.get(label) ?? { count: 0, ms: 0 };
    byLabel.set(label, { count: before.count + 1, ms: before.ms + toMs - fromMs });
  }
  const all = [...byLabel];
  const shown = all.slice(0, STATES_SHOWN);
  const rest = all.slice(STATES_SHOWN).map(([, total]) => total);
  const totalMs = sum(all.map(([, { ms }]) => ms));
  const row = (state: string, meaning: string, count: number, ms: number): string[] => [
    state,
    meaning,
    `${count}`,
    formatDuration(ms),
    `${Math.round((100 * ms) / totalMs)} %`,
  ];
  const rows = shown.map(([label, { count, ms }]) =>
    row(escapeText(label), MEANING.get(label) ?? "", count, ms),
  );
  if (rest.length > 0)
    rows.push(
      row(
        `${rest.length} more states`,
        "",
        sum(rest.map(({ count }) => count)),
        sum(rest.map(({ ms }) => ms)),
      ),
    );
  rows.push(["**Whole wait**", "", "", `**${formatDuration(totalMs)}**`, ""]);
  return table(["State", "Meaning", "Times", "Duration", "Share"], rows);
}

function stretches(spans: readonly Span[]): string {
  const rows = spans.map(({ label, fromMs, toMs }, index) => [
    `${index + 1}`,
    escapeText(label),
    timeInWords(fromMs),
    formatDuration(toMs - fromMs),
  ]);
  const listed = table(["", "State", "From", "Duration"], rows);
  return folded("Each stretch, with its time", listed);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
