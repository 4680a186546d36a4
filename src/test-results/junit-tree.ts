import { formatCount } from "../text/format.js";
import { shortenText } from "../text/truncate.js";
import { normalizeName } from "./names.js";
import {
  evaluateTestCase,
  findNameEncodingProblem,
  listPossibleTestFiles,
  type PartlyReadTestCase,
  parseReportTimestamp,
  type ReportTimestamp,
  readTestCaseStatus,
  recordSkippedTest,
  type SuiteFailure,
  type TestCase,
  type XmlAttributes,
} from "./test-case.js";

export class BrokenReportError extends Error {}

export interface ReportListener {
  onCase(testCase: TestCase): void;
  onSuiteFailure(failure: SuiteFailure): void;
  onTime(time: ReportTimestamp): void;
}

/**
 * Reason to distrust a report. The values mean, in this order: an element in a wrong place, an invalid number or name,
 * invalid bytes in a name, fewer failures than declared, an unknown status.
 */
export type ReportDistrustReason = "misplaced" | "unreadable" | "replaced" | "shortfall" | "unknown-status";

const NO_SUMS = {
  cases: 0,
  failedCases: 0,
  suites: 0,
  failingSuites: 0,
  found: 0,
  /** Number of repeated runs that failed. Some tools count them as failures, others do not. */
  reruns: 0,
  /** Number of failures and errors in the attributes of suites. */
  declared: 0,
  declaredTests: 0,
};

type Sums = typeof NO_SUMS;

interface Suite {
  readonly isRoot: boolean;
  readonly name: string;
  readonly attributes: XmlAttributes;
  readonly time: ReportTimestamp | undefined;
  readonly declared: number;
  readonly declaredTests: number | undefined;
  /**
   * Sums of the report at the start of this suite, before its test cases. They already include the numbers that the
   * attributes of this suite declare.
   */
  readonly before: Readonly<Sums>;
}

const MESSAGE_CHARACTERS = 300;

const RESULTS = new Set(["testsuites", "testsuite", "testcase", "failure", "error"]);

/**
 * State while a report is read. A result in an unknown place is a reason to distrust the report, because it may be a
 * failure.
 */
export interface ReportTree {
  readonly listener: ReportListener & { onDoubt(doubt: ReportDistrustReason, reason: string): void };
  readonly suites: Suite[];
  openCase: PartlyReadTestCase | undefined;
  failing: { readonly depth: number; message: string } | undefined;
  depth: number;
  title: string;
  /** Totals in comments at the end of a report from Node's test runner. */
  readonly nodeTotals: Map<string, number>;
  readonly sums: Sums;
}

export function createReportTree(listener: ReportTree["listener"]): ReportTree {
  return {
    listener,
    suites: [],
    openCase: undefined,
    failing: undefined,
    depth: 0,
    title: "",
    nodeTotals: new Map(),
    sums: { ...NO_SUMS },
  };
}

/** True inside a suite, but not inside a test case. */
export function isBetweenTestCases({ depth, suites }: ReportTree): boolean {
  return depth > 0 && depth === suites.length;
}

export function findOutermostSuite({ suites }: ReportTree): string {
  return suites.find(({ isRoot }) => !isRoot)?.name ?? "";
}

/** True inside a failure whose message has not been read yet. */
export function isFailureMessageMissing({ failing }: ReportTree): boolean {
  return failing?.message === "";
}

export function addFailureText({ failing }: ReportTree, text: string): void {
  if (failing !== undefined) failing.message ||= firstLine(text);
}

/** Reads the start tag of an element. @throws BrokenReportError if the outermost element is unknown */
export function openElement(tree: ReportTree, name: string, attributes: XmlAttributes): void {
  tree.depth += 1;
  const { suites, openCase, depth } = tree;
  if (suites.length === 0) openRoot(tree, name, attributes);
  else if (openCase !== undefined) openInCase(tree, openCase, name, attributes);
  else if (depth === suites.length + 1) openInSuite(tree, name, attributes);
  else checkPlace(tree, name);
}

function openRoot(tree: ReportTree, name: string, attributes: XmlAttributes): void {
  if (name !== "testsuites" && name !== "testsuite") {
    throw new BrokenReportError(`the outermost element is <${name}>, not <testsuites> or <testsuite>`);
  }
  tree.title = attributes.name ?? "";
  openSuite(tree, name, attributes);
}

