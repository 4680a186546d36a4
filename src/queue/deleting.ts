import type { Client } from "../api/client.js";
import { endpoints } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import { ApiError, isAmbiguous, isNotFound } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import { findQueue, queueRequest } from "./read-queue.js";

export type Deletion =
  | { readonly kind: "deleted" }
  | { readonly kind: "not-found" }
  | { readonly kind: "not-empty"; readonly enqueued: readonly number[]; readonly error: ApiError };

/** Deletes a queue, which the service does only when it is empty. @throws ApiError when it is not clear why it did not. */
export async function deleteQueue(place: QueuePlace, client: Client): Promise<Deletion> {
  try {
    await client.call(endpoints.deleteQueue, queueRequest(place));
    return { kind: "deleted" };
  } catch (error) {
    if (isNotFound(error)) return { kind: "not-found" };
    if (isAmbiguous(error)) return deletedAfterwards(place, client, error);
    if (error instanceof ApiError && error.facts.status === 400) return refused(place, client, error);
    throw error;
  }
}

/** Numbers of the pull requests in the queue, in order. */
export function enqueuedIn(queue: Queue): readonly number[] {
  return queue.enqueuedPullRequests.map(({ prNumber }) => prNumber);
}

async function deletedAfterwards(place: QueuePlace, client: Client, error: ApiError): Promise<Deletion> {
  const isThere = await findQueue(client, place).then(
    (queue) => queue !== undefined,
    () => true,
  );
  if (isThere) throw error;
  return { kind: "deleted" };
}

/** Of a 400 nobody says what it means; the queue does. */
async function refused(place: QueuePlace, client: Client, error: ApiError): Promise<Deletion> {
  const reading = await findQueue(client, place).then(
    (queue) => ({ queue }),
    () => undefined,
  );
  if (reading === undefined) throw error;
  if (reading.queue === undefined) return { kind: "not-found" };
  const enqueued = enqueuedIn(reading.queue);
  if (enqueued.length > 0) return { kind: "not-empty", enqueued, error };
  throw new ApiError(error.kind, error.message, error.facts, {
    details: [
      ...error.details,
      "No pull request is in the queue. Ones that were submitted and are not ready are not shown by it, and may be what keeps it: cancel them, then run the step again.",
    ],
    cause: error,
  });
}
