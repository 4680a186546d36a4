import { AbortedError, Failure, withDetails, withUncertainEffect } from "../errors.js";
import type { Context } from "../operation.js";
import { createPoller, createPollLog, withJitter } from "../polling.js";
import { ifReadable, isAmbiguous } from "../service/errors.js";
import type { Queue, QueueService, ServiceRequest } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatDuration } from "../text/format.js";
import { findQueue, queueName, queueNotFoundError, readQueue } from "./read.js";

interface QueueWrite {
  readonly request: ServiceRequest;
  readonly target: QueueTarget;
  /** Describes the missing change; undefined if the queue has it. */
  readonly verify: (queue: Queue) => string | undefined;
  readonly deletes?: true;
  /** Completes a sentence about an unknown effect. */
  readonly uncertainHint: string;
  /** Maps a rejection. By default it maps a 404 to an error with the queue's name. */
  readonly mapError?: (error: unknown) => unknown;
  /** Milliseconds for the read after an ambiguous failure. */
  readonly withinMs?: number | undefined;
}

/** Sends a change once; after an ambiguous failure, a read decides. @throws Failure with the known effect */
export async function writeQueue(
  service: QueueService,
  { request, target, uncertainHint, withinMs, ...write }: QueueWrite,
): Promise<void> {
  const { verify, mapError = (error) => queueNotFoundError(error, target) } = write;
  await withUncertainEffect(uncertainHint, async () => {
    try {
      await request.send();
    } catch (error) {
      if (error instanceof AbortedError) throw error;
      if (!isAmbiguous(error)) throw mapError(error);
      const found = await readAfterwards(target, service, withinMs);
      if (found === undefined) throw withDetails(error, { details: [`${UNREADABLE}: ${uncertainHint}.`] });
      const { queue } = found;
      const missing =
        write.deletes === true ? undefined : "The step read the queue afterwards: the queue does not exist.";
      const detail = queue === undefined ? missing : verify(queue);
      if (detail !== undefined) throw withDetails(error, { details: [detail] });
    }
  });
}

const UNREADABLE = "The effect is unknown, because the queue could not be read afterwards";

/** Limit for the read after a failure: a failing step must not take minutes. */
const READ_BACK_MS = 15_000;

/** Reads the queue after a write; undefined if it is unreadable. @throws AbortedError */
export function readAfterwards(target: QueueTarget, service: QueueService, withinMs = READ_BACK_MS) {
  const reading = findQueue(service, target, { withinMs: Math.min(withinMs, READ_BACK_MS) });
  return ifReadable(reading.then((queue) => ({ queue })));
}

export type WriteContext = Pick<Context, "service" | "clock" | "log" | "random" | "signal">;

/** True for a queue that rejects changes until it is empty. */
export function isSwitching({ state }: Queue): boolean {
  return state === "switching_modes";
}

const PATIENCE_MS = 2 * 60_000;
/** Pause that doubles after each poll. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

/** Waits until the queue accepts changes. @throws Failure `rejected` after two minutes, and lasting errors */
export async function settledQueue(read: Queue, target: QueueTarget, context: WriteContext): Promise<Queue> {
  if (!isSwitching(read)) return read;
  const { service, clock, random, signal } = context;
  const log = createPollLog(context.log);
  const deadline = clock.now() + PATIENCE_MS;
  const [subject, patience] = [`The merge queue for ${queueName(target)}`, formatDuration(PATIENCE_MS)];
  let pauseMs = FIRST_PAUSE_MS / 2;
  const interval = (): number => {
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    return withJitter(pauseMs, random);
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
    if (!isSwitching(polled.snapshot)) return polled.snapshot;
    log.answered(clock.now());
  }
  const unreadable = log.outage(clock.now(), 0)?.error;
  if (unreadable === undefined) {
    throw new Failure("rejected", `${subject} is switching modes and rejects changes. The step sent nothing.`, {
      details: [
        `The queue was still switching modes after ${patience}. The switch lasts until the queue is empty. Run this again after that.`,
      ],
    });
  }
  throw withDetails(unreadable, {
    details: [`${subject} was switching modes in the last successful read. The step sent nothing within ${patience}.`],
  });
}
