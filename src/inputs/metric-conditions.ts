import { type Condition, readConditions } from "../metrics/conditions.js";
import { type Problem, problemOf } from "../problem.js";
import type { Values } from "./input.js";
import { metricsInputs } from "./metrics.js";

type MetricsValues = Values<typeof metricsInputs>;

/** Every ill condition of both inputs, each with its place. */
export function conditionProblems(values: MetricsValues): readonly Problem[] {
  const { warnIf, failIf } = metricsInputs;
  return [
    ...readConditions(values.warnIf ?? "").problems.map((problem) => problemOf(warnIf.name, problem)),
    ...readConditions(values.failIf ?? "").problems.map((problem) => problemOf(failIf.name, problem)),
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
