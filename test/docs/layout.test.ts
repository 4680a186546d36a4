import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The first cells of a table of CONTRIBUTING.md: names between backticks. */
function namesUnder(heading: string): readonly string[] {
  const [, rows = ""] = readFileSync("CONTRIBUTING.md", "utf8").split(`| ${heading} |`);
  const cells = (rows.split("\n\n")[0] ?? "").split("\n").map((row) => row.split(" | ")[0] ?? "");
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
}

function entriesOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name,
  );
}

test("the layout that CONTRIBUTING.md tells is that of the source, with every folder and file at its top", () => {
  const sources = entriesOf("src").filter((name) => /(?:\.ts|\/)$/.test(name));

  expect(namesUnder("In `src/`").toSorted()).toEqual(sources.toSorted());
});

test("the folders of tests that CONTRIBUTING.md tells of are there", () => {
  const told = namesUnder("In `test/`");

  expect(told.length).toBeGreaterThan(5);
  expect(entriesOf("test")).toEqual(expect.arrayContaining([...told]));
});
