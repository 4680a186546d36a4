import { optional, withDefault } from "./input.js";
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
