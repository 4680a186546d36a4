import { AbortedError, addErrorDetails, OperationError, sendChangeWithAbortHint } from "../errors.js";
import type { OperationContext } from "../operation.js";
import { READ_AFTER_WRITE_LAG_MS, retryUntilDeadline } from "../polling.js";
import { addAdviceToNotFoundError, formatQueueName, PULL_REQUEST_INPUT_NAMES } from "../queue/read.js";
import { ApiError, isErrorWithUncertainWriteEffect, isNotQueuedError } from "../service/errors.js";
import {
  type AttemptKey,
  hasChangedHead,
  isAttemptFinished,
  isFromEarlierAttempt,
  isMerged,
  type OptionalPullRequestRecord,
} from "../service/record-state.js";
import type { PullRequestRecord, SubmissionSettings } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { TIME_UNIT_MS } from "../text/format.js";
import { type AbandonedAttempt, cancelAbandonedAttempt } from "./cancel-on-abort.js";
import type { SubmissionResultName } from "./fields.js";
import { cancelSubmissionOnHeadMismatch, isSameAttemptAfterPush } from "./head-guard.js";
import { readRecordAfterUncertainWrite, readRecordAfterWrite } from "./record.js";

export interface SubmissionOptions {
  readonly priority: number | string | undefined;
  readonly noBatch: boolean;
  readonly update: boolean;
  readonly resubmit: boolean;
}

export type SubmissionDecision =
  | { readonly kind: "send"; readonly request: SubmissionSettings; readonly stale: AttemptKey | undefined }
  | { readonly kind: "update"; readonly request: SubmissionSettings; readonly record: PullRequestRecord }
  | ({ readonly kind: "leave" } & Pick<SubmissionResult, "submission" | "record" | "isUnchanged">);

export interface SubmissionResult {
  readonly submission: SubmissionResultName;
  readonly record: OptionalPullRequestRecord;
  readonly submittedAt?: string;
  readonly stale?: AttemptKey | undefined;
  readonly isCanceled?: boolean;
  /** True when an update was not sent, because the record shows its priority and batching already. */
  readonly isUnchanged?: boolean;
}

type Dependencies = Pick<OperationContext, "service" | "log" | "clock" | "signal">;

type SentAttempt = AbandonedAttempt & { readonly submitted: Exclude<AbandonedAttempt["submitted"], "no"> };

interface Sending extends Dependencies {
  readonly target: PullRequestTarget;
  readonly stale: AttemptKey | undefined;
  readonly lagMs: number;
  /** Stores the progress of the submission. After an abort, the step uses it to cancel or report the attempt. */
  readonly onProgress: (submitted: SentAttempt["submitted"], seen?: PullRequestRecord) => void;
}

export function decideSubmission(
  target: PullRequestTarget,
  record: OptionalPullRequestRecord,
  options: SubmissionOptions,
): SubmissionDecision {
  const { priority, noBatch, update, resubmit } = options;
  const request = { priority, noBatch: noBatch ? true : undefined };
  // A submission uses the head on the Git host. If this head is not the commit of the run, the step sends nothing.
  const hasOtherHead = target.headSha === undefined && target.guardedHead !== undefined;
  const send: SubmissionDecision = hasOtherHead
    ? { kind: "leave", submission: "head-changed", record }
    : { kind: "send", request, stale: record };
  if (record === undefined) return send;
  if (isMerged(record)) return { kind: "leave", submission: "already-merged", record };
  if (isAttemptFinished(record)) {
    return resubmit ? send : { kind: "leave", submission: "not-resubmitted", record };
  }
  if (hasChangedHead(record, target.guardedHead)) return { kind: "leave", submission: "head-changed", record };
  if (!update) return { kind: "leave", submission: "already-queued", record };
  if (isUpdateRedundant(options, record)) return { kind: "leave", submission: "updated", record, isUnchanged: true };
  // An update replaces the priority and the batching, so a setting without an input must repeat its present value.
  const kept = priority ?? record.priorityValue ?? record.priorityName ?? undefined;
  return { kind: "update", request: { priority: kept, noBatch: noBatch || record.noBatch === true }, record };
}

/**
 * Maximum milliseconds until a record shows the submission. A step without a wait reads this record to compare the
 * head.
 */
const HEAD_LAG_MS = TIME_UNIT_MS.m;

/**
 * Sends the request of the decision: a submission or an update. Cancels the submission if the queue has another head.
 * After an abort, cancels the attempt or reports that it may be in the queue.
 */
