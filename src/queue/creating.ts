import type { Client } from "../api/client.js";
import { type CreateQueueRequest, endpoints } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import { ApiError, Failure, isAmbiguous } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import { named404 } from "./not-found.js";
import { findQueue, inWords, queueRequest } from "./read-queue.js";
import { asChanges, changesFor, namesOf } from "./setting-changes.js";
import type { Settings } from "./settings.js";
import { sendChanges } from "./updating.js";

/** `exists`: there was such a queue, or it has just come. */
export type Creation = "created" | { readonly kind: "exists"; readonly error: ApiError };

/** Makes a queue with these settings. @throws Failure that says so when the queue is there and its settings are not. */
export async function createQueue(place: QueuePlace, wanted: Settings, client: Client): Promise<Creation> {
  const refusal = await createBare(place, wanted, client);
  if (refusal !== undefined) return { kind: "exists", error: refusal };
  const rest = asChanges(settingsAfterwards(wanted));
  if (rest.length === 0) return "created";
  const end = await sendChanges(place, rest, { client });
  if (end.kind === "failed") throw halfDone(end.error, namesOf(end.missing), place);
  return "created";
}

/** The request that makes the queue: it takes two of the settings. */
export function createRequest(place: QueuePlace, wanted: Settings): CreateQueueRequest {
  const [mode, concurrency] = [wanted.get("mode"), wanted.get("concurrency")];
  return {
    ...queueRequest(place),
    ...(typeof mode === "string" ? { mode } : {}),
    ...(typeof concurrency === "number" ? { concurrency } : {}),
  };
}

/** The settings that only an update takes. A new queue has no list that could be taken away. */
export function settingsAfterwards(wanted: Settings): Settings {
  return new Map([...wanted].filter(([name, value]) => !AT_CREATION.has(name) && value !== null));
}

const AT_CREATION: ReadonlySet<string> = new Set(["mode", "concurrency"]);

/** Gives the refusal when there is such a queue already. */
async function createBare(
  place: QueuePlace,
  wanted: Settings,
  client: Client,
): Promise<ApiError | undefined> {
  try {
    await client.call(endpoints.createQueue, createRequest(place, wanted));
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.facts.status === 409) return error;
    if (!isAmbiguous(error))
      throw named404(error, `the repository ${place.repository.owner}/${place.repository.name}`);
    const queue = await findQueue(client, place).catch(() => undefined);
    if (queue === undefined) throw error;
    return looksNew(queue, wanted) ? undefined : error;
  }
}

/** Whether it can be the queue that was asked for a moment ago, and not one that was there before. */
function looksNew(queue: Queue, wanted: Settings): boolean {
  const given = new Map([...wanted].filter(([name]) => AT_CREATION.has(name)));
  return queue.enqueuedPullRequests.length === 0 && changesFor(queue, given).length === 0;
}

function halfDone(error: unknown, missing: string, place: QueuePlace): unknown {
  if (!(error instanceof Failure)) return error;
  return new Failure(
    error.kind,
    `The merge queue for ${inWords(place)} was created, but not all of its settings were set: ${error.message}`,
    {
      details: [
        ...error.details,
        `Missing: ${missing}.`,
        "The queue exists now: create-queue with if-exists: update, update-queue and apply-queue send what is missing.",
      ],
      cause: error,
    },
  );
}
