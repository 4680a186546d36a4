import { type Attributes, fileOf, type Suite } from "./report-suite.js";
import { reportTime, type TestCase } from "./test-case.js";
import { isToldNotRun, toldFailure } from "./told-outcome.js";

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
  attributes: Attributes,
): "failure" | "rerun" | undefined {
  switch (name) {
    case "failure":
    case "error":
      testCase.failures += 1;
      return "failure";
    case "skipped":
      noteSkipped(testCase, attributes);
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

function noteSkipped(testCase: OpenCase, { type, message = "" }: Attributes): void {
  testCase.skipped = true;
  testCase.todo ||= type === "todo";
  // CTest fails by a test that it could not start (its program was not built), and reports it as skipped.
  if (testCase.attributes.status === "notrun" && message !== "" && !message.startsWith("SKIP_")) {
    testCase.failures += 1;
    testCase.message ||= message;
  }
}

/** What went wrong by its attributes alone; these decide only where no element inside tells of a failure. */
function toldOf({ attributes, failures, todo }: OpenCase): string | undefined {
  return failures === 0 && !todo ? toldFailure(attributes) : undefined;
}

/** How many failures and errors it is. */
export function failuresOf(testCase: OpenCase): number {
  return toldOf(testCase) === undefined ? testCase.failures : 1;
}

/** What a test case came to, once it is closed. */
export function closedCase(testCase: OpenCase, suite: Suite, outermost: Suite | undefined): TestCase {
  const { attributes } = testCase;
  return {
    name: attributes.name ?? "",
    parent: outermost?.name ?? "",
    suites: suite.path,
    classname: attributes.classname ?? "",
    file: fileOf(attributes),
    suiteFile: outermost?.file ?? "",
    id: attributes.id ?? "",
    time: reportTime(attributes.timestamp) ?? suite.time,
    outcome: outcomeOf(testCase),
    message: testCase.message || (toldOf(testCase) ?? ""),
  };
}

function outcomeOf(testCase: OpenCase): TestCase["outcome"] {
  if (failuresOf(testCase) > 0 && !testCase.todo) return "failed";
  return testCase.skipped || isToldNotRun(testCase.attributes) ? "skipped" : "passed";
}
