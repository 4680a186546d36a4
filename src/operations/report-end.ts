import { pullRequestOperation } from "../operation.js";
import { endOutputs, endResults, tellInputs, tellPermissions, withoutGitHub } from "../pull-request/end-inputs.js";

export const reportEnd = pullRequestOperation({
  name: "report-end",
  title: "Tells once how the queue ended with a pull request, on GitHub and in outputs for other steps.",
  inputs: tellInputs,
  results: endResults,
  outputs: endOutputs,
  permissions: tellPermissions,
  onTestBranch: "run",
  check: (values, _given, run) => withoutGitHub(values, run),

  run: async (values, target, context) =>
    (await import("../pull-request/report-end.js")).reportEnd(values, target, context),
});
