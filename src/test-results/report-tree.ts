import { shorten } from "../shorten.js";
import { createOpenSuites } from "./open-suites.js";
import { newCase, noteInside, type OpenCase } from "./report-case.js";
import type { ReportListener } from "./report-listener.js";
import type { Attributes } from "./report-suite.js";

/** A report is not JUnit XML, or not whole; the message completes "cannot be read: ...". */
export class BrokenReport extends Error {}

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
  /** Name of the root element. */
  title(): string;
}

/** Elements that say how tests ended. Capital letters and prefixes do not make others of them. */
const RESULTS = new Set(["testsuites", "testsuite", "testcase", "failure", "error"]);

/**
 * Follows the elements of a report: `testsuites`, then `testsuite` in any depth, then `testcase`. Elements count where
 * they belong and nowhere else; one of a result anywhere else may be a failure that nobody would hear of, so it makes
 * the report one that cannot be relied on.
 */
export function createReportTree(listener: ReportListener): ReportTree {
  const suites = createOpenSuites(listener);
  let depth = 0;
  let title = "";
  let openCase: OpenCase | undefined;
  /** The failure of a test or a suite that is open. */
  let failing: { readonly depth: number; message: string } | undefined;

  function open(name: string, attributes: Attributes): void {
    depth += 1;
    if (depth === 1) openRoot(name, attributes);
    else if (openCase !== undefined) openInCase(openCase, name, attributes);
    else openInSuite(name, attributes);
  }

  function openRoot(name: string, attributes: Attributes): void {
    if (name !== "testsuites" && name !== "testsuite") {
      throw new BrokenReport(`its outermost element is <${name}>, not <testsuites> or <testsuite>`);
    }
    title = attributes.name ?? "";
    suites.open(attributes, name === "testsuites");
  }

  function openInSuite(name: string, attributes: Attributes): void {
    if (depth !== suites.depth() + 1) checkPlace(name);
    else if (name === "testsuite" || name === "testsuites") suites.open(attributes, name === "testsuites");
    else if (name === "testcase") openCase = newCase(attributes);
    else if (name === "failure" || name === "error") openFailure(attributes);
    else checkPlace(name);
  }

  function openInCase(testCase: OpenCase, name: string, attributes: Attributes): void {
    const what = depth === suites.depth() + 2 ? noteInside(testCase, name, attributes) : undefined;
    if (what === "failure") openFailure(attributes);
    else if (what === "rerun") suites.noteRerun();
    else checkPlace(name);
  }

  function checkPlace(name: string): void {
    const plain = name.slice(name.lastIndexOf(":") + 1).toLowerCase();
    if (!RESULTS.has(plain)) return;
    // What a failure quotes is a part of it.
    if (failing !== undefined && (plain === "failure" || plain === "error")) return;
    listener.onMisplaced(
      `<${shorten(name, MESSAGE_CHARACTERS)}> is no element of a JUnit report at this place`,
    );
  }

  function openFailure({ message }: Attributes): void {
    failing = { depth, message: firstLine(message) };
  }

  function close(): void {
    if (failing?.depth === depth) closeFailure(failing.message);
    else if (openCase !== undefined && depth === suites.depth() + 1) closeCase(openCase);
    else if (depth === suites.depth()) suites.close();
    depth -= 1;
  }

  function closeFailure(message: string): void {
    failing = undefined;
    if (openCase !== undefined) openCase.message ||= message;
    else suites.addFailure(message);
  }

  function closeCase(testCase: OpenCase): void {
    openCase = undefined;
    suites.addCase(testCase);
  }

  return {
    open,
    close,
    text(text) {
      if (failing !== undefined) failing.message ||= firstLine(text);
    },
    comment(text) {
      if (depth === 1) suites.noteTotals(text);
    },
    countPassed: suites.addPassed,
    isBetweenCases: () => depth > 0 && depth === suites.depth(),
    suite: suites.name,
    wantsText: () => failing !== undefined && failing.message === "",
    isInside: () => depth > 0,
    cases: suites.cases,
    title: () => title,
  };
}

function firstLine(text: string | undefined): string {
  const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
  return shorten(line, MESSAGE_CHARACTERS);
}
