import { withUncertainEffect } from "../errors.js";
import { type Context, type OperationResult, toPlannedResult } from "../operation.js";
import { formatQueueName } from "../queue/read.js";
import { isAmbiguous, isNotQueued } from "../service/errors.js";
import { type FoundRecord, hasEnded, isMerged, isOutdated } from "../service/record-state.js";
import type { QueueService } from "../service/service.js";
import type { PullRequestTarget } from "../target/target.js";
import { checkPermission, type PermissionValues } from "./permission.js";
import { explainOtherQueue } from "./readiness.js";
import { describeChange, readDecidingRecord, readRecord, readRecordAfterWrite } from "./record.js";

type Cancellation = "cancelled" | "not-queued" | "already-merged";

interface CancelEnd {
  readonly cancellation: Cancellation;
  readonly record: FoundRecord;
}

export async function cancel(
  values: PermissionValues,
  target: PullRequestTarget,
  context: Context,
): Promise<OperationResult<Cancellation | "not-permitted", "state">> {
  const refused = await checkPermission(values, target, context);
  if (refused !== undefined) return refused;
  const { record: known, elsewhere } = await readRecord(context.service, target);
  const nothing = nothingToCancel(known);
  if (context.dryRun) {
    return nothing === undefined
      ? toPlannedResult(`#${target.number} would be removed from the queue.`, context.service.cancel(target))
      : toPlannedResult(`The step would send nothing: ${describeCancellation(nothing.cancellation, target)}`);
  }
  const { cancellation, record } = nothing ?? (await cancelPullRequest(context.service, target, known));
  const details = explainOtherQueue(elsewhere, context);
  return {
    result: cancellation,
    details,
    ...describeChange(describeCancellation(cancellation, target), target, record),
  };
}

/** Cancels a pull request. If the reply is unclear, a new read of the record decides the result. */
export async function cancelPullRequest(
  service: QueueService,
  target: PullRequestTarget,
  known: FoundRecord,
): Promise<CancelEnd> {
  const doubt = `#${target.number} may have been removed from the queue; check its status`;
  try {
    await withUncertainEffect(doubt, () => service.cancel(target).send());
  } catch (error) {
    if (isNotQueued(error)) {
      const { record } = await readRecord(service, target);
      return nothingToCancel(record) ?? { cancellation: "not-queued", record };
    }
    const record = isAmbiguous(error)
      ? await withUncertainEffect(doubt, () => readDecidingRecord(service, target))
      : undefined;
    const end = record === undefined || isOutdated(record, known) ? undefined : nothingToCancel(record);
    if (end === undefined) throw error;
    return end.cancellation === "not-queued" ? { ...end, cancellation: "cancelled" } : end;
  }
  return { cancellation: "cancelled", record: await readRecordAfterWrite(service, target) };
}

function nothingToCancel(record: FoundRecord): CancelEnd | undefined {
  if (record === undefined) return { cancellation: "not-queued", record };
  if (isMerged(record)) return { cancellation: "already-merged", record };
  return hasEnded(record) ? { cancellation: "not-queued", record } : undefined;
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
