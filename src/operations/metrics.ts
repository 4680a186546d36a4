import { createInputWithDefault, createOptionalInput } from "../inputs/input.js";
import { createChoiceParser, multilineTextParser } from "../inputs/parsers.js";
import { figureOutputs } from "../metrics/outputs.js";
import { defineQueueOperation } from "../operation.js";

export const metricsOperation = defineQueueOperation({
  name: "metrics",
  title: "Reads the metrics of a merge queue. Shows a warning or fails if a condition that you set is met.",
  inputs: {
    scope: createInputWithDefault(createChoiceParser("repository", "organization"), "repository", {
      name: "scope",
      description:
        "Scope of the metrics: `repository`, or `organization` for all repositories of the organization. Outputs and conditions always apply to the queue of `target-branch`.",
    }),
    warnIf: createOptionalInput(multilineTextParser, {
      name: "warn-if",
      description:
        "Conditions that cause the result `degraded`, one per line, such as `wait-p95-seconds > 30m`. A condition consists of the name of an output or metric, an operator (`>`, `>=`, `<`, `<=`, `==` or `!=`), and a number or a duration.",
    }),
    failIf: createOptionalInput(multilineTextParser, {
      name: "fail-if",
      description:
        "Conditions that cause the result `breached`, in the same form as in `warn-if`. If one of these conditions is met, the step fails.",
    }),
  },
  results: {
    read: { description: "You set no conditions, so the step only read the metrics." },
    healthy: { description: "No condition is met." },
    degraded: {
      description:
        "At least one condition of `warn-if` is met. The step shows a warning for each condition that is met.",
    },
    breached: { description: "A condition of `fail-if` is met.", fails: "result" },
    "no-data": {
      description:
        "The metrics contain no sample for the branch, or the step can evaluate no condition of `fail-if`. If `fail-if` is empty, the step uses the conditions in `warn-if` instead.",
      fails: "result",
      failsOnly: "only if you set conditions",
    },
  },
  outputs: { ...figureOutputs, "metrics-file": "Path of a file with all metrics in the Prometheus text format." },
  dryRun: "ignored",
  check: async (values) => (await import("../metrics/conditions.js")).findConditionProblems(values),

  run: async (values, target, context) => (await import("../metrics/read.js")).readMetrics(values, target, context),
});
