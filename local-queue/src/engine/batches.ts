/** Forms batches of pending entries. */

import { type DelaySetting, MINUTE_MS } from "./settings.js";
import type { Entry, QueueState } from "./state.js";
import { entryOf } from "./step-builder.js";
import * as tree from "./tree.js";

export interface Candidate {
  readonly members: readonly number[];
  /** Earliest start, and the setting that causes the delay; null if the batch may start at once. */
  readonly delay: { readonly untilMs: number; readonly by: DelaySetting } | null;
}

export const URGENT = 0;

export function* formCandidates(queue: QueueState): Generator<Candidate, void, undefined> {
  if (!isBatching(queue)) {
    for (const number of tree.values(queue.pending)) yield { members: [number], delay: null };
  } else if (queue.settings.mode === "single") {
    yield* batchesInLine(queue);
  } else {
    yield* batchesInLanes(queue, indexPending(queue));
  }
}

/** Returns a function that forms the candidates again, without entries that have started. */
export function createCandidateFormer(queue: QueueState): (started: readonly number[]) => Iterable<Candidate> {
  if (!canRegroup(queue)) return () => formCandidates(queue);
  const pending = indexPending(queue);
  let left = pending.entries;
  return (started) => {
    left = left.filter(({ entry }) => !started.includes(entry.number));
    return batchesInLanes(queue, { ...pending, entries: left });
  };
}

/** True when the remaining entries may form other batches after a batch has started. */
export function canRegroup(queue: QueueState): boolean {
  return isBatching(queue) && queue.settings.mode === "parallel";
}

function isBatching({ settings: { batch, batchingMinSize } }: QueueState): boolean {
  return batch && batchingMinSize > 1;
}

/** Forms the batches of a single queue. An entry that must be tested alone closes the batch before it. */
function* batchesInLine(queue: QueueState): Generator<Candidate, void, undefined> {
  let open: Entry[] = [];
  for (const number of tree.values(queue.pending)) {
    const entry = entryOf(queue, number);
    const alone = isAlone(queue, entry);
    if (alone && open.length > 0) {
      yield closed(open);
      open = [];
    }
    open.push(entry);
    if (!alone && open.length < queue.settings.batchingMinSize) continue;
    yield closed(open);
    open = [];
  }
  if (open.length > 0) yield waiting(queue, open);
}

const NONE = -1;
const SEVERAL = -2;

/** Batches with a member that impacts one certain target. */
interface Lane {
  /** Index of the only batch of the lane, else `NONE` or `SEVERAL`. */
  only: number;
  /** Indexes of the batches that further entries may join. */
  readonly open: number[];
}

interface PendingEntry {
  readonly entry: Entry;
  readonly isAlone: boolean;
  readonly overlapped: readonly Lane[];
}

interface PendingLanes {
  readonly entries: readonly PendingEntry[];
  readonly lanes: readonly Lane[];
  /** Batches with a member that impacts everything (`ALL`). */
  readonly withAll: Lane;
  /** Batches with a member that impacts at least one target. */
  readonly withAny: Lane;
}

function indexPending(queue: QueueState): PendingLanes {
  const byName = new Map<string, Lane>();
  const withAll: Lane = { only: NONE, open: [] };
  const withAny: Lane = { only: NONE, open: [] };
  const entries: PendingEntry[] = [];
  for (const number of tree.list(queue.pending)) {
    const entry = entryOf(queue, number);
    const { targets } = entry;
    const overlapped: Lane[] = [];
    if (targets === null || targets === "ALL") {
      overlapped.push(withAny);
    } else {
      for (const name of targets) overlapped.push(laneOf(byName, name));
      if (targets.length > 0) overlapped.push(withAll);
    }
    entries.push({ entry, isAlone: isAlone(queue, entry), overlapped });
  }
  return { entries, lanes: [withAll, withAny, ...byName.values()], withAll, withAny };
}

function laneOf(byName: Map<string, Lane>, name: string): Lane {
  const known = byName.get(name);
  if (known !== undefined) return known;
  const lane: Lane = { only: NONE, open: [] };
  byName.set(name, lane);
  return lane;
}

interface Batch {
  readonly entries: Entry[];
  readonly lanes: Lane[];
  isClosed: boolean;
}

