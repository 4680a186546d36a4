import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { operations } from "../../src/operations/registry.js";

const PAGE = readFileSync("docs/troubleshooting.md", "utf8");
const SOURCE = globSync("src/**/*.ts")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
  // An input is named as workflows write it.
  .replace(/\$\{inputName\("([\w-]+)"\)\}/g, "$1")
  // A template's `${...}` is the part that differs; a message may be joined from two pieces over two lines.
  .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "…");
const RESULTS = new Set(operations.flatMap(({ results }) => Object.keys(results)));

/** The texts in the headings: `**`a message`**`. */
const MESSAGES = [...PAGE.matchAll(/^\*\*(`.*?`)\*\*/gm)].flatMap(([, heading = ""]) =>
  [...heading.matchAll(/`([^`]+)`/g)].map(([, message = ""]) => message),
);

/** The longest piece of a message that is the same in every run. */
function fixedPart(message: string): string {
  const pieces = message
    .replace(/\d…/g, "…")
    .split("…")
    .map((piece) => piece.replace(/\d+: $/, "").trim());
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
}

test("the page on troubleshooting explains many messages", () => {
  expect(MESSAGES.length).toBeGreaterThan(20);
});

test.each(MESSAGES)("the message %s is one that the program prints", (message) => {
  const part = fixedPart(message);
  expect(RESULTS.has(message) || (part.length > 8 && SOURCE.includes(part)), part).toBe(true);
});
