import { expect, test } from "vitest";
import { safeLine } from "../../src/ci/safe-line.js";

test.each([
  ["line\nbreak", "line break"],
  ["carriage\r\nreturn", "carriage return"],
  ["next\u0085line", "next line"],
  ["separators\u2028of\u2029Unicode", "separators of Unicode"],
  ["tab\tand\u0000null", "tab and null"],
  ["\u001b[31mred\u001b[0m", " [31mred [0m"],
  ["right\u202eto\u2066left", "right to left"],
  ["zero\u200bwidth", "zero width"],
  ["::error::text", ": :error::text"],
  ["  ::add-mask::a", "  : :add-mask::a"],
  ["\u00a0::error::text", "\u00a0: :error::text"],
  ["\n::error::text", " : :error::text"],
  ["\ufeff::error::text", " : :error::text"],
  ["text ##[error]more", "text # #[error]more"],
  ["text ##vso[task.complete]more", "text # #vso[task.complete]more"],
  ["###[set-output name=a]b", "## #[set-output name=a]b"],
])("%j is written as %j", (text, line) => {
  expect(safeLine(text)).toBe(line);
});

test.each(["a::b", "std::vector", "100%0A", "#7 is merged", "emoji 👩 and ümlaut"])(
  "%s stays as it is",
  (text) => {
    expect(safeLine(text)).toBe(text);
  },
);

test.each(["x", "word ", "\n", "👩"])("a line of 200,000 characters (%j) is cut to 8,000", (part) => {
  const line = safeLine(part.repeat(200_000 / part.length));
  expect(line.length).toBeLessThan(8100);
  expect(line.endsWith("… (200000 characters in all)")).toBe(true);
  expect(line.isWellFormed()).toBe(true);
});

test("a line of 8,000 characters stays whole", () => {
  expect(safeLine("x".repeat(8000))).toBe("x".repeat(8000));
});
