import { AbortedError, changing, Failure, withMore } from "../errors.js";
import type { Context } from "../operation.js";
import { LAG_MS, retry } from "../polling.js";
import { notFoundError, OF_A_PULL_REQUEST, queueName } from "../queue/read.js";
import { ApiError, isAmbiguous } from "../service/errors.js";
import type { PullRequestRecord, SubmitSettings } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { shortName } from "../text/format.js";
import { cancelPullRequest } from "./cancel.js";
import { type AbandonedAttempt, cancelAbandoned } from "./cancel-on-abort.js";
import type { Submission } from "./fields.js";
import {
  type AttemptMark,
  decidingRecord,
  type FoundRecord,
  hasEnded,
  hasMark,
  hasOtherHead,
  isMerged,
  recordAfterwards,
} from "./record.js";

export interface SubmissionOptions {
  readonly priority: number | string | undefined;
  readonly noBatch: boolean;
  readonly update: boolean;
  readonly resubmit: boolean;
}

/** What is to be done after a first look at the record. */
export type SubmissionDecision =
  | { readonly kind: "send"; readonly request: SubmitSettings; readonly stale: AttemptMark | undefined }
  | { readonly kind: "update"; readonly request: SubmitSettings; readonly record: PullRequestRecord }
  | { readonly kind: "leave"; readonly submission: Submission; readonly record: PullRequestRecord };

export interface SubmissionEnd {
  readonly submission: Submission;
  readonly record: FoundRecord;
  /** `stateChangedAt` of the first record of our own new attempt. */
  readonly submittedAt?: string;
  /** The record of the attempt before, as long as ours has not shown. */
  readonly stale?: AttemptMark | undefined;
}

type Dependencies = Pick<Context, "service" | "log" | "clock" | "signal">;

type SentAttempt = AbandonedAttempt & { readonly submitted: Exclude<AbandonedAttempt["submitted"], "no"> };

interface Sending extends Dependencies {
  readonly target: PullRequestTarget;
  readonly stale: AttemptMark | undefined;
  /** Takes how far it came, which has to be known when the step is told to stop meanwhile. */
  readonly reached: (submitted: SentAttempt["submitted"], seen?: PullRequestRecord) => void;
}

export function decideSubmission(
  target: PullRequestTarget,
  record: FoundRecord,
  options: SubmissionOptions,
): SubmissionDecision {
  const { priority, noBatch, update, resubmit } = options;
  const request = { priority, noBatch: noBatch ? true : undefined };
  if (record === undefined) return { kind: "send", request, stale: undefined };
  if (isMerged(record)) return { kind: "leave", submission: "already-merged", record };
  if (hasEnded(record)) {
    return resubmit
      ? { kind: "send", request, stale: record }
      : { kind: "leave", submission: "not-resubmitted", record };
  }
  if (hasOtherHead(record, target.guardedHead)) return { kind: "leave", submission: "head-changed", record };
  if (!update) return { kind: "leave", submission: "already-queued", record };
  // A repeated submit rewrites priority and batching, so a priority that the user left out is sent as it stands.
  const kept = priority ?? record.priorityValue ?? record.priorityName ?? undefined;
  return { kind: "update", request: { priority: kept, noBatch: noBatch || record.noBatch === true }, record };
}

/**
 * Sends what there is to send, and waits until a new attempt shows in the record. A stop on the way says what may have
 * become of it, or with `takeOut` takes it out of the queue again.
 */
export async function applyDecision(
  decision: SubmissionDecision,
  takeOut: boolean,
  target: PullRequestTarget,
  context: Dependencies,
): Promise<SubmissionEnd> {
  if (decision.kind === "leave") return { submission: decision.submission, record: decision.record };
  if (decision.kind === "update") {
    const doubt = `priority and batching of #${target.number} may have been changed; look at its status`;
    return changing(doubt, () => sendUpdate(decision.request, target, context)).catch(async (error: unknown) => {
      if (!takeOut || !isStopped(error, context)) throw error;
      const attempt = { submitted: "no", seen: decision.record } as const;
      throw withMore(error, { details: [await cancelAbandoned(attempt, target, context)] });
    });
  }
  let attempt: SentAttempt | undefined;
  const reached: Sending["reached"] = (submitted, seen) => {
    attempt = { submitted, seen, stale: decision.stale };
  };
  return sendNew(decision.request, { ...context, target, stale: decision.stale, reached }).catch(
    async (error: unknown) => {
      throw attempt !== undefined && isStopped(error, context)
        ? await abandon(error, attempt, takeOut, target, context)
        : error;
    },
  );
}

async function sendUpdate(
  request: SubmitSettings,
  target: PullRequestTarget,
  { service, log }: Dependencies,
): Promise<SubmissionEnd> {
  try {
    await service.submit(target, request).send();
  } catch (error) {
    if (!isRefused(error) && !isAmbiguous(error)) {
      const what = `pull request #${target.number} in the queue for ${queueName(target)}`;
      throw notFoundError(error, what, OF_A_PULL_REQUEST);
    }
    const record = await decidingRecord(service, target);
    if (isMerged(record)) return { submission: "already-merged", record };
    if (isConflict(error)) {
      log.warning("The service refuses to change a pull request that is in the queue already: it stays as it is.");
      return { submission: "already-queued", record };
    }
    if (isRefused(error) || record === undefined || !showsUpdate(request, record)) throw error;
    log.info("The service gave no clear answer, but its record shows what was sent.");
    return { submission: "updated", record };
  }
  return { submission: "updated", record: await recordAfterwards(service, target) };
}

