/**
 * The history of a real queue: its completed test results, as the API lists them (`listMergeQueueTestingResults` of v1,
 * `testing-results` of v2), put together to test runs and to the trips of pull requests through the queue.
 */
import * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";
import { InputError } from "../../errors.js";
import { parseBoundedJson } from "../../text/json.js";
import { quote } from "../../text/truncate.js";
import type { RunOutcome } from "../engine/state.js";
import type { Played } from "../simulation/simulate.js";
import { flag, integerFrom, time } from "../world/fields.js";

type Conclusion = "merged" | "failed" | "cancelled";

/** How the tests of one pull request ended, once. Times are seconds since 1970. */
export interface TestResult {
  readonly number: number;
  readonly run: string;
  readonly startSeconds: number;
  readonly endSeconds: number;
  /** Null in old rows. */
  readonly outcome: RunOutcome | null;
  /** How the pull request left the queue in the end; null while it is in it. */
  readonly conclusion: Conclusion | null;
  readonly isBisection: boolean;
  readonly startedBisection: boolean;
}

const OUTCOMES: readonly RunOutcome[] = ["passed", "failed", "interrupted", "cancelled"];
const CONCLUSIONS: readonly Conclusion[] = ["merged", "failed", "cancelled"];

/** A word of the service, in any case; one that is not known counts as none. */
function wordAmong<Word extends string>(words: readonly Word[]) {
  const word = z.pipe(
    z.unknown(),
    z.transform((given): Word | null => words.find((each) => each === String(given).toLowerCase()) ?? null),
  );
  return withDefault(word, null);
}

const shared = { endedAt: time, testingDurationMs: integerFrom(0, 10_000_000_000), outcome: wordAmong(OUTCOMES) };
const runId = z.exactOptional(z.string("must be a string"));
const pullRequest = integerFrom(1, 4_294_967_295);

const rowOfV1 = z.object({
  ...shared,
  prNumber: pullRequest,
  cycleConclusion: wordAmong(CONCLUSIONS),
  bisection: wordAmong(["in_bisection", "entered_bisection"]),
  testRunId: runId,
});

const rowOfV2 = z.object({
  ...shared,
  pullRequestNumber: pullRequest,
  entryConclusion: wordAmong(CONCLUSIONS),
  isBisection: flag,
  startedBisection: flag,
  verificationRunId: runId,
});

/** Of a file that is something else, such as the text of an error. */
const SHOWN_CHARACTERS = 100;
const FORM =
  "must hold what the API lists as testing results: a page of them, a list of pages, or a list of results; pages may stand one to a line";

/** Reads a history file, oldest result first. @throws InputError; `name` is what its messages call the file. */
export function readHistory(text: string, name: string): readonly TestResult[] {
  const rows = rowsIn(parse(text));
  if (rows === undefined)
    throw new InputError([`${name} ${FORM}; it begins with ${quote(text.slice(0, SHOWN_CHARACTERS).trim())}`]);
  if (rows.length === 0) throw new InputError([`${name} has no testing result in it`]);
  const results = rows.map((row, index) => {
    const result = isObject(row) && "prNumber" in row ? readV1(row) : readV2(row);
    if (result.ok) return result.value;
    throw new InputError([`${name}: testing result ${index + 1}: ${result.problem}`]);
  });
  // The same page may have been fetched twice, and pages that move on while they are fetched overlap.
  const known = new Map(results.map((result) => [`${result.run} ${result.number} ${result.endSeconds}`, result]));
  return [...known.values()].toSorted((one, other) => one.endSeconds - other.endSeconds);
}

/** One value, or one to a line. */
function parse(text: string): unknown {
  try {
    return parseBoundedJson(text);
  } catch {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    try {
      return lines.map(parseBoundedJson);
    } catch {
      return undefined;
    }
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function rowsIn(value: unknown): readonly unknown[] | undefined {
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => rowsIn(part));
    return parts.every((part) => part !== undefined) ? parts.flat() : undefined;
  }
  if (!isObject(value)) return undefined;
  if ("testingDurationMs" in value) return [value];
  const list = value.testingResults ?? value.data;
  return Array.isArray(list) ? list : undefined;
}

type Read = { readonly ok: true; readonly value: TestResult } | { readonly ok: false; readonly problem: string };

function readV1(row: unknown): Read {
  const { data, error } = rowOfV1.safeParse(row);
  if (data === undefined) return { ok: false, problem: problemIn(error, row) };
  const { prNumber: number, cycleConclusion: conclusion, bisection, testRunId } = data;
  return {
    ok: true,
    value: {
      ...timesOf(data, number, testRunId),
      number,
      outcome: data.outcome,
      conclusion,
      isBisection: bisection === "in_bisection",
      startedBisection: bisection === "entered_bisection",
    },
  };
}

function readV2(row: unknown): Read {
  const { data, error } = rowOfV2.safeParse(row);
  if (data === undefined) return { ok: false, problem: problemIn(error, row) };
  const { pullRequestNumber: number, entryConclusion: conclusion, isBisection, startedBisection } = data;
  const times = timesOf(data, number, data.verificationRunId);
  return { ok: true, value: { ...times, number, outcome: data.outcome, conclusion, isBisection, startedBisection } };
}

