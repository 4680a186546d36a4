import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commonInputs } from "../../src/inputs/common.js";
import { listOperationInputs, operations } from "../../src/operations/registry.js";

const PAGE = readFileSync("docs/troubleshooting.md", "utf8");
const SOURCE = globSync("src/**/*.ts")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
  // The page names an input as workflows write the input.
  .replace(/\$\{toInputReference\("([\w-]+)"\)\}/g, "$1")
  // The `${...}` of a template is the part that differs. A message may consist of two pieces on two lines.
  .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "…");
const RESULTS = new Set(operations.flatMap(({ results }) => Object.keys(results)));

const INPUTS = new Set(
  [...Object.values(commonInputs), ...listOperationInputs().map(({ input }) => input)].map(({ name }) => name),
);

/** Messages in the headings, which have the form `**`a message`**`. */
const MESSAGES = [...PAGE.matchAll(/^\*\*(`.*?`)\*\*/gm)].flatMap(([, heading = ""]) =>
  [...heading.matchAll(/`([^`]+)`/g)].map(([, message = ""]) => message),
);

/**
 * Removes the name of an input at the beginning of a message, because the source contains the name in another place.
 */
function withoutInput(message: string): string {
  const [, name = "", rest = ""] = /^([a-z-]+): (.+)$/s.exec(message) ?? [];
  return INPUTS.has(name) ? rest : message;
}

/** Returns the longest piece of a message that is the same in every run. */
function fixedPart(message: string): string {
  const pieces = withoutInput(message)
    .replace(/\d…/g, "…")
    .split("…")
    .map((piece) => piece.replace(/\d+: $/, "").trim());
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
}

test("troubleshooting page: explains more than 20 messages", () => {
  expect(MESSAGES.length).toBeGreaterThan(20);
});

test.each(MESSAGES)("troubleshooting page: quotes a message that the program contains: %s", (message) => {
  const part = fixedPart(message);
  expect(RESULTS.has(message) || (part.length > 8 && SOURCE.includes(part)), part).toBe(true);
});
