import { counted } from "../text/format.js";
import { shorten } from "../text/truncate.js";
import { normalizeName } from "./names.js";
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

/** The message completes "cannot be read: ...". */
export class BrokenReport extends Error {}

export interface ReportListener {
  onCase(testCase: TestCase): void;
  onSuiteFailure(failure: SuiteFailure): void;
  onTime(time: ReportTime): void;
}

/**
 * Reasons not to rely on a report. `misplaced`: a result in the wrong place. `unreadable`: an invalid count or name.
 * `replaced`: a name with replaced bytes. `shortfall`: fewer failures than its counts. `unknown-status`: an unknown
 * word.
 */
export type Doubt = "misplaced" | "unreadable" | "replaced" | "shortfall" | "unknown-status";

const NOTHING_READ = {
  cases: 0,
  failedCases: 0,
  suites: 0,
  failingSuites: 0,
  /** Failures and errors, also of suites. */
  found: 0,
  /** Additional failed runs of tests; only some tools count them as failures. */
  reruns: 0,
  /** Counts in attributes of suites. */
  declared: 0,
  declaredTests: 0,
};

type Sums = typeof NOTHING_READ;

interface Suite {
  readonly isRoot: boolean;
  readonly name: string;
  readonly attributes: Attributes;
  readonly time: ReportTime | undefined;
  readonly declared: number;
  readonly declaredTests: number | undefined;
  /** Sums when it began, with its own declarations. */
  readonly before: Readonly<Sums>;
}

const MESSAGE_CHARACTERS = 300;

/** In any case and with any prefix. */
const RESULTS = new Set(["testsuites", "testsuite", "testcase", "failure", "error"]);

/**
 * Follows `testsuites`, nested `testsuite` and `testcase`. A result element anywhere else may be a missed failure, so
 * the report is not relied on.
 */
export interface ReportTree {
  readonly listener: ReportListener & { onDoubt(doubt: Doubt, reason: string): void };
  /** Open suites from the outermost. */
  readonly suites: Suite[];
  openCase: OpenCase | undefined;
  failing: { readonly depth: number; message: string } | undefined;
  depth: number;
  title: string;
  /** Totals of Node's test runner, from comments at the end of its report. */
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
    sums: { ...NOTHING_READ },
  };
}

/** True between the test cases of a suite. */
export function isBetweenCases({ depth, suites }: ReportTree): boolean {
  return depth > 0 && depth === suites.length;
}

/** Name of the outermost suite; its test cases have it as parent. */
export function outermostSuite({ suites }: ReportTree): string {
  return suites.find(({ isRoot }) => !isRoot)?.name ?? "";
}

/** True inside a failure without a message yet. */
export function wantsText({ failing }: ReportTree): boolean {
  return failing?.message === "";
}

export function addText({ failing }: ReportTree, text: string): void {
  if (failing !== undefined) failing.message ||= firstLine(text);
}

/** @throws BrokenReport for another root element */
export function openElement(tree: ReportTree, name: string, attributes: Attributes): void {
  tree.depth += 1;
  const { suites, openCase, depth } = tree;
  if (suites.length === 0) openRoot(tree, name, attributes);
  else if (openCase !== undefined) openInCase(tree, openCase, name, attributes);
  else if (depth === suites.length + 1) openInSuite(tree, name, attributes);
  else checkPlace(tree, name);
}

function openRoot(tree: ReportTree, name: string, attributes: Attributes): void {
  if (name !== "testsuites" && name !== "testsuite") {
    throw new BrokenReport(`its outermost element is <${name}>, not <testsuites> or <testsuite>`);
  }
  tree.title = attributes.name ?? "";
  openSuite(tree, name, attributes);
}

function openInSuite(tree: ReportTree, name: string, attributes: Attributes): void {
  if (name === "testsuite" || name === "testsuites") openSuite(tree, name, attributes);
  else if (name === "failure" || name === "error") openFailure(tree, attributes);
  else if (name === "testcase") {
    checkNames(tree, attributes);
    tree.openCase = { attributes, failures: 0, skipped: false, todo: false, message: "" };
  } else checkPlace(tree, name);
}

function openSuite(tree: ReportTree, element: string, attributes: Attributes): void {
  const { listener, sums, suites } = tree;
  checkNames(tree, attributes);
  const given = (countIn(tree, attributes, "failures") ?? 0) + (countIn(tree, attributes, "errors") ?? 0);
  const declared = given === 0 && statusOf(attributes)?.meaning === "failed" ? 1 : given;
  const declaredTests = countIn(tree, attributes, "tests");
  const time = reportTime(attributes.timestamp);
  if (time !== undefined) listener.onTime(time);
  sums.declared += declared;
  sums.declaredTests += declaredTests ?? 0;
  const name = normalizeName(attributes.name ?? "");
  const isRoot = element === "testsuites";
  suites.push({ isRoot, name, attributes, time, declared, declaredTests, before: { ...sums } });
}

