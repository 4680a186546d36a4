import { describe, expect, test } from "vitest";
import { SETTING_DEFINITIONS } from "../../src/queue/settings.js";
import { findClosestName } from "../../src/text/suggest.js";

const NAMES = SETTING_DEFINITIONS.map(({ name }) => name);

test.each([
  ["dephts", "depth"],
  ["detph", "depth"],
  ["edtph", undefined],
  ["dept", "depth"],
  ["length", undefined],
])("findClosestName for the misspelled name %j returns %j", (written, meant) => {
  expect(findClosestName(written, ["depth", "merged-1h"])).toBe(meant);
});

test.each([
  ["wait", "wait-for-merge"],
  ["waitFor", "wait-for-merge"],
  ["merge", undefined],
  ["drain", "drain-queue"],
  ["get", undefined],
  ["wai", undefined],
  ["-", undefined],
])("findClosestName for the start of a name %j returns %j", (written, meant) => {
  expect(findClosestName(written, ["wait-for-merge", "drain-queue", "get-queue", "get-list"])).toBe(meant);
});

describe("findClosestName with the settings of a queue", () => {
  test.each([
    ["merge-method", "mergeMethod"],
    ["merge_method", "mergeMethod"],
    ["MergeMethod", "mergeMethod"],
    ["mergMethod", "mergeMethod"],
    ["requiredStatus", "requiredStatuses"],
    ["modes", "mode"],
    ["concurency", "concurrency"],
    ["batchingMaxWaitTimeMins", undefined],
    ["batchingMaxWaitTimeMinuts", "batchingMaxWaitTimeMinutes"],
    ["node", "mode"],
    ["shoeSize", undefined],
    ["", undefined],
    ["x".repeat(100_000), undefined],
  ])("returns for the misspelled setting %j the name %j", (written, meant) => {
    expect(findClosestName(written, NAMES)).toBe(meant);
  });
});
