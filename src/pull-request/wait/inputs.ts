import { type Input, optional, type Values, withDefault } from "../../inputs/input.js";
import { boolean, parseDuration, parseTimerDuration, someOf, timestamp, wordOr } from "../../inputs/parsers.js";
import type { ResultSpec } from "../../operation.js";
import { causeOutput } from "../../test-run/fields.js";

export const waitResults = {
  merged: { description: "The pull request is merged." },
  failed: { description: "The queue rejected the pull request.", fails: "result" },
  cancelled: { description: "A person, a push or a close removed the pull request from the queue.", fails: "result" },
  "head-changed": { description: "The head of the pull request is not the commit of the run.", fails: "result" },
  "not-ready": { description: "The pull request was not ready for the whole `not-ready-timeout`.", fails: "result" },
  "left-queue": { description: "The pull request left the queue without an outcome.", fails: "result" },
  "not-submitted": {
    description: "The queue had no record of the pull request for the whole `grace-period`.",
    fails: "result",
  },
  "timed-out": { description: "The `timeout` passed before the merge.", fails: "timeout" },
  aborted: { description: "The step was stopped, for example because the job was canceled.", fails: "aborted" },
} as const satisfies Record<string, ResultSpec>;

export type WaitResult = keyof typeof waitResults;

export const waitOutputs = {
  state: "Last known state of the pull request in the queue.",
  "waited-seconds": "Duration of the wait, in whole seconds.",
  polls: "Number of times that the step read the record.",
  "pr-sha": "Head commit that the queue knows.",
  "head-verified":
    "`true` if the record shows the commit of the run, `false` if it shows another commit. `unknown` if there is no record, or if the run names no commit.",
  deployable:
    "`true` if the pull request was merged, GitHub shows the merge commit, and `head-verified` is not `false`; else `false`.",
  "merge-commit-sha": "Commit on the target branch if merged and readable on GitHub; else empty.",
  "test-run-id":
    "If the pull request failed: id of the test run that explains the failure, as input of `testing-details`; else empty. The id comes from the service or from a branch name on GitHub.",
  "failing-checks":
    "If the pull request failed: names of all failed checks of that test run, required or not, as JSON. Empty if the test run is not known.",
  cause: causeOutput,
} as const;

export type WaitOutput = keyof typeof waitOutputs;

export const waitPermissions = {
  contents: "read: `test-run-id`",
  "pull-requests": "read: `merge-commit-sha`",
} as const;

export function createTimeoutInput(byDefault: string): Input<number> {
  return withDefault(parseDuration, byDefault, {
    name: "timeout",
    description:
      "Longest time to wait. Set it below the job's `timeout-minutes`; GitHub-hosted runners stop a job after six hours.",
    commandLine: "Longest time to wait.",
  });
}

export const pollIntervalInput = withDefault(wordOr("auto", parseTimerDuration), "auto", {
  name: "poll-interval",
  description: "Time between two polls. `auto` adapts it to the expected time of the next change.",
});

export const waitInputs = {
  timeout: createTimeoutInput("5h"),
  notReadyTimeout: withDefault(parseDuration, "1h", {
    name: "not-ready-timeout",
    description: "Longest uninterrupted time in the state `not_ready` before the wait fails.",
  }),
  gracePeriod: withDefault(parseDuration, "1m", {
    name: "grace-period",
    description: "Longest time for which the pull request may be missing from the queue.",
  }),
  pollInterval: pollIntervalInput,
  since: optional(timestamp, {
    name: "since",
    description:
      "Output `submitted-at` of an earlier `submit`. The wait ignores attempts that finished before this time.",
  }),
  cancelOnAbort: withDefault(boolean, "false", {
    name: "cancel-on-abort",
    description: "Remove the pull request from the queue if the job is canceled.",
    commandLine: "Remove the pull request from the queue if the command is interrupted.",
  }),
  allowedResults: withDefault(someOf(...Object.keys(waitResults)), "merged", {
    name: "allowed-results",
    description: "Results that do not fail the step, separated by commas or line breaks. `merged` never fails it.",
    commandLine: "Results with exit code 0, separated by commas. `merged` always has exit code 0.",
  }),
} as const;

export type WaitValues = Values<typeof waitInputs>;
