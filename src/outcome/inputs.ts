import { createInputWithDefault, type InputValues } from "../inputs/input.js";
import { messageFormatInput } from "../inputs/message-format.js";
import { createChoiceListParser, createChoiceParser, createParser } from "../inputs/parsers.js";
import type { InputCheckContext, ResultSpec } from "../operation.js";
import { createInputProblem, createMessageText, type InputProblem, toInputReference } from "../text/problem.js";

export const OUTCOMES = ["merged", "merged-outside-queue", "failed", "cancelled", "closed"] as const;

export type OutcomeName = (typeof OUTCOMES)[number];

const statusContext = createParser("a name of 1 to 100 characters on one line", (value) =>
  /^[^\p{Cc}]{1,100}$/u.test(value) ? value : undefined,
);

export const outcomeReportInputs = {
  reportTo: createInputWithDefault(createChoiceParser("comment", "status", "none"), "comment", {
    name: "report-to",
    description:
      "Destination of the report: a new `comment` on the pull request, a `status` of its head commit, or `none` for outputs only. `report-missed-outcomes` rejects `none`, because without a comment or a status, the next run would report the same outcomes again.",
  }),
  outcomes: createInputWithDefault(createChoiceListParser(...OUTCOMES), OUTCOMES.join(", "), {
    name: "outcomes",
    description: "Outcomes to report, separated by commas or line breaks.",
  }),
  statusContext: createInputWithDefault(statusContext, "merge-queue/outcome", {
    name: "status-context",
    description: "Name of the commit status for `report-to: status`.",
  }),
  messageFormat: messageFormatInput,
} as const;

export type ReportInputValues = InputValues<typeof outcomeReportInputs>;

export const outcomeReportPermissions = {
  "pull-requests":
    "write: if `report-to` is `comment` (for any other value, `read` is enough to find `merge-commit-sha`)",
  statuses: "write: if `report-to` is `status`",
} as const;

export function findReportDestinationProblems(
  { reportTo }: Pick<ReportInputValues, "reportTo">,
  { host }: Pick<InputCheckContext, "host">,
): readonly InputProblem[] {
  if (reportTo === "none" || host !== undefined) return [];
  return [
    createInputProblem(
      "github-token",
      createMessageText`a token is required, because ${toInputReference("report-to")} is ${reportTo}.`,
    ),
  ];
}

export const outcomeReportResults = {
  merged: { description: "The queue merged the pull request." },
  "merged-outside-queue": {
    description:
      "The pull request was merged, but not by the queue. For example, a person merged it manually, or it had left the queue before.",
  },
  failed: { description: "The queue rejected the pull request." },
  cancelled: {
    description:
      "The pull request was removed from the queue: a person removed it, someone pushed to it, or its base branch changed.",
  },
  closed: { description: "The pull request was closed without a merge." },
  "in-queue": { description: "The pull request is in the queue; there is no outcome to report." },
  "not-submitted": {
    description: "The pull request was never submitted to this queue, and GitHub does not show it as closed.",
  },
} as const satisfies Readonly<Record<OutcomeName | "in-queue" | "not-submitted", ResultSpec>>;

export const chatMessagesOutputSpec = {
  messages:
    "Chat messages in the format of `message-format`, as a JSON list: one message for each pull request that this run reported as failed, canceled or closed.",
} as const;

export const outcomeReportOutputs = {
  ...chatMessagesOutputSpec,
  reported:
    "`true` in the one run that reported the outcome, and in re-runs of that run; otherwise `false`. With `report-to: none`, the value is `true` in every run that found the outcome.",
  deployable:
    "`true` in the one run that reported a merge with a known commit, and in re-runs of that run; otherwise `false`. The value is also `false` if the merged commit is not the commit of the run. If the step stores no report of a merge, the value is `true` in the run that started when the pull request was closed. This is the case if `report-to` is `none`, if `outcomes` does not contain the result, or if the pull request was never in the queue.",
  "merge-commit-sha":
    "Merge commit on the target branch. Empty if the pull request is not merged, or GitHub does not show the commit.",
  "pr-number": "Number of the pull request.",
  "head-sha": "Head commit in the record of the queue. If there is no record, the head commit on GitHub.",
  "target-branch": "Branch of the queue.",
  state: "State of the pull request in the queue; empty if the pull request was never submitted.",
  "failing-checks":
    "Names of all failed checks, required or not, as JSON. Empty if the test run is not known. Only the CI run that reported the failure sets this output.",
  "test-run-id":
    "Id of the test run that explains the failure. Only the CI run that reported the failure sets this output. You can pass this id to `testing-details`.",
  cause:
    "Cause of the failure, in one word. Only the CI run that reported the outcome sets this output. Empty for a merge.",
  author: "Author of the pull request.",
  reports:
    "All outcomes that this run reported, as JSON. A run for a test branch can report the outcomes of all pull requests that the queue tested on the branch. In such a run, the other outputs describe only one pull request. If several pull requests merged, this is the pull request that merged last.",
} as const;
