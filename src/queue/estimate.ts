import type { EnqueuedPullRequest, Queue, TestingResult } from "../service/service.js";
import { formatState, parseTimeMs } from "../text/format.js";
import { listAdmittedPullRequests } from "./read.js";

/** Expected time of a merge in milliseconds since 1970. The merge is between `fromMs` and `toMs` in 8 of 10 cases. */
export interface EstimatedMergeTimeRange {
  readonly atMs: number;
  readonly fromMs: number;
  readonly toMs: number;
}

/** Minimum number of passed test runs for an estimate. */
const LEAST_RUNS = 10;
/** Maximum number of simulations for one estimate. A longer queue has fewer simulations. */
const FUTURES = 400;
/** Maximum number of test runs in all simulations for one estimate; exceeded if 50 simulations contain more. */
const MOST_RUNS = 60_000;

/**
 * Share of the simulated merges to exclude at each end of the interval. Bisections vary more than the simulation shows,
 * so queues with batches have a wider interval. `npm run bench` measures the share of merges in the interval.
 */
const TAILS = { single: 0.1, batches: 0.05 } as const;

/**
 * Estimates the merge of a pull request in the queue. Simulates the queue from its list: test runs last as long as
 * recent ones, and pull requests ahead fail as often as recent ones. Returns the reason if the data do not allow an
 * estimate.
 */
export function estimateMergeTime(
  queue: Queue,
  number: number,
  results: readonly TestingResult[],
  nowMs: number,
): EstimatedMergeTimeRange | { readonly reason: string } {
  const obstacle = findMergeEstimateObstacle(queue, number);
  if (obstacle !== undefined) return { reason: obstacle };
  const index = findIndex(queue, number);
  const past = readPast(results);
  if (past.durationsMs.length < LEAST_RUNS) return { reason: `fewer than ${LEAST_RUNS} recent test runs have passed` };
  const groups = listGroups(queue, index, nowMs);
  const random = createRandom(number);
  const count = Math.max(50, Math.min(FUTURES, Math.floor(MOST_RUNS / groups.length)));
  const slots = Math.max(1, queue.concurrency ?? 1);
  const merges = Array.from({ length: count }, () => simulateMerge(groups, slots, past, random));
  const sorted = merges.toSorted((one, other) => one - other);
  const at = (share: number): number => nowMs + (sorted[Math.floor(share * (count - 1))] ?? 0);
  const tail = TAILS[queue.batch === true ? "batches" : "single"];
  return { atMs: at(0.5), fromMs: at(tail), toMs: at(1 - tail) };
}

/** Returns the reason if the list of a queue does not allow an estimate. */
export function findMergeEstimateObstacle(queue: Queue, number: number): string | undefined {
  const index = findIndex(queue, number);
  if (index < 0) return "the queue has not admitted the pull request";
  if (queue.state !== "running") return `the queue is ${formatState(queue.state)}`;
  if (queue.mode !== "single")
    return "the list of a parallel queue does not show which pull requests wait for each other";
  const isUnknown = queue.enqueuedPullRequests
    .slice(0, index + 1)
    .some(({ state, stateChangedAt }) => TESTED.has(state ?? "") && Number.isNaN(parseTimeMs(stateChangedAt)));
  return isUnknown ? "the list of the queue does not show the start of the tests" : undefined;
}

/** Finds a pull request in the list. The list begins with the admitted pull requests. */
function findIndex(queue: Queue, number: number): number {
  return listAdmittedPullRequests(queue).findIndex(({ prNumber }) => prNumber === number);
}

interface Past {
  /** Durations of passed test runs, ascending. */
  readonly durationsMs: readonly number[];
  /** Share of attempts that failed. */
  readonly failing: number;
}

function readPast(results: readonly TestingResult[]): Past {
  const durations = new Map<string, number>();
  const conclusions = new Map<string, string>();
  for (const { prNumber, testRunId, endedAt, outcome, testingDurationMs, cycleConclusion } of results) {
    const isPassed = outcome.toLowerCase() === "passed" && typeof testingDurationMs === "number";
    if (isPassed) durations.set(testRunId || `${prNumber} ${endedAt}`, testingDurationMs);
    const conclusion = (cycleConclusion ?? "").toLowerCase();
    // The newest result comes first.
    if (conclusion === "merged" || conclusion === "failed")
      conclusions.set(`${prNumber}`, conclusions.get(`${prNumber}`) ?? conclusion);
  }
  const all = [...conclusions.values()];
  const failed = all.filter((conclusion) => conclusion === "failed").length;
  return {
    durationsMs: [...durations.values()].toSorted((one, other) => one - other),
    failing: all.length === 0 ? 0 : failed / all.length,
  };
}

