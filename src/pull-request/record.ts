import { readQueue } from "../queue/read.js";
import { ifFound, ifReadable } from "../service/errors.js";
import type { CallOptions, PullRequestRecord, Queue, QueueService } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { formatServiceTime, isBefore, priorityName, shortName, stateName } from "../text/format.js";
import { cell, code, escapeText, paragraphs, pullRequestLink } from "../text/markdown.js";

/** States that an attempt ends in (the service's document, "States and transitions"); any other one goes on. */
const TERMINAL_STATES = ["merged", "failed", "cancelled"] as const;
type TerminalState = (typeof TERMINAL_STATES)[number];

export function terminalState({ state }: Pick<PullRequestRecord, "state">): TerminalState | undefined {
  return TERMINAL_STATES.find((terminal) => terminal === state);
}

export function isMerged(record: FoundRecord): boolean {
  return record?.state === "merged";
}

/** An attempt has ended when its state is terminal or the pull request is no longer submitted to the queue. */
export function hasEnded(record: PullRequestRecord): boolean {
  return terminalState(record) !== undefined || !record.isCurrentlySubmittedToQueue;
}

/** What tells two attempts apart: the id alone stays the same when a pull request is submitted again. */
export type AttemptMark = Pick<PullRequestRecord, "id" | "stateChangedAt">;

/** Whether a record is still the one that an attempt ended with. */
export function hasMark({ id, stateChangedAt }: PullRequestRecord, mark: AttemptMark | undefined): boolean {
  return mark !== undefined && id === mark.id && stateChangedAt === mark.stateChangedAt;
}

/** The attempts before the one that a step is about. */
export interface EarlierAttempts {
  /** The record that was read before the submission, when its attempt had ended. */
  readonly stale?: AttemptMark | undefined;
  /** A time of the service: an attempt that ended before it is an earlier one. */
  readonly since?: string | undefined;
}

/**
 * True for the record of an attempt before ours, under whatever id. A reply may lag, so that it shows an older record
 * than the one that was read before. `merged` always counts.
 */
export function isFromBefore(record: PullRequestRecord, { stale, since = "" }: EarlierAttempts): boolean {
  if (isMerged(record)) return false;
  if (isBefore(record.stateChangedAt, stale?.stateChangedAt ?? "")) return true;
  return hasEnded(record) && (hasMark(record, stale) || isBefore(record.stateChangedAt, since));
}

/** True when a reply lags behind a record that was read before. `merged` always counts. */
export function isOutdated(record: PullRequestRecord, known: FoundRecord): boolean {
  return !isMerged(record) && isBefore(record.stateChangedAt, known?.stateChangedAt ?? "");
}

/** Commits are compared without regard to the case of their digits. */
export function sameCommit(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

export function hasOtherHead({ prSha }: PullRequestRecord, guardedHead: PullRequestTarget["guardedHead"]): boolean {
  return guardedHead !== undefined && !sameCommit(prSha, guardedHead);
}

/** What the service knows of a pull request; undefined when it was never submitted to this queue. */
export type FoundRecord = PullRequestRecord | undefined;

/** Reads the record. A 404 may also mean a wrong branch or repository, so the queue is asked for once. */
export async function readRecord(service: QueueService, target: PullRequestTarget) {
  const record = await findRecord(service, target);
  return record === undefined ? { record, queue: await readQueue(service, target) } : { record };
}

/** Reads the record and takes a 404 at its word. */
export function findRecord(service: QueueService, target: PullRequestTarget, options: CallOptions = {}) {
  return ifFound(service.readRecord(target, options));
}

/** The longest that a read after a write may take, in milliseconds. */
const AFTERWARDS_MS = 5000;

/** The record after a write that succeeded; its failure changes nothing, so it is not waited for for long. */
export function recordAfterwards(service: QueueService, target: PullRequestTarget): Promise<FoundRecord> {
  return decidingRecord(service, target).catch(() => undefined);
}

/** The record that tells what a write without a clear end came to; undefined when it cannot be read. @throws AbortedError */
export function decidingRecord(service: QueueService, target: PullRequestTarget, withinMs = AFTERWARDS_MS) {
  return ifReadable(findRecord(service, target, { withinMs }));
}

export type Position = ReturnType<typeof positionIn>;

/**
 * The list of a queue stands in queue order. It is read apart from the record, so it may be of another moment: what the
 * record shows as not ready, or as ended, has no place in it.
 */
export function positionIn(queue: Queue, number: number, record: FoundRecord) {
  const numbers = queue.enqueuedPullRequests.map(({ prNumber }) => prNumber);
  const hasNone = record !== undefined && (record.state === "not_ready" || hasEnded(record));
  const index = hasNone ? -1 : numbers.indexOf(number);
  return {
    /** From 1, or undefined when it is not in the list: pull requests that are not ready do not stand there. */
    position: index < 0 ? undefined : index + 1,
    /** The pull requests before it, first the one that is next to merge. */
    ahead: index < 0 ? [] : numbers.slice(0, index),
    depth: numbers.length,
    queueState: queue.state,
    /** False where lanes or batches merge past each other: there the place says little about the time to the merge. */
    mergesInOrder: queue.mode !== "parallel" && queue.batch !== true,
  };
}

/** `2nd of 5 in the queue`, or nothing. */
export function formatPosition({ position, depth }: Position): string {
  return position === undefined ? "" : `${ordinal(position)} of ${depth} in the queue`;
}

function ordinal(number: number): string {
  const lastTwo = number % 100;
  const suffix = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${suffix}`;
}

/** On a page: the pull request with its title, as far as the record has it, and the way to it. */
export function pullRequestLine({ repository, number }: PullRequestTarget, record: FoundRecord): string {
  return `${pullRequestLink(repository, number)} ${cell(record?.prTitle)}`.trim();
}

export function recordRows(record: PullRequestRecord): string[][] {
  const priority = priorityName(record);
  return [
    ["State", escapeText(stateName(record.state))],
    ["Since", escapeText(formatServiceTime(record.stateChangedAt))],
    ["Head commit", code(shortName(record.prSha))],
    ...(priority === "" ? [] : [["Priority", escapeText(priority)]]),
  ];
}

/** What a change of a pull request reports, with the record that was read after it. */
export function changeReport(message: string, target: PullRequestTarget, record: FoundRecord) {
  const summary = paragraphs([escapeText(message), pullRequestLine(target, record)]);
  return { message, outputs: { state: record?.state }, summary, record: { record } };
}
