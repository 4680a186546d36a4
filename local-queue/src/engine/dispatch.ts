/** This file admits pull requests, and starts tests in free slots. */
import { type Candidate, formCandidates, formFirstBatches } from "./batches.js";
import { contentAhead } from "./bisection.js";
import { createHold } from "./depth.js";
import { requestMerge, restartInvalid, scheduleTick } from "./groups.js";
import { ancestorsAt, createTargetSet, include, overlap, type TargetSet, targetsOf } from "./lanes.js";
import { URGENT } from "./pending.js";
import type { Commit, Entry, Group, QueueState, Run } from "./state.js";
import {
  countSlot,
  createGroup,
  dissolve,
  entryOf,
  groupOf,
  groupsInOrder,
  holdsSlot,
  keyOfEntry,
  leavePending,
  move,
  NORMAL_RANK,
  nextOf,
  putGroup,
  putRun,
  removeTimer,
  type StepBuilder,
  URGENT_RANK,
} from "./step-builder.js";
import * as tree from "./tree.js";

/** Applies a requested mode as soon as the queue has no admitted entries. */
export function finishModeSwitch(builder: StepBuilder): void {
  const { queue } = builder;
  const { switching, order, pending, bisections } = queue;
  if (switching === null || order !== null || pending !== null || bisections.length > 0) return;
  queue.settings = { ...queue.settings, mode: switching.mode };
  queue.phase = switching.phaseAfter;
  queue.switching = null;
  findAdmissible(builder);
}

/** True when a running queue admits the entry. A parallel queue requires uploaded targets. */
export function isAdmissible({ settings }: Pick<QueueState, "settings">, { ready, targets }: Entry): boolean {
  return ready && (settings.mode === "single" || targets !== null);
}

function findAdmissible({ queue }: StepBuilder): void {
  queue.admissible = null;
  for (const number of tree.values(queue.waiting)) {
    const entry = entryOf(queue, number);
    if (isAdmissible(queue, entry)) queue.admissible = tree.set(queue.admissible, entry.submission, 0, number);
  }
}

export function admit(builder: StepBuilder): void {
  const { queue } = builder;
  while (queue.phase === "running" && queue.admissible !== null) {
    const number = tree.first(queue.admissible)?.value ?? 0;
    const entry = entryOf(queue, number);
    queue.admissible = tree.remove(queue.admissible, entry.submission);
    queue.waiting = tree.remove(queue.waiting, entry.submission);
    if (entry.deadlineMs !== null) removeTimer(builder, entry.deadlineMs, keyOfEntry(entry));
    const admission = nextOf(builder, "admission");
    const patch = { admission, pendingSinceMs: builder.nowMs, deadlineMs: null };
    move(builder, entry, { to: "pending", reason: "MERGE_ITEM_NOW_READY" }, patch);
    queue.pending = tree.set(queue.pending, entry.priority, admission, number);
  }
}

/** Starts bisections, then repeated tests of groups, then urgent entries, then other candidates. */
export function startTests(builder: StepBuilder): "done" | "again" {
  builder.queue.batchDueMs = null;
  if (builder.queue.phase === "paused") return "done";
  startBisections(builder);
  startReruns(builder);
  if (startUrgent(builder)) return "again";
  startCandidates(builder);
  return "done";
}

