import type { Client } from "../api/client.js";
import { type CreateQueueRequest, endpoints } from "../api/endpoints.js";
import { ApiError, Failure } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import { named404 } from "./not-found.js";
import { inWords, queueRequest } from "./read-queue.js";
import { asChanges, changesFor, namesOf } from "./setting-changes.js";
import type { Settings } from "./settings.js";
import { sendChanges } from "./updating.js";
import { NO_QUEUE, type QueueWrite, writeQueue } from "./write.js";

/** `exists`: somebody else has just made such a queue. */
export type Creation = "created" | { readonly kind: "exists"; readonly error: ApiError };

/**
 * Makes a queue with these settings where none was seen: one that shows after an unclear end is taken for the new one.
 * @throws Failure that says so when the queue is there and its settings are not.
 */
export async function createQueue(place: QueuePlace, wanted: Settings, client: Client): Promise<Creation> {
  try {
    await createBare(place, wanted, client);
  } catch (error) {
    if (error instanceof ApiError && error.facts.status === 409) return { kind: "exists", error };
    throw error;
  }
  const rest = asChanges(settingsAfterwards(wanted));
  try {
    if (rest.length > 0) await sendChanges(place, rest, client);
  } catch (error) {
    throw halfDone(error, place);
  }
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

function createBare(place: QueuePlace, wanted: Settings, client: Client): Promise<void> {
  const { owner, name } = place.repository;
  const given = new Map([...wanted].filter(([setting]) => AT_CREATION.has(setting)));
  const write: QueueWrite<CreateQueueRequest> = {
    endpoint: endpoints.createQueue,
    request: createRequest(place, wanted),
    place,
    doubt: "the queue may have been created, without its other settings",
    amiss(queue) {
      if (queue === undefined) return NO_QUEUE;
      const others = changesFor(queue, given);
      return others.length === 0
        ? undefined
        : `The queue was read afterwards: there is one now, but not with the wanted ${namesOf(others)}.`;
    },
    refused: (error) => named404(error, `the repository ${owner}/${name}`, "repository"),
  };
  return writeQueue(write, client);
}

function halfDone(error: unknown, place: QueuePlace): unknown {
  if (!(error instanceof Failure)) return error;
  return new Failure(
    error.kind,
    `The merge queue for ${inWords(place)} was created, but not all of its settings were set: ${error.message}`,
    {
      details: [
        ...error.details,
        "The queue exists now: create-queue with if-exists: update, update-queue and apply-queue send what is missing.",
      ],
      outputs: error.outputs,
      cause: error,
    },
  );
}
