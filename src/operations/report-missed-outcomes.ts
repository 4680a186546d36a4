import { createInputWithDefault } from "../inputs/input.js";
import { createWholeNumberParser, parseDuration } from "../inputs/parsers.js";
import { defineQueueOperation } from "../operation.js";
import {
  chatMessagesOutputSpec,
  findReportDestinationProblems,
  outcomeReportInputs,
  outcomeReportPermissions,
} from "../outcome/inputs.js";
import { collectInputProblems, createMessageText, toInputReference } from "../text/problem.js";

/** Maximum number of reports. A workflow's token allows 1,000 requests per hour, and each report needs up to five. */
const MOST = 200;

export const reportMissedOutcomesOperation = defineQueueOperation({
  name: "report-missed-outcomes",
  title: "Finds outcomes that no event-triggered run reported, and reports them on GitHub and in outputs.",
  inputs: {
    maxAge: createInputWithDefault(parseDuration, "2h", {
      name: "max-age",
      description:
        "Maximum age of an outcome that the run reports. Choose a time several times longer than the interval between two catch-up runs, because GitHub sometimes omits a scheduled run.",
    }),
    maxReports: createInputWithDefault(createWholeNumberParser(1, MOST), "100", {
      name: "max-reports",
      description:
        "Maximum number of reports in one run. The next run reports the remaining outcomes. GitHub accepts 80 comments a minute and 500 an hour.",
    }),
    ...outcomeReportInputs,
  },
  results: {
    complete: { description: "Every outcome that is older than ten minutes is reported." },
    incomplete: {
      description: "Some outcomes remain for the next run, because of `max-reports` or a limit of GitHub.",
    },
  },
  outputs: {
    ...chatMessagesOutputSpec,
    "reported-count": "Number of outcomes that this run reported.",
    "remaining-count":
      "Number of outcomes that remain for the next run. Outcomes of the last ten minutes are excluded.",
    "finished-count": "Number of pull requests with an outcome within `max-age`.",
    reports:
      "Outcomes that this run reported, as a JSON list. Each item has `result`, `pr-number`, `deployable`, `merge-commit-sha`, `target-branch`, `cause` and `author`.",
  },
  permissions: outcomeReportPermissions,
  branch: "found",
  check: (values, _given, run) => [
    ...findReportDestinationProblems(values, run),
    ...collectInputProblems([
      values.reportTo === "none",
      "report-to",
      createMessageText`for report-missed-outcomes, the value must be comment or status. With ${toInputReference("report-to", "none")}, nothing shows that an outcome was already reported, so each run would report it again.`,
    ]),
  ],

  run: async (values, target, context) =>
    (await import("../outcome/report-missed.js")).reportMissedOutcomes(values, target, context),
});
