import { queueOperation } from "../operation.js";

export const deleteQueue = queueOperation({
  name: "delete-queue",
  title: "Deletes a merge queue, which must be empty.",
  inputs: {},
  results: {
    deleted: { description: "The queue is gone." },
    "not-found": { description: "There was no such queue." },
    "not-empty": { description: "Pull requests are in it, so it was not deleted.", fails: "result" },
  },
  outputs: { enqueued: "Numbers of the pull requests that keep it from being deleted, in queue order, as JSON." },

  run: async (_values, target, context) => (await import("../queue/delete.js")).deleteQueue(target, context),
});
