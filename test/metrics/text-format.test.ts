import { describe, expect, test } from "vitest";
import { parseMetrics } from "../../src/metrics/text-format.js";
import { GOOD, INVALID, TOLERATED_TEXTS } from "./tricky-texts.js";

function samplesOf(text: string) {
  const parsed = parseMetrics(text);
  if (!parsed.ok) throw new Error(`line ${parsed.line}: ${parsed.problem}`);
  return parsed.samples;
}

/** Returns the only sample of a text. */
function sampleOf(text: string) {
  const samples = samplesOf(text);
  expect(samples).toHaveLength(1);
  return { ...samples[0], labels: Object.fromEntries(samples[0]?.labels ?? []) };
}

test.each([...GOOD, ...TOLERATED_TEXTS])("parseMetrics accepts the text %j", (text) => {
  expect(parseMetrics(text)).toMatchObject({ ok: true });
});

test.each(INVALID)("parseMetrics rejects the text %j because of line %i", (text, line) => {
  expect(parseMetrics(text)).toEqual({ ok: false, line, problem: expect.stringMatching(/^\S.*[^.]$/s) });
});

describe("parseMetrics", () => {
  test("reads the name, the labels and the value of a sample", () => {
    expect(sampleOf('foo { b = "2",\ta="1" , } 1.5e3 1700000000000\n')).toEqual({
      name: "foo",
      labels: { a: "1", b: "2" },
      value: 1500,
    });
  });

  test("replaces the escape sequences in the values of labels", () => {
    expect(sampleOf('foo{a="\\\\n\\n\\"\\\\\\"",b="}, c=\\"d"} 1').labels).toEqual({ a: '\\n\n"\\"', b: '}, c="d' });
  });

  test.each([
    ["1", 1],
    ["-1.5", -1.5],
    ["+2", 2],
    [".5", 0.5],
    ["5.", 5],
    ["1e-3", 0.001],
    ["1E+3", 1000],
    ["+Inf", Number.POSITIVE_INFINITY],
    ["inf", Number.POSITIVE_INFINITY],
    ["-Infinity", Number.NEGATIVE_INFINITY],
    ["NaN", Number.NaN],
    ["1e-999", 0],
  ])("reads the text %s as the value %d", (text, value) => {
    expect(sampleOf(`foo ${text}`).value).toBe(value);
  });

  test("accepts a carriage return in a label", () => {
    expect(sampleOf('foo{a="x\ry"} 1\r\n').labels).toEqual({ a: "x\ry" });
  });
});

test("parseMetrics reports an invalid word, or only the length of a long word", () => {
  expect(parseMetrics('foo_bucket{le="abc"} 1\n')).toMatchObject({
    problem: 'expected a number as the value of the label "le", found "abc"',
  });
  expect(parseMetrics("foo one\n")).toMatchObject({ problem: 'expected a number as value, found "one"' });
  expect(parseMetrics(`foo ${"x".repeat(1000)}\n`)).toMatchObject({
    problem: "expected a number as value, found a text of 1000 characters",
  });
});

test("parseMetrics reads 10,000 samples, and a very long label", () => {
  const many = Array.from({ length: 10_000 }, (_, index) => `foo{a="${index}"} ${index}`).join("\n");
  expect(samplesOf(many)).toHaveLength(10_000);

  const long = sampleOf(`foo{a="${'\\"'.repeat(200_000)}"} 1`);
  expect(long.labels.a).toHaveLength(200_000);
});