function checkNames({ listener }: ReportTree, attributes: Attributes): void {
  const doubt = doubtfulName(attributes);
  if (doubt !== undefined) listener.onDoubt(doubt.kind, doubt.reason);
}

function countIn({ listener }: ReportTree, attributes: Attributes, name: "failures" | "errors" | "tests") {
  const number = attributes[name]?.trim();
  // Some tools write an empty count for none.
  if (number === undefined || number === "") return undefined;
  if (isCount(number)) return Number(number);
  listener.onDoubt("unreadable", `${name}="${shorten(number, MESSAGE_CHARACTERS)}" is no number of tests`);
  return undefined;
}

function isCount(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}

function openInCase(tree: ReportTree, testCase: OpenCase, name: string, attributes: Attributes): void {
  switch (tree.depth === tree.suites.length + 2 ? name : "") {
    case "failure":
    case "error":
      testCase.failures += 1;
      openFailure(tree, attributes);
      break;
    case "skipped":
      noteSkipped(testCase, attributes);
      break;
    // Surefire: a test with only flaky failures has passed.
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

function openFailure(tree: ReportTree, { message }: Attributes): void {
  tree.failing = { depth: tree.depth, message: firstLine(message) };
}

function checkPlace({ failing, listener }: ReportTree, name: string): void {
  const plain = name.slice(name.lastIndexOf(":") + 1).toLowerCase();
  // A failure may quote elements.
  const isQuoted = failing !== undefined && (plain === "failure" || plain === "error");
  if (!RESULTS.has(plain) || isQuoted) return;
  const shown = shorten(name, MESSAGE_CHARACTERS);
  listener.onDoubt("misplaced", `<${shown}> is no element of a JUnit report at this place`);
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
  listener.onSuiteFailure({ suite: name, file: filesOf(attributes)[0], message });
}

function closeCase(tree: ReportTree, testCase: OpenCase, suite: Suite): void {
  const { listener, suites, sums } = tree;
  tree.openCase = undefined;
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
  // Some tools count nested suites twice at the top: there only more than the sum is a shortfall, unless the number of
  // tests shows that nothing is counted twice.
  const declaredTestsBelow = sums.declaredTests - before.declaredTests;
  const mayCountTwice = isRoot && (declaredTests === undefined || declaredTests >= declaredTestsBelow);
  const declaredBelow = sums.declared - before.declared;
  const atMost = Math.max(found + sums.reruns - before.reruns, mayCountTwice ? declaredBelow : 0);
  if (declared <= atMost) return;
  // Reported once: enclosing suites count these as found.
  sums.found = before.found + declared;
  const summary = `tells of ${counted(declared, "failure or error", "failures and errors")}`;
  if (sums.cases === before.cases) {
    reportSuiteFailure(tree, suite, `It ${summary}, and holds no test case.`);
    return;
  }
  const which = isRoot ? "the report as a whole" : `the suite ${JSON.stringify(name)}`;
  const shown = found === 0 ? "none" : `only ${found}`;
  listener.onDoubt("shortfall", `${which} ${summary}, but ${shown} can be found in it`);
}

const NODE_TOTAL = /^\s*(fail|cancelled|suites)\s+([-+]?\.?\d\S*)\s*$/;

export function addComment({ depth, nodeTotals, listener }: ReportTree, comment: string): void {
  const [, name, total = ""] = NODE_TOTAL.exec(comment) ?? [];
  if (depth !== 1 || name === undefined) return;
  if (isCount(total)) nodeTotals.set(name, Number(total));
  else
    listener.onDoubt("unreadable", `the total "${name} ${shorten(total, MESSAGE_CHARACTERS)}" is no number of tests`);
}

/**
 * Node reports a test with parts as a suite and omits its own failure, which only the totals include. Returns the
 * problem.
 */
function nodeShortfall(totals: ReadonlyMap<string, number>, { suites, failedCases, failingSuites }: Sums) {
  const [fail, described] = [totals.get("fail"), totals.get("suites")];
  if (fail === undefined || described === undefined || described > suites) return undefined;
  const failed = fail + (totals.get("cancelled") ?? 0);
  // A test with a failed part failed too; at most `described` of the failing suites are no tests.
  const shown = failedCases + Math.max(0, failingSuites - described);
  return failed <= shown
    ? undefined
    : `its totals tell of ${failed} failed tests, but only ${shown} can be found in it; Node's reporter leaves out failures of tests that have parts`;
}

function firstLine(text: string | undefined): string {
  const line = /\S[^\r\n]*/.exec(text ?? "")?.[0] ?? "";
  return shorten(line, MESSAGE_CHARACTERS);
}