/** Old rows name no run; then each of them counts as one. */
function timesOf(
  { endedAt, testingDurationMs }: { endedAt: number; testingDurationMs: number },
  number: number,
  run = `${number} ${endedAt}`,
) {
  const endSeconds = endedAt / 1000;
  return { run, startSeconds: endSeconds - testingDurationMs / 1000, endSeconds };
}

function problemIn(error: z.core.$ZodError | undefined, row: unknown): string {
  const { path = [], message = "does not fit" } = error?.issues[0] ?? {};
  const [field = ""] = path;
  const found = isObject(row) ? row[String(field)] : undefined;
  const shown = typeof found === "string" ? quote(found) : found === undefined ? "nothing" : JSON.stringify(found);
  return `${String(field) || "it"} ${message}; got ${shown}`;
}

/** A test run, put together from the rows of its pull requests. */
export interface PastRun {
  readonly id: string;
  readonly members: readonly number[];
  readonly startSeconds: number;
  readonly seconds: number;
  readonly outcome: RunOutcome | null;
  readonly isBisection: boolean;
  readonly startedBisection: boolean;
}

export function runsOf(results: readonly TestResult[]): readonly PastRun[] {
  const runs = new Map<string, PastRun>();
  for (const result of results) {
    const { run: id, number, startSeconds, endSeconds } = result;
    const known = runs.get(id);
    runs.set(id, {
      id,
      members: [...(known?.members ?? []), number],
      startSeconds: Math.min(startSeconds, known?.startSeconds ?? startSeconds),
      seconds: Math.max(endSeconds - startSeconds, known?.seconds ?? 0),
      // One that left the queue while the others were tested on has an outcome of its own.
      outcome: known === undefined || known.outcome === "cancelled" ? result.outcome : known.outcome,
      isBisection: result.isBisection,
      startedBisection: result.startedBisection || known?.startedBisection === true,
    });
  }
  return [...runs.values()].toSorted((one, other) => one.startSeconds - other.startSeconds);
}

/** The way of a pull request through the queue from its first test run to its end. */
export interface Trip {
  readonly number: number;
  readonly startSeconds: number;
  readonly endSeconds: number;
  readonly conclusion: Conclusion | null;
  readonly results: readonly TestResult[];
}

/** Results do not tell the trips of a pull request apart, so what begins so late after a failure is another one. */
const PAUSE_SECONDS = 3600;

/** Trips by their start. A pull request that was submitted again after its end has several. */
export function tripsOf(results: readonly TestResult[]): readonly Trip[] {
  const all = [...grouped(results, ({ number }) => number)].flatMap(([number, own]) => {
    const trips: TestResult[][] = [];
    for (const [index, result] of own.entries()) {
      const before = own[index - 1];
      const last = trips.at(-1);
      if (before === undefined || last === undefined || isEnd(before, result)) trips.push([result]);
      else last.push(result);
    }
    return trips.map((trip) => tripOf(number, trip));
  });
  return all.toSorted((one, other) => one.startSeconds - other.startSeconds);
}

/** Items by a key of theirs, in their order. */
export function grouped<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => number,
): ReadonlyMap<number, readonly Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/** Whether a trip ended between two results of a pull request. */
function isEnd(before: TestResult, next: TestResult): boolean {
  if (before.conclusion !== next.conclusion || before.outcome === "cancelled") return true;
  // Only a pull request that did not get through is submitted again.
  if (before.conclusion === "merged" || before.conclusion === null) return false;
  return next.startSeconds - before.endSeconds > PAUSE_SECONDS;
}

function tripOf(number: number, results: readonly TestResult[]): Trip {
  return {
    number,
    startSeconds: Math.min(...results.map(({ startSeconds }) => startSeconds)),
    endSeconds: Math.max(...results.map(({ endSeconds }) => endSeconds)),
    conclusion: results.at(-1)?.conclusion ?? null,
    results,
  };
}

/** What the API would list of a simulation, so that it can be looked at in the same way as the past. */
export function resultsOf({ runs, transitions }: Played): readonly TestResult[] {
  const ends = transitions.filter(({ to }) => to === "merged" || to === "failed" || to === "cancelled");
  const endsOf = grouped(ends, ({ number }) => number);
  const results = runs.flatMap(({ run, kind, own, startSeconds, endSeconds, outcome }) =>
    endSeconds === null
      ? []
      : own.map((number): TestResult => {
          const end = endsOf.get(number)?.find(({ atSeconds }) => atSeconds >= endSeconds);
          const conclusion = CONCLUSIONS.find((word) => word === end?.to) ?? null;
          const startedBisection = outcome === "failed" && own.length > 1;
          const isBisection = kind === "bisection";
          return {
            number,
            run: String(run),
            startSeconds,
            endSeconds,
            outcome,
            conclusion,
            isBisection,
            startedBisection,
          };
        }),
  );
  return results.toSorted((one, other) => one.endSeconds - other.endSeconds);
}
