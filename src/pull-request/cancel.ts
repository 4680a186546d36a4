import { sendChangeWithAbortHint } from "../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../operation.js";
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
  const { cancellation, record } = nothing ?? (await cancelPullRequest(context.service, target, known));
  const details = explainWrongTargetBranch(elsewhere, context);
  return {
    result: cancellation,
    details,
    ...createResultMessageAndOutputs(describeCancellation(cancellation, target), target, record),
  };
}

/** Cancels a pull request. If the reply is unclear, a new read of the record decides the result. */
export async function cancelPullRequest(
  service: QueueService,
  target: PullRequestTarget,
  known: OptionalPullRequestRecord,
): Promise<CancelEnd> {
  const doubt = `#${target.number} may have been removed from the queue; check its status`;
  try {
    await sendChangeWithAbortHint(doubt, () => service.cancel(target).send());
  } catch (error) {
    if (isNotQueuedError(error)) {
      const { record } = await readRecordOrQueue(service, target);
      return nothingToCancel(record) ?? { cancellation: "not-queued", record };
    }
    const record = isErrorWithUncertainWriteEffect(error)
      ? await sendChangeWithAbortHint(doubt, () => readRecordAfterUncertainWrite(service, target))
      : undefined;
    const end = record === undefined || isOutdatedRecord(record, known) ? undefined : nothingToCancel(record);
    if (end === undefined) throw error;
    return end.cancellation === "not-queued" ? { ...end, cancellation: "cancelled" } : end;
  }
  return { cancellation: "cancelled", record: await readRecordAfterWrite(service, target) };
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
