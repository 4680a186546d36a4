/**
 * This file reads the test results of a real queue (`listMergeQueueTestingResults` of v1, `testing-results` of v2). It
 * groups them by test run, and by attempt of a pull request.
 */
import * as z from "zod/mini";
import { catch as withFallback } from "zod/mini";
import { InputError } from "../../../../src/errors.js";
import { parseBoundedJson } from "../../../../src/text/json.js";
import { quote } from "../../../../src/text/truncate.js";
import type { Conclusion, RunResult } from "../../engine/state.js";
import { type Fields, flag, integerFrom, isFields, time, wordOf } from "../../state/fields.js";
import { groupBy } from "../group.js";
import type { Played } from "../simulate.js";

/** Result of a test run for one pull request. Times are seconds since 1970. */
export type TestResult = Readonly<ReturnType<typeof readRow>>;

const OUTCOMES = ["passed", "failed", "interrupted", "cancelled"] as const satisfies readonly RunResult[];
const CONCLUSIONS = ["merged", "failed", "cancelled"] as const satisfies readonly Conclusion[];

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

function readRow(row: unknown, place: string) {
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
    // Old results contain no id of the run. Each of them then counts as a separate run.
    run: data.verificationRunId ?? `${number} ${data.endedAt}`,
    startSeconds: endSeconds - data.testingDurationMs / 1000,
    endSeconds,
    outcome,
    /** Outcome of the attempt; null while the pull request is in the queue. */
    conclusion,
    isBisection,
  };
}

function describeProblem(error: z.core.$ZodError, row: unknown): string {
  const { path = [], message = "does not fit" } = error.issues[0] ?? {};
  const name = String(path[0] ?? "");
  const field = isOfV1(row) ? (NAMES_IN_V1[name] ?? name) : name;
  const found = isFields(row) ? row[field] : undefined;
  const shown = typeof found === "string" ? quote(found) : found === undefined ? "nothing" : JSON.stringify(found);
  return `${field || "it"} ${message}; got ${shown}`;
}

/** Maximum characters of an invalid file in a message, which may be the text of an error. */
const SHOWN_CHARACTERS = 100;
const FORM =
  "must contain testing results of the API: one page, a list of pages, a list of results, or one page on each line";

/**
 * Returns the test results in `text`, the oldest first. @throws InputError with the file's `name` for invalid results
 */
export function readHistory(text: string, name: string): readonly TestResult[] {
  const rows = findRows(parse(text));
  if (rows === undefined) {
    throw new InputError([`${name} ${FORM}; it begins with ${quote(text.slice(0, SHOWN_CHARACTERS).trim())}`]);
  }
  if (rows.length === 0) throw new InputError([`${name} contains no testing results`]);
  const results = rows.map((row, index) => readRow(row, `${name}: testing result ${index + 1}`));
  // If new results arrive between two requests, the pages overlap.
  const known = new Map(results.map((result) => [`${result.run} ${result.number} ${result.endSeconds}`, result]));
  return [...known.values()].toSorted((one, other) => one.endSeconds - other.endSeconds);
}

/** Parses one JSON value, or one JSON value per line; undefined for invalid text. */
function parse(text: string): unknown {
  for (const texts of [[text], text.split("\n").filter((line) => line.trim() !== "")]) {
    try {
      return texts.map(parseBoundedJson);
    } catch {
      // The text does not have this format, so the function tries the next one.
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
  if ("testingDurationMs" in value) return [value];
  const list = value.testingResults ?? value.data;
  return Array.isArray(list) ? list : undefined;
}

export type PastRun = ReturnType<typeof listRuns>[number];

export function listRuns(results: readonly TestResult[]) {
  const runs = [...groupBy(results, ({ run }) => run)].map(([id, own]) => ({
    id,
    members: own.map(({ number }) => number),
    startSeconds: Math.min(...own.map(({ startSeconds }) => startSeconds)),
    seconds: Math.max(...own.map(({ startSeconds, endSeconds }) => endSeconds - startSeconds)),
    // A member that left during the run has its own outcome, which is not the outcome of the run.
    outcome: (own.find(({ outcome }) => outcome !== "cancelled") ?? own.at(-1))?.outcome ?? null,
    isBisection: own.at(-1)?.isBisection ?? false,
  }));
  return runs.toSorted((one, other) => one.startSeconds - other.startSeconds);
}

/** Test results of a pull request, from its first test run to its outcome. */
export type Attempt = ReturnType<typeof makeAttempt>;

/** Returns all attempts, sorted by start. A pull request that was submitted again has several attempts. */
export function listAttempts(results: readonly TestResult[]): readonly Attempt[] {
  const attempts: Attempt[] = [];
  for (const own of groupBy(results, ({ number }) => number).values()) {
    const ends = own.flatMap((result, index) => (isEnd(result, own[index + 1]) ? [index + 1] : []));
    for (const [index, end] of ends.entries()) attempts.push(makeAttempt(own.slice(ends[index - 1] ?? 0, end)));
  }
  return attempts.toSorted((one, other) => one.startSeconds - other.startSeconds);
}

/** Minimum seconds between a failure and a result of the next attempt, because results do not name attempts. */
const PAUSE_SECONDS = 3600;

/** True when an attempt finished between two results of a pull request. */
function isEnd(before: TestResult, next: TestResult | undefined): boolean {
  if (next === undefined || before.conclusion !== next.conclusion || before.outcome === "cancelled") return true;
  // A merged pull request is never submitted again.
  if (before.conclusion === "merged" || before.conclusion === null) return false;
  return next.startSeconds - before.endSeconds > PAUSE_SECONDS;
}

function makeAttempt(results: readonly TestResult[]) {
  const { number = 0, conclusion = null } = results.at(-1) ?? {};
  return {
    number,
    startSeconds: Math.min(...results.map(({ startSeconds }) => startSeconds)),
    endSeconds: Math.max(...results.map(({ endSeconds }) => endSeconds)),
    conclusion,
    results,
  };
}

/** Returns the results of a simulation in the form of API results, for a comparison with the past. */
export function listResults({ runs, transitions }: Played): readonly TestResult[] {
  const moves = groupBy(transitions, ({ number }) => number);
  const results = runs.flatMap(({ run, kind, own, startSeconds, endSeconds, outcome }) => {
    if (endSeconds === null) return [];
    const common = { run: String(run), startSeconds, endSeconds, outcome, isBisection: kind === "bisection" };
    return own.map((number): TestResult => {
      const later = moves.get(number)?.filter(({ atSeconds }) => atSeconds >= endSeconds) ?? [];
      const conclusion = later.flatMap(({ to }) => CONCLUSIONS.filter((word) => word === to))[0] ?? null;
      return { ...common, number, conclusion };
    });
  });
  return results.toSorted((one, other) => one.endSeconds - other.endSeconds);
}
