/** This file estimates the times of merges. */
import type { Candidate } from "./batches.js";
import { isEmpty, type TargetSet, targetsOf } from "./lanes.js";
import type { Group, QueueState } from "./state.js";
import { groupOf, groupsInOrder } from "./step-builder.js";
import * as tree from "./tree.js";

/** Milliseconds since 1970. */
interface LaneTimes {
  /** Merge of the last pull request in a lane. */
  readonly mergeMs: number;
  /** Decision on the last failure in a lane. Tests behind the failure start again then. */
  readonly restartMs: number;
}

const EMPTY: LaneTimes = { mergeMs: 0, restartMs: 0 };

/**
 * Estimates when each pull request merges, or when the queue decides on its failure. Each test run lasts `testMs`, and
 * all undecided tests pass. Returns no time for a bisected pull request, and no times for a paused queue.
 */
export function estimateMerges(
  queue: QueueState,
  candidates: Iterable<Candidate>,
  testMs: number,
  nowMs: number,
): ReadonlyMap<number, number> {
  const merges = new Map<number, number>();
  if (queue.phase === "paused") return merges;
  const slots = findFreeTimes(queue, testMs, nowMs);
  const lanes = createLanes();
  const start = (earliestMs: number): number => {
    const endMs = Math.max(nowMs, slots.shift() ?? 0, earliestMs) + testMs;
    slots.splice(slots.findLastIndex((each) => each <= endMs) + 1, 0, endMs);
    return endMs;
  };
  const place = (members: readonly number[], isFailure: boolean, end: (restartMs: number) => number): void => {
    const targets = targetsOf(queue, members);
    const ahead = lanes.read(targets);
    const mergeMs = Math.max(nowMs, end(ahead.restartMs), ahead.mergeMs);
    lanes.add(targets, isFailure ? { ...ahead, restartMs: mergeMs } : { ...ahead, mergeMs });
    for (const number of members) merges.set(number, mergeMs);
  };
  for (const group of groupsInOrder(queue)) {
    place(group.members, group.state === "pending_failure", (restartMs) => {
      if (group.state === "waiting") return start(restartMs);
      if (group.state !== "starting" && group.state !== "testing") return nowMs;
      return restartMs > 0 ? restartMs + testMs : endOf(queue, group, testMs, nowMs);
    });
  }
  for (const { members, delay } of candidates) {
    place(members, false, (restartMs) => start(Math.max(restartMs, delay?.untilMs ?? 0)));
  }
  return merges;
}

function endOf({ runs }: QueueState, { run }: Group, testMs: number, nowMs: number): number {
  const startedAtMs = run === null ? null : tree.get(runs, run)?.startedAtMs;
  return Math.max(nowMs, (startedAtMs ?? nowMs) + testMs);
}

/** Returns the times at which a slot for a test run becomes free, in order, one time for each slot. */
function findFreeTimes(queue: QueueState, testMs: number, nowMs: number): number[] {
  const { concurrency, bisectionConcurrency } = queue.settings;
  const bisected = queue.bisections.flatMap(({ groups }) => groups.map((id) => groupOf(queue, id)));
  const ends = [...groupsInOrder(queue), ...(bisectionConcurrency === 0 ? bisected : [])]
    .filter(({ state }) => state === "starting" || state === "testing")
    .map((group) => endOf(queue, group, testMs, nowMs))
    .toSorted((one, other) => one - other);
  const idle = Array.from({ length: Math.max(0, concurrency - ends.length) }, () => nowMs);
  return [...idle, ...ends].slice(-concurrency);
}

/** Creates the times of all lanes. Finding the times ahead of a pull request takes as long as listing its targets. */
function createLanes() {
  const byTarget = new Map<string, LaneTimes>();
  let ofAll = EMPTY;
  let ofAny = EMPTY;
  return {
    read: (targets: TargetSet): LaneTimes => {
      if (isEmpty(targets)) return EMPTY;
      if (targets.all) return ofAny;
      return [...targets.names].reduce((latest, name) => later(latest, byTarget.get(name)), ofAll);
    },
    add: (targets: TargetSet, times: LaneTimes): void => {
      if (isEmpty(targets)) return;
      ofAny = later(ofAny, times);
      if (targets.all) ofAll = later(ofAll, times);
      for (const name of targets.names) byTarget.set(name, later(times, byTarget.get(name)));
    },
  };
}

function later(one: LaneTimes, other: LaneTimes = EMPTY): LaneTimes {
  return { mergeMs: Math.max(one.mergeMs, other.mergeMs), restartMs: Math.max(one.restartMs, other.restartMs) };
}
