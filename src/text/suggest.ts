/** Finds the known name with one or two typing errors, or the only known name that starts with the same words. */
export function findClosestName(written: string, known: Iterable<string>): string | undefined {
  const plain = bare(written);
  const names = [...known];
  const distances = names.map((name) => ({ name, distance: slips(plain, bare(name)) }));
  const nearest = distances.toSorted((one, other) => one.distance - other.distance)[0];
  const tolerated = plain.length < 6 ? 1 : 2;
  if (nearest !== undefined && nearest.distance <= tolerated) return nearest.name;
  const parts = wordsIn(written);
  const [longer, ...others] = parts.length === 0 ? [] : names.filter((name) => beginsWith(wordsIn(name), parts));
  return others.length === 0 ? longer : undefined;
}

/** Returns a question with the closest name, or `otherwise` if no name is close. */
export function formatDidYouMeanQuestion(written: string, known: Iterable<string>, otherwise: string): string {
  const meant = findClosestName(written, known);
  return meant === undefined ? otherwise : `did you mean ${meant}?`;
}

/** Formats a suggested name as ` (did you mean ...?)`, for the end of a sentence. Empty if no name is suggested. */
export function formatSuggestedName(meant: string | undefined): string {
  return meant === undefined ? "" : ` (did you mean ${meant}?)`;
}

function wordsIn(name: string): readonly string[] {
  const spaced = name.slice(0, LONGEST).replace(/([a-z])([A-Z])/g, "$1-$2");
  return spaced
    .toLowerCase()
    .split(/[-_\s]+/)
    .filter((word) => word !== "");
}

function beginsWith(all: readonly string[], parts: readonly string[]): boolean {
  return parts.every((part, index) => part === all[index]);
}

/** Maximum characters to compare, because the comparison takes quadratic time. */
const LONGEST = 60;

function bare(name: string): string {
  return name
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[-_\s]/g, "");
}

/** Returns the number of typing errors between two texts (optimal string alignment distance). */
function slips(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  let before: readonly number[] = [];
  for (let taken = 0; taken < from.length; taken += 1) {
    const next = [taken + 1];
    for (let index = 0; index < to.length; index += 1) {
      const [left = 0, above = 0, diagonal = 0] = [next[index], row[index + 1], row[index]];
      const kept = Math.min(left + 1, above + 1, diagonal + (from[taken] === to[index] ? 0 : 1));
      const isSwapped = index > 0 && from[taken] === to[index - 1] && from[taken - 1] === to[index];
      next.push(isSwapped ? Math.min(kept, (before[index - 1] ?? kept) + 1) : kept);
    }
    [before, row] = [row, next];
  }
  return row.at(-1) ?? 0;
}
