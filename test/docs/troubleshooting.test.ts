import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { commonInputs } from "../../src/inputs/common.js";
import { listOperationInputs, operations } from "../../src/operations/registry.js";

const PAGE = readFileSync("docs/troubleshooting.md", "utf8");
const SOURCE = globSync("src/**/*.ts")
  .map((file) => readFileSync(file, "utf8"))
  .join("\n")
  // An input is named as workflows write it.
  .replace(/\$\{inputName\("([\w-]+)"\)\}/g, "$1")
  // A template's `${...}` is the part that differs; a message may be joined from two pieces over two lines.
  .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, "…");
const RESULTS = new Set(operations.flatMap(({ results }) => Object.keys(results)));

const INPUTS = new Set(
  [...Object.values(commonInputs), ...listOperationInputs().map(({ input }) => input)].map(({ name }) => name),
);

/** The texts in the headings: `**`a message`**`. */
const MESSAGES = [...PAGE.matchAll(/^\*\*(`.*?`)\*\*/gm)].flatMap(([, heading = ""]) =>
  [...heading.matchAll(/`([^`]+)`/g)].map(([, message = ""]) => message),
);

/** A problem of an input begins with its name, which stands apart from the words in the source. */
function withoutInput(message: string): string {
  const [, name = "", rest = ""] = /^([a-z-]+): (.+)$/s.exec(message) ?? [];
  return INPUTS.has(name) ? rest : message;
}

/** The longest piece of a message that is the same in every run. */
function fixedPart(message: string): string {
  const pieces = withoutInput(message)
    .replace(/\d…/g, "…")
    .split("…")
    .map((piece) => piece.replace(/\d+: $/, "").trim());
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), "");
}

test("finds many messages on the troubleshooting page", () => {
  expect(MESSAGES.length).toBeGreaterThan(20);
});

test.each(MESSAGES)("finds the message %s in the program", (message) => {
  const part = fixedPart(message);
  expect(RESULTS.has(message) || (part.length > 8 && SOURCE.includes(part)), part).toBe(true);
});
