import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { failedIn, fixture, readPieces } from "../support/read-reports.js";

interface Expected {
  readonly cases: number;
  /** Failures as `suite / name: message`. */
  readonly failed: readonly unknown[];
  readonly broken?: string;
}

const PLAYGROUND = "/playground";
const HIDDEN = "but the report contains only 2; Node's reporter omits failures of tests with subtests";

/** Recorded reports of tools, or reports from their documentation. */
const REPORTS: Readonly<Record<string, Expected>> = {
  "vitest.xml": {
    cases: 6,
    failed: [
      `test/broken.test.ts / test/broken.test.ts: Cannot find module './missing.js' imported from ${PLAYGROUND}/test/broken.test.ts`,
      "test/pay.test.ts / paying > rounds: expected 1 to be 2 // Object.is equality",
      "test/pay.test.ts / paying > late > warns: first line second",
    ],
  },
  "node-24.xml": { cases: 6, failed: ["paying / rounds: 1 == 2", "paying / warns: first [31mline[39m"] },
  "node-20-hidden-failure.xml": {
    cases: 7,
    failed: ["paying / rounds: 1 == 2", "paying / warns: first [31mline[39msecond"],
    broken: `the totals declare 3 failed tests, ${HIDDEN}`,
  },
  "node-24-hidden-failure.xml": {
    cases: 8,
    failed: [
      "set-up fails / needs it: test did not finish before its parent and was cancelled",
      "paying / rounds: 1 == 2",
      "paying / warns: first [31mline[39m",
    ],
    broken: `the totals declare 4 failed tests, ${HIDDEN.replace("2", "3")}`,
  },
  // The fourth failure is a test with the mark todo.
  "node-24-subtests.xml": {
    cases: 5,
    failed: [
      "with parts / part: The expression evaluated to a falsy value:",
      "with parts / deeper: The expression evaluated to a falsy value:",
      " / plain: The expression evaluated to a falsy value:",
    ],
  },
  "pytest.xml": {
    cases: 10,
    failed: [
      "pytest / test_import: collection failure",
      "pytest / test_rounds[2]: assert 2 == 1",
      "pytest / test_with_db: assert 1 == 2",
      'pytest / test_with_db: failed on teardown with "RuntimeError: tear-down #x1B[31mfailed#x1B[0m"',
      'pytest / test_with_good_db: failed on teardown with "RuntimeError: tear-down #x1B[31mfailed#x1B[0m"',
      'pytest / test_without: failed on setup with "RuntimeError: no database"',
    ],
  },
  "pytest-xunit1.xml": {
    cases: 10,
    failed: [
      "pytest test_import.py / test_import: collection failure",
      "pytest test_pay.py / test_rounds[2]: assert 2 == 1",
      "pytest test_pay.py / test_with_db: assert 1 == 2",
      'pytest test_pay.py / test_with_db: failed on teardown with "RuntimeError: tear-down #x1B[31mfailed#x1B[0m"',
      'pytest test_pay.py / test_with_good_db: failed on teardown with "RuntimeError: tear-down #x1B[31mfailed#x1B[0m"',
      'pytest test_pay.py / test_without: failed on setup with "RuntimeError: no database"',
    ],
  },
  "jest.xml": {
    cases: 4,
    failed: [
      "paying src/pay.test.js / paying rounds: Error: expect(received).toBe(expected) // Object.is equality",
      "Test suite failed to run / src/broken.test.js: Cannot find module './missing' from 'src/broken.test.js'",
    ],
  },
  "surefire-reruns.xml": {
    cases: 5,
    failed: [
      "org.example.PayTest / rounds: expected: <2> but was: <1>",
      "org.example.PayTest / crashes: java.lang.NullPointerException",
    ],
  },
  // The report contains the error of a flaky test in another class, and does not count this error.
  "surefire-nested.xml": {
    cases: 8,
    failed: [
      "org.example.PayTest$Late / rounds: expected: <2> but was: <1>",
      "org.example.PayTest$Late / many(int)[2]: expected: <1> but was: <2>",
      "org.example.PayTest$Late / flaky: once",
      "org.example.PayTest$Late / crashes: java.lang.NullPointerException",
      "org.example.PayTest$Late / warns: late",
    ],
  },
  "bazel.xml": {
    cases: 1,
    failed: ["services/pay/unit_test / services/pay/unit_test: exited with error code 142 (timed out)"],
  },
  "gradle.xml": {
    cases: 3,
    failed: ["org.example.PayTest / rounds(int)[1]: org.opentest4j.AssertionFailedError: expected: <2> but was: <1>"],
  },
  "jest-suite-errors.xml": {
    cases: 5,
    failed: [
      "paying / paying rounds: Error: expect(received).toBe(expected) // Object.is equality",
      "src/broken.test.js / src/broken.test.js: ● Test suite failed to run",
      expect.stringContaining('src/broken.test.js / src/broken.test.js: {"code":"MODULE_NOT_FOUND"'),
    ],
  },
  "jest-hidden-failure.xml": {
    cases: 3,
    failed: ["paying / paying rounds: Error: expect(received).toBe(expected) // Object.is equality"],
  },
  "phpunit.xml": {
    cases: 8,
    failed: [
      ' / testRounds with data set "two": PayTest::testRounds with data set "two" (2)',
      " / testCrashes: PayTest::testCrashes",
      " / testRisky: PayTest::testRisky",
    ],
  },
  // The summary of CTest counts the two tests that did not start as failed.
  "ctest.xml": {
    cases: 10,
    failed: [
      "(empty) / bad: ",
      "(empty) / missing: Unable to find executable",
      "(empty) / slow: ",
      "(empty) / crash: ",
      "(empty) / setup: ",
      "(empty) / needsdb: Fixture dependency failed",
    ],
  },
  // One failed test has a failure for each assertion.
  "googletest.xml": { cases: 4, failed: ["Pay t.cc / Rounds: t.cc:3"] },
  "go-junit-report.xml": {
    cases: 3,
    failed: [
      "example.com/playground/send / [build failed]: Build error",
      "example.com/playground/pay / TestRounds: Failed",
    ],
  },
  "gotestsum-build-failure.xml": {
    cases: 3,
    failed: ["example.com/playground/pay / TestRounds: Failed", "example.com/playground/send / TestMain: Failed"],
    broken: "the whole report declares 3 failures and errors but contains only 2",
  },
  "gotestsum-hidden-failure.xml": {
    cases: 2,
    failed: ["example.com/playground/pay / TestRounds: Failed"],
    broken: "the whole report declares 2 failures and errors but contains only 1",
  },
  "gotestsum-reruns.xml": {
    cases: 5,
    failed: ["example.com/playground/pay / TestFlaky/sub: Failed", "example.com/playground/pay / TestFlaky: Failed"],
  },
  "gotestsum.xml": {
    cases: 4,
    failed: [
      "example.com/playground/pay / TestRounds/half_up: Failed",
      "example.com/playground/send / TestMain: Failed",
    ],
  },
};

