import { optional, withDefault } from "../inputs/input.js";
import { defineQueueOperation } from "../operation.js";
import { daysInput, historyFileInput, STORED_DAYS, untilInput } from "../queue/history-inputs.js";

export const exportHistory = defineQueueOperation({
  name: "export-history",
  title: "Writes the testing results and the state changes of a queue into one file, for analysis and simulation.",
  inputs: {
    historyFile: withDefault(historyFileInput.parse, "merge-queue-history.ndjson", historyFileInput.description),
    days: withDefault(daysInput.parse, `${STORED_DAYS}`, daysInput.description),
    until: optional(untilInput.parse, untilInput.description),
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
