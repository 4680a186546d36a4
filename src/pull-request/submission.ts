import type { Client } from "../api/client.js";
import { endpoints, type SubmitRequest } from "../api/endpoints.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import type { Log } from "../ci/ci.js";
import type { Clock } from "../clock.js";
import { AbortedError, ApiError, changing, isAmbiguous } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { LAG_MS } from "../polling/timing.js";
import { named404, OF_A_PULL_REQUEST } from "../queue/not-found.js";
import { inWords } from "../queue/read-queue.js";
import { decidingRecord, recordAfterwards } from "./record.js";
import { type AttemptMark, terminalState } from "./states.js";
import { guarded, type SubmissionEnd, withoutAttempt } from "./submission-end.js";
import { hasOtherHead, type SubmissionPlan, showsUpdate } from "./submission-plan.js";
import { newRecord, SETTLES_WITHIN_MS } from "./submission-record.js";

/** How far a new submission came, which a step has to know that is told to stop meanwhile. */
export type Progress =
  /** It was sent, and what the service makes of it is open. */
  | { readonly kind: "sent" }
  | { readonly kind: "accepted" }
  /** It is taken back for its head. */
  | { readonly kind: "shown"; readonly record: SubmittedPullRequest }
  /** Somebody else had submitted it. */
  | { readonly kind: "conflict" };

interface Surroundings {
  readonly client: Client;
  readonly log: Log;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly progress: (progress: Progress) => void;
}

/** Carries a plan out and waits until the new attempt shows in the record. */
export async function carryOut(
  plan: SubmissionPlan,
  place: PullRequestPlace,
  around: Surroundings,
): Promise<SubmissionEnd> {
  switch (plan.kind) {
    case "leave":
      return withoutAttempt(plan.submission, plan.record);
    case "update":
      return sendUpdate(plan.request, place, around);
    case "send":
      return sendNew(plan.request, plan.stale, place, around);
  }
}

function sendUpdate(
  request: SubmitRequest,
  place: PullRequestPlace,
  around: Surroundings,
): Promise<SubmissionEnd> {
  const doubt = `priority and batching of #${place.number} may have been changed; look at its status`;
  return changing(doubt, () => resend(request, place, around));
}

async function resend(
  request: SubmitRequest,
  place: PullRequestPlace,
  { client, log }: Surroundings,
): Promise<SubmissionEnd> {
  try {
    await client.call(endpoints.submitPullRequest, request);
  } catch (error) {
    if (!isRefused(error) && !isAmbiguous(error)) {
      const what = `pull request #${place.number} in the queue for ${inWords(place)}`;
      throw named404(error, what, OF_A_PULL_REQUEST);
    }
    const record = await decidingRecord(client, place);
    if (record !== undefined && terminalState(record) === "merged") {
      return withoutAttempt("already-merged", record);
    }
    if (isConflict(error)) {
      log.warning(
        "The service refuses to change a pull request that is in the queue already: it stays as it is.",
      );
      return withoutAttempt("already-queued", record);
    }
    if (isRefused(error) || record === undefined || !showsUpdate(request, record)) throw error;
    log.info("The service gave no clear answer, but its record shows what was sent.");
    return withoutAttempt("updated", record);
  }
  return withoutAttempt("updated", await recordAfterwards(client, place));
}

async function sendNew(
  request: SubmitRequest,
  stale: AttemptMark | undefined,
  place: PullRequestPlace,
  around: Surroundings,
): Promise<SubmissionEnd> {
  const { client, log, progress, signal } = around;
  if (signal.aborted) throw new AbortedError();
  progress({ kind: "sent" });
  try {
    await client.call(endpoints.submitPullRequest, request);
  } catch (error) {
    return settle(error, stale, place, around);
  }
  progress({ kind: "accepted" });
  const record = await newRecord(stale, place, around, LAG_MS);
  if (record === undefined) {
    log.warning(
      `The service accepted #${place.number}, but its record does not show the new attempt yet; submitted-at stays empty.`,
    );
    return { submission: "submitted", record, submittedAt: undefined, stale };
  }
  return guarded(record, stale, place, around);
}

/** After an unclear answer the record decides whether the submission took place. */
async function settle(
  error: unknown,
  stale: AttemptMark | undefined,
  place: PullRequestPlace,
  around: Surroundings,
): Promise<SubmissionEnd> {
  const refused = isRefused(error);
  if (!refused && !isAmbiguous(error)) {
    const what = `pull request #${place.number} of the queue for ${inWords(place)}`;
    throw named404(error, what, OF_A_PULL_REQUEST);
  }
  if (isConflict(error)) around.progress({ kind: "conflict" });
  const record =
    refused && !isConflict(error)
      ? await recordAfterwards(around.client, place)
      : await newRecord(stale, place, around, SETTLES_WITHIN_MS);
  if (record === undefined) {
    // The service has just said that it is queued; which record shows it is left open.
    if (isConflict(error)) return { ...withoutAttempt("already-queued", undefined), stale };
    throw error;
  }
  if (terminalState(record) === "merged") return { ...withoutAttempt("already-merged", record), stale };
  if (isConflict(error)) return queuedBefore(record, place);
  if (refused) throw error;
  around.log.info("The service gave no clear answer, but its record shows the submission.");
  return guarded(record, stale, place, around);
}

/** Somebody else submitted it between our read and our write: theirs is left alone. */
function queuedBefore(record: SubmittedPullRequest, place: PullRequestPlace): SubmissionEnd {
  return withoutAttempt(hasOtherHead(place, record) ? "head-changed" : "already-queued", record);
}

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === "rejected";
}

function isConflict(error: unknown): boolean {
  return isRefused(error) && error.facts.status === 409;
}
