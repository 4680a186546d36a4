import { counted } from "../words.js";
import { type ReportTime, reportTime, type SuiteFailure } from "./test-case.js";

export type Attributes = Readonly<Record<string, string>>;

/** A `<testsuites>` or `<testsuite>` that is open. */
export interface Suite {
  readonly isRoot: boolean;
  readonly name: string;
  readonly file: string;
  readonly time: ReportTime | undefined;
  /** Failures and errors that its attributes tell of. */
  readonly declared: number;
  /** Those that were found in it, nested suites included. */
  found: number;
  cases: number;
  /** Tests ran again in it, and tools do not agree on how to count those. */
  reruns: boolean;
}

export function newSuite(attributes: Attributes, isRoot: boolean): Suite {
  return {
    isRoot,
    name: attributes.name ?? "",
    file: fileOf(attributes),
    time: reportTime(attributes.timestamp),
    declared: count(attributes.failures) + count(attributes.errors),
    found: 0,
    cases: 0,
    reruns: false,
  };
}

/** What the test cases in it have for a parent: `testsuites` is no suite. */
export function parentOf({ isRoot, name }: Suite): string {
  return isRoot ? "" : name;
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
  const { declared, found, name, file } = suite;
  // Some tools sum up nested suites twice at the top, so there only "none at all" says something.
  if (suite.reruns || declared <= found || (suite.isRoot && found > 0)) return;
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

function count(text: string | undefined): number {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
}
