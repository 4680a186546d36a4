import type { BranchChanges } from "../queue/branch-changes.js";
import type { SettingChange } from "../queue/setting-changes.js";
import type { SettingValue } from "../queue/setting-forms.js";
import { shorten, shortenJson } from "../shorten.js";
import { code, escapeText, paragraphs, table } from "./markdown.js";

/** A list of checks can be long; the output `changes` has it whole. */
const SHOWN_CHARACTERS = 300;

/** What the columns of values are called; `from` is undefined where there was nothing before. */
export interface Columns {
  readonly from: string | undefined;
  readonly to: string;
}

export const MADE_CHANGES: Columns = { from: "Before", to: "Now" };
export const PLANNED_CHANGES: Columns = { from: "Now", to: "Would become" };
export const DRIFT: Columns = { from: "In the queue", to: "In the file" };
export const NEW_SETTINGS: Columns = { from: undefined, to: "Value" };

/** A page about changes of one queue. */
export function changesSummary(
  message: string,
  columns: Columns,
  changes: readonly SettingChange[],
  lines: readonly string[] = [],
): string {
  return paragraphs([escapeText(message), changesTable(columns, changes), ...lines.map(escapeText)]);
}

/** A row for each setting; empty when nothing changes. */
function changesTable({ from: before, to: after }: Columns, changes: readonly SettingChange[]): string {
  if (changes.length === 0) return "";
  const rows = changes.map(({ setting, from, to }) => [
    code(setting),
    ...(before === undefined ? [] : [from === undefined ? "not shown" : inCell(from)]),
    inCell(to),
  ]);
  return table(["Setting", ...(before === undefined ? [] : [before]), after], rows);
}

function inCell(value: SettingValue): string {
  if (value === null) return "no list of its own";
  return code(
    typeof value === "string"
      ? shorten(value, SHOWN_CHARACTERS)
      : shortenJson(JSON.stringify(value), SHOWN_CHARACTERS),
  );
}

/** A page about the queues of several branches, with a table for each that differs. */
export function branchesSummary(
  message: string,
  columns: Columns,
  branches: readonly BranchChanges[],
  lines: readonly string[],
): string {
  const sections = branches.flatMap(({ branch, isNew, changes }) => [
    `#### ${escapeText(branch)}${isNew ? " (new)" : ""}`,
    changesTable(isNew ? { ...NEW_SETTINGS, to: columns.to } : columns, changes),
  ]);
  return paragraphs([escapeText(message), ...sections, ...lines.map(escapeText)]);
}
