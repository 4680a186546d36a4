import type { Client } from "../api/client.js";
import { endpoints, type SubmitRequest } from "../api/endpoints.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import type { Log } from "../ci/ci.js";
import type { Clock } from "../clock.js";
import { ApiError } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { cancelPullRequest, recordAfterwards } from "./cancelling.js";
import { inWords, isAmbiguous, named404, pullRequestRequest, type RecordReading } from "./record.js";
import { type AttemptMark, hasEnded, markOf, sameCommit, sameMark, terminalState } from "./states.js";

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

export interface SubmissionEnd {
  readonly submission: Submission;
  readonly record: SubmittedPullRequest | undefined;
  /** `stateChangedAt` of the first record of our own new attempt. */
  readonly submittedAt: string | undefined;
  /** The record of the attempt before, as long as ours has not shown. */
  readonly stale: AttemptMark | undefined;
}

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
  return submitRequest(place, priority, options.noBatch);
}

function hasOtherHead({ guardedHead }: PullRequestPlace, record: SubmittedPullRequest): boolean {
  return guardedHead !== undefined && !sameCommit(guardedHead, record.prSha);
}

interface Surroundings {
  readonly client: Client;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** Carries a plan out and waits until the new attempt shows in the record. */
export async function carryOut(
  plan: SubmissionPlan,
  place: PullRequestPlace,
  around: Surroundings,
): Promise<SubmissionEnd> {
  switch (plan.kind) {
    case "leave":
      return { submission: plan.submission, record: plan.record, submittedAt: undefined, stale: undefined };
    case "update":
      return sendUpdate(plan.request, place, around);
    case "send":
      return sendNew(plan.request, plan.stale, place, around);
  }
}

async function sendUpdate(
  request: SubmitRequest,
  place: PullRequestPlace,
  around: Surroundings,
): Promise<SubmissionEnd> {
  const { client, log } = around;
  let submission: Submission = "updated";
  try {
    await client.call(endpoints.submitPullRequest, request);
  } catch (error) {
    if (!isConflict(error))
      throw named404(error, `pull request #${place.number} in the queue for ${inWords(place)}`);
    log.warning(
      "The service refuses to change a pull request that is in the queue already: it stays as it is.",
    );
    submission = "already-queued";
  }
  const record = await recordAfterwards(client, place);
  return { submission, record, submittedAt: undefined, stale: undefined };
}

async function sendNew(
  request: SubmitRequest,
  stale: AttemptMark | undefined,
  place: PullRequestPlace,
  around: Surroundings,
): Promise<SubmissionEnd> {
  const { client, log } = around;
  try {
    await client.call(endpoints.submitPullRequest, request);
  } catch (error) {
    return settle(error, stale, place, around);
  }
  const record = await newRecord(stale, place, around, SHOWS_WITHIN_MS);
  if (record === undefined) {
    log.warning(
      `The service accepted #${place.number}, but its record does not show the new attempt yet; submitted-at stays empty.`,
    );
    return { submission: "submitted", record, submittedAt: undefined, stale };
  }
  return guarded(
    { submission: "submitted", record, submittedAt: record.stateChangedAt, stale },
    place,
    around,
  );
}

/** After an unclear answer the record decides whether the submission took place. */
async function settle(
  error: unknown,
  stale: AttemptMark | undefined,
  place: PullRequestPlace,
  around: Surroundings,
): Promise<SubmissionEnd> {
  const refused = error instanceof ApiError && error.kind === "rejected";
  if (!refused && !isAmbiguous(error)) {
    throw named404(error, `pull request #${place.number} for the queue of ${inWords(place)}`);
  }
  const record = await newRecord(stale, place, around, refused ? 0 : SETTLES_WITHIN_MS);
  if (record === undefined) throw error;
  const merged = terminalState(record) === "merged";
  if (merged) return { submission: "already-merged", record, submittedAt: undefined, stale };
  if (isConflict(error)) return queuedBefore(record, place);
  if (refused) throw error;
  around.log.info("The service gave no clear answer, but its record shows the submission.");
  return guarded(
    { submission: "submitted", record, submittedAt: record.stateChangedAt, stale },
    place,
    around,
  );
}

/** Somebody else submitted it between our read and our write: theirs is left alone. */
function queuedBefore(record: SubmittedPullRequest, place: PullRequestPlace): SubmissionEnd {
  const submission = hasOtherHead(place, record) ? "head-changed" : "already-queued";
  return { submission, record, submittedAt: undefined, stale: undefined };
}

function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.facts.status === 409;
}

/** Our own submission of a head that nobody meant is taken back. */
async function guarded(
  end: SubmissionEnd,
  place: PullRequestPlace,
  around: Surroundings,
): Promise<SubmissionEnd> {
  const { record } = end;
  if (record === undefined || terminalState(record) === "merged" || !hasOtherHead(place, record)) return end;
  if (hasEnded(record)) return { ...end, submission: "head-changed" };
  const { record: after } = await cancelPullRequest(around.client, place);
  return { ...end, submission: "head-changed", record: after ?? record };
}

/** How long the record of a new attempt may take to show, in milliseconds. */
const SHOWS_WITHIN_MS = 15_000;
/** The same where it is not certain that there is one. */
const SETTLES_WITHIN_MS = 5000;
const FIRST_READ_MS = 5000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

/** The first record that is not the one from before, or undefined when none shows in time. */
async function newRecord(
  stale: AttemptMark | undefined,
  place: PullRequestPlace,
  { client, clock, signal }: Surroundings,
  withinMs: number,
): Promise<SubmittedPullRequest | undefined> {
  const deadline = clock.now() + withinMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    // A read that fails says nothing of the write, which must not be reported as failed for it.
    const record = await recordAfterwards(client, place, {
      withinMs: Math.max(FIRST_READ_MS, deadline - clock.now()),
    });
    if (record !== undefined && isNew(record, stale)) return record;
    if (signal.aborted || clock.now() + pauseMs > deadline) return undefined;
    await clock.sleep(pauseMs, signal);
  }
}

function isNew(record: SubmittedPullRequest, stale: AttemptMark | undefined): boolean {
  return (
    stale === undefined ||
    !hasEnded(record) ||
    terminalState(record) === "merged" ||
    !sameMark(stale, markOf(record))
  );
}
