/** The fields of a test run as outputs: name, and what it says. One entry per field of the service's document. */
export const testRunOutputs = {
  "required-statuses": "Names of the checks that must pass, as JSON.",
  "required-statuses-source":
    "Where the required checks come from: `trunk_config` or `service_config` (the repository's configuration file of the service), `repo_provider_branch_protection`, `merge_instance` (the queue's own settings), or a newer one.",
  "test-branch": "Branch that the queue made for the run.",
  "test-branch-sha": "Commit at the tip of that branch.",
  "check-suites": "Check suites with their check runs, as JSON.",
  "status-checks": "Commit statuses, as JSON.",
  "tested-pull-requests": "The pull requests that the run tests (several in a batch), as JSON.",
  "created-at": "When the run began, as the service writes it.",
  status:
    "Status of the run, in lower case: `in_progress`, `succeeded`, `failed`, `cancelled`, or a newer one.",
  "impacted-targets": "Targets of the tested pull requests and of all ahead of them, as JSON.",
  "impacted-targets-for-tested-prs": "Targets of the tested pull requests alone, as JSON.",
  "dependent-prs": "Numbers of the pull requests ahead that the run builds on, as JSON.",
} as const;
