import { endpoints } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import { formatDuration } from "../duration.js";
import { Failure, isAmbiguous } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import type { Context } from "../operation.js";
import { inWords, queueRequest, readQueue } from "./read-queue.js";
import { changesFor, type SettingChange, updateRequest, wantedBy } from "./setting-changes.js";
import type { Settings } from "./settings.js";

/** What a change of a queue needs to be carried out. */
export type QueueTools = Pick<Context, "client" | "clock" | "log" | "signal">;

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
  const isOpen = queue.state !== SWITCHING || changesFor(queue, wanted).length === 0;
  const before = isOpen ? queue : await afterModeSwitch(place, tools);
  const changes = changesFor(before, wanted);
  if (changes.length > 0) {
    const end = await sendChanges(place, changes, tools);
    if (end.kind === "failed") throw end.error;
  }
  return { changes, before };
}

export type SendEnd =
  | { readonly kind: "sent" }
  | { readonly kind: "failed"; readonly error: unknown; readonly missing: readonly SettingChange[] };

/** Sends changes. After an unclear failure the queue itself tells whether they arrived. */
export async function sendChanges(
  place: QueuePlace,
  changes: readonly SettingChange[],
  { client }: Pick<QueueTools, "client">,
): Promise<SendEnd> {
  try {
    await client.call(endpoints.updateQueue, updateRequest(queueRequest(place), changes));
    return { kind: "sent" };
  } catch (error) {
    const missing = isAmbiguous(error) ? await missingAfterwards(place, changes, client) : changes;
    return missing.length === 0 ? { kind: "sent" } : { kind: "failed", error, missing };
  }
}

async function missingAfterwards(
  place: QueuePlace,
  changes: readonly SettingChange[],
  client: QueueTools["client"],
): Promise<readonly SettingChange[]> {
  try {
    const queue = await readQueue(client, place);
    const missing = changesFor(queue, wantedBy(changes));
    // A queue that is not empty shows its old mode until it is.
    return queue.state === SWITCHING ? missing.filter(({ setting }) => setting !== "mode") : missing;
  } catch {
    return changes;
  }
}

const SWITCHING = "switching_modes";
const LONGEST_SWITCH_MS = 2 * 60_000;
const POLL_MS = 3000;

/** A queue takes no changes while it switches modes, which it does until it is empty. */
async function afterModeSwitch(
  place: QueuePlace,
  { client, clock, log, signal }: QueueTools,
): Promise<Queue> {
  const longest = formatDuration(LONGEST_SWITCH_MS);
  log.info(
    `The merge queue for ${inWords(place)} is switching modes; waiting ${longest} at most for its end.`,
  );
  const deadline = clock.now() + LONGEST_SWITCH_MS;
  for (;;) {
    await clock.sleep(POLL_MS, signal);
    const queue = await readQueue(client, place);
    if (queue.state !== SWITCHING) return queue;
    if (clock.now() >= deadline) {
      throw new Failure(
        "rejected",
        `The merge queue for ${inWords(place)} is switching modes and takes no changes; nothing was sent.`,
        {
          details: [
            `It was still switching after ${longest}: it goes on until the pull requests in it are through. Run the step again then.`,
          ],
        },
      );
    }
  }
}
