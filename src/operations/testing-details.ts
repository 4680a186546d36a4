import { NO_TEST_RUN, testRunInputs } from "../inputs/test-run.js";
import { queueOperation } from "../operation.js";
import { testRunOutputs } from "../test-run/test-run-outputs.js";

export const testingDetails = queueOperation({
  name: "testing-details",
  title: "Reads a test run of the queue: how it stands, which checks failed, and whose changes it tests.",
  inputs: testRunInputs,
  results: {
    in_progress: { description: "The tests are under way." },
    succeeded: { description: "Every required check passed." },
    failed: {
      description: "A required check failed or was not reported in time, or the run could not go on.",
    },
    cancelled: { description: "The queue gave the run up." },
    unknown: { description: "The service gives no status, or one that this version does not know." },
  },
  outputs: {
    "test-run-id": "Id of the run that was asked for.",
    ...testRunOutputs,
    "failing-checks": "Names of all checks that ended badly, required or not, as JSON.",
    "missing-checks": "Names of the required checks of which the service has no report, as JSON.",
  },
  permissions: { "pull-requests": "read: `target-branch`" },
  example: { "test-run-id": "7f9c2ba4-e88f-4237-9aef-6a0a0b1c5d3e" },
  branch: "found",
  dryRun: "ignored",
  check: (values, _given, run) =>
    values.testRunId === undefined && run.testRunId === undefined ? [NO_TEST_RUN] : [],

  run: async (values, place, context) =>
    (await import("../test-run/test-run-outcome.js")).testRunOutcome(values, place, context),
});
