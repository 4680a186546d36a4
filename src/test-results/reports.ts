import { isTestIdIndependentOfNames } from "./identity.js";
import { readJunitReport } from "./junit.js";
import { createTestNameIndex, type TestNameIndex } from "./plain-cases.js";
import { type ReportFile, readFilePieces, type UnusableReport } from "./report-files.js";
import { isLaterReportTimestamp, type ReportTimestamp, type SuiteFailure, type TestCase } from "./test-case.js";

const JEST_TITLE = "jest tests";

/**
 * Reads the reports. If `hasPassed` is true, the test step passed, so a later success of a test cancels its failure. The
 * function then reads the reports a second time if the first read may have skipped such a success.
 */
export async function readReports(files: readonly ReportFile[], hasPassed: boolean, signal: AbortSignal) {
  const failures = createFailureCollector(hasPassed);
  const suiteFailures: SuiteFailure[] = [];
  const broken: UnusableReport[] = [];
  const unclear: UnusableReport[] = [];
  const listener = {
    onCase: failures.record,
    onSuiteFailure: (failure: SuiteFailure) => suiteFailures.push(failure),
    onTime: failures.recordTime,
  };
  let cases = 0;
  let byJest = false;
  for (const { name, path } of files) {
    const reading = await readJunitReport(() => readFilePieces(path), failures.tests, listener, signal);
    cases += reading.cases;
    byJest ||= reading.title === JEST_TITLE;
    if (reading.broken !== undefined) broken.push({ name, reason: reading.broken });
    if (reading.unclear !== undefined) unclear.push({ name, reason: reading.unclear });
  }
  if (failures.mayHaveMissedSuccess()) await visitPassedTests(files, failures.tests, signal, failures.record);
  return { cases, failures: failures.list(), suiteFailures, broken, unclear, byJest };
}

/** Calls `visit` for passed test cases: for all wanted ones, and possibly for others. */
export async function visitPassedTests(
  files: readonly ReportFile[],
  wanted: TestNameIndex,
  signal: AbortSignal,
  visit: (testCase: TestCase) => void,
): Promise<void> {
  const onCase = (testCase: TestCase): void => {
    if (testCase.outcome === "passed") visit(testCase);
  };
  for (const { path } of files) {
    await readJunitReport(() => readFilePieces(path), wanted, { onCase, onSuiteFailure() {}, onTime() {} }, signal);
  }
}

/**
 * Collects the newest failure of each test. If the test step passed, a later success of the test cancels its failure. In
 * a failed step, each failure counts, because a success with the same names may belong to a different test or system. It
 * could then hide the failure.
 */
export function createFailureCollector(hasPassed: boolean) {
  const newest = new Map<string, TestCase>();
  const successes = new Map<string, ReportTimestamp>();
  const tests = createTestNameIndex();
  const latest = new Map<boolean, ReportTimestamp>();
  let mayHaveMissed = false;

  return {
    tests,
    record(testCase: TestCase): void {
      const { time, outcome } = testCase;
      const key = keyOf(testCase);
      if (outcome === "failed") {
        tests.add(testCase);
        if (!isLaterReportTimestamp(newest.get(key)?.time, time)) newest.set(key, testCase);
        mayHaveMissed ||= hasPassed && time !== undefined && isLaterReportTimestamp(latest.get(time.zoned), time);
      } else if (hasPassed && outcome === "passed" && time !== undefined && newest.has(key)) {
        const before = successes.get(key);
        if (before === undefined || isLaterReportTimestamp(time, before)) successes.set(key, time);
      }
    },
    recordTime(time: ReportTimestamp): void {
      if (!isLaterReportTimestamp(latest.get(time.zoned), time)) latest.set(time.zoned, time);
    },
    /** True when the collector may have ignored a success with a later time, because it was read before the failure. */
    mayHaveMissedSuccess: () => mayHaveMissed,
    list: (): readonly TestCase[] =>
      [...newest].flatMap(([key, failure]) =>
        isLaterReportTimestamp(successes.get(key), failure.time) ? [] : [failure],
      ),
  };
}

/** Returns a key that is equal for all runs of a test. */
function keyOf({ id, written, files }: TestCase): string {
  // Many tools number the tests in each suite from 1, so such an id is not unique.
  return JSON.stringify(isTestIdIndependentOfNames(id) ? [id] : [id, written, files]);
}
