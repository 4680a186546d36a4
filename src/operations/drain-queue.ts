import { defineQueueOperation } from "../operation.js";
import { createTimeoutInput, pollIntervalInput } from "../pull-request/wait/inputs.js";
import { previousStateOutput } from "../queue/declarations.js";

export const drainQueueOperation = defineQueueOperation({
  name: "drain-queue",
  title: "Drains a queue: the queue admits no more pull requests, and the step waits until the queue is empty.",
  inputs: { timeout: createTimeoutInput("1h"), pollInterval: pollIntervalInput },
  results: {
    drained: { description: "The queue is empty and admits no pull requests." },
    "timed-out": {
      description:
        "The `timeout` expired before the queue was empty. If the queue was already draining, it continues to drain.",
      fails: "timeout",
    },
    interrupted: { description: "The queue was resumed, paused or deleted before it was empty.", fails: "result" },
    aborted: {
      description:
        "The job was canceled before the queue was empty. If the queue was already draining, it continues to drain.",
      fails: "aborted",
    },
  },
  outputs: { ...previousStateOutput, depth: "Number of pull requests in the queue when the step last read the queue." },

  run: async (values, target, context) => (await import("../queue/drain.js")).drainQueue(values, target, context),
});
