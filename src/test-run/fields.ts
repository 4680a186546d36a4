import { parseTestBranch } from "../ci/build.js";
import { parser } from "../inputs/parsers.js";

/** Form of a test run's id. Allows future forms, but no text that could act as a path, a flag or a second line. */
const RUN_ID = /^[a-z0-9][\w.-]{0,199}$/i;
const BISECTION = /-bisection[\w-]*$/i;

export const testRunId = parser("the id of a test run, or the name of its branch trunk-merge/pr-N/ID", (value) => {
  const id = parseTestBranch(value)?.testRunId ?? value.replace(BISECTION, "");
  return RUN_ID.test(id) ? id : undefined;
});

export const causeOutput =
  "Cause of the failure: `change`, `tests-failed`, `change-ahead`, `conflict`, `flaky`, `infrastructure`, `removed` or `unknown`; empty without a failure. The page docs/failure-causes.md lists the evidence for each.";

/** Outputs for the fields of a test run, in the order of the API reference, and outputs computed from them. */
export const testRunOutputs = {
  "test-run-id": "Id of the test run.",
  "required-statuses": "Names of the checks that must pass, as JSON.",
  "required-statuses-source":
    "Source of the required checks: `trunk_config` or `service_config` (the repository's configuration file of the service), `repo_provider_branch_protection`, `merge_instance` (the queue's own settings), or a newer one.",
  "test-branch": "Branch of the queue for the run.",
  "is-bisection": "`true` for a run that searches a batch for the cause of a failure.",
  "test-branch-sha": "Commit at the tip of that branch.",
  "check-suites": "Check suites with their check runs, as JSON.",
  "status-checks": "Commit statuses, as JSON.",
  "tested-pull-requests": "Pull requests that the run tests (several in a batch), as JSON.",
  "created-at": "Start of the run, in the format of the service.",
  status: "Status of the run, in lower case: `in_progress`, `succeeded`, `failed`, `cancelled`, or a newer one.",
  "impacted-targets": "Targets of the tested pull requests and of all pull requests ahead, as JSON.",
  "impacted-targets-for-tested-prs": "Targets of the tested pull requests alone, as JSON.",
  "dependent-prs": "Numbers of the pull requests ahead whose changes the run includes, as JSON.",
  "failing-checks": "Names of all failed checks, required or not, as JSON.",
  "missing-checks": "Names of the required checks without a report, as JSON.",
  cause:
    "Cause of the failure: as in `wait-for-merge` if this run decided about its only pull request; else `flaky`, `infrastructure` or `unknown`, by this run alone. Empty without a failure.",
} as const;
