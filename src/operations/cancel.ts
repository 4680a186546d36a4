import { pullRequestOperation } from "../operation.js";
import { permissionInputs, permissionProblems, permissionResults } from "../pull-request/permission.js";
import { targetPermissions } from "../target/target.js";

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
  permissions: targetPermissions,
  onTestBranch: "skip",
  check: (values, _given, run) => permissionProblems(values, run),

  run: async (values, target, context) => (await import("../pull-request/cancel.js")).cancel(values, target, context),
});
