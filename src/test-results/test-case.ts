import { isoTime } from "../text/format.js";
import { normalizeName } from "./names.js";

export type Attributes = Readonly<Record<string, string>>;

/** Times without a zone compare only with each other. */
export interface ReportTime {
  readonly zoned: boolean;
  readonly ms: number;
}

/** Missing texts are empty. */
export interface TestCase {
  /** Names are as the service's uploader stores them. */
  readonly name: string;
  /** Outermost `<testsuite>`, the only one that the service knows. */
  readonly parent: string;
  readonly classname: string;
  /** Most likely file first. */
  readonly files: readonly [string, ...string[]];
  /** Set by the test tool. */
  readonly id: string;
  /** Name, class and suites from the outermost, as written. */
  readonly written: readonly string[];
  /** Its own, else that of the nearest suite. */
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
 * The uploader prefers the outermost suite's attribute when it looks up a failed test, and the test case's when it
 * stores results.
 */
export function filesOf(own: Attributes, suite: Attributes = {}): TestCase["files"] {
  const lookedUp = normalizeName(suite.file ?? own.file ?? suite.filepath ?? own.filepath ?? "");
  const stored = normalizeName(own.file ?? own.filepath ?? suite.file ?? suite.filepath ?? "");
  return stored === lookedUp ? [lookedUp] : [lookedUp, stored];
}

/** Why the identity is uncertain; `replaced` only if decoding replaced bytes. */
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

/** Undefined for a day alone. */
export function reportTime(text = ""): ReportTime | undefined {
  const time = isoTime(text);
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

/** Worst first: of several attributes it counts. */
const MEANINGS = ["failed", "not-run", "unknown", "passed"] as const;

interface Status {
  readonly meaning: (typeof MEANINGS)[number];
  readonly text: string;
}

/** Undefined without such an attribute. */
export function statusOf(attributes: Attributes): Status | undefined {
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
  // On a suite `0` is a count.
  if (name === "success" && (word === "false" || word === "no")) return "failed";
  if (NOT_RUN.test(word)) return "not-run";
  // Tools use numbers in different ways.
  return PASSED.test(word) || !/\p{L}/u.test(word) ? "passed" : "unknown";
}

export interface OpenCase {
  readonly attributes: Attributes;
  failures: number;
  skipped: boolean;
  /** A failed todo test has no consequences in Node's test runner. */
  todo: boolean;
  message: string;
}

export function noteSkipped(testCase: OpenCase, { type, message = "" }: Attributes): void {
  testCase.skipped = true;
  testCase.todo ||= type === "todo";
  // CTest reports a test whose program was not built as skipped, and fails.
  if (testCase.attributes.status === "notrun" && message !== "" && !message.startsWith("SKIP_")) {
    testCase.failures += 1;
    testCase.message ||= message;
  }
}

export function endOf({ attributes, failures, skipped, todo, message }: OpenCase) {
  const status = statusOf(attributes);
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
