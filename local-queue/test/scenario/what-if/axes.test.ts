import { describe, expect, test } from "vitest";
import { listCombinations, readAxes } from "../../../src/scenario/what-if/axes.js";

describe("readAxes", () => {
  test("accepts names of the API or in kebab-case, and converts values by type", () => {
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

  test("converts batch=4 to a minimum batch size, and batch=1 to no batching", () => {
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
      "--what-if commentsEnabled: has no effect on a simulation; settings with an effect are mode",
    ],
    [
      "merge-method=squash,rebase",
      "--what-if merge-method: has no effect on a simulation; settings with an effect are mode",
    ],
  ])("rejects %s", (written, message) => {
    expect(() => readAxes([written])).toThrow(message);
  });

  test("removes repeated values, also with another spelling", () => {
    expect(readAxes(["concurrency=1,1,01,2"])[0]?.values.map(({ text }) => text)).toEqual(["1", "2"]);
  });

  test("rejects a repeated setting, and more than 1000 combinations", () => {
    expect(() => readAxes(["concurrency=1", "concurrency=2"])).toThrow("is repeated; write all its values in one flag");
    expect(() => readAxes(["batching-min-size=1", "batchingMinSize=2"])).toThrow("batchingMinSize: is repeated");
    const many = Array.from({ length: 40 }, (_, index) => index + 1).join(",");
    expect(() => readAxes([`concurrency=${many}`, `batch=${many}`])).toThrow(
      "1600 combinations are too many; the limit is 1000",
    );
  });
});

test("listCombinations returns all combinations, and varies the last setting first", () => {
  const combinations = listCombinations(readAxes(["batch=1,4", "concurrency=5,10"]));

  expect(combinations.map(({ values }) => values.join(" "))).toEqual(["1 5", "1 10", "4 5", "4 10"]);
  expect(combinations[3]?.settings).toEqual({ batch: true, batchingMinSize: 4, concurrency: 10 });
});