export async function applySubmissionDecision(
  decision: SubmissionDecision,
  { cancelOnAbort, wait }: { readonly cancelOnAbort: boolean; readonly wait: boolean },
  target: PullRequestTarget,
  context: Dependencies,
): Promise<SubmissionResult> {
  const cancels = wait && cancelOnAbort;
  if (decision.kind === "leave") return decision;
  if (decision.kind === "update") {
    const doubt = `priority and batching of #${target.number} may have been changed; check its status`;
    return sendChangeWithAbortHint(doubt, () => sendUpdate(decision, target, context)).catch(async (error: unknown) => {
      if (!cancels || !isStopped(error, context)) throw error;
      const attempt = { submitted: "no", seen: decision.record } as const;
      throw addErrorDetails(error, { details: [await cancelAbandonedAttempt(attempt, target, context)] });
    });
  }
  let attempt: SentAttempt | undefined;
  const onProgress: Sending["onProgress"] = (submitted, seen) => {
    attempt = { submitted, seen, stale: decision.stale };
  };
  const lagMs = wait || target.guardedHead === undefined ? READ_AFTER_WRITE_LAG_MS : HEAD_LAG_MS;
  return sendNew(decision.request, { ...context, target, stale: decision.stale, lagMs, onProgress }).catch(
    async (error: unknown) => {
      throw attempt !== undefined && isStopped(error, context)
        ? await abortError(error, attempt, cancels, target, context)
        : error;
    },
  );
}

async function sendUpdate(
  { request, record: before }: Extract<SubmissionDecision, { readonly kind: "update" }>,
  target: PullRequestTarget,
  context: Dependencies,
): Promise<SubmissionResult> {
  const { service, log } = context;
  try {
    await service.update(target, request).send();
  } catch (error) {
    if (!isRefused(error) && !isErrorWithUncertainWriteEffect(error)) {
      const what = `pull request #${target.number} in the queue for ${formatQueueName(target)}`;
      throw addAdviceToNotFoundError(error, what, PULL_REQUEST_INPUT_NAMES);
    }
    const record = await readRecordAfterUncertainWrite(service, target);
    if (isMerged(record)) return { submission: "already-merged", record };
    if (isConflict(error) && !isNotQueuedError(error)) {
      log.warning(
        "The service rejects changes to a pull request that is already in the queue, so its priority and batching did not change.",
      );
      return { submission: hasChangedHead(record, target.guardedHead) ? "head-changed" : "already-queued", record };
    }
    if (isRefused(error) || record === undefined || !hasRequestedPriorityAndBatching(request, record)) throw error;
    log.info(
      "The reply of the service does not show whether the update succeeded, but the record of the pull request shows the new values.",
    );
    return enforceUpdated(record);
  }
  return enforceUpdated(await readRecordAfterWrite(service, target));

  /**
   * Compares the head after the update. If a push removed the pull request from the queue before the update, the update
   * submitted the pushed head.
   */
  async function enforceUpdated(record: OptionalPullRequestRecord): Promise<SubmissionResult> {
    if (isMerged(record)) return { submission: "already-merged", record };
    const end = { submission: "updated", record } as const;
    if (record === undefined || !hasChangedHead(record, target.guardedHead)) return end;
    return enforceHead(end, !(await isSameAttemptAfterPush(record, before, target, service)), target, context);
  }
}

/** True when a record shows the requested settings. A setting that the record lacks counts as equal. */
export function hasRequestedPriorityAndBatching(
  { priority, noBatch }: SubmissionSettings,
  record: PullRequestRecord,
): boolean {
  const shown = typeof priority === "number" ? record.priorityValue : record.priorityName?.toLowerCase();
  const asked = typeof priority === "number" ? priority : priority?.toLowerCase();
  const samePriority = asked === undefined || asked === shown;
  return samePriority && (noBatch === undefined || (record.noBatch ?? noBatch) === noBatch);
}

/** True when an update with these inputs would change nothing. Without `no-batch`, it does not change the batching. */
export function isUpdateRedundant(
  { priority, noBatch }: Pick<SubmissionOptions, "priority" | "noBatch">,
  record: PullRequestRecord,
): boolean {
  return hasRequestedPriorityAndBatching({ priority }, record) && (!noBatch || record.noBatch === true);
}

async function sendNew(request: SubmissionSettings, sending: Sending): Promise<SubmissionResult> {
  const { service, signal, target, stale, lagMs, onProgress } = sending;
  if (signal.aborted) throw new AbortedError();
  onProgress("sent");
  try {
    await service.submit(target, request).send();
  } catch (error) {
    return reconcile(error, sending);
  }
  onProgress("accepted");
  const record = await newRecord(sending, lagMs);
  return record === undefined ? { submission: "submitted", record, stale } : seeOwn(record, sending);
}

/** Milliseconds to wait for a record of an attempt after an unclear reply. */
const SETTLES_WITHIN_MS = 5000;

