import type { RunResult } from "../ci/ci.js";
import { formatSafeLogLine } from "../ci/output.js";
import type { CiRun } from "../ci/shell.js";
import type { Operation } from "../operation.js";
import { escapeControlCharacters, shortenText } from "../text/truncate.js";
import { formatColumns, limitWidth } from "./columns.js";

type Change = (text: string) => string;

/** Formats the result as a JSON object. An unknown value is null. */
export function formatResultAsJson(
  asked: Pick<Operation, "name" | "outputs">,
  run: Pick<CiRun, "system" | "url">,
  { result, errorKind, errorMessage, outputs, record }: RunResult,
  redact: Change,
): string {
  const names = Object.keys({ ...asked.outputs, ...outputs });
  const shown = redactAll(
    {
      operation: asked.name,
      result,
      "error-kind": errorKind ?? null,
      "error-message": errorKind === undefined ? null : errorMessage,
      outputs: Object.fromEntries(names.map((name) => [name, outputs[name] ?? null])),
      details: null,
      run,
    },
    redact,
    (name) => name,
  );
  // The names of fields in a record come from the service, so they may contain secrets too.
  const whole = { ...Object(shown), details: redactAll(record, redact, redact) };
  // `##` could start a command of a CI system.
  return `${escapeControlCharacters(JSON.stringify(whole, null, 2)).replace(/#(?=#)/g, "\\u0023")}\n`;
}

/** Replaces secrets in all strings and numbers of a value. Applies `changeName` to the names of fields. */
function redactAll(value: unknown, redact: Change, changeName: Change): unknown {
  if (typeof value === "string") return redact(value);
  if (typeof value === "number") return redact(String(value)) === String(value) ? value : "***";
  if (!isObject(value)) return value;
  if (Array.isArray(value)) return value.map((item) => redactAll(item, redact, changeName));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [changeName(name), redactAll(item, redact, changeName)]),
  );
}

const ITEMS_SHOWN = 10;
const LONGEST_VALUE = 300;

/** Formats the outputs as a table for a terminal. Returns an empty text after a failure without outputs. */
export function formatOutputTable(
  declared: Readonly<Record<string, string>>,
  { result, errorKind, outputs }: RunResult,
  terminal: { readonly redact: (text: string) => string; readonly columns: number | undefined },
): string {
  const known = [...new Set([...Object.keys(declared), ...Object.keys(outputs)])];
  const set = known.flatMap((name) => rowsOf(name, outputs[name]));
  if (set.length === 0 && errorKind !== undefined) return "";
  const rows = [["result", result] as const, ...set].map(([name, value]): [string, string] => [
    name,
    shortenText(terminal.redact(value), LONGEST_VALUE),
  ]);
  const left = Math.max(...rows.map(([name]) => name.length));
  const lines = formatColumns(rows, limitWidth(terminal.columns), left).split("\n");
  return `\n${lines.map(formatSafeLogLine).join("\n")}`;
}

type Row = readonly [name: string, value: string];

/**
 * Returns the table rows of an output: none for an empty value, and one per item for a list of objects. A list with
 * sentences has one row with the number of items, because the log already contains the sentences.
 */
function rowsOf(name: string, value: unknown): readonly Row[] {
  if (value === undefined || value === null || value === "") return [];
  if (!Array.isArray(value)) return [[name, formatValue(value)]];
  const items: readonly unknown[] = value;
  if (items.some(hasSentence)) return [[name, `${items.length} (see --json)`]];
  const shown = items.slice(0, ITEMS_SHOWN).map(formatValue);
  const rest = items.length - shown.length;
  if (rest > 0) shown.push(`and ${rest} more; --json prints all`);
  const lines = items.some(isObject) ? shown : shown.length === 0 ? [] : [shown.join(", ")];
  return lines.map((line, index) => [index === 0 ? name : "", line]);
}

/**
 * True for a sentence, and for an object with a sentence. Ignores objects with `prNumber`, because the title of a pull
 * request may end with a period.
 */
function hasSentence(item: unknown): boolean {
  if (!isObject(item)) return String(item).endsWith(".");
  return !("prNumber" in item) && Object.values(item).some((value) => String(value).endsWith("."));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function formatValue(value: unknown): string {
  if (!isObject(value)) return String(value);
  if (Array.isArray(value)) return JSON.stringify(value);
  return formatObject(new Map(Object.entries(value)));
}

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
  return pairs.map(([name, value]) => `${name}: ${isObject(value) ? JSON.stringify(value) : String(value)}`).join("; ");
}
