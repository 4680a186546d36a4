import type { OperationContext, OperationResult } from "../operation.js";
import type { QuarantinedTest } from "../service/service.js";
import type { RepositoryTarget } from "../target/target.js";
import { formatCount, formatDay, formatList } from "../text/format.js";
import {
  escapeText,
  FULL_LIST_NOTE,
  formatCollapsedSection,
  joinBlocks,
  toBullets,
  toTableSection,
} from "../text/markdown.js";
import { escapeSpacesAndControlCharacters, shortenText } from "../text/truncate.js";
import { checkReports, formatTestNames, MAX_NAME_LENGTH, MAX_NAMES_SHOWN, type ReportFindings } from "./findings.js";
import { findReportFiles, type UnusableReport } from "./report-files.js";
import type { TestCase } from "./test-case.js";
import type { TestStepFacts, Verdict } from "./verdict.js";

interface CheckInputs extends TestStepFacts {
  readonly orgSlug: string | undefined;
  readonly junitPaths: readonly string[] | undefined;
  readonly workingDirectory: string;
  readonly variant: string | undefined;
}

type CheckOutput = "failed-count" | "quarantined-count" | "failed-tests" | "quarantined-failures";

export async function checkTestStep(
  inputs: CheckInputs,
  { repository }: RepositoryTarget,
  context: OperationContext,
): Promise<OperationResult<Verdict["result"], CheckOutput>> {
  const { orgSlug = "", junitPaths = [], workingDirectory, variant = "" } = inputs;
  const found = await findReportFiles(junitPaths, context.run.workspace, workingDirectory);
  const findings = await checkReports(found, inputs, { orgSlug, repository, variant }, context);

  const { reports, files, failed, quarantined, passing, listWarning, verdict } = findings;
  if (listWarning !== undefined) context.log.warning(listWarning);
  // If no report is readable, the error message already names the invalid reports, so a warning is unnecessary.
  if (files.length > 0) for (const each of reports.broken) context.log.warning(`${describeBroken(each)}.`);
  const sentences = describeFindings(findings, inputs.testExitCode, context);
  const [message, ...details] = sentences;
  const suites = reports.suiteFailures.map(({ suite: parent, file }) => {
    return { name: null, parent, file: file || null, classname: null };
  });
  return {
    result: verdict.result,
    message,
    details,
    outputs: {
      "failed-count": suites.length + failed.length,
      "quarantined-count": quarantined.length,
      "failed-tests": [...suites, ...failed.map(namesOf)],
      "quarantined-failures": quarantined.map(({ test }) => namesOf(test)),
    },
    summary: testResultsPage(sentences, findings),
    record: {
      tests: reports.cases,
      files,
      brokenFiles: reports.broken,
      failedSuites: reports.suiteFailures,
      quarantine: quarantined.map(({ test, listed, rule }) => ({ test: namesOf(test), rule, listed })),
      passingQuarantinedTests: passing,
    },
  };
}

/** Returns the names of a test, in the form of the list of quarantined tests: a missing name is null. */
function namesOf({ name, parent, files, classname }: TestCase) {
  return { name, parent: parent || null, file: files[0] || null, classname: classname || null };
}

/** Only API v1 lists tests whose quarantine may be without effect. */
const MAY_BE_OFF =
  "The list contains tests even if quarantining is switched off for the organization. Check the settings of the organization in the web application.";
const brokenFile = (paths: string): string =>
  `Possible causes are a test run that stopped early, or a failure outside of any test, such as a build error. See the log of the test step. If the file is not a test result, exclude it from ${paths} with a line that starts with \`!\`.`;
const missingFile = (paths: string): string =>
  `Each line of ${paths} must match a file; otherwise a result is missing. List only files that every run writes.`;
const JEST_OMITS =
  'jest-junit omits test files that it cannot load. To report these files, set its option reportTestSuiteErrors to "true".';

