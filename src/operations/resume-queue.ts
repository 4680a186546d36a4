import { reasonInput } from "../inputs/reason.js";
import { queueOperation } from "../operation.js";

export const resumeQueue = queueOperation({
  name: "resume-queue",
  title: "Lets a paused or draining queue run again.",
  inputs: { reason: reasonInput },
  results: {
    resumed: { description: "It runs again." },
    unchanged: { description: "It was running already: nothing was sent." },
  },
  outputs: { "previous-state": "State of the queue before." },
  permissions: {},
  branch: "given",

  run: async ({ reason }, place, context) => {
    const afterwards = "It takes pull requests in and merges again.";
    const change = { state: "running", done: "resumed", reason, afterwards } as const;
    return (await import("../queue/change-state-outcome.js")).changeState(change, place, context);
  },
});
