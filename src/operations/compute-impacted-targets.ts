import { computeInputs } from "../inputs/compute.js";
import { placePermissions } from "../inputs/place.js";
import { changeOperation } from "../operation.js";

export const computeImpactedTargets = changeOperation({
  name: "compute-impacted-targets",
  title:
    "Computes what a change impacts, from a build tool or from paths, and writes it to a file for the upload.",
  inputs: computeInputs,
  results: { computed: { description: "The list is made, or everything is impacted." } },
  outputs: {
    "impacted-targets-file":
      "Path of a JSON file that `set-impacted-targets` takes, in this job or in another.",
    "impacted-targets-mode": "`list`, `all` or `none`.",
    "impacted-targets-count": "Number of targets; empty when everything is impacted.",
    "impacted-targets-reason": "Why it came out like that.",
    "base-sha": "Commit that the change was compared with.",
    "head-sha": "Commit that the targets belong to: the pull request's head.",
  },
  permissions: {
    contents: "read: commits that the clone misses",
    ...placePermissions,
  },
  example: { producer: "paths", "target-paths": "app: [app/**]" },
  needsToken: "never",
  dryRun: "ignored",
  anyHost: true,
  check: async (...seen) => (await import("../inputs/compute-problems.js")).computeProblems(...seen),
  baseSha: ({ baseSha }) => baseSha,

  run: async (values, place, context) =>
    (await import("../impacted-targets/compute-outcome.js")).computeOutcome(values, place, context),
});
