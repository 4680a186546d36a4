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
  /** Sentence about the missing change; undefined if the queue shows it all. */
  readonly verify: (queue: Queue) => string | undefined;
  readonly deletes?: true;
  /** End of a sentence about an unknown effect. */
  readonly uncertainHint: string;
  /** Maps a rejection; by default a 404 names the queue. */
  readonly mapError?: (error: unknown) => unknown;
  /** Milliseconds for the read after an ambiguous failure. */
  readonly withinMs?: number | undefined;
}

/**
 * Sends a change once. After an ambiguous failure a read of the queue decides.
 * @throws Failure with what is known of the effect
 */
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
      const reading = await readAfterwards(target, service, withinMs);
      if (reading === undefined) throw withDetails(error, { details: [`${UNREADABLE}: ${uncertainHint}.`] });
      const { queue } = reading;
      const missing = write.deletes === true ? undefined : "The queue was read afterwards: there is none.";
      const detail = queue === undefined ? missing : verify(queue);
      if (detail !== undefined) throw withDetails(error, { details: [detail] });
    }
  });
}

const UNREADABLE = "It is not known whether it took effect, since the queue could not be read afterwards";

/** The read decides the result of the step, but a failure must not take minutes. */
const READ_BACK_MS = 15_000;

/** Undefined if the queue cannot be read. @throws AbortedError */
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
/** Doubles after each poll. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * Waits until the queue accepts changes.
 * @throws Failure `rejected` when the switch lasts, and errors that a retry cannot fix
 */
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
  log.write(`${subject} is switching modes; waiting ${patience} at most for its end.`, clock.now());
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
    throw new Failure("rejected", `${subject} is switching modes and takes no changes; nothing was sent.`, {
      details: [
        `It was still switching after ${patience}: that takes until the pull requests in it are through. Run this again then.`,
      ],
    });
  }
  throw withDetails(unreadable, {
    details: [
      `${subject} was switching modes when it was last read, and nothing was sent, after a wait of ${patience}.`,
    ],
  });
}
