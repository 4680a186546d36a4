import { queueOperation } from "../operation.js";
import { previousStateOutput, reasonInput } from "../queue/declarations.js";

export const resumeQueue = queueOperation({
  name: "resume-queue",
  title: "Lets a paused or draining queue run again.",
  inputs: { reason: reasonInput },
  results: {
    resumed: { description: "It runs again." },
    unchanged: { description: "It was running already: nothing was sent." },
  },
  outputs: previousStateOutput,

  run: async ({ reason }, target, context) => {
    const afterwards = "It takes pull requests in and merges again.";
    const change = { state: "running", done: "resumed", reason, afterwards } as const;
    return (await import("../queue/state.js")).changeState(change, target, context);
  },
});
