/*
 * Characters that XML forbids and tools write all the same, such as the escape sequences of a colored terminal. An XML
 * parser rejects them, so it is given a pair of private characters for each; afterwards the pair is that character again.
 */

const MARK = "\uf8ff";
const PAIRS = /\uf8ff([\ue000-\ue0ff])/g;
const FIRST = 0xe000;
const MARK_ITSELF = 0xf8;

/** Characters to hide, and numeric references, some of which name such characters. */
const SUSPECTS = /[^\t\n\r -\uf8fe\uf900-\ufffd]|&#(?:x[0-9A-Fa-f]{1,8}|\d{1,10});/g;
const ALLOWED = /[\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

/** Replaces each forbidden character, also one that a reference names, by its pair. */
export function hideForbidden(text: string): string {
  return text.search(SUSPECTS) < 0 ? text : text.replace(SUSPECTS, hidden);
}

function hidden(found: string): string {
  // `x1b` with a zero in front is a number, and `27` stays one.
  const code = found.length === 1 ? found.charCodeAt(0) : Number(`0${found.slice(2, -1)}`);
  const isAllowed = code <= 0x10ffff && ALLOWED.test(String.fromCodePoint(code));
  if (isAllowed && code !== MARK.charCodeAt(0)) return found;
  return `${MARK}${String.fromCharCode(FIRST + numberOf(code))}`;
}

/** A reference to no character at all counts as U+0000: no text can hold either. */
function numberOf(code: number): number {
  const isControl = code < 0x20 || code === 0xfffe || code === 0xffff;
  if (isControl) return code & 0xff;
  return code === MARK.charCodeAt(0) ? MARK_ITSELF : 0;
}

/** True when the text has pairs, of a genuine mark too. */
export function hidesForbidden(text: string): boolean {
  return text.includes(MARK);
}

/** Returns the text as it was before its characters were hidden. */
export function revealForbidden(text: string): string {
  return hidesForbidden(text) ? text.replace(PAIRS, (_, pair: string) => revealed(pair)) : text;
}

/** Returns the text without the characters that were hidden. */
export function dropForbidden(text: string): string {
  if (!hidesForbidden(text)) return text;
  return text.replace(PAIRS, (_, pair: string) => (revealed(pair) === MARK ? MARK : ""));
}

function revealed(pair: string): string {
  const number = pair.charCodeAt(0) - FIRST;
  if (number === MARK_ITSELF) return MARK;
  return String.fromCharCode(number < 0x20 ? number : 0xff00 + number);
}
