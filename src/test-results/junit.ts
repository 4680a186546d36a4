import { isAscii } from "node:buffer";
import { setImmediate } from "node:timers/promises";
import { AbortedError } from "../errors.js";
import { BrokenReport, createReportTree, type Doubt, type ReportListener, type ReportTree } from "./junit-tree.js";
import { createReportFeed, type WantedTests } from "./plain-cases.js";
import { NotAFile } from "./report-files.js";

/** Some 32 MiB, a quarter of a second: whoever stops the process is heard in between. More pauses cost memory. */
const PARTS_AT_ONCE = 512;

/** A report's bytes, piece by piece; each call begins anew. A piece holds until the next one is asked for. */
type Source = () => Iterable<Uint8Array>;

export type ReportReading = Awaited<ReturnType<typeof readReport>>;

/**
 * Reads a JUnit report as a stream; nothing of it is kept. The listener hears of every test case that failed, of each
 * that is wanted, and of some others.
 */
export async function readReport(source: Source, wanted: WantedTests, listener: ReportListener, signal: AbortSignal) {
  /** Why it cannot be relied on as a whole, with the line where there is one; undefined when it can. */
  let broken: string | undefined;
  /** What it says that nobody understands, with the line. */
  let unclear: string | undefined;
  const tree = createReportTree({
    ...listener,
    onDoubt(doubt: Doubt, reason: string) {
      if (doubt === "unknown-status") unclear ??= `line ${line()}: ${reason}`;
      else broken ??= doubt === "misplaced" ? `line ${line()}: ${reason}` : reason;
    },
  });
  const parser = await createParser(tree);
  const feed = createReportFeed(parser, tree, wanted);
  const line = (): number => lineAt(source, feed.offset()) + parser.linesIntoText();
  try {
    let isEmpty = true;
    let parts = 0;
    for (const part of textOf(source)) {
      isEmpty &&= part === "";
      feed.add(part);
      parts += 1;
      if (parts % PARTS_AT_ONCE === 0) await setImmediate();
      if (signal.aborted) throw new AbortedError();
    }
    if (isEmpty) broken = "it is empty";
    else {
      feed.end();
      parser.end();
    }
  } catch (error) {
    broken = reasonOf(error, line);
  }
  return { cases: tree.cases(), title: tree.title(), broken, unclear };
}

/** Errors of the file system and of decoding are reasons as well; everything else is a defect of ours. */
function reasonOf(error: unknown, line: () => number): string {
  if (error instanceof BrokenReport) return `line ${line()}: ${error.message}`;
  if (error instanceof NotAFile || (error instanceof Error && "code" in error)) return error.message;
  throw error;
}

function lineAt(source: Source, offset: number): number {
  let line = 1;
  let before = 0;
  for (const text of textOf(source)) {
    const end = offset - before;
    for (let at = text.indexOf("\n"); at >= 0 && at < end; at = text.indexOf("\n", at + 1)) line += 1;
    before += text.length;
    if (before >= offset) break;
  }
  return line;
}

/**
 * The XML parser, as far as a report needs it: it builds the tree, and throws all that it finds wrong as BrokenReport.
 * Entities of a document type are never resolved: it knows the five of XML.
 */
