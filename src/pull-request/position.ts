import type { Queue, SubmittedPullRequest } from "../api/schemas.js";
import { hasEnded } from "./states.js";

/** The place of a pull request in its queue. */
export interface Position {
  /** From 1, or undefined when it is not in the list: pull requests that are not ready do not stand there. */
  readonly position: number | undefined;
  /** The pull requests before it, first the one that is next to merge. */
  readonly ahead: readonly number[];
  readonly depth: number;
  readonly queueState: string;
  /** False where lanes or batches merge past each other: there the place says little about the time to the merge. */
  readonly mergesInOrder: boolean;
}

/**
 * The list of a queue stands in queue order. It is read apart from the record, so it may be of another moment: what the
 * record shows as not ready, or as ended, has no place in it.
 */
export function positionIn(
  queue: Queue,
  { number, record }: { readonly number: number; readonly record: SubmittedPullRequest | undefined },
): Position {
  const numbers = queue.enqueuedPullRequests.map((pullRequest) => pullRequest.prNumber);
  const hasNone = record !== undefined && (record.state === "not_ready" || hasEnded(record));
  const index = hasNone ? -1 : numbers.indexOf(number);
  return {
    position: index < 0 ? undefined : index + 1,
    ahead: index < 0 ? [] : numbers.slice(0, index),
    depth: numbers.length,
    queueState: queue.state,
    mergesInOrder: queue.mode !== "parallel" && queue.batch !== true,
  };
}

/** `2nd of 5 in the queue`, or nothing. */
export function positionInWords({ position, depth }: Position): string {
  return position === undefined ? "" : `${ordinal(position)} of ${depth} in the queue`;
}

function ordinal(number: number): string {
  const lastTwo = number % 100;
  const suffix = lastTwo >= 11 && lastTwo <= 13 ? "th" : (["th", "st", "nd", "rd"][number % 10] ?? "th");
  return `${number}${suffix}`;
}
