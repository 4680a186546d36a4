import { closeSync, openSync, readSync } from "node:fs";
import type { Text } from "../problem.js";
import { notAList } from "./not-a-list.js";

const CHUNK_BYTES = 1024 * 1024;
/** No build tool has a target this long; without line breaks the whole file would be one. */
export const LONGEST_LINE_BYTES = 65_536;
const LINE_FEED = 0x0a;

/** Reads a file in pieces of about a mebibyte. Each ends where a line ends, so no line or character is cut. */
export function* lineBlocks(path: string, source: Text): Generator<Buffer> {
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
  while (bytes.length - start > LONGEST_LINE_BYTES) {
    const end = bytes.lastIndexOf(LINE_FEED, start + LONGEST_LINE_BYTES);
    if (end < start) {
      throw notAList(source, `has a line of more than ${LONGEST_LINE_BYTES} bytes, which is no target`);
    }
    start = end + 1;
  }
}
