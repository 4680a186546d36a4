import { describe, expect, test } from "vitest";
import { computeFigures } from "../../../src/scenario/figures.js";
import { isTrusted, readPast, replay, resamplePast } from "../../../src/scenario/history/past.js";
import type { TestResult } from "../../../src/scenario/history/results.js";
import { simulate } from "../../../src/scenario/simulate.js";
import { listCombinations, readAxes } from "../../../src/scenario/what-if/axes.js";
import { compare } from "../../../src/scenario/what-if/compare.js";
import { playedResults, unwatched } from "../drawn.js";

const LINE = "queue: { concurrency: 4 }\ngenerate: [{ count: 300, per-hour: 6, tests: 10m to 30m, broken: 0.06 }]";
const MIXED = `
flaky: 0.03
queue: { concurrency: 3, can-optimistically-merge: true, pending-failure-depth: 2, batch: true, batching-min-size: 2 }
generate: [{ count: 300, per-hour: 8, tests: 10m to 30m, broken: 0.05 }]
`;

const pasts = new Map<string, ReturnType<typeof playPast>>();

/** Simulates the past of a scenario, once for all tests. */
function past(scenario: string): ReturnType<typeof playPast> {
  const found = pasts.get(scenario) ?? playPast(scenario);
  pasts.set(scenario, found);
  return found;
}

async function playPast(scenario: string) {
  const { simulation, results } = await playedResults(scenario, 3);
  return { simulation, past: readPast({ results, submissions: [] }, 4, 1) };
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
    ...more,
  };
}

describe("readPast", () => {
  test("returns each pull request with time, tests and defects", async () => {
    const { simulation, past: read } = await past(LINE);
    const begin = simulation.inputs[0]?.atSeconds ?? 0;

    expect(read.arrivals).toHaveLength(300);
    // The history contains the start of the tests, not the time of the submission.
    const waits = read.arrivals.map(
      ({ atSeconds }, index) => atSeconds + begin - (simulation.inputs[index]?.atSeconds ?? 0),
    );
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(0);
    expect(waits.filter((seconds) => seconds === 0).length).toBeGreaterThan(200);
    const { changes } = simulation;
    const right = read.arrivals.filter(({ testSeconds }, index) => testSeconds === changes[index]?.testSeconds);
    expect(right.length).toBeGreaterThan(287);
  });

  test("keeps the time until a cancel, and combines repeated attempts into one submission", () => {
    const results = [
      result(1, 1000, 1300, { outcome: "cancelled", conclusion: "cancelled" }),
      result(2, 1000, 1600, { outcome: "failed", conclusion: "failed" }),
      result(2, 1700, 2300),
      result(3, 1100, 1700, { outcome: "failed", conclusion: "failed" }),
      result(4, 1200, 2000),
    ];
    const read = readPast({ results, submissions: [] }, 4, 1);

    expect(read.broken).toEqual({ share: 1 / 3, of: 3 });
    expect(read.arrivals).toEqual([
      { atSeconds: 0, testSeconds: 600, broken: false, leavesAfterSeconds: 300 },
      { atSeconds: 0, testSeconds: 600, broken: false, leavesAfterSeconds: null },
      { atSeconds: 100, testSeconds: 600, broken: true, leavesAfterSeconds: null },
      { atSeconds: 200, testSeconds: 800, broken: false, leavesAfterSeconds: null },
    ]);
  });
});

test("readPast counts a run that started soon after a full queue as a wait for a slot", () => {
  const one = [result(1, 0, 600), result(2, 630, 1200), result(3, 2000, 2600)];

  expect(readPast({ results: one, submissions: [] }, 1, 1).slotWaiters).toEqual({ share: 1 / 3, of: 3 });
  expect(readPast({ results: one, submissions: [] }, 2, 1).slotWaiters).toEqual({ share: 0, of: 3 });
  const two = [result(1, 0, 600), result(2, 0, 900), result(3, 610, 1200), result(4, 905, 1500)];
  expect(readPast({ results: two, submissions: [] }, 2, 1).slotWaiters).toEqual({ share: 0.5, of: 4 });
});

describe("simulation of the past with the same settings", () => {
  test("returns results close to the past for batches, flaky tests and optimistic merging", async () => {
    const { simulation, past: read } = await past(MIXED);
    const checks = replay(read, simulation.settings, 1);

    expect(checks.map(({ title }) => title)).toEqual(["merges/h", "wait p50", "wait p95", "runs per merge"]);
    for (const { off } of checks) expect(Math.abs(off)).toBeLessThan(0.15);
    expect(isTrusted(checks)).toBe(true);
  });

  test("allows a different number of runs for each merge, but no different waits", () => {
    const check = { title: "runs per merge", past: 1, replayed: 2, off: 1, isBinding: false } as const;

    expect(isTrusted([check])).toBe(true);
    expect(isTrusted([{ ...check, title: "wait p95", isBinding: true, off: -0.16 }])).toBe(false);
    expect(isTrusted([{ ...check, title: "wait p95", isBinding: true, off: -0.14 }])).toBe(true);
  });
});

describe("random days from the past", () => {
  test("differ from each other, with the length and load of the past", async () => {
    const { simulation, past: read } = await past(LINE);
    const days = resamplePast(read, simulation.settings, 20, 1);

    expect(resamplePast(read, simulation.settings, 2, 1)).toEqual(days.slice(0, 2));
    expect(new Set(days.map(({ changes }) => changes.length)).size).toBeGreaterThan(5);
    const lengths = days.map(({ changes }) => changes.length);
    expect(Math.abs(lengths.reduce((sum, each) => sum + each, 0) / 20 - 300)).toBeLessThan(15);
    for (const { inputs, flaky } of days) {
      expect(Math.max(...inputs.map(({ atSeconds }) => atSeconds))).toBeLessThanOrEqual(read.spanSeconds);
      expect(flaky).toBe(read.flaky.share);
    }
  });

  test("forecast ranges that contain the real results under other settings", async () => {
    const { simulation, past: read } = await past(LINE);
    const combinations = listCombinations(readAxes(["batch=1,4", "concurrency=4,8"]));
    const rows = (await compare(resamplePast(read, simulation.settings, 4, 1), combinations, unwatched)) ?? [];

    expect(rows).toHaveLength(4);
    for (const { settings, estimates } of rows) {
      const truth = computeFigures(simulate({ ...simulation, settings: { ...simulation.settings, ...settings } }));
      const { low, high } = estimates.runs;
      expect(truth.mainRuns + truth.bisectionRuns).toBeGreaterThan((low ?? 0) * 0.95);
      expect(truth.mainRuns + truth.bisectionRuns).toBeLessThan((high ?? 0) * 1.05);
      expect(Math.abs((estimates.waitP50.middle ?? 0) / (truth.waitSecondsP50 ?? 1) - 1)).toBeLessThan(0.15);
    }
  });
});
