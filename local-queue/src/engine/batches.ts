/** Forms batches of pending entries. */

import { createTargetSet, type TargetSet } from "./lanes.js";
import { pendingOutside, URGENT } from "./pending.js";
import { type DelaySetting, MINUTE_MS } from "./settings.js";
import type { Entry, QueueState } from "./state.js";
import { entryOf } from "./step-builder.js";
import * as tree from "./tree.js";

export interface Candidate {
  readonly members: readonly number[];
  /** Earliest start, and the setting that causes the delay; null if the batch may start at once. */
  readonly delay: { readonly untilMs: number; readonly by: DelaySetting } | null;
}

/** Forms the candidates in order. Leaves out most candidates whose targets are all in `done`, which may grow meanwhile. */
export function* formCandidates(
  queue: QueueState,
  done: TargetSet = createTargetSet(),
): Generator<Candidate, void, undefined> {
  if (!isBatching(queue)) {
    for (const number of pendingOutside(queue, done)) yield { members: [number], delay: null };
  } else if (queue.settings.mode === "single") {
    yield* batchesInLine(queue);
  } else {
    yield* batchesInLanes(queue, done);
  }
}

/** Forms the candidates that overlap none ahead; null if the start of a candidate leaves the other ones as they are. */
export function formFirstBatches(queue: QueueState): Iterable<Candidate> | null {
  return isBatching(queue) && queue.settings.mode !== "single" ? firstBatches(queue) : null;
}

