import { endpoints } from "../api/endpoints.js";
import type { QueuePlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { planned } from "../planned.js";
import { deleteQueue as deleteIt, enqueuedIn } from "./deleting.js";
import { findQueue, inWords, queueRequest } from "./read-queue.js";
import { serviceSaid } from "./service-said.js";

/** So many numbers are a message; the output has them all. */
const NAMED = 20;

/** Deletes a queue, unless pull requests keep it from being deleted. */
export async function deleteOutcome(
  place: QueuePlace,
  { client, dryRun }: Context,
): Promise<Outcome<"deleted" | "not-found" | "not-empty", "enqueued">> {
  const name = `The merge queue for ${inWords(place)}`;
  const missing = `There is no merge queue for branch ${inWords(place)}; nothing was deleted.`;
  if (dryRun) {
    const queue = await findQueue(client, place);
    if (queue === undefined) return planned(missing);
    const enqueued = enqueuedIn(queue);
    return enqueued.length > 0
      ? {
          ...planned(`${name} would not be deleted: ${pullRequests(enqueued)} in it.`),
          outputs: { enqueued },
        }
      : planned(`${name} would be deleted.`, endpoints.deleteQueue, queueRequest(place));
  }
  const deletion = await deleteIt(place, client);
  switch (deletion.kind) {
    case "deleted":
      return { result: "deleted", message: `${name} was deleted.`, outputs: {} };
    case "not-found":
      return { result: "not-found", message: missing, outputs: {} };
    case "not-empty":
      return {
        result: "not-empty",
        message: `${name} was not deleted: ${pullRequests(deletion.enqueued)} in it.`,
        details: [
          "Run drain-queue first: it waits until the queue is empty. Or cancel the pull requests.",
          ...serviceSaid(deletion.error.facts),
        ],
        outputs: { enqueued: deletion.enqueued },
      };
  }
}

function pullRequests(numbers: readonly number[]): string {
  const named = numbers.slice(0, NAMED).map((number) => `#${number}`);
  const more = numbers.length - named.length;
  const list = more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
  return numbers.length === 1 ? `pull request ${list} is` : `pull requests ${list} are`;
}
