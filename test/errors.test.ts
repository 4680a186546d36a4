import { describe, expect, test } from "vitest";
import { AbortedError, Failure, InputError, withDetails } from "../src/errors.js";
import { ApiError } from "../src/service/errors.js";

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

describe("a failure with more to it", () => {
  const facts = { endpoint: "getQueue", status: 500, attempts: 3, ambiguous: true, transient: true };
  const options = { details: ["first"], outputs: { a: 1, b: 1 } };

  test.each([
    new Failure("response", "words", options),
    new ApiError("unavailable", "words", facts, options),
    new InputError(["words"], options),
    new AbortedError("words", options),
  ])("keeps its class, its message and what it holds (%#)", (error) => {
    const more = withDetails(error, { details: ["second"], outputs: { b: 2, c: 2 } });

    expect(more).toBeInstanceOf(error.constructor);
    expect(more).toMatchObject({ kind: error.kind, name: error.name, message: "words", cause: error });
    expect(more).toMatchObject({ details: ["first", "second"], outputs: { a: 1, b: 2, c: 2 } });
    if (error instanceof ApiError) expect(more).toMatchObject({ facts });
  });

  test("has another message where one is given", () => {
    expect(withDetails(new AbortedError(), { message: "other words" })).toMatchObject({
      kind: "aborted",
      message: "other words",
    });
  });

  test("is no failure where the error was none", () => {
    const error = new TypeError("a defect");

    expect(withDetails(error, { message: "words" })).toBe(error);
  });
});
