import { pollIntervalInput, timeoutInput } from "../inputs/wait.js";
import { queueOperation } from "../operation.js";
import { drainOutputs, drainResults } from "../queue/drain-results.js";

export const drainQueue = queueOperation({
  name: "drain-queue",
  title: "Lets a queue merge what is in it, takes nothing new in, and waits until it is empty.",
  inputs: { timeout: timeoutInput("1h"), pollInterval: pollIntervalInput },
  results: drainResults,
  outputs: drainOutputs,
  permissions: {},
  branch: "given",

  run: async ({ timeout: timeoutMs, pollInterval }, place, context) =>
    (await import("../queue/drain-outcome.js")).drainOutcome({ timeoutMs, pollInterval }, place, context),
});
