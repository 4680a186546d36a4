import { pullRequestOperation } from "../operation.js";
import {
  reportInputs,
  reportOutputs,
  reportPermissions,
  reportResults,
  reportTargetProblems,
} from "../outcome/inputs.js";

export const reportOutcome = pullRequestOperation({
  name: "report-outcome",
  title: "Tells once how the queue ended with a pull request, on GitHub and in outputs for other steps.",
  inputs: reportInputs,
  results: reportResults,
  outputs: reportOutputs,
  permissions: reportPermissions,
  onTestBranch: "run",
  check: (values, _given, run) => reportTargetProblems(values, run),

  run: async (values, target, context) =>
    (await import("../outcome/report-outcome.js")).reportOutcome(values, target, context),
});
