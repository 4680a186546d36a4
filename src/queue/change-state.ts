import type { Client } from "../api/client.js";
import { endpoints, type UpdateQueueRequest } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import type { Log } from "../ci/ci.js";
import type { Clock } from "../clock.js";
import { formatDuration } from "../duration.js";
import { Failure, isAmbiguous, withMore } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import { untilNextPoll, withJitter } from "../polling/timing.js";
import { inWords, namedQueue, queueRequest, readQueue } from "./read-queue.js";
import { queueStateInWords } from "./state-in-words.js";

/** The states that can be set; a queue enters and leaves `switching_modes` by itself. */
export type SettableState = "running" | "paused" | "draining";

/** What a change needs of its surroundings. */
export interface ChangeContext {
  readonly client: Client;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
}

/** While a queue switches modes, the service refuses writes; its end is waited for so long. */
const PATIENCE_MS = 2 * 60_000;
const PAUSE_MS = 5000;

export function isSwitching({ state }: Queue): boolean {
  return state === "switching_modes";
}

/** Reads a queue whose state can be set. @throws Failure `rejected` when it does not end a switch of modes in time. */
export async function readSettledQueue(place: QueuePlace, context: ChangeContext): Promise<Queue> {
  const { client, log, clock, random, signal } = context;
  const first = await readQueue(client, place);
  if (!isSwitching(first)) return first;
  const patience = formatDuration(PATIENCE_MS);
  log.info(
    `The merge queue for ${inWords(place)} is switching modes, and cannot be changed meanwhile. Waiting ${patience} at most for the end of that.`,
  );
  const deadline = clock.now() + PATIENCE_MS;
  while (clock.now() < deadline) {
    await clock.sleep(untilNextPoll(withJitter(PAUSE_MS, random), deadline - clock.now()), signal);
    const queue = await readQueue(client, place);
    if (!isSwitching(queue)) return queue;
  }
  throw new Failure("rejected", `The merge queue for ${inWords(place)} is still switching modes.`, {
    details: [
      `Its state cannot be set before that is done, so nothing was sent. It was waited for ${patience}; the switch ends when nothing is left in the line. Run the step again then.`,
    ],
    outputs: { "previous-state": first.state },
  });
}

export function stateRequest(place: QueuePlace, state: SettableState): UpdateQueueRequest {
  return { ...queueRequest(place), state };
}

/** Sets the state. After a failure that leaves the effect open the queue is read back, and decides. */
export async function setState(place: QueuePlace, state: SettableState, client: Client): Promise<void> {
  try {
    await client.call(endpoints.updateQueue, stateRequest(place, state));
  } catch (error) {
    if (!isAmbiguous(error)) throw namedQueue(error, place);
    const seen = await stateAfterwards(place, client);
    if (seen !== state) throw withMore(error, { details: [afterwardsInWords(seen)] });
  }
}

async function stateAfterwards(place: QueuePlace, client: Client): Promise<string | undefined> {
  try {
    return (await readQueue(client, place)).state;
  } catch {
    return undefined;
  }
}

function afterwardsInWords(seen: string | undefined): string {
  return seen === undefined
    ? "Whether it took effect is not known: the queue could not be read afterwards."
    : `The queue was read afterwards: it is ${queueStateInWords(seen)}.`;
}
