/** What the API lists of a queue's past: its pull requests, and the tests that came to an end. */
import type * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";
import { ENTRY_STATES, isLive } from "../engine/state.js";
import { integerFrom, invalid, object, optional, time, uuid, wordOf } from "../world/fields.js";
import { LARGEST_NUMBER } from "../world/pull-request.js";
import { liveNumbers } from "../world/queues.js";
import type { Place, Queue, TestingResult } from "../world/world.js";
import { enqueuedRecord, type Submitted, submittedOf } from "./records.js";
import { wholeSecond, wireTime } from "./timeline.js";

const take = withDefault(integerFrom(1, 100), 50);

/** Those of which an attempt ended from `since` to `until`, both included; `cursor` is the last id of the page before. */
export const pullRequestsQuery = object({
  ...optional({ state: wordOf(ENTRY_STATES), since: time, until: time, cursor: uuid }),
  take,
});

export type PullRequestsQuery = Readonly<z.infer<typeof pullRequestsQuery>>;

/** Everything that was ever submitted, the newest submission first: this is not the order of the queue. */
export function pullRequestsPage(place: Place, query: PullRequestsQuery) {
  const page: Submitted[] = [];
  for (const submitted of newestFirst(place.queue, query)) {
    if (query.state !== undefined && query.state !== submitted.entry.state) continue;
    // One more than asked for shows that there is a next page.
    if (page.push(submitted) > query.take) break;
  }
  const last = page.length > query.take ? page[query.take - 1] : undefined;
  return {
    pullRequests: page.slice(0, query.take).map((submitted) => enqueuedRecord(place, submitted)),
    ...(last === undefined ? {} : { nextCursor: last.record.id }),
  };
}

/** Those that may be asked for, behind the last page. Where they are few, only these are looked at. */
function* newestFirst(queue: Queue, query: PullRequestsQuery): Generator<Submitted, void, undefined> {
  const { state, since, until, cursor } = query;
  const before = cursor === undefined ? Number.POSITIVE_INFINITY : submissionOf(queue, cursor);
  if (since !== undefined || until !== undefined) {
    // An attempt that ended in that time counts, also where another one was begun since.
    const [first, end] = rangeOf(queue.ended, query);
    yield* sorted(queue, new Set(queue.ended.slice(first, end).map(({ number }) => number)), before);
  } else if (state !== undefined && isLive({ state })) {
    yield* sorted(queue, liveNumbers(queue), before);
  } else {
    for (let index = Math.min(queue.submitted.length, before - 1) - 1; index >= 0; index -= 1) {
      const submitted = submittedOf(queue, queue.submitted[index] ?? 0);
      // What was submitted again stands where that was.
      if (submitted?.entry.submission === index + 1) yield submitted;
    }
  }
}

function sorted(queue: Queue, numbers: Iterable<number>, before: number): readonly Submitted[] {
  return [...numbers]
    .flatMap((number) => submittedOf(queue, number) ?? [])
    .filter(({ entry }) => entry.submission < before)
    .toSorted((one, other) => other.entry.submission - one.entry.submission);
}

function submissionOf(queue: Queue, id: string): number {
  const found = submittedOf(queue, queue.numbers.get(id) ?? 0);
  if (found === undefined) throw invalid("cursor", "must be one of a page of this list");
  return found.entry.submission;
}

interface TimeRange {
  readonly since?: number;
  readonly until?: number;
}

/**
 * Which of what is sorted by time is within a time: the index of the first one, and that behind the last one. Compared as
 * the service shows times, so that a time which it gave finds what it was given for.
 */
function rangeOf(
  all: readonly { readonly atMs: number }[],
  { since, until }: TimeRange,
): readonly [first: number, end: number] {
  const first = since === undefined ? 0 : firstWhere(all, (shownMs) => shownMs >= since);
  const end = until === undefined ? all.length : firstWhere(all, (shownMs) => shownMs > until);
  return [first, Math.max(first, end)];
}

/** The first one that a condition holds for, which then holds for all behind it as well. */
function firstWhere(all: readonly { readonly atMs: number }[], holds: (shownMs: number) => boolean): number {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(wholeSecond(all[middle]?.atMs ?? 0))) high = middle;
    else low = middle + 1;
  }
  return low;
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
  const { since, until = world.timeMs, offset, take: size } = query;
  if (until - since > KEPT_MS) throw invalid("since", 'must be no more than 45 days before "until"');
  const from = Math.max(since, wholeSecond(world.timeMs) - KEPT_MS);
  const [first, end] = rangeOf(queue.results, { since: from, until });
  const page = queue.results.slice(Math.max(first, end - offset - size), Math.max(first, end - offset));
  return { testingResults: page.toReversed().map((result) => testingResult(queue, result)), totalItems: end - first };
}

function testingResult({ runs, ends }: Queue, { number, attempt, run, atMs, outcome, bisection }: TestingResult) {
  const cycle = ends.get(number)?.find((end) => end.attempt === attempt);
  const { id: testRunId, startedAtMs } = runs.get(run) ?? { id: "", startedAtMs: null };
  return {
    prNumber: number,
    endedAt: wireTime(atMs),
    // In whole seconds.
    testingDurationMs: Math.floor((atMs - (startedAtMs ?? atMs)) / 1000) * 1000,
    outcome,
    ...(cycle === undefined ? {} : { cycleConclusion: cycle.conclusion }),
    ...(bisection === null ? {} : { bisection }),
    testRunId,
  };
}
