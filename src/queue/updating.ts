import type { Client } from "../api/client.js";
import { endpoints, type UpdateQueueRequest } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import { withMore } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import { isSwitching, type QueueTools, settledQueue } from "./mode-switch.js";
import { namedQueue, queueRequest } from "./read-queue.js";
import { changesFor, namesOf, type SettingChange, updateRequest, wantedBy } from "./setting-changes.js";
import type { Settings } from "./settings.js";
import { NO_QUEUE, type QueueWrite, writeQueue } from "./write.js";

export interface Update {
  /** What was changed; with nothing to change nothing was sent. */
  readonly changes: readonly SettingChange[];
  /** The queue as it was right before. */
  readonly before: Queue;
}

/** Gives a queue the wanted settings. @throws Failure, also when the queue is switching modes for long. */
export async function updateSettings(
  place: QueuePlace,
  wanted: Settings,
  queue: Queue,
  tools: QueueTools,
): Promise<Update> {
  const isThere = changesFor(queue, wanted).length === 0;
  const before = isThere ? queue : await settledQueue(queue, place, tools);
  const changes = changesFor(before, wanted);
  if (changes.length > 0) await sendChanges(place, changes, tools.client);
  return { changes, before };
}

/** Sends changes. @throws Failure that names what is missing, or may be */
export async function sendChanges(
  place: QueuePlace,
  changes: readonly SettingChange[],
  client: Client,
): Promise<void> {
  const write: QueueWrite<UpdateQueueRequest> = {
    endpoint: endpoints.updateQueue,
    request: updateRequest(queueRequest(place), changes),
    place,
    doubt: `these settings may be missing: ${namesOf(changes)}`,
    amiss(queue) {
      if (queue === undefined) return NO_QUEUE;
      const missing = missingIn(queue, changes);
      return missing.length === 0 ? undefined : missingInWords(missing);
    },
    refused: (error) => withMore(namedQueue(error, place), { details: [missingInWords(changes)] }),
  };
  await writeQueue(write, client);
}

function missingInWords(changes: readonly SettingChange[]): string {
  return `Missing: ${namesOf(changes)}.`;
}

function missingIn(queue: Queue, changes: readonly SettingChange[]): readonly SettingChange[] {
  const missing = changesFor(queue, wantedBy(changes));
  // A queue that is not empty shows its old mode until it is.
  return isSwitching(queue) ? missing.filter(({ setting }) => setting !== "mode") : missing;
}
