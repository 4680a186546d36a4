import { definePullRequestOperation } from "../operation.js";
import {
  findReportDestinationProblems,
  outcomeReportInputs,
  outcomeReportOutputs,
  outcomeReportPermissions,
  outcomeReportResults,
} from "../outcome/inputs.js";

export const reportOutcomeOperation = definePullRequestOperation({
  name: "report-outcome",
  title: "Reports the outcome of a pull request in the queue once, on GitHub and in outputs.",
  inputs: outcomeReportInputs,
  results: outcomeReportResults,
  outputs: outcomeReportOutputs,
  permissions: outcomeReportPermissions,
  onTestBranch: "run",
  check: (values, _given, run) => findReportDestinationProblems(values, run),

  run: async (values, target, context) =>
    (await import("../outcome/report-outcome.js")).reportOutcome(values, target, context),
});
