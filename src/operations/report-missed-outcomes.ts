import { withDefault } from "../inputs/input.js";
import { parseDuration, wholeNumber } from "../inputs/parsers.js";
import { queueOperation } from "../operation.js";
import { reportInputs, reportPermissions, reportTargetProblems } from "../outcome/inputs.js";
import { inputName, problemOf, words } from "../text/problem.js";

/** A workflow's token allows a thousand requests to GitHub an hour, and each report takes four or five. */
const MOST = 200;

export const reportMissedOutcomes = queueOperation({
  name: "report-missed-outcomes",
  title: "Tells how the queue ended with all pull requests of which nobody told it.",
  inputs: {
    maxAge: withDefault(parseDuration, "2h", {
      name: "max-age",
      description:
        "How long ago an attempt may have ended. Longer than the time between two sweeps, so that one that was lost is made good.",
    }),
    maxReports: withDefault(wholeNumber(1, MOST), "100", {
      name: "max-reports",
      description:
        "How many ends are told in one run. GitHub takes 80 comments a minute and 500 an hour; the rest is left to the next sweep.",
    }),
    ...reportInputs,
  },
  results: {
    complete: { description: "Every end is told, but for those of the last ten minutes." },
    incomplete: {
      description: "Older ones are left to the next sweep, because of `max-reports` or of GitHub's limits.",
    },
  },
  outputs: {
    "reported-count": "How many ends this run told.",
    "remaining-count": "How many are left to the next sweep, without those of the last ten minutes.",
    "finished-count": "Of how many pull requests an attempt ended in that time.",
    reports:
      "Every end that this run told, as JSON: `result`, `pr-number`, `deployable`, `merge-commit-sha`, `target-branch`, `cause`, `author`.",
  },
  permissions: reportPermissions,
  branch: "found",
  check: (values, _given, run) => [
    ...reportTargetProblems(values, run),
    ...(values.reportTo === "none"
      ? [
          problemOf(
            "report-to",
            words`must be comment or status for report-missed-outcomes: where nothing is kept, ${inputName("report-to")} none would tell every end again.`,
          ),
        ]
      : []),
  ],

  run: async (values, target, context) =>
    (await import("../outcome/report-missed.js")).reportMissedOutcomes(values, target, context),
});
