import { createInputWithDefault, createOptionalInput } from "../inputs/input.js";
import { createChoiceParser, lineListParser } from "../inputs/parsers.js";
import { defineQueueOperation } from "../operation.js";
import {
  historyDaysInput,
  historyFileInput,
  historyUntilInput,
  TEST_RESULT_RETENTION_DAYS,
} from "../queue/history-inputs.js";
import { collectInputProblems, createMessageText, toInputReference } from "../text/problem.js";

export const exportHistoryOperation = defineQueueOperation({
  name: "export-history",
  title:
    "Writes the history of a queue into one file, for analysis and simulation. Also works for a repository that has no queue.",
  inputs: {
    historyFile: createInputWithDefault(
      historyFileInput.parse,
      "merge-queue-history.ndjson",
      historyFileInput.description,
    ),
    days: createInputWithDefault(historyDaysInput.parse, `${TEST_RESULT_RETENTION_DAYS}`, historyDaysInput.description),
    until: createOptionalInput(historyUntilInput.parse, historyUntilInput.description),
    source: createInputWithDefault(createChoiceParser("queue", "github"), "queue", {
      name: "source",
      description:
        "Origin of the history. `queue`: the testing results and state changes of the queue. `github`: the merged pull requests and workflow runs of a repository. The value `github` requires no queue and no `token`.",
    }),
    requiredChecks: createOptionalInput(lineListParser, {
      name: "required-checks",
      description:
        "With `source: github`: names of the checks or workflows that a queue would require, one in each line. Default: the required checks of the branch. If the branch has no required checks, the default is all workflows.",
    }),
    githubFiles: createOptionalInput(lineListParser, {
      name: "github-files",
      description:
        "Paths of JSON files, one per line. If `source` is `github`, the step reads these files instead of the GitHub API. The files contain the output of `gh api --paginate` for pull requests and for workflow runs.",
    }),
  },
  results: { exported: { description: "The file contains the data of the whole time span." } },
  outputs: {
    "history-file": "Absolute path of the file.",
    "testing-result-count":
      "Number of testing results in the file. Each pull request in each test run has one result. Empty if `source` is `github`.",
    "pull-request-count":
      "Number of pull requests for which the file records changes of state. If `source` is `github`, the number of merged pull requests in the file.",
    "workflow-run-count": "Number of workflow runs in the file. Empty if `source` is `queue`.",
  },
  permissions: {
    "pull-requests": "read: if `source` is `github`",
    actions: "read: if `source` is `github`",
    contents: "read: to read the required checks in the branch protection",
  },
  dryRun: "ignored",
  needsToken: "later",
  check: ({ source, githubFiles, requiredChecks }, _given, { host }) => {
    const isQueue = source === "queue";
    const withGitHub = createMessageText`this input requires ${toInputReference("source", "github")}.`;
    return collectInputProblems(
      [isQueue && githubFiles !== undefined, "github-files", withGitHub],
      [isQueue && requiredChecks !== undefined, "required-checks", withGitHub],
      [
        !isQueue && githubFiles === undefined && host === undefined,
        "github-token",
        createMessageText`is required to read the GitHub API; without a token, set ${toInputReference("github-files")}.`,
      ],
    );
  },

  async run(values, target, context) {
    if (values.source === "github")
      return (await import("../queue/export-github.js")).exportMergeHistoryFromGitHub(values, target, context);
    context.token.require();
    return (await import("../queue/export-history.js")).exportQueueHistory(values, target, context);
  },
});
