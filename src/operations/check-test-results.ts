import { workingDirectoryInput } from "../inputs/common.js";
import { createOptionalInput } from "../inputs/input.js";
import {
  anyTextParser,
  createChoiceParser,
  createParser,
  createWholeNumberParser,
  lineListParser,
} from "../inputs/parsers.js";
import { defineRepositoryOperation } from "../operation.js";
import { missingOrgSlugProblem, orgSlugInput } from "../quarantined-tests/inputs.js";
import { collectInputProblems, createMessageText, toInputReference } from "../text/problem.js";

/** Exit codes of Windows have 32 bits, for example 3221225477 after an access violation. */
const LARGEST_EXIT_CODE = 4_294_967_295;

const paths = createParser(
  "paths or patterns, one per line, with at least one line without a leading `!`",
  (value) => {
    const parsed = lineListParser(value);
    return parsed.ok && parsed.value.some((line) => !line.startsWith("!")) ? parsed.value : undefined;
  },
  { repeatable: true },
);

const exitCodes = createParser(
  `whole numbers from 1 to ${LARGEST_EXIT_CODE}, one per line`,
  (value) => {
    const items = lineListParser(value);
    const parsed = items.ok ? items.value.map(createWholeNumberParser(1, LARGEST_EXIT_CODE)) : [];
    const codes = parsed.flatMap((code) => (code.ok ? [code.value] : []));
    return codes.length > 0 && codes.length === parsed.length ? codes : undefined;
  },
  { repeatable: true },
);

export const checkTestResultsOperation = defineRepositoryOperation({
  name: "check-test-results",
  title: "Decides whether a failed test step passes: it passes if every failed test is quarantined.",
  inputs: {
    orgSlug: orgSlugInput,
    junitPaths: createOptionalInput(paths, {
      name: "junit-paths",
      description:
        "JUnit XML files of this test step, one path or pattern (`**/junit.xml`) per line, relative to `working-directory`. A leading `!` excludes files.",
    }),
    workingDirectory: workingDirectoryInput,
    testOutcome: createOptionalInput(createChoiceParser("success", "failure", "cancelled", "skipped"), {
      name: "test-outcome",
      description:
        "Outcome of the test step, as in the expression `steps.<id>.outcome`. You must set this input or `test-exit-code`.",
      commandLine: "Outcome of the tests. You must set this flag or `test-exit-code`.",
    }),
    testExitCode: createOptionalInput(createWholeNumberParser(0, LARGEST_EXIT_CODE), {
      name: "test-exit-code",
      description: "Exit code of the test command. This input overrides `test-outcome`.",
    }),
    failureExitCodes: createOptionalInput(exitCodes, {
      name: "test-failure-exit-codes",
      description:
        "Exit codes with which the test command reports failed tests, one per line. If the exit code is not 0 and not in this list, the step fails. This input requires `test-exit-code`. Default: every code except 0.",
    }),
    variant: createOptionalInput(anyTextParser, {
      name: "variant",
      description:
        "Name of the variant that you set when you upload test results. If you set no variant for the upload, do not set this input.",
    }),
  },
  results: {
    passed: { description: "The test step succeeded and no test failed." },
    quarantined: { description: "Tests failed and every failure is quarantined." },
    failed: {
      description:
        "At least one failure is not quarantined, a result file is broken or missing, or the test step failed although no test failed.",
      fails: "result",
    },
    "no-results": { description: "No file matches `junit-paths`.", fails: "result" },
  },
  outputs: {
    "failed-count":
      "Number of failures that are not quarantined: failed tests, and suites that failed outside of any test.",
    "quarantined-count": "Number of quarantined failures.",
    "failed-tests":
      "Failures that are not quarantined, as a JSON list. Each item has `name`, `parent` (the suite), `file` and `classname`. `name` is null if a suite failed outside of any test.",
    "quarantined-failures": "Quarantined failures, in the same form as `failed-tests`.",
  },
  example: { "org-slug": "my-org", "junit-paths": "reports/*.xml", "test-exit-code": "1" },
  dryRun: "ignored",
  anyHost: true,
  needsToken: "later",
  check({ orgSlug, junitPaths, testOutcome, testExitCode }, given, { run }) {
    const exitCode = toInputReference("test-exit-code");
    return [
      ...(orgSlug === undefined && run.hasV1Token ? [missingOrgSlugProblem] : []),
      ...collectInputProblems(
        [junitPaths === undefined, "junit-paths", "a value is required: the JUnit XML files of the test step."],
        [
          testOutcome === undefined && testExitCode === undefined,
          "test-outcome",
          createMessageText`a value is required, unless you set ${exitCode}. On GitHub Actions, use \${{ steps.<id>.outcome }} of the test step.`,
        ],
        [
          testExitCode === undefined && given.has("test-failure-exit-codes"),
          "test-failure-exit-codes",
          createMessageText`requires ${exitCode}.`,
        ],
      ),
    ];
  },

  run: async (values, target, context) =>
    (await import("../test-results/check.js")).checkTestStep(values, target, context),
});
