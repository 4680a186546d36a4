import { reasonInput } from "../inputs/reason.js";
import { queueOperation } from "../operation.js";
import { changeState } from "../queue/change-state-outcome.js";

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

  run({ reason }, place, context) {
    const afterwards = "It takes in and merges again.";
    return changeState({ state: "running", done: "resumed", reason, afterwards }, place, context);
  },
});
