import { createInputWithDefault, createOptionalInput, type Input, type InputValues } from "../../inputs/input.js";
import {
  booleanParser,
  createChoiceListParser,
  createParserWithExtraChoice,
  parseDuration,
  parseTimerDuration,
  timestampParser,
} from "../../inputs/parsers.js";
import type { ResultSpec } from "../../operation.js";
import { causeOutputDescription } from "../../test-run/fields.js";
import { mergeEstimateOutputs } from "../fields.js";

export const waitResults = {
  merged: { description: "The pull request is merged." },
  failed: { description: "The queue rejected the pull request.", fails: "result" },
  cancelled: {
    description:
      "The pull request was removed from the queue, because a person removed it, someone pushed to it, or it was closed.",
    fails: "result",
  },
  "head-changed": { description: "The head of the pull request is not the commit of the run.", fails: "result" },
  "not-ready": {
    description: "The pull request stayed in the state `not_ready` for the whole `not-ready-timeout`.",
    fails: "result",
  },
  "left-queue": {
    description: "The pull request left the queue, but the service reports no outcome.",
    fails: "result",
  },
  "not-submitted": {
    description: "The queue had no record of the pull request for the whole `grace-period`.",
    fails: "result",
  },
  "timed-out": { description: "The `timeout` expired before the merge.", fails: "timeout" },
  aborted: { description: "The step was stopped, for example because the job was canceled.", fails: "aborted" },
} as const satisfies Record<string, ResultSpec>;

export type WaitResult = keyof typeof waitResults;

export const waitOutputs = {
  state: "Last known state of the pull request in the queue.",
  ...mergeEstimateOutputs,
  "waited-seconds": "Duration of the wait in whole seconds.",
  polls: "Number of times that the step read the record.",
  "pr-sha": "Head commit of the pull request in the record of the queue.",
  "head-verified":
    "`true` if the record shows the commit of the run, `false` if the record shows a different commit. `unknown` if there is no record, or if the run names no commit.",
  deployable:
    "`true` if the pull request was merged and GitHub shows the merge commit. `false` if not, or if the queue merged a different commit than the commit of the run.",
  "merge-commit-sha":
    "Merge commit on the target branch. Empty if the pull request is not merged, or GitHub does not show the commit.",
  "test-run-id":
    "Id of the test run that explains the failure of the pull request. You can pass this id to `testing-details`. Empty if no such test run is known. The id comes from the service or from a branch name on GitHub.",
  "failing-checks":
    "Names of all failed checks, required or not, as JSON. Empty if the pull request did not fail, or its test run is not known.",
  cause: causeOutputDescription,
} as const;

export type WaitOutput = keyof typeof waitOutputs;

export const waitPermissions = {
  contents: "read: to find `test-run-id`",
  "pull-requests": "read: to find `merge-commit-sha`",
} as const;

export function createTimeoutInput(byDefault: string): Input<number> {
  return createInputWithDefault(parseDuration, byDefault, {
    name: "timeout",
    description:
      "Maximum length of the wait. This time must be shorter than the job's `timeout-minutes`. GitHub-hosted runners stop a job after six hours.",
    commandLine: "Maximum length of the wait.",
  });
}

export const pollIntervalInput = createInputWithDefault(
  createParserWithExtraChoice("auto", parseTimerDuration),
  "auto",
  {
    name: "poll-interval",
    description:
      "Time between two polls. If the value is `auto`, the step polls more often when it expects a change soon.",
  },
);

export const waitInputs = {
  timeout: createTimeoutInput("5h"),
  notReadyTimeout: createInputWithDefault(parseDuration, "1h", {
    name: "not-ready-timeout",
    description: "Maximum time without interruption in the state `not_ready`. After this time, the wait fails.",
  }),
  gracePeriod: createInputWithDefault(parseDuration, "1m", {
    name: "grace-period",
    description:
      "Maximum time for which the pull request may be missing from the queue. After this time, the wait fails.",
  }),
  pollInterval: pollIntervalInput,
  since: createOptionalInput(timestampParser, {
    name: "since",
    description:
      "Time in the output `submitted-at` of an earlier `submit` step. The wait ignores attempts that finished before this time.",
  }),
  cancelOnAbort: createInputWithDefault(booleanParser, "false", {
    name: "cancel-on-abort",
    description: "If `true`, the step removes the pull request from the queue when the job is canceled.",
    commandLine: "If `true`, the command removes the pull request from the queue when the command is interrupted.",
  }),
  allowedResults: createInputWithDefault(createChoiceListParser(...Object.keys(waitResults)), "merged", {
    name: "allowed-results",
    description:
      "Results that do not fail the step, separated by commas or line breaks. The result `merged` never fails the step.",
    commandLine:
      "Results for which the exit code is 0, separated by commas. For the result `merged`, the exit code is always 0.",
  }),
} as const;

export type WaitInputValues = InputValues<typeof waitInputs>;
