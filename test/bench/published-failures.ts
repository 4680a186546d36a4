/** Methods of the batch-testing papers, on failures of real projects. */
import { readFileSync } from "node:fs";
import * as z from "zod";

const FILE = "test/bench/published-failures.json";

const schema = z.object({ projects: z.record(z.string(), z.object({ builds: z.int(), failed: z.base64() })) });

/** Results of the builds of one project, in their order: true for a build that failed. */
export type Failures = readonly boolean[];

export function readFailures(): readonly Failures[] {
  const { projects } = schema.parse(JSON.parse(readFileSync(FILE, "utf8")));
  return Object.values(projects).map(({ builds, failed }) => {
    const bytes = Buffer.from(failed, "base64");
    return Array.from({ length: builds }, (_, index) => ((bytes[index >> 3] ?? 0) & (128 >> (index & 7))) !== 0);
  });
}

/** A failed group of at most this size is not halved: each of its members is tested alone. 1 halves all groups. */
type SmallestHalved = number;

function countRuns(group: Failures, smallest: SmallestHalved): number {
  if (group.length === 1 || !group.includes(true)) return 1;
  if (group.length <= smallest) return 1 + group.length;
  const middle = Math.floor(group.length / 2);
  return 1 + countRuns(group.slice(0, middle), smallest) + countRuns(group.slice(middle), smallest);
}

/** Returns the share of test runs that batches of a size save. */
function savedShare(failures: Failures, size: number, smallest: SmallestHalved): number {
  const starts = Array.from({ length: Math.ceil(failures.length / size) }, (_, index) => index * size);
  const runs = starts.reduce((sum, start) => sum + countRuns(failures.slice(start, start + size), smallest), 0);
  return 1 - runs / failures.length;
}

const SIZES = Array.from({ length: 20 }, (_, index) => index + 1);

function bestShare(failures: Failures, smallest: SmallestHalved): number {
  return Math.max(...SIZES.map((size) => savedShare(failures, size, smallest)));
}

/** Shares of saved test runs by method. As in the paper, BatchBisect and BatchStop4 have the best size up to 20. */
export const METHODS = {
  BatchBisect: (failures: Failures) => bestShare(failures, 1),
  Batch4: (failures: Failures) => savedShare(failures, 4, 4),
  BatchStop4: (failures: Failures) => bestShare(failures, 4),
} as const;
