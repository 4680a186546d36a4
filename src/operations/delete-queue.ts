import { endpoints } from "../api/endpoints.js";
import { queueOperation } from "../operation.js";
import { planned } from "../planned.js";
import { deleteQueue as deleteIt, enqueuedIn } from "../queue/deleting.js";
import { findQueue, inWords, queueRequest } from "../queue/read-queue.js";
import { serviceSaid } from "../queue/service-said.js";

/** So many numbers are a message; the output has them all. */
const NAMED = 20;

export const deleteQueue = queueOperation({
  name: "delete-queue",
  title: "Deletes a merge queue, which must be empty.",
  inputs: {},
  results: {
    deleted: { description: "The queue is gone." },
    "not-found": { description: "There was no such queue." },
    "not-empty": { description: "Pull requests are in it, so it was not deleted.", fails: "result" },
  },
  outputs: {
    enqueued: "Numbers of the pull requests that keep it from being deleted, in queue order, as JSON.",
  },
  permissions: {},
  branch: "given",

  async run(_values, place, { client, dryRun }) {
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
  },
});

function pullRequests(numbers: readonly number[]): string {
  const named = numbers.slice(0, NAMED).map((number) => `#${number}`);
  const more = numbers.length - named.length;
  const list = more > 0 ? `${named.join(", ")} and ${more} more` : named.join(", ");
  return numbers.length === 1 ? `pull request ${list} is` : `pull requests ${list} are`;
}
