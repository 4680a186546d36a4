import { expect, test } from "vitest";
import { annotations, errorLine, givenService } from "../support/action.js";
import { cases, checkResults, listed, report } from "../support/reports.js";

const CUT_OFF = report("pays").replace("</testsuites>", "");

function suite(attributes: string, ...names: readonly string[]): string {
  return `<testsuite name="test/pay.test.ts" ${attributes}>${cases(...names)}</testsuite>`;
}

const FAILED_FIRST = suite('timestamp="2026-01-31T12:00:00Z"', "!pays");
const PASSED_LATER = suite('timestamp="2026-01-31T12:05:00Z"', "pays");

test("check-test-results fails with file, line and reason when one of several files is invalid", async () => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late")]);
  const files = { "a/junit.xml": report("!pays late"), "b/junit.xml": CUT_OFF, "c/junit.xml": report("pays") };

  const end = await checkResults(service, files);

  expect([end.exitCode, end.outputs.result]).toEqual([1, "failed"]);
  expect(end.outputs).toMatchObject({ "failed-count": "0", "quarantined-count": "1" });
  expect(errorLine(end.log)).toContain("1 result file cannot be used: b/junit.xml: line 7: unclosed tag: testsuites.");
  expect(annotations(end.log)).toContain("::warning::b/junit.xml: line 7: unclosed tag: testsuites.");
  expect(end.summary).toContain("| b/junit.xml | line 7: unclosed tag: testsuites |");
  expect(end.result).toMatchObject({
    brokenFiles: [{ name: "b/junit.xml", reason: "line 7: unclosed tag: testsuites" }],
    failedSuites: [],
    passingQuarantinedTests: [],
  });
});

test.each(['<testsuite name="s" errors="1"/>', '<testsuite name="s"><error message="no set-up"/></testsuite>'])(
  "check-test-results fails when a suite failed outside of its tests: %s",
  async (failing) => {
    const service = await givenService();
    service.control.setQuarantinedTests([listed("pays late"), listed("s", { parent: "s", classname: null })]);
    const files = { "a.xml": report("!pays late"), "b.xml": `<testsuites>${failing}</testsuites>` };

    const end = await checkResults(service, files);

    expect([end.exitCode, end.outputs.result]).toEqual([1, "failed"]);
    expect(end.outputs).toMatchObject({ "failed-count": "1", "quarantined-count": "1" });
    expect(JSON.parse(end.outputs["failed-tests"] ?? "")).toMatchObject([{ name: null, parent: "s" }]);
    expect(errorLine(end.log)).toContain("1 suite failed outside of any test: s.");
  },
);

test.each([
  // The action reads the second run last in the first case, and first in the second case.
  ["junit.xml", "rerun.xml"],
  ["z.xml", "rerun.xml"],
])("check-test-results passes when a failed test passed in a later run: %s, then %s", async (first, second) => {
  const service = await givenService();
  const files = {
    [first]: suite('timestamp="2026-01-31T12:00:00Z"', "!pays", "pays late"),
    [second]: suite('timestamp="2026-01-31T12:05:00Z"', "pays"),
  };

  const end = await checkResults(service, files, { "test-outcome": "success", token: "" });

  expect([end.exitCode, end.outputs.result]).toEqual([0, "passed"]);
  expect(end.requests).toEqual([]);
});

test.each([
  ["of two files with the same suite", { "junit.xml": `<testsuites>${FAILED_FIRST}${PASSED_LATER}</testsuites>` }],
  ["of two systems", { "linux.xml": FAILED_FIRST, "windows.xml": PASSED_LATER }],
])("check-test-results counts a failure in a failed test step although a test %s passed later", async (_, files) => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late")]);

  const end = await checkResults(service, { ...files, "late.xml": report("!pays late") });

  expect([end.exitCode, end.outputs.result]).toEqual([1, "failed"]);
  expect(end.outputs).toMatchObject({ "failed-count": "1", "quarantined-count": "1" });
  expect(errorLine(end.log)).toContain("1 test failed: pays.");
});

test("check-test-results shortens a long list of failures, except in the result file", async () => {
  const service = await givenService();
  const names = Array.from({ length: 3000 }, (_, index) => `!pays ${index}`);

  const end = await checkResults(service, { "junit.xml": report(...names) });

  expect(end.outputs["failed-count"]).toBe("3000");
  expect(Buffer.byteLength(end.outputs["failed-tests"] ?? "")).toBeLessThanOrEqual(64 * 1024);
  expect(end.result).toMatchObject({ "failed-tests": { length: 3000 } });
  expect(end.summary).toContain("And 2900 more; the complete list is in the file of the output result-file.");
  expect(errorLine(end.log)).toContain("3000 tests failed: pays 0, pays 1, pays 2 and 2997 more.");
  expect(end.log.split("\n").length).toBeLessThan(30);
});

test.each([
  ["a path has no file", "a.xml\nb.xml", "b.xml: the path is not a file"],
  ["a pattern matches no file", "a.xml\nb/**/*.xml", "b/**/*.xml: the pattern matches no file"],
  ["a path is a folder", "*.xml\nreports", "reports: the path is a folder, not a file"],
])("check-test-results fails, whatever the outcome of the test step is, when %s", async (_, paths, words) => {
  const service = await givenService();
  service.control.setQuarantinedTests([listed("pays late")]);
  const files = { "a.xml": report("!pays late"), "reports/readme.txt": "" };
  for (const outcome of ["success", "failure"]) {
    const end = await checkResults(service, files, { "junit-paths": paths, "test-outcome": outcome });

    expect([end.exitCode, end.outputs.result]).toEqual([1, "failed"]);
    expect(end.outputs).toMatchObject({ "failed-count": "0", "quarantined-count": "1" });
    expect(errorLine(end.log)).toContain(`1 result file cannot be used: ${words}.`);
    expect(annotations(end.log)).toContain(`::warning::${words}.`);
    expect(end.log).toContain("Each line of junit-paths must match a file; otherwise a result is missing.");
    expect(end.log).not.toContain("A test run that stopped early");
    expect(end.summary.replaceAll("&#42;", "*")).toContain(`| ${words.replace(": ", " | ")} |`);
  }
});
