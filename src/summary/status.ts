import type { Queue, SubmittedPullRequest } from "../api/schemas.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { positionIn, positionInWords } from "../pull-request/position.js";
import { explainBlockers, readinessOf } from "../pull-request/readiness.js";
import { queueStateInWords } from "../queue/state-in-words.js";
import { someInWords } from "../words.js";
import { escapeText, paragraphs, table } from "./markdown.js";
import { pullRequestLine, recordRows } from "./record.js";

interface StatusReport {
  readonly message: string;
  /** What it means that the queue does not run. */
  readonly trouble: readonly string[];
  readonly place: PullRequestPlace;
  readonly record: SubmittedPullRequest | undefined;
  readonly queue: Queue | undefined;
}

/** The page about where a pull request stands. */
export function statusSummary({ message, trouble, place, record, queue }: StatusReport): string {
  const rows = [...(record === undefined ? [] : recordRows(record)), ...queueRows(queue, place, record)];
  const blockers = record === undefined ? [] : explainBlockers(record, place.targetBranch);
  return paragraphs([
    escapeText(message),
    ...trouble.map(escapeText),
    pullRequestLine(place, record),
    table(["", ""], rows),
    ...(record !== undefined && readinessOf(record).ready === false
      ? ["#### Not ready", ...blockers.map(escapeText)]
      : []),
  ]);
}

/** More is not read; the output `ahead` has them. */
const AHEAD_SHOWN = 50;

function queueRows(
  queue: Queue | undefined,
  place: PullRequestPlace,
  record: SubmittedPullRequest | undefined,
): string[][] {
  if (queue === undefined) return [];
  const position = positionIn(queue, { number: place.number, record });
  const ahead = someInWords(
    position.ahead.map((number) => `#${number}`),
    AHEAD_SHOWN,
  );
  return [
    ["Queue", escapeText(queueStateInWords(queue.state))],
    ...(position.position === undefined ? [] : [["Position", escapeText(positionInWords(position))]]),
    ...(ahead === "" ? [] : [["Ahead of it", ahead]]),
  ];
}
