import { expect, test } from "vitest";
import { createRedactor } from "../../src/ci/redact.js";
import { escapeText } from "../../src/summary/markdown.js";

test("a secret is hidden wherever it stands", () => {
  const { add, redact } = createRedactor();
  add("secret-1");

  expect(redact("secret-1, and again: xsecret-1x")).toBe("***, and again: x***x");
});

test("a secret is hidden in JSON too", () => {
  const { add, redact } = createRedactor();
  add('a"b\\c');

  expect(redact(JSON.stringify({ text: 'a"b\\c' }))).toBe('{"text":"***"}');
});

test("a secret is hidden in Markdown too, and in lower case", () => {
  const { add, redact } = createRedactor();
  add("Tok_1*<2>");

  expect(redact(`${escapeText("a Tok_1*<2> b")}, tok_1*<2>`)).toBe("a *** b, ***");
});

test("a secret that holds another one leaves nothing behind, whichever came first", () => {
  for (const secrets of [
    ["abc", "abcdef"],
    ["abcdef", "abc"],
  ]) {
    const { add, redact } = createRedactor();
    for (const secret of secrets) add(secret);

    expect(redact("abcdef and abc")).toBe("*** and ***");
  }
});

test("a secret with characters that a pattern would interpret is taken as text", () => {
  const { add, redact } = createRedactor();
  add("$&.*-[a-z](|)\\d");

  expect(redact("x$&.*-[a-z](|)\\dy and $&abc-b")).toBe("x***y and $&abc-b");
});

test("a secret is hidden without what is no letter or digit too, unless little is left of it", () => {
  const { add, redact } = createRedactor();
  add("part_one-of/nine");
  add("-_-a-_-");

  expect(redact("part one of nine, part one-of/nine, a, - -a- -")).toBe("***, ***, a, - -a- -");
});
