import type { Repository } from "../service/service.js";
import { escapeText, toPullRequestAddress } from "../text/markdown.js";
import { drawChart } from "./charts.js";
import type { Cell, ReportSection, Table } from "./document.js";

/** Formats the report as one HTML file. It has no script, and loads nothing. */
export function formatHtmlReport(
  lead: string,
  sections: readonly ReportSection[],
  { repository, targetBranch }: { readonly repository: Repository; readonly targetBranch: string },
): string {
  const title = `Merge queue for ${escapeText(targetBranch)} of ${escapeText(`${repository.owner}/${repository.name}`)}`;
  const body = sections.map((section, index) => formatSection(section, index, repository));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header><h1>${title}</h1><p>${escapeText(lead)}</p></header>
<nav aria-label="Questions"><ul>${sections.map((section, index) => `<li><a href="#s${index}">${escapeText(section.title)}</a></li>`).join("")}</ul></nav>
<main>
${body.join("\n")}
</main>
</body>
</html>
`;
}

function formatSection(
  { title, answers, tables, charts }: ReportSection,
  index: number,
  repository: Repository,
): string {
  const drawings = charts
    .map((chart, number) => drawChart(chart, `c${index}-${number}`))
    .filter((drawing) => drawing !== "");
  return [
    `<section id="s${index}" aria-labelledby="h${index}"><h2 id="h${index}">${escapeText(title)}</h2>`,
    ...answers.map((answer) => `<p>${escapeText(answer)}</p>`),
    ...(drawings.length === 0 ? [] : [`<div class="charts">${drawings.join("\n")}</div>`]),
    ...tables.map((table) => formatTable(table, repository)),
    "</section>",
  ].join("\n");
}

function formatTable({ title, head, rows }: Table, repository: Repository): string {
  if (rows.length === 0) return "";
  const heads = head.map((text) => `<th scope="col">${escapeText(text)}</th>`).join("");
  const lines = rows.map((row) => `<tr>${row.map((cell, index) => formatCell(cell, head[index] ?? "")).join("")}</tr>`);
  // On a narrow screen, a table with long texts shows each row as a list.
  const isLong = rows.flat().some((cell) => typeof cell === "string" && cell.length > LONG_CELL);
  return `<table${isLong ? ' class="long"' : ""}><caption>${escapeText(title)}</caption><thead><tr>${heads}</tr></thead><tbody>\n${lines.join("\n")}\n</tbody></table>`;

  /** Repeats the head of the column in the cell, for a row that is shown as a list. */
  function formatCell(cell: Cell, column: string): string {
    const isShort = typeof cell === "string" && cell.length <= SHORT_CELL;
    return `<td${isShort ? ' class="short"' : ""} data-head="${escapeText(column)}">${typeof cell === "string" ? escapeText(cell) : formatLink(cell.pullRequest)}</td>`;
  }

  function formatLink(number: number): string {
    const address = toPullRequestAddress(repository, number);
    return address === undefined ? `#${number}` : `<a href="${escapeText(address)}">#${number}</a>`;
  }
}

const LONG_CELL = 40;
const SHORT_CELL = 10;

/** Style of the page. Each color has a value for light mode and a value for dark mode. */
const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #f6f6f3; --sheet: #fff; --ink: #1d1f23; --soft: #5a5f69; --line: #dcdcd6; --link: #0b57a4;
  --testing: #0b62b8; --merged: #17703c; --failed: #b3261e; --waiting: #b26a00; --canceled: #7b8089; --limit: #1d1f23;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15171a; --sheet: #1e2125; --ink: #e8e8e4; --soft: #a3a8b1; --line: #33373d; --link: #8cc0f5;
    --testing: #7ab6f2; --merged: #74cb94; --failed: #f49a92; --waiting: #eab45c; --canceled: #8b919b; --limit: #e8e8e4;
  }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 64rem; padding: 1.25rem clamp(0.75rem, 3vw, 2rem) 3rem; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
h1 { font-size: 1.4rem; line-height: 1.25; margin: 0 0 0.5rem; overflow-wrap: anywhere; }
h2 { font-size: 1.1rem; margin: 0 0 0.5rem; }
p { margin: 0 0 0.5rem; overflow-wrap: anywhere; }
a { color: var(--link); }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; padding: 0; margin: 0.5rem 0 1rem; list-style: none; font-size: 0.9rem; }
section { background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 1rem; margin: 0 0 1rem; overflow-x: auto; }
.charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr)); gap: 1rem; margin: 1rem 0; }
figure { margin: 0; min-width: 0; }
figcaption, caption { font-weight: 600; text-align: left; font-size: 0.9rem; margin: 0 0 0.25rem; }
figcaption small { font-weight: 400; color: var(--soft); }
svg { display: block; width: 100%; height: auto; }
svg text { font-size: 13px; fill: var(--soft); }
.grid { stroke: var(--line); }
.limit { stroke: var(--limit); stroke-dasharray: 5 4; }
.legend { display: flex; flex-wrap: wrap; gap: 0 0.9rem; margin: 0.25rem 0 0; padding: 0; list-style: none; font-size: 0.8rem; color: var(--soft); }
.legend li::before { content: ""; display: inline-block; width: 0.7em; height: 0.7em; border-radius: 2px; margin-right: 0.35em; background: var(--own); }
.legend .limit::before { height: 0; border-top: 2px dashed var(--limit); background: none; vertical-align: middle; }
.testing { --own: var(--testing); } .merged { --own: var(--merged); } .failed { --own: var(--failed); }
.waiting { --own: var(--waiting); } .canceled { --own: var(--canceled); }
rect, circle { fill: var(--own); }
path { fill: none; stroke: var(--own); stroke-width: 2; }
table { width: 100%; border-collapse: collapse; margin: 1rem 0 0; font-size: 0.9rem; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: 0.3rem 0.75rem 0.3rem 0; border-top: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--soft); font-weight: 500; border-top: 0; overflow-wrap: normal; }
.short { white-space: nowrap; }
@media (max-width: 36rem) {
  svg text { font-size: 16px; }
  table { font-size: 0.75rem; }
  th, td { padding-right: 0.3rem; }
  .long thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .long, .long tbody, .long tr, .long td, .long caption { display: block; }
  .long tr { border-top: 1px solid var(--line); padding: 0.35rem 0; }
  .long td { display: grid; grid-template-columns: 7rem 1fr; gap: 0.5rem; border: 0; padding: 0.05rem 0; }
  .long td::before { content: attr(data-head); color: var(--soft); }
}
@media print { section { break-inside: avoid; } }
`;