describe.each(readdirSync("test/test-results/fixtures"))("the recorded report %s", (report) => {
  const expected = REPORTS[report];

  test("JUnit reader finds exactly the known failures", async () => {
    const reading = await readPieces([fixture(report)]);

    const failed = failedIn(reading).map(
      ({ parent, files: [file], name, message }) =>
        `${parent}${file === "" || file.startsWith("/") ? "" : ` ${file}`} / ${name}: ${message}`,
    );
    expect({ cases: reading.cases, failed, broken: reading.broken, unclear: reading.unclear }).toEqual({
      broken: undefined,
      unclear: undefined,
      ...expected,
    });
    expect(reading.suiteFailures).toEqual([]);
  });

  test("JUnit reader returns the same failures when a comment forces it to parse every test case", async () => {
    const plain = await readPieces([fixture(report)]);
    // The reader skips no test case after a comment.
    const text = fixture(report).toString("utf8").replaceAll("<testcase", "<!-- --><testcase");
    const parsed = await readPieces([Buffer.from(text)]);

    expect(parsed.cases).toBe(plain.cases);
    expect(failedIn(parsed)).toEqual(failedIn(plain));
    expect(parsed.broken).toBe(plain.broken);
    expect(parsed.seen.length).toBe(parsed.cases);
  });

  test("JUnit reader returns an error when the recorded report ends early, at any byte", async () => {
    const bytes = fixture(report);
    const end = bytes.toString("latin1").trimEnd().length;
    for (let length = 0; length < end; length += Math.ceil(end / 150)) {
      const reading = await readPieces([bytes.subarray(0, length)]);
      expect(reading.broken, `${length} bytes`).toMatch(/^(line \d+: .+|the file is empty)$/);
    }
  });
});
