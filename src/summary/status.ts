import type { Queue, SubmittedPullRequest } from "../api/schemas.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { positionIn, positionInWords } from "../pull-request/position.js";
import { explainBlockers, readinessOf } from "../pull-request/readiness.js";
import { queueStateInWords } from "../queue/state-in-words.js";
import { escapeText, paragraphs, table } from "./markdown.js";
import { recordRows, titleOf } from "./record.js";

/** The page about where a pull request stands. */
export function statusSummary(
  message: string,
  place: PullRequestPlace,
  record: SubmittedPullRequest | undefined,
  queue: Queue | undefined,
): string {
  const rows = [...(record === undefined ? [] : recordRows(record)), ...queueRows(queue, place)];
  const blockers = record === undefined ? [] : explainBlockers(record, place.targetBranch);
  const title = titleOf(record);
  return paragraphs([
    escapeText(message),
    escapeText(title),
    table(["", ""], rows),
    ...(record !== undefined && readinessOf(record).ready === false
      ? ["#### Not ready", ...blockers.map(escapeText)]
      : []),
  ]);
}

function queueRows(queue: Queue | undefined, place: PullRequestPlace): string[][] {
  if (queue === undefined) return [];
  const position = positionIn(queue, place.number);
  const ahead = position.ahead.map((number) => `#${number}`).join(", ");
  return [
    ["Queue", escapeText(queueStateInWords(queue.state))],
    ...(position.position === undefined ? [] : [["Position", escapeText(positionInWords(position))]]),
    ...(ahead === "" ? [] : [["Ahead of it", ahead]]),
  ];
}
