import type { Client } from "../api/client.js";
import type { Endpoint } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import { AbortedError, changing, isAmbiguous, withMore } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import { findQueue, namedQueue } from "./read-queue.js";

/** A request that changes a queue, with what is to be said when it has no good end. */
export interface QueueWrite<Request> {
  readonly endpoint: Endpoint<Request, void>;
  readonly request: Request;
  readonly place: QueuePlace;
  /** What the queue, if there is one, shows in place of the change, in a sentence; undefined when it shows it all. */
  readonly amiss: (queue: Queue | undefined) => string | undefined;
  /** What follows when nobody knows whether it took effect: the end of a sentence. */
  readonly doubt: string;
  /** What a refusal becomes; unless this says otherwise a 404 names the queue and all else stays as it is. */
  readonly refused?: (error: unknown) => unknown;
}

/** This read decides how the step ends, so it is worth some time; but nobody waits for minutes to be told of a failure. */
const READ_BACK_MS = 15_000;

/**
 * Sends a change, once. After a failure that leaves its effect open the queue is read back, and decides; `withinMs`
 * shortens that read.
 * @throws Failure that says what is known of the effect.
 */
export async function writeQueue<Request>(
  write: QueueWrite<Request>,
  client: Client,
  withinMs?: number,
): Promise<void> {
  await changing(write.doubt, async () => {
    try {
      await client.call(write.endpoint, write.request);
    } catch (error) {
      await settle(error, write, client, withinMs);
    }
  });
}

/** What a failed request comes to: nothing when the change is there all the same, else it is thrown. */
async function settle<Request>(
  error: unknown,
  { place, doubt, amiss, refused = (refusal) => namedQueue(refusal, place) }: QueueWrite<Request>,
  client: Client,
  withinMs: number | undefined,
): Promise<void> {
  if (error instanceof AbortedError) throw error;
  if (!isAmbiguous(error)) throw refused(error);
  const reading = await readAfterwards(place, client, withinMs);
  const detail = reading === undefined ? `${UNREADABLE}: ${doubt}.` : amiss(reading.queue);
  if (detail !== undefined) throw withMore(error, { details: [detail] });
}

const UNREADABLE = "It is not known whether it took effect, since the queue could not be read afterwards";

/** The queue after a write without a clear end, if there is one; undefined when it cannot be read. @throws AbortedError */
export async function readAfterwards(
  place: QueuePlace,
  client: Client,
  withinMs = READ_BACK_MS,
): Promise<{ readonly queue: Queue | undefined } | undefined> {
  try {
    return { queue: await findQueue(client, place, { withinMs: Math.min(withinMs, READ_BACK_MS) }) };
  } catch (error) {
    if (error instanceof AbortedError) throw error;
    return undefined;
  }
}

/** What `amiss` says of a queue that is not there. */
export const NO_QUEUE = "The queue was read afterwards: there is none.";
