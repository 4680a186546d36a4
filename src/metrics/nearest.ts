/** The name that was most likely meant: the nearest one when a third of the letters at most are wrong. */
export function nearest(name: string, names: Iterable<string>): string | undefined {
  let [best, fewest]: [string | undefined, number] = [undefined, Math.floor(name.length / 3) + 1];
  for (const candidate of names) {
    const edits = editsBetween(name, candidate, fewest);
    if (edits < fewest) [best, fewest] = [candidate, edits];
  }
  return best;
}

/** How many letters have to be put in, taken out or replaced; no more than `limit` are counted. */
function editsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) >= limit) return limit;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of one.split("").entries()) {
    const next = [index + 1];
    for (const [column, theirs] of other.split("").entries()) {
      const replaced = (row[column] ?? 0) + (letter === theirs ? 0 : 1);
      next.push(Math.min(replaced, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? limit;
}
