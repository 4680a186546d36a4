import { optional, withDefault } from "../inputs/input.js";
import { anyText, timestamp, wholeNumber } from "../inputs/parsers.js";
import { defineQueueOperation } from "../operation.js";

/** Days for which the service stores testing results. */
const STORED_DAYS = 45;

export const exportHistory = defineQueueOperation({
  name: "export-history",
  title: "Writes the testing results and the state changes of a queue into one file, for analysis and simulation.",
  inputs: {
    historyFile: withDefault(anyText, "merge-queue-history.ndjson", {
      name: "history-file",
      description:
        "Path of the file to write, with one JSON object per line. An existing file is replaced when the export is complete.",
    }),
    days: withDefault(wholeNumber(1, STORED_DAYS), `${STORED_DAYS}`, {
      name: "days",
      description: `Length of the exported time span in days, from 1 to ${STORED_DAYS}. The service stores testing results for ${STORED_DAYS} days.`,
    }),
    until: optional(timestamp, {
      name: "until",
      description: "End of the exported time span, such as `2026-01-31T12:00:00Z`. Default: now.",
    }),
  },
  results: { exported: { description: "The file contains the data of the whole time span." } },
  outputs: {
    "history-file": "Absolute path of the file.",
    "testing-result-count": "Number of testing results in the file: one for each pull request in each test run.",
    "pull-request-count": "Number of pull requests in the file, with their state changes.",
  },
  dryRun: "ignored",

  run: async (values, target, context) =>
    (await import("../queue/export-history.js")).exportHistory(values, target, context),
});
