/** Outputs for the fields of the record, in the order of the service's document, and for facts derived from them. */
export const statusOutputs = {
  state:
    "State of the pull request in the queue, in lower case: `not_ready`, `pending`, `testing`, `tests_passed`, `merged`, `failed`, `cancelled`, `pending_failure`, or a newer one.",
  "state-changed-at": "Time of the last change of state, as the service writes it.",
  "priority-value": "Priority as a number, 0 is the most urgent.",
  "priority-name": "Priority as a name.",
  "used-default-priority-name": "Name of the default priority if it was used.",
  "skip-the-line": "`true` if it goes to the front of the queue.",
  "force-enqueued": "`true` if it was admitted without being ready.",
  "no-batch": "`true` if it is tested alone.",
  "is-currently-submitted-to-queue": "`true` while it is submitted to the queue.",
  "pr-number": "Number of the pull request.",
  "pr-title": "Title of the pull request.",
  "pr-sha": "Head commit that the queue knows.",
  "pr-base-branch": "Base branch of the pull request.",
  "pr-author": "Author of the pull request.",
  id: "The service's id of the record.",
  "verified-by-test-run":
    "Id of the test run in which its tests passed or failed, if the service reports it; an input of `testing-details`.",
  readiness: "Facts that decide its readiness, as JSON.",
  ready: "`true` if it can be tested, `false` if something prevents it; empty if the record does not show it.",
  "blocked-by": "Reasons that prevent its tests: `base branch`, `mergeability`, `impacted targets`.",
  position: "Position in the queue, from 1; empty if it has none.",
  ahead: "Numbers of the pull requests ahead of it, as JSON.",
  "safe-to-push": "`false` while it is submitted to the queue: a push would remove it.",
  "queue-state": "State of the queue: `running`, `paused`, `draining`, `switching_modes`, or a newer one.",
} as const;

/** Documented names of priorities. The API accepts any text, a misspelled name too. */
export const PRIORITY_NAMES = ["urgent", "high", "medium", "low"] as const;

export const submitResults = {
  submitted: { description: "It was submitted." },
  updated: { description: "It was in the queue; its priority and batching were updated." },
  "already-queued": { description: "It was already in the queue; nothing was sent." },
  "already-merged": { description: "It was already merged; nothing was sent." },
  "not-resubmitted": { description: "Its last attempt finished without a merge, and `resubmit` is `false`." },
  "head-changed": {
    description:
      "Its head is not the commit of the run. A submission by this step was canceled; an earlier submission stays in the queue.",
    fails: "result",
  },
} as const;

export type Submission = keyof typeof submitResults;
