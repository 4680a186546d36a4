import { parseTestBranch } from "../ci/test-branch.js";
import { problemOf } from "../problem.js";
import { optional, type Parse } from "./input.js";

/** A run's id as the service makes it, or as it may make it one day: nothing that could be a path, a flag or a line. */
const RUN_ID = /^[a-z0-9][\w.-]{0,199}$/i;
/** While the queue looks for a culprit it puts this behind the id in the names of its branches. */
const BISECTION = /-bisection[\w-]*$/i;

/** A test run's id, also with what a bisection puts behind it, or the whole name of its branch. */
export const testRunId: Parse<string> = (value) => {
  const branch = parseTestBranch(value);
  if (branch !== undefined) return { ok: true, value: branch.testRunId };
  const id = value.replace(BISECTION, "");
  return RUN_ID.test(id)
    ? { ok: true, value: id }
    : { ok: false, allowed: "the id of a test run, or the name of its branch trunk-merge/pr-N/ID" };
};

/** Inputs of `testing-details`. */
export const testRunInputs = {
  testRunId: optional(testRunId, {
    name: "test-run-id",
    description:
      "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the run whose branch the workflow runs on.",
    commandLine:
      "Id of the test run, or the name of its branch `trunk-merge/pr-N/ID`. Default: the run whose branch this CI run is for.",
  }),
} as const;

/** What is missing when neither input nor event names a test run. */
export const NO_TEST_RUN = problemOf(
  "test-run-id",
  "is needed here: this run is neither for a push to a test branch of the queue nor for the draft pull request of one. The id is the last part of the branch's name, trunk-merge/pr-N/ID.",
);
