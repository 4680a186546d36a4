export const mergeEstimateOutputs = {
  "estimated-merge-at":
    "Expected time of the merge. The value is the estimate of the service, if the service returns an estimate (only with API v2). If the service returns no estimate, the step computes the time from the pull requests in the queue and recent test results. Empty if no estimate is possible.",
  "estimated-merge-from":
    "Earliest expected time of the merge. In 8 of 10 cases, the merge is between this time and `estimated-merge-to`.",
  "estimated-merge-to": "Latest expected time of the merge.",
} as const;

/**
 * Outputs of an operation: the fields of the record in the order of the service's document, and outputs computed from
 * the fields.
 */
export const statusOutputs = {
  state:
    "State of the pull request in the queue, in lower case: `not_ready`, `pending`, `testing`, `tests_passed`, `merged`, `failed`, `cancelled`, `pending_failure`. The service may add states.",
  "state-changed-at": "Time when the state of the pull request last changed, as the service reports it.",
  "priority-value": "Priority as a number; 0 is the most urgent.",
  "priority-name": "Name of the priority, such as `high`. Empty if the priority is only a number.",
  "used-default-priority-name": "Name of the queue's default priority, if the submission set no priority.",
  "skip-the-line": "`true` if the pull request goes to the front of the queue.",
  "force-enqueued": "`true` if the queue admitted the pull request although it was not ready.",
  "no-batch": "`true` if the queue tests the pull request alone.",
  "is-currently-submitted-to-queue": "`true` from the submission of the pull request until it leaves the queue.",
  "pr-number": "Number of the pull request.",
  "pr-title": "Title of the pull request.",
  "pr-sha": "Head commit of the pull request in the record of the queue.",
  "pr-base-branch": "Base branch of the pull request.",
  "pr-author": "Author of the pull request.",
  id: "Id of the service's record of the pull request.",
  "verified-by-test-run":
    "Id of the test run in which the tests of the pull request passed or failed. Empty if the service does not report this id. You can pass the id to `testing-details` as `test-run-id`.",
  readiness: "Facts that determine whether the queue admits the pull request, as JSON.",
  ready:
    "`true` if the pull request is ready for a test run; `false` if a reason in `blocked-by` prevents the test run; empty after the attempt, or if the service does not report the readiness.",
  "blocked-by":
    "Reasons why the queue does not test the pull request yet: `base branch`, `mergeability`, `impacted targets`. API v2 adds the reasons for `mergeability`, such as `conflict` or `failing check`.",
  position: "Position in the queue, from 1; empty if the pull request has no position.",
  ahead: "Numbers of the pull requests ahead in the queue, as JSON.",
  "safe-to-push":
    "`false` from the submission of the pull request until it leaves the queue, because a push would remove it from the queue. With API v2, the value is also `false` if the pull request is in the queue of a branch other than `target-branch`.",
  ...mergeEstimateOutputs,
  "queue-state": "State of the queue: `running`, `paused`, `draining`, `switching_modes`. The service may add states.",
} as const;

/** Names of priorities in the service's document. The API accepts any text, so it does not reject a misspelled name. */
export const PRIORITY_NAMES = ["urgent", "high", "medium", "low"] as const;

export const submissionResultSpecs = {
  submitted: { description: "The pull request was submitted." },
  updated: {
    description:
      "The pull request was already in the queue. The step updated its priority and batching, unless they already had the requested values.",
  },
  "already-queued": { description: "The pull request was already in the queue; the step sent no submission." },
  "already-merged": { description: "The pull request was already merged; the step sent no submission." },
  "not-resubmitted": { description: "The last attempt finished without a merge, and `resubmit` is `false`." },
  "head-changed": {
    description:
      "The head of the pull request is not the commit of the run. The step canceled its own submission; an earlier submission stays in the queue.",
    fails: "result",
  },
} as const;

export type SubmissionResultName = keyof typeof submissionResultSpecs;

export const multiPullRequestResults = {
  completed: {
    description: "The step finished with all pull requests that `pr-numbers`, `label` or `search` selected.",
  },
  incomplete: {
    description:
      "The step failed for some of the selected pull requests, or did not reach them. The message names these pull requests.",
    fails: "result",
  },
} as const;

export const multiPullRequestOutputs = {
  "pull-requests":
    "Selected pull requests, as a JSON list. Each item has `number`, `result`, `state` and `errorKind`. `result` is a result of this operation, `error`, `aborted` or `not-reached`.",
  "selected-count": "Number of the selected pull requests.",
  "incomplete-count": "Number of the selected pull requests for which the step failed, or which it did not reach.",
} as const;
