import { parseNumber } from "./number.js";
import type { QueueSamples } from "./queues.js";
import type { Sample } from "./sample-line.js";

/** How many observations are at most so large, in seconds; the last bound is infinite. */
export interface Bucket {
  readonly upTo: number;
  readonly count: number;
}

/** The buckets of a histogram in rising order, whose counts never fall; empty when there is none to go by. */
export type Distribution = readonly Bucket[];

/** Reads a histogram, summed over all labels that divide it further (`conclusion`, `state`). */
export function distributionOf({ samples }: QueueSamples, metric: string): Distribution {
  const counts = new Map<number, number>();
  for (const sample of samples.get(`${metric}_bucket`) ?? []) {
    const upTo = parseNumber(sample.labels.get("le") ?? "");
    if (upTo === undefined || Number.isNaN(upTo) || Number.isNaN(sample.value)) continue;
    counts.set(upTo, (counts.get(upTo) ?? 0) + sample.value);
  }
  if (counts.size === 0) return [];
  if (!counts.has(Number.POSITIVE_INFINITY)) {
    const all = total(samples.get(`${metric}_count`) ?? []);
    if (all === undefined) return [];
    counts.set(Number.POSITIVE_INFINITY, all);
  }
  return rising([...counts].toSorted(([one], [other]) => one - other));
}

/** Buckets that were not counted at the same moment may fall short of smaller ones. */
function rising(counts: readonly (readonly [upTo: number, count: number])[]): Distribution {
  let highest = 0;
  return counts.map(([upTo, count]) => {
    highest = Math.max(highest, count);
    return { upTo, count: highest };
  });
}

/** The sum of the samples that are numbers; undefined when there is none. */
export function total(samples: readonly Sample[]): number | undefined {
  const values = samples.map(({ value }) => value).filter((value) => !Number.isNaN(value));
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}

/** How many observations a distribution holds. */
export function observations(distribution: Distribution): number {
  return distribution.at(-1)?.count ?? 0;
}
