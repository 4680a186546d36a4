import { expect, test } from "vitest";
import { quoteText, removeIncompleteJsonItem, shortenJson, shortenText } from "../../src/text/truncate.js";

test.each([
  ["short", "short"],
  [" two\r\nlines\t", "two lines"],
  ["x".repeat(300), "x".repeat(300)],
  ["x".repeat(301), "(a text of 301 characters)"],
  ["x ".repeat(200), `${"x ".repeat(149)}x…`],
  [`${"x".repeat(299)} y`, `${"x".repeat(299)}…`],
  [`a ${"x".repeat(400)}`, "a…"],
])("shorten cuts a text at a space, or shows only the length (%#)", (text, shown) => {
  expect(shortenText(text, 300)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(300);
});

test.each([
  ['say "x"', '"say \\"x\\""'],
  ["x".repeat(101), "a text of 101 characters"],
  [`error: ${"x".repeat(100)}`, '"error:…"'],
  [`${"x ".repeat(50)}and more`, `"${"x ".repeat(49)}x…"`],
])("quote cuts a text at a space, or shows only the length (%#)", (text, shown) => {
  expect(quoteText(text)).toBe(shown);
});

test.each([
  ['{"a":["one","two"]}', 30, '{"a":["one","two"]}'],
  ['{"a":["one","two"]}', 16, '{"a":["one",…'],
  ['{"a":["say \\",","two"]}', 15, "…"],
  ['{"a":"one","b":{"c":"three"}}', 20, '{"a":"one",…'],
  [`"${"x".repeat(30)}"`, 10, "…"],
  ["[1,2,3,4,5,6,7]", 5, "…"],
])("shortenJson cuts JSON only between complete strings (%#)", (json, atMost, shown) => {
  expect(shortenJson(json, atMost)).toBe(shown);
});

test("removeIncompleteJsonItem removes an incomplete string at the end of JSON", () => {
  expect(removeIncompleteJsonItem('{"targets":["//app:one","//app:tw')).toBe('{"targets":["//app:one",');
});
