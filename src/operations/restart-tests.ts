import { pullRequestOperation } from "../operation.js";
import { permissionInputs, permissionProblems, permissionResults } from "../pull-request/permission.js";

export const restartTests = pullRequestOperation({
  name: "restart-tests",
  title: "Restarts the queue's tests of a pull request.",
  inputs: permissionInputs,
  results: { restarted: { description: "The step restarted the tests." }, ...permissionResults },
  outputs: { state: "State of the pull request after the operation." },
  check: (values, _given, run) => permissionProblems(values, run),

  run: async (values, target, context) => (await import("../pull-request/restart.js")).restart(values, target, context),
});
