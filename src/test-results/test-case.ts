/** A point in time as a report gives it. Without a zone it says something beside others without one only. */
export interface ReportTime {
  readonly zoned: boolean;
  readonly ms: number;
}

/** One `<testcase>` of a report, with what its suite says about it. Texts that are not given are empty. */
export interface TestCase {
  readonly name: string;
  /** Name of the nearest enclosing `<testsuite>`. */
  readonly parent: string;
  readonly classname: string;
  /** The test case's own `file` or `filepath`. */
  readonly file: string;
  /** The same of its suite. */
  readonly suiteFile: string;
  /** An identity that the test tool gave. */
  readonly id: string;
  /** Its own time, else its suite's. */
  readonly time: ReportTime | undefined;
  readonly outcome: "passed" | "failed" | "skipped";
  /** First line of what went wrong; empty where nothing did. */
  readonly message: string;
}

/** A failure of a suite itself, which belongs to no test. */
export interface SuiteFailure {
  readonly suite: string;
  readonly file: string;
  readonly message: string;
}

const FORM = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?$/;

/** Reads a `timestamp` attribute; a text in another form is no time. */
export function reportTime(text: string | undefined): ReportTime | undefined {
  const match = text === undefined ? null : FORM.exec(text.trim());
  if (match === null) return undefined;
  const zoned = match[1] !== undefined;
  // Times without a zone are all read in the same one, so that they can be compared.
  const ms = Date.parse(`${match[0].replace(" ", "T")}${zoned ? "" : "Z"}`);
  return Number.isNaN(ms) ? undefined : { zoned, ms };
}

/** True only when both are known, comparable, and the first comes after the second. */
export function isLater(one: ReportTime | undefined, other: ReportTime | undefined): boolean {
  return one !== undefined && other !== undefined && one.zoned === other.zoned && one.ms > other.ms;
}
