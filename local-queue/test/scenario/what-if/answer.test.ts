import { describe, expect, test } from "vitest";
import { DEFAULT_SETTINGS } from "../../../src/engine/settings.js";
import { answerText, chartText, findBest, findPresent } from "../../../src/scenario/what-if/answer.js";
import { listCombinations, readAxes } from "../../../src/scenario/what-if/axes.js";
import { compareAll } from "../../../src/scenario/what-if/command.js";
import type { Row } from "../../../src/scenario/what-if/compare.js";
import { drawn, unwatched } from "../drawn.js";

/** Compares settings on four days, and returns the answer and the chart. */
async function answered(scenario: string, written: readonly string[], hidesWaits = false) {
  const axes = readAxes(written);
  const days = await Promise.all([1, 2, 3, 4].map(async (seed) => (await drawn(scenario, seed)).simulation));
  const compared = await compareAll(days, listCombinations(axes), unwatched, hidesWaits);
  if (compared === null) throw new Error("The comparison stopped.");
  return { answer: answerText({ ...compared, axes }), chart: chartText(compared.rows, axes), compared };
}

const BUSY = "queue: { concurrency: 2 }\ngenerate: [{ count: 60, per-hour: 12, broken: 0.1 }]";

const PARTLY = "shortens the waits from 10m to 5m (p50); the change of the waits from 1h to 1h30m (p95) may be chance";
const ONLY_CHANCE = "changes the waits from 1h to 1h30m (p95), which may be chance";
const OPPOSITE = "shortens the waits from 10m to 5m (p50) and lengthens the waits from 1h to 1h30m (p95)";
const NONE = "does not change the waits or the number of test runs";

const estimate = (middle: number) => ({ middle, low: middle, high: middle, best: true });

/** Returns the row of a setting with p50 and p95 of the waits in seconds, and their changes. */
function rowOf(setting: string, [p50 = 0, p95 = 0]: readonly number[], changes: string): Row {
  const [waitP50, waitP95] = changes.split(" ").map((word) => (word === "better" || word === "worse" ? word : "none"));
  const none = {
    failed: "none",
    runs: "none",
    mergesPerHour: "none",
    runnerMinutes: "none",
    peakRuns: "none",
  } as const;
  const one = estimate(1);
  const others = { mergesPerHour: one, failed: one, runs: one, runnerMinutes: one, peakRuns: one };
  return {
    values: [setting.split("=")[1] ?? ""],
    settings: {},
    estimates: { ...others, waitP50: estimate(p50), waitP95: estimate(p95) },
    changes: { ...none, waitP50: waitP50 ?? "none", waitP95: waitP95 ?? "none" },
  };
}

describe("answer of a comparison", () => {
  test("describes the effect of each value alone, then the best combination and the optimization", async () => {
    const { answer } = await answered(BUSY, ["batch=1,4", "concurrency=2,9"]);

    expect(answer.split("\n").map((line) => line.replace(/\d+(?:h\d*m?|m| %)/g, "N"))).toEqual([
      "Compared with batch=1, concurrency=2:",
      expect.stringMatching(/^- batch=4 shortens the waits from N to N \(p50\)/),
      expect.stringMatching(/^- concurrency=9 shortens the waits from N to N \(p50\) and from N to N \(p95\)/),
      expect.stringMatching(/^- The best combination is batch=(1|4), concurrency=9: waits \(p95\) of N, and /),
      expect.stringMatching(/^- Compared with batch=4, .*, adding optimizationMode=bisection_skip_redundant_tests /),
      "",
    ]);
  });

  test.each([
    ["a p95 that may be chance", [600, 3600], [300, 5400], "better none", PARTLY],
    ["waits that may be chance", [600, 3600], [600, 5400], "none none", ONLY_CHANCE],
    ["p50 and p95 in opposite directions", [600, 3600], [300, 5400], "better worse", OPPOSITE],
    ["no small differences that may be chance", [600, 3600], [600, 3700], "none none", NONE],
  ])("describes %s", (_title, from, to, changes, effect) => {
    const rows = [rowOf("batch=1", from, "none none"), rowOf("batch=4", to, changes)];
    const axes = readAxes(["batch=1,4"]);

    const answer = answerText({ rows, axes, base: 0, hidesWaits: false, optimization: undefined });

    expect(answer).toBe(`Compared with batch=1:\n- batch=4 ${effect}.\n`);
  });

  test("names all values without an effect in one sentence", async () => {
    const { answer } = await answered("generate: [{ count: 20, per-hour: 1 }]", ["concurrency=5,6,7"]);

    expect(answer).toBe(
      "Compared with concurrency=5:\n- concurrency=6,7 does not change the waits or the number of test runs.\n",
    );
  });

  test("omits the waits when the history does not show the waits", async () => {
    const { answer } = await answered(BUSY, ["concurrency=2,9"], true);

    expect(answer).not.toContain("waits from");
    expect(answer).toContain("- concurrency=9 ");
  });

  test("compares the optimization only for batches, and only once", async () => {
    for (const written of [["concurrency=2,3"], ["batch=4", "optimization-mode=off,bisection_skip_redundant_tests"]])
      expect((await answered(BUSY, written)).compared.optimization).toBeUndefined();
    expect((await answered(BUSY, ["batch=1,4"])).compared.optimization?.with.settings).toMatchObject({
      batch: true,
      optimizationMode: "bisection_skip_redundant_tests",
    });
  });
});

test.each([
  ["nearly as short", 3700, "batch=4"],
  ["much longer, although this may be chance", 36_000, "batch=1"],
])("findBest prefers fewer test runs only for short waits: the waits of batch=4 are %s", (_title, p95, best) => {
  const frugal = rowOf("batch=4", [600, p95], "none none");
  const rows = [rowOf("batch=1", [600, 3600], "none none"), frugal].map((row) =>
    row === frugal ? { ...row, estimates: { ...row.estimates, runs: estimate(0) } } : row,
  );

  expect(`batch=${findBest(rows)?.values[0]}`).toBe(best);
});

test("chart of a comparison: contains a bar for each combination, and the longest bar for the longest wait", async () => {
  const { chart } = await answered(BUSY, ["concurrency=2,9"]);

  const [head, two = "", nine = ""] = chart.split("\n");
  expect([head, two]).toEqual(["Waits (p95):", expect.stringMatching(/^concurrency=2 {2}█{40} \d/)]);
  expect(nine).toMatch(/^concurrency=9 {2}█{1,39} \d/);
});

test.each([
  ["concurrency=4,5,6", { concurrency: 5 }, 1],
  ["concurrency=6,7", { concurrency: 5 }, 0],
  ["batch=4,1", { batchingMinSize: 3 }, 1],
  ["batch=1,4", { batch: true, batchingMinSize: 4 }, 1],
])("findPresent returns the position of the current settings in %s", (written, settings, index) => {
  expect(findPresent(listCombinations(readAxes([written])), { ...DEFAULT_SETTINGS, ...settings })).toBe(index);
});
