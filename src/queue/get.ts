import { type OperationContext, type OperationResult, selectDeclaredOutputs } from "../operation.js";
import type { Queue, Repository } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount, formatPriority, formatServiceTime, formatState } from "../text/format.js";
import {
  escapeText,
  FULL_LIST_NOTE,
  formatCollapsedSection,
  formatOmittedItemCount,
  joinBlocks,
  toCell,
  toInlineCode,
  toInlineJson,
  toPullRequestLink,
  toTable,
} from "../text/markdown.js";
import { shortenText } from "../text/truncate.js";
import { queueOutputs } from "./declarations.js";
import { explainQueueState, formatQueueName, readQueue } from "./read.js";

export async function getQueue(
  target: QueueTarget,
  { service }: Pick<OperationContext, "service">,
): Promise<OperationResult<"found">> {
  const queue = await readQueue(service, target, { details: "all" });
  const depth = queue.enqueuedPullRequests.length;
  const content = depth === 0 ? "and empty" : `with ${formatCount(depth, "pull request")} in it`;
  const message = `The merge queue for ${formatQueueName(target)} is ${formatState(queue.state)}, ${content}.`;
  const trouble = explainQueueState(queue.state);
  return {
    result: "found",
    message,
    details: trouble === "" ? [] : [trouble],
    outputs: { ...selectDeclaredOutputs(queue, queueOutputs), depth },
    summary: joinBlocks([
      escapeText(message),
      escapeText(trouble),
      depth === 0
        ? "Submitted pull requests that are not ready are not listed here."
        : formatEnqueuedPullRequestTable(queue.enqueuedPullRequests, target, ROWS),
      settingsTable(queue),
    ]),
    record: { queue },
  };
}

const ROWS = 500;
const NO_SETTINGS: ReadonlySet<string> = new Set(["state", "branch", "enqueuedPullRequests"]);
/** Maximum number of settings to show. A newer service may have many more. */
const SETTINGS = 100;
const SETTING_CHARACTERS = 500;

function settingsTable(queue: Queue): string {
  const rows = Object.entries(queue)
    .filter(([name]) => !NO_SETTINGS.has(name))
    .slice(0, SETTINGS)
    .map(([name, value]) => [
      toInlineCode(shortenText(name, SETTING_CHARACTERS)),
      value === null ? "" : toInlineJson(value, SETTING_CHARACTERS),
    ]);
  return rows.length === 0 ? "" : formatCollapsedSection("Settings", toTable(["Setting", "Value"], rows));
}

type Enqueued = Queue["enqueuedPullRequests"][number];

const TABLE_BYTES = 600 * 1024;

const HEAD = ["Position", "Pull request", "Title", "Author", "State", "Since", "Priority", "Flags"] as const;

/** Formats a table of pull requests up to a size limit, with the number of omitted rows. */
export function formatEnqueuedPullRequestTable(
  enqueuedPullRequests: readonly Enqueued[],
  { repository }: { readonly repository: Repository },
  mostRows: number,
): string {
  const rows: string[][] = [];
  let bytes = 0;
  for (const [index, pullRequest] of enqueuedPullRequests.slice(0, mostRows).entries()) {
    const row = enqueuedRow(pullRequest, index + 1, repository);
    bytes += Buffer.byteLength(row.join(" | "));
    if (bytes > TABLE_BYTES) break;
    rows.push(row);
  }
  return joinBlocks([
    toTable(HEAD, rows),
    formatOmittedItemCount(enqueuedPullRequests.length - rows.length, FULL_LIST_NOTE),
  ]);
}

function enqueuedRow(pullRequest: Enqueued, position: number, repository: Repository): string[] {
  const { prNumber, prTitle, prAuthor, state, stateChangedAt, skipTheLine, noBatch, isAwaitingAdmission } = pullRequest;
  const flags = [
    skipTheLine === true ? "front of the queue" : "",
    noBatch === true ? "not batched" : "",
    isAwaitingAdmission === true ? "not admitted yet" : "",
  ];
  return [
    isAwaitingAdmission === true ? "" : `${position}`,
    toPullRequestLink(repository, prNumber),
    toCell(prTitle),
    toCell(prAuthor),
    toCell(formatState(state)),
    toCell(formatServiceTime(stateChangedAt ?? "")),
    toCell(formatPriority(pullRequest)),
    flags.filter((flag) => flag !== "").join(", "),
  ];
}
