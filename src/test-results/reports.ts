import { createFailures } from "./failures.js";
import { readReport } from "./junit.js";
import type { ResultListener } from "./report-listener.js";
import type { SuiteFailure, TestCase } from "./test-case.js";
import type { WantedTests } from "./wanted-tests.js";
import { fileSource } from "./xml-text.js";

/** A report file, as a message names it and as the file system does. */
export interface ReportFile {
  readonly name: string;
  readonly path: string;
}

/** What all reports say together. */
export interface ReportsRead {
  readonly cases: number;
  /** The failures that count, each test once. */
  readonly failures: readonly TestCase[];
  /** Failures of suites, which belong to no test. */
  readonly suiteFailures: readonly SuiteFailure[];
  /** Reports that cannot be relied on as a whole, and why. */
  readonly broken: readonly { readonly name: string; readonly reason: string }[];
  /** One comes from jest-junit, which leaves out test files that could not be loaded unless it is told not to. */
  readonly byJest: boolean;
}

/** What jest-junit calls its reports, unless it is told another name. */
const JEST_TITLE = "jest tests";

const NOBODY: ResultListener = { onCase() {}, onSuiteFailure() {}, onTime() {} };

/** Reads all reports. Successes are not kept: where one may cancel a failure, the reports are read a second time. */
export async function readReports(files: readonly ReportFile[], signal: AbortSignal): Promise<ReportsRead> {
  const failures = createFailures();
  const suiteFailures: SuiteFailure[] = [];
  const broken: { name: string; reason: string }[] = [];
  let cases = 0;
  let byJest = false;
  for (const { name, path } of files) {
    const reading = await readReport(
      fileSource(path),
      failures.tests,
      {
        onCase: failures.note,
        onSuiteFailure: (failure) => suiteFailures.push(failure),
        onTime: failures.noteTime,
      },
      signal,
    );
    cases += reading.cases;
    byJest ||= reading.title === JEST_TITLE;
    if (reading.broken !== undefined) broken.push({ name, reason: reading.broken });
  }
  if (failures.mayHaveMissedSuccess()) {
    await visitPassed(files, failures.tests, signal, failures.note);
  }
  return { cases, failures: failures.counting(), suiteFailures, broken, byJest };
}

/** Shows every test case of the reports that passed and that is wanted, and some others that passed. */
export async function visitPassed(
  files: readonly ReportFile[],
  wanted: WantedTests,
  signal: AbortSignal,
  visit: (testCase: TestCase) => void,
): Promise<void> {
  for (const { path } of files) {
    const onCase = (testCase: TestCase): void => {
      if (testCase.outcome === "passed") visit(testCase);
    };
    await readReport(fileSource(path), wanted, { ...NOBODY, onCase }, signal);
  }
}
