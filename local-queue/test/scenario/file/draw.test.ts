import { describe, expect, test } from "vitest";
import { drawn } from "../drawn.js";

describe("scenario file with listed pull requests", () => {
  test("uses the next number, the tests of the scenario and an immediate submission as defaults", async () => {
    const { simulation, titles } = await drawn(`
tests: 20m
pull-requests:
  - {}
  - { number: 7, title: A new button, submit: 5m, priority: urgent, no-batch: true, tests: 1m }
  - submit: never
`);

    expect(simulation.changes.map(({ number, testSeconds }) => [number, testSeconds])).toEqual([
      [1, 1200],
      [7, 60],
      [8, 1200],
    ]);
    expect(simulation.inputs).toEqual([
      { type: "submit", atSeconds: 0, number: 1 },
      { type: "submit", atSeconds: 300, number: 7, priority: 0, noBatch: true },
    ]);
    expect([...titles.values()]).toEqual(["Change 1", "A new button", "Change 8"]);
  });

  test("applies the given fields to each pull request", async () => {
    const { simulation } = await drawn(`
pull-requests:
  - { broken: true, flaky: 0.2, silent: true, up-to-date: true, targets: [a] }
  - { conflicts-with: 1, conflicts-in-text: [1, 3] }
  - targets: ALL
`);

    const sound = { broken: false, flaky: 0, conflicts: [], silent: false, targets: null, upToDate: false };
    const plain = { testSeconds: 600, ...sound };
    const conflicts = [
      { with: 1, in: "tests" },
      { with: 1, in: "text" },
      { with: 3, in: "text" },
    ];
    expect(simulation.changes).toEqual([
      { ...plain, number: 1, broken: true, flaky: 0.2, silent: true, upToDate: true, targets: ["a"] },
      { ...plain, number: 2, conflicts },
      { ...plain, number: 3, targets: "ALL" },
    ]);
  });
});

test("scenario file sets settings, end, seed and flakiness, and a seed from the command has priority", async () => {
  const text = "seed: 9\nuntil: 1h\nflaky: 0.1\nqueue: { concurrency: 3 }\npull-requests: [{}]";
  const settings = { concurrency: 3 };

  expect((await drawn(text)).simulation).toMatchObject({ seed: 9, untilSeconds: 3600, flaky: 0.1, settings });
  expect((await drawn(text, 4)).simulation.seed).toBe(4);
});

test("scenario file with events: creates inputs at the given times, with a push before a change", async () => {
  const { simulation, faults } = await drawn(`
pull-requests: [{ submit: never }, { submit: never }]
events:
  - { at: 1m, submit: [1, 2], priority: low }
  - { at: 2m, push: 1, broken: true }
  - { at: 3m, push: target }
  - { at: 4m, cancel: 1 }
  - { at: 5m, close: 1 }
  - { at: 6m, restart: 2 }
  - { at: 7m, merge-by-hand: 2 }
  - { at: 8m, change: 2, targets: [] }
  - { at: 9m, queue: pause }
  - { at: 10m, queue: { concurrency: 2 } }
faults:
  - { at: 11m, endpoint: getQueue, fault: { kind: hang } }
`);

  expect(simulation.inputs).toEqual([
    { type: "submit", atSeconds: 60, number: 1, priority: 200 },
    { type: "submit", atSeconds: 60, number: 2, priority: 200 },
    { type: "push", atSeconds: 120, number: 1 },
    { type: "change", atSeconds: 120, number: 1, change: { broken: true } },
    { type: "push-to-target", atSeconds: 180 },
    { type: "cancel", atSeconds: 240, number: 1 },
    { type: "close", atSeconds: 300, number: 1 },
    { type: "restart", atSeconds: 360, number: 2 },
    { type: "merge-by-hand", atSeconds: 420, number: 2 },
    { type: "change", atSeconds: 480, number: 2, change: { targets: [] } },
    { type: "phase", atSeconds: 540, phase: "paused" },
    { type: "settings", atSeconds: 600, settings: { concurrency: 2 } },
  ]);
  expect(faults).toEqual([{ atSeconds: 660, spec: { endpoint: "getQueue", fault: { kind: "hang" } } }]);
});

describe("scenario file with generated pull requests", () => {
  test("uses numbers after the listed pull requests, and equal intervals", async () => {
    const { simulation, titles } = await drawn(
      "pull-requests: [{ number: 4 }]\ngenerate: [{ count: 3, from: 1h, every: 5m, title: Update }, { count: 1 }]",
    );

    expect(simulation.inputs.map((input) => "number" in input && [input.number, input.atSeconds])).toEqual([
      [4, 0],
      [5, 3600],
      [6, 3900],
      [7, 4200],
      [8, 0],
    ]);
    expect(titles.get(6)).toBe("Update 6");
  });

  test("follows the shares, rate, durations and number of targets of the generator", async () => {
    const count = 4000;
    const { simulation } = await drawn(
      `generate: [{ count: ${count}, per-hour: 30, tests: 5m to 15m, broken: 0.2, conflicting: 0.1, flaky: 0.3, targets: { of: 10, each: 3 } }]`,
    );
    const { changes, inputs } = simulation;
    const share = (holds: (change: (typeof changes)[number]) => boolean) => changes.filter(holds).length / count;
    const seconds = changes.map(({ testSeconds }) => testSeconds);

    expect(share(({ broken }) => broken)).toBeCloseTo(0.2, 1.5);
    expect(share(({ conflicts }) => conflicts.length > 0)).toBeCloseTo(0.1, 1.5);
    expect(share(({ flaky }) => flaky === 0.3)).toBe(1);
    expect(share(({ targets }) => targets?.length === 3 && new Set(targets).size === 3)).toBe(1);
    expect(new Set(changes.flatMap(({ targets }) => targets ?? [])).size).toBe(10);
    expect(Math.min(...seconds)).toBeGreaterThanOrEqual(300);
    expect(Math.max(...seconds)).toBeLessThanOrEqual(900);
    expect(seconds.reduce((sum, each) => sum + each, 0) / count).toBeCloseTo(600, -1.5);
    const hours = (inputs.at(-1)?.atSeconds ?? 0) / 3600;
    expect(count / hours / 30).toBeCloseTo(1, 1);
    expect(changes.every(({ conflicts, number }) => conflicts.every((each) => each.with === number - 1))).toBe(true);
  });

  test("uses the same random values for the same seed, also when there are other generators", async () => {
    const generator = "{ count: 50, per-hour: 10, broken: 0.5 }";
    const one = await drawn(`generate: [${generator}]`, 3);

    expect(await drawn(`generate: [${generator}]`, 3)).toEqual(one);
    expect((await drawn(`generate: [${generator}]`, 4)).simulation.inputs).not.toEqual(one.simulation.inputs);
    const two = await drawn(`generate: [${generator}, { count: 1 }]`, 3);
    expect(two.simulation.changes.slice(0, 50)).toEqual(one.simulation.changes);
  });
});
