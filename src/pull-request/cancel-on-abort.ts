import { AbortedError, getErrorMessage } from "../errors.js";
import type { OperationContext } from "../operation.js";
import {
  ApiError,
  ignoreUnsupportedRequestError,
  isErrorWithUncertainWriteEffect,
  isNotQueuedError,
  isTransientError,
} from "../service/errors.js";
import {
  type EarlierAttemptCriteria,
  findTerminalState,
  isAttemptFinished,
  isFromEarlierAttempt,
  isOutdatedRecord,
  type OptionalPullRequestRecord,
} from "../service/record-state.js";
import type { CallOptions, PullRequestRecord, ServiceRequest } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { isSameCommit } from "../text/format.js";
import { isSameAttempt } from "./head-guard.js";
import { findRecord } from "./record.js";

export interface AbandonedAttempt extends EarlierAttemptCriteria {
  /**
   * Effect of this step's submission. `accepted`: the service confirmed it. `sent`: the reply is missing or unclear.
   */
  readonly submitted: "accepted" | "sent" | "by-another" | "no";
  readonly seen?: OptionalPullRequestRecord;
}

/** Maximum milliseconds for the whole cancellation. The runner kills the step ten seconds after the signal. */
const ABORT_MS = 5000;
const LAST_READ_MS = 500;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 1000;

type Observation =
  /**
   * `other`: the queue has another attempt or another head. `undecided`: the service does not show if the attempt is
   * another one. `not-shown`: the service shows no record of this attempt.
   */
  | { readonly kind: "merged" | "failed" | "ended" | "other" | "undecided" | "not-shown" }
  | { readonly kind: "ours"; readonly record: PullRequestRecord }
  | { readonly kind: "unreadable"; readonly error: unknown };

interface Cancels {
  accepted: boolean;
  /**
   * Error of the first cancel request that may have reached the service. If none reached the service, the error of the
   * last cancel request.
   */
  error?: ApiError;
}

/** Cancels only the given attempt. Returns a sentence about the result after at most five seconds. */
export async function cancelAbandonedAttempt(
  attempt: AbandonedAttempt,
  target: PullRequestTarget,
  { service, clock }: Pick<OperationContext, "service" | "clock">,
): Promise<string> {
  const deadline = clock.now() + ABORT_MS;
  const signal = AbortSignal.timeout(ABORT_MS);
  const shareOfTime = (parts: number): CallOptions => ({
    signal,
    withinMs: Math.max(1, deadline - clock.now()) / parts,
  });
  const cancels: Cancels = { accepted: false };
  // This step made only one attempt. If the record shows a later attempt, another run submitted it, so this step does
  // not cancel it.
  let shown = attempt;
  const observe = async (options: CallOptions): Promise<Observation> => {
    try {
      const found = classify(await findRecord(service, target, options), shown, target);
      if (found.kind !== "ours") return found;
      // A new submission has the same id, so only the history shows if another run submitted the pull request again.
      const { seen = found.record } = shown;
      const isSame = await ignoreUnsupportedRequestError(
        isSameAttempt(found.record, seen, target, service, shareOfTime(2)),
      );
      if (isSame !== true) return { kind: isSame === false ? "other" : "undecided" };
      shown = { ...attempt, seen: found.record };
      return found;
    } catch (error) {
      return { kind: "unreadable", error };
    }
  };
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)) {
    const unverified = isOwn(attempt.submitted) && !cancels.accepted;
    let latest = await observe(shareOfTime(unverified ? 2 : 1));
    let end = conclude(latest, attempt, cancels);
    if (end === undefined && (latest.kind === "ours" || (unverified && mayBeQueued(latest, shown)))) {
      const refusal = await sendCancel(service.cancel(target), shareOfTime(2), cancels);
      if (refusal !== undefined && !cancels.accepted) return couldNot(refusal);
      if (cancels.accepted) latest = await observe(shareOfTime(1));
      end = conclude(latest, attempt, cancels);
    }
    if (end !== undefined) return end;
    const roomMs = deadline - LAST_READ_MS - clock.now();
    if (roomMs <= 0) return onDeadline(latest, attempt, cancels);
    try {
      await clock.sleep(Math.min(pauseMs, roomMs), signal);
    } catch {
      return onDeadline(latest, attempt, cancels);
    }
  }
}

function classify(
  record: OptionalPullRequestRecord,
  attempt: AbandonedAttempt,
  target: PullRequestTarget,
): Observation {
  if (record === undefined) return { kind: "not-shown" };
  const terminal = findTerminalState(record);
  if (terminal === "merged") return { kind: "merged" };
  if (isAttemptFinished(record)) {
    if (isFromEarlierAttempt(record, attempt) || isOutdatedRecord(record, attempt.seen)) return { kind: "not-shown" };
    return { kind: terminal === "failed" ? "failed" : "ended" };
  }
  return isOurs(record, attempt, target) ? { kind: "ours", record } : { kind: "other" };
}

