/** As an address spells it, too. */
const AT = /@|%40/gi;
const COLON = /:|%3a/i;
/** Whichever way round and however many. */
const SLASHES = /(?:^|:|%3a)(?:[\\/]|%2f)+/i;
/** What holds words apart, and an address from what it is given to. */
const BETWEEN_WORDS = /([\s"'<>=(]+)/;

/** A text without what stands before the host in an address, which may be a password; also in one that is ill written. */
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
