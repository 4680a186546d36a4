import { counted } from "../text/format.js";
import { shorten } from "../text/truncate.js";
import { normalizeName } from "./names.js";
import { createNodeTotals, isCount } from "./node-totals.js";
import {
  type Attributes,
  doubtfulName,
  endOf,
  filesOf,
  noteSkipped,
  type OpenCase,
  type ReportTime,
  reportTime,
  type SuiteFailure,
  statusOf,
  type TestCase,
} from "./test-case.js";

/** A report is not JUnit XML, or not whole; the message completes "cannot be read: ...". */
export class BrokenReport extends Error {}

export interface ReportListener {
  onCase(testCase: TestCase): void;
  onSuiteFailure(failure: SuiteFailure): void;
  /** The time of a suite or of a test case, as it comes. */
  onTime(time: ReportTime): void;
}

/**
 * Why a report cannot be relied on. `misplaced`: a result stands where none belongs, so it does not count. `unreadable`:
 * a count is no number, or a name no text. `replaced`: a name is no text if decoding replaced a part of it. `shortfall`:
 * it says that more went wrong than it shows. `unknown-status`: a test ended in a way that this version does not know.
 */
export type Doubt = "misplaced" | "unreadable" | "replaced" | "shortfall" | "unknown-status";

/** Sums over what was read of a report so far. */
const NOTHING_READ = {
  cases: 0,
  failedCases: 0,
  suites: 0,
  failingSuites: 0,
  /** Failures and errors, those of suites themselves too. */
  found: 0,
  /** Runs of tests that failed beside the one that counts; some tools count these as failures, and some do not. */
  reruns: 0,
  /** Failures and errors that attributes of suites tell of, and tests. */
  declared: 0,
  declaredTests: 0,
};

type Sums = Readonly<typeof NOTHING_READ>;

/** A `<testsuites>` or `<testsuite>` that is open. */
interface Suite {
  readonly isRoot: boolean;
  readonly name: string;
  readonly attributes: Attributes;
  readonly time: ReportTime | undefined;
  /** Failures and errors that its attributes tell of, and its tests where they do. */
  readonly declared: number;
  readonly declaredTests: number | undefined;
  /** The sums when it began, with its own declarations: what came since is in it, in nested suites too. */
  readonly before: Sums;
}

const MESSAGE_CHARACTERS = 300;

/** Elements that say how tests ended. Capital letters and prefixes do not make others of them. */
const RESULTS = new Set(["testsuites", "testsuite", "testcase", "failure", "error"]);

export type ReportTree = ReturnType<typeof createReportTree>;

/**
 * Follows the elements of a report: `testsuites`, then `testsuite` in any depth, then `testcase`. Elements count where
 * they belong and nowhere else; one of a result anywhere else may be a failure that nobody would hear of, so it makes
 * the report one that cannot be relied on.
 */
