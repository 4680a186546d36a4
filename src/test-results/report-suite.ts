import { counted } from "../words.js";
import { type ReportTime, reportTime, type SuiteFailure } from "./test-case.js";
import { toldFailure } from "./told-outcome.js";

export type Attributes = Readonly<Record<string, string>>;

/** A `<testsuites>` or `<testsuite>` that is open. */
export interface Suite {
  readonly isRoot: boolean;
  readonly name: string;
  readonly file: string;
  readonly time: ReportTime | undefined;
  /** Names of the suites around its test cases, the outermost first; `testsuites` is no suite. */
  readonly path: readonly string[];
  /** Failures and errors that its attributes tell of. */
  readonly declared: number;
  /** The same of all suites in it, in any depth, together. */
  declaredBelow: number;
  /** Failures and errors that were found in it, nested suites included. */
  found: number;
  cases: number;
  /** Runs of tests that failed beside the one that counts; some tools count these as failures, and some do not. */
  reruns: number;
}

export function newSuite(attributes: Attributes, isRoot: boolean, outer: Suite | undefined): Suite {
  const name = attributes.name ?? "";
  const path = outer?.path ?? [];
  const declared = count(attributes.failures) + count(attributes.errors);
  return {
    isRoot,
    name,
    file: fileOf(attributes),
    time: reportTime(attributes.timestamp),
    path: isRoot ? path : [...path, name],
    declared: declared === 0 && toldFailure(attributes) !== undefined ? 1 : declared,
    declaredBelow: 0,
    found: 0,
    cases: 0,
    reruns: 0,
  };
}

export function fileOf(attributes: Attributes): string {
  return attributes.file || attributes.filepath || "";
}

interface SettleListener {
  onSuiteFailure(failure: SuiteFailure): void;
  onShortfall(words: string): void;
}

/** Compares what a suite says of itself with what stood in it, once it is closed. */
export function settle(suite: Suite, listener: SettleListener): void {
  const { declared, found, reruns, name, file } = suite;
  // Some tools sum up nested suites twice at the top, so there only more than all of these together says something.
  const atMost = Math.max(found + reruns, suite.isRoot ? suite.declaredBelow : 0);
  if (declared <= atMost) return;
  // Said once: the suites around it count these as found.
  suite.found = declared;
  const told = `tells of ${counted(declared, "failure or error", "failures and errors")}`;
  if (suite.cases === 0) {
    const message = `It ${told}, and holds no test case.`;
    listener.onSuiteFailure({ suite: name, file, message });
  } else {
    const which = suite.isRoot ? "the report as a whole" : `the suite ${JSON.stringify(name)}`;
    listener.onShortfall(
      `${which} ${told}, but ${found === 0 ? "none" : `only ${found}`} can be found in it`,
    );
  }
}

/** Takes what a suite came to into the one around it. */
export function foldInto(outer: Suite, { declared, declaredBelow, found, cases, reruns }: Suite): void {
  outer.declaredBelow += declared + declaredBelow;
  outer.found += found;
  outer.cases += cases;
  outer.reruns += reruns;
}

function count(text: string | undefined): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