function describeFindings(
  findings: ReportFindings,
  exitCode: number | undefined,
  { nameInput, run }: Pick<OperationContext, "nameInput" | "run">,
): readonly [string, ...string[]] {
  const { verdict, reports, files, missing, quarantined } = findings;
  const extent = `${formatCount(reports.cases, "test")} in ${formatCount(files.length, "result file")}`;
  const proof = run.hasV1Token && quarantined.length > 0 ? [MAY_BE_OFF] : [];
  const jest = reports.byJest ? [JEST_OMITS] : [];
  const unexplained = `The test step failed${exitCode === undefined ? "" : ` with exit code ${exitCode}`}, but no failed test explains this failure`;
  const seeLog = ["Check the log of the test step for a build error, a crash or a timeout.", ...jest, ...proof];
  switch (verdict.result === "failed" ? verdict.because : verdict.result) {
    case "no-results":
      return [
        `No file matches ${nameInput("junit-paths")}, so there are no test results${describeMissing(missing)}.`,
        "Check the patterns, which are relative to the workspace, and check that the test step writes JUnit XML. If a build error stops the test step before the tests, the step writes no file.",
      ];
    case "passed":
      return [`No test failed: ${extent}.`, ...proof];
    case "quarantined": {
      const one = "The only failed test is quarantined";
      const all = quarantined.length === 1 ? one : `All ${quarantined.length} failed tests are quarantined`;
      return [`${all}: ${extent}.`, ...proof, ...jest];
    }
    case "failures":
      return [describeFailures(findings), ...findings.nearMisses, ...proof];
    case "broken-files":
      return [
        `${formatCount(reports.broken.length, "result file")} cannot be used: ${describeBroken(reports.broken[0])}.`,
        ...(reports.broken.length > missing.length ? [brokenFile(nameInput("junit-paths"))] : []),
        ...(missing.length > 0 ? [missingFile(nameInput("junit-paths"))] : []),
      ];
    case "not-tests":
      return [`${unexplained}: ${nameInput("test-failure-exit-codes")} does not list this exit code.`, ...seeLog];
    case "no-failure":
      return [`${unexplained}: there is no failed test in ${extent}.`, ...seeLog];
    case "cancelled":
      return ["The test step was canceled, so its results are incomplete.", ...proof];
    case "skipped":
      return ["The test step was skipped, so the result files must come from a different step.", ...proof];
  }
}

function describeMissing(missing: readonly UnusableReport[]): string {
  const found = missing.map(({ name, reason }) => `${shortenText(name, MAX_NAME_LENGTH)} (${reason})`);
  return found.length === 0 ? "" : `: ${formatList(found, MAX_NAMES_SHOWN)}`;
}

function describeFailures({ reports, failed, quarantined, isListKnown }: ReportFindings): string {
  const suites = reports.suiteFailures.map(({ suite }) => suite);
  const tests = failed.map(({ name }) => name);
  const parts = [
    tests.length > 0 && `${formatCount(tests.length, "test")} failed: ${formatTestNames(tests)}`,
    suites.length > 0 &&
      `${formatCount(suites.length, "suite")} failed outside of any test: ${formatTestNames(suites)}`,
  ];
  const rest =
    !isListKnown && failed.length > 0
      ? " The list of quarantined tests could not be read, so the step treats all failed tests as not quarantined."
      : quarantined.length === 0
        ? ""
        : ` ${formatCount(quarantined.length, "more failed test")} ${quarantined.length === 1 ? "is" : "are"} quarantined.`;
  return `${parts.filter((part) => part !== false).join("; ")}.${rest}`;
}

function describeBroken(broken: UnusableReport | undefined): string {
  return broken === undefined ? "" : `${broken.name}: ${broken.reason}`;
}

const ROWS_SHOWN = 100;
const PATH_CHARACTERS = 300;

const TEST = ["Test", "Suite", "File"];
const QUARANTINE = ["Owners", "Quarantined since"];

function testResultsPage(sentences: readonly string[], findings: ReportFindings): string {
  const { reports, files, failed, quarantined, passing, listWarning } = findings;
  const failures = [
    ...reports.suiteFailures.map(({ suite, file, message }) => [
      ...testCells({ name: "(the suite itself)", parent: suite, file }),
      message,
    ]),
    ...failed.map((test) => [...testCells(namesOf(test)), test.message]),
  ];
  const excused = quarantined.map(({ test, listed, rule }) => [
    ...testCells(namesOf(test)),
    ...quarantineCells(listed),
    rule === "id" ? "id" : "names",
  ]);
  const passed = passing.map((listed) => [...testCells(listed), ...quarantineCells(listed)]);
  const broken = reports.broken.map(({ name, reason }) => [name, reason]);
  const names = files.map((name) => shortenText(name, PATH_CHARACTERS));
  const section = (title: string, head: readonly string[], rows: readonly (readonly string[])[]): string =>
    toTableSection(title, head, rows, { atMost: ROWS_SHOWN, whole: FULL_LIST_NOTE });
  return joinBlocks([
    ...sentences.map(escapeText),
    escapeText(listWarning ?? ""),
    section("Failures that are not quarantined", [...TEST, "Message"], failures),
    section("Quarantined failures", [...TEST, ...QUARANTINE, "Matched by"], excused),
    section("Quarantined tests that passed", [...TEST, ...QUARANTINE], passed),
    section("Broken or missing result files", ["File", "Reason"], broken),
    files.length === 0 ? "" : formatCollapsedSection(`Result files: ${files.length}`, toBullets(names, ROWS_SHOWN)),
  ]);
}

function testCells({ name, parent, file }: Pick<QuarantinedTest, "name" | "parent" | "file">): string[] {
  return [name, parent ?? "", file ?? ""].map(escapeSpacesAndControlCharacters);
}

function quarantineCells({ codeowners, quarantined_at: since }: QuarantinedTest): string[] {
  return [(codeowners ?? []).join(", "), formatDay(since ?? "")];
}
