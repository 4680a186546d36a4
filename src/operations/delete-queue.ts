import { defineQueueOperation } from "../operation.js";

export const deleteQueueOperation = defineQueueOperation({
  name: "delete-queue",
  title: "Deletes an empty merge queue.",
  inputs: {},
  results: {
    deleted: { description: "The step deleted the queue." },
    "not-found": { description: "The queue does not exist." },
    "not-empty": {
      description: "The step did not delete the queue, because the queue contains pull requests.",
      fails: "result",
    },
  },
  outputs: { enqueued: "Numbers of the pull requests in the queue, in queue order, as JSON." },

  run: async (_values, target, context) => (await import("../queue/delete.js")).deleteQueue(target, context),
});
