import { escapeForComment } from "../text/comment.js";
import { joinBlocks, toTable } from "../text/markdown.js";
import { groupTestsByOwner, type OwnerTestGroup, type QuarantinedTestDetails, sortTestsByAge } from "./filter.js";
import type { TEST_LIST_FORMATS } from "./inputs.js";

export function formatTestListFile(
  format: (typeof TEST_LIST_FORMATS)[number],
  tests: readonly QuarantinedTestDetails[],
) {
  switch (format) {
    case "json": {
      const items = tests.map(({ test }) => test);
      return fileOf("json", `${JSON.stringify(items, null, 2)}\n`);
    }
    case "csv":
      return fileOf("csv", formatCsv(tests));
    case "markdown":
      return fileOf("md", formatMarkdown(tests));
    case "lines": {
      const names = new Set(tests.map(({ test }) => test.name));
      // The file has one name per line. It omits blank names, because a blank line could match every test, and names
      // with line breaks. Failures of the omitted tests can still fail a build.
      const lines = [...names].filter((name) => name.trim() !== "" && !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(name));
      return fileOf("txt", lines.map((name) => `${name}\n`).join(""), names.size - lines.length);
    }
  }
}

/** Returns the name and the text of a file. `omitted` is the number of names that the format cannot represent. */
function fileOf(extension: string, text: string, omitted = 0) {
  return { name: `quarantined-tests.${extension}`, text, omitted };
}

/** Formats the list as Markdown. Escapes all names, so that an issue with this text does not notify the code owners. */
function formatMarkdown(tests: readonly QuarantinedTestDetails[]): string {
  const sections = tests.length === 0 ? ["No test is listed."] : groupTestsByOwner(tests).map(ownerSection);
  return `${joinBlocks(["# Quarantined tests by code owner", ...sections])}\n`;
}

function ownerSection({ owner, tests }: OwnerTestGroup): string {
  const title = owner === undefined ? "Without code owner" : escapeForComment(owner);
  const rows = sortTestsByAge(tests).map(({ test: { name, file }, since, days, states }) =>
    [name, file ?? "", since, `${days ?? ""}`, ...states].map(escapeForComment),
  );
  const head = ["Test", "File", "Since", "Days", "Status", "Setting"];
  return joinBlocks([`## ${title} (${tests.length})`, toTable(head, rows)]);
}

type Column = readonly [name: string, cell: (aged: QuarantinedTestDetails) => string];

function field(name: string): Column {
  return [name, ({ test: { [name]: value } }) => (typeof value === "string" ? value : "")];
}

const COLUMNS: readonly Column[] = [
  ...["name", "parent", "file", "classname", "variant"].map(field),
  ["codeowners", ({ test }) => (test.codeowners ?? []).join(" ")],
  field("quarantined_at"),
  ["days_quarantined", ({ days }) => `${days ?? ""}`],
  ...["status", "quarantine_setting", "status_last_updated_at", "test_case_id"].map(field),
];

function formatCsv(tests: readonly QuarantinedTestDetails[]): string {
  const rows = tests.map((aged) => COLUMNS.map(([, cell]) => escapeCell(cell(aged))));
  return [COLUMNS.map(([name]) => name), ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

/** Start of a spreadsheet formula. Spreadsheets ignore blanks before it, and accept full-width characters. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/** Characters that require quotes in CSV. Some programs also split cells at semicolons and tabs. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

function escapeCell(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
