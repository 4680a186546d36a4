/** What of the pool is tested next, and together: batches are formed anew each time that something may start. */
import { entryOf } from "./draft.js";
import type { Entry, QueueState } from "./state.js";
import * as tree from "./tree.js";

export interface Candidate {
  readonly members: readonly number[];
  /** From when on it may start although it is not full; 0 where nothing has to be waited for. */
  readonly startsAtMs: number;
}

export const URGENT = 0;
const MINUTE_MS = 60_000;

/** Those who come next, in their order. Only as many are formed as are taken, but in a parallel queue all batches. */
export function* candidatesOf(queue: QueueState): Generator<Candidate, void, undefined> {
  if (!isBatching(queue)) {
    for (const number of tree.values(queue.pool)) yield { members: [number], startsAtMs: 0 };
  } else if (queue.settings.mode === "single") {
    yield* batchesInLine(queue);
  } else {
    yield* batchesInLanes(queue, openPool(queue));
  }
}

/** Returns a function that forms the candidates of a dispatch without the members that the last call's candidates started. */
export function candidateFormer(queue: QueueState): (started: readonly number[]) => Iterable<Candidate> {
  if (!canRegroup(queue)) return () => candidatesOf(queue);
  const pool = openPool(queue);
  let left = pool.entries;
  return (started) => {
    left = left.filter(({ entry }) => !started.includes(entry.number));
    return batchesInLanes(queue, { ...pool, entries: left });
  };
}

/** True when the rest of the pool may form other batches once a batch has started. A line is cut in the same pieces. */
export function canRegroup(queue: QueueState): boolean {
  return isBatching(queue) && queue.settings.mode === "parallel";
}

function isBatching({ settings: { batch, batchingMinSize } }: QueueState): boolean {
  return batch && batchingMinSize > 1;
}

/** In a single queue a batch is a piece of the line. What is tested alone closes the batch in front of it. */
function* batchesInLine(queue: QueueState): Generator<Candidate, void, undefined> {
  let open: Entry[] = [];
  for (const number of tree.values(queue.pool)) {
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

/** The batches with a member that impacts something. */
interface Lane {
  /** Index of the only batch; else `NONE` or `SEVERAL`. */
  only: number;
  /** Indexes of the batches that no entry has closed yet. */
  readonly open: number[];
}

/** An entry of the pool with the lanes of the batches that it overlaps. */
interface Pooled {
  readonly entry: Entry;
  readonly isAlone: boolean;
  readonly overlapped: readonly Lane[];
}

interface Pool {
  readonly entries: readonly Pooled[];
  readonly lanes: readonly Lane[];
  /** The batches with a member that impacts everything, and all with a member that impacts anything. */
  readonly withAll: Lane;
  readonly withAny: Lane;
}

function openPool(queue: QueueState): Pool {
  const byName = new Map<string, Lane>();
  const withAll: Lane = { only: NONE, open: [] };
  const withAny: Lane = { only: NONE, open: [] };
  const entries: Pooled[] = [];
  for (const number of tree.list(queue.pool)) {
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
  /** The lanes of its members; some more than once. */
  readonly lanes: Lane[];
  isClosed: boolean;
}

/**
 * In a parallel queue an entry joins a batch when it overlaps a member, and overlaps nothing ahead of it in another
 * batch: so no two batches wait for each other, and none waits for what another one waits for. An entry that is tested
 * alone closes each batch that it overlaps. A batch that no newcomer can join waits for none.
 */
function* batchesInLanes(queue: QueueState, pool: Pool): Generator<Candidate, void, undefined> {
  const batches: Batch[] = [];
  for (const lane of pool.lanes) empty(lane);
  for (const pooled of pool.entries) {
    if (pooled.isAlone) closeOverlapped(batches, pooled);
    const met = pooled.isAlone ? NONE : onlyOverlapped(pooled);
    const batch = batches[met];
    if (batch === undefined || batch.isClosed) {
      join(pool, pooled, batches.length);
      batches.push({ entries: [pooled.entry], lanes: [...pooled.overlapped], isClosed: pooled.isAlone });
    } else {
      join(pool, pooled, met);
      batch.entries.push(pooled.entry);
      batch.lanes.push(...pooled.overlapped);
      batch.isClosed = batch.entries.length >= queue.settings.batchingMinSize;
    }
  }
  for (const [index, batch] of batches.entries()) {
    yield batch.isClosed || !canGrow(batch, index, pool) ? closed(batch.entries) : waiting(queue, batch.entries);
  }
}

function empty(lane: Lane): void {
  lane.only = NONE;
  lane.open.length = 0;
}

function closeOverlapped(batches: readonly Batch[], { overlapped }: Pooled): void {
  for (const { open } of overlapped) {
    for (const index of open.splice(0)) {
      const batch = batches[index];
      if (batch !== undefined) batch.isClosed = true;
    }
  }
}

/** Returns the index of the only batch that an entry overlaps; else `NONE` or `SEVERAL`. */
function onlyOverlapped({ overlapped }: Pooled): number {
  let only = NONE;
  for (const lane of overlapped) only = joint(only, lane.only);
  return only;
}

/** Puts the batch of an entry into the lanes that the entry is in itself. */
function join({ withAll, withAny }: Pool, { overlapped }: Pooled, index: number): void {
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

/** True when a newcomer could overlap the members of a batch and no other batch. */
function canGrow({ lanes }: Batch, index: number, { withAll }: Pool): boolean {
  if (withAll.only !== NONE) return withAll.only === index;
  return lanes.some(({ only }) => only === index);
}

/** Joins what two lanes know of their only batch. */
function joint(one: number, other: number): number {
  if (one === NONE || one === other) return other;
  return other === NONE ? one : SEVERAL;
}

function closed(entries: readonly Entry[]): Candidate {
  return startingAt(entries, 0);
}

function startingAt(entries: readonly Entry[], startsAtMs: number): Candidate {
  return { members: entries.map(({ number }) => number), startsAtMs };
}

/** It starts when its oldest member has been pending for so long. */
function waiting(queue: QueueState, entries: readonly Entry[]): Candidate {
  let oldestMs = Number.POSITIVE_INFINITY;
  for (const { pendingSinceMs } of entries) oldestMs = Math.min(oldestMs, pendingSinceMs);
  return startingAt(entries, oldestMs + queue.settings.batchingMaxWaitTimeMinutes * MINUTE_MS);
}

function isAlone({ settings }: QueueState, { noBatch, priority, targets }: Entry): boolean {
  if (noBatch || priority === URGENT) return true;
  // The rules are about targets, which only a parallel queue looks at. `ALL` fits none of them.
  if (settings.mode !== "parallel" || targets === null || targets === "ALL") return false;
  return settings.batchingRules.some((rule) => targets.some((target) => isolates(rule, target)));
}

/** A rule names a target, or how targets begin where it ends in `*`. */
function isolates(rule: unknown, target: string): boolean {
  if (typeof rule !== "object" || rule === null || !("targetPattern" in rule) || !("policy" in rule)) return false;
  const { targetPattern: pattern, policy } = rule;
  if (policy !== "isolate" || typeof pattern !== "string") return false;
  return pattern.endsWith("*") ? target.startsWith(pattern.slice(0, -1)) : target === pattern;
}
