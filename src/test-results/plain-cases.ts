/**
 * This file uses patterns to skip passed test cases and printed text, because this is four times faster than the
 * parser.
 */

import { BrokenReportError, findOutermostSuite, isBetweenTestCases, isFailureMessageMissing } from "./junit-tree.js";
import { toComparableName } from "./names.js";
import {
  decodeXmlReferences,
  finishParsing,
  isTagComplete,
  parseReportText,
  type ReportParser,
} from "./report-parser.js";
import { PASSED_STATUS_WORDS, STATUS_ATTRIBUTES, type TestCase } from "./test-case.js";

const SPACE = "[ \\t\\r\\n]";
/** Pattern of an attribute value. Excludes U+FFFD, which may be a replaced invalid byte. */
const VALUE = '[^"<&\\x00-\\x1f\\ufffd-\\uffff]*(?:&(?:lt|gt|amp|quot|apos);[^"<&\\x00-\\x1f\\ufffd-\\uffff]*)*';
const KNOWN_WORDS = `${PASSED_STATUS_WORDS} notrun skipped disabled suppressed pending ignored`
  .split(" ")
  .flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
const OTHER_STATUS = `(?:${STATUS_ATTRIBUTES.join("|")})="(?!(?:${KNOWN_WORDS.join("|")})")`;
// Excludes test cases with an id or a time; the parser must read these cases. An id changes the identity of a test. A
// time shows if a success is later than a failure; a later success cancels the failure.
const OTHER = `(?:${SPACE}+(?!(?:name|id|timestamp)=|${OTHER_STATUS})[A-Za-z_][\\w.:-]*="${VALUE}")*`;
const UP_TO_NAME = `${SPACE}*<testcase${OTHER}${SPACE}+name="`;

/** Pattern of a passed test case without content. The parser reads test cases that do not match this pattern. */
const PLAIN_CASE = new RegExp(`${UP_TO_NAME}${VALUE}"${OTHER}${SPACE}*(?:/>|>${SPACE}*</testcase>)`, "y");
const NAME_START = new RegExp(UP_TO_NAME, "y");

const CDATA_START = /[ \t\r\n]*<!\[CDATA\[/y;
const CDATA_END = "]]>";

/** Maximum characters of an incomplete element that this file may still skip. */
const LONGEST_REST = 64 * 1024;
const LONGEST_REFERENCE = 13;
const WIDE = /[\u0100-\uffff]/;

interface ReportFeed {
  readonly parser: ReportParser;
  readonly wanted: TestNameIndex;
  text: string;
  /** Position in `text` of the next element. */
  at: number;
  /** Number of characters in the report before `text`. */
  before: number;
  /** Number of characters in the report before the last text that was sent to the parser. */
  offset: number;
  isInCdata: boolean;
}

export function createReportScanner(parser: ReportParser, wanted: TestNameIndex): ReportFeed {
  return { parser, wanted, text: "", at: 0, before: 0, offset: 0, isInCdata: false };
}

/** Adds the next part of a report. @throws BrokenReportError if the XML is invalid */
export function scanReportPart(feed: ReportFeed, part: string): void {
  feed.text += part;
  advance(feed);
  if (!feed.isInCdata && feed.text.length - feed.at > LONGEST_REST) sendToParser(feed, endOfReferences(feed.text));
  feed.text = narrow(feed.text.slice(feed.at));
  feed.before += feed.at;
  feed.at = 0;
}

/** Finishes a report. @throws BrokenReportError if the report is incomplete */
export function finishReportScan(feed: ReportFeed): void {
  if (feed.isInCdata) throw new BrokenReportError("the file ends inside a CDATA section");
  sendToParser(feed, feed.text.length);
  feed.offset = feed.before + feed.at;
  finishParsing(feed.parser);
}

function sendToParser(feed: ReportFeed, end: number): void {
  feed.offset = feed.before + feed.at;
  parseReportText(feed.parser, feed.text.slice(feed.at, end));
  feed.at = end;
}

function advance(feed: ReportFeed): void {
  for (;;) {
    if (feed.isInCdata) {
      if (!leaveCdata(feed)) return;
    } else if (!skipItem(feed)) {
      const end = feed.text.indexOf(">", feed.at);
      if (end < 0) return;
      sendToParser(feed, end + 1);
    }
  }
}

function skipItem(feed: ReportFeed): boolean {
  const { parser, wanted, text, at } = feed;
  const { tree } = parser;
  if (!isTagComplete(parser)) return false;
  const end = isBetweenTestCases(tree) ? endOfPlainCase(text, at, wanted.inSuite(findOutermostSuite(tree))) : undefined;
  if (end !== undefined) {
    tree.sums.cases += 1;
    feed.at = end;
    return true;
  }
  CDATA_START.lastIndex = at;
  if (tree.depth === 0 || isFailureMessageMissing(tree) || !CDATA_START.test(text)) return false;
  feed.at = CDATA_START.lastIndex;
  feed.isInCdata = true;
  return true;
}

function leaveCdata(feed: ReportFeed): boolean {
  const { text, at } = feed;
  const end = text.indexOf(CDATA_END, at);
  feed.isInCdata = end < 0;
  // The text may end with a part of `]]>`, so the next search starts before this part.
  feed.at = end < 0 ? Math.max(at, text.length - CDATA_END.length + 1) : end + CDATA_END.length;
  return end >= 0;
}

/** Returns the length of a text up to an incomplete reference at its end, such as `&quo`. */
function endOfReferences(text: string): number {
  const last = text.lastIndexOf("&");
  return last > text.length - LONGEST_REFERENCE ? last : text.length;
}

/** Returns a copy with one byte per character. Otherwise, all text added later would use two bytes per character. */
function narrow(text: string): string {
  return WIDE.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");
}

/** Returns the end of a test case that the parser can skip; undefined for a wanted test case or another element. */
function endOfPlainCase(text: string, at: number, wanted: ReadonlySet<string> | undefined): number | undefined {
  PLAIN_CASE.lastIndex = at;
  if (!PLAIN_CASE.test(text)) return undefined;
  return wanted?.has(toComparableName(nameAt(text, at))) ? undefined : PLAIN_CASE.lastIndex;
}

/** Finds the name of a test case. This second search is faster than a group in the large pattern. */
function nameAt(text: string, at: number): string {
  NAME_START.lastIndex = at;
  NAME_START.test(text);
  const start = NAME_START.lastIndex;
  return decodeXmlReferences(text.slice(start, text.indexOf('"', start)));
}

export type TestNameIndex = ReturnType<typeof createTestNameIndex>;
type Wanted = Pick<TestCase, "name"> & { readonly parent?: string | null | undefined };

/** Stores names by suite, because tests of different suites may have the same name. */
export function createTestNameIndex(tests: Iterable<Wanted> = []) {
  const bySuite = new Map<string, Set<string>>();
  function add({ name, parent }: Wanted): void {
    const suite = toComparableName(parent ?? "");
    const names = bySuite.get(suite) ?? new Set();
    bySuite.set(suite, names.add(toComparableName(name)));
  }
  for (const test of tests) add(test);
  return { add, inSuite: (suite: string): ReadonlySet<string> | undefined => bySuite.get(toComparableName(suite)) };
}
