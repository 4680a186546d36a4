import type { QuarantinedTest } from "../quarantined-tests/all-pages.js";
import type { Findings, QuarantinedFailure } from "../test-results/findings.js";
import type { SuiteFailure, TestCase } from "../test-results/test-case.js";
import { escapeText, table } from "./markdown.js";

const ROWS_SHOWN = 100;
const CELL_CHARACTERS = 300;

/** The page about test results: what counts, what is quarantined, and what could leave the quarantine. */
export function testResultsSummary(
  message: string,
  details: readonly string[],
  { reports, files, failed, quarantined, passing, lookUp }: Findings,
): string {
  const failureRows = [...reports.suiteFailures.map(suiteRow), ...failed.map(testRow)];
  const parts = [
    [message, ...details].map(escapeText).join("\n\n"),
    lookUp?.kind === "unknown" ? escapeText(lookUp.warning) : "",
    section("Failures that count", ["Test", "Suite", "File", "Message"], failureRows),
    section(
      "Failures that are quarantined",
      ["Test", "Suite", "File", "Owners", "Quarantined since", "Recognised by"],
      quarantined.map(quarantinedRow),
    ),
    section(
      "Quarantined tests that passed",
      ["Test", "Suite", "File", "Owners", "Quarantined since"],
      passing.map(listedRow),
    ),
    section(
      "Result files that cannot be relied on",
      ["File", "Reason"],
      reports.broken.map(({ name, reason }) => [cell(name), cell(reason)]),
    ),
    files.length === 0 ? "" : filesRead(files),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

function section(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return "";
  const hidden = rows.length - ROWS_SHOWN;
  return [
    `#### ${title}`,
    table(head, rows.slice(0, ROWS_SHOWN)),
    ...(hidden > 0 ? [`And ${hidden} more; the output result-file has them all.`] : []),
  ].join("\n\n");
}

function filesRead(files: readonly string[]): string {
  const hidden = files.length - ROWS_SHOWN;
  const lines = files.slice(0, ROWS_SHOWN).map((name) => `- ${cell(name)}`);
  const listed = [...lines, ...(hidden > 0 ? [`- and ${hidden} more`] : [])].join("\n");
  return `<details><summary>Result files: ${files.length}</summary>\n\n${listed}\n\n</details>`;
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
  return [cell((codeowners ?? []).join(", ")), cell((since ?? "").slice(0, "2026-01-31".length))];
}

function cell(text: string): string {
  return escapeText(
    text.length > CELL_CHARACTERS ? `${text.slice(0, CELL_CHARACTERS).toWellFormed()}…` : text,
  );
}
