import { describe, expect, test } from "vitest";
import { parseDepthLimitedJson } from "../../src/text/json.js";

function nested(levels: number): string {
  return `${"[".repeat(levels)}${"]".repeat(levels)}`;
}

describe("parseDepthLimitedJson", () => {
  test("returns a value with 100 nested levels", () => {
    expect(JSON.stringify(parseDepthLimitedJson(nested(100)))).toBe(nested(100));
  });

  test("throws a RangeError when lists or objects have more than 100 nested levels", () => {
    expect(() => parseDepthLimitedJson(nested(101))).toThrow("the JSON is nested more than 100 levels deep");
    expect(() => parseDepthLimitedJson(`${'{"a":'.repeat(50_000)}1${"}".repeat(50_000)}`)).toThrow(RangeError);
  });

  test("throws a SyntaxError when the text is not valid JSON", () => {
    expect(() => parseDepthLimitedJson("[".repeat(50_000))).toThrow(SyntaxError);
  });
});
