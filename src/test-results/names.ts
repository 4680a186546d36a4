/**
 * Functions that change names as the service's uploader does, in the same order: trim, shorten, remove escape sequences
 * and control characters.
 */

/** Maximum bytes of a name in UTF-8. */
const LONGEST_BYTES = 8_000;

const MAY_CHANGE = /[^ -~\u00a1-\uffff]|^\s|\s$/;

export function normalizeName(written: string): string {
  if (written.length * 3 <= LONGEST_BYTES && !MAY_CHANGE.test(written)) return written;
  return removeControls(cut(trim(written)));
}

/** Normalizes a name twice. The second time trims white space next to a removed escape sequence. */
export function toComparableName(name: string): string {
  return normalizeName(normalizeName(name));
}

/** White space as the uploader defines it. The method `trim` would also remove U+FEFF, but not U+0085. */
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
  // A byte 10xxxxxx continues a character, so the cut must not be before it.
  while ((bytes.readUInt8(end) & 0xc0) === 0x80) end -= 1;
  return bytes.toString("utf8", 0, end);
}

/** Control characters that end every escape sequence. */
const STOP = "\\x18\\x1a\\x1b";

/**
 * Escape sequences of a terminal. The pattern has three groups. The line feeds in the first and second group remain in
 * the text. The third group is the data of a device control string.
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

/** Removes escape sequences and control characters, except line feeds and U+007F. */
function removeControls(text: string): string {
  const printed = text.replace(SEQUENCE, (_, before: string, printing = "", data = "") => {
    return `${before}${printing}`.replace(/[^\n]/g, "") + textAfterData(data);
  });
  return printed.replace(/(?![\n\u007f])\p{Cc}/gu, "");
}

/**
 * Returns the text after the byte 0x9c. This byte ends a device control string, even as one byte of a longer character.
 */
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
