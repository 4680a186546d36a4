/** What of the pool is tested next, and together: batches are formed anew each time that something may start. */
import { entryOf } from "./draft.js";
import { include, isEmpty, type TargetSet, targetsOf } from "./lanes.js";
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
  const { batch, batchingMinSize, mode } = queue.settings;
  if (!batch || batchingMinSize <= 1) {
    for (const number of tree.values(queue.pool)) yield { members: [number], startsAtMs: 0 };
  } else if (mode === "single") {
    yield* batchesInLine(queue);
  } else {
    yield* batchesInLanes(queue);
  }
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
  readonly targets: TargetSet;
  isClosed: boolean;
}

/**
 * In a parallel queue a member shares targets with one that is in. It joins the last of the batches that it meets:
 * everybody ahead of it whom it meets is then in the same batch or in one further ahead, so no two batches wait for a
 * member of each other. A batch that nobody can join any more waits for nobody.
 */
function* batchesInLanes(queue: QueueState): Generator<Candidate, void, undefined> {
  const batches: Batch[] = [];
  const lastWith = lastBatches();
  for (const number of tree.values(queue.pool)) {
    const entry = entryOf(queue, number);
    const targets = targetsOf(queue, [number]);
    const met = lastWith.find(targets);
    const batch = met === -1 ? undefined : batches[met];
    const isJoining = batch !== undefined && !batch.isClosed && !isAlone(queue, entry);
    if (batch !== undefined && isJoining) {
      batch.entries.push(entry);
      include(batch.targets, targets);
      batch.isClosed = batch.entries.length >= queue.settings.batchingMinSize;
    } else {
      const alone = isAlone(queue, entry);
      if (batch !== undefined && alone) batch.isClosed = true;
      batches.push({ entries: [entry], targets, isClosed: alone });
    }
    lastWith.put(targets, isJoining ? met : batches.length - 1);
  }
  for (const [index, { entries, targets, isClosed }] of batches.entries()) {
    yield isClosed || !lastWith.canMeet(index, targets) ? closed(entries) : waiting(queue, entries);
  }
}

/** Which batch, of all so far, is the last one that meets some targets; -1 where none does. */
function lastBatches() {
  const byName = new Map<string, number>();
  let withAll = -1;
  let withAny = -1;
  return {
    find: (targets: TargetSet): number => {
      if (isEmpty(targets)) return -1;
      if (targets.all) return withAny;
      let last = withAll;
      for (const name of targets.names) last = Math.max(last, byName.get(name) ?? -1);
      return last;
    },
    /** Whether somebody who comes could find the batch with these targets. */
    canMeet: (index: number, { all, names }: TargetSet): boolean => {
      if (index === withAny || (all && index === withAll)) return true;
      return index > withAll && [...names].some((name) => byName.get(name) === index);
    },
    put: (targets: TargetSet, index: number): void => {
      if (isEmpty(targets)) return;
      withAny = Math.max(withAny, index);
      if (targets.all) withAll = Math.max(withAll, index);
      for (const name of targets.names) byName.set(name, Math.max(index, byName.get(name) ?? -1));
    },
  };
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
