import { optional, withDefault } from "../inputs/input.js";
import { multiline, oneOf } from "../inputs/parsers.js";
import { figureOutputs } from "../metrics/outputs.js";
import { defineQueueOperation } from "../operation.js";

export const metrics = defineQueueOperation({
  name: "metrics",
  title: "Reads the metrics of a merge queue, and can warn or fail by conditions.",
  inputs: {
    scope: withDefault(oneOf("repository", "organization"), "repository", {
      name: "scope",
      description:
        "Metrics to read: of the repository, or of all repositories of the organization. The outputs and conditions are always about `target-branch`.",
    }),
    warnIf: optional(multiline, {
      name: "warn-if",
      description:
        "Conditions for the result `degraded`, one per line, such as `wait-p95-seconds > 30m`: an output or a metric; `>`, `>=`, `<`, `<=`, `==` or `!=`; a number or a duration.",
    }),
    failIf: optional(multiline, {
      name: "fail-if",
      description: "Conditions for the result `breached`, in the same form. They fail the step.",
    }),
  },
  results: {
    read: { description: "Read the metrics without conditions." },
    healthy: { description: "No condition is true." },
    degraded: { description: "A condition of `warn-if` is true. Each one causes a warning." },
    breached: { description: "A condition of `fail-if` is true.", fails: "result" },
    "no-data": {
      description:
        "The branch has no samples, or no condition of `fail-if` (else `warn-if`) can be evaluated. Without conditions the step does not fail.",
      fails: "result",
    },
  },
  outputs: { ...figureOutputs, "metrics-file": "Path of a file with all metrics in the Prometheus text format." },
  dryRun: "ignored",
  check: async (values) => (await import("../metrics/conditions.js")).findConditionProblems(values),

  run: async (values, target, context) => (await import("../metrics/read.js")).readMetrics(values, target, context),
});
