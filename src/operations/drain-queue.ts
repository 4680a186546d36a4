import { pollIntervalInput, timeoutInput } from "../inputs/wait.js";
import { queueOperation } from "../operation.js";
import { drainOutcome, drainOutputs, drainResults, plannedDrain } from "../queue/drain-outcome.js";

export const drainQueue = queueOperation({
  name: "drain-queue",
  title: "Lets a queue merge what is in it, takes nothing new in, and waits until it is empty.",
  inputs: { timeout: timeoutInput("1h"), pollInterval: pollIntervalInput },
  results: drainResults,
  outputs: drainOutputs,
  permissions: {},
  branch: "given",

  run({ timeout: timeoutMs, pollInterval }, place, context) {
    const options = { timeoutMs, pollInterval };
    return context.dryRun ? plannedDrain(options, place, context) : drainOutcome(options, place, context);
  },
});
