import { definePullRequestOperation } from "../operation.js";
import { manyOutputs, manyResults } from "../pull-request/fields.js";
import { findPermissionProblems, permissionInputs, permissionResults } from "../pull-request/permission.js";
import { selectionInputs, selectMany } from "../target/selection.js";

export const cancel = definePullRequestOperation({
  name: "cancel",
  title: "Removes a pull request from the merge queue (dequeues it).",
  inputs: { ...permissionInputs, ...selectionInputs },
  results: {
    cancelled: { description: "The step removed the pull request from the queue." },
    "not-queued": { description: "The pull request was not in the queue. The step changed nothing." },
    "already-merged": { description: "The pull request was already merged." },
    ...permissionResults,
    ...manyResults,
  },
  outputs: { state: "State of the pull request after the operation.", ...manyOutputs },
  check: (values, _given, run) => findPermissionProblems(values, run),
  many: {
    guardsHeads: false,
    select: selectMany,
    run: async (values, targets, context) =>
      (await import("../pull-request/many.js")).cancelMany(values, targets, context),
  },

  run: async (values, target, context) => (await import("../pull-request/cancel.js")).cancel(values, target, context),
});
