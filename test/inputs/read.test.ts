import { expect, test } from "vitest";
import { optional, readInputs, unusedInputs, withDefault } from "../../src/inputs/input.js";
import { boolean, oneOf, text, wholeNumber } from "../../src/inputs/parsers.js";
import { inYaml } from "../support/problem-text.js";

const inputs = {
  name: optional(text, { name: "some-name", description: "A name." }),
  size: withDefault(wholeNumber(1, 9), "3", { name: "size", description: "A size." }),
  secret: optional(wholeNumber(1, 9), { name: "secret", secret: true, description: "A secret." }),
};

function read(given: Readonly<Record<string, string>>) {
  return readInputs(inputs, (name) => given[name] ?? "");
}

test("an input that is not set, empty or blank is not given and has its default", () => {
  for (const given of [{}, { size: "", "some-name": "" }, { size: " \t", "some-name": "\n" }]) {
    const { values, problems, given: names } = read(given);
    expect(values).toEqual({ name: undefined, size: 3, secret: undefined });
    expect(problems).toEqual([]);
    expect([...names]).toEqual([]);
  }
});

test("a text is read without the space around it", () => {
  const { values, given } = read({ size: " 5 \n", "some-name": "  a b " });

  expect(values).toMatchObject({ size: 5, name: "a b" });
  expect([...given]).toEqual(["some-name", "size"]);
});

test("a problem names the input as it is written, what is allowed and what came", () => {
  expect(read({ size: 'te"n' }).problems.map(inYaml)).toEqual([
    'size: must be a whole number from 1 to 9; got "te\\"n".',
  ]);
});

test("a secret is not shown", () => {
  expect(read({ secret: "hunter2" }).problems.map(inYaml)).toEqual(["secret: must be a whole number from 1 to 9."]);
});

test("a long text is not shown, not even a part of it, since it may be a secret", () => {
  expect(read({ size: "x".repeat(101) }).problems.map(inYaml)).toEqual([
    "size: must be a whole number from 1 to 9; got a text of 101 characters.",
  ]);
});

test("a word that was misspelt is answered with the one that was meant", () => {
  const words = { size: optional(oneOf("small", "large"), { name: "size", description: "A size." }) };

  expect(readInputs(words, () => "lagre").problems.map(inYaml)).toEqual([
    'size: must be one of small, large; got "lagre" (did you mean large?).',
  ]);
});

test("all problems are found", () => {
  expect(read({ size: "0", secret: "0" }).problems).toHaveLength(2);
});

const known = [
  { operation: "first", input: inputs.name },
  { operation: "first", input: inputs.size },
  { operation: "second", input: inputs.size },
  { operation: "second", input: withDefault(boolean, "false", { name: "loud", description: "Loud." }) },
  { operation: "third", input: withDefault(oneOf("a", "b"), "a", { name: "letter", description: "A letter." }) },
  { operation: "fourth", input: withDefault(oneOf("a", "b"), "b", { name: "letter", description: "A letter." }) },
];

function strays(operation: string, given: Readonly<Record<string, string>>): readonly string[] {
  return unusedInputs(operation, known, (name) => given[name] ?? "").map(inYaml);
}

test("an input of other operations is an error that names them", () => {
  expect(strays("third", { size: "5" })).toEqual([
    "size: third does not take this input; it belongs to first, second.",
  ]);
});

test("a default that the runner sets is no stray input, in no spelling and of no operation", () => {
  expect(strays("first", { loud: "false", letter: "a" })).toEqual([]);
  expect(strays("first", { loud: "FALSE", letter: "b" })).toEqual([]);
  expect(strays("first", { loud: " ", letter: "" })).toEqual([]);
  expect(strays("first", { loud: "true" })).toHaveLength(1);
});

test("an ill value of an input that is not taken is a stray one", () => {
  expect(strays("first", { letter: "c" })).toHaveLength(1);
});

test("an input of the operation itself is none, whatever its text", () => {
  expect(strays("second", { size: "5", loud: "no" })).toEqual([]);
});
