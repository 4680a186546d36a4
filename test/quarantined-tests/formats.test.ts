import { expect, test } from "vitest";
import { formatTestListFile } from "../../src/quarantined-tests/formats.js";
import { aged } from "./aged.js";

/** Returns the first cell of the only row. */
function cellOf(name: string): string {
  const [, row = ""] = formatTestListFile("csv", [aged({ name })]).text.split(/(?<=test_case_id)\r\n/);
  return row.slice(0, row.lastIndexOf(",,,,,,,,,,,\r\n"));
}

test.each([
  ["plain text", "plain text"],
  ["=1+1", "'=1+1"],
  ["+1", "'+1"],
  ["-1", "'-1"],
  ["@sum", "'@sum"],
  ["a=b", "a=b"],
  ["a-b @c", "a-b @c"],
  ['=cmd|"/c calc"!A1', '"\'=cmd|""/c calc""!A1"'],
  ["\t=1", '"\'\t=1"'],
  ["\r\n=1", '"\'\r\n=1"'],
  [" =1", "' =1"],
  ["＝1", "'＝1"],
  ["a,b", '"a,b"'],
  ['say "x"', '"say ""x"""'],
  ["two\nlines", '"two\nlines"'],
  ["a;=1", '"a;=1"'],
  ["'quoted'", "'quoted'"],
  [" padded ", '" padded "'],
  ["", ""],
])("formatTestListFile with csv: writes the text %j as the cell %j", (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test("formatTestListFile with csv: writes several code owners into one cell, and leaves null cells empty", () => {
  const item = aged({ codeowners: ["a", "@b"], quarantined_at: null });
  const odd = { ...item, test: { ...item.test, test_case_id: null, parent: undefined } };

  expect(formatTestListFile("csv", [odd]).text.split("\r\n")[1]).toBe("works,,,,,a @b,,,,,,");
});

test("formatTestListFile with markdown: writes the oldest tests of each section first", () => {
  const { text } = formatTestListFile("markdown", [
    aged({ name: "young", quarantined_at: "2026-03-30" }),
    aged({ name: "old", quarantined_at: "2026-01-01" }),
  ]);

  expect(text.indexOf("| old |")).toBeLessThan(text.indexOf("| young |"));
  expect(formatTestListFile("markdown", []).text).toBe("# Quarantined tests by code owner\n\nNo test is listed.\n");
});
