import { toInputError } from "../errors.js";
import type { EndTime } from "../inputs/parsers.js";
import type { OperationContext, OperationResult } from "../operation.js";
import { ignoreReadError } from "../service/errors.js";
import { determineServiceTime } from "../service/present.js";
import type { QueueTarget } from "../target/target.js";
import { formatTime } from "../text/format.js";
import {
  CALENDAR_FREEZE_MARKER_TIME_MS,
  type FreezeContext,
  listFreezeRecords,
  writeFreezeRecord,
} from "./freeze-issues.js";
import { readQueue } from "./read.js";
import { changeQueueState } from "./state.js";
import type { QueueWriteContext } from "./write.js";

type PauseResult = OperationResult<"paused" | "unchanged", "previous-state" | "paused-until">;

/** Adds the end of the freeze to the result for a queue that was already paused. */
export async function addFreezeEndToPauseResult(
  paused: PauseResult,
  target: QueueTarget,
  context: FreezeContext,
): Promise<PauseResult> {
  // A missing permission to read issues is no error, because the step needs no issue.
  const [record] = (await ignoreReadError(listFreezeRecords(target, context))) ?? [];
  if (record === undefined) return paused;
  const { untilMs, issue } = record;
  const end =
    untilMs === CALENDAR_FREEZE_MARKER_TIME_MS ? "the end of the freeze in the calendar" : formatTime(untilMs);
  const sentence = `The queue is frozen. The next run of apply-queue after ${end} resumes the queue. To keep the queue paused, close issue #${issue.number}.`;
  return {
    ...paused,
    details: [...(paused.details ?? []), sentence],
    outputs: {
      ...paused.outputs,
      "paused-until": untilMs === CALENDAR_FREEZE_MARKER_TIME_MS ? undefined : new Date(untilMs).toISOString(),
    },
  };
}

/**
 * Pauses a queue until a time, and records this time in an issue. If a person paused the queue before, records no time,
 * so that the queue stays paused.
 */
export async function pauseQueueUntil(
  { reason, until }: { readonly reason: string | undefined; readonly until: EndTime },
  target: QueueTarget,
  context: QueueWriteContext & FreezeContext & Pick<OperationContext, "dryRun">,
): Promise<PauseResult> {
  const { state } = await readQueue(context.service, target);
  const { ms: nowMs } = determineServiceTime(context.service, context.clock, []);
  const endMs = until.isFromNow ? nowMs + until.ms : until.ms;
  if (endMs <= nowMs)
    throw toInputError("pause-until", `must be in the future; the present time is ${formatTime(nowMs)}.`);
  const [record] = await listFreezeRecords(target, context);
  const hasEnd = state !== "paused" || record !== undefined;
  // The issue is written before the pause. If the pause then fails, the next run of apply-queue closes the issue.
  if (hasEnd && !context.dryRun) await writeFreezeRecord(target, { untilMs: endMs, endMs, reason }, context, record);
  const afterwards = `The next run of apply-queue after ${formatTime(endMs)} resumes the queue.`;
  const paused = await changeQueueState({ state: "paused", done: "paused", reason, afterwards }, target, context);
  const end = hasEnd
    ? `The pause ends at ${formatTime(endMs)}.`
    : "The queue was already paused, and this pause has no end. The step does not change this pause. To set an end, resume the queue first.";
  return {
    ...paused,
    details: [...(paused.details ?? []), end],
    outputs: { ...paused.outputs, "paused-until": hasEnd ? new Date(endMs).toISOString() : undefined },
  };
}