async function reconcile(error: unknown, sending: Sending): Promise<SubmissionResult> {
  const { service, log, target, stale, lagMs, onProgress } = sending;
  const [refused, conflict] = [isRefused(error), isConflict(error)];
  if (!refused && !isErrorWithUncertainWriteEffect(error)) {
    const what = `pull request #${target.number} of the queue for ${formatQueueName(target)}`;
    throw addAdviceToNotFoundError(error, what, PULL_REQUEST_INPUT_NAMES);
  }
  if (conflict) onProgress("by-another");
  const record =
    refused && !conflict
      ? await readRecordAfterWrite(service, target)
      : await newRecord(sending, conflict ? lagMs : SETTLES_WITHIN_MS);
  if (record === undefined) {
    if (conflict) return { submission: "already-queued", record, stale };
    const { number, guardedHead } = target;
    const head = guardedHead === undefined ? "" : ", at its current head";
    const unseen = `#${number} may be in the queue${head}. The reply of the service does not show whether the submission succeeded, and the record shows no new attempt. Check its state with the operation "status", or cancel it.`;
    throw refused ? error : addErrorDetails(error, { details: [unseen] });
  }
  if (isMerged(record)) return { submission: "already-merged", record, stale };
  // The service answered that another run had already submitted the pull request.
  if (conflict)
    return {
      submission: hasChangedHead(record, target.guardedHead) ? "head-changed" : "already-queued",
      record,
      stale,
    };
  if (refused) throw error;
  log.info(
    "The reply of the service does not show whether the submission succeeded, but the record of the pull request shows the submission.",
  );
  return seeOwn(record, sending);
}

function seeOwn(record: PullRequestRecord, sending: Sending): Promise<SubmissionResult> {
  const { target, stale, onProgress } = sending;
  onProgress("accepted", record);
  const end = { submission: "submitted", record, submittedAt: record.stateChangedAt, stale } as const;
  return enforceHead(end, true, target, sending);
}

async function newRecord(
  { service, clock, signal, target, stale }: Sending,
  withinMs: number,
): Promise<OptionalPullRequestRecord> {
  return retryUntilDeadline(
    async (leftMs) => {
      const record = await readRecordAfterUncertainWrite(service, target, leftMs);
      return record === undefined || isFromEarlierAttempt(record, { stale }) ? undefined : record;
    },
    { clock, signal, deadline: clock.now() + withinMs, first: 250, factor: 2, longest: 2000 },
  );
}

/** Cancels the submission of this step if the queue has another head. Never cancels the submission of another run. */
async function enforceHead(
  end: SubmissionResult,
  isOwn: boolean,
  target: PullRequestTarget,
  context: Dependencies,
): Promise<SubmissionResult> {
  const { record, submission } = end;
  if (record === undefined || isMerged(record) || !hasChangedHead(record, target.guardedHead)) return end;
  if (isAttemptFinished(record) || !isOwn) return { ...end, submission: "head-changed" };
  const after = await cancelSubmissionOnHeadMismatch(record, target, context);
  return { ...end, submission: isMerged(after) ? submission : "head-changed", record: after, isCanceled: true };
}

async function abortError(
  error: unknown,
  attempt: SentAttempt,
  cancels: boolean,
  target: PullRequestTarget,
  context: Dependencies,
): Promise<unknown> {
  const { submitted, seen } = attempt;
  // The abort interrupted the request that cancels a submission with another head. The error already reports this.
  if (seen !== undefined && !cancels) return error;
  const subject = `#${target.number}`;
  const left = {
    sent: `${subject} may be in the queue now. Check its state with the operation "status", or remove it with the operation "cancel".`,
    accepted: `${subject} is in the queue, because the service had accepted the submission. If the pull request must not merge, remove it with the operation "cancel".`,
    "by-another": `${subject} was already in the queue, and this step left it in the queue.`,
  };
  return new OperationError("aborted", `The run was stopped while it submitted ${subject}.`, {
    details: [cancels ? await cancelAbandonedAttempt(attempt, target, context) : left[submitted]],
    outputs: {
      "pr-number": target.number,
      ...(submitted === "accepted" ? { submission: "submitted" } : {}),
      ...(seen && { state: seen.state, "pr-sha": seen.prSha, "submitted-at": seen.stateChangedAt }),
    },
    cause: error,
  });
}

function isStopped(error: unknown, { signal }: Dependencies): boolean {
  return signal.aborted && (error instanceof AbortedError || isErrorWithUncertainWriteEffect(error));
}

function isRefused(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === "rejected";
}

/**
 * True when the service rejects a submission because the pull request is already in the queue. API v1 sends no code.
 */
function isConflict(error: unknown): boolean {
  if (!isRefused(error) || error.facts.status !== 409) return false;
  return error.facts.code === undefined || error.facts.code === "PR_ALREADY_ENQUEUED";
}
