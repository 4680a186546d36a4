import type { TestRun } from "../api/schemas.js";
import { InputError } from "../errors.js";
import { NO_TEST_RUN, testRunInputs } from "../inputs/test-run.js";
import { queueOperation } from "../operation.js";
import { outputsOf } from "../outputs.js";
import { testRunSummary } from "../summary/test-run.js";
import { checksOf, failingChecks, missingChecks } from "../test-run/checks.js";
import { readTestRun } from "../test-run/read-test-run.js";
import { testRunOutputs } from "../test-run/test-run-outputs.js";
import { testRunAdvice, testRunInWords } from "../test-run/test-run-words.js";

const results = {
  in_progress: { description: "The tests are under way." },
  succeeded: { description: "Every required check passed." },
  failed: { description: "A required check failed or was not reported in time, or the run could not go on." },
  cancelled: { description: "The queue gave the run up." },
  unknown: { description: "The service gives no status, or one that this version does not know." },
} as const;

export const testingDetails = queueOperation({
  name: "testing-details",
  title: "Reads a test run of the queue: how it stands, which checks failed, and whose changes it tests.",
  inputs: testRunInputs,
  results,
  outputs: {
    "test-run-id": "Id of the run that was asked for.",
    ...testRunOutputs,
    "failing-checks": "Names of all checks that ended badly, required or not, as JSON.",
    "missing-checks": "Names of the required checks of which the service has no report, as JSON.",
  },
  permissions: { "pull-requests": "read: target-branch" },
  example: { "test-run-id": "7f9c2ba4-e88f-4237-9aef-6a0a0b1c5d3e" },
  branch: "found",
  dryRun: "ignored",
  check: (values, _given, run) =>
    values.testRunId === undefined && run.testRunId === undefined ? [NO_TEST_RUN] : [],

  async run(values, place, { client, testRunId }) {
    const id = values.testRunId ?? testRunId;
    if (id === undefined) throw new InputError([NO_TEST_RUN]);
    const run = await readTestRun(client, place, id);
    const checks = checksOf(run);
    const [message, details] = [testRunInWords(run, id), testRunAdvice(run)];
    return {
      result: resultOf(run),
      message,
      details,
      outputs: {
        ...outputsOf(run, testRunOutputs),
        "test-run-id": id,
        "failing-checks": failingChecks(checks),
        "missing-checks": missingChecks(run, checks),
      },
      summary: testRunSummary(message, details, run),
      record: { testRun: run },
    };
  },
});

function resultOf(run: TestRun): keyof typeof results {
  const status = run.status ?? "";
  switch (status) {
    case "in_progress":
    case "succeeded":
    case "failed":
    case "cancelled":
      return status;
    default:
      return "unknown";
  }
}
