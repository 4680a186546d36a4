import { describe, expect, test } from "vitest";
import { AbortedError, addErrorDetails, InputError, OperationError } from "../src/errors.js";
import { ApiError } from "../src/service/errors.js";

describe("InputError", () => {
  test("shows one problem as a sentence, and several problems as a list", () => {
    expect(new InputError(["one"]).message).toBe("one");
    expect(new InputError(["one", "two"]).message).toBe("- one\n- two");
  });

  test("lists at most fifty problems", () => {
    const lines = new InputError(Array.from({ length: 53 }, (_, index) => `no ${index}`)).message.split("\n");

    expect(lines).toHaveLength(51);
    expect(lines.slice(-2)).toEqual(["- no 49", "- and 3 more"]);
  });

  test("lists problems up to 20,000 characters, and omits a problem that would exceed the limit", () => {
    const lines = new InputError(Array.from({ length: 40 }, () => "x".repeat(1500))).message.split("\n");

    expect(lines).toHaveLength(14);
    expect(lines.slice(-2)).toEqual([`- ${"x".repeat(1500)}`, "- and 27 more"]);
  });

  test("shortens the first problem when it is too long", () => {
    expect(new InputError([`it ${"x".repeat(100_000)}`, "two"]).message).toBe("- it…\n- and 1 more");
  });
});

describe("addErrorDetails", () => {
  const facts = { endpoint: "getQueue", status: 500, attempts: 3, ambiguous: true, transient: true };
  const options = { details: ["first"], outputs: { a: 1, b: 1 } };

  test.each([
    new OperationError("response", "words", options),
    new ApiError("unavailable", "words", facts, options),
    new InputError(["words"], options),
    new AbortedError("words", options),
  ])("returns an error with the same class, message and fields (%#)", (error) => {
    const more = addErrorDetails(error, { details: ["second"], outputs: { b: 2, c: 2 } });

    expect(more).toBeInstanceOf(error.constructor);
    expect(more).toMatchObject({ kind: error.kind, name: error.name, message: "words", cause: error });
    expect(more).toMatchObject({ details: ["first", "second"], outputs: { a: 1, b: 2, c: 2 } });
    if (error instanceof ApiError) expect(more).toMatchObject({ facts });
  });

  test("replaces the message when a message is given", () => {
    expect(addErrorDetails(new AbortedError(), { message: "other words" })).toMatchObject({
      kind: "aborted",
      message: "other words",
    });
  });

  test("returns other errors unchanged", () => {
    const error = new TypeError("a defect");

    expect(addErrorDetails(error, { message: "words" })).toBe(error);
  });
});
