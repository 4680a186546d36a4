import type { TestRun } from "../api/schemas.js";
import { InputError } from "../errors.js";
import type { Values } from "../inputs/input.js";
import type { QueuePlace } from "../inputs/place.js";
import { NO_TEST_RUN, type testRunInputs } from "../inputs/test-run.js";
import type { Context, Outcome } from "../operation.js";
import { outputsOf } from "../outputs.js";
import { testRunSummary } from "../summary/test-run.js";
import { checksOf, failingChecks, missingChecks } from "./checks.js";
import { readTestRun } from "./read-test-run.js";
import { testRunOutputs } from "./test-run-outputs.js";
import { testRunAdvice, testRunInWords } from "./test-run-words.js";

type TestRunResult = "in_progress" | "succeeded" | "failed" | "cancelled" | "unknown";
type TestRunOutput = keyof typeof testRunOutputs | "test-run-id" | "failing-checks" | "missing-checks";

/** Reads a test run, and says what came of it. */
export async function testRunOutcome(
  values: Values<typeof testRunInputs>,
  place: QueuePlace,
  { client, testRunId }: Context,
): Promise<Outcome<TestRunResult, TestRunOutput>> {
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
}

function resultOf(run: TestRun): TestRunResult {
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
