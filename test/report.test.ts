import { describe, expect, test } from "vitest";
import { outputText } from "../src/report.js";

const LIMIT = 64 * 1024;

describe("an output as text", () => {
  test.each([
    [undefined, ""],
    [null, ""],
    ["text", "text"],
    [0, "0"],
    [false, "false"],
    [[], "[]"],
    [["a", 1, null], '["a",1,null]'],
    [{ a: [1] }, '{"a":[1]}'],
  ])("of %j is %s", (value, text) => {
    expect(outputText(value)).toBe(text);
  });

  test("of a list or an object is at most 64 KiB of JSON, cut between its items", () => {
    const items = Array.from({ length: 20_000 }, (_, index) => `ü-${index}`);
    const text = outputText(items);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT);
    expect(Buffer.byteLength(text)).toBeGreaterThan(LIMIT - 20);
    const kept: unknown = JSON.parse(text);
    expect(kept).toEqual(items.slice(0, Array.isArray(kept) ? kept.length : 0));

    const fields = Object.fromEntries(items.map((item) => [item, item]));
    const cut = outputText(fields);
    expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(LIMIT);
    expect(fields).toMatchObject(JSON.parse(cut));
  });

  test("of a list of exactly 64 KiB is whole", () => {
    const whole = ["x".repeat(LIMIT - 4)];
    expect(outputText(whole)).toBe(JSON.stringify(whole));
    expect(outputText(["x".repeat(LIMIT - 3)])).toBe("[]");
  });
});
