export interface Entry {
  readonly part: string;
  readonly name: string;
  /** Tried case, by which different cases are counted. */
  readonly fault: string;
  /** Kind of error of the run, or its result. */
  readonly kind: string;
  readonly ms: number;
  readonly deviations: readonly string[];
}

export type Tally = ReturnType<typeof createTally>;

/** Collects the results of all trials, and prints each deviation at once. */
export function createTally(print: (line: string) => void) {
  const entries: Entry[] = [];
  return {
    add(entry: Entry): void {
      entries.push(entry);
      for (const deviation of entry.deviations) print(`DEVIATION ${entry.name}: ${deviation}`);
    },
    table: (): readonly string[] => tableOf(entries),
    deviations: (): number => entries.reduce((sum, { deviations }) => sum + deviations.length, 0),
  };
}

function tableOf(entries: readonly Entry[]): readonly string[] {
  const rows = [...new Set(entries.map(({ part }) => part))].map((part) => {
    const own = entries.filter((entry) => entry.part === part);
    return [
      part,
      `${own.length}`,
      `${new Set(own.map(({ fault }) => fault)).size}`,
      countsOf(own.map(({ kind }) => kind)),
      `${Math.round(Math.max(...own.map(({ ms }) => ms)))} ms`,
      `${own.reduce((sum, { deviations }) => sum + deviations.length, 0)}`,
    ];
  });
  const head = ["part", "runs", "faults", "kinds of error", "longest run", "deviations"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
}

function countsOf(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const sorted = [...counts].toSorted(([, one], [, other]) => other - one);
  return sorted.map(([word, count]) => `${word} ${count}`).join(", ");
}

export async function runConcurrently<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Promise<Result>[] = [];
  const pending = items.values();
  const worker = async (): Promise<void> => {
    for (const item of pending) {
      const result = work(item);
      results.push(result);
      await result;
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return Promise.all(results);
}
