import { parseTestBranch } from "../ci/build.js";
import { parser } from "../inputs/parsers.js";

/** Any form that is no path, flag or line, since the service may change its ids. */
const RUN_ID = /^[a-z0-9][\w.-]{0,199}$/i;
const BISECTION = /-bisection[\w-]*$/i;

export const testRunId = parser("the id of a test run, or the name of its branch trunk-merge/pr-N/ID", (value) => {
  const id = parseTestBranch(value)?.testRunId ?? value.replace(BISECTION, "");
  return RUN_ID.test(id) ? id : undefined;
});

export const causeOutput =
  "Why it ended badly: `change`, `tests-failed`, `change-ahead`, `conflict`, `flaky`, `infrastructure`, `removed` or `unknown`; empty where it did not. The page docs/failure-causes.md lists the evidence for each.";

/** One output per field of a test run, in the order of the service's document, with our own around them. */
export const testRunOutputs = {
  "test-run-id": "Id of the run that was asked for.",
  "required-statuses": "Names of the checks that must pass, as JSON.",
  "required-statuses-source":
    "Where the required checks come from: `trunk_config` or `service_config` (the repository's configuration file of the service), `repo_provider_branch_protection`, `merge_instance` (the queue's own settings), or a newer one.",
  "test-branch": "Branch that the queue made for the run.",
  "test-branch-sha": "Commit at the tip of that branch.",
  "check-suites": "Check suites with their check runs, as JSON.",
  "status-checks": "Commit statuses, as JSON.",
  "tested-pull-requests": "The pull requests that the run tests (several in a batch), as JSON.",
  "created-at": "When the run began, as the service writes it.",
  status: "Status of the run, in lower case: `in_progress`, `succeeded`, `failed`, `cancelled`, or a newer one.",
  "impacted-targets": "Targets of the tested pull requests and of all ahead of them, as JSON.",
  "impacted-targets-for-tested-prs": "Targets of the tested pull requests alone, as JSON.",
  "dependent-prs": "Numbers of the pull requests ahead that the run builds on, as JSON.",
  "failing-checks": "Names of all checks that ended badly, required or not, as JSON.",
  "missing-checks": "Names of the required checks of which the service has no report, as JSON.",
  cause:
    "When failed: why, in the word of `wait-for-merge` where this run decided over the one pull request in it; else what the run alone shows, `flaky`, `infrastructure` or `unknown`. Empty where it did not fail.",
} as const;
