import { pullRequestOperation } from "../operation.js";
import { permissionInputs, permissionProblems, permissionResults } from "../pull-request/permission.js";

export const cancel = pullRequestOperation({
  name: "cancel",
  title: "Takes a pull request out of the merge queue; does nothing when it is not in it.",
  inputs: permissionInputs,
  results: {
    cancelled: { description: "It was taken out of the queue." },
    "not-queued": { description: "It was not in the queue." },
    "already-merged": { description: "It was merged already." },
    ...permissionResults,
  },
  outputs: { state: "State of the pull request afterwards." },
  check: (values, _given, run) => permissionProblems(values, run),

  run: async (values, target, context) => (await import("../pull-request/cancel.js")).cancel(values, target, context),
});
