import { waitInputs } from "../inputs/wait.js";
import { pullRequestOperation } from "../operation.js";
import { waitOutputs, waitPermissions, waitResults } from "../pull-request/wait-results.js";

export const waitForMerge = pullRequestOperation({
  name: "wait-for-merge",
  title: "Waits until a submitted pull request is merged, or says why it was not.",
  inputs: waitInputs,
  results: waitResults,
  outputs: waitOutputs,
  permissions: waitPermissions,
  onTestBranch: "skip",

  run: async (values, place, context) =>
    (await import("../pull-request/wait-only-outcome.js")).waitOnlyOutcome(values, place, context),
});
