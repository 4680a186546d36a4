import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

export interface Entry {
  readonly part: string;
  readonly name: string;
  readonly fault: string;
  /** The kind of error that it ended with. */
  readonly kind: string;
  readonly ms: number;
  readonly boundMs: number;
  /** Bytes that were held at most, where that was watched. */
  readonly memory?: number | undefined;
  readonly deviations: readonly string[];
}

export type Tally = ReturnType<typeof createTally>;

/**
 * A reply is read up to 64 MiB, in pieces, as a whole and as a text, four times in a row at most, and the collector takes
 * its time; 2 GB are sent each time.
 */
const MEMORY_BOUND = 512 * 1024 * 1024;
const SAMPLE_MS = 2;

/** What came of everything that was tried. */
export function createTally(print: (line: string) => void) {
  const entries: Entry[] = [];
  return {
    add(given: Entry): void {
      const over = given.memory !== undefined && given.memory > MEMORY_BOUND;
      const entry = over
        ? { ...given, deviations: [...given.deviations, `It held ${mebibytes(given.memory)}, over the bound.`] }
        : given;
      entries.push(entry);
      for (const deviation of entry.deviations) print(`DEVIATION ${entry.name}: ${deviation}`);
    },
    /** Does some work, and says how many bytes were held meanwhile where that is to be watched. */
    async watched<Result>(wanted: boolean, work: () => Promise<Result>) {
      if (!wanted) return { result: await work(), memory: undefined };
      collect();
      const before = held();
      let most = before;
      const look = setInterval(() => {
        most = Math.max(most, held());
      }, SAMPLE_MS);
      try {
        return { result: await work(), memory: Math.max(most, held()) - before };
      } finally {
        clearInterval(look);
      }
    },
    table: (): readonly string[] => tableOf(entries),
    deviations: (): number => entries.reduce((sum, { deviations }) => sum + deviations.length, 0),
  };
}

export function collect(): void {
  setFlagsFromString("--expose-gc");
  const gc: unknown = runInNewContext("gc");
  if (typeof gc === "function") gc();
}

export function held(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function mebibytes(bytes = 0): string {
  return `${Math.round(bytes / 1024 / 1024)} MiB`;
}

function tableOf(entries: readonly Entry[]): readonly string[] {
  const parts = [...new Set(entries.map(({ part }) => part))];
  const rows = parts.map((part) => {
    const own = entries.filter((entry) => entry.part === part);
    const [slowest] = own.toSorted((one, other) => other.ms / other.boundMs - one.ms / one.boundMs);
    const memory = own.flatMap((entry) => entry.memory ?? []);
    return [
      part,
      `${own.length}`,
      `${new Set(own.map(({ fault }) => fault)).size}`,
      countsOf(own.map(({ kind }) => kind)),
      slowest === undefined ? "" : `${Math.round(slowest.ms)} of ${slowest.boundMs} ms`,
      memory.length === 0 ? "" : `${mebibytes(Math.max(...memory))} of ${mebibytes(MEMORY_BOUND)}`,
      `${own.reduce((sum, { deviations }) => sum + deviations.length, 0)}`,
    ];
  });
  const head = ["part", "runs", "faults", "kinds of error", "worst time", "worst memory", "deviations"];
  return [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`);
}

function countsOf(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([word, count]) => `${word} ${count}`)
    .join(", ");
}

/** Does something for each, so many at a time. */
export async function sideBySide<Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results = new Map<number, Result>();
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < items.length; at = next++) {
      const item = items[at];
      if (item !== undefined) results.set(at, await work(item));
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return items.flatMap((_, at) => {
    const result = results.get(at);
    return result === undefined ? [] : [result];
  });
}
