import { describe, expect, test } from "vitest";
import { isTrusted, pastOf, replay, resampled, wasFull } from "../../../src/local-queue/scenario/forecast.js";
import { resultsOf, type TestResult } from "../../../src/local-queue/scenario/history.js";
import { combinationsOf, compare, readAxes } from "../../../src/local-queue/scenario/what-if.js";
import { figuresOf } from "../../../src/local-queue/simulation/figures.js";
import { simulate } from "../../../src/local-queue/simulation/simulate.js";
import { drawn } from "./drawn.js";

const LINE = "queue: { concurrency: 4 }\ngenerate: [{ count: 600, per-hour: 6, tests: 10m to 30m, broken: 0.06 }]";
const MIXED = `
flaky: 0.03
queue: { concurrency: 3, can-optimistically-merge: true, pending-failure-depth: 2, batch: true, batching-min-size: 2 }
generate: [{ count: 600, per-hour: 8, tests: 10m to 30m, broken: 0.05 }]
`;

async function past(scenario: string, slots = 4) {
  const simulation = await drawn(scenario, 3);
  const results = resultsOf(simulate(simulation));
  return { simulation, results, past: pastOf(results, slots, 1) };
}

function result(number: number, from: number, to: number, more: Partial<TestResult> = {}): TestResult {
  return {
    number,
    run: `${number} ${from}`,
    startSeconds: from,
    endSeconds: to,
    outcome: "passed",
    conclusion: "merged",
    isBisection: false,
    startedBisection: false,
    ...more,
  };
}

describe("the past of a queue", () => {
  test("is every pull request with its time, its tests and whether it is broken", async () => {
    const { simulation, past: told } = await past(LINE);
    const begin = simulation.inputs[0]?.atSeconds ?? 0;

    expect(told.arrivals).toHaveLength(600);
    expect(Math.abs((told.arrivals.length * 3600) / told.spanSeconds - 6)).toBeLessThan(0.5);
    expect(told.arrivals.filter(({ broken }) => broken)).toHaveLength(
      simulation.changes.filter(({ broken }) => broken).length,
    );
    // Nobody knows when they came, but when their tests began.
    const late = told.arrivals.map(
      ({ atSeconds }, index) => atSeconds + begin - (simulation.inputs[index]?.atSeconds ?? 0),
    );
    expect(Math.min(...late)).toBeGreaterThanOrEqual(0);
    expect(late.filter((seconds) => seconds === 0).length).toBeGreaterThan(400);
    const right = told.arrivals.filter(
      ({ testSeconds }, index) => testSeconds === simulation.changes[index]?.testSeconds,
    );
    expect(right.length).toBeGreaterThan(575);
  });

  test("has who was taken out leave again after as long, and who failed by chance come once", () => {
    const told = pastOf(
      [
        result(1, 1000, 1300, { outcome: "cancelled", conclusion: "cancelled" }),
        result(2, 1000, 1600, { outcome: "failed", conclusion: "failed" }),
        result(2, 1700, 2300),
        result(3, 1100, 1700, { outcome: "failed", conclusion: "failed" }),
        result(4, 1200, 2000),
      ],
      4,
      1,
    );

    expect(told.arrivals).toEqual([
      { atSeconds: 0, testSeconds: 600, broken: false, leavesAfterSeconds: 300 },
      { atSeconds: 0, testSeconds: 600, broken: false, leavesAfterSeconds: null },
      { atSeconds: 100, testSeconds: 600, broken: true, leavesAfterSeconds: null },
      { atSeconds: 200, testSeconds: 800, broken: false, leavesAfterSeconds: null },
    ]);
  });
});

