import { queueOperation } from "../operation.js";
import { pollIntervalInput, timeoutInput } from "../pull-request/wait/inputs.js";
import { previousStateOutput } from "../queue/declarations.js";

export const drainQueue = queueOperation({
  name: "drain-queue",
  title: "Lets a queue merge what is in it, takes nothing new in, and waits until it is empty.",
  inputs: { timeout: timeoutInput("1h"), pollInterval: pollIntervalInput },
  results: {
    drained: { description: "It is empty, and takes nothing new in." },
    "timed-out": { description: "`timeout` passed; it stays draining if it was set so.", fails: "timeout" },
    interrupted: {
      description: "It stopped draining before it was seen empty: somebody resumed, paused or deleted it.",
      fails: "result",
    },
    aborted: { description: "The job was cancelled; the queue stays draining if it was set so.", fails: "aborted" },
  },
  outputs: { ...previousStateOutput, depth: "How many pull requests were left when the queue was last read." },

  run: async (values, target, context) => (await import("../queue/drain.js")).drainQueue(values, target, context),
});