function* firstBatches(queue: QueueState): Generator<Candidate, void, undefined> {
  const batches = formBatches(queue);
  for (const batch of batches.list) if (batch.isFirst) yield candidateOf(queue, batches, batch);
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

/** Batches with a member that impacts one certain target. */
interface Lane {
  /** The only batch of the lane; null without a batch. */
  only: Batch | "several" | null;
  /** Batches of the lane that further entries may join. */
  open: Batch[];
}

interface Batch {
  readonly entries: [Entry, ...Entry[]];
  readonly lanes: Lane[];
  isClosed: boolean;
  /** True when the batch overlaps no batch ahead of it. */
  readonly isFirst: boolean;
}

interface Batches {
  /** Batches in the order of their first members. */
  readonly list: Batch[];
  readonly byName: Map<string, Lane>;
  /** Lane of the batches with a member that impacts everything (`ALL`). */
  readonly withAll: Lane;
  /** Lane of the batches with a member that impacts at least one target. */
  readonly withAny: Lane;
  /** Targets with several batches. A later entry that only has such targets is a batch by itself. */
  readonly settled: TargetSet;
}

/**
 * Yields the batches of a parallel queue in the order of their first members. A batch that no later entry can join
 * starts without a delay.
 */
function* batchesInLanes(queue: QueueState, done: TargetSet): Generator<Candidate, void, undefined> {
  const batches = formBatches(queue);
  const isMember = new Set(batches.list.flatMap(({ entries }) => entries.map(({ number }) => number)));
  let next = 0;
  function* before(end: Entry | null): Generator<Candidate, void, undefined> {
    for (let batch = batches.list[next]; batch !== undefined; batch = batches.list[next]) {
      if (end !== null && isBefore(end, batch.entries[0])) return;
      next += 1;
      yield candidateOf(queue, batches, batch);
    }
  }
  for (const number of pendingOutside(queue, done)) {
    if (isMember.has(number)) continue;
    const entry = entryOf(queue, number);
    yield* before(entry);
    // All its lanes were settled, so it is a batch by itself.
    yield closed([entry]);
  }
  yield* before(null);
}

function isBefore(one: Entry, other: Entry): boolean {
  return one.priority < other.priority || (one.priority === other.priority && one.admission < other.admission);
}

/**
 * Forms batches until all lanes are settled. An entry joins a batch if it overlaps a member of this batch, and no other
 * batch. Batches therefore do not wait for each other. An entry that must be tested alone closes all batches that it
 * overlaps.
 */
function formBatches(queue: QueueState): Batches {
  const batches: Batches = {
    list: [],
    byName: new Map(),
    withAll: { only: null, open: [] },
    withAny: { only: null, open: [] },
    settled: createTargetSet(),
  };
  for (const number of pendingOutside(queue, batches.settled)) {
    const entry = entryOf(queue, number);
    const isOnlyMember = isAlone(queue, entry);
    if (!isOnlyMember && isSettled(batches, entry)) continue;
    const lanes = lanesOf(batches, entry);
    if (isOnlyMember) for (const { open } of lanes) for (const batch of open) batch.isClosed = true;
    let only: Lane["only"] = null;
    for (const lane of lanes) only = joint(only, lane.only);
    let batch: Batch;
    if (only === null || only === "several" || only.isClosed || isOnlyMember) {
      batch = { entries: [entry], lanes: [], isClosed: isOnlyMember, isFirst: only === null };
      batches.list.push(batch);
    } else {
      batch = only;
      batch.isClosed = batch.entries.push(entry) >= queue.settings.batchingMinSize;
    }
    join(batches, lanes, batch);
    settle(batches, entry, queue.settings.batchingRules);
  }
  return batches;
}

/** Returns the lanes of the batches that an entry overlaps. */
function lanesOf({ byName, withAll, withAny }: Batches, { targets }: Entry): readonly Lane[] {
  if (targets === null || targets === "ALL") return [withAny];
  const lanes = targets.map((name) => laneOf(byName, name));
  if (lanes.length > 0) lanes.push(withAll);
  return lanes;
}

function laneOf(byName: Map<string, Lane>, name: string): Lane {
  const known = byName.get(name);
  if (known !== undefined) return known;
  const lane: Lane = { only: null, open: [] };
  byName.set(name, lane);
  return lane;
}

/** Adds the batch of an entry to the lanes of the entry. */
function join({ withAll, withAny }: Batches, overlapped: readonly Lane[], batch: Batch): void {
  for (const lane of overlapped) {
    batch.lanes.push(lane);
    if (lane !== withAll) addTo(lane, batch);
  }
  if (overlapped.length > 0) addTo(overlapped[0] === withAny ? withAll : withAny, batch);
}

function addTo(lane: Lane, batch: Batch): void {
  lane.only = joint(lane.only, batch);
  if (lane.open.at(-1) !== batch) lane.open.push(batch);
}

/** True for an entry that is a batch by itself and leaves the other batches as they are. */
function isSettled({ settled: { all, names } }: Batches, { targets }: Entry): boolean {
  if (targets === null || targets === "ALL") return all;
  if (targets.length === 0) return false;
  if (!all) for (const name of targets) if (!names.has(name)) return false;
  return true;
}

/** Stores the targets with several batches, except isolated ones: their later entries still close other batches. */
function settle({ byName, withAll, settled }: Batches, { targets }: Entry, rules: readonly unknown[]): void {
  settled.all = withAll.only === "several";
  if (targets === null || targets === "ALL") return;
  for (const name of targets) {
    const isSettled = byName.get(name)?.only === "several" && !settled.names.has(name);
    if (isSettled && !rules.some((rule) => isolates(rule, name))) settled.names.add(name);
  }
}

function candidateOf(queue: QueueState, batches: Batches, batch: Batch): Candidate {
  return canGrow(batches, batch) ? waiting(queue, batch.entries) : closed(batch.entries);
}

/** True when a later entry could overlap this batch and no other batch. */
function canGrow({ withAll }: Batches, batch: Batch): boolean {
  if (batch.isClosed) return false;
  if (withAll.only !== null) return withAll.only === batch;
  return batch.lanes.some(({ only }) => only === batch);
}

function joint(one: Lane["only"], other: Lane["only"]): Lane["only"] {
  if (one === null || one === other) return other;
  return other === null ? one : "several";
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
