import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("SECURITY.md links existing test files for each threat", () => {
  const rows = readFileSync("SECURITY.md", "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (?:Threat|---) \|/.test(line));
  const untested = rows.filter((row) => {
    const links = [...row.matchAll(/\]\(((?:local-queue\/)?test\/[^)]+)\)/g)].map(([, file = ""]) => file);
    return links.length === 0 || !links.every((file) => existsSync(file));
  });

  expect(rows.length).toBeGreaterThan(10);
  expect(untested).toEqual([]);
});
