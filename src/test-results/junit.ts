import { isAscii } from "node:buffer";
import { setImmediate } from "node:timers/promises";
import { AbortedError } from "../errors.js";
import { BrokenReport, createReportTree, type Doubt, type ReportListener } from "./junit-tree.js";
import { createReportFeed, type WantedTests } from "./plain-cases.js";
import { NotAFile } from "./report-files.js";
import { createParser } from "./report-parser.js";

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
      else if (broken !== undefined || (doubt === "replaced" && !lost())) return;
      else broken = doubt === "shortfall" ? reason : `line ${line()}: ${reason}`;
    },
  });
  const parser = await createParser(tree);
  const feed = createReportFeed(parser, tree, wanted);
  let isLossy: boolean | undefined;
  function lost(): boolean {
    isLossy ??= hasLostBytes(source);
    return isLossy;
  }
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

/** True when decoding replaced bytes that are no text: different names may read the same then. */
function hasLostBytes(source: Source): boolean {
  try {
    for (const _ of textOf(source, true));
    return false;
  } catch {
    return true;
  }
}

/** An XML declaration with its encoding stands within so many bytes. */
const HEAD_BYTES = 256;

/** The text of a source, without its byte order mark. @throws Error for an encoding that nobody knows. */
function* textOf(source: Source, isStrict = false): Generator<string> {
  let head = Buffer.alloc(0);
  let decode: ((bytes: Uint8Array) => string) | undefined;
  for (const bytes of source()) {
    if (decode !== undefined) yield decode(bytes);
    else {
      head = Buffer.concat([head, bytes]);
      if (head.length < HEAD_BYTES) continue;
      decode = decoderFor(head, isStrict);
      yield decode(head);
    }
  }
  if (decode === undefined) {
    decode = decoderFor(head, isStrict);
    yield decode(head);
  }
  yield decode(new Uint8Array(0));
}

/** Decodes a run of pieces; an empty one is the end. */
function decoderFor(head: Buffer, isStrict: boolean): (bytes: Uint8Array) => string {
  const encoding = encodingOf(head);
  const decoder = new TextDecoder(encoding, { fatal: isStrict });
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
