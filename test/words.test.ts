import { expect, test } from "vitest";
import { counted, someInWords, wordInWords } from "../src/words.js";

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
  expect(someInWords(items, 3)).toBe(words);
});

test("a word of the service has no underscores, and a long one no part that was cut", () => {
  expect(wordInWords("switching_modes")).toBe("switching modes");
  expect(wordInWords(`${"x".repeat(60)}_${"y".repeat(60)}`)).toBe("(a text of 121 characters)");
});
