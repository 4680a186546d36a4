import { testResultsInputs, testResultsProblems } from "../inputs/test-results.js";
import { repositoryOperation } from "../operation.js";
import { testResultsSummary } from "../summary/test-results.js";
import { checkReports } from "../test-results/check.js";
import { countOutputs, recordOf } from "../test-results/findings.js";
import { findReports } from "../test-results/report-files.js";
import { stepEndOf } from "../test-results/verdict.js";
import { adviceFor, brokenInWords, verdictInWords } from "../test-results/words.js";

export const checkTestResults = repositoryOperation({
  name: "check-test-results",
  title: "Lets a failed test step pass when every failure is a quarantined test.",
  inputs: testResultsInputs,
  results: {
    passed: { description: "The test step succeeded, and no test failed." },
    quarantined: { description: "Tests failed, and every failure is quarantined: the step is green." },
    failed: {
      description:
        "A failure is not known to be quarantined, a result file cannot be relied on, or failed tests do not explain how the test step ended.",
      fails: "result",
    },
    "no-results": { description: "No file matches `junit-paths`.", fails: "result" },
  },
  outputs: {
    "failed-count": "Number of failures that count: tests that are not known to be quarantined, and suites.",
    "quarantined-count": "Number of failed tests that are quarantined.",
    "failed-tests":
      "The failures that count, as JSON: a list of objects with `name`, `parent` (the suite), `file` and `classname`; `name` is null where a suite failed outside of any test.",
    "quarantined-failures": "The failed tests that are quarantined, in the same form.",
  },
  permissions: {},
  example: { "org-slug": "my-org", "junit-paths": "reports/*.xml", "test-exit-code": "1" },
  dryRun: "ignored",
  anyHost: true,
  needsToken: "later",
  check: testResultsProblems,

  async run(values, { repository }, context) {
    const {
      orgSlug = "",
      junitPaths = [],
      testOutcome,
      testExitCode,
      variant = "",
      failureExitCodes,
    } = values;
    const found = await findReports(junitPaths, context.workspace);
    const step = stepEndOf({ outcome: testOutcome, exitCode: testExitCode, failureExitCodes });
    const findings = await checkReports(found, step, { orgSlug, repository, variant }, context);

    const { lookUp, reports } = findings;
    if (lookUp?.kind === "unknown") context.log.warning(lookUp.warning);
    for (const broken of reports.broken) context.log.warning(`${brokenInWords(broken)}.`);
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
  },
});
