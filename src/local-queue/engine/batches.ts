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

/** Those who come next, in their order. Only as many are formed as are taken. */
export function* candidatesOf(queue: QueueState): Generator<Candidate, void, undefined> {
  if (!isBatching(queue)) {
    for (const number of tree.values(queue.pool)) yield { members: [number], startsAtMs: 0 };
  } else if (queue.settings.mode === "single") {
    yield* batchesInLine(queue);
  } else {
    yield* batchesInLanes(queue);
  }
}

function isBatching({ settings: { batch, batchingMinSize } }: QueueState): boolean {
  return batch && batchingMinSize > 1;
}

/** True when the rest of the pool may form other batches once a batch has started. A line is cut in the same pieces. */
export function canRegroup(queue: QueueState): boolean {
  return isBatching(queue) && queue.settings.mode === "parallel";
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

interface Batch {
  readonly entries: Entry[];
  isClosed: boolean;
}

/**
 * In a parallel queue an entry joins a batch when it overlaps a member, and overlaps nothing ahead of it in another
 * batch: so no two batches wait for each other, and none waits for what another one waits for. An entry that is tested
 * alone closes each batch that it overlaps. A batch that no newcomer can join waits for none.
 */
function* batchesInLanes(queue: QueueState): Generator<Candidate, void, undefined> {
  const batches: Batch[] = [];
  const lanes = indexLanes();
  for (const number of tree.values(queue.pool)) {
    const entry = entryOf(queue, number);
    const isClosed = isAlone(queue, entry);
    for (const index of isClosed ? lanes.takeOpen(entry) : []) closeAt(batches, index);
    const met = isClosed ? NONE : lanes.find(entry);
    const batch = batches[met];
    if (batch === undefined || batch.isClosed) {
      lanes.add(entry, batches.length);
      batches.push({ entries: [entry], isClosed });
    } else {
      lanes.add(entry, met);
      batch.entries.push(entry);
      batch.isClosed = batch.entries.length >= queue.settings.batchingMinSize;
    }
  }
  for (const [index, { entries, isClosed }] of batches.entries()) {
    yield isClosed || !lanes.canGrow(entries, index) ? closed(entries) : waiting(queue, entries);
  }
}

function closeAt(batches: readonly Batch[], index: number): void {
  const batch = batches[index];
  if (batch !== undefined) batch.isClosed = true;
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

/** Finds batches by what their members impact. */
function indexLanes() {
  const byName = new Map<string, Lane>();
  /** Of members that impact everything, and of all that impact anything. */
  const withAll: Lane = { only: NONE, open: [] };
  const withAny: Lane = { only: NONE, open: [] };

  function addTo(lane: Lane, index: number): void {
    lane.only = joint(lane.only, index);
    if (lane.open.at(-1) !== index) lane.open.push(index);
  }

  function laneOf(name: string): Lane {
    const known = byName.get(name);
    if (known !== undefined) return known;
    const lane: Lane = { only: NONE, open: [] };
    byName.set(name, lane);
    return lane;
  }

  return {
    /** Returns the index of the only batch that an entry overlaps; else `NONE` or `SEVERAL`. */
    find: ({ targets }: Entry): number => {
      if (targets === null || targets === "ALL") return withAny.only;
      let only = targets.length === 0 ? NONE : withAll.only;
      for (const name of targets) only = joint(only, byName.get(name)?.only ?? NONE);
      return only;
    },
    /** Returns the batches that an entry overlaps and that are not closed yet. The caller closes them. */
    takeOpen: ({ targets }: Entry): readonly number[] => {
      if (targets === null || targets === "ALL") return withAny.open.splice(0);
      const lanes = targets.length === 0 ? [] : [withAll, ...targets.map(laneOf)];
      return lanes.flatMap(({ open }) => open.splice(0));
    },
    add: ({ targets }: Entry, index: number): void => {
      if (targets === null || targets === "ALL") addTo(withAll, index);
      else for (const name of targets) addTo(laneOf(name), index);
      if (targets === null || targets.length > 0) addTo(withAny, index);
    },
    /** True when a newcomer could overlap these members of a batch and no other batch. */
    canGrow: (entries: readonly Entry[], index: number): boolean => {
      if (withAll.only !== NONE) return withAll.only === index;
      for (const { targets } of entries) {
        for (const name of targets ?? []) if (byName.get(name)?.only === index) return true;
      }
      return false;
    },
  };
}

/** Joins what two lanes know of their only batch. */
function joint(one: number, other: number): number {
  if (one === NONE || one === other) return other;
  return other === NONE ? one : SEVERAL;
}

function closed(entries: readonly Entry[]): Candidate {
  return { members: entries.map(({ number }) => number), startsAtMs: 0 };
}

/** It starts when its oldest member has been pending for so long. */
function waiting(queue: QueueState, entries: readonly Entry[]): Candidate {
  const oldestMs = Math.min(...entries.map(({ pendingSinceMs }) => pendingSinceMs));
  return { ...closed(entries), startsAtMs: oldestMs + queue.settings.batchingMaxWaitTimeMinutes * MINUTE_MS };
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
