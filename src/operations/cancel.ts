import { definePullRequestOperation } from "../operation.js";
import { findPermissionProblems, permissionInputs, permissionResults } from "../pull-request/permission.js";

export const cancel = definePullRequestOperation({
  name: "cancel",
  title: "Removes a pull request from the merge queue (dequeues it).",
  inputs: permissionInputs,
  results: {
    cancelled: { description: "The step removed the pull request from the queue." },
    "not-queued": { description: "The pull request was not in the queue; the step sent no cancel." },
    "already-merged": { description: "The pull request was already merged." },
    ...permissionResults,
  },
  outputs: { state: "State of the pull request after the operation." },
  check: (values, _given, run) => findPermissionProblems(values, run),

  run: async (values, target, context) => (await import("../pull-request/cancel.js")).cancel(values, target, context),
});
