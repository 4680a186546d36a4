import { type Attributes, fileOf, parentOf, type Suite } from "./report-suite.js";
import { reportTime, type TestCase } from "./test-case.js";

/** A `<testcase>` that is open. */
export interface OpenCase {
  readonly attributes: Attributes;
  failures: number;
  skipped: boolean;
  /** Node's test runner lets it fail without consequences. */
  todo: boolean;
  message: string;
}

export function newCase(attributes: Attributes): OpenCase {
  return { attributes, failures: 0, skipped: false, todo: false, message: "" };
}

/** Takes note of an element inside a test case, and says what it is. */
export function noteInside(
  testCase: OpenCase,
  name: string,
  { type }: Attributes,
): "failure" | "rerun" | undefined {
  switch (name) {
    case "failure":
    case "error":
      testCase.failures += 1;
      return "failure";
    case "skipped":
      testCase.skipped = true;
      testCase.todo ||= type === "todo";
      return undefined;
    // Surefire: beside a failure there are reruns; with flaky failures alone it has passed in the end.
    case "rerunFailure":
    case "rerunError":
    case "flakyFailure":
    case "flakyError":
      return "rerun";
    default:
      return undefined;
  }
}

/** What a test case came to, once it is closed. */
export function closedCase(testCase: OpenCase, suite: Suite): TestCase {
  const { attributes, failures, skipped, todo, message } = testCase;
  return {
    name: attributes.name ?? "",
    parent: parentOf(suite),
    classname: attributes.classname ?? "",
    file: fileOf(attributes),
    suiteFile: suite.file,
    id: attributes.id ?? "",
    time: reportTime(attributes.timestamp) ?? suite.time,
    outcome: failures > 0 && !todo ? "failed" : skipped ? "skipped" : "passed",
    message,
  };
}