/** Test run of one pull request or a batch. */
interface Group {
  readonly size: number;
  /** Milliseconds since the start of its tests; undefined before the start. */
  readonly elapsedMs: number | undefined;
}

const TESTED: ReadonlySet<string> = new Set(["testing", "pending_failure"]);

/** Lists the groups in the order of the queue. The last group contains the pull request at `index`. */
function listGroups(queue: Queue, index: number, nowMs: number): readonly Group[] {
  const { enqueuedPullRequests, batch, batchingMinSize } = queue;
  const size = batch === true ? Math.max(1, batchingMinSize ?? 1) : 1;
  const groups: { size: number; elapsedMs: number | undefined; since: string | undefined }[] = [];
  for (const { state, stateChangedAt } of enqueuedPullRequests.slice(0, index + 1)) {
    const isTested = TESTED.has(state ?? "");
    // Members of a batch begin their tests at the same time.
    const since = isTested ? (stateChangedAt ?? "") : undefined;
    const last = groups.at(-1);
    const isMember = last !== undefined && last.since === since && last.size < size;
    if (isMember) last.size += 1;
    else groups.push({ size: 1, since, elapsedMs: elapsed({ state, stateChangedAt }, isTested, nowMs) });
  }
  return groups;
}

function elapsed(
  { state, stateChangedAt }: Pick<EnqueuedPullRequest, "state" | "stateChangedAt">,
  isTested: boolean,
  nowMs: number,
): number | undefined {
  if (state === "tests_passed") return Number.POSITIVE_INFINITY;
  if (!isTested) return undefined;
  return Math.max(0, nowMs - parseTimeMs(stateChangedAt));
}

/** Stores the times when the occupied slots become free, ascending; at most one time for each slot. */
function occupySlots(slots: number, ends: readonly number[]) {
  const busy = ends.toSorted((one, other) => one - other).slice(-slots);
  return {
    /** Returns the time when the next slot becomes free. */
    freeMs: () => (busy.length < slots ? 0 : (busy[0] ?? 0)),
    add(endMs: number): void {
      let place = busy.length;
      while (place > 0 && (busy[place - 1] ?? 0) > endMs) place -= 1;
      busy.splice(place, 0, endMs);
      if (busy.length > slots) busy.shift();
    },
  };
}

/** Returns the milliseconds until the last group merges in one random simulation. */
function simulateMerge(groups: readonly Group[], slots: number, past: Past, random: () => number): number {
  const ends: number[] = [];
  const starts: number[] = [];
  scheduleFrom(0, Number.NEGATIVE_INFINITY);
  let mergedMs = 0;
  for (const [index, { size }] of groups.entries()) {
    mergedMs = Math.max(mergedMs, ends[index] ?? 0);
    const isLast = index === groups.length - 1;
    // The estimate assumes that the pull request itself passes.
    const others = isLast ? size - 1 : size;
    if (random() < (1 - past.failing) ** others) continue;
    // A bisection halves a batch until it finds the broken pull request.
    for (let left = size; left > 1; left = Math.ceil(left / 2)) mergedMs += drawRemaining(past, 0, random);
    // After a failed run, the runs behind it start again, because their branches contain the failed change.
    scheduleFrom(index + 1, mergedMs);
  }
  return mergedMs;

  /** Schedules the groups from an index. Runs that started before `atMs` start again at this time. */
  function scheduleFrom(from: number, atMs: number): void {
    const occupied = occupySlots(slots, ends.slice(0, from));
    for (let index = from; index < groups.length; index += 1) {
      const { elapsedMs } = groups[index] ?? {};
      if ((starts[index] ?? atMs) < atMs) {
        starts[index] = atMs;
        ends[index] = atMs + drawRemaining(past, 0, random);
      } else if (elapsedMs === undefined) {
        starts[index] = occupied.freeMs();
        ends[index] = (starts[index] ?? 0) + drawRemaining(past, 0, random);
      } else {
        starts[index] = 0;
        ends[index] = elapsedMs === Number.POSITIVE_INFINITY ? 0 : drawRemaining(past, elapsedMs, random);
      }
      occupied.add(ends[index] ?? 0);
    }
  }
}

/** Draws the remaining milliseconds of a run from the runs that lasted longer than it has so far. */
function drawRemaining({ durationsMs }: Past, elapsedMs: number, random: () => number): number {
  const from = durationsMs.findIndex((ms) => ms > elapsedMs);
  // A run that lasts longer than all recent ones is probably about to finish.
  if (from < 0) return random() * (durationsMs.at(-1) ?? 0) * 0.2;
  const drawn = durationsMs[from + Math.floor(random() * (durationsMs.length - from))] ?? 0;
  return drawn - elapsedMs;
}

/** Creates a generator of numbers from 0 to 1 (mulberry32), so that the same queue has the same estimate. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
