import { definePullRequestOperation } from "../operation.js";
import {
  findReportTargetProblems,
  reportInputs,
  reportOutputs,
  reportPermissions,
  reportResults,
} from "../outcome/inputs.js";

export const reportOutcome = definePullRequestOperation({
  name: "report-outcome",
  title: "Reports the outcome of a pull request in the queue once, on GitHub and in outputs.",
  inputs: reportInputs,
  results: reportResults,
  outputs: reportOutputs,
  permissions: reportPermissions,
  onTestBranch: "run",
  check: (values, _given, run) => findReportTargetProblems(values, run),

  run: async (values, target, context) =>
    (await import("../outcome/report-outcome.js")).reportOutcome(values, target, context),
});
