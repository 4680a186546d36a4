/** Lists of the pull requests and of the finished tests of a queue. */
import type * as z from "zod/mini";
import { _default as withDefault } from "zod/mini";
import { ENTRY_STATES, isLive } from "../../engine/state.js";
import { integerFrom, invalid, object, optional, time, uuid, wordOf } from "../../state/fields.js";
import { LARGEST_NUMBER } from "../../state/pull-request.js";
import { listLiveNumbers } from "../../state/queues.js";
import type { Queue, QueueContext, TestingResult } from "../../state/service-state.js";
import { enqueuedRecord, findSubmitted, formatV1Time, wholeSecond } from "./records.js";

const pageSize = withDefault(integerFrom(1, 100), 50);

/**
 * Filter of a list: attempts that finished between `since` and `until`. `cursor` is the last id of the previous page.
 */
export const pullRequestsQuery = object({
  ...optional({ state: wordOf(ENTRY_STATES), since: time, until: time, cursor: uuid }),
  take: pageSize,
});

export type PullRequestsQuery = Readonly<z.infer<typeof pullRequestsQuery>>;

export function pullRequestsPage(context: QueueContext, query: PullRequestsQuery) {
  const { queue } = context;
  const before = query.cursor === undefined ? Number.POSITIVE_INFINITY : findSubmissionOrder(queue, query.cursor);
  const rest = [...new Set(listCandidates(queue, query))]
    .flatMap((number) => findSubmitted(queue, number) ?? [])
    .filter(({ entry: { submission, state } }) => submission < before && (query.state ?? state) === state)
    .toSorted((one, other) => other.entry.submission - one.entry.submission);
  const page = rest.slice(0, query.take).map((submitted) => enqueuedRecord(context, submitted));
  return { pullRequests: page, ...(rest.length > page.length ? { nextCursor: page.at(-1)?.id } : {}) };
}

function listCandidates(queue: Queue, query: PullRequestsQuery): Iterable<number> {
  const { state, since, until } = query;
  // With a period, an attempt that finished in the period counts even if a later attempt exists.
  if (since !== undefined || until !== undefined) return selectPeriod(queue.ended, query).map(({ number }) => number);
  return state !== undefined && isLive({ state }) ? listLiveNumbers(queue) : queue.entries.keys();
}

function findSubmissionOrder(queue: Queue, id: string): number {
  const found = findSubmitted(queue, queue.numbers.get(id) ?? 0);
  if (found === undefined) throw invalid("cursor", "must be a cursor from a page of this list");
  return found.entry.submission;
}

/** Returns the items of a period. Compares whole seconds, because replies contain whole seconds. */
function selectPeriod<Item extends { readonly atMs: number }>(
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
  take: pageSize,
});

export type TestingResultsQuery = Readonly<z.infer<typeof testingResultsQuery>>;

const DAY_MS = 86_400_000;
/** Maximum age of results, and maximum period of a query, in milliseconds. */
const KEPT_MS = 45 * DAY_MS;

/** @throws Refusal (400) for a longer period than results are stored */
export function requireStoredPeriod(since: number, until: number): void {
  if (until - since > KEPT_MS) throw invalid("since", 'must be no more than 45 days before "until"');
}

export function testingResultsPage(context: QueueContext, query: TestingResultsQuery) {
  const { state, queue } = context;
  const { since, until = state.timeMs, offset, take: size } = query;
  requireStoredPeriod(since, until);
  const from = Math.max(since, wholeSecond(state.timeMs) - KEPT_MS);
  const found = selectPeriod(queue.results, { since: from, until }).toReversed();
  const page = found.slice(offset, offset + size).map((result) => testingResult(queue, result));
  return { testingResults: page, totalItems: found.length };
}

function testingResult({ runs, ends }: Queue, { number, attempt, run, atMs, outcome, bisection }: TestingResult) {
  const cycle = ends.get(number)?.find((end) => end.attempt === attempt);
  const { id: testRunId, startedAtMs } = runs.get(run) ?? { id: "", startedAtMs: null };
  return {
    prNumber: number,
    endedAt: formatV1Time(atMs),
    testingDurationMs: wholeSecond(atMs - (startedAtMs ?? atMs)),
    outcome,
    ...(cycle === undefined ? {} : { cycleConclusion: cycle.conclusion }),
    ...(bisection === null ? {} : { bisection }),
    testRunId,
  };
}
