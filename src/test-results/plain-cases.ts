/*
 * What needs no parser. Reports consist for the most part of test cases that passed and of what tests printed; regular
 * expressions find the ends of these far sooner than a parser does. Of a report of 100,000 test cases that passed, the
 * parser alone takes as long as another program's, and with this a quarter of it; one with failures is read more than once.
 */

import { BrokenReport, type ReportTree } from "./junit-tree.js";
import { comparableName } from "./names.js";
import { PASSED_WORDS, STATUS_ATTRIBUTES, type TestCase } from "./test-case.js";

const SPACE = "[ \\t\\r\\n]";
/** Without U+FFFD, which may stand for bytes that are no text: the parser looks for them. */
const VALUE = '[^"<&\\x00-\\x1f\\ufffd-\\uffff]*(?:&(?:lt|gt|amp|quot|apos);[^"<&\\x00-\\x1f\\ufffd-\\uffff]*)*';
/** Words that tell of no failure; any other one is left to the parser. */
const WELL = `${PASSED_WORDS} notrun skipped disabled suppressed pending ignored`
  .split(" ")
  .flatMap((word) => [word, word.toUpperCase(), `${word.charAt(0).toUpperCase()}${word.slice(1)}`]);
const TELLS_MORE = `(?:${STATUS_ATTRIBUTES.join("|")})="(?!(?:${WELL.join("|")})")`;
// An id can make a test out of another name, and a time of its own can cancel a failure.
const OTHER = `(?:${SPACE}+(?!(?:name|id|timestamp)=|${TELLS_MORE})[A-Za-z_][\\w.:-]*="${VALUE}")*`;
const UP_TO_NAME = `${SPACE}*<testcase${OTHER}${SPACE}+name="`;

/**
 * A test case with nothing inside, from the end of the tag before it: it has passed, and well-formed XML cannot mean
 * anything else by these characters. Anything out of the ordinary does not match, and is left to the parser.
 */
const PLAIN_CASE = new RegExp(`${UP_TO_NAME}${VALUE}"${OTHER}${SPACE}*(?:/>|>${SPACE}*</testcase>)`, "y");
const NAME_BEGINS = new RegExp(UP_TO_NAME, "y");

const CDATA_START = /[ \t\r\n]*<!\[CDATA\[/y;
const CDATA_END = "]]>";

/** Text without a `>` is kept back up to this length, in case it begins something that can be passed over. */
const KEPT_BACK_CHARACTERS = 64 * 1024;
/** A numeric reference, some of which name characters that XML forbids, is not longer than this. */
const LONGEST_REFERENCE = 13;
const WIDE = /[\u0100-\uffff]/;

interface Parser {
  give(text: string): void;
  /** True when the last character given was the end of a tag, so that content comes next. */
  isAfterTag(): boolean;
}

/** Gives a report to the parser, without what means nothing: plain test cases, and what CDATA sections hold. */
export function createReportFeed(parser: Parser, tree: ReportTree, wanted: WantedTests) {
  let text = "";
  /** Where in the text the next thing begins, and characters of the report before the text. */
  let at = 0;
  let before = 0;
  let offset = 0;
  let isInCdata = false;

  function give(end: number): void {
    offset = before + at;
    parser.give(text.slice(at, end));
    at = end;
  }

  function passOver(): boolean {
    if (!parser.isAfterTag()) return false;
    const end = tree.isBetweenCases() ? endOfPlainCase(text, at, wanted.of(tree.suite())) : undefined;
    if (end !== undefined) {
      tree.countPassed();
      at = end;
      return true;
    }
    CDATA_START.lastIndex = at;
    if (!tree.isInside() || tree.wantsText() || !CDATA_START.test(text)) return false;
    at = CDATA_START.lastIndex;
    isInCdata = true;
    return true;
  }

  function leaveCdata(): boolean {
    const end = text.indexOf(CDATA_END, at);
    isInCdata = end < 0;
    // Its end may have begun already.
    at = isInCdata ? Math.max(at, text.length - CDATA_END.length + 1) : end + CDATA_END.length;
    return !isInCdata;
  }

  function advance(): void {
    for (;;) {
      if (isInCdata) {
        if (!leaveCdata()) return;
      } else if (!passOver()) {
        const end = text.indexOf(">", at);
        if (end < 0) return;
        give(end + 1);
      }
    }
  }

  return {
    add(part: string): void {
      text += part;
      advance();
      if (!isInCdata && text.length - at > KEPT_BACK_CHARACTERS) give(endOfWhole(text));
      text = narrow(text.slice(at));
      before += at;
      at = 0;
    },
    /** Gives what is left. @throws BrokenReport when the report is not complete. */
    end(): void {
      if (isInCdata) throw new BrokenReport("it ends inside a CDATA section");
      give(text.length);
      offset = before + at;
    },
    /** Characters of the report before the text that the parser was given last. */
    offset: () => offset,
  };
}

/** A reference that has only begun must not be cut in two. */
function endOfWhole(text: string): number {
  const last = text.lastIndexOf("&");
  return last > text.length - LONGEST_REFERENCE ? last : text.length;
}

/** The same text at one byte for a character where that is possible, or all that comes after it would take two. */
function narrow(text: string): string {
  return WIDE.test(text) ? text : Buffer.from(text, "latin1").toString("latin1");
}

/** Where a plain test case that begins at this place ends; undefined when there is none, or its name is wanted. */
function endOfPlainCase(text: string, at: number, wanted: ReadonlySet<string> | undefined): number | undefined {
  PLAIN_CASE.lastIndex = at;
  if (!PLAIN_CASE.test(text)) return undefined;
  return wanted?.has(comparableName(nameAt(text, at))) ? undefined : PLAIN_CASE.lastIndex;
}

/** It is looked for a second time, since that is cheaper than a match with its groups. */
function nameAt(text: string, at: number): string {
  NAME_BEGINS.lastIndex = at;
  NAME_BEGINS.test(text);
  const begin = NAME_BEGINS.lastIndex;
  const name = text.slice(begin, text.indexOf('"', begin));
  return name.includes("&") ? name.replace(ENTITY, (entity) => ENTITIES[entity] ?? entity) : name;
}

/** All that a plain test case may hold. */
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

/** Tests that somebody wants to hear of. The suite is a part of a test's identity, so each has names of its own. */
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
