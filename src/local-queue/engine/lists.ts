/** What the API lists of a queue's past: its pull requests, and the tests that came to an end. */
import { enqueuedRecord, wholeSecond, wireTime } from "./records.js";
import { Refusal } from "./refusal.js";
import type { AttemptEnd, Entry, EntryState, Place, TestRun } from "./world.js";

export interface PullRequestsQuery {
  readonly state?: EntryState;
  /** Those of which an attempt ended in this time, both ends included. */
  readonly sinceMs?: number;
  readonly untilMs?: number;
  /** The id of the last record of the page before. */
  readonly cursor?: string;
  readonly take: number;
}

/** Everything that was ever submitted, the newest submission first: this is not the order of the queue. */
export function pullRequestsPage(place: Place, query: PullRequestsQuery) {
  const all = [...place.queue.entries.values()].toSorted((one, other) => other.attempt - one.attempt);
  const start = query.cursor === undefined ? 0 : all.findIndex(({ id }) => id === query.cursor) + 1;
  if (query.cursor !== undefined && start === 0) throw new Refusal(400, 'Invalid value for "cursor"');
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
  if (query.sinceMs === undefined && query.untilMs === undefined) return true;
  return ends.some((end) => end.number === number && isWithin(end.atMs, query));
}

/** Compared as the service shows times, so that a time which it gave finds what it was given for. */
function isWithin(atMs: number, { sinceMs, untilMs }: Pick<PullRequestsQuery, "sinceMs" | "untilMs">): boolean {
  const shown = wholeSecond(atMs);
  return shown >= (sinceMs ?? Number.NEGATIVE_INFINITY) && shown <= (untilMs ?? Number.POSITIVE_INFINITY);
}

export interface TestingResultsQuery {
  readonly sinceMs: number;
  /** The present when left out. */
  readonly untilMs?: number;
  readonly offset: number;
  readonly take: number;
}

const DAY_MS = 86_400_000;
/** So long results are kept, and so much time may be asked for at once. */
const KEPT_MS = 45 * DAY_MS;

/** Tests that ended in a time, both ends included, the newest first: one row for each time that one was tested. */
export function testingResultsPage(place: Place, query: TestingResultsQuery) {
  const { world, queue } = place;
  const { sinceMs, untilMs = world.timeMs, offset, take } = query;
  if (untilMs - sinceMs > KEPT_MS) {
    throw new Refusal(400, 'Invalid value for "since": must be no more than 45 days before "until"');
  }
  const from = Math.max(sinceMs, wholeSecond(world.timeMs) - KEPT_MS);
  const found = [...queue.runs.values()]
    .flatMap((run) => (run.end === null ? [] : [{ run, end: run.end }]))
    .filter(({ end }) => isWithin(end.atMs, { sinceMs: from, untilMs }))
    .toReversed()
    .toSorted((one, other) => other.end.atMs - one.end.atMs);
  return {
    testingResults: found.slice(offset, offset + take).map(({ run, end }) => testingResult(place, run, end)),
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
