/** What the API lists of a queue's past: its pull requests, and the tests that came to an end. */
import type * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";
import { integerFrom, invalid, object, optional, time, uuid, wordOf } from "./fields.js";
import { LARGEST_NUMBER } from "./pull-request.js";
import { enqueuedRecord, wholeSecond, wireTime } from "./records.js";
import { type AttemptEnd, ENTRY_STATES, type Entry, type Place, type TestRun } from "./world.js";

const take = withDefault(integerFrom(1, 100), 50);

/** Those of which an attempt ended from `since` to `until`, both included; `cursor` is the last id of the page before. */
export const pullRequestsQuery = object({
  ...optional({ state: wordOf(ENTRY_STATES), since: time, until: time, cursor: uuid }),
  take,
});

export type PullRequestsQuery = Readonly<z.infer<typeof pullRequestsQuery>>;

/** Everything that was ever submitted, the newest submission first: this is not the order of the queue. */
export function pullRequestsPage(place: Place, query: PullRequestsQuery) {
  const all = [...place.queue.entries.values()].toSorted((one, other) => other.attempt - one.attempt);
  const start = query.cursor === undefined ? 0 : all.findIndex(({ id }) => id === query.cursor) + 1;
  if (query.cursor !== undefined && start === 0) throw invalid("cursor", "must be one of a page of this list");
  const ends = [...place.queue.ends.values()];
  const found = all.slice(start).filter((entry) => isAsked(entry, query, ends));
  const page = found.slice(0, query.take);
  const last = page.at(-1);
  return {
    pullRequests: page.map((entry) => enqueuedRecord(place, entry)),
    ...(last !== undefined && found.length > page.length ? { nextCursor: last.id } : {}),
  };
}

/** An attempt that ended in the time that is asked for counts, also where another one was begun since. */
function isAsked({ number, state }: Entry, query: PullRequestsQuery, ends: readonly AttemptEnd[]): boolean {
  if (query.state !== undefined && query.state !== state) return false;
  if (query.since === undefined && query.until === undefined) return true;
  return ends.some((end) => end.number === number && isWithin(end.atMs, query));
}

/** Compared as the service shows times, so that a time which it gave finds what it was given for. */
function isWithin(atMs: number, { since, until }: Pick<PullRequestsQuery, "since" | "until">): boolean {
  const shown = wholeSecond(atMs);
  return shown >= (since ?? Number.NEGATIVE_INFINITY) && shown <= (until ?? Number.POSITIVE_INFINITY);
}

export const testingResultsQuery = object({
  since: time,
  /** The present when left out. */
  ...optional({ until: time }),
  offset: withDefault(integerFrom(0, LARGEST_NUMBER), 0),
  take,
});

export type TestingResultsQuery = Readonly<z.infer<typeof testingResultsQuery>>;

const DAY_MS = 86_400_000;
/** So long results are kept, and so much time may be asked for at once. */
const KEPT_MS = 45 * DAY_MS;

/** Tests that ended in a time, both ends included, the newest first: one row for each time that one was tested. */
export function testingResultsPage(place: Place, query: TestingResultsQuery) {
  const { world, queue } = place;
  const { since, until = world.timeMs, offset } = query;
  if (until - since > KEPT_MS) throw invalid("since", 'must be no more than 45 days before "until"');
  const from = Math.max(since, wholeSecond(world.timeMs) - KEPT_MS);
  const found = [...queue.runs.values()]
    .flatMap((run) => (run.end === null ? [] : [{ run, end: run.end }]))
    .filter(({ end }) => isWithin(end.atMs, { since: from, until }))
    .toReversed()
    .toSorted((one, other) => other.end.atMs - one.end.atMs);
  return {
    testingResults: found.slice(offset, offset + query.take).map(({ run, end }) => testingResult(place, run, end)),
    totalItems: found.length,
  };
}

function testingResult({ queue }: Place, run: TestRun, { atMs, outcome }: NonNullable<TestRun["end"]>) {
  const cycle = queue.ends.get(run.attempt);
  return {
    prNumber: run.pullRequestNumber,
    endedAt: wireTime(atMs),
    // In whole seconds.
    testingDurationMs: Math.floor((atMs - run.createdAtMs) / 1000) * 1000,
    outcome,
    ...(cycle === undefined ? {} : { cycleConclusion: cycle.conclusion }),
    testRunId: run.id,
  };
}
