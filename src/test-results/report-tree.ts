import { type Attributes, fileOf, newSuite, type Suite, settle } from "./report-suite.js";
import { type ReportTime, reportTime, type SuiteFailure, type TestCase } from "./test-case.js";

/** A report is not JUnit XML, or not whole; the message completes "cannot be read: ...". */
export class BrokenReport extends Error {}

/** What somebody wants to know of a report while it is read. */
export interface ReportListener {
  onCase(testCase: TestCase): void;
  onSuiteFailure(failure: SuiteFailure): void;
  /** The time of a suite or of a test case, as it comes. */
  onTime(time: ReportTime): void;
  /** A suite says that more went wrong in it than the report shows. */
  onShortfall(words: string): void;
}

interface OpenCase {
  readonly attributes: Attributes;
  failures: number;
  skipped: boolean;
  message: string;
}

const MESSAGE_CHARACTERS = 300;

export interface ReportTree {
  open(name: string, attributes: Attributes): void;
  close(): void;
  /** Text inside the element that is open. */
  text(text: string): void;
  /** A test case that has passed, of which nobody wants to know more. */
  countPassed(): void;
  /** True between the test cases of a suite. */
  isBetweenCases(): boolean;
  /** True inside a failure that has said nothing yet. */
  wantsText(): boolean;
  /** True inside the root element. */
  isInside(): boolean;
  /** Test cases so far. */
  cases(): number;
}

/**
 * Follows the elements of a report: `testsuites`, then `testsuite` in any depth, then `testcase`. Elements count where
 * they belong and nowhere else. A failure beside reruns is one; a flaky one (Surefire) has passed in the end.
 */
export function createReportTree(listener: ReportListener): ReportTree {
  const suites: Suite[] = [];
  let depth = 0;
  let suiteDepth = 0;
  let openCase: OpenCase | undefined;
  /** Where the text goes: the failure of a test, or of a suite. */
  let failing: { depth: number; message: string } | undefined;
  let cases = 0;

  function open(name: string, attributes: Attributes): void {
    depth += 1;
    if (depth === 1) openRoot(name, attributes);
    else if (depth !== suiteDepth + 1 + (openCase === undefined ? 0 : 1)) return;
    else if (openCase !== undefined) openInCase(openCase, name, attributes);
    else if (name === "testsuite") openSuite(attributes, false);
    else if (name === "testcase") openCase = { attributes, failures: 0, skipped: false, message: "" };
    else if (name === "failure" || name === "error")
      failing = { depth, message: firstLine(attributes.message) };
  }

  function openRoot(name: string, attributes: Attributes): void {
    if (name !== "testsuites" && name !== "testsuite") {
      throw new BrokenReport(`its outermost element is <${name}>, not <testsuites> or <testsuite>`);
    }
    openSuite(attributes, name === "testsuites");
  }

  function openSuite(attributes: Attributes, isRoot: boolean): void {
    const suite = newSuite(attributes, isRoot);
    if (suite.time !== undefined) listener.onTime(suite.time);
    suites.push(suite);
    suiteDepth = depth;
  }

  function openInCase(testCase: OpenCase, name: string, attributes: Attributes): void {
    const suite = suites.at(-1);
    switch (name) {
      case "failure":
      case "error":
        testCase.failures += 1;
        failing = { depth, message: firstLine(attributes.message) };
        return;
      case "skipped":
        testCase.skipped = true;
        return;
      case "rerunFailure":
      case "rerunError":
      case "flakyFailure":
      case "flakyError":
        if (suite !== undefined) suite.reruns = true;
    }
  }

  function close(): void {
    if (failing?.depth === depth) closeFailure(failing.message);
    else if (openCase !== undefined && depth === suiteDepth + 1) closeCase(openCase);
    else if (depth === suiteDepth) closeSuite();
    depth -= 1;
  }

  function closeFailure(message: string): void {
    failing = undefined;
    const suite = suites.at(-1);
    if (openCase !== undefined) openCase.message ||= message;
    else if (suite !== undefined) {
      suite.found += 1;
      listener.onSuiteFailure({ suite: suite.name, file: suite.file, message });
    }
  }

  function closeCase({ attributes, failures, skipped, message }: OpenCase): void {
    const suite = suites.at(-1);
    openCase = undefined;
    if (suite === undefined) return;
    suite.cases += 1;
    suite.found += failures;
    cases += 1;
    const ownTime = reportTime(attributes.timestamp);
    if (ownTime !== undefined) listener.onTime(ownTime);
    listener.onCase({
      name: attributes.name ?? "",
      parent: suite.isRoot ? "" : suite.name,
      classname: attributes.classname ?? "",
      file: fileOf(attributes),
      suiteFile: suite.file,
      id: attributes.id ?? "",
      time: ownTime ?? suite.time,
      outcome: failures > 0 ? "failed" : skipped ? "skipped" : "passed",
      message,
    });
  }

  function closeSuite(): void {
    const suite = suites.pop();
    suiteDepth -= 1;
    if (suite === undefined) return;
    settle(suite, listener);
    const outer = suites.at(-1);
    if (outer === undefined) return;
    outer.found += suite.found;
    outer.cases += suite.cases;
    outer.reruns ||= suite.reruns;
  }

  return {
    open,
    close,
    text(text) {
      if (failing !== undefined) failing.message ||= firstLine(text);
    },
    countPassed() {
      const suite = suites.at(-1);
      if (suite !== undefined) suite.cases += 1;
      cases += 1;
    },
    isBetweenCases: () => depth === suiteDepth && depth > 0,
    wantsText: () => failing !== undefined && failing.message === "",
    isInside: () => depth > 0,
    cases: () => cases,
  };
}

function firstLine(text: string | undefined): string {
  const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
  return line.slice(0, MESSAGE_CHARACTERS).trimEnd().toWellFormed();
}
