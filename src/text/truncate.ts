/*
 * The one place that leaves out a part of a text. A secret is recognised and hidden only while it is whole, and a part
 * of one would stay: so a text ends where no secret can be, at white space (a token has none) or between items of JSON.
 */

/** The words at the start of a text that fit; undefined where the first one is too long already. */
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

/**
 * Text of others on one line without control characters (ANSI escapes) and invisible formatting (bidirectional controls
 * reorder what a reader sees: Unicode Standard Annex 9). The whole rule for titles of issues, in which GitHub looks for no
 * references (isaacs/github#568), and for commit statuses, which are plain text. Every other place goes on from here.
 */
export function visibleLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ");
}

/** Text of somebody else on one line of so many characters at most; what has no words that fit is told by its length. */
export function shorten(text: string, atMost: number): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  if (line.length <= atMost) return line;
  const words = firstWords(line, atMost - 1);
  return words === undefined ? `(${lengthOf(line)})` : `${words}…`;
}

const QUOTED_CHARACTERS = 100;

/** A text that is not what it should be, as a message quotes it. Where it is an address, passwords stay away. */
export function quote(given: string): string {
  const text = withoutUserInfo(given);
  if (text.length <= QUOTED_CHARACTERS) return JSON.stringify(text);
  const words = firstWords(text, QUOTED_CHARACTERS);
  return words === undefined ? lengthOf(text) : JSON.stringify(`${words}…`);
}

/** JSON (without spaces) of so many characters at most, which ends after a text of a list or an object. */
export function shortenJson(json: string, atMost: number): string {
  return json.length <= atMost ? json : `${firstItems(json.slice(0, atMost))}…`;
}

/** JSON that breaks off, up to the last place between two items. */
export function firstItems(json: string): string {
  // Within a text of JSON a quotation mark has a backslash in front.
  return /^.*[^\\]",/s.exec(json)?.[0] ?? "";
}

/** The same JSON without characters that move a cursor, and hide or reorder what a reader sees. */
export function escapeControls(json: string): string {
  return json.replace(/(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeUnits);
}

function escapeUnits(character: string): string {
  return character
    .split("")
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
    .join("");
}

/** Writes out what a reader cannot see: spaces at both ends, spaces of unusual kinds, and characters without a shape. */
export function showInvisible(text: string): string {
  return text.replace(/^ | $|(?! )\p{Zs}|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escapeUnits);
}

/** As an address spells it, too. */
const AT = /@|%40/gi;
const COLON = /:|%3a/i;
/** Whichever way round and however many. */
const SLASHES = /(?:^|:|%3a)(?:[\\/]|%2f)+/i;
/** What holds words apart, and an address from what it is given to. */
const BETWEEN_WORDS = /([\s"'<>=(]+)/;

/** A text without what stands before the host in an address, which may be a password; also in one that is badly written. */
export function withoutUserInfo(text: string): string {
  return text.split("\n").map(hideInLine).join("\n");
}

function hideInLine(line: string): string {
  const at = lastAt(line);
  if (at === undefined) return line;
  // A password may hold anything, so all up to the last of these marks belongs to it.
  const slashes = SLASHES.exec(line.slice(0, at));
  if (slashes === null) return line.split(BETWEEN_WORDS).map(hideInWord).join("");
  return `${line.slice(0, slashes.index + slashes[0].length)}***${line.slice(at)}`;
}

/** Without slashes only a name with a password is known for one. */
function hideInWord(word: string): string {
  const at = lastAt(word);
  return at !== undefined && COLON.test(word.slice(0, at)) ? `***${word.slice(at)}` : word;
}

function lastAt(text: string): number | undefined {
  return [...text.matchAll(AT)].at(-1)?.index;
}
