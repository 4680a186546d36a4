import { type Input, optional, type Values, withDefault } from "../../inputs/input.js";
import { boolean, parseDuration, parseTimerDuration, someOf, timestamp, wordOr } from "../../inputs/parsers.js";
import type { ResultSpec } from "../../operation.js";
import { causeOutput } from "../../test-run/fields.js";

export const waitResults = {
  merged: { description: "The pull request is merged." },
  failed: { description: "The queue rejected it.", fails: "result" },
  cancelled: { description: "It was taken out of the queue.", fails: "result" },
  "head-changed": { description: "Its head is not the commit that the run is for.", fails: "result" },
  "not-ready": { description: "It did not become ready within `not-ready-timeout`.", fails: "result" },
  "left-queue": { description: "It left the queue without a final state.", fails: "result" },
  "not-submitted": { description: "It was not in the queue for the whole `grace-period`.", fails: "result" },
  "timed-out": { description: "`timeout` passed.", fails: "timeout" },
  aborted: { description: "It was told to stop, for example because the job was cancelled.", fails: "aborted" },
} as const satisfies Record<string, ResultSpec>;

export type WaitResult = keyof typeof waitResults;

export const waitOutputs = {
  state: "Last state that was seen.",
  "waited-seconds": "How long the wait took, in whole seconds.",
  polls: "How often the record was read.",
  "pr-sha": "Head commit that the queue knows.",
  "head-verified":
    "`true` when the record shows the commit that the run is for, `false` when it shows another one, `unknown` without a record or when the run is for no commit.",
  deployable:
    "`true` when the pull request was merged, GitHub shows the merge commit, and `head-verified` is not `false`; else `false`.",
  "merge-commit-sha": "The commit on the target branch, when merged and readable on GitHub; else empty.",
  "test-run-id":
    "When failed: the test run that explains it, named by the service or by its branch on GitHub, which is looked for while tests run; else empty. `testing-details` takes it.",
  "failing-checks":
    "When failed: names of the checks of that run that ended badly, required or not, as JSON; empty where the run is not known.",
  cause: causeOutput,
} as const;

export type WaitOutput = keyof typeof waitOutputs;

export const waitPermissions = {
  contents: "read: `test-run-id`",
  "pull-requests": "read: `merge-commit-sha`",
} as const;

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
    description: "Output `submitted-at` of an earlier `submit`: attempts that ended before this time are ignored.",
  }),
  cancelOnAbort: withDefault(boolean, "false", {
    name: "cancel-on-abort",
    description: "Take the pull request out of the queue when the job is cancelled.",
    commandLine: "Take the pull request out of the queue when the command is interrupted.",
  }),
  allowedResults: withDefault(someOf(...Object.keys(waitResults)), "merged", {
    name: "allowed-results",
    description: "Results that do not fail the step, separated by commas or line breaks. `merged` never does.",
    commandLine: "Results that end with exit code 0. `merged` always does.",
  }),
} as const;

export type WaitValues = Values<typeof waitInputs>;
