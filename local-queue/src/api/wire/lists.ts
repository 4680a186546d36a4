/** Lists of a queue's past: pull requests, and finished tests. */
import type * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";
import { ENTRY_STATES, isLive } from "../../engine/state.js";
import { integerFrom, invalid, object, optional, time, uuid, wordOf } from "../../state/fields.js";
import { LARGEST_NUMBER } from "../../state/pull-request.js";
import { liveNumbers } from "../../state/queues.js";
import type { Queue, QueueContext, TestingResult } from "../../state/service-state.js";
import { enqueuedRecord, submittedOf, wholeSecond, wireTime } from "./records.js";

const take = withDefault(integerFrom(1, 100), 50);

/** With an attempt that ended from `since` to `until`, both included; `cursor` is the last id of the page before. */
export const pullRequestsQuery = object({
  ...optional({ state: wordOf(ENTRY_STATES), since: time, until: time, cursor: uuid }),
  take,
});

export type PullRequestsQuery = Readonly<z.infer<typeof pullRequestsQuery>>;

/** Lists all pull requests ever submitted, the newest submission first: this is not the order of the queue. */
export function pullRequestsPage(place: QueueContext, query: PullRequestsQuery) {
  const { queue } = place;
  const before = query.cursor === undefined ? Number.POSITIVE_INFINITY : submissionOf(queue, query.cursor);
  const rest = [...new Set(candidatesOf(queue, query))]
    .flatMap((number) => submittedOf(queue, number) ?? [])
    .filter(({ entry: { submission, state } }) => submission < before && (query.state ?? state) === state)
    .toSorted((one, other) => other.entry.submission - one.entry.submission);
  const page = rest.slice(0, query.take).map((submitted) => enqueuedRecord(place, submitted));
  return { pullRequests: page, ...(rest.length > page.length ? { nextCursor: page.at(-1)?.id } : {}) };
}

function candidatesOf(queue: Queue, query: PullRequestsQuery): Iterable<number> {
  const { state, since, until } = query;
  // An attempt that ended in that time counts, even if another one has begun since.
  if (since !== undefined || until !== undefined) return within(queue.ended, query).map(({ number }) => number);
  return state !== undefined && isLive({ state }) ? liveNumbers(queue) : queue.entries.keys();
}

function submissionOf(queue: Queue, id: string): number {
  const found = submittedOf(queue, queue.numbers.get(id) ?? 0);
  if (found === undefined) throw invalid("cursor", "must be one of a page of this list");
  return found.entry.submission;
}

/** Returns the items of a time. Compares times as the service shows them, so that a shown time includes its item. */
function within<Item extends { readonly atMs: number }>(
  all: readonly Item[],
  range: Pick<PullRequestsQuery, "since" | "until">,
): readonly Item[] {
  const { since = 0, until = Number.POSITIVE_INFINITY } = range;
  return all.filter(({ atMs }) => wholeSecond(atMs) >= since && wholeSecond(atMs) <= until);
}

export const testingResultsQuery = object({
  since: time,
  ...optional({ until: time }),
  offset: withDefault(integerFrom(0, LARGEST_NUMBER), 0),
  take,
});

export type TestingResultsQuery = Readonly<z.infer<typeof testingResultsQuery>>;

const DAY_MS = 86_400_000;
/** Results are stored for this time, which is also the longest time of a query. */
const KEPT_MS = 45 * DAY_MS;

export function testingResultsPage(place: QueueContext, query: TestingResultsQuery) {
  const { state: world, queue } = place;
  const { since, until = world.timeMs, offset, take: size } = query;
  if (until - since > KEPT_MS) throw invalid("since", 'must be no more than 45 days before "until"');
  const from = Math.max(since, wholeSecond(world.timeMs) - KEPT_MS);
  const found = within(queue.results, { since: from, until }).toReversed();
  const page = found.slice(offset, offset + size).map((result) => testingResult(queue, result));
  return { testingResults: page, totalItems: found.length };
}

function testingResult({ runs, ends }: Queue, { number, attempt, run, atMs, outcome, bisection }: TestingResult) {
  const cycle = ends.get(number)?.find((end) => end.attempt === attempt);
  const { id: testRunId, startedAtMs } = runs.get(run) ?? { id: "", startedAtMs: null };
  return {
    prNumber: number,
    endedAt: wireTime(atMs),
    testingDurationMs: wholeSecond(atMs - (startedAtMs ?? atMs)),
    outcome,
    ...(cycle === undefined ? {} : { cycleConclusion: cycle.conclusion }),
    ...(bisection === null ? {} : { bisection }),
    testRunId,
  };
}
