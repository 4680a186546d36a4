import type { Repository } from "../service/service.js";
import { escapeText, joinBlocks, toCell, toLimitedTable, toPullRequestLink } from "../text/markdown.js";
import { toBarChart } from "../text/mermaid.js";
import type { Cell, Chart, ReportSection, Table } from "./document.js";

/** Formats the report for a job summary. Each table has a limited number of rows. */
export function formatMarkdownReport(lead: string, sections: readonly ReportSection[], repository: Repository): string {
  const parts = sections.map(({ title, answers, tables, charts }) =>
    joinBlocks([
      `#### ${escapeText(title)}`,
      answers.map(escapeText).join(" "),
      ...tables.map((table) => formatTable(table, repository)),
      // Mermaid draws all bars in one color, so Markdown contains only one chart. The HTML file contains all charts.
      ...charts.slice(0, 1).map(formatChart),
    ]),
  );
  return joinBlocks([escapeText(lead), ...parts]);
}

const ROWS_SHOWN = 20;

function formatTable({ title, head, rows }: Table, repository: Repository): string {
  if (rows.length === 0) return "";
  const formatCell = (cell: Cell) =>
    typeof cell === "string" ? toCell(cell) : toPullRequestLink(repository, cell.pullRequest);
  const limit = { atMost: ROWS_SHOWN, whole: "the complete list is in the file of the output report-json-file" };
  return joinBlocks([`**${escapeText(title)}**`, toLimitedTable(head, rows, (row) => row.map(formatCell), limit)]);
}

function formatChart({ title, unit, labels, series }: Chart): string {
  // Without a merge, the picture shows the failed pull requests.
  const first = series.find(({ values }) => values.some((value) => value !== null && value > 0));
  if (first === undefined) return "";
  // Mermaid has room only for short labels such as `31d 12`, and accepts no colon in a label.
  const bars = labels.map((label, index) => ({
    label: label.slice("2026-01-".length, "2026-01-31T12".length).replace("T", "d "),
    value: first.values[index] ?? 0,
  }));
  return toBarChart({ title, labels: "day and hour UTC", values: `${first.name} ${unit}`, bars }) ?? "";
}