function freeSlots({ settings, slots }: QueueState): number {
  return settings.concurrency - slots.main - (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
}

function freeBisectionSlots(queue: QueueState): number {
  const { settings, slots } = queue;
  return settings.bisectionConcurrency === 0 ? freeSlots(queue) : settings.bisectionConcurrency - slots.bisection;
}

function startBisections(builder: StepBuilder): void {
  const { queue } = builder;
  for (const bisection of queue.bisections) {
    for (const id of bisection.groups) {
      const group = groupOf(queue, id);
      if (group.state !== "waiting") continue;
      if (freeBisectionSlots(queue) <= 0) return;
      startRun(builder, group, { base: bisection.base, ahead: contentAhead(queue, bisection, group) });
    }
  }
}

function startReruns(builder: StepBuilder): void {
  const { queue } = builder;
  if (queue.reruns.length === 0) return;
  for (const group of groupsInOrder(queue).filter(({ id }) => queue.reruns.includes(id))) {
    if (freeSlots(queue) <= 0) return;
    queue.reruns = queue.reruns.filter((id) => id !== group.id);
    const ancestors = ancestorsAt(queue, targetsOf(queue, group.members), group.position);
    startRun(builder, { ...group, ancestors: ancestors.map(({ id }) => id) }, onTopOf(queue, ancestors));
  }
}

/** Starts or merges the first urgent pull request that is not blocked. Returns true if such a pull request exists. */
function startUrgent(builder: StepBuilder): boolean {
  const { queue } = builder;
  const blocked = createTargetSet();
  for (const number of tree.values(queue.pending)) {
    const entry = entryOf(queue, number);
    if (entry.priority !== URGENT) return false;
    const targets = targetsOf(queue, [number]);
    if (!overlap(blocked, targets) && skipTheLine(builder, entry, targets)) return true;
    include(blocked, targets);
  }
  return false;
}

/**
 * Interrupts the groups ahead of an urgent pull request, and starts it in the same step, so that no other run uses the
 * slot. A pull request that can merge directly needs no slot.
 */
function skipTheLine(builder: StepBuilder, entry: Entry, targets: TargetSet): boolean {
  const { queue } = builder;
  const members = [entry.number];
  if (mayMergeDirectly(queue, entry)) {
    mergeDirectly(builder, entry.number);
    return true;
  }
  const interruptible = interruptibleGroups(queue);
  const holders = interruptible.filter((group) => hasSlot(queue, group));
  if (createHold(queue).isHeld({ members }, targets) || freeSlots(queue) + holders.length <= 0) return false;
  interrupt(
    builder,
    interruptible.filter((group) => overlap(targets, targetsOf(queue, group.members))),
  );
  if (!isFirstOfLane(queue, entry, targets)) return true;
  if (mayMergeDirectly(queue, entry)) {
    mergeDirectly(builder, entry.number);
    return true;
  }
  while (freeSlots(queue) <= 0) {
    const last = interruptibleGroups(queue).findLast((group) => hasSlot(queue, group));
    if (last === undefined) return true;
    interrupt(builder, [last]);
  }
  start(builder, members, URGENT_RANK);
  return true;
}

/**
 * True when the entry is the first pending entry of its lane. An interrupted batch may contain an urgent member that is
 * first.
 */
function isFirstOfLane(queue: QueueState, { number }: Entry, targets: TargetSet): boolean {
  for (const other of tree.values(queue.pending)) {
    if (other === number) return true;
    if (overlap(targets, targetsOf(queue, [other]))) return false;
  }
  return true;
}

function interruptibleGroups(queue: QueueState): readonly Group[] {
  return groupsInOrder(queue).filter(({ state, position }) => position[0] === NORMAL_RANK && state !== "merging");
}

/** Restarts groups, and all groups whose tests contain their changes. */
function interrupt(builder: StepBuilder, groups: readonly Group[]): void {
  for (const group of groups) dissolve(builder, group, "SKIP_THE_LINE_INTERRUPTED");
  restartInvalid(builder);
}

function hasSlot({ runs }: QueueState, { run, clearedBy }: Group): boolean {
  const own = run === null || clearedBy !== null ? undefined : tree.get(runs, run);
  return own !== undefined && holdsSlot(own);
}

/** Starts candidates while slots are free. After each start, the remaining entries may form other batches. */
function startCandidates(builder: StepBuilder): void {
  const { queue } = builder;
  while (hasRoom(queue) && startNext(builder)) queue.batchDueMs = null;
}

/** True when an entry is pending, and a slot is free or a direct merge is allowed. */
function hasRoom(queue: QueueState): boolean {
  return queue.pending !== null && (queue.settings.directMergeMode !== "off" || freeSlots(queue) > 0);
}

/**
 * Starts candidates in order while slots are free, except candidates behind one that must wait. A direct merge needs no
 * slot. Returns true after a start if the remaining entries may form other batches.
 */
function startNext(builder: StepBuilder): boolean {
  const { queue } = builder;
  const hold = createHold(queue);
  const blocked = createTargetSet();
  const batches = formFirstBatches(queue);
  for (const candidate of batches ?? formCandidates(queue, blocked)) {
    if (!hasRoom(queue)) return false;
    const targets = targetsOf(queue, candidate.members);
    const leader = entryOf(queue, candidate.members[0] ?? 0);
    const isBlocked = overlap(blocked, targets);
    if (!isBlocked && mayMergeDirectly(queue, leader)) {
      mergeDirectly(builder, leader.number);
      return false;
    }
    const isUrgent = leader.priority === URGENT;
    const mayStart = freeSlots(queue) > 0 && !isUrgent && !isBlocked && !hold.isHeld(candidate, targets);
    if (!mayStart || isTooEarly(builder, candidate)) {
      include(blocked, targets);
      // In a single queue, no candidate may start before an earlier one.
      if (queue.settings.mode === "single") return false;
    } else {
      start(builder, candidate.members, NORMAL_RANK);
      if (batches !== null) return true;
      hold.follow(targets);
    }
  }
  return false;
}

function isTooEarly({ queue, nowMs }: StepBuilder, { delay }: Candidate): boolean {
  if (delay === null || delay.untilMs <= nowMs) return false;
  queue.batchDueMs = Math.min(queue.batchDueMs ?? delay.untilMs, delay.untilMs);
  return true;
}

/** True when the entry needs no tests, because it contains the tip of the branch and overlaps no group. */
function mayMergeDirectly(queue: QueueState, { number, upToDate }: Entry): boolean {
  const { settings, phase, bisections } = queue;
  if (settings.directMergeMode === "off" || !upToDate || phase !== "running") return false;
  const targets = targetsOf(queue, [number]);
  const isInTheWay = (members: readonly number[]) => overlap(targets, targetsOf(queue, members));
  const bisected = bisections.flatMap(({ groups }) => groups.map((id) => groupOf(queue, id)));
  return ![...groupsInOrder(queue), ...bisected].some(({ members }) => isInTheWay(members));
}

function mergeDirectly(builder: StepBuilder, number: number): void {
  const group = addGroup(builder, [number], NORMAL_RANK);
  const request = requestMerge(builder, { ...group, state: "merging", direct: true });
  builder.effects.push({ type: "merge", groups: [request], method: builder.queue.settings.mergeMethod });
  scheduleTick(builder);
}

function start(builder: StepBuilder, members: readonly number[], rank: number): void {
  const last = [rank, Number.POSITIVE_INFINITY] as const;
  const ancestors = ancestorsAt(builder.queue, targetsOf(builder.queue, members), last);
  const group = addGroup(builder, members, rank);
  startRun(builder, { ...group, ancestors: ancestors.map(({ id }) => id) }, onTopOf(builder.queue, ancestors));
}

/** Creates a group of pending entries at the end of the order, or at the end of the urgent groups. */
function addGroup(builder: StepBuilder, members: readonly number[], rank: number): Group {
  const { queue } = builder;
  for (const number of members) leavePending(builder, entryOf(queue, number));
  const position = [rank, nextOf(builder, "position")] as const;
  const group = createGroup(builder, { kind: "main", bisection: null, members, position });
  queue.order = tree.set(queue.order, ...position, group.id);
  return group;
}

interface Foundation {
  readonly base: string;
  readonly ahead: readonly Commit[];
}

/**
 * Returns the base and the commits of a run on top of groups. Every start of a run calls this function, so it uses a
 * fast plain loop.
 */
function onTopOf({ tip }: QueueState, groups: readonly Group[]): Foundation {
  const ahead: Commit[] = [];
  for (const { commits } of groups) for (const commit of commits) ahead.push(commit);
  return { base: tip, ahead };
}

function startRun(builder: StepBuilder, group: Group, { base, ahead }: Foundation): void {
  const run: Run = {
    id: nextOf(builder, "run"),
    group: group.id,
    kind: group.kind,
    base,
    content: [...ahead, ...group.commits],
    own: group.commits.length,
    askedAtMs: builder.nowMs,
    startedAtMs: null,
    deadlineMs: null,
    status: "starting",
  };
  putRun(builder, run);
  putGroup(builder, { ...group, state: "starting", run: run.id });
  countSlot(builder, run.kind, 1);
  builder.effects.push({ type: "start-run", run });
}
