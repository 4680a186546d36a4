import { isDeepStrictEqual } from "node:util";
import { describe, expect, test } from "vitest";
import { commonInputs } from "../../src/inputs/common.js";
import type { Input } from "../../src/inputs/input.js";
import { anyTextParser, lineListOrNoneParser, lineListParser, multilineTextParser } from "../../src/inputs/parsers.js";
import type { Operation } from "../../src/operation.js";
import { isTargetBranchRequired } from "../../src/operation.js";
import { operations } from "../../src/operations/registry.js";
import { errorLine } from "../support/action.js";
import { runCase } from "../support/run-case.js";
import { type Case, cases } from "../support/run-cases.js";

type AnyInput = Input<unknown>;

/** Values that every input with a restricted form rejects. */
const BAD_TEXTS = ["two words", "!none"];
const ANY_TEXT: readonly unknown[] = [anyTextParser, multilineTextParser, lineListParser, lineListOrNoneParser];
/** Inputs that also accept any text, but have a parser of their own. */
const ANY_TEXT_TOO: readonly string[] = ["reason", "status-context", "target-paths", "label", "search"];

/** Each input with a restricted form accepts one of these values, or one of its own words. */
const GOOD_TEXTS = [
  "true",
  "false",
  "7",
  "2h",
  "3h",
  "1".repeat(40),
  '["node"]',
  "2026-01-31T12:00:00.000Z",
  '{"mode":"single"}',
];

function badTextFor({ parse, secret }: AnyInput): string | undefined {
  // A secret is hidden everywhere, so its text must differ from the texts of other inputs.
  const texts = secret === true ? BAD_TEXTS.map((each) => `${each} in secret`) : BAD_TEXTS;
  return texts.find((each) => !parse(each).ok);
}

/** Returns a text that an input accepts and that is not the default. */
function goodTextFor({ name, parse, whenAbsent }: AnyInput): string {
  const found = [...(parse.choices ?? []), ...GOOD_TEXTS].find((each) => {
    const parsed = parse(each);
    return parsed.ok && !isDeepStrictEqual(parsed.value, whenAbsent);
  });
  if (found === undefined) throw new Error(`${name} takes no text of this test; add one to GOOD_TEXTS.`);
  return found;
}

function inputsOf(operation: Operation): readonly AnyInput[] {
  return [...Object.values(commonInputs), ...Object.values(operation.inputs)];
}

/** Returns a run with everything that the operation requires. */
function caseOf({ name }: Operation): Case {
  const found = cases.find(({ operation }) => operation === name);
  if (found === undefined) throw new Error(`There is no case of ${name} in test/support/run-cases.ts.`);
  return found;
}

const EVERY: readonly AnyInput[] = [
  ...new Map(operations.flatMap(inputsOf).map((input) => [input.name, input])).values(),
];

test.each(EVERY)("the input $name rejects an invalid text unless it accepts any text", (input) => {
  const takesAny = ANY_TEXT.includes(input.parse) || ANY_TEXT_TOO.includes(input.name);

  expect(badTextFor(input) === undefined).toBe(takesAny);
});

describe.each(operations)("the operation $name", (operation) => {
  test("reports all invalid inputs in one message, and sends nothing", async () => {
    const bad = inputsOf(operation).flatMap((input) => {
      const example = badTextFor(input);
      // A valid address lets the test check that no request is sent.
      return example === undefined || input.name === "api-url" ? [] : [[input, example] as const];
    });
    const inputs = Object.fromEntries(bad.map(([{ name }, example]) => [name, example]));

    const end = await runCase(caseOf(operation), { inputs });

    expect(end.kind).toBe("input");
    expect(end.requests).toEqual([]);
    const message = end.outputs["error-message"] ?? "";
    const annotated = message.replaceAll("%", "%25").replaceAll("\n", "%0A");
    expect(errorLine(end.log)).toBe(`::error title=Invalid inputs::${annotated}`);
    const problems = message.split("\n");
    for (const [{ name, secret }, example] of bad) {
      const line = problems.find((each) => each.startsWith(`- ${name}: `));
      expect(line, name).toContain(`- ${name}: must be `);
      if (secret === true) expect(line).not.toContain("got");
      else expect(line).toContain(`; got ${JSON.stringify(example)}`);
    }
    expect(problems).toHaveLength(bad.length);
    expect(end.result).toMatchObject({ result: "error", "error-kind": "input" });
  });

  test("treats blank inputs as missing", async () => {
    const subject = caseOf(operation);
    const names = inputsOf(operation).map(({ name }) => name);
    const needed = new Set(["token", "api-url", "dry-run"]);
    if (isTargetBranchRequired(operation)) needed.add("target-branch");
    // Without a GitHub token, the operation could not report an outcome.
    if (Object.hasOwn(operation.inputs, "reportTo")) needed.add("github-token");
    const blank = Object.fromEntries(names.filter((name) => !needed.has(name)).map((name) => [name, " \t "]));

    // Values that the case requires replace the blank values.
    const end = await runCase({ ...subject, inputs: { ...blank, "dry-run": "true", ...subject.inputs } });
    const plain = await runCase({ ...subject, inputs: { "dry-run": "true", ...subject.inputs } });

    expect(end.kind).toBe(plain.kind);
    expect(end.outputs.result).toBe(plain.outputs.result);
    expect(end.outputs["error-kind"]).not.toBe("input");
    expect(end.warnings).toEqual(plain.warnings);
  });

  test("rejects the inputs of other operations", async () => {
    const own = new Set(inputsOf(operation).map(({ name }) => name));
    const strays = EVERY.filter(({ name }) => !own.has(name)).map((input) => [input.name, goodTextFor(input)]);

    // One message contains a limited number of problems.
    for (let at = 0; at < strays.length; at += STRAYS_AT_ONCE) {
      const given = strays.slice(at, at + STRAYS_AT_ONCE);
      const end = await runCase(caseOf(operation), { inputs: Object.fromEntries(given) });

      expect(end.kind).toBe("input");
      expect(end.requests).toEqual([]);
      const message = end.outputs["error-message"] ?? "";
      for (const [name] of given)
        expect(message).toContain(`${name}: ${operation.name} does not take this input; it belongs to `);
      expect(message.split("\n")).toHaveLength(given.length);
    }
  });
});

/** Number of problems in one message. */
const STRAYS_AT_ONCE = 50;
