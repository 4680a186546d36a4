/*
 * All text is shortened here. A part of a secret could not be detected, so a text ends at white space, which a token does
 * not contain, or between items of JSON.
 */

function firstWords(text: string, atMost: number): string | undefined {
  const words = text
    .slice(0, atMost + 1)
    .replace(/\S*$/, "")
    .trimEnd();
  return words === "" ? undefined : words;
}

function lengthOf(text: string): string {
  return `a text of ${text.length} characters`;
}

/** Returns one line without control characters and invisible formatting, for titles and commit statuses. */
export function toVisibleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}

/** Shortens a text to one line. A text without words that fit is replaced by its length. */
export function shorten(text: string, atMost: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  if (line.length <= atMost) return line;
  const words = firstWords(line, atMost - 1);
  return words === undefined ? `(${lengthOf(line)})` : `${words}…`;
}

const QUOTED_CHARACTERS = 100;

/** Quotes a text and hides passwords in addresses. */
export function quote(given: string): string {
  const text = removeUserInfo(given);
  if (text.length <= QUOTED_CHARACTERS) return JSON.stringify(text);
  const words = firstWords(text, QUOTED_CHARACTERS);
  return words === undefined ? lengthOf(text) : JSON.stringify(`${words}…`);
}

export function shortenJson(json: string, atMost: number): string {
  return json.length <= atMost ? json : `${keepWholeItems(json.slice(0, atMost))}…`;
}

export function keepWholeItems(json: string): string {
  // Inside JSON text a quotation mark has a backslash.
  return /^.*[^\\]",/s.exec(json)?.[0] ?? "";
}

/** Escapes characters that move the cursor, or hide or reorder text. */
export function escapeControls(json: string): string {
  return json.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeUnits);
}

function escapeUnits(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

/** Escapes spaces at both ends, unusual spaces and invisible characters. */
export function escapeInvisible(text: string): string {
  return text.replace(/^ | $|(?! )\p{Zs}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeUnits);
}

/** At sign, plain or encoded in an address. */
const AT = /@|%40/gi;
const COLON = /:|%3a/i;
const SLASHES = /(?:^|:|%3a)(?:[\\/]|%2f)+/i;
const BETWEEN_WORDS = /([\s"'<>=(]+)/;

/** Removes user information from valid and invalid addresses. */
export function removeUserInfo(text: string): string {
  return text.split("\n").map(hideInLine).join("\n");
}

function hideInLine(line: string): string {
  const at = lastAt(line);
  if (at === undefined) return line;
  // A password may contain an at sign, so the last one counts.
  const slashes = SLASHES.exec(line.slice(0, at));
  if (slashes === null) return line.split(BETWEEN_WORDS).map(hideInWord).join("");
  return `${line.slice(0, slashes.index + slashes[0].length)}***${line.slice(at)}`;
}

/** Hides user information in a word without slashes if a colon precedes the at sign. */
function hideInWord(word: string): string {
  const at = lastAt(word);
  return at !== undefined && COLON.test(word.slice(0, at)) ? `***${word.slice(at)}` : word;
}

function lastAt(text: string): number | undefined {
  return [...text.matchAll(AT)].at(-1)?.index;
}
