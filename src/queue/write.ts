import { AbortedError, addErrorDetails, OperationError, sendChangeWithAbortHint } from "../errors.js";
import type { OperationContext } from "../operation.js";
import { addJitter, createPoller, createPollLog } from "../polling.js";
import { ignoreReadError, isErrorWithUncertainWriteEffect } from "../service/errors.js";
import type { Queue, QueueService, ServiceRequest } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatDuration } from "../text/format.js";
import { addAdviceToQueueNotFoundError, findQueue, formatQueueName, readQueue } from "./read.js";

interface QueueWrite {
  readonly request: ServiceRequest;
  readonly target: QueueTarget;
  /** Returns the part of the change that the queue lacks; undefined if the queue shows the whole change. */
  readonly verify: (queue: Queue) => string | undefined;
  readonly deletes?: true;
  /** Clause for an error with an unknown effect, such as "the queue may already have been deleted". */
  readonly uncertainHint: string;
  /**
   * Converts the error of a rejected request. By default, converts an error with status 404 to an error that names the
   * queue.
   */
  readonly mapError?: (error: unknown) => unknown;
  /** Maximum milliseconds for the read that follows an unclear reply. */
  readonly withinMs?: number | undefined;
}

/** Sends a change once. If the reply is unclear, reads the queue. @throws OperationError with the known effect */
export async function sendQueueChange(
  service: QueueService,
  { request, target, uncertainHint, withinMs, ...write }: QueueWrite,
): Promise<void> {
  const { verify, mapError = (error) => addAdviceToQueueNotFoundError(error, target) } = write;
  await sendChangeWithAbortHint(uncertainHint, async () => {
    try {
      await request.send();
    } catch (error) {
      if (error instanceof AbortedError) throw error;
      // The first of several requests may have taken effect.
      if (!isErrorWithUncertainWriteEffect(error) && request.wire.length === 1) throw mapError(error);
      const found = await readQueueAfterWrite(target, service, withinMs);
      if (found === undefined) throw addErrorDetails(error, { details: [`${UNREADABLE}: ${uncertainHint}.`] });
      const { queue } = found;
      const missing =
        write.deletes === true ? undefined : "A read after the error shows that the queue does not exist.";
      const detail = queue === undefined ? missing : verify(queue);
      if (detail !== undefined) throw addErrorDetails(error, { details: [detail] });
    }
  });
}

const UNREADABLE = "The effect of the request is unknown, because the queue could not be read afterwards";

/** Maximum milliseconds for the read after a failure, so that a failing step does not take minutes. */
const READ_BACK_MS = 15_000;

/** Reads the queue after a write. Returns undefined if the read fails. @throws AbortedError */
export function readQueueAfterWrite(target: QueueTarget, service: QueueService, withinMs = READ_BACK_MS) {
  const reading = findQueue(service, target, { withinMs: Math.min(withinMs, READ_BACK_MS) });
  return ignoreReadError(reading.then((queue) => ({ queue })));
}

export type QueueWriteContext = Pick<OperationContext, "service" | "clock" | "log" | "random" | "signal">;

/** True during a mode switch. Until the queue is empty, it rejects changes, except changes of its state on API v2. */
export function isSwitchingModes({ state }: Queue): boolean {
  return state === "switching_modes";
}

const PATIENCE_MS = 2 * 60_000;
/** Milliseconds of the first pause. Each further pause is twice as long. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Waits for the end of a mode switch. `isSent` is true if the service accepted a change during the switch. @throws
 * OperationError `rejected` after 2 minutes, and other errors
 */
export async function waitForModeSwitch(
  read: Queue,
  target: QueueTarget,
  context: QueueWriteContext,
  { isSent = false } = {},
): Promise<Queue> {
  if (!isSwitchingModes(read)) return read;
  const { service, clock, random, signal } = context;
  const log = createPollLog(context.log);
  const deadline = clock.now() + PATIENCE_MS;
  const [subject, patience] = [`The merge queue for ${formatQueueName(target)}`, formatDuration(PATIENCE_MS)];
  let pauseMs = FIRST_PAUSE_MS / 2;
  const interval = (): number => {
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    return addJitter(pauseMs, random);
  };
  log.write(`${subject} is switching modes; waiting at most ${patience}.`, clock.now());
  const nextPoll = createPoller({
    clock,
    signal,
    deadline,
    log,
    hasAnswered: true,
    read: (withinMs) => readQueue(service, target, { withinMs }),
    interval,
  });
  for (;;) {
    const polled = await nextPoll(interval());
    if (polled === undefined) break;
    if (!isSwitchingModes(polled.snapshot)) return polled.snapshot;
    log.answered(clock.now());
  }
  const unreadable = log.outage(clock.now(), 0)?.error;
  if (unreadable === undefined) {
    const problem = isSent
      ? "is still switching modes, so it is not known whether the change has taken effect."
      : "is switching modes and rejects changes. The step did not send the change.";
    throw new OperationError("rejected", `${subject} ${problem}`, {
      details: [
        `The queue was still switching modes after ${patience}. The switch lasts until the queue is empty. Run the step again when the queue is empty.`,
      ],
    });
  }
  throw addErrorDetails(unreadable, {
    details: [
      `${subject} was still switching modes when it was last read. The step waited ${patience}${isSent ? "" : " and did not send the change"}.`,
    ],
  });
}
