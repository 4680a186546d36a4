import { metricsInputs } from "../inputs/metrics.js";
import { figureOutputs } from "../metrics/figure-outputs.js";
import { queueOperation } from "../operation.js";

export const metrics = queueOperation({
  name: "metrics",
  title: "Reads the metrics of a merge queue, and warns or fails when they meet your conditions.",
  inputs: metricsInputs,
  results: {
    healthy: { description: "No condition is met." },
    degraded: { description: "A condition of `warn-if` is met; there is a warning for each." },
    breached: { description: "A condition of `fail-if` is met.", fails: "result" },
    "no-data": {
      description:
        "There is no sample for the branch, or no condition of `fail-if` could be evaluated (without `fail-if`: none of `warn-if`). Without any condition this does not fail the step.",
      fails: "result",
    },
  },
  outputs: {
    ...figureOutputs,
    "metrics-file": "Path of a file with the metrics as they came, in the Prometheus text format.",
  },
  permissions: {},
  branch: "found",
  dryRun: "ignored",
  check: async (values) => (await import("../inputs/metric-conditions.js")).conditionProblems(values),

  run: async (values, place, context) =>
    (await import("../metrics/metrics-outcome.js")).metricsOutcome(values, place, context),
});
