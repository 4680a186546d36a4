import { describe, expect, test } from "vitest";
import { listCombinations, readAxes } from "../../../src/scenario/what-if/axes.js";
import { compare } from "../../../src/scenario/what-if/compare.js";
import { drawn, unwatched } from "../drawn.js";

/** Simulates days of one scenario, with the seeds 0, 1, ..., under each combination of settings. */
async function compared(scenario: string, axis: string, seeds = 1) {
  const days = await Promise.all(
    Array.from({ length: seeds }, async (_, seed) => (await drawn(scenario, seed)).simulation),
  );
  return { days, rows: await compare(days, listCombinations(readAxes([axis])), unwatched) };
}

describe("comparison of settings", () => {
  test("marks the best value of each measure, and no value when all are equal", async () => {
    const { rows } = await compared("pull-requests: [{}, {}, {}, {}]", "concurrency=1,2");

    const [one, two] = rows ?? [];
    expect(one?.estimates.waitP50).toEqual({ middle: 1200, low: 1200, high: 1200, best: false });
    expect(two?.estimates.waitP50).toEqual({ middle: 600, low: 600, high: 600, best: true });
    expect(two?.estimates.mergesPerHour).toMatchObject({ middle: 12, best: true });
    const alike = { middle: 4, low: 4, high: 4, best: false };
    expect(rows?.map(({ estimates }) => estimates.runs)).toEqual([alike, alike]);
  });

  test("returns medians and ranges of several days, and marks all values that could be the best", async () => {
    const day = "generate: [{ count: 60, per-hour: 6, broken: 0.1 }]";
    const { rows, days } = await compared(day, "concurrency=1,30,40", 20);

    const waits = (rows ?? []).map(({ estimates }) => estimates.waitP95);
    expect(waits.map(({ best }) => best)).toEqual([false, true, true]);
    for (const { low, middle, high } of waits) {
      expect(low).toBeLessThan(middle ?? 0);
      expect(middle).toBeLessThan(high ?? 0);
    }
    const failed = days.map(({ changes }) => changes.filter(({ broken }) => broken).length).toSorted((a, b) => a - b);
    expect(rows?.[0]?.estimates.failed.middle).toBe(((failed[9] ?? 0) + (failed[10] ?? 0)) / 2);
  });

  test("returns null for the waits when no pull request was merged", async () => {
    const { rows } = await compared("pull-requests: [{ broken: true }]", "concurrency=1,2");

    expect(rows?.[0]?.estimates.waitP95).toEqual({ middle: null, low: null, high: null, best: false });
    expect(rows?.[0]?.estimates.failed.middle).toBe(1);
  });
});
