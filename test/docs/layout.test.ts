import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Returns names between backticks in the first column of the table whose header row begins with `heading`. */
function namesUnder(page: string, heading: string): readonly string[] {
  const [, rows = ""] = readFileSync(page, "utf8").split(`| ${heading} |`);
  const cells = (rows.split("\n\n")[0] ?? "").split("\n").map((row) => row.split(" | ")[0] ?? "");
  return cells.flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name));
}

function entriesOf(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).map((entry) =>
    entry.isDirectory() ? `${entry.name}/` : entry.name,
  );
}

const ARCHITECTURE = "docs/development/architecture.md";

test("architecture page: lists exactly the folders and files at the top of src", () => {
  const sources = entriesOf("src").filter((name) => /(?:\.ts|\/)$/.test(name));

  expect(namesUnder(ARCHITECTURE, "Folder or file | Subject").toSorted()).toEqual(sources.toSorted());
});

test("page of the local queue: lists exactly the folders and files of local-queue/src", () => {
  const folders = ["", "hosts/"].flatMap((parent) =>
    entriesOf(`local-queue/src/${parent}`).map((name) => `${parent}${name}`),
  );

  expect(namesUnder("local-queue/README.md", "Folder | Subject").toSorted()).toEqual(
    folders.filter((name) => name !== "hosts/").toSorted(),
  );
});

test("architecture page: names only existing test folders", () => {
  const folders = namesUnder(ARCHITECTURE, "Folder | Contents").filter((name) =>
    /^(?:local-queue\/)?test\/[^<]*$/.test(name),
  );

  expect(folders.length).toBeGreaterThan(5);
  expect(folders.filter((folder) => entriesOf(folder).length === 0)).toEqual([]);
});
