import { type AgedTest, daysOf } from "./age.js";

type Column = readonly [name: string, cell: (aged: AgedTest) => string];

/** A field under its own name, as it came. */
function field(name: string): Column {
  return [name, ({ test }) => asText(test[name])];
}

const COLUMNS: readonly Column[] = [
  field("name"),
  field("parent"),
  field("file"),
  field("classname"),
  field("variant"),
  ["codeowners", ({ test }) => (test.codeowners ?? []).join(" ")],
  field("quarantined_at"),
  ["days_quarantined", daysOf],
  field("status"),
  field("quarantine_setting"),
  field("status_last_updated_at"),
  field("test_case_id"),
];

/** The list as CSV (RFC 4180, lines end with CRLF) with a header; whole days of age beside the service's own fields. */
export function csvOf(tests: readonly AgedTest[]): string {
  const rows = tests.map((aged) => COLUMNS.map(([, cell]) => escapeCell(cell(aged))));
  return [COLUMNS.map(([name]) => name), ...rows].map((cells) => `${cells.join(",")}\r\n`).join("");
}

function asText(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** What a spreadsheet takes for a formula, also behind blanks and in the full-width signs of East Asian keyboards. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

/** Quoted also where programs that split at other signs would begin a new cell. */
const NEEDS_QUOTES = /[",;\t\r\n]|^\s|\s$/;

function escapeCell(text: string): string {
  const inert = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert;
}
