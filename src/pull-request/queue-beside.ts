import type { Client } from "../api/client.js";
import type { Queue } from "../api/schemas.js";
import type { Log } from "../ci/ci.js";
import { messageOf } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { readQueue } from "../queue/read-queue.js";

/** Where the queue only says more about a record that is there, it is waited for so long, in milliseconds. */
const ENOUGH_MS = 5000;

/** A read of the queue that runs beside the read of a record. */
export interface QueueBeside {
  /** The queue, whatever it takes. @throws what reading it throws. */
  needed(): Promise<Queue>;
  /** The queue, if it comes soon and without trouble; else the log says that this is not known. */
  ifSoon(what: string): Promise<Queue | undefined>;
  /** Ends the read: nobody wants it any more. */
  stop(): void;
}

interface Surroundings {
  readonly client: Client;
  readonly log: Log;
  readonly signal: AbortSignal;
}

export function readQueueBeside(place: PullRequestPlace, { client, log, signal }: Surroundings): QueueBeside {
  const unwanted = new AbortController();
  const stop = (): void => unwanted.abort();
  const read = readQueue(client, place, { signal: AbortSignal.any([signal, unwanted.signal]) }).then(
    (queue) => ({ queue, error: undefined }),
    (error: unknown) => ({ queue: undefined, error }),
  );
  return {
    stop,
    async needed() {
      const { queue, error } = await read;
      if (queue === undefined) throw error;
      return queue;
    },
    async ifSoon(what) {
      const timer = setTimeout(stop, ENOUGH_MS);
      const { queue, error } = await read;
      clearTimeout(timer);
      if (queue !== undefined) return queue;
      if (signal.aborted) throw error;
      const why = unwanted.signal.aborted ? "the service did not answer in time" : messageOf(error);
      log.info(`${what} is not known: ${why}`);
      return undefined;
    },
  };
}
