import { type Condition, readConditions } from "../metrics/conditions.js";
import { optional, type Values, withDefault } from "./input.js";
import { multiline, oneOf } from "./parsers.js";

export const metricsInputs = {
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
} as const;

type MetricsValues = Values<typeof metricsInputs>;

/** Every ill condition of both inputs, each with its place. */
export function conditionProblems(values: MetricsValues): readonly string[] {
  const { warnIf, failIf } = metricsInputs;
  return [
    ...readConditions(values.warnIf ?? "").problems.map((problem) => `${warnIf.name}: ${problem}`),
    ...readConditions(values.failIf ?? "").problems.map((problem) => `${failIf.name}: ${problem}`),
  ];
}

/** The conditions of both inputs, once they are known to be well written. */
export function conditionsOf(values: MetricsValues): {
  readonly warnIf: readonly Condition[];
  readonly failIf: readonly Condition[];
} {
  return {
    warnIf: readConditions(values.warnIf ?? "").conditions,
    failIf: readConditions(values.failIf ?? "").conditions,
  };
}
