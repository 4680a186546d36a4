import type { Queue } from "../api/schemas.js";
import { formatDuration } from "../duration.js";
import { ApiError, Failure, withMore } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import type { Context } from "../operation.js";
import { createPollLog } from "../polling/poll-log.js";
import { untilNextPoll, withJitter } from "../polling/timing.js";
import { inWords, readQueue } from "./read-queue.js";

/** What a change of a queue needs to be carried out. */
export type QueueTools = Pick<Context, "client" | "clock" | "log" | "random" | "signal">;

/** The service's word for a queue that takes no changes, which it does until what stands in it is through. */
const SWITCHING = "switching_modes";

const PATIENCE_MS = 2 * 60_000;
/** The first pause, which doubles: a queue that is nearly empty is done soon. */
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 10_000;

export function isSwitching({ state }: Queue): boolean {
  return state === SWITCHING;
}

/**
 * A queue that takes changes: the one that was read when it is not switching modes, else as it is after that.
 * @throws Failure `rejected` when the switch goes on, and what the reads throw that asking again cannot cure.
 */
export async function settledQueue(read: Queue, place: QueuePlace, tools: QueueTools): Promise<Queue> {
  if (!isSwitching(read)) return read;
  const { client, clock, random, signal } = tools;
  const log = createPollLog(tools.log);
  const deadline = clock.now() + PATIENCE_MS;
  const leftMs = (): number => deadline - clock.now();
  let pauseMs = FIRST_PAUSE_MS;
  let unreadable: ApiError | undefined;
  log.say(
    `The merge queue for ${inWords(place)} is switching modes; waiting ${formatDuration(PATIENCE_MS)} at most for its end.`,
    clock.now(),
  );
  for (;;) {
    const askedMs = unreadable?.facts.retryAfterMs ?? 0;
    await clock.sleep(untilNextPoll(Math.max(withJitter(pauseMs, random), askedMs), leftMs()), signal);
    if (leftMs() <= 0) throw stillSwitching(place, unreadable);
    pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
    try {
      const queue = await readQueue(client, place, { withinMs: leftMs() });
      if (!isSwitching(queue)) return queue;
      log.readable(clock.now());
      unreadable = undefined;
    } catch (error) {
      if (!(error instanceof ApiError && error.facts.transient)) throw error;
      log.unreadable(error, clock.now());
      unreadable = error;
    }
  }
}

function stillSwitching(place: QueuePlace, unreadable: ApiError | undefined): unknown {
  const patience = formatDuration(PATIENCE_MS);
  const subject = `The merge queue for ${inWords(place)}`;
  if (unreadable !== undefined) {
    const details = [
      `${subject} was switching modes when it was last read, and nothing was sent, after a wait of ${patience}.`,
    ];
    return withMore(unreadable, { details });
  }
  return new Failure("rejected", `${subject} is switching modes and takes no changes; nothing was sent.`, {
    details: [
      `It was still switching after ${patience}: that takes until the pull requests in it are through. Run this again then.`,
    ],
  });
}
