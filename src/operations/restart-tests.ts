import { permissionInputs } from "../inputs/permission.js";
import { placePermissions } from "../inputs/place.js";
import { pullRequestOperation } from "../operation.js";
import { permissionProblems, permissionResults, refusePermission } from "../pull-request/permission.js";

export const restartTests = pullRequestOperation({
  name: "restart-tests",
  title:
    "Runs the queue's tests of a pull request again. It is sent once: a repeat would throw away the first new run.",
  inputs: permissionInputs,
  results: { restarted: { description: "The tests were started again." }, ...permissionResults },
  outputs: { state: "State of the pull request afterwards." },
  permissions: placePermissions,
  onTestBranch: "skip",
  check: permissionProblems,

  run: async (values, place, context) =>
    (await refusePermission(values, place, context)) ??
    (await import("../pull-request/restart-outcome.js")).restartOutcome(place, context),
});
