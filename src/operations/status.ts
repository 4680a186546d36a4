import { pullRequestOperation } from "../operation.js";
import { recordOutputs } from "../pull-request/fields.js";
import { targetPermissions } from "../target/target.js";

export const status = pullRequestOperation({
  name: "status",
  title: "Reads where a pull request stands in the merge queue.",
  inputs: {},
  results: {
    found: { description: "The queue knows the pull request." },
    "not-submitted": { description: "It was never submitted to this queue." },
  },
  outputs: {
    ...recordOutputs,
    ready:
      "`true` when nothing keeps it from being tested, `false` when something does; empty when the record does not tell.",
    "blocked-by": "What keeps it from being tested, in plain words: `base branch`, `mergeability`, `impacted targets`.",
    position: "Its place in the queue, from 1; empty when it does not stand in it.",
    ahead: "Numbers of the pull requests before it, as JSON.",
    "safe-to-push": "`false` while it is submitted to the queue, where a push would throw it out.",
    "queue-state": "State of the queue: `running`, `paused`, `draining`, `switching_modes`, or a newer one.",
  },
  permissions: targetPermissions,
  onTestBranch: "run",
  dryRun: "ignored",

  run: async (_values, target, context) => (await import("../pull-request/status.js")).status(target, context),
});
