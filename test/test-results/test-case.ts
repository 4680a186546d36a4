import { parseReportTimestamp, type TestCase } from "../../src/test-results/test-case.js";

/** Creates a test case. `at` is its time in the report. */
export function testCase(given: Partial<Omit<TestCase, "time">> & { readonly at?: string } = {}): TestCase {
  const { at, ...rest } = given;
  return {
    name: "pays",
    parent: "",
    classname: "",
    files: [""],
    written: ["pays", ""],
    id: "",
    outcome: "failed",
    message: "",
    ...rest,
    time: parseReportTimestamp(at),
  };
}
