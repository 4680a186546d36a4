import { definePullRequestOperation } from "../operation.js";
import { waitInputs, waitOutputs, waitPermissions, waitResults } from "../pull-request/wait/inputs.js";

export const waitForMergeOperation = definePullRequestOperation({
  name: "wait-for-merge",
  title: "Waits until a submitted pull request is merged, or reports why it was not merged.",
  inputs: waitInputs,
  results: waitResults,
  outputs: waitOutputs,
  permissions: waitPermissions,

  run: async (values, target, context) =>
    (await import("../pull-request/wait/wait.js")).waitForMerge(values, target, context),
});
