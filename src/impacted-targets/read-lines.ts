import type { Text } from "../problem.js";
import { checkedText } from "./checked-text.js";
import { lineBlocks } from "./line-blocks.js";
import { createSizeBound } from "./size-bound.js";
import type { TargetSet } from "./target-set.js";

/** One target per line, from a text. `source` names it in messages. */
export function readLines(text: string, set: TargetSet, source: Text): void {
  for (const line of checkedText(Buffer.from(text), source, 1).split("\n")) set.add(line);
}

/** One target per line, from a file in UTF-8. Stops reading when the list cannot fit any more. */
export function readLinesOfFile(path: string, set: TargetSet, source: Text): void {
  let firstLine = 1;
  for (const block of lineBlocks(path, source)) {
    const lines = checkedText(block, source, firstLine).split("\n");
    for (const line of lines) set.add(line);
    if (set.isFull()) return;
    firstLine += lines.length - 1;
  }
}

/** A file that repeats its lines this often is read in the plain way. */
const BOUND_OVER_BYTES = 64 * 1024 * 1024;

/**
 * Bytes of JSON that the lines of a file need at the least; stops as soon as they are over `limitBytes`. Much quicker
 * than collecting the lines, which for a file over the limit is mostly work for nothing.
 */
export function leastBytesOfFile(path: string, source: Text, limitBytes: number): number {
  const bound = createSizeBound();
  let read = 0;
  for (const block of lineBlocks(path, source)) {
    checkedText(block, source, bound.lines() + 1);
    bound.add(block);
    read += block.length;
    if (bound.atLeastBytes() > limitBytes || read > BOUND_OVER_BYTES) break;
  }
  return bound.atLeastBytes();
}
