/**
 * Working copy of a queue during one step. The step replaces fields of this copy, and never changes the values in them.
 */
import {
  type Commit,
  type Conclusion,
  type Effect,
  type Entry,
  type EntryState,
  type Group,
  isLive,
  type QueueState,
  type Run,
  type RunResult,
  type Timer,
} from "./state.js";
import * as tree from "./tree.js";

export interface StepBuilder {
  queue: { -readonly [Field in keyof QueueState]: QueueState[Field] };
  readonly nowMs: number;
  readonly effects: Effect[];
  /**
   * Attempts that left the queue, by pull request. `reason` is the reason for restarting the runs that contain them.
   */
  readonly invalidated: Map<number, { readonly attempt: number; readonly reason: string }>;
  /** True after a push that the queue did not make. Such a push restarts all runs. */
  pushedByHand: boolean;
  /** True when targets or ranks changed. The groups ahead of a group may then be different. */
  lanesChanged: boolean;
}

export function beginStep(state: QueueState, nowMs: number): StepBuilder {
  return { queue: { ...state }, nowMs, effects: [], invalidated: new Map(), pushedByHand: false, lanesChanged: false };
}

export function entryOf({ entries }: Pick<QueueState, "entries">, number: number): Entry {
  const entry = tree.get(entries, number);
  if (entry === undefined) throw new Error(`There is no entry of pull request #${number}.`);
  return entry;
}

export function groupOf({ groups }: Pick<QueueState, "groups">, id: number): Group {
  const group = tree.get(groups, id);
  if (group === undefined) throw new Error(`There is no group ${id}.`);
  return group;
}

/** Yields the main groups in order. Creates no list, because most callers stop before the end. */
export function* iterateGroups(queue: Pick<QueueState, "order" | "groups">): Generator<Group, void, undefined> {
  for (const id of tree.values(queue.order)) yield groupOf(queue, id);
}

export function groupsInOrder(queue: Pick<QueueState, "order" | "groups">): readonly Group[] {
  return tree.list(queue.order).map((id) => groupOf(queue, id));
}

function commitOf({ number, attempt, sha }: Entry): Commit {
  return { number, attempt, sha };
}

export function nextOf({ queue }: StepBuilder, kind: keyof QueueState["last"]): number {
  const number = queue.last[kind] + 1;
  queue.last = { ...queue.last, [kind]: number };
  return number;
}

export function putEntry({ queue }: StepBuilder, entry: Entry): void {
  queue.entries = tree.set(queue.entries, entry.number, 0, entry);
}

export function putGroup({ queue }: StepBuilder, group: Group): void {
  queue.groups = tree.set(queue.groups, group.id, 0, group);
}

/** Creates a group that waits for a run. */
export function createGroup(
  builder: StepBuilder,
  given: Pick<Group, "kind" | "bisection" | "members" | "position"> & Partial<Group>,
): Group {
  const group: Group = {
    id: nextOf(builder, "group"),
    commits: given.members.map((number) => commitOf(entryOf(builder.queue, number))),
    ancestors: [],
    state: "waiting",
    run: null,
    clearedBy: null,
    failure: null,
    direct: false,
    reused: [],
    ...given,
  };
  putGroup(builder, group);
  for (const number of group.members) {
    putEntry(builder, { ...entryOf(builder.queue, number), group: group.id, bisection: group.bisection });
  }
  return group;
}

export function putRun({ queue }: StepBuilder, run: Run): void {
  queue.runs = tree.set(queue.runs, run.id, 0, run);
}

interface Move {
  readonly to: EntryState;
  readonly reason?: string | null;
  readonly run?: number | null;
}

export function move(
  builder: StepBuilder,
  entry: Entry,
  { to, reason = null, run }: Move,
  patch: Partial<Entry> = {},
): void {
  const { number, attempt, state: from } = entry;
  const known = run === undefined ? entry.run : run;
  putEntry(builder, { ...entry, ...patch, state: to, sinceMs: builder.nowMs, reason, run: known });
  builder.effects.push({ type: "moved", number, attempt, from, to, reason, run: known });
}

export function moveMembers(builder: StepBuilder, { members }: Group, how: Move): void {
  for (const number of members) move(builder, entryOf(builder.queue, number), how);
}

export function enterPending(builder: StepBuilder, number: number): void {
  const entry = entryOf(builder.queue, number);
  putEntry(builder, { ...entry, group: null, bisection: null });
  builder.queue.pending = tree.set(builder.queue.pending, entry.priority, entry.admission, number);
}

export function leavePending({ queue }: StepBuilder, { priority, admission }: Entry): void {
  queue.pending = tree.remove(queue.pending, priority, admission);
}

