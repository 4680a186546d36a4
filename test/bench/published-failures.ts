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

/** Counts the test runs of a group. If it fails, at most `alone` members are tested alone, and more members in halves. */
function countRuns(group: Failures, alone: number): number {
  if (group.length === 1 || !group.includes(true)) return 1;
  if (group.length <= alone) return 1 + group.length;
  const middle = Math.floor(group.length / 2);
  return 1 + countRuns(group.slice(0, middle), alone) + countRuns(group.slice(middle), alone);
}

/** Returns the share of test runs that batches of a size save. */
function savedShare(failures: Failures, size: number, alone: number): number {
  const starts = Array.from({ length: Math.ceil(failures.length / size) }, (_, index) => index * size);
  const runs = starts.reduce((sum, start) => sum + countRuns(failures.slice(start, start + size), alone), 0);
  return 1 - runs / failures.length;
}

const SIZES = Array.from({ length: 20 }, (_, index) => index + 1);

function bestShare(failures: Failures, alone: number): number {
  return Math.max(...SIZES.map((size) => savedShare(failures, size, alone)));
}

/** Shares of saved test runs by method. As in the paper, BatchBisect and BatchStop4 have the best size up to 20. */
export const METHODS = {
  BatchBisect: (failures: Failures) => bestShare(failures, 1),
  Batch4: (failures: Failures) => savedShare(failures, 4, 4),
  BatchStop4: (failures: Failures) => bestShare(failures, 4),
} as const;
