import { isUtf8 } from "node:buffer";
import { closeSync, existsSync, openSync, readFileSync, readSync, realpathSync, statSync } from "node:fs";
import { isAbsolute, relative, resolve, sep } from "node:path";
import { InputError, inputError } from "../errors.js";
import type { Context } from "../operation.js";
import { inputName, type Text, words } from "../text/problem.js";
import { checkedText, LONGEST_LINE, notAList } from "./producers/parsing.js";

export interface ListFile {
  readonly path: string;
  /** Its name in messages. */
  readonly source: Text;
  /** A pipe is what a shell makes of `<(command)`. */
  readonly kind: "file" | "pipe";
  readonly size: number;
}

export type ListContext = Pick<Context, "workspace" | "untrustedCheckout">;

/** Finds the file of `impacted-targets-file` and reads it. @throws InputError when it is missing, no file or unreadable */
export function openList<Read>(name: string, context: ListContext, read: (file: ListFile) => Read): Read {
  const source = words`${inputName("impacted-targets-file")}: ${name}`;
  try {
    const path = pathOfList(name, context);
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) {
      throw new InputError([
        words`${source} does not exist (looked for ${path}). Check that an earlier step writes it.`,
      ]);
    }
    const kind = found.isFile() ? "file" : found.isFIFO() ? "pipe" : undefined;
    // A device such as /dev/zero may have no end.
    if (kind === undefined) throw new InputError([words`${source} is not a file.`]);
    return read({ path, source, kind, size: found.size });
  } catch (error) {
    // Errors of the file system have a syscall; everything else speaks for itself.
    if (!(error instanceof Error && "syscall" in error)) throw error;
    throw new InputError([words`${source} cannot be read: ${error.message}.`], { cause: error });
  }
}

/**
 * The absolute path of a file with targets. A stranger's commit can hold a symbolic link to a file of the machine, whose
 * lines would be shown and sent as targets. @throws InputError
 */
function pathOfList(name: string, { workspace, untrustedCheckout }: ListContext): string {
  const path = resolve(workspace, name);
  if (untrustedCheckout === undefined || !existsSync(path) || !isWithin(resolve(workspace), path)) return path;
  if (isWithin(realpathSync(workspace), realpathSync(path))) return path;
  throw inputError(
    "impacted-targets-file",
    `${name} leads out of the workspace, and is not read here because ${untrustedCheckout}.`,
  );
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

/** The whole text of a file in UTF-8. @throws InputError */
export function wholeText({ path, source }: ListFile): string {
  const bytes = readFileSync(path);
  // Bytes that are no UTF-8 would turn into replacement characters, and the target into another one.
  if (!isUtf8(bytes)) throw notAList(source, "is not UTF-8 text");
  return bytes.toString("utf8").replace(/^\uFEFF/, "");
}

const CHUNK_BYTES = 1024 * 1024;
const LINE_FEED = 0x0a;

/** Reads a file in pieces of about a mebibyte. Each ends where a line ends, so no line or character is cut. */
function* lineBlocks({ path, source }: ListFile): Generator<Buffer> {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let carried: Buffer = Buffer.alloc(0);
    for (let size = readSync(file, chunk); size > 0; size = readSync(file, chunk)) {
      const bytes = Buffer.concat([carried, chunk.subarray(0, size)]);
      const end = bytes.lastIndexOf(LINE_FEED) + 1;
      refuseLongLines(bytes, source);
      if (end > 0) yield bytes.subarray(0, end);
      carried = bytes.subarray(end);
    }
    if (carried.length > 0) yield carried;
  } finally {
    closeSync(file);
  }
}

/** Leaps from line to line: in each stretch of the longest length there must be a line break. */
function refuseLongLines(bytes: Buffer, source: Text): void {
  let start = 0;
  while (bytes.length - start > LONGEST_LINE) {
    const end = bytes.lastIndexOf(LINE_FEED, start + LONGEST_LINE);
    if (end < start) throw notAList(source, `has a line of more than ${LONGEST_LINE} bytes, which is no target`);
    start = end + 1;
  }
}

/** The lines of a file in UTF-8, some thousands at a time. @throws InputError for what is no list of targets */
export function* linesOfFile(file: ListFile): Generator<readonly string[]> {
  let firstLine = 1;
  for (const block of lineBlocks(file)) {
    const lines = checkedText(block, file.source, firstLine).split("\n");
    yield lines;
    firstLine += lines.length - 1;
  }
}

/** A file that repeats its lines this often is read in the plain way. */
const BOUND_OVER_BYTES = 64 * 1024 * 1024;

/**
 * Bytes of JSON that the lines of a file need at the least; stops as soon as they are over `limitBytes`. Much quicker
 * than collecting the lines, which for a file over the limit is mostly work for nothing.
 */
export function leastBytesOfFile(file: ListFile, limitBytes: number): number {
  const bound = createSizeBound();
  let read = 0;
  for (const block of lineBlocks(file)) {
    checkedText(block, file.source, bound.lineBreaks() + 1);
    bound.add(block);
    read += block.length;
    if (bound.atLeastBytes() > limitBytes || read > BOUND_OVER_BYTES) break;
  }
  return bound.atLeastBytes();
}

/** Between them is what ASCII shows. */
const SPACE = 0x20;
const DELETE = 0x7f;
/** Quotes and comma of a JSON string in a list. */
export const PUNCTUATION_BYTES = 3;
/** A power of two, several times the number of lines that fill a request. */
const MARKS = 4 * 1024 * 1024;
/** Of the 32-bit FNV-1a hash. */
const HASH_PRIME = 0x01000193;

/**
 * A lower bound for the JSON of the distinct lines that were added, in whole lines of UTF-8, without keeping any of them.
 * Each line marks the place that its hash points to, and counts only when that place was free: then no line before it
 * was the same. Two lines of one place count once, which keeps the bound low, never too high. For the same reason only
 * visible ASCII is looked at, so that blanks around a target make no difference.
 */
export function createSizeBound() {
  const marks = new Uint8Array(MARKS);
  let bytes = 0;
  let breaks = 0;
  return {
    add(lines: Buffer): void {
      let hash = 0;
      let length = 0;
      for (let index = 0; index < lines.length; index += 1) {
        const byte = lines[index] ?? LINE_FEED;
        if (byte > SPACE && byte < DELETE) {
          hash = Math.imul(hash ^ byte, HASH_PRIME);
          length += 1;
        } else if (byte === LINE_FEED) {
          const place = (hash ^ (hash >>> 15)) & (MARKS - 1);
          if (length > 0 && marks[place] === 0) {
            marks[place] = 1;
            bytes += length + PUNCTUATION_BYTES;
          }
          hash = 0;
          length = 0;
          breaks += 1;
        }
      }
    },
    // As items of a JSON list, without its brackets; the last one has no comma.
    atLeastBytes: () => Math.max(0, bytes - 1),
    lineBreaks: () => breaks,
  };
}