describe("the share of pull requests that may have waited for a slot", () => {
  test.each([
    ["nearly all when the queue is full for a day", "generate: [{ count: 200, per-hour: 12, tests: 20m }]", 0.9, 1],
    ["nearly none when slots are free", "generate: [{ count: 200, per-hour: 0.5, tests: 20m }]", 0, 0.05],
  ])("is %s", async (_share, generated, least, most) => {
    const { past: told } = await past(`queue: { concurrency: 2 }\n${generated}`, 2);

    expect(told.slotWaiters.share).toBeGreaterThanOrEqual(least);
    expect(told.slotWaiters.share).toBeLessThanOrEqual(most);
    expect(wasFull(told)).toBe(least > 0);
  });

  test("counts a start right after an end, and no start beside a free slot or long after an end", () => {
    const one = [result(1, 0, 600), result(2, 630, 1200), result(3, 2000, 2600)];

    expect(pastOf(one, 1, 1).slotWaiters).toEqual({ share: 1 / 3, of: 3 });
    expect(pastOf(one, 2, 1).slotWaiters).toEqual({ share: 0, of: 3 });
    const two = [result(1, 0, 600), result(2, 0, 900), result(3, 610, 1200), result(4, 905, 1500)];
    expect(pastOf(two, 2, 1).slotWaiters).toEqual({ share: 0.5, of: 4 });
  });
});

describe("a replay under the settings of the past", () => {
  test.each([
    ["a plain line", LINE],
    ["a queue with batches, flaky tests and optimistic merging", MIXED],
  ])("of %s is close to the past, so that the model is trusted", async (_name, scenario) => {
    const { simulation, past: told } = await past(scenario);
    const checks = replay(told, simulation.settings, 1);

    expect(checks.map(({ title }) => title)).toEqual(["merges/h", "wait p50", "wait p95", "runs per merge"]);
    for (const { off, past: before } of checks) {
      expect(before).toBeGreaterThan(0);
      expect(Math.abs(off)).toBeLessThan(0.15);
    }
    expect(isTrusted(checks)).toBe(true);
  });

  test("is far off where those were not the settings, so that nothing is forecast", async () => {
    const { past: told } = await past(MIXED);
    const checks = replay(told, { concurrency: 1 }, 1);

    expect(isTrusted(checks)).toBe(false);
    expect(checks.find(({ title }) => title === "wait p95")?.off).toBeLessThan(-0.15);
  });

  test("may have another number of runs for each merge, which is shown and decides nothing", () => {
    const check = { title: "runs per merge", past: 1, replayed: 2, off: 1, isBinding: false } as const;

    expect(isTrusted([check])).toBe(true);
    expect(isTrusted([{ ...check, title: "wait p95", isBinding: true, off: -0.16 }])).toBe(false);
    expect(isTrusted([{ ...check, title: "wait p95", isBinding: true, off: -0.14 }])).toBe(true);
  });
});

describe("resamples of the past", () => {
  test("are as long and about as full, each another one, and the same for the same seed", async () => {
    const { simulation, past: told } = await past(LINE);
    const days = resampled(told, simulation.settings, 20, 1);

    expect(resampled(told, simulation.settings, 20, 1)).toEqual(days);
    expect(new Set(days.map(({ changes }) => changes.length)).size).toBeGreaterThan(5);
    const lengths = days.map(({ changes }) => changes.length);
    expect(Math.abs(lengths.reduce((sum, each) => sum + each, 0) / 20 - 600)).toBeLessThan(30);
    for (const { inputs, flaky } of days) {
      expect(Math.max(...inputs.map(({ atSeconds }) => atSeconds))).toBeLessThanOrEqual(told.spanSeconds);
      expect(flaky).toBe(told.flaky.share);
    }
  });

  test("forecast within their interval what other settings would have done to the same days", async () => {
    const { simulation, past: told } = await past(LINE);
    const combinations = combinationsOf(readAxes(["batch=1,4", "concurrency=4,8"]));
    const rows = (await compare(resampled(told, simulation.settings, 8, 1), combinations)) ?? [];

    expect(rows).toHaveLength(4);
    for (const { settings, estimates } of rows) {
      const truth = figuresOf(simulate({ ...simulation, settings: { ...simulation.settings, ...settings } }));
      const { low, high } = estimates.runs;
      expect(truth.mainRuns + truth.bisectionRuns).toBeGreaterThan((low ?? 0) * 0.95);
      expect(truth.mainRuns + truth.bisectionRuns).toBeLessThan((high ?? 0) * 1.05);
      expect(Math.abs((estimates.waitP50.middle ?? 0) / (truth.waitSecondsP50 ?? 1) - 1)).toBeLessThan(0.15);
    }
  });
});
