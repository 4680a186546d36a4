import { impactedTargetsInputs } from "../inputs/impacted-targets.js";
import { placePermissions } from "../inputs/place.js";
import { pullRequestOperation } from "../operation.js";
import { problemOf } from "../problem.js";

export const setImpactedTargets = pullRequestOperation({
  name: "set-impacted-targets",
  title: "Declares what a pull request impacts, for queues that test unrelated pull requests side by side.",
  inputs: impactedTargetsInputs,
  results: { uploaded: { description: "The service has the targets." } },
  outputs: {
    "impacted-targets-mode": "What was sent: `list`, `all` or `none`.",
    "impacted-targets-count": "Number of distinct targets; empty when `ALL` was sent.",
    "impacted-targets-bytes": "Size of the request body, in bytes.",
    "impacted-targets-reason": "Why that was sent.",
    verified:
      "`true` when the record shows the targets for the head commit, `false` when it does not, `unknown` when nothing was read back: no record yet, a fork's run, `verify: false`, or a failed read.",
  },
  permissions: placePermissions,
  example: { "head-sha": "$(git rev-parse HEAD)", "impacted-targets-file": "targets.txt" },
  onTestBranch: "skip",
  forkMayRun: true,

  check: (values) =>
    values.text !== undefined && values.file !== undefined
      ? [problemOf(["impacted-targets", "impacted-targets-file"], "give one of them, not both.")]
      : [],

  run: async (values, place, context) =>
    (await import("../impacted-targets/upload-outcome.js")).uploadOutcome(values, place, context),
});
