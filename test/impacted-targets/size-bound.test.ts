import { expect, test } from "vitest";
import { createSizeBound } from "../../src/impacted-targets/list-file.js";

/** Bytes of the distinct, trimmed lines as items of a JSON list. */
function trueSize(text: string): number {
  const targets = new Set(text.split("\n").map((line) => line.trim()));
  targets.delete("");
  return Math.max(0, Buffer.byteLength(JSON.stringify([...targets])) - 2);
}

function boundOf(...pieces: readonly string[]): number {
  const bound = createSizeBound();
  for (const piece of pieces) bound.add(Buffer.from(piece));
  return bound.atLeastBytes();
}

test("the bound of plain lines is their true size", () => {
  const text = Array.from({ length: 5000 }, (_, index) => `//area-${index % 7}/unit-${index}:lib\n`).join("");

  // Few lines may fall on the same place.
  expect(boundOf(text)).toBeGreaterThan(trueSize(text) * 0.99);
  expect(boundOf(text)).toBeLessThanOrEqual(trueSize(text));
  expect(boundOf("a\nbc\n")).toBe(trueSize("a\nbc\n"));
});

test.each([
  ["repeated lines", "a\nb\na\nb\n"],
  ["blanks around a target", "a\n a\na \n\ta\r\n\u00a0a\u3000\n"],
  ["blank lines", "\n\r\n \n\u3000\n"],
  ["characters of several bytes", "ä\n日本\n😀\nä\n"],
  ["nothing", ""],
])("the bound is never over the true size: %s", (_, text) => {
  expect(boundOf(text)).toBeLessThanOrEqual(trueSize(text));
});

test("the same lines in several pieces count once", () => {
  expect(boundOf("a\nb\n", "b\na\n", "c\n")).toBe(trueSize("a\nb\nc\n"));
});
