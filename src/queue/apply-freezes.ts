import type { OperationContext } from "../operation.js";
import { determineServiceTime } from "../service/present.js";
import type { Queue, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatState, formatTime } from "../text/format.js";
import {
  CALENDAR_FREEZE_MARKER_TIME_MS,
  closeFreezeRecord,
  type FreezeContext,
  type FreezeRecord,
  listFreezeRecords,
  writeFreezeRecord,
} from "./freeze-issues.js";
import type { Freeze } from "./freezes.js";
import { sendQueueStateChange } from "./state.js";

interface FrozenQueue {
  readonly target: QueueTarget;
  readonly queue: Queue | undefined;
}

/** Change of a queue by the calendar, or the reason for no change. */
export interface FreezeChange {
  readonly branch: string;
  /** `requested`: the service accepted the pause, but a mode switch may delay its effect. */
  readonly change: "paused" | "requested" | "resumed" | "closed" | "none";
  readonly until: string | null;
  readonly sentence: string;
}

type ApplyContext = FreezeContext & Pick<OperationContext, "service" | "clock" | "dryRun">;

/** Pauses and resumes queues by the calendar. A paused queue without a record of its freeze stays paused. */
export async function applyFreezes(queues: readonly FrozenQueue[], calendar: readonly Freeze[], context: ApplyContext) {
  const changes: FreezeChange[] = [];
  const failures: unknown[] = [];
  for (const { target, queue } of queues) {
    // The queue does not exist yet. If this run creates the queue, the next run freezes it.
    if (queue === undefined) continue;
    try {
      changes.push(...(await applyFreeze(target, queue, calendar, context)));
    } catch (error) {
      // A failure of one queue must not prevent the resume of the other queues.
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return changes;
}

async function applyFreeze(
  target: QueueTarget,
  queue: Queue,
  calendar: readonly Freeze[],
  context: ApplyContext,
): Promise<readonly FreezeChange[]> {
  const branch = target.targetBranch;
  const { ms: nowMs } = determineServiceTime(context.service, context.clock, []);
  const freeze = calendar.find((each) => each.branches.has(branch) && each.fromMs <= nowMs && nowMs < each.untilMs);
  const records = await listFreezeRecords(target, context);
  const situation = { target, queue, freeze, records };
  const change = decideFreezeChange(situation, nowMs, context.service);
  if (!context.dryRun) await makeChange(change, situation, context);
  const endMs = Math.max(freeze?.untilMs ?? CALENDAR_FREEZE_MARKER_TIME_MS, ...records.map(({ untilMs }) => untilMs));
  const isFrozen = change !== "closed" && endMs > nowMs;
  if (!isFrozen && change === "none") return [];
  const sentence = describeFreeze(change, situation, isFrozen ? ` until ${formatTime(endMs)}` : "", context.dryRun);
  return [
    { branch, change, until: isFrozen ? new Date(endMs).toISOString() : null, sentence: `${branch}: ${sentence}` },
  ];
}

interface Situation {
  readonly target: QueueTarget;
  readonly queue: Pick<Queue, "state">;
  /** Freeze in the calendar at the present time. */
  readonly freeze: Freeze | undefined;
  readonly records: readonly FreezeRecord[];
}

/**
 * Decides if a queue must be paused or resumed. If a pause has no record, a person paused the queue, so the queue stays
 * paused.
 */
export function decideFreezeChange(
  { queue, freeze, records }: Situation,
  nowMs: number,
  { setsStateDuringModeSwitch }: Pick<QueueService, "setsStateDuringModeSwitch">,
): FreezeChange["change"] {
  if (freeze !== undefined) {
    if (queue.state === "switching_modes" && setsStateDuringModeSwitch) return "requested";
    return queue.state === "running" ? "paused" : "none";
  }
  // After a mode switch, the queue may be paused again, so the record must stay.
  if (records.length === 0 || queue.state === "switching_modes") return "none";
  const isOver = records.every(({ untilMs }) => untilMs <= nowMs);
  if (queue.state === "paused") return isOver ? "resumed" : "none";
  // If a person resumed the queue, the freeze is over, even before its planned end.
  return queue.state === "running" || (queue.state === "draining" && isOver) ? "closed" : "none";
}

async function makeChange(
  change: FreezeChange["change"],
  { target, freeze, records }: Situation,
  context: ApplyContext,
): Promise<void> {
  const [record] = records;
  const pauses = change === "paused" || change === "requested";
  const isOfCalendar = record === undefined ? pauses : record.untilMs === CALENDAR_FREEZE_MARKER_TIME_MS;
  if (freeze !== undefined && isOfCalendar) {
    // The record comes first: a pause without a record would look like the pause of a person.
    const text = { untilMs: CALENDAR_FREEZE_MARKER_TIME_MS, endMs: freeze.untilMs, reason: freeze.name };
    await writeFreezeRecord(target, text, context, record);
  }
  if (pauses) await sendQueueStateChange(target, "paused", context.service);
  if (change === "resumed") await sendQueueStateChange(target, "running", context.service);
  if (change === "resumed" || change === "closed")
    for (const each of records) await closeFreezeRecord(target, each, context);
}

function describeFreeze(
  change: FreezeChange["change"],
  { queue, records }: Situation,
  until: string,
  dryRun: boolean,
): string {
  const verb = dryRun ? "would be" : "was";
  if (change === "paused") return `the queue ${verb} paused${until}.`;
  if (change === "requested")
    return `the queue is switching modes. The step ${dryRun ? "would request" : "requested"} the pause${until}, but the queue may merge pull requests until the switch is finished.`;
  if (change === "resumed") return `the freeze is over; the queue ${verb} resumed.`;
  if (change === "closed") return `the queue is no longer paused; the issue of the freeze ${verb} closed.`;
  if (records.length > 0) return `the queue is frozen${until}.`;
  const state = formatState(queue.state);
  return `the calendar has a freeze${until}, but the queue is already ${state}. The step does not pause or resume the queue.`;
}
