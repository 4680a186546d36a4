import { defineQueueOperation } from "../operation.js";
import { queueOutputs } from "../queue/declarations.js";

export const getQueueOperation = defineQueueOperation({
  name: "get-queue",
  title: "Reads the state, the settings and the pull requests of a queue.",
  inputs: {},
  results: { found: { description: "The queue exists." } },
  outputs: {
    depth: "Number of pull requests in the queue, excluding submitted pull requests that are not ready.",
    ...queueOutputs,
  },
  dryRun: "ignored",

  run: async (_values, target, context) => (await import("../queue/get.js")).getQueue(target, context),
});
