import type { SaxesParser } from "saxes";
import {
  addFailureText,
  BrokenReportError,
  closeElement,
  isFailureMessageMissing,
  openElement,
  type ReportTree,
  readTotalsFromXmlComment,
} from "./junit-tree.js";
import { IDENTITY_ATTRIBUTES, type XmlAttributes } from "./test-case.js";

type Options = { readonly position: false; readonly xmlns: false };

/** XML parser with the tree of a report. It replaces only the five entities of XML, and no others. */
export interface ReportParser {
  readonly tree: ReportTree;
  readonly xml: SaxesParser<Options>;
  /** Number of characters that the parser has received. */
  given: number;
  /** Number of characters that the parser had received at the end of the last complete tag. */
  tagEnd: number;
  part: string;
  /** Line that the parser had reached before it read the last text. */
  lineBefore: number;
  /** Position in the last text where the attributes of an incomplete tag start; undefined outside of a tag. */
  attributesFrom: number | undefined;
  /** Attributes of the incomplete tag in earlier parts of the file. */
  attributesBefore: string;
}

export async function createReportParser(tree: ReportTree): Promise<ReportParser> {
  const { SaxesParser } = await import("saxes");
  const xml = new SaxesParser<Options>({ position: false, xmlns: false });
  const parser: ReportParser = {
    tree,
    xml,
    given: 0,
    tagEnd: -1,
    part: "",
    lineBefore: xml.line,
    attributesFrom: undefined,
    attributesBefore: "",
  };
  xml.on("error", ({ message }) => {
    throw new BrokenReportError(message.replace(/\.$/, ""));
  });
  xml.on("opentagstart", () => {
    parser.attributesFrom = readOfPart(parser);
  });
  xml.on("opentag", ({ name, attributes }) => {
    openElement(tree, name, readAttributes(attributes, endAttributes(parser)));
    finishTag(parser);
  });
  xml.on("closetag", () => {
    closeElement(tree);
    finishTag(parser);
  });
  xml.on("comment", (text) => readTotalsFromXmlComment(tree, dropForbidden(text)));
  return parser;
}

/** Adds a text to the report. @throws BrokenReportError if the XML is invalid */
export function parseReportText(parser: ReportParser, text: string): void {
  if (parser.attributesFrom !== undefined) {
    parser.attributesBefore += parser.part.slice(parser.attributesFrom);
    parser.attributesFrom = 0;
  }
  parser.part = hideForbidden(text);
  parser.given += parser.part.length;
  parser.lineBefore = parser.xml.line;
  parser.xml.write(parser.part);
}

/** Finishes the report. @throws BrokenReportError if the report is incomplete */
export function finishParsing(parser: ReportParser): void {
  parser.lineBefore = parser.xml.line;
  parser.xml.close();
}

export function isTagComplete({ tagEnd, given }: ReportParser): boolean {
  return tagEnd === given;
}

/** Returns the number of line breaks between the start of the last text and the parser's position. */
export function countLineBreaksInLastChunk({ xml, lineBefore }: ReportParser): number {
  return xml.line - lineBefore;
}

/**
 * At the end of a tag, adds the listener for text if a failure message is expected, else removes it. With a listener,
 * the parser stores all text, which takes time.
 */
function finishTag(parser: ReportParser): void {
  const { tree, xml } = parser;
  parser.tagEnd = xml.position;
  const listener = isFailureMessageMissing(tree)
    ? (text: string): void => addFailureText(tree, dropForbidden(text))
    : undefined;
  for (const event of ["text", "cdata"] as const) {
    if (listener === undefined) xml.off(event);
    else xml.on(event, listener);
  }
}

function readOfPart({ xml, given, part }: ReportParser): number {
  return xml.position - (given - part.length);
}

function endAttributes(parser: ReportParser): string {
  const text = parser.attributesBefore + parser.part.slice(parser.attributesFrom, readOfPart(parser));
  parser.attributesFrom = undefined;
  parser.attributesBefore = "";
  return text;
}

/** Characters in attributes that XML 1.0 or 1.1 replaces with spaces. */
const READ_AS_SPACE = /[\t\n\r\u0085\u2028]/;

/**
 * Restores the forbidden characters, line breaks and tabs that the parser replaced in names. The service's uploader
 * preserves these characters.
 */
function readAttributes(parsed: XmlAttributes, text: string): XmlAttributes {
  const hasSpaces = READ_AS_SPACE.test(text);
  if (!hasSpaces && !text.includes(MARK)) return parsed;
  const written = hasSpaces ? writtenAttributes(text) : parsed;
  return Object.fromEntries(
    Object.entries(parsed).map(([name, value]) =>
      IDENTITY_ATTRIBUTES.includes(name)
        ? [name, revealForbidden(written[name] ?? value)]
        : [name, dropForbidden(value)],
    ),
  );
}

const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function writtenAttributes(text: string): XmlAttributes {
  const found = text.matchAll(ATTRIBUTE);
  return Object.fromEntries(
    Array.from(found, ([, name, double, single]) => [name, decodeXmlReferences(double ?? single ?? "")]),
  );
}

const REFERENCE = /&(?:#x([0-9A-Fa-f]+)|#(\d+)|(\w+));/g;
const ENTITIES: XmlAttributes = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };

export function decodeXmlReferences(value: string): string {
  return value.replace(REFERENCE, (reference, hex?: string, decimal?: string, entity?: string) => {
    if (entity !== undefined) return ENTITIES[entity] ?? reference;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
}

/* The XML parser rejects forbidden characters that tools write, so a pair of private characters replaces each. */

const MARK = "\uf8ff";
const PAIRS = /\uf8ff([\ue000-\ue0ff])/g;
const FIRST = 0xe000;
const MARK_ITSELF = 0xf8;

/** Forbidden characters, and numeric references, which may represent forbidden characters. */
const SUSPECTS = /[^\t\n\r -\uf8fe\uf900-\ufffd]|&#(?:x[0-9A-Fa-f]{1,8}|\d{1,10});/g;
const ALLOWED = /[\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

function hideForbidden(text: string): string {
  return text.search(SUSPECTS) < 0 ? text : text.replace(SUSPECTS, hideCharacter);
}

function hideCharacter(found: string): string {
  // `Number` reads the text `0x1b` as hexadecimal and `027` as decimal.
  const code = found.length === 1 ? found.charCodeAt(0) : Number(`0${found.slice(2, -1)}`);
  const isAllowed = code <= 0x10ffff && ALLOWED.test(String.fromCodePoint(code));
  if (isAllowed && code !== MARK.charCodeAt(0)) return found;
  return `${MARK}${String.fromCharCode(FIRST + numberOf(code))}`;
}

/**
 * Encodes a forbidden character as a number of one byte. An invalid reference becomes 0, because no text contains
 * U+0000.
 */
function numberOf(code: number): number {
  const isControl = code < 0x20 || code === 0xfffe || code === 0xffff;
  if (isControl) return code & 0xff;
  return code === MARK.charCodeAt(0) ? MARK_ITSELF : 0;
}

function revealForbidden(text: string): string {
  return text.replace(PAIRS, (_, pair: string) => revealCharacter(pair));
}

function dropForbidden(text: string): string {
  return text.replace(PAIRS, (_, pair: string) => (revealCharacter(pair) === MARK ? MARK : ""));
}

function revealCharacter(pair: string): string {
  const number = pair.charCodeAt(0) - FIRST;
  if (number === MARK_ITSELF) return MARK;
  return String.fromCharCode(number < 0x20 ? number : 0xff00 + number);
}
