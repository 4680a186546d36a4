import { definePullRequestOperation } from "../operation.js";
import { findPermissionProblems, permissionInputs, permissionResults } from "../pull-request/permission.js";

export const restartTestsOperation = definePullRequestOperation({
  name: "restart-tests",
  title: "Restarts the tests that the queue runs for a pull request.",
  inputs: permissionInputs,
  results: { restarted: { description: "The step restarted the tests." }, ...permissionResults },
  outputs: { state: "State of the pull request after the operation." },
  check: (values, _given, run) => findPermissionProblems(values, run),

  run: async (values, target, context) =>
    (await import("../pull-request/restart.js")).restartPullRequestTests(values, target, context),
});
