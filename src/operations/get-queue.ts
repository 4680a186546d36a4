import { queueOperation } from "../operation.js";
import { queueOutputs } from "../queue/declarations.js";

export const getQueue = queueOperation({
  name: "get-queue",
  title: "Reads a queue: its state, its settings, and the pull requests in it in their order.",
  inputs: {},
  results: { found: { description: "The queue exists." } },
  outputs: { depth: "How many pull requests stand in it. Those that are not ready do not.", ...queueOutputs },
  dryRun: "ignored",

  run: async (_values, target, context) => (await import("../queue/get.js")).getQueue(target, context),
});
