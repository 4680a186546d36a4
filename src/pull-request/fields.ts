/** The record's fields as outputs: name, and what it says. One entry per field of the service's document. */
export const recordOutputs = {
  state:
    "State of the pull request in the queue, in lower case: `not_ready`, `pending`, `testing`, `tests_passed`, `merged`, `failed`, `cancelled`, `pending_failure`, or a newer one.",
  "state-changed-at": "When the state changed, as the service writes it.",
  "priority-value": "Priority as a number, 0 is the most urgent.",
  "priority-name": "Priority as a name.",
  "used-default-priority-name": "Name of the default priority, when that one was used.",
  "skip-the-line": "`true` when it skips the line.",
  "force-enqueued": "`true` when it was put into the queue without being ready.",
  "no-batch": "`true` when it is tested alone.",
  "is-currently-submitted-to-queue": "`true` while it is submitted to the queue.",
  "pr-number": "Number of the pull request.",
  "pr-title": "Title of the pull request.",
  "pr-sha": "Head commit that the queue knows.",
  "pr-base-branch": "Base branch of the pull request.",
  "pr-author": "Author of the pull request.",
  id: "The service's id of the record.",
  "verified-by-test-run":
    "Id of the test run that its tests passed or failed in, where the service tells; input `test-run-id` of `testing-details` takes it.",
  readiness: "What the readiness rule looks at, as JSON.",
} as const;

/** The names of priorities that the service is known to have. Others are let through: its API takes any text. */
export const PRIORITY_NAMES = ["urgent", "high", "medium", "low"] as const;
