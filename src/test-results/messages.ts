import type { QuarantinedTest } from "../service/service.js";
import { counted, formatList } from "../text/format.js";
import { shorten } from "../text/truncate.js";
import type { Match } from "./identity.js";
import type { MissingReport } from "./report-files.js";
import type { ReportsRead } from "./reports.js";
import type { TestCase } from "./test-case.js";
import type { Verdict } from "./verdict.js";

export interface QuarantinedFailure extends Match {
  readonly test: TestCase;
}

export interface Findings {
  readonly reports: ReportsRead;
  readonly files: readonly string[];
  /** Lines of junit-paths without a file; they are among the broken reports too. */
  readonly missing: readonly MissingReport[];
  /** What is to be known of the list of quarantined tests: why it may not be whole, or why there is none. */
  readonly listWarning: string | undefined;
  /** False where the list could not be read: every failure counts. */
  readonly isListKnown: boolean;
  readonly failed: readonly TestCase[];
  readonly quarantined: readonly QuarantinedFailure[];
  readonly passing: readonly QuarantinedTest[];
  readonly verdict: Verdict;
}

const NAMES_SHOWN = 3;
const NAME_CHARACTERS = 200;
const NOT_A_PROOF =
  "A test can be listed as quarantined while quarantining is switched off for the organisation: check its settings in the web application.";
const BROKEN_FILE =
  "A test run that broke off leaves such a file, and so does a failure that no test stands for, such as a build error: the log of the test step tells. When it is no test result, take it out of junit-paths with a line that begins with `!`.";
const MISSING_FILE =
  "A line of junit-paths without a file is a result that is missing. Keep only the lines whose files every run writes.";
const JEST_LEAVES_OUT =
  "jest-junit leaves a test file that could not be loaded out of its report, so such a failure shows only with its option reportTestSuiteErrors set to true.";

/** What the check comes to in one sentence, and what else there is to say: the next step. */
export function describeFindings(
  findings: Findings,
  exitCode: number | undefined,
): { readonly message: string; readonly details: readonly string[] } {
  const { verdict, reports, files, missing, quarantined } = findings;
  const extent = `${counted(reports.cases, "test")} in ${counted(files.length, "result file")}`;
  const proof = quarantined.length > 0 ? [NOT_A_PROOF] : [];
  const jest = reports.byJest ? [JEST_LEAVES_OUT] : [];
  const unexplained = `The test step failed${exitCode === undefined ? "" : ` with exit code ${exitCode}`}, and failed tests do not explain it`;
  const seeLog = "Look at the log of the test step for a build error, a crash or a time-out.";
  switch (verdict.result === "failed" ? verdict.because : verdict.result) {
    case "no-results":
      return {
        message: `No file matches junit-paths, so nothing is known about the tests${whatIsThere(missing)}.`,
        details: [
          "Check the patterns, which are relative to the workspace, and that the test step writes JUnit XML; a build error before the tests leaves no file.",
        ],
      };
    case "passed":
      return { message: `No test failed, of ${extent}.`, details: proof };
    case "quarantined": {
      const all =
        quarantined.length === 1
          ? "The one failed test is quarantined"
          : `All ${quarantined.length} failed tests are quarantined`;
      return { message: `${all}, of ${extent}.`, details: [...proof, ...jest] };
    }
    case "failures":
      return { message: describeFailures(findings), details: proof };
    case "broken-files":
      return {
        message: `${counted(reports.broken.length, "result file")} cannot be relied on: ${describeBroken(reports.broken[0])}.`,
        details: [
          ...(reports.broken.length > missing.length ? [BROKEN_FILE] : []),
          ...(missing.length > 0 ? [MISSING_FILE] : []),
        ],
      };
    case "not-tests":
      return {
        message: `${unexplained}: this exit code is not among test-failure-exit-codes.`,
        details: [seeLog, ...jest, ...proof],
      };
    case "no-failure":
      return { message: `${unexplained}: no failure counts, of ${extent}.`, details: [seeLog, ...jest, ...proof] };
    case "cancelled":
      return { message: "The test step was cancelled, so its results are not all there.", details: proof };
    case "skipped":
      return { message: "The test step was skipped, so these results do not come from it.", details: proof };
  }
}

function whatIsThere(missing: readonly MissingReport[]): string {
  const found = missing.map(({ name, reason }) => `${shorten(name, NAME_CHARACTERS)} ${reason}`);
  return found.length === 0 ? "" : `: ${formatList(found, NAMES_SHOWN)}`;
}

function describeFailures({ reports, failed, quarantined, isListKnown }: Findings): string {
  const suites = reports.suiteFailures.map(({ suite }) => ({ name: suite }));
  const parts = [
    failed.length > 0 && `${counted(failed.length, "test")} failed: ${someNames(failed)}`,
    suites.length > 0 && `${counted(suites.length, "suite")} failed outside of any test: ${someNames(suites)}`,
  ];
  const rest =
    !isListKnown && failed.length > 0
      ? " Whether they are quarantined is not known."
      : quarantined.length === 0
        ? ""
        : ` ${counted(quarantined.length, "test")} more failed and ${quarantined.length === 1 ? "is" : "are"} quarantined.`;
  return `${parts.filter((part) => part !== false).join("; ")}.${rest}`;
}

function someNames(of: readonly Pick<TestCase, "name">[]): string {
  return formatList(
    of.map(({ name }) => shorten(name, NAME_CHARACTERS)),
    NAMES_SHOWN,
  );
}

export function describeBroken(broken: MissingReport | undefined): string {
  return broken === undefined ? "" : `${broken.name}: ${broken.reason}`;
}

/** Why the service has to be asked when it cannot be. */
export function describeMissingToken(failures: readonly TestCase[]): string {
  return `${counted(failures.length, "test")} failed (${someNames(failures)}), and without a token nobody can be asked whether they are quarantined.`;
}