function isOurs(record: PullRequestRecord, { seen, submitted }: AbandonedAttempt, { guardedHead }: PullRequestTarget) {
  if (seen !== undefined) return seen.id === record.id && isSameCommit(seen.prSha, record.prSha);
  // The pull request was not in the queue before this step, so this step made the attempt in the queue, at any head.
  if (submitted === "accepted") return true;
  return guardedHead === undefined ? submitted !== "no" : isSameCommit(guardedHead, record.prSha);
}

function isOwn(submitted: AbandonedAttempt["submitted"]): boolean {
  return submitted === "accepted" || submitted === "sent";
}

/** True when the attempt may be in the queue although the service does not show it. */
function mayBeQueued({ kind }: Observation, { seen }: AbandonedAttempt): boolean {
  // If a read fails after this step has seen the attempt, a newer attempt may have replaced it, so the step sends no
  // cancel.
  return kind === "not-shown" || (kind === "unreadable" && seen === undefined);
}

/** Returns a sentence about the result; undefined if the loop must continue. */
function conclude(
  observation: Observation,
  { submitted, seen, since, stale }: AbandonedAttempt,
  { accepted, error }: Cancels,
): string | undefined {
  const sent = accepted || isErrorWithUncertainWriteEffect(error);
  switch (observation.kind) {
    case "merged":
      return sent
        ? "The pull request was merged before it could be removed from the queue."
        : "The pull request was merged in the meantime, so this step canceled nothing.";
    case "failed":
      return "The pull request failed in the queue and is no longer in the queue.";
    case "ended":
      return sent
        ? "The pull request was removed from the queue because this step was stopped."
        : "The pull request was no longer in the queue, so this step canceled nothing.";
    case "other":
      if (accepted)
        return "The service accepted the request to remove the pull request. The queue now has a newer attempt of the pull request, or a different head commit, which this step did not remove.";
      return sent
        ? "This step asked the service to remove the pull request. But the queue now has a newer attempt or a different head commit, so the pull request was not removed."
        : "The queue now has a newer attempt of the pull request, or a different head commit. So this step did not remove the pull request.";
    case "undecided":
      return `The state of the pull request has changed, and its history does not show if the queue still has the same attempt. So this step did not ${sent ? "repeat the request to remove" : "remove"} the pull request.`;
    case "not-shown":
      // If this step sent no submission and saw no attempt, no record can appear later.
      return submitted === "no" && (seen ?? since ?? stale) === undefined
        ? "The service does not show the pull request in the queue, so this step canceled nothing."
        : undefined;
    case "unreadable":
      return !isOwn(submitted) && observation.error instanceof ApiError && !observation.error.facts.transient
        ? couldNot(observation.error)
        : undefined;
    case "ours":
      return undefined;
  }
}

function couldNot(error: unknown): string {
  return `The pull request could not be removed from the queue: ${getErrorMessage(error)}`;
}

/** Sends a cancel request and stores its result. Returns an error only if a retry cannot succeed. */
async function sendCancel(request: ServiceRequest, options: CallOptions, cancels: Cancels): Promise<unknown> {
  try {
    await request.send(options);
    cancels.accepted = true;
  } catch (error) {
    if (error instanceof AbortedError) return undefined;
    if (!isNotQueuedError(error) && !isErrorWithUncertainWriteEffect(error) && !isTransientError(error)) return error;
    if (!isErrorWithUncertainWriteEffect(cancels.error)) cancels.error = error;
  }
  return undefined;
}

const ADVICE =
  'The pull request may still be in the queue. Check its state with the operation "status", or remove it with the operation "cancel".';

function onDeadline(observation: Observation, { submitted }: AbandonedAttempt, { accepted, error }: Cancels): string {
  const unseen =
    observation.kind === "unreadable"
      ? "the record could not be read afterwards"
      : "the record of the pull request does not show the removal yet";
  if (accepted) return `The service accepted the request to remove the pull request, but ${unseen}. ${ADVICE}`;
  if (error !== undefined)
    return `${SUBMITTED[submitted]}The service did not confirm the removal of the pull request (${getErrorMessage(error)}), and ${unseen}. ${ADVICE}`;
  if (observation.kind === "unreadable" && observation.error instanceof ApiError && observation.error.facts.status)
    return `The state of the pull request could not be read (${getErrorMessage(observation.error)}). ${ADVICE}`;
  return observation.kind === "not-shown"
    ? `The service did not show the pull request in the queue within five seconds, so this step canceled nothing. ${ADVICE}`
    : "The service did not answer within five seconds, so the pull request may still be in the queue.";
}

const SUBMITTED = {
  accepted: "The service had accepted the submission. ",
  sent: "The submission may not have arrived. ",
  "by-another": "",
  no: "",
} as const;
