import type { Client } from "../api/client.js";
import { endpoints } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import { ApiError, isNotFound, withMore } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import { queueRequest } from "./read-queue.js";
import { readAfterwards, writeQueue } from "./write.js";

export type Deletion =
  | { readonly kind: "deleted" }
  | { readonly kind: "not-found" }
  | { readonly kind: "not-empty"; readonly enqueued: readonly number[]; readonly error: ApiError };

/** Deletes a queue, which the service does only when it is empty. @throws Failure when it is not clear why it did not. */
export async function deleteQueue(place: QueuePlace, client: Client): Promise<Deletion> {
  try {
    await writeQueue(
      {
        endpoint: endpoints.deleteQueue,
        request: queueRequest(place),
        place,
        doubt: "the queue may be deleted",
        amiss: (queue) =>
          queue === undefined ? undefined : "The queue was read afterwards: it is still there.",
        refused: (error) => error,
      },
      client,
    );
    return { kind: "deleted" };
  } catch (error) {
    if (isNotFound(error)) return { kind: "not-found" };
    if (error instanceof ApiError && error.facts.status === 400) return refused(place, client, error);
    throw error;
  }
}

/** Numbers of the pull requests in the queue, in order. */
export function enqueuedIn(queue: Queue): readonly number[] {
  return queue.enqueuedPullRequests.map(({ prNumber }) => prNumber);
}

/** Of a 400 nobody says what it means; the queue does. */
async function refused(place: QueuePlace, client: Client, error: ApiError): Promise<Deletion> {
  const reading = await readAfterwards(place, client);
  if (reading === undefined) throw error;
  if (reading.queue === undefined) return { kind: "not-found" };
  const enqueued = enqueuedIn(reading.queue);
  if (enqueued.length > 0) return { kind: "not-empty", enqueued, error };
  const advice =
    "No pull request is in the queue. Pull requests that were submitted but are not ready are not listed, and may be why the queue cannot be deleted: cancel them, then run this again.";
  throw withMore(error, { details: [advice] });
}
