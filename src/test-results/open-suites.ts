import { createNodeTotals } from "./node-totals.js";
import { closedCase, failuresOf, type OpenCase } from "./report-case.js";
import type { ReportListener } from "./report-listener.js";
import { type Attributes, foldInto, newSuite, type Suite, settle } from "./report-suite.js";

/** The suites around a place in a report, each inside the one before it. */
export interface OpenSuites {
  open(attributes: Attributes, isRoot: boolean): void;
  /** Ends the innermost suite, and after the outermost one compares the totals. */
  close(): void;
  /** How many are open. */
  depth(): number;
  /** Name of the outermost one, as the test cases have it. */
  name(): string;
  /** Counts a test case of the innermost one, and tells of it. */
  addCase(testCase: OpenCase): void;
  /** Counts a test case that has passed, of which nobody wants to know more. */
  addPassed(): void;
  /** The innermost one failed outside of any test. */
  addFailure(message: string): void;
  /** A test case of the innermost one was run again. */
  noteRerun(): void;
  /** A comment of the report, which may hold totals. */
  noteTotals(comment: string): void;
  /** Test cases so far. */
  cases(): number;
}

/** Counts what the suites of a report hold, and tells the listener of it. */
export function createOpenSuites(listener: ReportListener): OpenSuites {
  const suites: Suite[] = [];
  /** The outermost one that is no `testsuites`. */
  let outermost: Suite | undefined;
  const totals = createNodeTotals();
  const found = { failed: 0, suites: 0, failingSuites: 0 };
  let cases = 0;

  function addCase(testCase: OpenCase): void {
    const suite = suites.at(-1);
    if (suite === undefined) return;
    const closed = closedCase(testCase, suite, outermost);
    suite.cases += 1;
    suite.found += failuresOf(testCase);
    cases += 1;
    if (closed.outcome === "failed") found.failed += 1;
    if (closed.time !== undefined) listener.onTime(closed.time);
    listener.onCase(closed);
  }

  function close(): void {
    const suite = suites.pop();
    if (suite === undefined) return;
    if (suite === outermost) outermost = undefined;
    settle(suite, listener);
    const outer = suites.at(-1);
    if (outer === undefined) {
      compareTotals();
      return;
    }
    found.suites += 1;
    if (suite.found > 0) found.failingSuites += 1;
    foldInto(outer, suite);
  }

  function compareTotals(): void {
    const problem = totals.problem(found);
    if (problem !== undefined) listener.onShortfall(problem);
  }

  return {
    open(attributes, isRoot) {
      const suite = newSuite(attributes, isRoot, suites.at(-1));
      if (!isRoot) outermost ??= suite;
      if (suite.time !== undefined) listener.onTime(suite.time);
      suites.push(suite);
    },
    close,
    depth: () => suites.length,
    name: () => outermost?.name ?? "",
    addCase,
    addPassed() {
      const suite = suites.at(-1);
      if (suite !== undefined) suite.cases += 1;
      cases += 1;
    },
    addFailure(message) {
      const suite = suites.at(-1);
      if (suite === undefined) return;
      suite.found += 1;
      listener.onSuiteFailure({ suite: suite.name, file: suite.file, message });
    },
    noteRerun() {
      const suite = suites.at(-1);
      if (suite !== undefined) suite.reruns += 1;
    },
    noteTotals: totals.note,
    cases: () => cases,
  };
}
