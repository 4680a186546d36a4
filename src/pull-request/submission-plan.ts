import type { SubmitRequest } from "../api/endpoints.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { pullRequestRequest, type RecordReading } from "./record.js";
import { type AttemptMark, hasEnded, markOf, sameCommit, terminalState } from "./states.js";

export type Submission =
  | "submitted"
  | "updated"
  | "already-queued"
  | "already-merged"
  | "not-resubmitted"
  | "head-changed";

export interface SubmitOptions {
  readonly priority: number | string | undefined;
  readonly noBatch: boolean;
  readonly update: boolean;
  readonly resubmit: boolean;
}

/** What a first look at the record says to do. */
export type SubmissionPlan =
  | { readonly kind: "send"; readonly request: SubmitRequest; readonly stale: AttemptMark | undefined }
  | { readonly kind: "update"; readonly request: SubmitRequest; readonly record: SubmittedPullRequest }
  | { readonly kind: "leave"; readonly submission: Submission; readonly record: SubmittedPullRequest };

export function planSubmission(
  place: PullRequestPlace,
  reading: RecordReading,
  options: SubmitOptions,
): SubmissionPlan {
  const request = submitRequest(place, options.priority, options.noBatch ? true : undefined);
  if (reading.kind === "absent") return { kind: "send", request, stale: undefined };
  const { record } = reading;
  if (terminalState(record) === "merged") return { kind: "leave", submission: "already-merged", record };
  if (hasEnded(record)) {
    return options.resubmit
      ? { kind: "send", request, stale: markOf(record) }
      : { kind: "leave", submission: "not-resubmitted", record };
  }
  if (hasOtherHead(place, record)) return { kind: "leave", submission: "head-changed", record };
  if (!options.update) return { kind: "leave", submission: "already-queued", record };
  return { kind: "update", request: updateRequest(place, options, record), record };
}

function submitRequest(
  place: PullRequestPlace,
  priority: number | string | undefined,
  noBatch: boolean | undefined,
): SubmitRequest {
  return {
    ...pullRequestRequest(place),
    ...(priority === undefined ? {} : { priority }),
    ...(noBatch === undefined ? {} : { noBatch }),
  };
}

/** A repeated submit rewrites priority and batching, so a priority that the user left out is sent as it stands. */
function updateRequest(
  place: PullRequestPlace,
  options: SubmitOptions,
  record: SubmittedPullRequest,
): SubmitRequest {
  const priority = options.priority ?? record.priorityValue ?? record.priorityName ?? undefined;
  return submitRequest(place, priority, options.noBatch || record.noBatch === true);
}

/** Whether the queue has another commit than the one that is meant. */
export function hasOtherHead({ guardedHead }: PullRequestPlace, record: SubmittedPullRequest): boolean {
  return guardedHead !== undefined && !sameCommit(guardedHead, record.prSha);
}

/** Whether a record shows the priority and batching that a request asked for; what it does not tell is taken as done. */
export function showsUpdate({ priority, noBatch }: SubmitRequest, record: SubmittedPullRequest): boolean {
  const shown = typeof priority === "number" ? record.priorityValue : record.priorityName?.toLowerCase();
  const asked = typeof priority === "number" ? priority : priority?.toLowerCase();
  const samePriority = asked === undefined || asked === shown;
  return samePriority && (noBatch === undefined || (record.noBatch ?? noBatch) === noBatch);
}