/** Whether a record shows the priority and batching that a request asked for; what it does not tell is taken as done. */
export function showsUpdate({ priority, noBatch }: SubmitSettings, record: PullRequestRecord): boolean {
  const shown = typeof priority === "number" ? record.priorityValue : record.priorityName?.toLowerCase();
  const asked = typeof priority === "number" ? priority : priority?.toLowerCase();
  const samePriority = asked === undefined || asked === shown;
  return samePriority && (noBatch === undefined || (record.noBatch ?? noBatch) === noBatch);
}

async function sendNew(request: SubmitSettings, sending: Sending): Promise<SubmissionEnd> {
  const { service, log, signal, target, stale, reached } = sending;
  if (signal.aborted) throw new AbortedError();
  reached("sent");
  try {
    await service.submit(target, request).send();
  } catch (error) {
    return reconcile(error, sending);
  }
  reached("accepted");
  const record = await newRecord(sending, LAG_MS);
  if (record !== undefined) return enforceHead(record, sending);
  log.warning(
    `The service accepted #${target.number}, but its record does not show the new attempt yet; submitted-at stays empty.`,
  );
  return { submission: "submitted", record, stale };
}

/** How long the record of a new attempt may take to show where it is not certain that there is one, in milliseconds. */
const SETTLES_WITHIN_MS = 5000;

/** After an unclear answer the record decides whether the submission took place. */
async function reconcile(error: unknown, sending: Sending): Promise<SubmissionEnd> {
  const { service, log, target, stale, reached } = sending;
  const [refused, conflict] = [isRefused(error), isConflict(error)];
  if (!refused && !isAmbiguous(error)) {
    const what = `pull request #${target.number} of the queue for ${queueName(target)}`;
    throw notFoundError(error, what, OF_A_PULL_REQUEST);
  }
  if (conflict) reached("by-another");
  const record =
    refused && !conflict ? await recordAfterwards(service, target) : await newRecord(sending, SETTLES_WITHIN_MS);
  if (record === undefined) {
    // The service has just said that it is queued; which record shows it is left open.
    if (conflict) return { submission: "already-queued", record, stale };
    throw error;
  }
  if (isMerged(record)) return { submission: "already-merged", record, stale };
  // Somebody else submitted it between our read and our write: theirs is left alone.
  if (conflict)
    return { submission: hasOtherHead(record, target.guardedHead) ? "head-changed" : "already-queued", record };
  if (refused) throw error;
  log.info("The service gave no clear answer, but its record shows the submission.");
  return enforceHead(record, sending);
}

/** The first record that is not the one from before, or undefined when none shows in time. @throws AbortedError */
async function newRecord({ service, clock, signal, target, stale }: Sending, withinMs: number): Promise<FoundRecord> {
  return retry(
    async (leftMs) => {
      // A read that fails says nothing of the write, which must not be reported as failed for it.
      const record = await decidingRecord(service, target, leftMs);
      return record !== undefined && isNew(record, stale) ? record : undefined;
    },
    { clock, signal, deadline: clock.now() + withinMs, first: 250, factor: 2, longest: 2000 },
  );
}

function isNew(record: PullRequestRecord, stale: AttemptMark | undefined): boolean {
  return !hasEnded(record) || isMerged(record) || !hasMark(record, stale);
}

/** Our own submission of a head that nobody meant is taken back. */
async function enforceHead(record: PullRequestRecord, sending: Sending): Promise<SubmissionEnd> {
  const { service, target, stale, reached } = sending;
  const end = { submission: "submitted", record, submittedAt: record.stateChangedAt, stale } as const;
  if (isMerged(record) || !hasOtherHead(record, target.guardedHead)) return end;
  if (hasEnded(record)) return { ...end, submission: "head-changed" };
  reached("accepted", record);
  const { record: after = record } = await cancelPullRequest(service, target).catch((error: unknown) => {
    const head = shortName(record.prSha);
    const advice = `#${target.number} was submitted with the head ${head}, which is not the one that this run is for, and could not be taken out again. Cancel it.`;
    throw withMore(error, { details: [advice] });
  });
  return { ...end, submission: isMerged(after) ? "submitted" : "head-changed", record: after };
}

async function abandon(
  error: unknown,
  attempt: SentAttempt,
  takeOut: boolean,
  target: PullRequestTarget,
  context: Dependencies,
): Promise<unknown> {
  const { submitted, seen } = attempt;
  // It is being taken back already.
  if (seen !== undefined && !takeOut) return error;
  const subject = `#${target.number}`;
  const left = {
    sent: `${subject} may be in the queue now. Look with status, or take it out with cancel.`,
    accepted: `${subject} is in the queue: the service had accepted the submission. Take it out with cancel if it shall not merge.`,
    "by-another": `${subject} was in the queue already, and was left there.`,
  };
  return new Failure("aborted", `The run was told to stop while it submitted ${subject}.`, {
    details: [takeOut ? await cancelAbandoned(attempt, target, context) : left[submitted]],
    // What is certain of the submission, for a later step.
    outputs: {
      "pr-number": target.number,
      ...(submitted === "accepted" ? { submission: "submitted" } : {}),
      ...(seen && { state: seen.state, "pr-sha": seen.prSha, "submitted-at": seen.stateChangedAt }),
    },
    cause: error,
  });
}

/** Whether the step was told to stop, so that what became of a request is open. */
function isStopped(error: unknown, { signal }: Dependencies): boolean {
  return signal.aborted && (error instanceof AbortedError || isAmbiguous(error));
}

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === "rejected";
}

function isConflict(error: unknown): boolean {
  return isRefused(error) && error.facts.status === 409;
}