function openInSuite(tree: ReportTree, name: string, attributes: XmlAttributes): void {
  if (name === "testsuite" || name === "testsuites") openSuite(tree, name, attributes);
  else if (name === "failure" || name === "error") openFailure(tree, attributes);
  else if (name === "testcase") {
    checkNames(tree, attributes);
    tree.openCase = { attributes, failures: 0, skipped: false, todo: false, message: "" };
  } else checkPlace(tree, name);
}

function openSuite(tree: ReportTree, element: string, attributes: XmlAttributes): void {
  const { listener, sums, suites } = tree;
  checkNames(tree, attributes);
  const given = (countIn(tree, attributes, "failures") ?? 0) + (countIn(tree, attributes, "errors") ?? 0);
  const declared = given === 0 && readTestCaseStatus(attributes)?.meaning === "failed" ? 1 : given;
  const declaredTests = countIn(tree, attributes, "tests");
  const time = parseReportTimestamp(attributes.timestamp);
  if (time !== undefined) listener.onTime(time);
  sums.declared += declared;
  sums.declaredTests += declaredTests ?? 0;
  const name = normalizeName(attributes.name ?? "");
  const isRoot = element === "testsuites";
  suites.push({ isRoot, name, attributes, time, declared, declaredTests, before: { ...sums } });
}

function checkNames({ listener }: ReportTree, attributes: XmlAttributes): void {
  const doubt = findNameEncodingProblem(attributes);
  if (doubt !== undefined) listener.onDoubt(doubt.kind, doubt.reason);
}

function countIn({ listener }: ReportTree, attributes: XmlAttributes, name: "failures" | "errors" | "tests") {
  const number = attributes[name]?.trim();
  // Some tools write an empty attribute instead of 0.
  if (number === undefined || number === "") return undefined;
  if (isCount(number)) return Number(number);
  listener.onDoubt("unreadable", `${name}="${shortenText(number, MESSAGE_CHARACTERS)}" is not a number of tests`);
  return undefined;
}

function isCount(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}

function openInCase(tree: ReportTree, testCase: PartlyReadTestCase, name: string, attributes: XmlAttributes): void {
  switch (tree.depth === tree.suites.length + 2 ? name : "") {
    case "failure":
    case "error":
      testCase.failures += 1;
      openFailure(tree, attributes);
      break;
    case "skipped":
      recordSkippedTest(testCase, attributes);
      break;
    // Surefire writes this element for a repeated run. A test whose later run passed counts as passed.
    case "rerunFailure":
    case "rerunError":
    case "flakyFailure":
    case "flakyError":
      tree.sums.reruns += 1;
      break;
    default:
      checkPlace(tree, name);
  }
}

function openFailure(tree: ReportTree, { message }: XmlAttributes): void {
  tree.failing = { depth: tree.depth, message: firstLine(message) };
}

function checkPlace({ failing, listener }: ReportTree, name: string): void {
  const plain = name.slice(name.lastIndexOf(":") + 1).toLowerCase();
  // A failure's message may contain XML that looks like test elements.
  const isQuoted = failing !== undefined && (plain === "failure" || plain === "error");
  if (!RESULTS.has(plain) || isQuoted) return;
  const shown = shortenText(name, MESSAGE_CHARACTERS);
  listener.onDoubt("misplaced", `<${shown}> does not belong here in a JUnit report`);
}

export function closeElement(tree: ReportTree): void {
  const { suites, failing, openCase, depth } = tree;
  const suite = suites.at(-1);
  if (suite !== undefined) {
    if (failing?.depth === depth) closeFailure(tree, failing.message, suite);
    else if (openCase !== undefined && depth === suites.length + 1) closeCase(tree, openCase, suite);
    else if (depth === suites.length) closeSuite(tree, suite);
  }
  tree.depth -= 1;
}

function closeFailure(tree: ReportTree, message: string, suite: Suite): void {
  tree.failing = undefined;
  if (tree.openCase !== undefined) tree.openCase.message ||= message;
  else {
    tree.sums.found += 1;
    reportSuiteFailure(tree, suite, message);
  }
}

function reportSuiteFailure({ listener }: ReportTree, { name, attributes }: Suite, message: string): void {
  listener.onSuiteFailure({ suite: name, file: listPossibleTestFiles(attributes)[0], message });
}

