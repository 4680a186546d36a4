import { readIsoTime } from "../text/format.js";
import { normalizeName } from "./names.js";

export type Attributes = Readonly<Record<string, string>>;

/** Time of a report. Times without a zone are only compared with each other. */
export interface ReportTime {
  readonly zoned: boolean;
  readonly ms: number;
}

/** Test case with its names as the service's uploader stores them; a missing text is empty. */
export interface TestCase {
  readonly name: string;
  /** Outermost suite, the only one that the service stores. */
  readonly parent: string;
  readonly classname: string;
  readonly files: readonly [string, ...string[]];
  readonly id: string;
  /** Name, class and suites (outermost first) as written in the report. */
  readonly written: readonly string[];
  /** Time of the test case, or of the nearest suite. */
  readonly time: ReportTime | undefined;
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
 * Returns the possible files. The uploader prefers the outermost suite's attribute when it looks up a failed test, and
 * the test case's attribute when it stores results.
 */
export function listPossibleFiles(own: Attributes, suite: Attributes = {}): TestCase["files"] {
  const lookedUp = normalizeName(suite.file ?? own.file ?? suite.filepath ?? own.filepath ?? "");
  const stored = normalizeName(own.file ?? own.filepath ?? suite.file ?? suite.filepath ?? "");
  return stored === lookedUp ? [lookedUp] : [lookedUp, stored];
}

const DOUBTS = [
  { kind: "unreadable", character: "\0", content: "U+0000 or a reference to no character" },
  { kind: "replaced", character: "\ufffd", content: "bytes that are not text" },
] as const;

/** Finds a name that makes the identity uncertain, `replaced` only if decoding replaced bytes. */
export function findDoubtfulName(attributes: Attributes) {
  for (const { kind, character, content } of DOUBTS) {
    const name = IDENTITY_ATTRIBUTES.find((each) => attributes[each]?.includes(character));
    if (name !== undefined) return { kind, reason: `the attribute ${name} contains ${content}` };
  }
  return undefined;
}

/** Reads a time; undefined for a day without a time. */
export function parseReportTime(text = ""): ReportTime | undefined {
  const time = readIsoTime(text);
  return time === undefined || time.wholeDay ? undefined : { zoned: time.zoned, ms: time.ms };
}

export function isLater(one: ReportTime | undefined, other: ReportTime | undefined): boolean {
  return one !== undefined && other !== undefined && one.zoned === other.zoned && one.ms > other.ms;
}

export const STATUS_ATTRIBUTES = ["status", "result", "outcome", "success"] as const;

export const PASSED_WORDS =
  "run completed passed pass success successful succeeded ok true yes expected flaky fixed complete done executed finished xfail xfailed xpass xpassed warning";
const PASSED = new RegExp(`^(?:${PASSED_WORDS.replaceAll(" ", "|")})$`);
const NOT_RUN =
  /^(?:not(?:run|executed)|skip(?:ped)?|disabled|suppressed|filtered|ignored|pending|todo|inconclusive|untested)$/;
const FAILED =
  /^(?:fail(?:ed|ing|ure)?|error(?:ed)?|broken|invalid|notrunnable|crash(?:ed)?|timeout|timedout|aborted|interrupted|cancell?ed|nok|notok|ko)$/;

/** Meanings of a status, worst first; the worst of several attributes counts. */
const MEANINGS = ["failed", "not-run", "unknown", "passed"] as const;

interface Status {
  readonly meaning: (typeof MEANINGS)[number];
  readonly text: string;
}

export function readCaseStatus(attributes: Attributes): Status | undefined {
  const given = STATUS_ATTRIBUTES.flatMap((name): Status[] => {
    const value = attributes[name];
    return value === undefined ? [] : [{ meaning: meaningOf(name, value), text: `${name}="${value}"` }];
  });
  return given.toSorted((one, other) => MEANINGS.indexOf(one.meaning) - MEANINGS.indexOf(other.meaning))[0];
}

function meaningOf(name: string, value: string): Status["meaning"] {
  // `Timed Out`, `timed-out` and `timedOut` are one word.
  const word = value.toLowerCase().replace(/[\s_-]+/g, "");
  if (FAILED.test(word)) return "failed";
  // The attribute `success="0"` of a suite is a count.
  if (name === "success" && (word === "false" || word === "no")) return "failed";
  if (NOT_RUN.test(word)) return "not-run";
  // The meaning of numbers depends on the tool, so they never fail a test.
  return PASSED.test(word) || !/\p{L}/u.test(word) ? "passed" : "unknown";
}

export interface OpenCase {
  readonly attributes: Attributes;
  failures: number;
  skipped: boolean;
  /** True for a todo test, whose failure Node's test runner ignores. */
  todo: boolean;
  message: string;
}

export function recordSkip(testCase: OpenCase, { type, message = "" }: Attributes): void {
  testCase.skipped = true;
  testCase.todo ||= type === "todo";
  // CTest reports a test as skipped when its program was not built, and fails.
  if (testCase.attributes.status === "notrun" && message !== "" && !message.startsWith("SKIP_")) {
    testCase.failures += 1;
    testCase.message ||= message;
  }
}

export function evaluateCase({ attributes, failures, skipped, todo, message }: OpenCase) {
  const status = readCaseStatus(attributes);
  // Elements override attributes.
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
