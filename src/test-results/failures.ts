import { isOwnId } from "./identity.js";
import { isLater, type ReportTime, type TestCase } from "./test-case.js";
import { type WantedTests, wantedTests } from "./wanted-tests.js";

/** The failures of all reports, each test once. */
export interface Failures {
  /** Takes note of a test case, in any order. A success is of interest once its test has failed. */
  note(testCase: TestCase): void;
  /** Takes note that something in the reports has this time. */
  noteTime(time: ReportTime): void;
  /** The tests that failed at some time. */
  readonly tests: WantedTests;
  /** True when a success that was read before its failure, and passed over, may have come after it in time. */
  mayHaveMissedSuccess(): boolean;
  /** Those that count, in the order of the reports. */
  counting(): readonly TestCase[];
}

/**
 * Of each test the newest failure counts, and a success of the same test cancels it when its time is strictly later:
 * the test was run again. Equal or missing times cancel nothing, since two tests may go by one name.
 */
export function createFailures(): Failures {
  const newest = new Map<string, TestCase>();
  const successes = new Map<string, ReportTime>();
  const tests = wantedTests();
  const latest = new Map<boolean, ReportTime>();
  let mayHaveMissed = false;

  function noteFailure(key: string, testCase: TestCase): void {
    const { time } = testCase;
    tests.add(testCase);
    if (!isLater(newest.get(key)?.time, time)) newest.set(key, testCase);
    mayHaveMissed ||= time !== undefined && isLater(latest.get(time.zoned), time);
  }

  return {
    tests,
    note(testCase) {
      const { time, outcome } = testCase;
      const key = keyOf(testCase);
      if (outcome === "failed") noteFailure(key, testCase);
      else if (outcome === "passed" && time !== undefined && newest.has(key)) {
        const before = successes.get(key);
        if (before === undefined || isLater(time, before)) successes.set(key, time);
      }
    },
    noteTime(time) {
      if (!isLater(latest.get(time.zoned), time)) latest.set(time.zoned, time);
    },
    mayHaveMissedSuccess: () => mayHaveMissed,
    counting: () => [...newest].filter(([key, { time }]) => !isLater(successes.get(key), time)).map(last),
  };
}

function last([, testCase]: readonly [string, TestCase]): TestCase {
  return testCase;
}

/**
 * The same for runs of one test. The service knows the outermost suite only, but a success in one inner suite says
 * nothing about a test of the same name in another.
 */
function keyOf({ id, name, suites, classname, file, suiteFile }: TestCase): string {
  // Any other id alone says little: many tools number their tests anew in each suite.
  return JSON.stringify(isOwnId(id) ? [id] : [id, name, suites, classname, file || suiteFile]);
}
