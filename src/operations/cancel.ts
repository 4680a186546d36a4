import { permissionInputs } from "../inputs/permission.js";
import { placePermissions } from "../inputs/place.js";
import { pullRequestOperation } from "../operation.js";
import { permissionProblems, permissionResults, refusePermission } from "../pull-request/permission.js";

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
  permissions: placePermissions,
  onTestBranch: "skip",
  check: permissionProblems,

  run: async (values, place, context) =>
    (await refusePermission(values, place, context)) ??
    (await import("../pull-request/cancel-outcome.js")).cancelOutcome(place, context),
});
