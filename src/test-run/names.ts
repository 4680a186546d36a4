/** A longer text of somebody else is not shown. It is not cut either: a part of a secret would not be recognised. */
const SHOWN_CHARACTERS = 200;

/** A name (of a check, a target, a state) as a sentence or a table shows it. */
export function shownName(name: string): string {
  if (name.trim() === "") return "(no name)";
  return name.length > SHOWN_CHARACTERS ? `(a name of ${name.length} characters)` : name;
}

/** The first of a list in words: `a`, `a and b`, `a, b and 3 more`. */
export function someInWords(items: readonly string[], atMost: number): string {
  const shown = items.length > atMost ? items.slice(0, atMost) : items.slice(0, -1);
  const rest = items.length - shown.length;
  const last = rest > 1 ? `${rest} more` : (items.at(-1) ?? "");
  return shown.length === 0 ? last : `${shown.join(", ")} and ${last}`;
}
