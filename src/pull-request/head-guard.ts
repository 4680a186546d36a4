// A submission is for one commit. docs/operations/submit.md explains the head guard.
import { addErrorDetails } from "../errors.js";
import type { OperationContext } from "../operation.js";
import { ignoreReadError } from "../service/errors.js";
import {
  findTerminalState,
  hasChangedHead,
  isAttemptFinished,
  isMerged,
  isOutdatedRecord,
  isRecordOfAttempt,
  type OptionalPullRequestRecord,
} from "../service/record-state.js";
import type { CallOptions, PullRequestRecord, QueueService } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { isEarlierTime, isSameCommit, shortenName } from "../text/format.js";
import { cancelPullRequest } from "./cancel.js";

export function compareHeadCommits(record: OptionalPullRequestRecord, guardedHead: PullRequestTarget["guardedHead"]) {
  if (record === undefined || guardedHead === undefined) return "unknown";
  return hasChangedHead(record, guardedHead) ? "false" : "true";
}

/** Logs why `head-verified` is unknown, if the run names no commit. */
export function logUnverifiedHeadReason(
  { guardedHead }: PullRequestTarget,
  { log, nameInput }: Pick<OperationContext, "log" | "nameInput">,
) {
  if (guardedHead !== undefined) return;
  log.info(
    `The output head-verified is unknown, because this run names no commit. To name a commit, set ${nameInput("head-sha")}.`,
  );
}

/** Returns a warning if the queue merged a commit that is not the commit of the run. */
export function describeMergedHeadMismatch(
  record: OptionalPullRequestRecord,
  { number, guardedHead }: PullRequestTarget,
): string | undefined {
  if (record === undefined || !isMerged(record) || !hasChangedHead(record, guardedHead)) return undefined;
  return `#${number} was merged with the head commit ${shortenName(record.prSha)}, but this run is for the commit ${guardedHead ?? "none"}. Review the merged commit before you deploy it.`;
}

const HISTORY_MS = 5000;

/**
 * Finds out if two records belong to the same attempt: no attempt ended with or after the earlier record. Returns
 * undefined if the history is empty. @throws ApiError if the history cannot be read
 */
export async function isSameAttempt(
  record: PullRequestRecord,
  earlier: PullRequestRecord,
  target: PullRequestTarget,
  service: QueueService,
  options: CallOptions,
): Promise<boolean | undefined> {
  if (earlier.id !== record.id) return false;
  if (isRecordOfAttempt(record, earlier)) return true;
  if (isAttemptFinished(earlier)) return false;
  const timeline = (await service.readHistory(target, options)).timeline ?? [];
  if (timeline.length === 0) return undefined;
  const ends = timeline.filter(({ state }) => findTerminalState({ state }) !== undefined);
  return !ends.some(({ timestamp }) => isEarlierTime(earlier.stateChangedAt, timestamp ?? ""));
}

/**
 * True when two records with different heads may belong to the same attempt, because a push changes the head in a
 * record.
 */
export async function isSameAttemptAfterPush(
  record: PullRequestRecord,
  earlier: PullRequestRecord,
  target: PullRequestTarget,
  service: QueueService,
): Promise<boolean> {
  const isSame = isSameAttempt(record, earlier, target, service, { withinMs: HISTORY_MS });
  return (await ignoreReadError(isSame)) ?? true;
}

type Dependencies = Pick<OperationContext, "service" | "clock" | "signal">;

/**
 * Cancels the submission of this step, because the queue shows another head. Returns the new record if it shows a merge
 * or the outcome of this attempt; otherwise returns the given record. @throws OperationError with the outputs of the
 * record
 */
export async function cancelSubmissionOnHeadMismatch(
  record: PullRequestRecord,
  target: PullRequestTarget,
  context: Dependencies,
): Promise<PullRequestRecord> {
  const { record: after } = await cancelPullRequest(target, record, context).catch((error: unknown) => {
    throw addErrorDetails(error, { details: [uncanceled(record, target)], outputs: outputsOf(record) });
  });
  if (after === undefined || isOutdatedRecord(after, record)) return record;
  return isMerged(after) || (isAttemptFinished(after) && isSameCommit(after.prSha, record.prSha)) ? after : record;
}

function uncanceled({ prSha }: PullRequestRecord, { number }: PullRequestTarget): string {
  return `The queue has #${number} with the head commit ${shortenName(prSha)}, which is not the commit of this run. This step submitted the pull request and could not cancel the submission.`;
}

function outputsOf({ state, prSha }: PullRequestRecord) {
  return { state, "pr-sha": prSha, "head-verified": "false" };
}
