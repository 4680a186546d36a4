import { parseTestBranch } from "../ci/build.js";
import { createParser } from "../inputs/parsers.js";

/** Pattern of a test run's id. Accepts future formats, but no text that could be a path, a flag or a second line. */
const RUN_ID = /^[a-z0-9][\w.-]{0,199}$/i;
const BISECTION = /-bisection[\w-]*$/i;

export const testRunIdParser = createParser(
  "the id of a test run, or the name of its branch trunk-merge/pr-N/ID",
  (value) => {
    const id = parseTestBranch(value)?.testRunId ?? value.replace(BISECTION, "");
    return RUN_ID.test(id) ? id : undefined;
  },
);

export const causeOutputDescription =
  "Cause of the failure: `change`, `tests-failed`, `change-ahead`, `conflict`, `flaky`, `infrastructure`, `removed` or `unknown`. Empty if the pull request did not fail. The page docs/failure-causes.md explains each cause.";

/**
 * Outputs of an operation: the fields of a test run in the order of the API reference, and outputs computed from the
 * fields.
 */
export const testRunOutputs = {
  "test-run-id": "Id of the test run.",
  "required-statuses": "Names of the required checks, which must pass before a merge, as JSON.",
  "required-statuses-source":
    "Source of the required checks: `trunk_config` or `service_config` (the service's configuration file in the repository), `repo_provider_branch_protection` (branch protection), or `merge_instance` (the queue's settings). The service may add values.",
  "test-branch": "Test branch of the test run.",
  "is-bisection": "`true` if the test run belongs to a bisection, which searches a failed batch for the cause.",
  "test-branch-sha": "SHA of the newest commit of the test branch.",
  "check-suites": "Check suites with their check runs, as JSON.",
  "status-checks": "Commit statuses, as JSON.",
  "tested-pull-requests":
    "Pull requests that were tested in the test run, as JSON. A batch contains several pull requests.",
  "created-at": "Start time of the test run, as the service reports it.",
  status:
    "Status of the test run, in lower case: `in_progress`, `succeeded`, `failed`, `cancelled`. The service may add values.",
  "impacted-targets": "Impacted targets of the tested pull requests and of all pull requests ahead, as JSON.",
  "impacted-targets-for-tested-prs": "Impacted targets of only the tested pull requests, as JSON.",
  "dependent-prs": "Numbers of the pull requests ahead whose changes the test run includes, as JSON.",
  "failing-checks": "Names of all failed checks, required or not, as JSON.",
  "missing-checks": "Names of the required checks that reported no result, as JSON.",
  cause:
    "Cause of the failure. If the test run tested a single pull request and decided its outcome, the value is the cause that `wait-for-merge` reports. For any other failed test run, the value is `flaky`, `infrastructure` or `unknown`. Empty if the test run did not fail.",
} as const;
