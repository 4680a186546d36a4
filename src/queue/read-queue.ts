import type { CallOptions, Client } from "../api/client.js";
import { endpoints, type QueueRequest } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import { isNotFound } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import { notFound } from "./not-found.js";

export function queueRequest({ repository, targetBranch }: QueuePlace): QueueRequest {
  return { repo: repository, targetBranch };
}

/** The queue as a person names it. */
export function inWords(place: QueuePlace): string {
  return `${place.targetBranch} of ${place.repository.owner}/${place.repository.name}`;
}

/** @throws Failure `not-found` that names repository and branch when there is no such queue. */
export async function readQueue(
  client: Client,
  place: QueuePlace,
  options: CallOptions = {},
): Promise<Queue> {
  try {
    return await client.call(endpoints.getQueue, queueRequest(place), options);
  } catch (error) {
    throw namedQueue(error, place);
  }
}

/** The queue, or undefined when there is none. */
export async function findQueue(
  client: Client,
  place: QueuePlace,
  options: CallOptions = {},
): Promise<Queue | undefined> {
  try {
    return await client.call(endpoints.getQueue, queueRequest(place), options);
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** A 404 as the failure that names the queue which is missing; any other error as it is. */
export function namedQueue(error: unknown, place: QueuePlace): unknown {
  return isNotFound(error) ? notFound(`There is no merge queue for branch ${inWords(place)}.`, error) : error;
}
