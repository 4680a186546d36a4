/** A person reads no longer line, and problems of inputs, of which each is a line, are shorter. */
const LINE_CHARACTERS = 8000;

/**
 * Text that cannot be more than one line of a log. Line breaks, other control characters and invisible formatting
 * (which can reorder what a reader sees) become spaces; what the runner would take for a command is broken up:
 * `::name::` counts at the start of a line, the older `##[name]` anywhere in it, as does Azure's `##vso[name]`.
 * Sentences are short by themselves; a text that came into one all the same cannot flood the log.
 */
export function safeLine(text: string): string {
  return cut(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/##(?=\w*\[)/g, "# #")
    .replace(/^(\s*)::/, "$1: :");
}

/** No part of a secret can be left at the end: they are hidden before. */
function cut(text: string): string {
  if (text.length <= LINE_CHARACTERS) return text;
  const shown = text.slice(0, LINE_CHARACTERS).toWellFormed();
  return `${shown}… (${text.length} characters in all)`;
}
