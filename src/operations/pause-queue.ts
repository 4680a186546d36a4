import { defineQueueOperation } from "../operation.js";
import { previousStateOutput, reasonInput } from "../queue/declarations.js";

export const pauseQueue = defineQueueOperation({
  name: "pause-queue",
  title: "Pauses a queue: the queue admits and merges nothing until you resume the queue.",
  inputs: { reason: reasonInput },
  results: {
    paused: { description: "The step paused the queue." },
    unchanged: { description: "The queue was already paused; the step changed nothing." },
  },
  outputs: previousStateOutput,

  run: async ({ reason }, target, context) => {
    const afterwards = "The queue merges nothing until you run resume-queue.";
    const change = { state: "paused", done: "paused", reason, afterwards } as const;
    return (await import("../queue/state.js")).changeQueueState(change, target, context);
  },
});
