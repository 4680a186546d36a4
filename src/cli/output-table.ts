import type { RunResult } from "../ci/ci.js";
import { safeLine } from "../ci/output.js";
import { shorten } from "../text/truncate.js";
import { columns, readableWidth } from "./help.js";

/** More items of a list than a person reads here. */
const ITEMS_SHOWN = 10;
/** Longer texts are no values that somebody reads in a table. */
const LONGEST_VALUE = 300;

/**
 * The outputs that say something, for a person at a terminal, below the sentence that says what happened. Nothing where
 * a run failed before it had any.
 */
export function outputTable(
  declared: Readonly<Record<string, string>>,
  { result, errorKind, outputs }: RunResult,
  terminal: { readonly redact: (text: string) => string; readonly columns: number | undefined },
): string {
  const known = [...new Set([...Object.keys(declared), ...Object.keys(outputs)])];
  const set = known.flatMap((name) => rowsOf(name, outputs[name]));
  if (set.length === 0 && errorKind !== undefined) return "";
  const rows = [["result", result] as const, ...set].map(([name, value]): [string, string] => [
    name,
    shorten(terminal.redact(value), LONGEST_VALUE),
  ]);
  const left = Math.max(...rows.map(([name]) => name.length));
  const lines = columns(rows, readableWidth(terminal.columns), left).split("\n");
  return `\n${lines.map(safeLine).join("\n")}`;
}

type Row = readonly [name: string, value: string];

/** A list of objects takes a line for each; what is empty takes none. */
function rowsOf(name: string, value: unknown): readonly Row[] {
  if (value === undefined || value === null || value === "") return [];
  if (!Array.isArray(value)) return [[name, formatValue(value)]];
  const items: readonly unknown[] = value;
  const shown = items.slice(0, ITEMS_SHOWN).map(formatValue);
  const rest = items.length - shown.length;
  if (rest > 0) shown.push(`and ${rest} more; --json prints all`);
  const lines = items.some(isObject) ? shown : shown.length === 0 ? [] : [shown.join(", ")];
  return lines.map((line, index) => [index === 0 ? name : "", line]);
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function formatValue(value: unknown): string {
  if (!isObject(value)) return String(value);
  if (Array.isArray(value)) return JSON.stringify(value);
  return formatObject(new Map(Object.entries(value)));
}

/** What tells one object of a list from another; pull requests, changed settings and tests are read by many. */
function formatObject(fields: ReadonlyMap<string, unknown>): string {
  const text = (name: string): string => {
    const value = fields.get(name);
    return value === undefined || value === null ? "" : formatValue(value);
  };
  if (fields.has("prNumber")) return `#${text("prNumber")} ${text("prTitle") || text("title")}`.trim();
  const branch = text("branch") === "" ? "" : `${text("branch")}: `;
  if (fields.has("setting"))
    return `${branch}${text("setting")}: ${text("from") || "unknown"} -> ${text("to") || "none"}`;
  if (fields.has("created")) return `${branch}a new queue`;
  const pairs = [...fields].filter(([, value]) => value !== null && value !== "");
  return pairs.map(([name, value]) => `${name} ${isObject(value) ? JSON.stringify(value) : String(value)}`).join(", ");
}
