/**
 * The working copy of one step. Its fields are set anew, never changed inside, so the state that the step began with
 * stays as it was. Here stand the moves that everything else is made of; each keeps the places of an entry consistent:
 * it is not ready, in the pool, in a group, a member of a bisection, or has ended.
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
  type RunOutcome,
  type Timer,
} from "./state.js";
import * as tree from "./tree.js";

export interface Draft {
  queue: { -readonly [Field in keyof QueueState]: QueueState[Field] };
  readonly nowMs: number;
  readonly effects: Effect[];
  /**
   * Why each attempt that runs behind it were built on is there no longer, by pull request: what contains it has to be
   * tested again.
   */
  readonly gone: Map<number, { readonly attempt: number; readonly reason: string }>;
  /** The branch moved past the queue, so that every run shows what will never be. */
  pushedByHand: boolean;
  /** What a pull request impacts changed, and with it perhaps who stands in front of whom. */
  lanesChanged: boolean;
}

export function draftOf(state: QueueState, nowMs: number): Draft {
  return { queue: { ...state }, nowMs, effects: [], gone: new Map(), pushedByHand: false, lanesChanged: false };
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

/** The groups of the line, from its front; for who stops before its end. */
export function* lineOf(queue: Pick<QueueState, "line" | "groups">): Generator<Group, void, undefined> {
  for (const id of tree.values(queue.line)) yield groupOf(queue, id);
}

export function wholeLineOf(queue: Pick<QueueState, "line" | "groups">): readonly Group[] {
  return tree.list(queue.line).map((id) => groupOf(queue, id));
}

export function commitOf({ number, attempt, sha }: Entry): Commit {
  return { number, attempt, sha };
}

/** The next number of a kind. */
export function nextOf({ queue }: Draft, kind: keyof QueueState["last"]): number {
  const number = queue.last[kind] + 1;
  queue.last = { ...queue.last, [kind]: number };
  return number;
}

export function putEntry({ queue }: Draft, entry: Entry): void {
  queue.entries = tree.set(queue.entries, entry.number, 0, entry);
}

export function putGroup({ queue }: Draft, group: Group): void {
  queue.groups = tree.set(queue.groups, group.id, 0, group);
}

export function putRun({ queue }: Draft, run: Run): void {
  queue.runs = tree.set(queue.runs, run.id, 0, run);
}

interface Move {
  readonly to: EntryState;
  readonly reason?: string | null;
  readonly run?: number | null;
}

/** A transition of an entry, with what else becomes different of it. */
export function move(draft: Draft, entry: Entry, { to, reason = null, run }: Move, patch: Partial<Entry> = {}): void {
  const { number, attempt, state: from } = entry;
  const known = run === undefined ? entry.run : run;
  putEntry(draft, { ...entry, ...patch, state: to, sinceMs: draft.nowMs, reason, run: known });
  draft.effects.push({ type: "moved", number, attempt, from, to, reason, run: known });
}

/** Puts an entry that is pending into the pool, where its priority and its admission give it its place. */
export function enterPool(draft: Draft, number: number): void {
  const entry = entryOf(draft.queue, number);
  putEntry(draft, { ...entry, group: null, session: null });
  draft.queue.pool = tree.set(draft.queue.pool, entry.priority, entry.admission, number);
}

export function leavePool({ queue }: Draft, { priority, admission }: Entry): void {
  queue.pool = tree.remove(queue.pool, priority, admission);
}

/** Ends an attempt. Its group and its bisection are left to the caller. */
export function conclude(draft: Draft, number: number, to: Conclusion, reason: string): void {
  const { queue } = draft;
  const entry = entryOf(queue, number);
  queue.waiting = tree.remove(queue.waiting, entry.submission);
  queue.admissible = tree.remove(queue.admissible, entry.submission);
  if (entry.state === "pending" && entry.group === null) leavePool(draft, entry);
  if (entry.deadlineMs !== null) removeTimer(draft, entry.deadlineMs, keyOfEntry(number));
  move(draft, entry, { to, reason }, { group: null, session: null, deadlineMs: null });
}

/** Runs that contain this attempt have to be made again, for a reason of theirs. */
export function notice(draft: Draft, { number, attempt }: Pick<Entry, "number" | "attempt">, reason: string): void {
  draft.gone.set(number, { attempt, reason });
}

export function isGone({ gone }: Draft, { number, attempt }: Commit): boolean {
  return gone.get(number)?.attempt === attempt;
}

/** Moves an entry whose tests count no longer back to `pending`, and leaves one alone that is there already. */
export function backToPending(draft: Draft, number: number, reason: string): void {
  const entry = entryOf(draft.queue, number);
  if (entry.state !== "pending") move(draft, entry, { to: "pending", reason, run: null });
}

/**
 * Takes a group of the line apart: its run is stopped, its members that are still live go back to the pool, and what
 * was built on them has to be built again.
 */
export function dissolve(draft: Draft, group: Group, reason: string): void {
  stopRun(draft, group);
  if (group.state === "merging") draft.effects.push({ type: "stop-merge", group: group.id });
  removeGroup(draft, group);
  for (const number of group.members) {
    const entry = entryOf(draft.queue, number);
    if (!isLive(entry) || entry.group !== group.id) continue;
    notice(draft, entry, reason);
    backToPending(draft, number, reason);
    enterPool(draft, number);
  }
}

export function removeGroup({ queue }: Draft, { id, kind, place, run, vouchedBy }: Group): void {
  if (kind === "main") queue.line = tree.remove(queue.line, ...place);
  queue.groups = tree.remove(queue.groups, id);
  queue.failing = without(queue.failing, id);
  queue.reruns = without(queue.reruns, id);
  // A run that cleared another group is the business of the group that it was made for.
  if (run !== null && vouchedBy === null) queue.runs = tree.remove(queue.runs, run);
}

export function without(ids: readonly number[], id: number): readonly number[] {
  return ids.includes(id) ? ids.filter((other) => other !== id) : ids;
}

/** Stops what a group's run still does; a run that has ended stays as it is. */
export function stopRun(draft: Draft, group: Group): void {
  const run = group.run === null || group.vouchedBy !== null ? undefined : tree.get(draft.queue.runs, group.run);
  if (run === undefined || !holdsSlot(run)) return;
  draft.effects.push({ type: "stop-run", run: run.id });
  const stays = group.members.some((number) => isLive(entryOf(draft.queue, number)));
  endRun(draft, run, stays ? "interrupted" : "cancelled");
}

const ENDED = { passed: "succeeded", failed: "failed", interrupted: "cancelled", cancelled: "cancelled" } as const;

/** Frees the slot of a run. */
export function endRun(draft: Draft, run: Run, outcome: RunOutcome): void {
  const ended: Run = { ...run, status: ENDED[outcome], deadlineMs: null };
  putRun(draft, ended);
  countSlot(draft, run.kind, -1);
  if (run.deadlineMs !== null) removeTimer(draft, run.deadlineMs, keyOfRun(run.id));
  draft.effects.push({ type: "run-ended", run: ended, outcome });
}

export function holdsSlot({ status }: Run): boolean {
  return status === "starting" || status === "in_progress";
}

export function countSlot({ queue }: Draft, kind: Run["kind"], by: 1 | -1): void {
  queue.slots = { ...queue.slots, [kind]: queue.slots[kind] + by };
}

/** First part of a group's place in the line. */
export const MERGING_PLACE = -1;
export const URGENT_PLACE = 0;
export const USUAL_PLACE = 1;

/** Second part of the key of a timer that belongs to a run. */
export function keyOfRun(id: number): number {
  return id * 2;
}

export function keyOfEntry(number: number): number {
  return number * 2 + 1;
}

export function addTimer({ queue }: Draft, atMs: number, key: number, timer: Timer): void {
  queue.timers = tree.set(queue.timers, atMs, key, timer);
}

export function removeTimer({ queue }: Draft, atMs: number, key: number): void {
  queue.timers = tree.remove(queue.timers, atMs, key);
}
