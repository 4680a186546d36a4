import { describe, expect, test } from "vitest";
import { drawScenario } from "../../../src/local-queue/scenario/draw.js";
import { readScenario } from "../../../src/local-queue/scenario/read.js";
import { combinationsOf, compare, readAxes } from "../../../src/local-queue/scenario/what-if.js";

describe("what follows --what-if", () => {
  test("names settings as the API does or in kebab-case, with values of their kinds", () => {
    expect(readAxes(["concurrency=5, 10", "can-optimistically-merge=true", "optimizationMode=off"])).toEqual([
      {
        name: "concurrency",
        values: [
          { text: "5", settings: { concurrency: 5 } },
          { text: "10", settings: { concurrency: 10 } },
        ],
      },
      { name: "can-optimistically-merge", values: [{ text: "true", settings: { canOptimisticallyMerge: true } }] },
      { name: "optimizationMode", values: [{ text: "off", settings: { optimizationMode: "off" } }] },
    ]);
  });

  test("means batches of so many by a number for batch, and none by 1", () => {
    expect(readAxes(["batch=1,4,false"])[0]?.values.map(({ settings }) => settings)).toEqual([
      { batch: false, batchingMinSize: 1 },
      { batch: true, batchingMinSize: 4 },
      { batch: false },
    ]);
  });

  test.each([
    ["concurrency", '--what-if must be a setting and its values, such as concurrency=5,10,20; got "concurrency"'],
    ["concurrency=", '--what-if must be a setting and its values, such as concurrency=5,10,20; got "concurrency="'],
    ["concurency=5", "--what-if concurency: is not a setting; did you mean concurrency?"],
    ["speed=5", "--what-if speed: is not a setting; the settings are mode, concurrency,"],
    ["concurrency=5,x", '--what-if concurrency: must be an integer from 1 to 4294967295; got "x"'],
    ["concurrency=5,", '--what-if concurrency: must be an integer from 1 to 4294967295; got ""'],
    ["mode=paralel", '--what-if mode: must be one of single, parallel; got "paralel"; did you mean parallel?'],
    ["batch=some", '--what-if batch: must be true, false, or the number of pull requests in a batch; got "some"'],
    ["batch=0", '--what-if batch: must be true, false, or the number of pull requests in a batch; got "0"'],
    [
      "commentsEnabled=true",
      "--what-if commentsEnabled: changes nothing that a simulation shows; those that do are mode",
    ],
    [
      "merge-method=squash,rebase",
      "--what-if merge-method: changes nothing that a simulation shows; those that do are mode",
    ],
  ])("%s is refused", (written, message) => {
    expect(() => readAxes([written])).toThrow(message);
  });

  test("tries 0 where a queue may have it, though v1 cannot set it", () => {
    const axes = readAxes(["bisection-concurrency=0,4", "testingTimeoutMinutes=0"]);
    expect(combinationsOf(axes).map(({ settings }) => settings)).toEqual([
      { bisectionConcurrency: 0, testingTimeoutMinutes: 0 },
      { bisectionConcurrency: 4, testingTimeoutMinutes: 0 },
    ]);
  });

  test("tries a value once, however often and in whatever form it stands there", () => {
    expect(readAxes(["concurrency=1,1,01,2"])[0]?.values.map(({ text }) => text)).toEqual(["1", "2"]);
  });

  test("is refused twice for one setting, and for more combinations than anybody reads", () => {
    expect(() => readAxes(["concurrency=1", "concurrency=2"])).toThrow("is there twice; write all its values at once");
    expect(() => readAxes(["batching-min-size=1", "batchingMinSize=2"])).toThrow("batchingMinSize: is there twice");
    const many = Array.from({ length: 40 }, (_, index) => index + 1).join(",");
    expect(() => readAxes([`concurrency=${many}`, `batch=${many}`])).toThrow("1600 combinations; 1000 are the most");
  });
});

test("every combination of the values is tried, the last setting changing fastest", () => {
  const combinations = combinationsOf(readAxes(["batch=1,4", "concurrency=5,10"]));

  expect(combinations.map(({ values }) => values.join(" "))).toEqual(["1 5", "1 10", "4 5", "4 10"]);
  expect(combinations[3]?.settings).toEqual({ batch: true, batchingMinSize: 4, concurrency: 10 });
});

describe("a comparison", () => {
  const combinations = combinationsOf(readAxes(["concurrency=1,2"]));

  test("shows what settings do to the same day", async () => {
    const file = await readScenario("pull-requests: [{}, {}, {}, {}]", "day.yml");
    const rows = await compare([drawScenario(file).simulation], combinations);

    const [one, two] = rows ?? [];
    expect(one?.estimates.waitP50).toEqual({ middle: 1200, low: 1200, high: 1200, best: false });
    expect(two?.estimates.waitP50).toEqual({ middle: 600, low: 600, high: 600, best: true });
    expect(two?.estimates.mergesPerHour).toMatchObject({ middle: 12, best: true });
    // Nothing is best where all are alike.
    expect(rows?.map(({ estimates }) => estimates.runs)).toEqual([
      { middle: 4, low: 4, high: 4, best: false },
      { middle: 4, low: 4, high: 4, best: false },
    ]);
  });

  test("gives the middle of several days and what nine in ten lie between, and marks what they do not tell apart", async () => {
    const file = await readScenario("generate: [{ count: 60, per-hour: 6, broken: 0.1 }]", "day.yml");
    const days = Array.from({ length: 20 }, (_, seed) => drawScenario(file, seed).simulation);
    const rows = (await compare(days, combinationsOf(readAxes(["concurrency=1,30,40"])))) ?? [];

    const [one, thirty, forty] = rows.map(({ estimates }) => estimates.waitP95);
    expect([one?.best, thirty?.best, forty?.best]).toEqual([false, true, true]);
    for (const { low, middle, high } of [one, thirty, forty].flatMap((each) => each ?? [])) {
      expect(low).toBeLessThan(middle ?? 0);
      expect(middle).toBeLessThan(high ?? 0);
    }
    const ejected = days.map(({ changes }) => changes.filter(({ broken }) => broken).length).toSorted((a, b) => a - b);
    expect(rows[0]?.estimates.ejected.middle).toBe(((ejected[9] ?? 0) + (ejected[10] ?? 0)) / 2);
  });

  test("has no waits where nothing was merged", async () => {
    const file = await readScenario("pull-requests: [{ broken: true }]", "day.yml");
    const rows = await compare([drawScenario(file).simulation], combinations);

    expect(rows?.[0]?.estimates.waitP95).toEqual({ middle: null, low: null, high: null, best: false });
    expect(rows?.[0]?.estimates.ejected.middle).toBe(1);
  });

  test("ends where it is told not to go on", async () => {
    const file = await readScenario("pull-requests: [{}]", "day.yml");
    const told: (readonly [number, number])[] = [];
    const rows = await compare([drawScenario(file).simulation], combinations, async (done, all) => {
      told.push([done, all]);
      return false;
    });

    expect(rows).toBeNull();
    expect(told).toEqual([[1, 2]]);
  });
});
