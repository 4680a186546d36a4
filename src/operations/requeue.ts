import { createInputWithDefault, createOptionalInput } from "../inputs/input.js";
import { createChoiceListParser, createWholeNumberParser, lineListParser } from "../inputs/parsers.js";
import { definePullRequestOperation } from "../operation.js";
import { outcomeReportInputs, outcomeReportOutputs } from "../outcome/inputs.js";
import { REQUEUE_CAUSES, REQUEUE_OBSTACLES } from "../requeue/words.js";
import { createInputProblem, createMessageText, toInputReference } from "../text/problem.js";

const MOST_ATTEMPTS = 10;

const requeueInputs = {
  causes: createInputWithDefault(createChoiceListParser(...REQUEUE_CAUSES, "none"), "infrastructure, flaky", {
    name: "causes",
    description:
      "Causes of a failure after which the step submits the pull request again, separated by commas or line breaks. With `none`, only the input `checks` can lead to a new submission.",
  }),
  checks: createOptionalInput(lineListParser, {
    name: "checks",
    description:
      "Names of checks, one per line. If all failed checks are in this list, the step submits the pull request again. The cause may then also be `change`, `tests-failed` or `unknown`.",
  }),
  maxAttempts: createInputWithDefault(createWholeNumberParser(1, MOST_ATTEMPTS), "1", {
    name: "max-attempts",
    description: "Maximum number of new submissions for one head commit, by all runs together.",
  }),
} as const;

const words = REQUEUE_OBSTACLES.map((word) => `\`${word}\``);

export const requeueOperation = definePullRequestOperation({
  name: "requeue",
  title: "Reports an outcome, and submits the pull request again if the change cannot be the cause of the failure.",
  inputs: { ...requeueInputs, ...outcomeReportInputs },
  results: {
    requeued: { description: "The step submitted the pull request again." },
    rerun: {
      description:
        "The step ran the failed checks again (only with API v2). The pull request stays at its position in the queue.",
    },
    "not-requeued": {
      description: "The step did not submit the pull request again. The output `reason` contains the reason.",
    },
  },
  outputs: {
    reason: `Reason for the result \`not-requeued\`: ${words.join(", ")}.`,
    outcome:
      "Outcome of the pull request, such as `failed`. The values are the results of `report-outcome`. Empty if `dry-run` is `true`.",
    requeued: "Numbers of the pull requests that this run submitted again, as JSON.",
    ...outcomeReportOutputs,
  },
  permissions: {
    "pull-requests": "write: if `report-to` is `comment`",
    statuses: "write: to count new submissions",
    contents: "read: to compare the head commit with the tested commit",
  },
  onTestBranch: "run",
  check: (_values, _given, { host }) =>
    host === undefined
      ? [
          createInputProblem(
            "github-token",
            createMessageText`a token is required, because the step stores the number of new submissions in statuses of the head commit. ${toInputReference("max-attempts")} limits this number.`,
          ),
        ]
      : [],

  run: async (values, target, context) => (await import("../requeue/requeue.js")).requeue(values, target, context),
});