export function createReportTree(listener: ReportListener & { onDoubt(doubt: Doubt, reason: string): void }) {
  /** Those that are open, each inside the one before it. */
  const suites: Suite[] = [];
  let openCase: OpenCase | undefined;
  let failing: { readonly depth: number; message: string } | undefined;
  let depth = 0;
  let title = "";
  const totals = createNodeTotals();
  const sums = { ...NOTHING_READ };

  function open(name: string, attributes: Attributes): void {
    depth += 1;
    const suite = suites.at(-1);
    if (suite === undefined) openRoot(name, attributes);
    else if (openCase !== undefined) openInCase(openCase, name, attributes);
    else if (depth === suites.length + 1) openInSuite(name, attributes);
    else checkPlace(name);
  }

  function openRoot(name: string, attributes: Attributes): void {
    if (name !== "testsuites" && name !== "testsuite") {
      throw new BrokenReport(`its outermost element is <${name}>, not <testsuites> or <testsuite>`);
    }
    title = attributes.name ?? "";
    openSuite(name, attributes);
  }

  function checkNames(attributes: Attributes): void {
    const doubt = doubtfulName(attributes);
    if (doubt !== undefined) listener.onDoubt(doubt.kind, doubt.reason);
  }

  /** Undefined when the element has no such count, or one that is no number. */
  function count(attributes: Attributes, name: "failures" | "errors" | "tests"): number | undefined {
    const number = attributes[name]?.trim();
    // Some tools write an empty one for none.
    if (number === undefined || number === "") return undefined;
    if (isCount(number)) return Number(number);
    listener.onDoubt("unreadable", `${name}="${shorten(number, MESSAGE_CHARACTERS)}" is no number of tests`);
    return undefined;
  }

  function openSuite(element: string, attributes: Attributes): void {
    checkNames(attributes);
    const given = (count(attributes, "failures") ?? 0) + (count(attributes, "errors") ?? 0);
    const declared = given === 0 && statusOf(attributes)?.meaning === "failed" ? 1 : given;
    const declaredTests = count(attributes, "tests");
    const time = reportTime(attributes.timestamp);
    if (time !== undefined) listener.onTime(time);
    sums.declared += declared;
    sums.declaredTests += declaredTests ?? 0;
    suites.push({
      isRoot: element === "testsuites",
      name: normalizeName(attributes.name ?? ""),
      attributes,
      time,
      declared,
      declaredTests,
      before: { ...sums },
    });
  }

  function openInSuite(name: string, attributes: Attributes): void {
    if (name === "testsuite" || name === "testsuites") openSuite(name, attributes);
    else if (name === "testcase") openTestCase(attributes);
    else if (name === "failure" || name === "error") openFailure(attributes);
    else checkPlace(name);
  }

  function openTestCase(attributes: Attributes): void {
    checkNames(attributes);
    openCase = { attributes, failures: 0, skipped: false, todo: false, message: "" };
  }

  function openInCase(testCase: OpenCase, name: string, attributes: Attributes): void {
    switch (depth === suites.length + 2 ? name : "") {
      case "failure":
      case "error":
        testCase.failures += 1;
        openFailure(attributes);
        break;
      case "skipped":
        noteSkipped(testCase, attributes);
        break;
      // Surefire: beside a failure there are reruns; with flaky failures alone it has passed in the end.
      case "rerunFailure":
      case "rerunError":
      case "flakyFailure":
      case "flakyError":
        sums.reruns += 1;
        break;
      default:
        checkPlace(name);
    }
  }

  function openFailure({ message }: Attributes): void {
    failing = { depth, message: firstLine(message) };
  }

  function checkPlace(name: string): void {
    const plain = name.slice(name.lastIndexOf(":") + 1).toLowerCase();
    // What a failure quotes is a part of it.
    const isQuoted = failing !== undefined && (plain === "failure" || plain === "error");
    if (!RESULTS.has(plain) || isQuoted) return;
    const shown = shorten(name, MESSAGE_CHARACTERS);
    listener.onDoubt("misplaced", `<${shown}> is no element of a JUnit report at this place`);
  }

  function close(): void {
    const suite = suites.at(-1);
    if (suite !== undefined) {
      if (failing?.depth === depth) closeFailure(failing.message, suite);
      else if (openCase !== undefined && depth === suites.length + 1) closeCase(openCase, suite);
      else if (depth === suites.length) closeSuite(suite);
    }
    depth -= 1;
  }

  function closeFailure(message: string, suite: Suite): void {
    failing = undefined;
    if (openCase !== undefined) openCase.message ||= message;
    else {
      sums.found += 1;
      onSuiteFailure(suite, message);
    }
  }

  function onSuiteFailure({ name, attributes }: Suite, message: string): void {
    listener.onSuiteFailure({ suite: name, file: filesOf(attributes)[0], message });
  }

  function closeCase(testCase: OpenCase, suite: Suite): void {
    openCase = undefined;
    const { attributes } = testCase;
    const { name = "", classname = "", id = "" } = attributes;
    const { failures, unknownStatus, outcome, message } = endOf(testCase);
    const time = reportTime(attributes.timestamp) ?? suite.time;
    sums.cases += 1;
    sums.found += failures;
    if (outcome === "failed") sums.failedCases += 1;
    if (time !== undefined) listener.onTime(time);
    if (unknownStatus !== undefined) {
      const shown = shorten(unknownStatus, MESSAGE_CHARACTERS);
      listener.onDoubt("unknown-status", `nobody knows whether a test with ${shown} has failed`);
    }
    const path = suites.filter(({ isRoot }) => !isRoot);
    listener.onCase({
      name: normalizeName(name),
      parent: path[0]?.name ?? "",
      classname: normalizeName(classname),
      files: filesOf(attributes, path[0]?.attributes),
      id: normalizeName(id),
      written: [name, classname, ...path.map((each) => each.attributes.name ?? "")],
      time,
      outcome,
      message,
    });
  }

  function closeSuite(suite: Suite): void {
    suites.pop();
    compareCounts(suite);
    if (suites.length > 0) {
      sums.suites += 1;
      if (sums.found > suite.before.found) sums.failingSuites += 1;
      return;
    }
    const shortfall = totals.shortfall(sums);
    if (shortfall !== undefined) listener.onDoubt("shortfall", shortfall);
  }

  function compareCounts(suite: Suite): void {
    const { before, declared, declaredTests, isRoot, name } = suite;
    const found = sums.found - before.found;
    // Some tools sum up nested suites twice at the top, so there only more than all of these together says something.
    // Its tests tell whether it does, where it has a number of them.
    const declaredTestsBelow = sums.declaredTests - before.declaredTests;
    const mayCountTwice = isRoot && (declaredTests === undefined || declaredTests >= declaredTestsBelow);
    const declaredBelow = sums.declared - before.declared;
    const atMost = Math.max(found + sums.reruns - before.reruns, mayCountTwice ? declaredBelow : 0);
    if (declared <= atMost) return;
    // Said once: the suites around it count these as found.
    sums.found = before.found + declared;
    const summary = `tells of ${counted(declared, "failure or error", "failures and errors")}`;
    if (sums.cases === before.cases) {
      onSuiteFailure(suite, `It ${summary}, and holds no test case.`);
      return;
    }
    const which = isRoot ? "the report as a whole" : `the suite ${JSON.stringify(name)}`;
    const shown = found === 0 ? "none" : `only ${found}`;
    listener.onDoubt("shortfall", `${which} ${summary}, but ${shown} can be found in it`);
  }

  return {
    open,
    close,
    text(text: string): void {
      if (failing !== undefined) failing.message ||= firstLine(text);
    },
    comment(text: string): void {
      const unreadable = depth === 1 ? totals.read(text) : undefined;
      if (unreadable !== undefined) listener.onDoubt("unreadable", unreadable);
    },
    /** Counts a test case that has passed, of which nobody wants to know more. */
    countPassed(): void {
      sums.cases += 1;
    },
    /** True between the test cases of a suite. */
    isBetweenCases: () => depth > 0 && depth === suites.length,
    /** Name of the outermost suite, as its test cases have it. */
    suite: () => suites.find(({ isRoot }) => !isRoot)?.name ?? "",
    /** True inside a failure that has said nothing yet. */
    wantsText: () => failing !== undefined && failing.message === "",
    isInside: () => depth > 0,
    cases: () => sums.cases,
    title: () => title,
  };
}

function firstLine(text: string | undefined): string {
  const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
  return shorten(line, MESSAGE_CHARACTERS);
}
