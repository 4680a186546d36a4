import { LONGEST_REFERENCE } from "./clean-xml.js";
import { endOfPlainCase } from "./plain-case.js";
import type { ReportParser } from "./report-parser.js";
import { BrokenReport, type ReportTree } from "./report-tree.js";
import type { WantedTests } from "./wanted-tests.js";

/** Text without a `>` is kept back up to this length, in case it begins something that can be passed over. */
const KEPT_BACK_CHARACTERS = 64 * 1024;
const CDATA_START = /[ \t\r\n]*<!\[CDATA\[/y;
const CDATA_END = "]]>";
const WIDE = /[\u0100-\uffff]/;

export interface ReportFeed {
  /** Takes the next part of a report. */
  add(part: string): void;
  /** @throws BrokenReport when the report is not complete. */
  end(): void;
  /** Characters of the report before the text that the parser was given last. */
  offset(): number;
}

/** Gives a report to the parser, without what means nothing: plain test cases, and what CDATA sections hold. */
export function createReportFeed(parser: ReportParser, tree: ReportTree, wanted: WantedTests): ReportFeed {
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

  /** Passes over one thing if one begins here. */
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

  /** Goes on as far as the text allows, tag by tag. */
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
    add(part) {
      text += part;
      advance();
      if (!isInCdata && text.length - at > KEPT_BACK_CHARACTERS) give(endOfWhole(text));
      text = narrow(text.slice(at));
      before += at;
      at = 0;
    },
    end() {
      if (isInCdata) throw new BrokenReport("it ends inside a CDATA section");
      give(text.length);
      offset = before + at;
      parser.end();
    },
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
