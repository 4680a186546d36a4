import type { Repository } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import { writtenTimeInWords } from "../iso-time.js";
import { stateInWords } from "../pull-request/states.js";
import { shorten } from "../shorten.js";
import { pullRequestLink } from "./links.js";
import { escapeText, table } from "./markdown.js";
import { priorityInWords } from "./record.js";

type Enqueued = Queue["enqueuedPullRequests"][number];

/** More is not read, and `result-file` has it. */
const LONGEST_TEXT = 300;
/** Leaves room on the page for everything else. */
const TABLE_BYTES = 600 * 1024;

const HEAD = ["Position", "Pull request", "Title", "Author", "State", "Since", "Priority", "Flags"] as const;

/** The pull requests of a queue in its order, as many rows as fit; then how many more there are. */
export function queueLine(
  queue: Queue,
  { repository }: { repository: Repository },
  mostRows: number,
): string {
  const rows: string[][] = [];
  let bytes = 0;
  for (const [index, pullRequest] of queue.enqueuedPullRequests.slice(0, mostRows).entries()) {
    const row = rowOf(pullRequest, index + 1, repository);
    bytes += Buffer.byteLength(row.join(" | "));
    if (bytes > TABLE_BYTES) break;
    rows.push(row);
  }
  const hidden = queue.enqueuedPullRequests.length - rows.length;
  return [
    table(HEAD, rows),
    ...(hidden > 0 ? [`And ${hidden} more; the output result-file has them all.`] : []),
  ].join("\n\n");
}

/** The service's times as it gives them: its clock and this machine's need not agree. */
function rowOf(pullRequest: Enqueued, position: number, repository: Repository): string[] {
  const { prNumber, prTitle, prAuthor, state, stateChangedAt } = pullRequest;
  return [
    `${position}`,
    pullRequestLink(repository, prNumber),
    shown(prTitle),
    shown(prAuthor),
    shown(stateInWords(state)),
    shown(writtenTimeInWords(stateChangedAt ?? "")),
    shown(priorityInWords(pullRequest)),
    flagsInWords(pullRequest),
  ];
}

function shown(text: string | null | undefined): string {
  if (text === null || text === undefined) return "";
  return escapeText(shorten(text, LONGEST_TEXT));
}

function flagsInWords({ skipTheLine, noBatch }: Enqueued): string {
  return [
    ...(skipTheLine === true ? ["skips the line"] : []),
    ...(noBatch === true ? ["not batched"] : []),
  ].join(", ");
}
