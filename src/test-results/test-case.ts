import { isoTime } from "../iso-time.js";

/** A point in time as a report gives it. Without a zone it says something beside others without one only. */
export interface ReportTime {
  readonly zoned: boolean;
  readonly ms: number;
}

/** One `<testcase>` of a report, with what its suite says about it. Texts that are not given are empty. */
export interface TestCase {
  readonly name: string;
  /** Name of the outermost `<testsuite>` around it: the service knows no other one. */
  readonly parent: string;
  /** Names of all suites around it, the outermost first. */
  readonly suites: readonly string[];
  readonly classname: string;
  /** The test case's own `file` or `filepath`. */
  readonly file: string;
  /** The same of the outermost suite. */
  readonly suiteFile: string;
  /** An identity that the test tool gave. */
  readonly id: string;
  /** Its own time, else that of the nearest suite. */
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

/** Reads a `timestamp` attribute; a day alone tells too little. Times without a zone are all read in the same one. */
export function reportTime(text = ""): ReportTime | undefined {
  const time = isoTime(text);
  return time === undefined || time.wholeDay ? undefined : { zoned: time.zoned, ms: time.ms };
}

/** True only when both are known, comparable, and the first comes after the second. */
export function isLater(one: ReportTime | undefined, other: ReportTime | undefined): boolean {
  return one !== undefined && other !== undefined && one.zoned === other.zoned && one.ms > other.ms;
}
