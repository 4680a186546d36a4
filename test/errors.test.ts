import { describe, expect, test } from "vitest";
import { InputError } from "../src/errors.js";

describe("bad inputs", () => {
  test("are a sentence, or a list where there are several", () => {
    expect(new InputError(["one"]).message).toBe("one");
    expect(new InputError(["one", "two"]).message).toBe("- one\n- two");
  });

  test("are shown up to fifty", () => {
    const lines = new InputError(Array.from({ length: 53 }, (_, index) => `no ${index}`)).message.split("\n");

    expect(lines).toHaveLength(51);
    expect(lines.slice(-2)).toEqual(["- no 49", "- and 3 more"]);
  });

  test("are shown up to 20,000 characters, whole ones only", () => {
    const lines = new InputError(Array.from({ length: 40 }, () => "x".repeat(1500))).message.split("\n");

    expect(lines).toHaveLength(14);
    expect(lines.slice(-2)).toEqual([`- ${"x".repeat(1500)}`, "- and 27 more"]);
  });

  test("of any length are told by what fits of the first", () => {
    expect(new InputError([`it ${"x".repeat(100_000)}`, "two"]).message).toBe("- it…\n- and 1 more");
  });
});
