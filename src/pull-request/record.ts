import { listAdmittedPullRequests, readQueue } from "../queue/read.js";
import { ignoreNotFoundError, ignoreReadError } from "../service/errors.js";
import { isAttemptFinished, type OptionalPullRequestRecord } from "../service/record-state.js";
import type { CallOptions, PullRequestRecord, Queue, QueueService } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { formatPriority, formatServiceTime, formatState, shortenName } from "../text/format.js";
import { escapeText, joinBlocks, toCell, toInlineCode, toPullRequestLink } from "../text/markdown.js";

/** Reads the record. If the service has no record, also reads the queue to detect a wrong branch or repository. */
export async function readRecordOrQueue(service: QueueService, target: PullRequestTarget) {
  const record = await findRecord(service, target);
  if (record !== undefined) return { record, queue: undefined };
  const queue = await readQueue(service, target);
  return { record, queue, elsewhere: await ignoreReadError(service.readOtherBranch(target)) };
}

/** Reads a record again during polls. The request may be cheaper than the first one. */
export function readRecordDuringPoll(service: QueueService, target: PullRequestTarget, options: CallOptions) {
  return ignoreNotFoundError(service.readRecordAgain(target, options));
}

export function findRecord(service: QueueService, target: PullRequestTarget, options: CallOptions = {}) {
  return ignoreNotFoundError(service.readRecord(target, options));
}

const AFTERWARDS_MS = 5000;

/** Reads the record after a successful write. Returns undefined if the read fails. */
export function readRecordAfterWrite(
  service: QueueService,
  target: PullRequestTarget,
): Promise<OptionalPullRequestRecord> {
  return readRecordAfterUncertainWrite(service, target).catch(() => undefined);
}

/** Reads the record after a write with an unclear reply. Returns undefined if the read fails. @throws AbortedError */
export function readRecordAfterUncertainWrite(
  service: QueueService,
  target: PullRequestTarget,
  withinMs = AFTERWARDS_MS,
) {
  return ignoreReadError(findRecord(service, target, { withinMs }));
}

export type QueuePosition = ReturnType<typeof findQueuePosition>;

/**
 * Finds the position in the queue's list, which may be older than the record. A pull request that the queue has
 * not admitted, or that has left the queue, has no position.
 */
export function findQueuePosition(queue: Queue, number: number, record: OptionalPullRequestRecord) {
  const admitted = listAdmittedPullRequests(queue);
  const numbers = admitted.map(({ prNumber }) => prNumber);
  const hasNone = record !== undefined && (record.state === "not_ready" || isAttemptFinished(record));
  const index = hasNone ? -1 : numbers.indexOf(number);
  const directlyAhead = admitted[index]?.ahead;
  return {
    /** Position in the queue, from 1; undefined if the list lacks the pull request. */
    position: index < 0 ? undefined : index + 1,
    /**
     * Numbers of the pull requests ahead, in the order of the merges. With lanes, only the pull requests that this one
     * waits for.
     */
    ahead: index < 0 ? [] : (directlyAhead ?? numbers.slice(0, index)),
    depth: numbers.length,
    queueState: queue.state,
    /** False for a queue with lanes or batches, because their positions do not show the order of the merges. */
    mergesInOrder: queue.mode !== "parallel" && queue.batch !== true,
  };
}

export function formatQueuePosition({ position, depth }: QueuePosition): string {
  return position === undefined ? "" : `${ordinal(position)} of ${depth} in the queue`;
}

function ordinal(number: number): string {
  const lastTwo = number % 100;
  const suffix = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${suffix}`;
}

export function formatPullRequestLine(
  { repository, number }: PullRequestTarget,
  record: OptionalPullRequestRecord,
): string {
  return `${toPullRequestLink(repository, number)} ${toCell(record?.prTitle)}`.trim();
}

export function formatRecordTableRows(record: PullRequestRecord): string[][] {
  const priority = formatPriority(record);
  return [
    ["State", escapeText(formatState(record.state))],
    ["Since", escapeText(formatServiceTime(record.stateChangedAt))],
    ["Head commit", toInlineCode(shortenName(record.prSha))],
    ...(priority === "" ? [] : [["Priority", escapeText(priority)]]),
  ];
}

export function createResultMessageAndOutputs(
  message: string,
  target: PullRequestTarget,
  record: OptionalPullRequestRecord,
) {
  const summary = joinBlocks([escapeText(message), formatPullRequestLine(target, record)]);
  return { message, outputs: { state: record?.state }, summary, record: { record } };
}
