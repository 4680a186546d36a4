import { queueOperation } from "../operation.js";
import { previousStateOutput, reasonInput } from "../queue/declarations.js";

export const pauseQueue = queueOperation({
  name: "pause-queue",
  title: "Pauses a queue: nothing is taken in and nothing is merged until it is resumed.",
  inputs: { reason: reasonInput },
  results: {
    paused: { description: "It was paused." },
    unchanged: { description: "It was paused already: nothing was sent." },
  },
  outputs: previousStateOutput,

  run: async ({ reason }, target, context) => {
    const afterwards = "Nothing is merged until you run resume-queue.";
    const change = { state: "paused", done: "paused", reason, afterwards } as const;
    return (await import("../queue/state.js")).changeState(change, target, context);
  },
});
