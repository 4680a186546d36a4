import { expect, test } from "vitest";
import { createInputWithDefault, createOptionalInput, findUnusedInputs, readInputs } from "../../src/inputs/input.js";
import { anyTextParser, booleanParser, createChoiceParser, createWholeNumberParser } from "../../src/inputs/parsers.js";
import { inYaml } from "../support/problem-text.js";

const inputs = {
  name: createOptionalInput(anyTextParser, { name: "some-name", description: "A name." }),
  size: createInputWithDefault(createWholeNumberParser(1, 9), "3", { name: "size", description: "A size." }),
  secret: createOptionalInput(createWholeNumberParser(1, 9), {
    name: "secret",
    secret: true,
    description: "A secret.",
  }),
};

function read(given: Readonly<Record<string, string>>) {
  return readInputs(inputs, (name) => given[name] ?? "");
}

test("readInputs returns the default when the input is missing or blank", () => {
  for (const given of [{}, { size: "", "some-name": "" }, { size: " \t", "some-name": "\n" }]) {
    const { values, problems, given: names } = read(given);
    expect(values).toEqual({ name: undefined, size: 3, secret: undefined });
    expect(problems).toEqual([]);
    expect([...names]).toEqual([]);
  }
});

test("readInputs removes spaces around a text", () => {
  const { values, given } = read({ size: " 5 \n", "some-name": "  a b " });

  expect(values).toMatchObject({ size: 5, name: "a b" });
  expect([...given]).toEqual(["some-name", "size"]);
});

test("readInputs reports the name, the allowed values and the given text of an invalid input", () => {
  expect(read({ size: 'te"n' }).problems.map(inYaml)).toEqual([
    'size: must be a whole number from 1 to 9; got "te\\"n".',
  ]);
});

test("readInputs reports an invalid secret without its text", () => {
  expect(read({ secret: "hunter2" }).problems.map(inYaml)).toEqual(["secret: must be a whole number from 1 to 9."]);
});

test("readInputs reports the length of a long invalid text instead of the text", () => {
  expect(read({ size: "x".repeat(101) }).problems.map(inYaml)).toEqual([
    "size: must be a whole number from 1 to 9; got a text of 101 characters.",
  ]);
});

test("readInputs suggests the allowed word that is similar to a misspelled word", () => {
  const words = {
    size: createOptionalInput(createChoiceParser("small", "large"), { name: "size", description: "A size." }),
  };

  expect(readInputs(words, () => "lagre").problems.map(inYaml)).toEqual([
    'size: must be one of small, large; got "lagre" (did you mean large?).',
  ]);
});

test("readInputs returns all problems together", () => {
  expect(read({ size: "0", secret: "0" }).problems).toHaveLength(2);
});

const known = [
  { operation: "first", input: inputs.name },
  { operation: "first", input: inputs.size },
  { operation: "second", input: inputs.size },
  {
    operation: "second",
    input: createInputWithDefault(booleanParser, "false", { name: "loud", description: "Loud." }),
  },
  {
    operation: "third",
    input: createInputWithDefault(createChoiceParser("a", "b"), "a", { name: "letter", description: "A letter." }),
  },
  {
    operation: "fourth",
    input: createInputWithDefault(createChoiceParser("a", "b"), "b", { name: "letter", description: "A letter." }),
  },
];

function findUnused(operation: string, given: Readonly<Record<string, string>>): readonly string[] {
  return findUnusedInputs(operation, known, (name) => given[name] ?? "").map(inYaml);
}

test("findUnusedInputs reports an input that belongs to other operations", () => {
  expect(findUnused("third", { size: "5" })).toEqual([
    "size: third does not take this input; it belongs to first, second.",
  ]);
});

test("findUnusedInputs ignores default values, in upper or lower case", () => {
  expect(findUnused("first", { loud: "false", letter: "a" })).toEqual([]);
  expect(findUnused("first", { loud: "FALSE", letter: "b" })).toEqual([]);
  expect(findUnused("first", { loud: " ", letter: "" })).toEqual([]);
  expect(findUnused("first", { loud: "true" })).toHaveLength(1);
});

test("findUnusedInputs reports an input of another operation even when its value is invalid", () => {
  expect(findUnused("first", { letter: "c" })).toHaveLength(1);
});

test("findUnusedInputs ignores the inputs of the operation itself", () => {
  expect(findUnused("second", { size: "5", loud: "no" })).toEqual([]);
});
