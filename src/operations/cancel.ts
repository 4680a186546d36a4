import { definePullRequestOperation } from "../operation.js";
import { multiPullRequestOutputs, multiPullRequestResults } from "../pull-request/fields.js";
import { findPermissionProblems, permissionInputs, permissionResults } from "../pull-request/permission.js";
import { extractPullRequestSelection, pullRequestSelectionInputs } from "../target/selection.js";

export const cancelOperation = definePullRequestOperation({
  name: "cancel",
  title: "Removes a pull request from the merge queue (dequeues it).",
  inputs: { ...permissionInputs, ...pullRequestSelectionInputs },
  results: {
    cancelled: { description: "The step removed the pull request from the queue." },
    "not-queued": { description: "The pull request was not in the queue. The step changed nothing." },
    "already-merged": { description: "The pull request was already merged." },
    ...permissionResults,
    ...multiPullRequestResults,
  },
  outputs: { state: "State of the pull request after the operation.", ...multiPullRequestOutputs },
  check: (values, _given, run) => findPermissionProblems(values, run),
  many: {
    guardsHeads: false,
    select: extractPullRequestSelection,
    run: async (values, targets, context) =>
      (await import("../pull-request/many.js")).cancelSelectedPullRequests(values, targets, context),
  },

  run: async (values, target, context) =>
    (await import("../pull-request/cancel.js")).runCancelOperation(values, target, context),
});
