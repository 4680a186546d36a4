/** Reads the past of a real queue: the file that `export-history` writes, or pages of testing results of the API. */
import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { InputError } from "../../../../src/errors.js";
import { parseDepthLimitedJson } from "../../../../src/text/json.js";
import { quoteText } from "../../../../src/text/truncate.js";
import type { RunResult } from "../../engine/state.js";
import { type Fields, flag, integerFrom, isFields, time, wordOf } from "../../state/fields.js";
import { CONCLUSIONS, type Submission, type TestResult } from "./results.js";

const OUTCOMES = ["passed", "failed", "interrupted", "cancelled"] as const satisfies readonly RunResult[];

/** Creates a schema for words. Reads an unknown or missing word as null. */
function wordOrNull<const Words extends readonly string[]>(words: Words) {
  return withFallback(z.nullable(wordOf(words)), null);
}

const rowForm = z.object({
  endedAt: time,
  testingDurationMs: integerFrom(0, 10_000_000_000),
  outcome: wordOrNull(OUTCOMES),
  pullRequestNumber: integerFrom(1, 4_294_967_295),
  entryConclusion: wordOrNull(CONCLUSIONS),
  isBisection: flag,
  startedBisection: flag,
  verificationRunId: z.optional(z.string("must be a string")),
});

/** Names of fields in version 1, by their names in version 2. */
const NAMES_IN_V1: Readonly<Record<string, string>> = {
  pullRequestNumber: "prNumber",
  entryConclusion: "cycleConclusion",
  verificationRunId: "testRunId",
};

function isOfV1(row: unknown): row is Fields {
  return isFields(row) && "prNumber" in row;
}

function readRow(row: unknown, place: string): TestResult {
  const ofV1 = isOfV1(row) && {
    ...row,
    ...Object.fromEntries(Object.entries(NAMES_IN_V1).map(([name, old]) => [name, row[old]])),
    isBisection: String(row.bisection).toLowerCase() === "in_bisection",
    startedBisection: false,
  };
  const { data, error } = rowForm.safeParse(ofV1 || row);
  if (data === undefined) throw new InputError([`${place}: ${describeProblem(error, row)}`]);
  const { pullRequestNumber: number, outcome, entryConclusion: conclusion, isBisection } = data;
  const endSeconds = data.endedAt / 1000;
  return {
    number,
    // In old results, the run has no id. Each of them then counts as a run of its own.
    run: data.verificationRunId ?? `${number} ${data.endedAt}`,
    startSeconds: endSeconds - data.testingDurationMs / 1000,
    endSeconds,
    outcome,
    conclusion,
    isBisection,
  };
}

function describeProblem(error: z.core.$ZodError, row: unknown): string {
  const { path = [], message = "does not fit" } = error.issues[0] ?? {};
  const name = String(path[0] ?? "");
  const field = isOfV1(row) ? (NAMES_IN_V1[name] ?? name) : name;
  const found = isFields(row) ? row[field] : undefined;
  const shown = typeof found === "string" ? quoteText(found) : found === undefined ? "nothing" : JSON.stringify(found);
  return `${field || "it"} ${message}; got ${shown}`;
}

/** Maximum characters to show of a file that is invalid, such as the text of an error. */
const SHOWN_CHARACTERS = 100;
const FORM =
  "must contain testing results of the API: the file that export-history writes, or pages of the API as JSON";

export interface History {
  /** Test results, oldest first. */
  readonly results: readonly TestResult[];
  /** Submissions, if the file is an export. */
  readonly submissions: readonly Submission[];
  /** Queue with its settings, if the file is an export. */
  readonly queue: Fields | undefined;
}

/** Returns the past in `text`. @throws InputError with the file's `name` if it is invalid */
export function readHistory(text: string, name: string): History {
  const value = parse(text);
  const lines: readonly unknown[] = Array.isArray(value) ? value : [];
  rejectUnfinishedExport(lines, name);
  const rows = findRows(value);
  if (rows === undefined) {
    throw new InputError([`${name} ${FORM}; it begins with ${quoteText(text.slice(0, SHOWN_CHARACTERS).trim())}`]);
  }
  if (rows.length === 0) throw new InputError([`${name} contains no testing results`]);
  const results = rows.map((row, index) => readRow(row, `${name}: testing result ${index + 1}`));
  // If results arrive between two requests, the pages overlap.
  const known = new Map(results.map((result) => [`${result.run} ${result.number} ${result.endSeconds}`, result]));
  return {
    results: [...known.values()].toSorted((one, other) => one.endSeconds - other.endSeconds),
    submissions: lines.flatMap((line) => (isOfKind(line, "pull-request") ? findSubmissions(line) : [])),
    queue: lines.find((line) => isOfKind(line, "queue")),
  };
}

/** True when the text is the file of an export from GitHub. */
export function isFromGithub(text: string): boolean {
  const first = parse(text.slice(0, Math.max(0, text.indexOf("\n"))));
  return Array.isArray(first) && isOfKind(first[0], "export") && first[0].source === "github";
}

/** Returns the lines of an export from GitHub. @throws InputError if the export is unfinished or invalid */
export function readGithubLines(text: string, name: string): readonly Fields[] {
  const value = parse(text);
  const lines: readonly unknown[] = Array.isArray(value) ? value : [];
  rejectUnfinishedExport(lines, name);
  return lines.filter(isFields);
}

export function isOfKind(line: unknown, kind: string): line is Fields {
  return isFields(line) && line.kind === kind;
}

/** Rejects the file of an export that was interrupted. @throws InputError */
function rejectUnfinishedExport(lines: readonly unknown[], name: string): void {
  if (isOfKind(lines[0], "export") && !isOfKind(lines.at(-1), "end"))
    throw new InputError([`${name} is an unfinished export; run export-history again to finish it`]);
}

const pullRequestForm = z.object({
  prNumber: z.number(),
  timeline: z.nullish(z.array(z.object({ state: z.string(), timestamp: z.nullish(z.string()) }))),
});

/** Finds each change to `pending` that is the first one after a submission. */
function findSubmissions(line: Fields): readonly Submission[] {
  const { data } = pullRequestForm.safeParse(line);
  const found: Submission[] = [];
  let isWaiting = true;
  for (const { state, timestamp } of data?.timeline ?? []) {
    const word = state.toLowerCase();
    const atSeconds = Date.parse(timestamp ?? "") / 1000;
    if (word === "pending" && isWaiting && !Number.isNaN(atSeconds))
      found.push({ number: data?.prNumber ?? 0, atSeconds });
    if (word === "pending") isWaiting = false;
    if (word === "not_ready" || CONCLUSIONS.some((conclusion) => conclusion === word)) isWaiting = true;
  }
  return found;
}

/** Parses one JSON value, or one on each line; undefined if the text is invalid. */
function parse(text: string): unknown {
  for (const texts of [[text], text.split("\n").filter((line) => line.trim() !== "")]) {
    try {
      return texts.map(parseDepthLimitedJson);
    } catch {
      // The text does not have this form, so the next one is tried.
    }
  }
  return undefined;
}

function findRows(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => findRows(part));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (!isFields(value)) return undefined;
  // Other lines of an export are its span, pull requests and ends.
  if (typeof value.kind === "string") return value.kind === "testing-result" ? [value] : [];
  if ("testingDurationMs" in value) return [value];
  const list = value.testingResults ?? value.data;
  return Array.isArray(list) ? list : undefined;
}