function closeCase(tree: ReportTree, testCase: PartlyReadTestCase, suite: Suite): void {
  const { listener, suites, sums } = tree;
  tree.openCase = undefined;
  const { attributes } = testCase;
  const { name = "", classname = "", id = "" } = attributes;
  const { failures, unknownStatus, outcome, message } = evaluateTestCase(testCase);
  const time = parseReportTimestamp(attributes.timestamp) ?? suite.time;
  sums.cases += 1;
  sums.found += failures;
  if (outcome === "failed") sums.failedCases += 1;
  if (time !== undefined) listener.onTime(time);
  if (unknownStatus !== undefined) {
    const shown = shortenText(unknownStatus, MESSAGE_CHARACTERS);
    listener.onDoubt("unknown-status", `the status of a test is unknown: ${shown}`);
  }
  const path = suites.filter(({ isRoot }) => !isRoot);
  listener.onCase({
    name: normalizeName(name),
    parent: path[0]?.name ?? "",
    classname: normalizeName(classname),
    files: listPossibleTestFiles(attributes, path[0]?.attributes),
    id: normalizeName(id),
    written: [name, classname, ...path.map((each) => each.attributes.name ?? "")],
    time,
    outcome,
    message,
  });
}

function closeSuite(tree: ReportTree, suite: Suite): void {
  const { listener, suites, sums, nodeTotals } = tree;
  suites.pop();
  compareCounts(tree, suite);
  if (suites.length > 0) {
    sums.suites += 1;
    if (sums.found > suite.before.found) sums.failingSuites += 1;
    return;
  }
  const shortfall = nodeShortfall(nodeTotals, sums);
  if (shortfall !== undefined) listener.onDoubt("shortfall", shortfall);
}

function compareCounts(tree: ReportTree, suite: Suite): void {
  const { listener, sums } = tree;
  const { before, declared, declaredTests, isRoot, name } = suite;
  const found = sums.found - before.found;
  // Some tools add the tests of nested suites to the number of the outermost suite too. If this number is smaller than
  // the sum of the nested suites, the tool does not do so.
  const declaredTestsBelow = sums.declaredTests - before.declaredTests;
  const mayCountTwice = isRoot && (declaredTests === undefined || declaredTests >= declaredTestsBelow);
  const declaredBelow = sums.declared - before.declared;
  const atMost = Math.max(found + sums.reruns - before.reruns, mayCountTwice ? declaredBelow : 0);
  if (declared <= atMost) return;
  // The outer suites must not report the same missing failures again.
  sums.found = before.found + declared;
  const summary = `declares ${formatCount(declared, "failure or error", "failures and errors")}`;
  if (sums.cases === before.cases) {
    reportSuiteFailure(tree, suite, `The suite ${summary} and contains no test case.`);
    return;
  }
  const part = isRoot ? "the whole report" : `the suite ${JSON.stringify(name)}`;
  listener.onDoubt("shortfall", `${part} ${summary} but contains ${found === 0 ? "none" : `only ${found}`}`);
}

const NODE_TOTAL = /^\s*(fail|cancelled|suites)\s+([-+]?\.?\d\S*)\s*$/;

export function readTotalsFromXmlComment({ depth, nodeTotals, listener }: ReportTree, comment: string): void {
  const [, name, total = ""] = NODE_TOTAL.exec(comment) ?? [];
  if (depth !== 1 || name === undefined) return;
  if (isCount(total)) nodeTotals.set(name, Number(total));
  else
    listener.onDoubt(
      "unreadable",
      `the total "${name} ${shortenText(total, MESSAGE_CHARACTERS)}" is not a number of tests`,
    );
}

/**
 * Compares the totals with the report. Returns a problem if failures are missing, because Node's reporter omits failed
 * tests with subtests.
 */
function nodeShortfall(totals: ReadonlyMap<string, number>, { suites, failedCases, failingSuites }: Sums) {
  const [fail, described] = [totals.get("fail"), totals.get("suites")];
  if (fail === undefined || described === undefined || described > suites) return undefined;
  const failed = fail + (totals.get("cancelled") ?? 0);
  // The report shows a group of tests as a suite, and also a test with subtests. At most `described` of the failed
  // suites are groups, so the others are failed tests.
  const shown = failedCases + Math.max(0, failingSuites - described);
  return failed <= shown
    ? undefined
    : `the totals declare ${failed} failed tests, but the report contains only ${shown}; Node's reporter omits failures of tests with subtests`;
}

function firstLine(text: string | undefined): string {
  const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
  return shortenText(line, MESSAGE_CHARACTERS);
}
