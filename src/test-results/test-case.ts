import { isoTime } from "../text/format.js";
import { normalizeName } from "./names.js";

export type Attributes = Readonly<Record<string, string>>;

/** A point in time as a report gives it. Without a zone it says something beside others without one only. */
export interface ReportTime {
  readonly zoned: boolean;
  readonly ms: number;
}

/** One `<testcase>` of a report, with what its suite says about it. Texts that are not given are empty. */
export interface TestCase {
  /** This name and the others are as the service's uploader stores them. */
  readonly name: string;
  /** Name of the outermost `<testsuite>` around it: the service knows no other one. */
  readonly parent: string;
  readonly classname: string;
  /** The files under which the service may know it, the likeliest first. */
  readonly files: readonly [string, ...string[]];
  /** An identity that the test tool gave. */
  readonly id: string;
  /** Name, class and the names of all suites around it, the outermost first, as the report writes them. */
  readonly written: readonly string[];
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

/** Attributes that identify a test. */
export const IDENTITY_ATTRIBUTES: readonly string[] = ["name", "classname", "file", "filepath", "id"];

/**
 * Returns the files under which the service may know a test. When the uploader looks up a failed test, an attribute of
 * the outermost suite replaces that of the test case; when it stores results, the test case comes first.
 */
export function filesOf(own: Attributes, suite: Attributes = {}): TestCase["files"] {
  const lookedUp = normalizeName(suite.file ?? own.file ?? suite.filepath ?? own.filepath ?? "");
  const stored = normalizeName(own.file ?? own.filepath ?? suite.file ?? suite.filepath ?? "");
  return stored === lookedUp ? [lookedUp] : [lookedUp, stored];
}

/** Returns why the attributes leave open which test or suite it is; `replaced` only if decoding replaced bytes. */
export function doubtfulName(attributes: Attributes) {
  const unreadable = attributeWith(attributes, "\0");
  if (unreadable !== undefined) {
    const reason = `the attribute ${unreadable} holds U+0000 or a reference to no character`;
    return { kind: "unreadable", reason } as const;
  }
  const replaced = attributeWith(attributes, "\ufffd");
  if (replaced === undefined) return undefined;
  return { kind: "replaced", reason: `the attribute ${replaced} holds bytes that are no text` } as const;
}

function attributeWith(attributes: Attributes, character: string): string | undefined {
  return IDENTITY_ATTRIBUTES.find((name) => attributes[name]?.includes(character));
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

/** Attributes in which some tools say how a test ended, or a suite. */
export const STATUS_ATTRIBUTES = ["status", "result", "outcome", "success"] as const;

/** Words of these attributes that speak of no failure, as tools write them. */
export const PASSED_WORDS =
  "run completed passed pass success successful succeeded ok true yes expected flaky fixed complete done executed finished xfail xfailed xpass xpassed warning";
const PASSED = new RegExp(`^(?:${PASSED_WORDS.replaceAll(" ", "|")})$`);
const NOT_RUN =
  /^(?:not(?:run|executed)|skip(?:ped)?|disabled|suppressed|filtered|ignored|pending|todo|inconclusive|untested)$/;
const FAILED =
  /^(?:fail(?:ed|ing|ure)?|error(?:ed)?|broken|invalid|notrunnable|crash(?:ed)?|timeout|timedout|aborted|interrupted|cancell?ed|nok|notok|ko)$/;

/** The worst first: of several attributes it counts. */
const MEANINGS = ["failed", "not-run", "unknown", "passed"] as const;

interface Status {
  readonly meaning: (typeof MEANINGS)[number];
  /** The attribute as it stands in the report. */
  readonly text: string;
}

/** What the attributes of an element say of how it ended; undefined where they say nothing. */
export function statusOf(attributes: Attributes): Status | undefined {
  const given = STATUS_ATTRIBUTES.flatMap((name): Status[] => {
    const value = attributes[name];
    return value === undefined ? [] : [{ meaning: meaningOf(name, value), text: `${name}="${value}"` }];
  });
  return given.toSorted((one, other) => MEANINGS.indexOf(one.meaning) - MEANINGS.indexOf(other.meaning))[0];
}

function meaningOf(name: string, value: string): Status["meaning"] {
  // The same word for `Timed Out`, `timed-out` and `timedOut`.
  const word = value.toLowerCase().replace(/[\s_-]+/g, "");
  if (FAILED.test(word)) return "failed";
  // Not `0`: on a suite that is a count.
  if (name === "success" && (word === "false" || word === "no")) return "failed";
  if (NOT_RUN.test(word)) return "not-run";
  // A number is a count or a code, which tools use in their own ways.
  return PASSED.test(word) || !/\p{L}/u.test(word) ? "passed" : "unknown";
}

export interface OpenCase {
  readonly attributes: Attributes;
  failures: number;
  skipped: boolean;
  /** Node's test runner lets it fail without consequences. */
  todo: boolean;
  message: string;
}

export function noteSkipped(testCase: OpenCase, { type, message = "" }: Attributes): void {
  testCase.skipped = true;
  testCase.todo ||= type === "todo";
  // CTest fails by a test that it could not start (its program was not built), and reports it as skipped.
  if (testCase.attributes.status === "notrun" && message !== "" && !message.startsWith("SKIP_")) {
    testCase.failures += 1;
    testCase.message ||= message;
  }
}

/** What an open case came to: how many failures and errors it is, and a status that nobody knows, if it has no other. */
export function endOf({ attributes, failures, skipped, todo, message }: OpenCase) {
  const status = statusOf(attributes);
  // Attributes decide only where no element inside does.
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
