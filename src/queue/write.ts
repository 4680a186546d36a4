import { AbortedError, changing, Failure, withMore } from "../errors.js";
import type { Context } from "../operation.js";
import { createPollLog, pollUntil, withJitter } from "../polling.js";
import { ifReadable, isAmbiguous } from "../service/errors.js";
import type { Queue, QueueService, ServiceRequest } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatDuration } from "../text/format.js";
import { findQueue, queueName, queueNotFoundError, readQueue } from "./read.js";

/** A request that changes a queue, with what is to be said when it has no good end. */
interface QueueWrite {
  readonly request: ServiceRequest;
  readonly target: QueueTarget;
  /** What the queue shows in place of the change, in a sentence; undefined when it shows it all. */
  readonly verify: (queue: Queue) => string | undefined;
  readonly deletes?: true;
  /** What follows when nobody knows whether it took effect: the end of a sentence. */
  readonly uncertainHint: string;
  /** What a refusal becomes; unless this says otherwise a 404 names the queue and all else stays as it is. */
  readonly mapError?: (error: unknown) => unknown;
  /** Bounds the read that follows an unclear end, in milliseconds. */
  readonly withinMs?: number | undefined;
}

/**
 * Sends a change, once. After a failure that leaves its effect open the queue is read back, and decides.
 * @throws Failure that says what is known of the effect.
 */
export async function writeQueue(
  service: QueueService,
  { request, target, uncertainHint, withinMs, ...write }: QueueWrite,
): Promise<void> {
  const { verify, mapError = (error) => queueNotFoundError(error, target) } = write;
  await changing(uncertainHint, async () => {
    try {
      await request.send();
    } catch (error) {
      if (error instanceof AbortedError) throw error;
      if (!isAmbiguous(error)) throw mapError(error);
      const reading = await readAfterwards(target, service, withinMs);
      if (reading === undefined) throw withMore(error, { details: [`${UNREADABLE}: ${uncertainHint}.`] });
      const { queue } = reading;
      const missing = write.deletes === true ? undefined : "The queue was read afterwards: there is none.";
      const detail = queue === undefined ? missing : verify(queue);
      if (detail !== undefined) throw withMore(error, { details: [detail] });
    }
  });
}

const UNREADABLE = "It is not known whether it took effect, since the queue could not be read afterwards";

/** This read decides how the step ends, so it is worth some time; but nobody waits for minutes to be told of a failure. */
const READ_BACK_MS = 15_000;

/** The queue after a write without a clear end, if there is one; undefined when it cannot be read. @throws AbortedError */
export function readAfterwards(target: QueueTarget, service: QueueService, withinMs = READ_BACK_MS) {
  const reading = findQueue(service, target, { withinMs: Math.min(withinMs, READ_BACK_MS) });
  return ifReadable(reading.then((queue) => ({ queue })));
}

export type WriteContext = Pick<Context, "service" | "clock" | "log" | "random" | "signal">;

/** A queue that takes no changes, which it does until what stands in it is through. */
export function isSwitching({ state }: Queue): boolean {
  return state === "switching_modes";
}

const PATIENCE_MS = 2 * 60_000;
/** The first pause, which doubles: a queue that is nearly empty is done soon. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

/**
 * A queue that takes changes: the one that was read when it is not switching modes, else as it is after that.
 * @throws Failure `rejected` when the switch goes on, and what the reads throw that asking again cannot cure.
 */
export async function settledQueue(read: Queue, target: QueueTarget, context: WriteContext): Promise<Queue> {
  if (!isSwitching(read)) return read;
  const { service, clock, random, signal } = context;
  const log = createPollLog(context.log);
  const deadline = clock.now() + PATIENCE_MS;
  const [subject, patience] = [`The merge queue for ${queueName(target)}`, formatDuration(PATIENCE_MS)];
  let pauseMs = FIRST_PAUSE_MS;
  log.say(`${subject} is switching modes; waiting ${patience} at most for its end.`, clock.now());
  await clock.sleep(withJitter(pauseMs, random), signal);
  const settled = await pollUntil({
    clock,
    signal,
    deadline,
    log,
    readable: true,
    read: (withinMs) => readQueue(service, target, { withinMs }),
    async next(queue) {
      if (!isSwitching(queue)) return queue;
      log.readable(clock.now());
      return interval();
    },
    interval,
  });
  if (settled === "aborted") throw new AbortedError();
  if (settled !== "timed-out") return settled;
  const unreadable = log.lasting(clock.now(), 0)?.error;
  if (unreadable === undefined) {
    throw new Failure("rejected", `${subject} is switching modes and takes no changes; nothing was sent.`, {
      details: [
        `It was still switching after ${patience}: that takes until the pull requests in it are through. Run this again then.`,
      ],
    });
  }
  throw withMore(unreadable, {
    details: [
      `${subject} was switching modes when it was last read, and nothing was sent, after a wait of ${patience}.`,
    ],
  });

  function interval(): number {
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    return withJitter(pauseMs, random);
  }
}
