import { InputError } from "../errors.js";
import { optional } from "../inputs/input.js";
import { queueOperation } from "../operation.js";
import { testRunId, testRunOutputs } from "../test-run/fields.js";
import { problemOf } from "../text/problem.js";

const noTestRun = problemOf(
  "test-run-id",
  "is needed here: this run is neither for a push to a test branch of the queue nor for the draft pull request of one. The id is the last part of the branch's name, trunk-merge/pr-N/ID.",
);

export const testingDetails = queueOperation({
  name: "testing-details",
  title: "Reads a test run of the queue: how it stands, which checks failed, and whose changes it tests.",
  inputs: {
    testRunId: optional(testRunId, {
      name: "test-run-id",
      description:
        "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the run whose branch the workflow runs on.",
      commandLine:
        "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the run whose branch this CI run is for.",
    }),
  },
  results: {
    in_progress: { description: "The tests are under way." },
    succeeded: { description: "Every required check passed." },
    failed: { description: "A required check failed or was not reported in time, or the run could not go on." },
    cancelled: { description: "The queue gave the run up." },
    unknown: { description: "The service gives no status, or one that this version does not know." },
  },
  outputs: testRunOutputs,
  permissions: { "pull-requests": "read: `target-branch`" },
  example: { "test-run-id": "7f9c2ba4-e88f-4237-9aef-6a0a0b1c5d3e" },
  dryRun: "ignored",
  check: ({ testRunId: given }, _given, { run }) => ((given ?? run.testRunId) === undefined ? [noTestRun] : []),

  run: async ({ testRunId: given }, target, context) => {
    const id = given ?? context.run.testRunId;
    if (id === undefined) throw new InputError([noTestRun]);
    return (await import("../diagnosis/testing-details.js")).reportTestRun(id, target, context);
  },
});
