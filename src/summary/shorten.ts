/** Enough for a sentence; names from elsewhere can have any length. */
const SHOWN_CHARACTERS = 300;

/**
 * Text of somebody else for a cell or a message: one line of at most 300 characters.
 * It is cut at spaces only: a token has none, and is recognised and hidden only while it is whole.
 */
export function shorten(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  if (line.length <= SHOWN_CHARACTERS) return line;
  const end = line.lastIndexOf(" ", SHOWN_CHARACTERS - 1);
  return end > 0 ? `${line.slice(0, end)}…` : `(a text of ${line.length} characters)`;
}
