import { isDeepStrictEqual } from "node:util";
import { inputName, type Problem, problemOf, words } from "../problem.js";
import { parseDuration, parseTimerDuration } from "./duration.js";
import { type Input, optional, type Values, withDefault } from "./input.js";
import { flag, someOf, timestamp, wordOr } from "./parsers.js";

/** The words that a wait can end with; the order is that of the documentation. */
export const WAIT_RESULTS = [
  "merged",
  "failed",
  "cancelled",
  "head-changed",
  "not-ready",
  "left-queue",
  "not-submitted",
  "timed-out",
  "aborted",
] as const;

export type WaitResult = (typeof WAIT_RESULTS)[number];

/** How long a step waits; the default is the operation's own. */
export function timeoutInput(byDefault: string): Input<number> {
  return withDefault(parseDuration, byDefault, {
    name: "timeout",
    description:
      "Longest time to wait. Keep it below the job's `timeout-minutes`; GitHub-hosted runners end a job after six hours.",
    commandLine: "Longest time to wait.",
  });
}

export const pollIntervalInput = withDefault(wordOr("auto", parseTimerDuration), "auto", {
  name: "poll-interval",
  description: "Time between two polls; `auto` adapts it to what can happen soon.",
});

/** Inputs of `wait-for-merge`, and of `submit` with `wait: true`. */
export const waitInputs = {
  timeout: timeoutInput("5h"),
  notReadyTimeout: withDefault(parseDuration, "1h", {
    name: "not-ready-timeout",
    description: "Longest time that the pull request may stay `not_ready` without interruption.",
  }),
  gracePeriod: withDefault(parseDuration, "1m", {
    name: "grace-period",
    description: "How long the pull request may be missing from the queue before the wait ends.",
  }),
  pollInterval: pollIntervalInput,
  since: optional(timestamp, {
    name: "since",
    description:
      "Output `submitted-at` of an earlier `submit`: attempts that ended before this time are ignored.",
  }),
  cancelOnAbort: withDefault(flag, "false", {
    name: "cancel-on-abort",
    description: "Take the pull request out of the queue when the job is cancelled.",
    commandLine: "Take the pull request out of the queue when the command is interrupted.",
  }),
  allowedResults: withDefault(someOf(...WAIT_RESULTS), "merged", {
    name: "allowed-results",
    description:
      "Results that do not fail the step, separated by commas or line breaks. `merged` never does.",
    commandLine: "Results that end with exit code 0. `merged` always does.",
  }),
} as const;

/**
 * Inputs of a wait that nobody asked for: whoever forgets `wait` would go on before the merge. A default says nothing,
 * because the runner fills in those of action.yml; `timeout` has none there.
 */
export function unwantedWaitProblems(
  values: Values<typeof waitInputs>,
  given: ReadonlySet<string>,
): readonly Problem[] {
  const named: Readonly<Record<string, unknown>> = values;
  const unwanted = Object.entries(waitInputs).filter(
    ([key, { name, whenAbsent }]) =>
      given.has(name) && (name === "timeout" || !isDeepStrictEqual(named[key], whenAbsent)),
  );
  if (unwanted.length === 0 || given.has("wait")) return [];
  return [
    problemOf(
      unwanted.map(([, { name }]) => name),
      words`for the wait only, and this step does not wait. Add ${inputName("wait", "true")}, or ${inputName("wait", "false")} where it shall only submit.`,
    ),
  ];
}
