import { isAscii } from "node:buffer";
import { setImmediate } from "node:timers/promises";
import { AbortedError } from "../errors.js";
import { BrokenReportError, createReportTree, type ReportDistrustReason, type ReportListener } from "./junit-tree.js";
import { createReportScanner, finishReportScan, scanReportPart, type TestNameIndex } from "./plain-cases.js";
import { UnusableFileError } from "./report-files.js";
import { countLineBreaksInLastChunk, createReportParser } from "./report-parser.js";

/**
 * Number of pieces of a report to read between two checks for an abort. It takes about a quarter of a second to read
 * this number of pieces (32 MiB).
 */
const PARTS_AT_ONCE = 512;

/** Function that reads a report from its start in pieces. Each piece overwrites the previous one. */
type Source = () => Iterable<Uint8Array>;

export type ReportReadResult = Awaited<ReturnType<typeof readJunitReport>>;

/** Reads a JUnit report. The listener receives all failed test cases, all wanted ones, and possibly others. */
export async function readJunitReport(
  source: Source,
  wanted: TestNameIndex,
  listener: ReportListener,
  signal: AbortSignal,
) {
  let broken: string | undefined;
  let unclear: string | undefined;
  const tree = createReportTree({
    ...listener,
    onDoubt(doubt: ReportDistrustReason, reason: string) {
      if (doubt === "unknown-status") unclear ??= `line ${line()}: ${reason}`;
      else if (broken !== undefined || (doubt === "replaced" && !hasLoss())) return;
      else broken = doubt === "shortfall" ? reason : `line ${line()}: ${reason}`;
    },
  });
  const parser = await createReportParser(tree);
  const feed = createReportScanner(parser, wanted);
  let isLossy: boolean | undefined;
  function hasLoss(): boolean {
    isLossy ??= hasLostBytes(source);
    return isLossy;
  }
  const line = (): number => lineAt(source, feed.offset) + countLineBreaksInLastChunk(parser);
  try {
    let isEmpty = true;
    let parts = 0;
    for (const part of textOf(source)) {
      isEmpty &&= part === "";
      scanReportPart(feed, part);
      parts += 1;
      if (parts % PARTS_AT_ONCE === 0) await setImmediate();
      if (signal.aborted) throw new AbortedError();
    }
    if (isEmpty) broken = "the file is empty";
    else finishReportScan(feed);
  } catch (error) {
    broken = reasonOf(error, line);
  }
  return { cases: tree.sums.cases, title: tree.title, broken, unclear };
}

/** Returns the reason why a report is unreadable. @throws all other errors */
function reasonOf(error: unknown, line: () => number): string {
  if (error instanceof BrokenReportError) return `line ${line()}: ${error.message}`;
  if (error instanceof UnusableFileError || (error instanceof Error && "code" in error)) return error.message;
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

/** True when the decoder replaced invalid bytes. Two different names may then become equal. */
function hasLostBytes(source: Source): boolean {
  try {
    for (const _ of textOf(source, true));
    return false;
  } catch {
    return true;
  }
}

/** Number of bytes at the start of a report in which to find the XML declaration. */
const HEAD_BYTES = 256;

/**
 * Decodes a report, and drops its byte order mark. With `isStrict`, rejects invalid bytes. @throws Error if the
 * encoding is unknown
 */
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

/** Returns a function that decodes pieces in order. An empty piece marks the end of the text. */
function decoderFor(head: Buffer, isStrict: boolean): (bytes: Uint8Array) => string {
  const encoding = encodingOf(head);
  const decoder = new TextDecoder(encoding, { fatal: isStrict });
  // If a piece ends inside a character, the decoder stores the first bytes of this character, so it must decode the
  // next piece too.
  let isBetweenCharacters = encoding === "utf-8";
  return (bytes) => {
    if (bytes.length === 0) return decoder.decode();
    const isPlain = isBetweenCharacters && isAscii(bytes);
    if (encoding === "utf-8") isBetweenCharacters = (bytes.at(-1) ?? 0) < 0x80;
    // Latin1 has the same result for ASCII text, and is several times faster.
    return isPlain
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1")
      : decoder.decode(bytes, { stream: true });
  };
}

function encodingOf(head: Buffer): string {
  const start = head.toString("hex", 0, 4);
  if (start.startsWith("fffe") || start === "3c003f00") return "utf-16le";
  if (start.startsWith("feff") || start === "003c003f") return "utf-16be";
  const declared = /^<\?xml\s[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(head.toString("latin1", 0, HEAD_BYTES));
  const name = (declared?.[1] ?? "utf-8").toLowerCase();
  // The declaration was readable as ASCII, so the report is not in UTF-16.
  return name.startsWith("utf-16") || name === "utf8" || name === "us-ascii" ? "utf-8" : name;
}
