/*
 * These functions cut a text at white space, which a token does not contain, or between items of JSON. A cut inside a
 * token would leave a part that no check detects as a secret.
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

/** Returns a text as one line. Replaces control characters and invisible characters with spaces. */
export function replaceInvisibleCharacters(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}

/** Shortens a text to one line, at the end of a word. If no word fits, returns `(a text of N characters)`. */
export function shortenText(text: string, atMost: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  if (line.length <= atMost) return line;
  const words = firstWords(line, atMost - 1);
  return words === undefined ? `(${lengthOf(line)})` : `${words}…`;
}

const QUOTED_CHARACTERS = 100;

/** Shortens a text to 100 characters, and quotes it. Hides user names and passwords in addresses. */
export function quoteText(given: string): string {
  const text = maskUrlCredentials(given);
  if (text.length <= QUOTED_CHARACTERS) return JSON.stringify(text);
  const words = firstWords(text, QUOTED_CHARACTERS);
  return words === undefined ? lengthOf(text) : JSON.stringify(`${words}…`);
}

export function shortenJson(json: string, atMost: number): string {
  return json.length <= atMost ? json : `${removeIncompleteJsonItem(json.slice(0, atMost))}…`;
}

export function removeIncompleteJsonItem(json: string): string {
  // Inside a JSON string, a backslash is before each quotation mark. So `",` without a backslash ends an item.
  return /^.*[^\\]",/s.exec(json)?.[0] ?? "";
}

/** Escapes characters that move the cursor, hide text or reorder text. Does not change line breaks. */
export function escapeControlCharacters(json: string): string {
  return json.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeUnits);
}

function escapeUnits(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

/**
 * Escapes the same characters as `escapeControlCharacters`, and all characters without a shape, such as variation
 * selectors.
 */
export function escapeHiddenCharacters(text: string): string {
  return text.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu, escapeUnits);
}

/** Escapes spaces at both ends, unusual spaces and invisible characters. */
export function escapeSpacesAndControlCharacters(text: string): string {
  return text.replace(/^ | $|(?! )\p{Zs}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeUnits);
}

/** At sign, plain or percent-encoded. */
const AT = /@|%40/gi;
const COLON = /:|%3a/i;
const SLASHES = /(?:^|:|%3a)(?:[\\/]|%2f)+/i;
const BETWEEN_WORDS = /([\s"'<>=(]+)/;

/** Replaces the user name and the password in addresses with `***`, even in an invalid address. */
export function maskUrlCredentials(text: string): string {
  return text.split("\n").map(hideInLine).join("\n");
}

function hideInLine(line: string): string {
  const at = lastAt(line);
  if (at === undefined) return line;
  // A password may contain an at sign, so all text before the last at sign is hidden.
  const slashes = SLASHES.exec(line.slice(0, at));
  if (slashes === null) return line.split(BETWEEN_WORDS).map(hideInWord).join("");
  return `${line.slice(0, slashes.index + slashes[0].length)}***${line.slice(at)}`;
}

/** Hides a user name and a password in a word without slashes if a colon is before the at sign. */
function hideInWord(word: string): string {
  const at = lastAt(word);
  return at !== undefined && COLON.test(word.slice(0, at)) ? `***${word.slice(at)}` : word;
}

function lastAt(text: string): number | undefined {
  return [...text.matchAll(AT)].at(-1)?.index;
}
