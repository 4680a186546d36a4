/** A lower bound for the JSON of the distinct lines that were added, without keeping any of them. */
export interface SizeBound {
  /** Takes whole lines in UTF-8. */
  add(lines: Buffer): void;
  /** Bytes that the lines need at the least as items of a JSON list, without its brackets. */
  atLeastBytes(): number;
  /** Number of line breaks. */
  lines(): number;
}

const LINE_FEED = 0x0a;
/** Between them is what ASCII shows. */
const SPACE = 0x20;
const DELETE = 0x7f;
/** Quotes and comma of a JSON string in a list. */
const PUNCTUATION_BYTES = 3;
/** A power of two, several times the number of lines that fill a request. */
const MARKS = 4 * 1024 * 1024;
/** Of the 32-bit FNV-1a hash. */
const HASH_PRIME = 0x01000193;

/**
 * Each line marks the place that its hash points to, and counts only when that place was free: then no line before it
 * was the same. Two lines of one place count once, which keeps the bound low, never too high. For the same reason only
 * visible ASCII is looked at, so that blanks around a target make no difference.
 */
export function createSizeBound(): SizeBound {
  const marks = new Uint8Array(MARKS);
  let bytes = 0;
  let breaks = 0;
  return {
    add(lines) {
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
    // The last item has no comma.
    atLeastBytes: () => Math.max(0, bytes - 1),
    lines: () => breaks,
  };
}
