import { toInputError } from "../errors.js";
import type { EndTime } from "../inputs/parsers.js";
import type { Context, OperationResult } from "../operation.js";
import { determineServiceTime } from "../service/present.js";
import type { QueueTarget } from "../target/target.js";
import { formatTime } from "../text/format.js";
import { type FreezeContext, listFreezeRecords, writeFreezeRecord } from "./freeze-issues.js";
import { readQueue } from "./read.js";
import { changeQueueState } from "./state.js";
import type { WriteContext } from "./write.js";

/** Pauses a queue and records the end. If a person paused the queue before, sets no end, so that the pause stays. */
export async function pauseUntil(
  { reason, until }: { readonly reason: string | undefined; readonly until: EndTime },
  target: QueueTarget,
  context: WriteContext & FreezeContext & Pick<Context, "dryRun">,
): Promise<OperationResult<"paused" | "unchanged", "previous-state" | "paused-until">> {
  const { state } = await readQueue(context.service, target);
  const { ms: nowMs } = determineServiceTime(context.service, context.clock, []);
  const endMs = until.isFromNow ? nowMs + until.ms : until.ms;
  if (endMs <= nowMs)
    throw toInputError("pause-until", `must be in the future; the present time is ${formatTime(nowMs)}.`);
  const [record] = await listFreezeRecords(target, context);
  const hasEnd = state !== "paused" || record !== undefined;
  // The record comes first: after a failure of the pause, the next run of apply-queue closes the issue.
  if (hasEnd && !context.dryRun) await writeFreezeRecord(target, { untilMs: endMs, endMs, reason }, context, record);
  const afterwards = `The next run of apply-queue after ${formatTime(endMs)} resumes the queue.`;
  const paused = await changeQueueState({ state: "paused", done: "paused", reason, afterwards }, target, context);
  const end = hasEnd
    ? `The pause ends at ${formatTime(endMs)}.`
    : "The queue was paused without an end, so the step sets no end. To set an end, resume the queue first.";
  return {
    ...paused,
    details: [...(paused.details ?? []), end],
    outputs: { ...paused.outputs, "paused-until": hasEnd ? new Date(endMs).toISOString() : undefined },
  };
}
