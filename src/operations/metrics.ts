import { optional, withDefault } from "../inputs/input.js";
import { multiline, oneOf } from "../inputs/parsers.js";
import { figureOutputs } from "../metrics/outputs.js";
import { queueOperation } from "../operation.js";

export const metrics = queueOperation({
  name: "metrics",
  title: "Reads the metrics of a merge queue, and warns or fails when they meet your conditions.",
  inputs: {
    scope: withDefault(oneOf("repository", "organization"), "repository", {
      name: "scope",
      description:
        "Whose metrics are read: the repository's, or those of all repositories of the organisation. Figures and conditions are about `target-branch` either way.",
    }),
    warnIf: optional(multiline, {
      name: "warn-if",
      description:
        "Conditions that make the result `degraded`, one per line: an output below or a metric, one of `>`, `>=`, `<`, `<=`, `==`, `!=`, and a number or a duration, such as `wait-p95-seconds > 30m`.",
    }),
    failIf: optional(multiline, {
      name: "fail-if",
      description: "Conditions that make the result `breached` and fail the step, written in the same way.",
    }),
  },
  results: {
    read: { description: "No condition was given." },
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
  dryRun: "ignored",
  check: async (values) => (await import("../metrics/conditions.js")).conditionProblems(values),

  run: async (values, target, context) => (await import("../metrics/read.js")).readMetrics(values, target, context),
});
