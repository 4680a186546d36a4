import { pullRequestOperation } from "../operation.js";
import { permissionInputs, permissionProblems, permissionResults } from "../pull-request/permission.js";

export const restartTests = pullRequestOperation({
  name: "restart-tests",
  title:
    "Runs the queue's tests of a pull request again. It is sent once: a repeat would throw away the first new run.",
  inputs: permissionInputs,
  results: { restarted: { description: "The tests were started again." }, ...permissionResults },
  outputs: { state: "State of the pull request afterwards." },
  check: (values, _given, run) => permissionProblems(values, run),

  run: async (values, target, context) => (await import("../pull-request/restart.js")).restart(values, target, context),
});
