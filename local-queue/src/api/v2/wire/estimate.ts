/** Estimates the time of an entry's merge from the recent tests of its queue and the entry's position. */
import { formCandidates } from "../../../engine/batches.js";
import { type Entry, isLive, type QueueState } from "../../../engine/state.js";
import { groupsInOrder } from "../../../engine/step-builder.js";
import type { QueueContext, RepositoryContext } from "../../../state/service-state.js";
import { findEntry } from "./pull-requests.js";
import { formatV2Time } from "./words.js";

/** Minimum number of finished tests for an estimate, and maximum number of recent tests to use. */
const LEAST_TESTS = 3;
const RECENT_TESTS = 50;

export function estimateRecord({ state, repository }: RepositoryContext, number: number) {
  const submitted = findEntry({ state, repository }, number);
  const computedAt = formatV2Time(state.timeMs);
  if (submitted === undefined || !isLive(submitted.entry)) {
    return { status: "unavailable", reason: "notQueued", computedAt };
  }
  const { context, entry } = submitted;
  const testMs = medianTestMs(context);
  const reason = findObstacle(context, entry, testMs);
  if (reason !== null || testMs === null) return { status: "unavailable", reason, computedAt };
  const kind = entry.state === "pending_failure" ? "pendingFailureResolution" : "merge";
  const estimatedAt = formatV2Time(state.timeMs + remainingMs(context, entry, testMs));
  return { status: "available", computedAt, kind, estimatedAt };
}

function findObstacle({ queue }: QueueContext, { state }: Entry, testMs: number | null): string | null {
  if (queue.engine.phase === "paused") return "paused";
  if (state === "not_ready") return "notReady";
  return testMs === null ? "littleHistory" : null;
}

/** Returns the median duration of recent tests that were not interrupted; null for too few tests. */
function medianTestMs({ queue }: QueueContext): number | null {
  const finished = queue.results.filter(({ outcome }) => outcome === "passed" || outcome === "failed");
  const lengths = finished
    .slice(-RECENT_TESTS)
    .flatMap(({ run, atMs }) => {
      const startedAtMs = queue.runs.get(run)?.startedAtMs;
      return startedAtMs == null ? [] : [atMs - startedAtMs];
    })
    .toSorted((one, other) => one - other);
  return lengths.length < LEAST_TESTS ? null : (lengths[Math.floor(lengths.length / 2)] ?? null);
}

/**
 * Returns the remaining milliseconds of the present tests, plus one test duration for each round of tests before the
 * entry's own.
 */
function remainingMs({ state, queue }: QueueContext, entry: Entry, testMs: number): number {
  if (entry.state === "tests_passed") return 0;
  const inProgressMs = Math.max(0, testMs - (state.timeMs - entry.sinceMs));
  if (entry.state === "testing" || entry.state === "pending_failure") return inProgressMs;
  const round = Math.floor(positionOf(queue.engine, entry) / queue.engine.settings.concurrency);
  return (round + 1) * testMs;
}

/** Returns the number of runs that start or finish before the run of a pending entry. */
function positionOf(queue: QueueState, { number }: Entry): number {
  const groups = [...groupsInOrder(queue), ...formCandidates(queue)];
  const index = groups.findIndex(({ members }) => members.includes(number));
  return index === -1 ? groups.length : index;
}
