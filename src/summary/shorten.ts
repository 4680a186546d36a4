/** Enough for a sentence; names from elsewhere can have any length. */
const SHOWN_CHARACTERS = 300;

/**
 * A text of any length for a cell or a message, at most 300 characters.
 * It is cut at spaces only: a token has none, and is recognised and hidden only while it is whole.
 */
export function shorten(text: string): string {
  if (text.length <= SHOWN_CHARACTERS) return text;
  const end = text.lastIndexOf(" ", SHOWN_CHARACTERS);
  return end > 0 ? `${text.slice(0, end)}…` : `(a text of ${text.length} characters)`;
}
