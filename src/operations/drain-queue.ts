import { defineQueueOperation } from "../operation.js";
import { createTimeoutInput, pollIntervalInput } from "../pull-request/wait/inputs.js";
import { previousStateOutput } from "../queue/declarations.js";

export const drainQueue = defineQueueOperation({
  name: "drain-queue",
  title: "Stops admissions to a queue, and waits until the queue is empty.",
  inputs: { timeout: createTimeoutInput("1h"), pollInterval: pollIntervalInput },
  results: {
    drained: { description: "The queue is empty and admits no pull requests." },
    "timed-out": {
      description:
        "The `timeout` expired before the queue was empty. If the drain had started, the queue continues to drain.",
      fails: "timeout",
    },
    interrupted: { description: "The queue was resumed, paused or deleted before it was empty.", fails: "result" },
    aborted: {
      description: "The job was canceled. If the drain had started, the queue continues to drain.",
      fails: "aborted",
    },
  },
  outputs: { ...previousStateOutput, depth: "Number of pull requests in the queue at the last poll." },

  run: async (values, target, context) => (await import("../queue/drain.js")).drainQueue(values, target, context),
});
