import { isUtf8 } from "node:buffer";
import { closeSync, openSync, readSync } from "node:fs";
import { InputError } from "../errors.js";
import type { TargetSet } from "./target-set.js";

const CHUNK_BYTES = 1024 * 1024;
/** No build tool has a target this long; without line breaks the whole file would be one. */
const LONGEST_LINE = 65_536;
const LINE_FEED = 0x0a;
const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);

/** JSON, or what tools print when they fail: taken for targets, it would stand for "impacts almost nothing". */
const NO_TARGET =
  /^(?:["{[]|(?:error|fatal|panic|exception|failure|warning|warn|usage)(?:\[[^\]]*\])?\s*:|npm (?:err|error|warn)\b|traceback \(|at .+\(.+:\d+\)$)/i;

/** One target per line, from a text. `source` names it in messages. */
export function readLines(text: string, set: TargetSet, source: string): void {
  if (text.includes("\0")) throw refuse(source, "holds a NUL byte, so it is not a list of targets");
  addLines(text, set, source, 1);
}

/** One target per line, from a file in UTF-8. Stops reading when the list cannot fit any more. */
export function readLinesOfFile(path: string, set: TargetSet, source: string): void {
  const file = openSync(path, "r");
  try {
    const chunk = Buffer.allocUnsafe(CHUNK_BYTES);
    let carried: Buffer = Buffer.alloc(0);
    let line = 1;
    for (let first = true; !set.isFull(); first = false) {
      const size = readSync(file, chunk);
      const fresh = withoutMark(chunk.subarray(0, size), first);
      if (fresh.includes(0)) throw refuse(source, "holds a NUL byte; is it UTF-16? Save it as UTF-8 text");
      // A line may go on in the next chunk, and so may a character.
      const end = size === 0 ? 0 : fresh.lastIndexOf(LINE_FEED) + 1;
      const whole = size === 0 ? carried : Buffer.concat([carried, fresh.subarray(0, end)]);
      if (size === 0 || end > 0) {
        line += addLines(decode(whole, source), set, source, line);
        carried = Buffer.from(fresh.subarray(end));
      } else {
        carried = Buffer.concat([carried, fresh]);
      }
      if (carried.length > LONGEST_LINE) throw tooLong(source, line);
      if (size === 0) return;
    }
  } finally {
    closeSync(file);
  }
}

function withoutMark(bytes: Buffer, first: boolean): Buffer {
  return first && bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK)
    ? bytes.subarray(BYTE_ORDER_MARK.length)
    : bytes;
}

function decode(bytes: Buffer, source: string): string {
  if (!isUtf8(bytes)) throw refuse(source, "is not UTF-8 text");
  return bytes.toString("utf8");
}

/** Adds each line; gives the number of line breaks. */
function addLines(text: string, set: TargetSet, source: string, firstLine: number): number {
  const lines = text.split("\n");
  for (const [index, line] of lines.entries()) {
    if (line.length > LONGEST_LINE) throw tooLong(source, firstLine + index);
    if (NO_TARGET.test(line.trimStart())) throw noTarget(source, firstLine + index, line);
    set.add(line);
  }
  return lines.length - 1;
}

function tooLong(source: string, line: number): InputError {
  return refuse(
    source,
    `has a line of more than ${LONGEST_LINE} characters (line ${line}), which is no target`,
  );
}

function noTarget(source: string, line: number, text: string): InputError {
  const shown = JSON.stringify(text.trim().slice(0, 100));
  return /^["{[]/.test(text.trim())
    ? refuse(
        source,
        `looks like JSON in line ${line} (${shown}); use a .json file, or impacted-targets-format: json`,
      )
    : refuse(
        source,
        `holds a message in line ${line}, not a target: ${shown}. Look at the step that wrote the list`,
      );
}

function refuse(source: string, problem: string): InputError {
  return new InputError([`${source} ${problem}.`]);
}
