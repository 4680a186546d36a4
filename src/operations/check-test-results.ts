import { workingDirectoryInput } from "../inputs/common.js";
import { optional } from "../inputs/input.js";
import { lines, oneOf, parser, text, wholeNumber } from "../inputs/parsers.js";
import { repositoryOperation } from "../operation.js";
import { orgSlugInput, orgSlugMissing } from "../quarantined-tests/inputs.js";
import { inputName, problemsWhere, words } from "../text/problem.js";

const LARGEST_EXIT_CODE = 255;

/** Paths and patterns; those with a leading `!` only take out. */
const paths = parser(
  "paths or patterns, one per line, of which one at least has no leading `!`",
  (value) => {
    const parsed = lines(value);
    return parsed.ok && parsed.value.some((line) => !line.startsWith("!")) ? parsed.value : undefined;
  },
  { repeatable: true },
);

const exitCodes = parser(
  `whole numbers from 1 to ${LARGEST_EXIT_CODE}, one per line`,
  (value) => {
    const items = lines(value);
    const parsed = items.ok ? items.value.map(wholeNumber(1, LARGEST_EXIT_CODE)) : [];
    const codes = parsed.flatMap((code) => (code.ok ? [code.value] : []));
    return codes.length > 0 && codes.length === parsed.length ? codes : undefined;
  },
  { repeatable: true },
);

export const checkTestResults = repositoryOperation({
  name: "check-test-results",
  title: "Lets a failed test step pass when every failure is a quarantined test.",
  inputs: {
    orgSlug: orgSlugInput,
    junitPaths: optional(paths, {
      name: "junit-paths",
      description:
        "JUnit XML files of this one test step, one path or pattern (`**/junit.xml`) per line, relative to `working-directory`. A leading `!` takes files out again.",
    }),
    workingDirectory: workingDirectoryInput,
    testOutcome: optional(oneOf("success", "failure", "cancelled", "skipped"), {
      name: "test-outcome",
      description:
        "How the test step ended: its `steps.<id>.outcome`, as an expression. This or `test-exit-code` is required.",
      commandLine: "How the tests ended. This or `test-exit-code` is required.",
    }),
    testExitCode: optional(wholeNumber(0, LARGEST_EXIT_CODE), {
      name: "test-exit-code",
      description: "Exit code of the test command. Given together with `test-outcome`, it decides.",
    }),
    failureExitCodes: optional(exitCodes, {
      name: "test-failure-exit-codes",
      description:
        "Exit codes that mean that tests failed, one per line; another one is never turned green. Only with `test-exit-code`. Default: every code but 0.",
    }),
    variant: optional(text, {
      name: "variant",
      description:
        "Variant under which the results are uploaded to the service, if they are: it is part of every test's identity.",
    }),
  },
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
  example: { "org-slug": "my-org", "junit-paths": "reports/*.xml", "test-exit-code": "1" },
  dryRun: "ignored",
  anyHost: true,
  needsToken: "later",
  check({ orgSlug, junitPaths, testOutcome, testExitCode }, given) {
    const exitCode = inputName("test-exit-code");
    return [
      ...(orgSlug === undefined ? [orgSlugMissing] : []),
      ...problemsWhere(
        [
          junitPaths === undefined,
          "junit-paths",
          "is required; it names the JUnit XML files that the test step wrote.",
        ],
        [
          testOutcome === undefined && testExitCode === undefined,
          "test-outcome",
          words`is required, as \`test-outcome: \${{ steps.<id>.outcome }}\` of the test step; or give ${exitCode}.`,
        ],
        [
          testExitCode === undefined && given.has("test-failure-exit-codes"),
          "test-failure-exit-codes",
          words`needs ${exitCode} beside it; an outcome does not tell exit codes apart.`,
        ],
      ),
    ];
  },

  run: async (values, target, context) => (await import("../test-results/check.js")).check(values, target, context),
});
