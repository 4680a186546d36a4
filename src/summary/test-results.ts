import { dayOf } from "../iso-time.js";
import type { QuarantinedTest } from "../quarantined-tests/all-pages.js";
import { shorten } from "../shorten.js";
import type { Findings, QuarantinedFailure } from "../test-results/findings.js";
import type { SuiteFailure, TestCase } from "../test-results/test-case.js";
import { andMore, escapeText, folded, IN_RESULT_FILE, limitedTable, paragraphs } from "./markdown.js";

const ROWS_SHOWN = 100;
const CELL_CHARACTERS = 300;

/** The page about test results: what counts, what is quarantined, and what could leave the quarantine. */
export function testResultsSummary(
  message: string,
  details: readonly string[],
  { reports, files, failed, quarantined, passing, lookUp }: Findings,
): string {
  const failures = [
    ...reports.suiteFailures.map((suite) => () => suiteRow(suite)),
    ...failed.map((test) => () => testRow(test)),
  ];
  const parts = [
    [message, ...details].map(escapeText).join("\n\n"),
    escapeText(lookUp?.warning ?? ""),
    section("Failures that count", ["Test", "Suite", "File", "Message"], failures, (row) => row()),
    section(
      "Failures that are quarantined",
      ["Test", "Suite", "File", "Owners", "Quarantined since", "Recognised by"],
      quarantined,
      quarantinedRow,
    ),
    section(
      "Quarantined tests that passed",
      ["Test", "Suite", "File", "Owners", "Quarantined since"],
      passing,
      listedRow,
    ),
    section(
      "Result files that cannot be relied on",
      ["File", "Reason"],
      reports.broken,
      ({ name, reason }) => [cell(name), cell(reason)],
    ),
    files.length === 0 ? "" : filesRead(files),
  ];
  return paragraphs(parts);
}

function section<Item>(
  title: string,
  head: readonly string[],
  items: readonly Item[],
  rowOf: (item: Item) => readonly string[],
): string {
  if (items.length === 0) return "";
  const limit = { atMost: ROWS_SHOWN, whole: IN_RESULT_FILE };
  return paragraphs([`#### ${title}`, limitedTable(head, items, rowOf, limit)]);
}

function filesRead(files: readonly string[]): string {
  const hidden = files.length - ROWS_SHOWN;
  const lines = files.slice(0, ROWS_SHOWN).map((name) => `- ${cell(name)}`);
  return folded(`Result files: ${files.length}`, paragraphs([lines.join("\n"), andMore(hidden)]));
}

function suiteRow({ suite, file, message }: SuiteFailure): string[] {
  return ["(the suite itself)", cell(suite), cell(file), cell(message)];
}

function testRow({ name, parent, file, suiteFile, message }: TestCase): string[] {
  return [cell(name), cell(parent), cell(file || suiteFile), cell(message)];
}

function quarantinedRow({ test, listed, rule }: QuarantinedFailure): string[] {
  const [name = "", parent = "", file = ""] = testRow(test);
  return [name, parent, file, ...quarantineCells(listed), rule === "id" ? "its id" : "its names"];
}

function listedRow(listed: QuarantinedTest): string[] {
  const { name, parent, file } = listed;
  return [cell(name), cell(parent ?? ""), cell(file ?? ""), ...quarantineCells(listed)];
}

function quarantineCells({ codeowners, quarantined_at: since }: QuarantinedTest): string[] {
  return [cell((codeowners ?? []).join(", ")), cell(dayOf(since ?? ""))];
}

function cell(text: string): string {
  return escapeText(shorten(text, CELL_CHARACTERS));
}
