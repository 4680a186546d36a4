/** Applies the steps of the service's uploader in its order: trim, cut, remove escape sequences and control characters. */

/** Limit in bytes of UTF-8. */
const LONGEST_BYTES = 8_000;

const MAY_CHANGE = /[^ -~\u00a1-\uffff]|^\s|\s$/;

export function normalizeName(written: string): string {
  if (written.length * 3 <= LONGEST_BYTES && !MAY_CHANGE.test(written)) return written;
  return removeControls(cut(trim(written)));
}

/** Normalizes until nothing changes: the second pass trims white space next to removed escape sequences. */
export function toComparableName(name: string): string {
  return normalizeName(normalizeName(name));
}

/** JavaScript's own trim includes U+FEFF and lacks U+0085. */
const WHITE_SPACE = /\p{White_Space}/u;

function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE_SPACE.test(text.charAt(start))) start += 1;
  while (end > start && WHITE_SPACE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

function cut(text: string): string {
  const bytes = Buffer.from(text);
  let end = LONGEST_BYTES;
  if (bytes.length <= end) return text;
  // Bytes 10xxxxxx continue a character.
  while ((bytes.readUInt8(end) & 0xc0) === 0x80) end -= 1;
  return bytes.toString("utf8", 0, end);
}

/** Control characters that end every escape sequence. */
const STOP = "\\x18\\x1a\\x1b";

/**
 * Escape sequences as a terminal reads them. Groups: characters before the kind of sequence, a sequence whose line feeds
 * are printed, and the data of a device control string.
 */
const SEQUENCE = new RegExp(
  [
    `\\x1b([^ -~${STOP}]*)(?:`,
    `(\\[[^@-~${STOP}]*[@-~]?|[ -/][^0-~${STOP}]*[0-~]?|[0-OQ-WYZ\\\\\`-~])|`,
    `P[^ -~${STOP}]*(?:[0-?][^ -/<-~${STOP}]*)?(?:[ -/][^0-~${STOP}]*)?[@-~]([^${STOP}]*)|`,
    `\\][^\\x07${STOP}]*|[PX^_][^${STOP}]*)?`,
  ].join(""),
  "g",
);

/** Preserves line feeds and U+007F. */
function removeControls(text: string): string {
  const printed = text.replace(SEQUENCE, (_, before: string, printing = "", data = "") => {
    return `${before}${printing}`.replace(/[^\n]/g, "") + textAfterData(data);
  });
  return printed.replace(/(?![\n\u007f])\p{Cc}/gu, "");
}

/** Returns the text after the byte 0x9c, which ends a device control string even inside a character. */
function textAfterData(data: string): string {
  let end = 0;
  for (const character of data) {
    end += character.length;
    const bytes = Buffer.from(character);
    const at = bytes.indexOf(0x9c);
    if (at >= 0) return "\ufffd".repeat(bytes.subarray(at + 1).filter((byte) => byte > 0x9f).length) + data.slice(end);
  }
  return "";
}
