import { setImmediate } from "node:timers/promises";
import { AbortedError } from "../errors.js";
import { NotAFile } from "./regular-file.js";
import { createReportFeed } from "./report-feed.js";
import type { ResultListener } from "./report-listener.js";
import { createReportParser } from "./report-parser.js";
import { BrokenReport, createReportTree } from "./report-tree.js";
import type { WantedTests } from "./wanted-tests.js";
import { type Source, textOf } from "./xml-text.js";

/** Some 32 MiB, a quarter of a second: whoever stops the process is heard in between. More pauses cost memory. */
const PARTS_AT_ONCE = 512;

export interface ReportReading {
  /** Test cases in it, as far as it could be read. */
  readonly cases: number;
  /** What it calls itself as a whole. */
  readonly title: string;
  /** Why it cannot be relied on as a whole, with the line where there is one; undefined when it can. */
  readonly broken: string | undefined;
}

/**
 * Reads a JUnit report as a stream; nothing of it is kept. The listener hears of every test case that failed, of each
 * that is wanted, and of some others.
 */
export async function readReport(
  source: Source,
  wanted: WantedTests,
  listener: ResultListener,
  signal: AbortSignal,
): Promise<ReportReading> {
  let doubt: string | undefined;
  const tree = createReportTree({
    ...listener,
    onMisplaced(words) {
      doubt ??= `line ${line()}: ${words}`;
    },
    onShortfall(words) {
      doubt ??= words;
    },
  });
  const parser = await createReportParser(tree);
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
    if (isEmpty) return { cases: 0, title: "", broken: "it is empty" };
    feed.end();
    return { cases: tree.cases(), title: tree.title(), broken: doubt };
  } catch (error) {
    return { cases: tree.cases(), title: tree.title(), broken: reasonOf(error, line) };
  }
}

/** Errors of the file system and of decoding are reasons as well; everything else is a defect of ours. */
function reasonOf(error: unknown, line: () => number): string {
  if (error instanceof BrokenReport) return `line ${line()}: ${error.message}`;
  if (error instanceof NotAFile || (error instanceof Error && "code" in error)) return error.message;
  throw error;
}

/** The number of the line, from 1, in which a character of the report stands. */
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
