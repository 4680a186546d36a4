import { expect, test } from "vitest";
import { byOwnerPage } from "../../src/quarantined-tests/by-owner.js";
import { csvOf } from "../../src/quarantined-tests/csv.js";
import { groupByOwner } from "../../src/quarantined-tests/owners.js";
import { skipListOf } from "../../src/quarantined-tests/skip-list.js";
import { aged } from "./aged.js";

/** The first cell of the only row. */
function cellOf(name: string): string {
  const [, row = ""] = csvOf([aged({ name })]).split(/(?<=test_case_id)\r\n/);
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
])("%j is the cell %j", (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

test("several code owners are one cell, and fields of another type are empty ones", () => {
  const item = aged({ codeowners: ["a", "@b"], quarantined_at: null });
  const odd = { ...item, test: { ...item.test, test_case_id: null, parent: undefined } };

  expect(csvOf([odd]).split("\r\n")[1]).toBe("works,,,,,a @b,,,,,,");
});

test("owners are one and the same in any case and without their @, and come by name", () => {
  const tests = [
    aged({ name: "1", codeowners: ["@Local/Web", "local/web"] }),
    aged({ name: "2", codeowners: ["@LOCAL/web", "alpha"] }),
    aged({ name: "3", codeowners: [" ", "@"] }),
    aged({ name: "4", codeowners: null }),
  ];

  const groups = groupByOwner(tests).map(({ owner, tests: owned }) => [
    owner,
    owned.map((each) => each.test.name),
  ]);
  expect(groups).toEqual([
    ["alpha", ["2"]],
    ["@Local/Web", ["1", "2"]],
    [undefined, ["3", "4"]],
  ]);
});

test("a section lists the oldest tests first", () => {
  const page = byOwnerPage([
    aged({ name: "young", quarantined_at: "2026-03-30" }),
    aged({ name: "old", quarantined_at: "2026-01-01" }),
  ]);

  expect(page.indexOf("| old |")).toBeLessThan(page.indexOf("| young |"));
  expect(byOwnerPage([])).toBe("# Quarantined tests by code owner\n\nNo test is listed.\n");
});

test("a name that is blank or more than one line is no line of the skip list", () => {
  const names = [
    "a",
    "a",
    "b c",
    " led by a blank",
    "",
    " ",
    "\u00a0",
    "x\ny",
    "x\ry",
    "x\u2028y",
    "x\u0000y",
    "ü 👩‍💻",
  ];

  expect(skipListOf(names.map((name) => aged({ name })))).toEqual({
    text: "a\nb c\n led by a blank\nü 👩‍💻\n",
    leftOut: 7,
  });
});
