/**
 * Skips passed test cases and printed text by regular expressions: a report of 100,000 passed test cases takes a
 * quarter of the parser's time.
 */

import { BrokenReport, isBetweenCases, outermostSuite, wantsText } from "./junit-tree.js";
import { comparableName } from "./names.js";
import { endParsing, isAfterTag, parse, type ReportParser } from "./report-parser.js";
import { PASSED_WORDS, STATUS_ATTRIBUTES, type TestCase } from "./test-case.js";

const SPACE = "[ \\t\\r\\n]";
/** Without U+FFFD, which may replace bytes: the parser checks them. */
const VALUE = '[^"<&\\x00-\\x1f\\ufffd-\\uffff]*(?:&(?:lt|gt|amp|quot|apos);[^"<&\\x00-\\x1f\\ufffd-\\uffff]*)*';
/** Other words are left to the parser. */
const WELL = `${PASSED_WORDS} notrun skipped disabled suppressed pending ignored`
  .split(" ")
  .flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
const TELLS_MORE = `(?:${STATUS_ATTRIBUTES.join("|")})="(?!(?:${WELL.join("|")})")`;
// An id can change the identity, and a time can cancel a failure.
const OTHER = `(?:${SPACE}+(?!(?:name|id|timestamp)=|${TELLS_MORE})[A-Za-z_][\\w.:-]*="${VALUE}")*`;
const UP_TO_NAME = `${SPACE}*<testcase${OTHER}${SPACE}+name="`;

/**
 * A passed test case with nothing inside, after the tag before it. Anything unusual does not match and is left to the
 * parser.
 */
const PLAIN_CASE = new RegExp(`${UP_TO_NAME}${VALUE}"${OTHER}${SPACE}*(?:/>|>${SPACE}*</testcase>)`, "y");
const NAME_BEGINS = new RegExp(UP_TO_NAME, "y");

const CDATA_START = /[ \t\r\n]*<!\[CDATA\[/y;
const CDATA_END = "]]>";

/** Limit of text held back because it may begin something to skip. */
const KEPT_BACK_CHARACTERS = 64 * 1024;
/** Longest numeric reference. */
const LONGEST_REFERENCE = 13;
const WIDE = /[\u0100-\uffff]/;

/** Gives a report to the parser, without what needs no parser. */
interface ReportFeed {
  readonly parser: ReportParser;
  readonly wanted: WantedTests;
  text: string;
  /** Start of the next item in the text, and characters of the report before the text. */
  at: number;
  before: number;
  /** Characters before the text that the parser got last. */
  offset: number;
  isInCdata: boolean;
}

export function createReportFeed(parser: ReportParser, wanted: WantedTests): ReportFeed {
  return { parser, wanted, text: "", at: 0, before: 0, offset: 0, isInCdata: false };
}

/** @throws BrokenReport */
export function addPart(feed: ReportFeed, part: string): void {
  feed.text += part;
  advance(feed);
  if (!feed.isInCdata && feed.text.length - feed.at > KEPT_BACK_CHARACTERS) give(feed, endOfWhole(feed.text));
  feed.text = narrow(feed.text.slice(feed.at));
  feed.before += feed.at;
  feed.at = 0;
}

/** @throws BrokenReport for an incomplete report */
export function endReport(feed: ReportFeed): void {
  if (feed.isInCdata) throw new BrokenReport("it ends inside a CDATA section");
  give(feed, feed.text.length);
  feed.offset = feed.before + feed.at;
  endParsing(feed.parser);
}

function give(feed: ReportFeed, end: number): void {
  feed.offset = feed.before + feed.at;
  parse(feed.parser, feed.text.slice(feed.at, end));
  feed.at = end;
}

function advance(feed: ReportFeed): void {
  for (;;) {
    if (feed.isInCdata) {
      if (!leaveCdata(feed)) return;
    } else if (!passOver(feed)) {
      const end = feed.text.indexOf(">", feed.at);
      if (end < 0) return;
      give(feed, end + 1);
    }
  }
}

function passOver(feed: ReportFeed): boolean {
  const { parser, wanted, text, at } = feed;
  const { tree } = parser;
  if (!isAfterTag(parser)) return false;
  const end = isBetweenCases(tree) ? endOfPlainCase(text, at, wanted.of(outermostSuite(tree))) : undefined;
  if (end !== undefined) {
    tree.sums.cases += 1;
    feed.at = end;
    return true;
  }
  CDATA_START.lastIndex = at;
  if (tree.depth === 0 || wantsText(tree) || !CDATA_START.test(text)) return false;
  feed.at = CDATA_START.lastIndex;
  feed.isInCdata = true;
  return true;
}

function leaveCdata(feed: ReportFeed): boolean {
  const { text, at } = feed;
  const end = text.indexOf(CDATA_END, at);
  feed.isInCdata = end < 0;
  // The end may have begun.
  feed.at = end < 0 ? Math.max(at, text.length - CDATA_END.length + 1) : end + CDATA_END.length;
  return end >= 0;
}

/** A reference must not be cut in two. */
function endOfWhole(text: string): number {
  const last = text.lastIndexOf("&");
  return last > text.length - LONGEST_REFERENCE ? last : text.length;
}

/** One byte per character if possible, or all later text would take two. */
function narrow(text: string): string {
  return WIDE.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");
}

/** End of a plain test case here; undefined without one, or if its name is wanted. */
function endOfPlainCase(text: string, at: number, wanted: ReadonlySet<string> | undefined): number | undefined {
  PLAIN_CASE.lastIndex = at;
  if (!PLAIN_CASE.test(text)) return undefined;
  return wanted?.has(comparableName(nameAt(text, at))) ? undefined : PLAIN_CASE.lastIndex;
}

/** A second search is cheaper than a match with groups. */
function nameAt(text: string, at: number): string {
  NAME_BEGINS.lastIndex = at;
  NAME_BEGINS.test(text);
  const begin = NAME_BEGINS.lastIndex;
  const name = text.slice(begin, text.indexOf('"', begin));
  return name.includes("&") ? name.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity) : name;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};
const ENTITY = /&\w+;/g;

export type WantedTests = ReturnType<typeof wantedTests>;
type Wanted = Pick<TestCase, "name"> & { readonly parent?: string | null | undefined };

/** Tests to report, by suite, which is part of a test's identity. */
export function wantedTests(tests: Iterable<Wanted> = []) {
  const bySuite = new Map<string, Set<string>>();
  function add({ name, parent }: Wanted): void {
    const suite = comparableName(parent ?? "");
    const names = bySuite.get(suite) ?? new Set();
    bySuite.set(suite, names.add(comparableName(name)));
  }
  for (const test of tests) add(test);
  return { add, of: (suite: string): ReadonlySet<string> | undefined => bySuite.get(comparableName(suite)) };
}
