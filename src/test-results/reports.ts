import { isOwnId } from "./identity.js";
import { readReport } from "./junit.js";
import { type WantedTests, wantedTests } from "./plain-cases.js";
import { bytesOf, type MissingReport, type ReportFile } from "./report-files.js";
import { isLater, type ReportTime, type SuiteFailure, type TestCase } from "./test-case.js";

/** Default title of jest-junit. */
const JEST_TITLE = "jest tests";

/** Reads twice when a success may cancel a failure. */
export async function readReports(files: readonly ReportFile[], signal: AbortSignal) {
  const failures = createFailures();
  const suiteFailures: SuiteFailure[] = [];
  const broken: MissingReport[] = [];
  /** Reports with an unknown status. */
  const unclear: MissingReport[] = [];
  const listener = {
    onCase: failures.note,
    onSuiteFailure: (failure: SuiteFailure) => suiteFailures.push(failure),
    onTime: failures.noteTime,
  };
  let cases = 0;
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

/** Reports wanted test cases that passed, and some others. */
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
 * Failures, each test once: the newest counts, and a strictly later success of the same test cancels it. Two tests may
 * share a name, so equal or missing times cancel nothing.
 */
export function createFailures() {
  const newest = new Map<string, TestCase>();
  const successes = new Map<string, ReportTime>();
  const tests = wantedTests();
  const latest = new Map<boolean, ReportTime>();
  let mayHaveMissed = false;

  return {
    tests,
    /** Accepts test cases in any order. */
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
    /** True when a success read before its failure may be later in time. */
    mayHaveMissedSuccess: () => mayHaveMissed,
    counting: (): readonly TestCase[] =>
      [...newest].flatMap(([key, failure]) => (isLater(successes.get(key), failure.time) ? [] : [failure])),
  };
}

/** Equal for runs of one test: exact names, with all suites. */
function keyOf({ id, written, files }: TestCase): string {
  // Many tools number tests again in each suite.
  return JSON.stringify(isOwnId(id) ? [id] : [id, written, files]);
}
