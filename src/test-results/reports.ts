import { isOwnId } from "./identity.js";
import { readReport } from "./junit.js";
import { type WantedTests, wantedTests } from "./plain-cases.js";
import { bytesOf, type MissingReport, type ReportFile } from "./report-files.js";
import { isLater, type ReportTime, type SuiteFailure, type TestCase } from "./test-case.js";

/** What jest-junit calls its reports, unless it is told another name. */
const JEST_TITLE = "jest tests";

/** Reads all reports. Successes are not kept: where one may cancel a failure, the reports are read a second time. */
export async function readReports(files: readonly ReportFile[], signal: AbortSignal) {
  const failures = createFailures();
  const suiteFailures: SuiteFailure[] = [];
  /** Reports that cannot be relied on as a whole, and why. */
  const broken: MissingReport[] = [];
  /** Reports in which nobody knows how a test ended, and why. */
  const unclear: MissingReport[] = [];
  const listener = {
    onCase: failures.note,
    onSuiteFailure: (failure: SuiteFailure) => suiteFailures.push(failure),
    onTime: failures.noteTime,
  };
  let cases = 0;
  /** One comes from jest-junit, which leaves out test files that could not be loaded unless it is told not to. */
  let byJest = false;
  for (const { name, path } of files) {
    const reading = await readReport(() => bytesOf(path), failures.tests, listener, signal);
    cases += reading.cases;
    byJest ||= reading.title === JEST_TITLE;
    if (reading.broken !== undefined) broken.push({ name, reason: reading.broken });
    if (reading.unclear !== undefined) unclear.push({ name, reason: reading.unclear });
  }
  if (failures.mayHaveMissedSuccess()) await visitPassed(files, failures.tests, signal, failures.note);
  return { cases, failures: failures.counting(), suiteFailures, broken, unclear, byJest };
}

/** Shows every test case of the reports that passed and that is wanted, and some others that passed. */
export async function visitPassed(
  files: readonly ReportFile[],
  wanted: WantedTests,
  signal: AbortSignal,
  visit: (testCase: TestCase) => void,
): Promise<void> {
  const onCase = (testCase: TestCase): void => {
    if (testCase.outcome === "passed") visit(testCase);
  };
  for (const { path } of files) {
    await readReport(() => bytesOf(path), wanted, { onCase, onSuiteFailure() {}, onTime() {} }, signal);
  }
}

/**
 * The failures of all reports, each test once. Of each test the newest failure counts, and a success of the same test
 * cancels it when its time is strictly later: the test was run again. Equal or missing times cancel nothing, since two
 * tests may go by one name.
 */
export function createFailures() {
  const newest = new Map<string, TestCase>();
  const successes = new Map<string, ReportTime>();
  const tests = wantedTests();
  const latest = new Map<boolean, ReportTime>();
  let mayHaveMissed = false;

  return {
    tests,
    /** Takes note of a test case, in any order. A success is of interest once its test has failed. */
    note(testCase: TestCase): void {
      const { time, outcome } = testCase;
      const key = keyOf(testCase);
      if (outcome === "failed") {
        tests.add(testCase);
        if (!isLater(newest.get(key)?.time, time)) newest.set(key, testCase);
        mayHaveMissed ||= time !== undefined && isLater(latest.get(time.zoned), time);
      } else if (outcome === "passed" && time !== undefined && newest.has(key)) {
        const before = successes.get(key);
        if (before === undefined || isLater(time, before)) successes.set(key, time);
      }
    },
    noteTime(time: ReportTime): void {
      if (!isLater(latest.get(time.zoned), time)) latest.set(time.zoned, time);
    },
    /** True when a success that was read before its failure, and passed over, may have come after it in time. */
    mayHaveMissedSuccess: () => mayHaveMissed,
    /** Those that count, in the order of the reports. */
    counting: (): readonly TestCase[] =>
      [...newest].flatMap(([key, failure]) => (isLater(successes.get(key), failure.time) ? [] : [failure])),
  };
}

/**
 * The same for runs of one test. The service knows the outermost suite only, and names without their white space, but
 * a success in one inner suite, or of a test spelled otherwise, says nothing about this one.
 */
function keyOf({ id, written, files }: TestCase): string {
  // Any other id alone says little: many tools number their tests anew in each suite.
  return JSON.stringify(isOwnId(id) ? [id] : [id, written, files]);
}
