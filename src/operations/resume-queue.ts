import { defineQueueOperation } from "../operation.js";
import { previousStateOutput, reasonInput } from "../queue/declarations.js";

export const resumeQueueOperation = defineQueueOperation({
  name: "resume-queue",
  title: "Resumes a paused or draining queue.",
  inputs: { reason: reasonInput },
  results: {
    resumed: { description: "The step resumed the queue." },
    unchanged: { description: "The queue was already running; the step changed nothing." },
  },
  outputs: previousStateOutput,

  run: async ({ reason }, target, context) => {
    const afterwards = "The queue admits and merges pull requests again.";
    const change = { state: "running", done: "resumed", reason, afterwards } as const;
    return (await import("../queue/state.js")).changeQueueState(change, target, context);
  },
});
