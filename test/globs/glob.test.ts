import picomatch from "picomatch";
import { describe, expect, test } from "vitest";
import { seeded } from "../../local-queue/test/support/seeded.js";
import { compileLinearTimeMatcher } from "../../src/globs/bounded-match.js";
import { createGlobMatcher, findMaxTextLengthForRegExp, MAX_PATH_LENGTH } from "../../src/globs/glob.js";

const OPTIONS = { dot: true, nonegate: true, windows: false } as const;

function matcher(glob: string): (name: string) => boolean {
  const found = createGlobMatcher(glob, OPTIONS, picomatch);
  if (found === undefined) throw new Error(`${glob} is not a pattern.`);
  return found;
}

const HUNG_MS = 5_000;

describe("createGlobMatcher with a name that makes regular expressions slow", () => {
  test.each([
    ["**/a/**/a/**/a/*.ts", `${"a/".repeat(1_000)}x`],
    ["**/a/**/a/**/a/**/a/**/a/*.ts", `${"a/".repeat(2_000)}x`],
    ["**/*a*a*a*a*a*b", "a".repeat(4_000)],
    ["*a*a*a*a*a*a*a*a*b", "a".repeat(250)],
    ["+(a|aa|*)b", "a".repeat(3_000)],
    ["*(*(a)|*(b))c", "ab".repeat(1_500)],
    ["@(a|a)".repeat(12), `${"a".repeat(11)}b`],
    ["!(*a*a*a*b)*a*a*c", "a".repeat(600)],
    ["{**/*a,**/*b}/{**/*a,**/*b}/*c", "a/b/".repeat(900)],
    ["**/!(*a*a*a)b", "a/".repeat(800)],
  ])("returns false within bounded time for the pattern %s", (glob, name) => {
    const fits = matcher(glob);
    const start = performance.now();

    expect(fits(name)).toBe(false);
    expect(performance.now() - start).toBeLessThan(HUNG_MS);
  });
});

test("createGlobMatcher matches long names", () => {
  expect(matcher("**/a/**/a/**/a/*.ts")(`${"a/".repeat(1_000)}x.ts`)).toBe(true);
  expect(matcher("**/*a*a*a*a*a*b")(`${"a".repeat(4_000)}b`)).toBe(true);
});

test("createGlobMatcher returns false when a name is too long for every operating system", () => {
  expect(matcher("*a*a*a*a")("a".repeat(MAX_PATH_LENGTH))).toBe(true);
  expect(matcher("*a*a*a*a")("a".repeat(MAX_PATH_LENGTH + 1))).toBe(false);
});

test.each(["(?<!a)b", "(?<=a)b", "@(a)\\1", "[z-a]", "a\\b*"])(
  "createGlobMatcher returns undefined for the invalid or unbounded pattern %s",
  (glob) => expect(createGlobMatcher(glob, OPTIONS, picomatch)).toBeUndefined(),
);

const PIECES = ["a", "b", ".", "/", "*", "**", "?", "**/", "/**", "{a,b}", "{a,*}", "[ab]", "[!a]", "[^/]"];
const EXTENDED = ["@(a|b)", "+(a|*b)", "*(a)", "?(b)", "!(a)", "!(*.b)", "\\*", "(a|b)", "{1..3}", "ä", "-"];
const LETTERS = ["a", "b", ".", "/", "-", "ä", "1", "*", "\u{1F600}", "!"];
const SEED = 20_240_117;

test(`createGlobMatcher returns the result of picomatch for random patterns (seed ${SEED})`, () => {
  const random = seeded(SEED);
  const differences: string[] = [];
  let fitting = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const glob = random.many([...PIECES, ...EXTENDED], 1, 6).join("");
    const made = picomatch.makeRe(glob, OPTIONS);
    const ours = createGlobMatcher(glob, OPTIONS, picomatch);
    if (ours === undefined) continue;
    const bounded = compileLinearTimeMatcher(made.source) ?? (() => undefined);
    for (let name = 0; name < 20; name += 1) {
      const text = random.many(LETTERS, 1, 9).join("");
      const expected = made.test(text);
      if (expected) fitting += 1;
      if (ours(text) !== expected || bounded(text) !== expected) differences.push(`${glob} on ${text}`);
    }
  }

  expect(differences).toEqual([]);
  // If no name matched, the comparison would show nothing.
  expect(fitting).toBeGreaterThan(700);
});

function longest(glob: string): number {
  return findMaxTextLengthForRegExp(picomatch.makeRe(glob, OPTIONS).source);
}

test("findMaxTextLengthForRegExp allows regular expressions only for usual patterns and short names", () => {
  expect(longest("docs/**/*.md")).toBeGreaterThan(90);
  expect(longest("docs/*.md")).toBeGreaterThan(1_000);
  expect(longest("docs/a.md")).toBe(Number.POSITIVE_INFINITY);
  expect(longest(`**/*.{${Array.from({ length: 20 }, (_, index) => `x${index}`).join(",")}}`)).toBeGreaterThan(20);
  expect(longest("**/a/**/a/**/a/**/*.ts")).toBeLessThan(30);
  expect(longest("*(*a|b)")).toBe(0);
});

/** Limit of processor time in microseconds. A busy machine would change measurements of real time. */
const TOO_LONG_US = 200_000;

test(`regular expressions need little time for the longest allowed names (seed ${SEED})`, () => {
  const random = seeded(SEED);
  const slow: string[] = [];
  for (let round = 0; round < 1_000; round += 1) {
    const glob = random.many([...PIECES, ...EXTENDED], 2, 8).join("");
    const pattern = picomatch.makeRe(glob, OPTIONS);
    const length = Math.min(findMaxTextLengthForRegExp(pattern.source), MAX_PATH_LENGTH);
    // The names match nearly the whole pattern but not its end, so the matcher tries every possibility.
    for (const unit of ["a", "a/", "ab", "1-"]) {
      const start = process.cpuUsage();
      pattern.test(`${unit.repeat(length).slice(0, Math.max(0, length - 1))}!`);
      if (process.cpuUsage(start).user > TOO_LONG_US) slow.push(`${glob} on ${length} of ${unit}`);
    }
  }

  expect(slow).toEqual([]);
});
