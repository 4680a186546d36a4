import { InputError } from "../errors.js";
import { createOptionalInput } from "../inputs/input.js";
import { defineQueueOperation } from "../operation.js";
import { testRunIdParser, testRunOutputs } from "../test-run/fields.js";
import { createInputProblem } from "../text/problem.js";

const noTestRun = createInputProblem(
  "test-run-id",
  "a value is required, because this run is not for a test branch of the queue or its draft pull request. The id is the last part of the branch name, trunk-merge/pr-N/ID.",
);

export const testingDetailsOperation = defineQueueOperation({
  name: "testing-details",
  title: "Reads a test run of the queue: its status, its checks and the tested pull requests.",
  inputs: {
    testRunId: createOptionalInput(testRunIdParser, {
      name: "test-run-id",
      description:
        "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the test run of the workflow's branch.",
      commandLine:
        "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the test run of the CI run's branch.",
    }),
  },
  results: {
    in_progress: { description: "The tests are running." },
    succeeded: { description: "Every required check passed." },
    failed: { description: "A required check failed or timed out, or the test run stopped early." },
    cancelled: { description: "The queue stopped the test run before it finished." },
    unknown: { description: "The service returned no status or an unknown status." },
  },
  outputs: testRunOutputs,
  permissions: { "pull-requests": "read: to find `target-branch`" },
  example: { "test-run-id": "7f9c2ba4-e88f-4237-9aef-6a0a0b1c5d3e" },
  dryRun: "ignored",
  check: ({ testRunId: given }, _given, { run }) => ((given ?? run.testRunId) === undefined ? [noTestRun] : []),

  run: async ({ testRunId: given }, target, context) => {
    const id = given ?? context.run.testRunId;
    if (id === undefined) throw new InputError([noTestRun]);
    return (await import("../diagnosis/testing-details.js")).reportTestRun(id, target, context);
  },
});
