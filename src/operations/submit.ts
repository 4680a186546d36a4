import { permissionInputs, permissionProblems } from "../inputs/permission.js";
import { submitInputs } from "../inputs/submit.js";
import { unwantedWaitProblems, waitInputs } from "../inputs/wait.js";
import { pullRequestOperation, type ResultSpec } from "../operation.js";
import { permissionResults } from "../pull-request/permission-results.js";
import type { Submission } from "../pull-request/submission-plan.js";
import { waitOutputs, waitPermissions, waitResults } from "../pull-request/wait-results.js";

const submissions = {
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
} as const satisfies Record<Submission, ResultSpec>;

export const submit = pullRequestOperation({
  name: "submit",
  title: "Submits a pull request to the merge queue; one that is in it already is left as it is.",
  inputs: { ...submitInputs, ...permissionInputs, ...waitInputs },
  results: {
    ...submissions,
    ...permissionResults,
    ...waitResults,
    "head-changed": submissions["head-changed"],
  },
  outputs: {
    ...waitOutputs,
    submission:
      "How the submission went: `submitted`, `updated`, `already-queued`, `already-merged`, `not-resubmitted` or `head-changed`.",
    state: "State of the pull request in the queue.",
    "pr-number": "Number of the pull request.",
    "pr-sha": "Head commit that the queue knows.",
    "submitted-at":
      "Time of the service at which this attempt began; input `since` of `wait-for-merge` takes it.",
  },
  permissions: waitPermissions,
  onTestBranch: "skip",
  check: (values, given, run) => [...unwantedWaitProblems(values, given), ...permissionProblems(values, run)],

  run: async (values, place, context) =>
    (await import("../pull-request/submit-outcome.js")).submitOutcome(values, place, context),
});