/**
 * Forms the batches of a parallel queue. An entry joins a batch if it overlaps a member of this batch, and no other
 * batch. Batches therefore do not wait for each other. An entry that must be tested alone closes all batches that it
 * overlaps. A batch that no later entry can join starts without a delay.
 */
function* batchesInLanes(queue: QueueState, pending: PendingLanes): Generator<Candidate, void, undefined> {
  const batches: Batch[] = [];
  for (const lane of pending.lanes) {
    lane.only = NONE;
    lane.open.length = 0;
  }
  for (const each of pending.entries) {
    if (each.isAlone) closeOverlapped(batches, each);
    const index = each.isAlone ? NONE : findOnlyOverlapped(each);
    const batch = batches[index];
    if (batch === undefined || batch.isClosed) {
      join(pending, each, batches.length);
      batches.push({ entries: [each.entry], lanes: [...each.overlapped], isClosed: each.isAlone });
    } else {
      join(pending, each, index);
      batch.entries.push(each.entry);
      batch.lanes.push(...each.overlapped);
      batch.isClosed = batch.entries.length >= queue.settings.batchingMinSize;
    }
  }
  for (const [index, batch] of batches.entries()) {
    yield batch.isClosed || !canGrow(batch, index, pending) ? closed(batch.entries) : waiting(queue, batch.entries);
  }
}

function closeOverlapped(batches: readonly Batch[], { overlapped }: PendingEntry): void {
  for (const { open } of overlapped) {
    for (const index of open.splice(0)) {
      const batch = batches[index];
      if (batch !== undefined) batch.isClosed = true;
    }
  }
}

/** Returns the index of the only batch that an entry overlaps, else `NONE` or `SEVERAL`. */
function findOnlyOverlapped({ overlapped }: PendingEntry): number {
  let only = NONE;
  for (const lane of overlapped) only = joint(only, lane.only);
  return only;
}

/** Adds the index of an entry's batch to all lanes of the entry. */
function join({ withAll, withAny }: PendingLanes, { overlapped }: PendingEntry, index: number): void {
  if (overlapped.length > 0) addTo(withAny, index);
  for (const lane of overlapped) {
    if (lane === withAny) addTo(withAll, index);
    else if (lane !== withAll) addTo(lane, index);
  }
}

function addTo(lane: Lane, index: number): void {
  lane.only = joint(lane.only, index);
  if (lane.open.at(-1) !== index) lane.open.push(index);
}

/** True when a later entry could overlap this batch and no other batch. */
function canGrow({ lanes }: Batch, index: number, { withAll }: PendingLanes): boolean {
  if (withAll.only !== NONE) return withAll.only === index;
  return lanes.some(({ only }) => only === index);
}

function joint(one: number, other: number): number {
  if (one === NONE || one === other) return other;
  return other === NONE ? one : SEVERAL;
}

function closed(entries: readonly Entry[]): Candidate {
  return { members: entries.map(({ number }) => number), delay: null };
}

/** Returns a candidate that is not full. Its delay starts when its oldest member becomes pending. */
function waiting(queue: QueueState, entries: readonly Entry[]): Candidate {
  let untilMs = Number.POSITIVE_INFINITY;
  for (const { pendingSinceMs } of entries) untilMs = Math.min(untilMs, pendingSinceMs);
  untilMs += queue.settings.batchingMaxWaitTimeMinutes * MINUTE_MS;
  return { ...closed(entries), delay: { untilMs, by: "batchingMaxWaitTimeMinutes" } };
}

function isAlone({ settings }: QueueState, { noBatch, priority, targets }: Entry): boolean {
  if (noBatch || priority === URGENT) return true;
  // The rules match names of targets. `ALL` is no name, and a single queue ignores targets.
  if (settings.mode !== "parallel" || targets === null || targets === "ALL") return false;
  return settings.batchingRules.some((rule) => targets.some((target) => isolates(rule, target)));
}

/** True when a rule isolates a target. The rule is the name of a target, or a prefix followed by `*`. */
function isolates(rule: unknown, target: string): boolean {
  if (typeof rule !== "object" || rule === null || !("targetPattern" in rule) || !("policy" in rule)) return false;
  const { targetPattern: pattern, policy } = rule;
  if (policy !== "isolate" || typeof pattern !== "string") return false;
  return pattern.endsWith("*") ? target.startsWith(pattern.slice(0, -1)) : target === pattern;
}
