/** One output per field of the record, in the order of the service's document; then what follows from it and the queue. */
export const statusOutputs = {
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
  ready:
    "`true` when nothing keeps it from being tested, `false` when something does; empty when the record does not tell.",
  "blocked-by": "What keeps it from being tested, in plain words: `base branch`, `mergeability`, `impacted targets`.",
  position: "Its place in the queue, from 1; empty when it does not stand in it.",
  ahead: "Numbers of the pull requests before it, as JSON.",
  "safe-to-push": "`false` while it is submitted to the queue, where a push would throw it out.",
  "queue-state": "State of the queue: `running`, `paused`, `draining`, `switching_modes`, or a newer one.",
} as const;

/** Documented names of priorities. The API accepts any text, so a misspelled name would be sent. */
export const PRIORITY_NAMES = ["urgent", "high", "medium", "low"] as const;

export const submissions = {
  submitted: { description: "It was submitted." },
  updated: { description: "It was in the queue; its priority and batching were sent again." },
  "already-queued": { description: "It was in the queue already; nothing was sent." },
  "already-merged": { description: "It was merged already; nothing was sent." },
  "not-resubmitted": { description: "Its last attempt ended without a merge, and `resubmit` is `false`." },
  "head-changed": {
    description:
      "Its head is not the commit that the run is for. What was submitted here was taken out again; what was in the queue before is left there.",
    fails: "result",
  },
} as const;

export type Submission = keyof typeof submissions;
