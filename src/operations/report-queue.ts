import { createInputWithDefault, createOptionalInput } from "../inputs/input.js";
import { anyTextParser, createParser, createWholeNumberParser } from "../inputs/parsers.js";
import { defineQueueOperation } from "../operation.js";
import { historyDaysInput, historyFileInput, historyUntilInput } from "../queue/history-inputs.js";

const price = createParser("a number from 0 to 1000, such as 0.006", (value) => {
  const number = /^\d{1,4}(\.\d{1,9})?$/.test(value) ? Number(value) : Number.NaN;
  return number <= 1000 ? number : undefined;
});

export const reportQueueOperation = defineQueueOperation({
  name: "report-queue",
  title:
    "Reports what a queue did in a time span: waits, cost of the tests, failures, and a comparison with the previous time span.",
  inputs: {
    historyFile: createOptionalInput(historyFileInput.parse, historyFileInput.description),
    days: createInputWithDefault(historyDaysInput.parse, "1", historyDaysInput.description),
    until: createOptionalInput(historyUntilInput.parse, historyUntilInput.description),
    costPerMinute: createInputWithDefault(price, "0.006", {
      name: "cost-per-minute",
      description:
        "Price of one minute of a runner in dollars. The default value is the price of GitHub's Linux runner with two cores. If the tests use several runners, multiply the price by the number of runners.",
    }),
    maxTestRuns: createInputWithDefault(createWholeNumberParser(0, 500), "50", {
      name: "max-test-runs",
      description:
        "Maximum number of test runs whose checks the step reads from the service, to find failed and flaky checks. The step starts with the newest failed test runs. If this input is `0` and `history-file` is set, the step needs no token.",
    }),
    reportFile: createOptionalInput(anyTextParser, {
      name: "report-file",
      description: "Path of the HTML file to write. Default: a file in the temporary folder.",
    }),
  },
  results: {
    reported: { description: "The report is complete." },
    "no-data": { description: "In the time span, no test run finished and no pull request left the queue." },
  },
  outputs: {
    answers: "Answers to the questions in the report, as a JSON list of sentences.",
    "merged-count": "Number of pull requests that the queue merged.",
    "merge-time-p50-seconds": "Median time from submission to merge, in seconds; empty if unknown.",
    "merge-time-p95-seconds": "Time from submission to merge at the 95th percentile, in seconds; empty if unknown.",
    "test-run-count": "Number of finished test runs.",
    "runner-minutes": "Minutes of all test runs, with one runner for each test run; empty if unknown.",
    cost: "Price of all runner minutes in dollars; empty if unknown.",
    "report-file": "Absolute path of the HTML file. A browser can show this file without a network.",
    "report-json-file": "Path of a JSON file with all figures.",
    "history-file":
      "Absolute path of the file with the history. You can archive this file, or pass it to `merge-queue simulate --history`.",
  },
  needsToken: "later",
  dryRun: "ignored",

  run: async (values, target, context) =>
    (await import("../queue-report/report-queue.js")).reportQueue(values, target, context),
});
