import { OperationError, sendChangeWithAbortHint } from "../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../operation.js";
import { READ_AFTER_WRITE_LAG_MS, retryUntilDeadline } from "../polling.js";
import { formatQueueName } from "../queue/read.js";
import { isErrorWithUncertainWriteEffect, isNotQueuedError } from "../service/errors.js";
import {
  isAttemptFinished,
  isMerged,
  isOutdatedRecord,
  type OptionalPullRequestRecord,
} from "../service/record-state.js";
import type { QueueService } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { formatState } from "../text/format.js";
import { checkUserPermission, type PermissionInputValues } from "./permission.js";
import { explainWrongTargetBranch } from "./readiness.js";
import {
  createResultMessageAndOutputs,
  readRecordAfterUncertainWrite,
  readRecordAfterWrite,
  readRecordOrQueue,
} from "./record.js";

type Cancellation = "cancelled" | "not-queued" | "already-merged";

interface CancelEnd {
  readonly cancellation: Cancellation;
  readonly record: OptionalPullRequestRecord;
}

export async function runCancelOperation(
  values: PermissionInputValues,
  target: PullRequestTarget,
  context: OperationContext,
): Promise<OperationResult<Cancellation | "not-permitted", "state">> {
  const refused = await checkUserPermission(values, target, context);
  if (refused !== undefined) return refused;
  const { record: known, elsewhere } = await readRecordOrQueue(context.service, target);
  const nothing = nothingToCancel(known);
  if (context.dryRun) {
    return nothing === undefined
      ? createDryRunResult(`#${target.number} would be removed from the queue.`, context.service.cancel(target))
      : createDryRunResult(`The step would send nothing: ${describeCancellation(nothing.cancellation, target)}`);
  }
  const { cancellation, record } = nothing ?? (await cancelPullRequest(target, known, context));
  const details = explainWrongTargetBranch(elsewhere, context);
  return {
    result: cancellation,
    details,
    ...createResultMessageAndOutputs(describeCancellation(cancellation, target), target, record),
  };
}

/**
 * Cancels a pull request. Repeats the request while the service replies that the pull request is not in the queue, but
 * the record shows it in the queue. @throws OperationError if this contradiction does not end within 15 seconds
 */
export async function cancelPullRequest(
  target: PullRequestTarget,
  known: OptionalPullRequestRecord,
  { service, clock, signal }: Pick<OperationContext, "service" | "clock" | "signal">,
): Promise<CancelEnd> {
  let state = known?.state;
  const cancelOnce = async (): Promise<CancelEnd | undefined> => {
    const attempt = await sendCancel(service, target, known);
    if (attempt.cancellation !== "denied") return attempt;
    state = attempt.record?.state;
    return undefined;
  };
  const deadline = clock.now() + READ_AFTER_WRITE_LAG_MS;
  const end = await retryUntilDeadline(cancelOnce, { clock, signal, deadline, first: 500, factor: 2 });
  if (end !== undefined) return end;
  throw new OperationError(
    "rejected",
    `The service did not cancel #${target.number} and replied that the pull request is not in the queue. But the record of the pull request shows it in the queue. Its state is "${formatState(state)}".`,
    { outputs: { state } },
  );
}

interface DeniedCancel {
  readonly cancellation: "denied";
  readonly record: OptionalPullRequestRecord;
}

/** Sends a cancel request. If the reply is an error, reads the record again to decide the result. */
async function sendCancel(
  service: QueueService,
  target: PullRequestTarget,
  known: OptionalPullRequestRecord,
): Promise<CancelEnd | DeniedCancel> {
  const doubt = `#${target.number} may have been removed from the queue; check its status`;
  try {
    await sendChangeWithAbortHint(doubt, () => service.cancel(target).send());
  } catch (error) {
    if (isNotQueuedError(error)) {
      const { record } = await readRecordOrQueue(service, target);
      return nothingToCancel(record) ?? { cancellation: "denied", record };
    }
    const record = isErrorWithUncertainWriteEffect(error)
      ? await sendChangeWithAbortHint(doubt, () => readRecordAfterUncertainWrite(service, target))
      : undefined;
    const end = record === undefined || isOutdatedRecord(record, known) ? undefined : nothingToCancel(record);
    if (end === undefined) throw error;
    return end.cancellation === "not-queued" ? { ...end, cancellation: "cancelled" } : end;
  }
  const record = await readRecordAfterWrite(service, target);
  return { cancellation: isMerged(record) ? "already-merged" : "cancelled", record };
}

function nothingToCancel(record: OptionalPullRequestRecord): CancelEnd | undefined {
  if (record === undefined) return { cancellation: "not-queued", record };
  if (isMerged(record)) return { cancellation: "already-merged", record };
  return isAttemptFinished(record) ? { cancellation: "not-queued", record } : undefined;
}

function describeCancellation(cancellation: Cancellation, target: PullRequestTarget): string {
  const subject = `#${target.number}`;
  const messages: Readonly<Record<Cancellation, string>> = {
    cancelled: `${subject} was removed from the merge queue for ${formatQueueName(target)}.`,
    "not-queued": `${subject} is not in the merge queue for ${formatQueueName(target)}.`,
    "already-merged": `${subject} is already merged.`,
  };
  return messages[cancellation];
}
