import { describe, expect, test } from "vitest";
import { parseBoundedJson } from "../../src/text/json.js";

function nested(levels: number): string {
  return `${"[".repeat(levels)}${"]".repeat(levels)}`;
}

describe("parseBoundedJson", () => {
  test("returns a value that is nested 100 levels deep", () => {
    expect(JSON.stringify(parseBoundedJson(nested(100)))).toBe(nested(100));
  });

  test("throws a RangeError when a text is nested deeper, in lists or in objects", () => {
    expect(() => parseBoundedJson(nested(101))).toThrow("the JSON is nested more than 100 levels deep");
    expect(() => parseBoundedJson(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`)).toThrow(RangeError);
  });

  test("throws a SyntaxError when a text is not JSON", () => {
    expect(() => parseBoundedJson("[".repeat(50_000))).toThrow(SyntaxError);
  });
});
