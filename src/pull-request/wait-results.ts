import type { WaitResult } from "../inputs/wait.js";
import type { ResultSpec } from "../operation.js";

/** Results of a wait (the order is that of the documentation). */
export const waitResults = {
  merged: { description: "The pull request is merged." },
  failed: { description: "The queue rejected it.", fails: "result" },
  cancelled: { description: "It was taken out of the queue.", fails: "result" },
  "head-changed": { description: "Its head is not the commit that the run is for.", fails: "result" },
  "not-ready": { description: "It did not become ready within `not-ready-timeout`.", fails: "result" },
  "left-queue": { description: "It left the queue without a final state.", fails: "result" },
  "not-submitted": { description: "It was not in the queue for the whole `grace-period`.", fails: "result" },
  "timed-out": { description: "`timeout` passed.", fails: "timeout" },
  aborted: {
    description: "It was told to stop, for example because the job was cancelled.",
    fails: "aborted",
  },
} as const satisfies Record<WaitResult, ResultSpec>;

export const waitOutputs = {
  state: "Last state that was seen.",
  "waited-seconds": "How long the wait took, in whole seconds.",
  polls: "How often the record was read.",
  "pr-sha": "Head commit that the queue knows.",
  "merge-commit-sha": "The commit on the target branch, when merged and readable on GitHub; else empty.",
  "test-run-id":
    "When failed: the test run that explains it, named by the service or by its branch on GitHub, which is looked for while tests run; else empty. `testing-details` takes it.",
  "failing-checks":
    "When failed: names of the checks of that run that ended badly, required or not, as JSON; empty where the run is not known.",
} as const;

export type WaitOutput = keyof typeof waitOutputs;

export const waitPermissions = {
  contents: "read: `test-run-id`",
  "pull-requests": "read: `merge-commit-sha`",
} as const;
