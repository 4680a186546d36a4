import type { Client } from "../api/client.js";
import { endpoints, type UpdateQueueRequest } from "../api/endpoints.js";
import type { QueuePlace } from "../inputs/place.js";
import { queueRequest } from "./read-queue.js";
import { queueStateInWords } from "./state-in-words.js";
import { NO_QUEUE, type QueueWrite, writeQueue } from "./write.js";

/** The states that can be set; a queue enters and leaves `switching_modes` by itself. */
export type SettableState = "running" | "paused" | "draining";

export function stateRequest(place: QueuePlace, state: SettableState): UpdateQueueRequest {
  return { ...queueRequest(place), state };
}

/** Sets the state. `withinMs` bounds the read that follows an unclear end. @throws Failure as writeQueue does */
export function setState(
  place: QueuePlace,
  state: SettableState,
  client: Client,
  withinMs?: number,
): Promise<void> {
  const write: QueueWrite<UpdateQueueRequest> = {
    endpoint: endpoints.updateQueue,
    request: stateRequest(place, state),
    place,
    doubt: "look at the state of the queue",
    amiss(queue) {
      if (queue === undefined) return NO_QUEUE;
      if (queue.state === state) return undefined;
      return `The queue was read afterwards: it is ${queueStateInWords(queue.state)}.`;
    },
  };
  return writeQueue(write, client, withinMs);
}
