import { shorten } from "../shorten.js";
import { createNodeTotals } from "./node-totals.js";
import { closedCase, newCase, noteInside, type OpenCase } from "./report-case.js";
import { type Attributes, newSuite, parentOf, type Suite, settle } from "./report-suite.js";
import type { ReportTime, SuiteFailure, TestCase } from "./test-case.js";

/** A report is not JUnit XML, or not whole; the message completes "cannot be read: ...". */
export class BrokenReport extends Error {}

/** What somebody wants to know of a report while it is read. */
export interface ReportListener {
  onCase(testCase: TestCase): void;
  onSuiteFailure(failure: SuiteFailure): void;
  /** The time of a suite or of a test case, as it comes. */
  onTime(time: ReportTime): void;
  /** The report says that more went wrong than it shows. */
  onShortfall(words: string): void;
}

const MESSAGE_CHARACTERS = 300;

export interface ReportTree {
  open(name: string, attributes: Attributes): void;
  close(): void;
  /** Text inside the element that is open. */
  text(text: string): void;
  comment(text: string): void;
  /** A test case that has passed, of which nobody wants to know more. */
  countPassed(): void;
  /** True between the test cases of a suite. */
  isBetweenCases(): boolean;
  /** Name of the nearest suite, as its test cases have it. */
  suite(): string;
  /** True inside a failure that has said nothing yet. */
  wantsText(): boolean;
  /** True inside the root element. */
  isInside(): boolean;
  /** Test cases so far. */
  cases(): number;
}

/**
 * Follows the elements of a report: `testsuites`, then `testsuite` in any depth, then `testcase`. Elements count where
 * they belong and nowhere else.
 */
export function createReportTree(listener: ReportListener): ReportTree {
  const suites: Suite[] = [];
  const totals = createNodeTotals();
  const found = { failed: 0, suites: 0, failingSuites: 0 };
  let depth = 0;
  let suiteDepth = 0;
  let cases = 0;
  let openCase: OpenCase | undefined;
  /** The failure of a test or a suite that is open. */
  let failing: { readonly depth: number; message: string } | undefined;

  function open(name: string, attributes: Attributes): void {
    depth += 1;
    if (depth === 1) openRoot(name, attributes);
    else if (openCase !== undefined) openInCase(openCase, name, attributes);
    else if (depth !== suiteDepth + 1) return;
    else if (name === "testsuite") openSuite(attributes, false);
    else if (name === "testcase") openCase = newCase(attributes);
    else if (name === "failure" || name === "error") openFailure(attributes);
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
    if (depth !== suiteDepth + 2) return;
    const what = noteInside(testCase, name, attributes);
    const suite = suites.at(-1);
    if (what === "failure") openFailure(attributes);
    else if (what === "rerun" && suite !== undefined) suite.reruns = true;
  }

  function openFailure({ message }: Attributes): void {
    failing = { depth, message: firstLine(message) };
  }

  function close(): void {
    const suite = suites.at(-1);
    if (failing?.depth === depth) closeFailure(failing.message, suite);
    else if (openCase !== undefined && depth === suiteDepth + 1) closeCase(openCase, suite);
    else if (depth === suiteDepth) closeSuite(suite);
    depth -= 1;
  }

  function closeFailure(message: string, suite: Suite | undefined): void {
    failing = undefined;
    if (openCase !== undefined) openCase.message ||= message;
    else if (suite !== undefined) {
      suite.found += 1;
      listener.onSuiteFailure({ suite: suite.name, file: suite.file, message });
    }
  }

  function closeCase(testCase: OpenCase, suite: Suite | undefined): void {
    openCase = undefined;
    if (suite === undefined) return;
    const closed = closedCase(testCase, suite);
    suite.cases += 1;
    suite.found += testCase.failures;
    cases += 1;
    if (closed.outcome === "failed") found.failed += 1;
    if (closed.time !== undefined) listener.onTime(closed.time);
    listener.onCase(closed);
  }

  function closeSuite(suite: Suite | undefined): void {
    if (suite === undefined) return;
    settle(suite, listener);
    suites.pop();
    suiteDepth -= 1;
    const outer = suites.at(-1);
    if (outer === undefined) compareTotals();
    else foldInto(outer, suite);
  }

  function foldInto(outer: Suite, suite: Suite): void {
    found.suites += 1;
    if (suite.found > 0) found.failingSuites += 1;
    outer.found += suite.found;
    outer.cases += suite.cases;
    outer.reruns ||= suite.reruns;
  }

  function compareTotals(): void {
    const problem = totals.problem(found);
    if (problem !== undefined) listener.onShortfall(problem);
  }

  return {
    open,
    close,
    text(text) {
      if (failing !== undefined) failing.message ||= firstLine(text);
    },
    comment(text) {
      if (depth === 1) totals.note(text);
    },
    countPassed() {
      const suite = suites.at(-1);
      if (suite !== undefined) suite.cases += 1;
      cases += 1;
    },
    isBetweenCases: () => depth > 0 && depth === suiteDepth,
    suite() {
      const suite = suites.at(-1);
      return suite === undefined ? "" : parentOf(suite);
    },
    wantsText: () => failing !== undefined && failing.message === "",
    isInside: () => depth > 0,
    cases: () => cases,
  };
}

function firstLine(text: string | undefined): string {
  const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
  return shorten(line, MESSAGE_CHARACTERS);
}