/** Finishes an attempt. The caller must remove the entry from its group and its bisection. */
export function conclude(builder: StepBuilder, number: number, to: Conclusion, reason: string): void {
  const { queue } = builder;
  const entry = entryOf(queue, number);
  queue.waiting = tree.remove(queue.waiting, entry.submission);
  queue.admissible = tree.remove(queue.admissible, entry.submission);
  if (entry.state === "pending" && entry.group === null) leavePending(builder, entry);
  if (entry.deadlineMs !== null) removeTimer(builder, entry.deadlineMs, keyOfEntry(entry));
  move(builder, entry, { to, reason }, { group: null, bisection: null, deadlineMs: null });
}

/** Records an attempt whose runs must restart later in this step. */
export function invalidate(
  builder: StepBuilder,
  { number, attempt }: Pick<Entry, "number" | "attempt">,
  reason: string,
): void {
  builder.invalidated.set(number, { attempt, reason });
}

export function isInvalidated({ invalidated }: StepBuilder, { number, attempt }: Commit): boolean {
  return invalidated.get(number)?.attempt === attempt;
}

/** Moves an entry to `pending` unless it already has this state. */
export function backToPending(builder: StepBuilder, number: number, reason: string): void {
  const entry = entryOf(builder.queue, number);
  if (entry.state !== "pending") move(builder, entry, { to: "pending", reason, run: null });
}

/** Dissolves a main group. Its live members become pending, and all runs with these members restart. */
export function dissolve(builder: StepBuilder, group: Group, reason: string): void {
  stopRun(builder, group);
  if (group.state === "merging") builder.effects.push({ type: "stop-merge", group: group.id });
  removeGroup(builder, group);
  for (const number of group.members) {
    const entry = entryOf(builder.queue, number);
    if (!isLive(entry) || entry.group !== group.id) continue;
    invalidate(builder, entry, reason);
    backToPending(builder, number, reason);
    enterPending(builder, number);
  }
}

export function removeGroup({ queue }: StepBuilder, { id, kind, position, run, clearedBy }: Group): void {
  if (kind === "main") queue.order = tree.remove(queue.order, ...position);
  queue.groups = tree.remove(queue.groups, id);
  queue.failing = without(queue.failing, id);
  queue.reruns = without(queue.reruns, id);
  // If another group's run cleared this group, the run belongs to the other group.
  if (run !== null && clearedBy === null) queue.runs = tree.remove(queue.runs, run);
}

export function without(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : ids;
}

/** Stops the run of a group if the run is in progress. */
export function stopRun(builder: StepBuilder, group: Group): void {
  const run = group.run === null || group.clearedBy !== null ? undefined : tree.get(builder.queue.runs, group.run);
  if (run === undefined || !holdsSlot(run)) return;
  builder.effects.push({ type: "stop-run", run: run.id });
  const isLiveGroup = group.members.some((number) => isLive(entryOf(builder.queue, number)));
  endRun(builder, run, isLiveGroup ? "interrupted" : "cancelled");
}

/** Status of a finished run, by its result. */
export const ENDED_STATUS = {
  passed: "succeeded",
  failed: "failed",
  interrupted: "cancelled",
  cancelled: "cancelled",
} as const;

export function endRun(builder: StepBuilder, run: Run, outcome: RunResult): void {
  const ended: Run = { ...run, status: ENDED_STATUS[outcome], deadlineMs: null };
  putRun(builder, ended);
  countSlot(builder, run.kind, -1);
  if (run.deadlineMs !== null) removeTimer(builder, run.deadlineMs, keyOfRun(run.id));
  builder.effects.push({ type: "run-ended", run: ended, outcome });
}

export function holdsSlot({ status }: Run): boolean {
  return status === "starting" || status === "in_progress";
}

export function countSlot({ queue }: StepBuilder, kind: Run["kind"], by: 1 | -1): void {
  queue.slots = { ...queue.slots, [kind]: queue.slots[kind] + by };
}

export const PREREQUISITE_FAILED = "PREREQUISITE_MERGE_ITEM_FAILED";

/** Ranks, which are the first part of a group's position. */
export const MERGING_RANK = -1;
export const URGENT_RANK = 0;
export const NORMAL_RANK = 1;

/** Returns the second part of a timer's key. The numbers are even for runs and odd for entries. */
export function keyOfRun(id: number): number {
  return id * 2;
}

export function keyOfEntry({ submission }: Pick<Entry, "submission">): number {
  return submission * 2 + 1;
}

export function addTimer({ queue }: StepBuilder, atMs: number, key: number, timer: Timer): void {
  queue.timers = tree.set(queue.timers, atMs, key, timer);
}

export function removeTimer({ queue }: StepBuilder, atMs: number, key: number): void {
  queue.timers = tree.remove(queue.timers, atMs, key);
}
