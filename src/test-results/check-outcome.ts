import type { Values } from "../inputs/input.js";
import type { WholeRepositoryPlace } from "../inputs/place.js";
import type { testResultsInputs } from "../inputs/test-results.js";
import type { Context, Outcome } from "../operation.js";
import { testResultsSummary } from "../summary/test-results.js";
import { checkReports } from "./check.js";
import { countOutputs, recordOf } from "./findings.js";
import { findReports } from "./report-files.js";
import { stepEndOf } from "./verdict.js";
import { adviceFor, brokenInWords, verdictInWords } from "./words.js";

/** Reads the reports of a test step, and judges it by them and by what is quarantined. */
export async function checkOutcome(
  values: Values<typeof testResultsInputs>,
  { repository }: WholeRepositoryPlace,
  context: Context,
): Promise<
  Outcome<"passed" | "quarantined" | "failed" | "no-results", keyof ReturnType<typeof countOutputs>>
> {
  const { orgSlug = "", junitPaths = [], testOutcome, testExitCode, variant = "", failureExitCodes } = values;
  const found = await findReports(junitPaths, context.workspace, values.workingDirectory);
  const step = stepEndOf({ outcome: testOutcome, exitCode: testExitCode, failureExitCodes });
  const findings = await checkReports(found, step, { orgSlug, repository, variant }, context);

  const { lookUp, reports } = findings;
  if (lookUp?.warning !== undefined) context.log.warning(lookUp.warning);
  // Without any file the message names them.
  const broken = findings.files.length === 0 ? [] : reports.broken;
  for (const each of broken) context.log.warning(`${brokenInWords(each)}.`);
  const message = verdictInWords(findings, testExitCode);
  const details = adviceFor(findings);
  return {
    result: findings.verdict.result,
    message,
    details,
    outputs: countOutputs(findings),
    summary: testResultsSummary(message, details, findings),
    record: recordOf(findings),
  };
}
