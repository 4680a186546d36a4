import type { BranchChanges } from "../queue/branch-changes.js";
import type { SettingChange } from "../queue/setting-changes.js";
import type { SettingValue } from "../queue/setting-forms.js";
import { shorten, shortenJson } from "../shorten.js";
import { code, escapeText, table } from "./markdown.js";

/** A list of checks can be long; the output `changes` has it whole. */
const SHOWN_CHARACTERS = 300;

/** A page about changes of one queue. */
export function changesSummary(
  message: string,
  changes: readonly SettingChange[],
  lines: readonly string[] = [],
): string {
  return [escapeText(message), changesTable(changes), ...lines.map(escapeText)]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** What is and what is wanted, a row for each setting; empty when nothing changes. */
function changesTable(changes: readonly SettingChange[]): string {
  const rows = changes.map(({ setting, from, to }) => [
    code(setting),
    from === undefined ? "not shown" : inCell(from),
    inCell(to),
  ]);
  return rows.length === 0 ? "" : table(["Setting", "Now", "Wanted"], rows);
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
  branches: readonly BranchChanges[],
  lines: readonly string[],
): string {
  const sections = branches.flatMap(({ branch, isNew, changes }) => [
    `#### ${escapeText(branch)}${isNew ? " (new)" : ""}`,
    changesTable(changes),
  ]);
  return [escapeText(message), ...sections, ...lines.map(escapeText)]
    .filter((part) => part !== "")
    .join("\n\n");
}
