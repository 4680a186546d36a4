/** The known name that somebody most likely meant: in another spelling (`merge-method`), or with a slip or two. */
export function closestName(written: string, known: Iterable<string>): string | undefined {
  const plain = bare(written);
  const distances = [...known].map((name) => ({ name, distance: slips(plain, bare(name)) }));
  const nearest = distances.toSorted((one, other) => one.distance - other.distance)[0];
  const tolerated = plain.length < 6 ? 1 : 2;
  return nearest !== undefined && nearest.distance <= tolerated ? nearest.name : undefined;
}

/** Longer than any name: nothing that long is a slip, and comparing takes the square of the length. */
const LONGEST = 60;

function bare(name: string): string {
  return name
    .slice(0, LONGEST)
    .toLowerCase()
    .replace(/[-_\s]/g, "");
}

/**
 * How many letters have to be put in, taken out, replaced or swapped with the next one to make one word of the other
 * (the optimal string alignment distance).
 */
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
