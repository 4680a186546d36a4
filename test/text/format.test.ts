import { expect, test } from "vitest";
import {
  formatBytes,
  formatCount,
  formatList,
  formatPriority,
  formatServiceEnumValue,
  formatState,
  formatTruncatedList,
} from "../../src/text/format.js";

test("formatCount returns a number and the singular or plural noun", () => {
  expect([0, 1, 2].map((count) => formatCount(count, "test"))).toEqual(["0 tests", "1 test", "2 tests"]);
  expect([1, 2].map((count) => formatCount(count, "body", "bodies"))).toEqual(["1 body", "2 bodies"]);
});

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b and c"],
  [["a", "b", "c", "d"], "a, b, c and d"],
  [["a", "b", "c", "d", "e"], "a, b, c and 2 more"],
])("formatList formats the list %j with at most three names", (items, words) => {
  expect(formatList(items, 3)).toBe(words);
});

test("formatServiceEnumValue replaces underscores by spaces, and shows only the length of a long word", () => {
  expect(formatServiceEnumValue("switching_modes")).toBe("switching modes");
  expect(formatServiceEnumValue(`${"x".repeat(60)}_${"y".repeat(60)}`)).toBe("(a text of 121 characters)");
});

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1,000 bytes"],
  [20_971_520, "20,971,520 bytes"],
])("formatBytes formats the size %i as %s", (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b", "c"], "a, b, c"],
  [["a", "b", "c", "d", "e"], "a, b, c and 2 more"],
])("formatTruncatedList formats the list %j with at most three names", (items, text) => {
  expect(formatTruncatedList(items, 3)).toBe(text);
});

test('formatState returns "in an unknown state" when the state is missing', () => {
  expect(["paused", "switching_modes", "", null, undefined].map(formatState)).toEqual([
    "paused",
    "switching modes",
    "in an unknown state",
    "in an unknown state",
    "in an unknown state",
  ]);
});

test("formatPriority returns the name, the value or both", () => {
  const high = { priorityName: "very_high", priorityValue: 10 };
  expect(formatPriority(high)).toBe("very high (10)");
  expect(formatPriority({ ...high, priorityName: null })).toBe("10");
  expect(formatPriority({ priorityName: "high" })).toBe("high");
  expect(formatPriority({})).toBe("");
});