async function createParser(tree: ReportTree) {
  const { SaxesParser } = await import("saxes");
  const parser = new SaxesParser({ position: false, xmlns: false } as const);
  let given = 0;
  let tagEnd = -1;
  let lineBefore = parser.line;
  let isFollowingText = false;
  const onText = (text: string): void => tree.text(text);

  function afterTag(): void {
    tagEnd = parser.position;
    // The parser gathers text only while somebody listens.
    if (isFollowingText === tree.wantsText()) return;
    isFollowingText = !isFollowingText;
    for (const event of ["text", "cdata"] as const) {
      if (isFollowingText) parser.on(event, onText);
      else parser.off(event);
    }
  }

  parser.on("error", ({ message }) => {
    throw new BrokenReport(message.replace(/\.$/, ""));
  });
  parser.on("opentag", ({ name, attributes }) => {
    tree.open(name, attributes);
    afterTag();
  });
  parser.on("closetag", () => {
    tree.close();
    afterTag();
  });
  parser.on("comment", (text) => tree.comment(text));
  return {
    give(text: string): void {
      const clean = cleanXml(text);
      given += clean.length;
      lineBefore = parser.line;
      parser.write(clean);
    },
    end(): void {
      lineBefore = parser.line;
      parser.close();
    },
    /** True when the last character given was the end of a tag, so that content comes next. */
    isAfterTag: () => tagEnd === given,
    /** Line breaks in the text that was given last, up to where the parser is. */
    linesIntoText: () => parser.line - lineBefore,
  };
}

/** Characters that XML 1.0 has no place for, and numeric references, some of which name such characters. */
const SUSPECTS = /[^\t\n\r -\ufffd]|&#(?:x[0-9a-f]{1,8}|\d{1,10});/gi;

/** Takes out what XML forbids but tools write all the same, such as the escape sequences of a coloured terminal. */
function cleanXml(text: string): string {
  return text.search(SUSPECTS) < 0 ? text : text.replace(SUSPECTS, allowed);
}

/** A character that XML has, in Unicode mode: no half of a pair is one. */
const CHARACTER = /^[\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]$/u;

function allowed(found: string): string {
  if (found.length === 1) return "";
  // `x1b` with a zero in front is a number, and `27` stays one.
  const code = Number(`0${found.slice(2, -1)}`);
  return code <= 0x10ffff && CHARACTER.test(String.fromCodePoint(code)) ? found : "";
}

/** An XML declaration with its encoding stands within so many bytes. */
const HEAD_BYTES = 256;

/** The text of a source, without its byte order mark. @throws Error for an encoding that nobody knows. */
function* textOf(source: Source): Generator<string> {
  let head = Buffer.alloc(0);
  let decode: ((bytes: Uint8Array) => string) | undefined;
  for (const bytes of source()) {
    if (decode !== undefined) yield decode(bytes);
    else {
      head = Buffer.concat([head, bytes]);
      if (head.length < HEAD_BYTES) continue;
      decode = decoderFor(head);
      yield decode(head);
    }
  }
  if (decode === undefined) {
    decode = decoderFor(head);
    yield decode(head);
  }
  yield decode(new Uint8Array(0));
}

/** Decodes a run of pieces; an empty one is the end. */
function decoderFor(head: Buffer): (bytes: Uint8Array) => string {
  const encoding = encodingOf(head);
  const decoder = new TextDecoder(encoding);
  // Inside a sequence of several bytes, ASCII means an error that only the decoder may report.
  let isBetweenCharacters = encoding === "utf-8";
  return (bytes) => {
    if (bytes.length === 0) return decoder.decode();
    const isPlain = isBetweenCharacters && isAscii(bytes);
    if (encoding === "utf-8") isBetweenCharacters = (bytes.at(-1) ?? 0) < 0x80;
    // Several times faster than the decoder.
    return isPlain
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1")
      : decoder.decode(bytes, { stream: true });
  };
}

/** By byte order mark, else by where the zero bytes are, else by the XML declaration, else UTF-8. */
function encodingOf(head: Buffer): string {
  const start = head.toString("hex", 0, 4);
  if (start.startsWith("fffe") || start === "3c003f00") return "utf-16le";
  if (start.startsWith("feff") || start === "003c003f") return "utf-16be";
  const declared = /^<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head.toString("latin1", 0, HEAD_BYTES));
  const name = (declared?.[1] ?? "utf-8").toLowerCase();
  // A declaration that can be read as ASCII is not UTF-16, whatever it says.
  return name.startsWith("utf-16") || name === "utf8" || name === "us-ascii" ? "utf-8" : name;
}
