import { reasonInput } from "../inputs/reason.js";
import { queueOperation } from "../operation.js";
import { changeState } from "../queue/change-state-outcome.js";

export const pauseQueue = queueOperation({
  name: "pause-queue",
  title: "Pauses a queue: nothing is taken in and nothing is merged until it is resumed.",
  inputs: { reason: reasonInput },
  results: {
    paused: { description: "It was paused by this step." },
    unchanged: { description: "It was paused already: nothing was sent." },
  },
  outputs: { "previous-state": "State of the queue before." },
  permissions: {},
  branch: "given",

  run({ reason }, place, context) {
    const afterwards = "Nothing is merged until resume-queue.";
    return changeState({ state: "paused", done: "paused", reason, afterwards }, place, context);
  },
});
