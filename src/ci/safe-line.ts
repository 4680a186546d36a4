/**
 * Text that cannot be more than one line of a log. Line breaks, other control characters and invisible formatting
 * (which can reorder what a reader sees) become spaces; what the runner would take for a command is broken up:
 * `::name::` counts at the start of a line, the older `##[name]` anywhere in it, as does Azure's `##vso[name]`.
 */
export function safeLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ")
    .replace(/##(?=\w*\[)/g, "# #")
    .replace(/^(\s*)::/, "$1: :");
}
