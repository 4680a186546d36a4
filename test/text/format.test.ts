import { expect, test } from "vitest";
import {
  counted,
  formatBytes,
  formatList,
  plainWord,
  priorityName,
  stateName,
  truncatedList,
} from "../../src/text/format.js";

test("a count goes with its noun", () => {
  expect([0, 1, 2].map((count) => counted(count, "test"))).toEqual(["0 tests", "1 test", "2 tests"]);
  expect([1, 2].map((count) => counted(count, "body", "bodies"))).toEqual(["1 body", "2 bodies"]);
});

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b"], "a and b"],
  [["a", "b", "c"], "a, b and c"],
  [["a", "b", "c", "d"], "a, b, c and d"],
  [["a", "b", "c", "d", "e"], "a, b, c and 2 more"],
])("of %j three are named", (items, words) => {
  expect(formatList(items, 3)).toBe(words);
});

test("a word of the service has no underscores, and a long one no part that was cut", () => {
  expect(plainWord("switching_modes")).toBe("switching modes");
  expect(plainWord(`${"x".repeat(60)}_${"y".repeat(60)}`)).toBe("(a text of 121 characters)");
});

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [1000, "1,000 bytes"],
  [20_971_520, "20,971,520 bytes"],
])("%i is written as %s", (bytes, words) => {
  expect(formatBytes(bytes)).toBe(words);
});

test.each([
  [[], ""],
  [["a"], "a"],
  [["a", "b", "c"], "a, b, c"],
  [["a", "b", "c", "d", "e"], "a, b, c and 2 more"],
])("a list of %j is cut after three", (items, text) => {
  expect(truncatedList(items, 3)).toBe(text);
});

test("a state that is not there is an unknown one", () => {
  expect(["paused", "switching_modes", "", null, undefined].map(stateName)).toEqual([
    "paused",
    "switching modes",
    "in an unknown state",
    "in an unknown state",
    "in an unknown state",
  ]);
});

test("a priority has a name, a value or both", () => {
  const high = { priorityName: "very_high", priorityValue: 10 };
  expect(priorityName(high)).toBe("very high (10)");
  expect(priorityName({ ...high, priorityName: null })).toBe("10");
  expect(priorityName({ priorityName: "high" })).toBe("high");
  expect(priorityName({})).toBe("");
});
