import { readIsoTime } from "../text/format.js";
import { normalizeName } from "./names.js";

export type XmlAttributes = Readonly<Record<string, string>>;

/** Time in a report. Two times are comparable only if both have a zone or neither has one. */
export interface ReportTimestamp {
  readonly zoned: boolean;
  readonly ms: number;
}

/** Test case with the names that the service's uploader stores. A missing name is an empty text. */
export interface TestCase {
  readonly name: string;
  /** Name of the outermost suite. The service stores no inner suites. */
  readonly parent: string;
  readonly classname: string;
  readonly files: readonly [string, ...string[]];
  readonly id: string;
  /** Name, class and suites as the report spells them; the outermost suite first. */
  readonly written: readonly string[];
  /** Time of the test case or, if missing, of the innermost suite with a time. */
  readonly time: ReportTimestamp | undefined;
  readonly outcome: "passed" | "failed" | "skipped";
  readonly message: string;
}

export interface SuiteFailure {
  readonly suite: string;
  readonly file: string;
  readonly message: string;
}

export const IDENTITY_ATTRIBUTES: readonly string[] = ["name", "classname", "file", "filepath", "id"];

/**
 * Returns the possible paths of the test file. The uploader prefers the outermost suite's attribute to identify a
 * failed test, but the test case's attribute to store results.
 */
export function listPossibleTestFiles(own: XmlAttributes, suite: XmlAttributes = {}): TestCase["files"] {
  const lookedUp = normalizeName(suite.file ?? own.file ?? suite.filepath ?? own.filepath ?? "");
  const stored = normalizeName(own.file ?? own.filepath ?? suite.file ?? suite.filepath ?? "");
  return stored === lookedUp ? [lookedUp] : [lookedUp, stored];
}

const DOUBTS = [
  { kind: "unreadable", character: "\0", content: "U+0000 or a reference to a character that does not exist" },
  { kind: "replaced", character: "\ufffd", content: "bytes that are not text" },
] as const;

/** Returns a reason if a name may be wrong. The reason `replaced` applies only if the decoder really replaced bytes. */
export function findNameEncodingProblem(attributes: XmlAttributes) {
  for (const { kind, character, content } of DOUBTS) {
    const name = IDENTITY_ATTRIBUTES.find((each) => attributes[each]?.includes(character));
    if (name !== undefined) return { kind, reason: `the attribute ${name} contains ${content}` };
  }
  return undefined;
}

/** Parses a time; undefined for an invalid text or a date without a time. */
export function parseReportTimestamp(text = ""): ReportTimestamp | undefined {
  const time = readIsoTime(text);
  return time === undefined || time.wholeDay ? undefined : { zoned: time.zoned, ms: time.ms };
}

export function isLaterReportTimestamp(one: ReportTimestamp | undefined, other: ReportTimestamp | undefined): boolean {
  return one !== undefined && other !== undefined && one.zoned === other.zoned && one.ms > other.ms;
}

export const STATUS_ATTRIBUTES = ["status", "result", "outcome", "success"] as const;

export const PASSED_STATUS_WORDS =
  "run completed passed pass success successful succeeded ok true yes expected flaky fixed complete done executed finished xfail xfailed xpass xpassed warning";
const PASSED = new RegExp(`^(?:${PASSED_STATUS_WORDS.replaceAll(" ", "|")})$`);
const NOT_RUN =
  /^(?:not(?:run|executed)|skip(?:ped)?|disabled|suppressed|filtered|ignored|pending|todo|inconclusive|untested)$/;
const FAILED =
  /^(?:fail(?:ed|ing|ure)?|error(?:ed)?|broken|invalid|notrunnable|crash(?:ed)?|timeout|timedout|aborted|interrupted|cancell?ed|nok|notok|ko)$/;

/** Meanings of a status from worst to best. If a test case has several status attributes, the worst one counts. */
const MEANINGS = ["failed", "not-run", "unknown", "passed"] as const;

interface Status {
  readonly meaning: (typeof MEANINGS)[number];
  readonly text: string;
}

export function readTestCaseStatus(attributes: XmlAttributes): Status | undefined {
  const given = STATUS_ATTRIBUTES.flatMap((name): Status[] => {
    const value = attributes[name];
    return value === undefined ? [] : [{ meaning: meaningOf(name, value), text: `${name}="${value}"` }];
  });
  return given.toSorted((one, other) => MEANINGS.indexOf(one.meaning) - MEANINGS.indexOf(other.meaning))[0];
}

function meaningOf(name: string, value: string): Status["meaning"] {
  // Tools spell the same status `Timed Out`, `timed-out` or `timedOut`.
  const word = value.toLowerCase().replace(/[\s_-]+/g, "");
  if (FAILED.test(word)) return "failed";
  // In a suite, `success="0"` is a number of tests, so only these words mean a failure.
  if (name === "success" && (word === "false" || word === "no")) return "failed";
  if (NOT_RUN.test(word)) return "not-run";
  // The meaning of a numeric status differs between tools, so a number never counts as a failure.
  return PASSED.test(word) || !/\p{L}/u.test(word) ? "passed" : "unknown";
}

export interface PartlyReadTestCase {
  readonly attributes: XmlAttributes;
  failures: number;
  skipped: boolean;
  /** True for a test marked as todo. Node's test runner ignores the failure of such a test. */
  todo: boolean;
  message: string;
}

export function recordSkippedTest(testCase: PartlyReadTestCase, { type, message = "" }: XmlAttributes): void {
  testCase.skipped = true;
  testCase.todo ||= type === "todo";
  // CTest reports a test without a built program as skipped, but the run fails.
  if (testCase.attributes.status === "notrun" && message !== "" && !message.startsWith("SKIP_")) {
    testCase.failures += 1;
    testCase.message ||= message;
  }
}

export function evaluateTestCase({ attributes, failures, skipped, todo, message }: PartlyReadTestCase) {
  const status = readTestCaseStatus(attributes);
  // A child element such as `<failure>` has precedence over a status attribute.
  const byStatus = status?.meaning === "failed" && failures === 0 && !todo ? status.text : "";
  const isFailed = byStatus !== "" || (failures > 0 && !todo);
  const isSkipped = skipped || status?.meaning === "not-run";
  return {
    failures: byStatus === "" ? failures : 1,
    outcome: isFailed ? ("failed" as const) : isSkipped ? ("skipped" as const) : ("passed" as const),
    message: message || byStatus,
    unknownStatus: status?.meaning === "unknown" && !isFailed && !isSkipped ? status.text : undefined,
  };
}
