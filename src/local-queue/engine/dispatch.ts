/** Lets pull requests into the queue and gives free test slots to those whose turn it is. */
import { type Candidate, candidateFormer, canRegroup, URGENT } from "./batches.js";
import { contentAhead } from "./bisection.js";
import { holdOf } from "./depth.js";
import {
  commitOf,
  countSlot,
  type Draft,
  dissolve,
  entryOf,
  groupOf,
  holdsSlot,
  keyOfEntry,
  leavePool,
  move,
  nextOf,
  putEntry,
  putGroup,
  putRun,
  removeTimer,
  URGENT_PLACE,
  USUAL_PLACE,
  wholeLineOf,
} from "./draft.js";
import { ancestorsAt, include, noTargets, overlap, type TargetSet, targetsOf } from "./lanes.js";
import { lookAgain, restartInvalid, toMerge } from "./line.js";
import type { Commit, Entry, Group, QueueState, Run } from "./state.js";
import * as tree from "./tree.js";

/** A queue changes its mode only when there is nothing in it but what is not ready. */
export function finishModeSwitch(draft: Draft): void {
  const { queue } = draft;
  const { switching, line, pool, sessions } = queue;
  if (switching === null || line !== null || pool !== null || sessions.length > 0) return;
  queue.settings = { ...queue.settings, mode: switching.mode };
  queue.phase = switching.phaseAfter;
  queue.switching = null;
  findAdmissible(draft);
}

/** Whether it could be admitted: a parallel queue also needs to know what it impacts. */
export function isAdmissible({ settings }: Pick<QueueState, "settings">, { ready, targets }: Entry): boolean {
  return ready && (settings.mode === "single" || targets !== null);
}

function findAdmissible({ queue }: Draft): void {
  queue.admissible = null;
  for (const number of tree.values(queue.waiting)) {
    const entry = entryOf(queue, number);
    if (isAdmissible(queue, entry)) queue.admissible = tree.set(queue.admissible, entry.submission, 0, number);
  }
}

/** Only a running queue lets anything in. */
export function admit(draft: Draft): void {
  const { queue } = draft;
  while (queue.phase === "running" && queue.admissible !== null) {
    const number = tree.first(queue.admissible)?.value ?? 0;
    const entry = entryOf(queue, number);
    queue.admissible = tree.remove(queue.admissible, entry.submission);
    queue.waiting = tree.remove(queue.waiting, entry.submission);
    if (entry.deadlineMs !== null) removeTimer(draft, entry.deadlineMs, keyOfEntry(number));
    const admission = nextOf(draft, "admission");
    const patch = { admission, pendingSinceMs: draft.nowMs, deadlineMs: null };
    move(draft, entry, { to: "pending", reason: "MERGE_ITEM_NOW_READY" }, patch);
    queue.pool = tree.set(queue.pool, entry.priority, admission, number);
  }
}

/** Bisections first, then what was restarted in its place, then those who skip the line, then everybody else. */
export function startTests(draft: Draft): "done" | "again" {
  draft.queue.batchDueMs = null;
  if (draft.queue.phase === "paused") return "done";
  startBisections(draft);
  startReruns(draft);
  if (startUrgent(draft)) return "again";
  startCandidates(draft);
  return "done";
}

function freeSlots({ settings, slots }: QueueState): number {
  return settings.concurrency - slots.main - (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
}

function freeBisectionSlots(queue: QueueState): number {
  const { settings, slots } = queue;
  return settings.bisectionConcurrency === 0 ? freeSlots(queue) : settings.bisectionConcurrency - slots.bisection;
}

function startBisections(draft: Draft): void {
  const { queue } = draft;
  for (const session of queue.sessions) {
    for (const id of session.groups) {
      const group = groupOf(queue, id);
      if (group.state !== "waiting") continue;
      if (freeBisectionSlots(queue) <= 0) return;
      startRun(draft, group, { base: session.base, ahead: contentAhead(queue, session, group) });
    }
  }
}

function startReruns(draft: Draft): void {
  const { queue } = draft;
  if (queue.reruns.length === 0) return;
  for (const group of wholeLineOf(queue).filter(({ id }) => queue.reruns.includes(id))) {
    if (freeSlots(queue) <= 0) return;
    queue.reruns = queue.reruns.filter((id) => id !== group.id);
    const ancestors = ancestorsAt(queue, targetsOf(queue, group.members), group.place);
    startRun(draft, { ...group, ancestors: ancestors.map(({ id }) => id) }, onTopOf(queue, ancestors));
  }
}

/** Starts the first urgent pull request that can start, or merges it. Returns true when it did. */
function startUrgent(draft: Draft): boolean {
  const { queue } = draft;
  const blocked = noTargets();
  for (const number of tree.values(queue.pool)) {
    const entry = entryOf(queue, number);
    if (entry.priority !== URGENT) return false;
    const targets = targetsOf(queue, [number]);
    if (!overlap(blocked, targets) && skipTheLine(draft, entry, targets)) return true;
    include(blocked, targets);
  }
  return false;
}

/**
 * Interrupts the groups in the way of an urgent pull request, and starts it in the same step: no other run takes the
 * slot that it freed. A pull request that may be merged directly by then needs no slot.
 */
function skipTheLine(draft: Draft, entry: Entry, targets: TargetSet): boolean {
  const { queue } = draft;
  const members = [entry.number];
  if (mayMergeDirectly(queue, entry)) {
    mergeDirectly(draft, entry.number);
    return true;
  }
  const interruptible = interruptibleGroups(queue);
  const holders = interruptible.filter((group) => hasSlot(queue, group));
  if (holdOf(queue).isHeld({ members }, targets) || freeSlots(queue) + holders.length <= 0) return false;
  interrupt(
    draft,
    interruptible.filter((group) => overlap(targets, targetsOf(queue, group.members))),
  );
  if (!isFirstOfLane(queue, entry, targets)) return true;
  if (mayMergeDirectly(queue, entry)) {
    mergeDirectly(draft, entry.number);
    return true;
  }
  while (freeSlots(queue) <= 0) {
    const last = interruptibleGroups(queue).findLast((group) => hasSlot(queue, group));
    if (last === undefined) return true;
    interrupt(draft, [last]);
  }
  start(draft, members, URGENT_PLACE);
  return true;
}

/** False when an interrupted batch returned an entry to the pool that is urgent too and comes first. */
function isFirstOfLane(queue: QueueState, { number }: Entry, targets: TargetSet): boolean {
  for (const other of tree.values(queue.pool)) {
    if (other === number) return true;
    if (overlap(targets, targetsOf(queue, [other]))) return false;
  }
  return true;
}

function interruptibleGroups(queue: QueueState): readonly Group[] {
  return wholeLineOf(queue).filter(({ state, place }) => place[0] === USUAL_PLACE && state !== "merging");
}

/** Restarts groups, and with them the groups that are tested on top of them. */
function interrupt(draft: Draft, groups: readonly Group[]): void {
  for (const group of groups) dissolve(draft, group, "SKIP_THE_LINE_INTERRUPTED");
  restartInvalid(draft);
}

function hasSlot({ runs }: QueueState, { run, vouchedBy }: Group): boolean {
  const own = run === null || vouchedBy !== null ? undefined : tree.get(runs, run);
  return own !== undefined && holdsSlot(own);
}

/** Starts candidates while one can start. Each start may let the rest of the pool form other batches. */
function startCandidates(draft: Draft): void {
  const { queue } = draft;
  if (!hasRoom(queue)) return;
  const formWithout = candidateFormer(queue);
  let started = startNext(draft, formWithout([]));
  while (started !== null) {
    queue.batchDueMs = null;
    started = hasRoom(queue) ? startNext(draft, formWithout(started)) : null;
  }
}

/** True when the pool has an entry, and a slot is free unless candidates may need none. */
function hasRoom(queue: QueueState): boolean {
  return queue.pool !== null && (queue.settings.directMergeMode !== "off" || freeSlots(queue) > 0);
}

/**
 * In their order, as far as there are slots; who has to wait for another one in the pool is passed over. Who can be
 * merged directly needs no slot. Returns the members of a started candidate when the rest may form other batches.
 */
function startNext(draft: Draft, candidates: Iterable<Candidate>): readonly number[] | null {
  const { queue } = draft;
  const hold = holdOf(queue);
  const blocked = noTargets();
  for (const candidate of candidates) {
    if (!hasRoom(queue)) return null;
    const targets = targetsOf(queue, candidate.members);
    const leader = entryOf(queue, candidate.members[0] ?? 0);
    const isBlocked = overlap(blocked, targets);
    if (!isBlocked && mayMergeDirectly(queue, leader)) {
      mergeDirectly(draft, leader.number);
      return null;
    }
    // Who skips the line had its chance before.
    const isUrgent = leader.priority === URGENT;
    const mayStart = freeSlots(queue) > 0 && !isUrgent && !isBlocked && !hold.isHeld(candidate, targets);
    if (!mayStart || isTooEarly(draft, candidate)) {
      include(blocked, targets);
      // In a single queue nobody passes anybody.
      if (queue.settings.mode === "single") return null;
    } else {
      start(draft, candidate.members, USUAL_PLACE);
      if (canRegroup(queue)) return candidate.members;
      hold.follow(targets);
    }
  }
  return null;
}

/** A batch that is not full waits for more, but not for ever. */
function isTooEarly({ queue, nowMs }: Draft, { startsAtMs }: Candidate): boolean {
  if (startsAtMs <= nowMs) return false;
  queue.batchDueMs = Math.min(queue.batchDueMs ?? startsAtMs, startsAtMs);
  return true;
}

/** Without tests, since it contains the branch already and nobody is in its way. */
function mayMergeDirectly(queue: QueueState, { number, upToDate }: Entry): boolean {
  const { settings, phase, sessions } = queue;
  if (settings.directMergeMode === "off" || !upToDate || phase !== "running") return false;
  const targets = targetsOf(queue, [number]);
  const isInTheWay = (members: readonly number[]) => overlap(targets, targetsOf(queue, members));
  const bisected = sessions.flatMap(({ groups }) => groups.map((id) => groupOf(queue, id)));
  return ![...wholeLineOf(queue), ...bisected].some(({ members }) => isInTheWay(members));
}

function mergeDirectly(draft: Draft, number: number): void {
  const group = addGroup(draft, [number], USUAL_PLACE);
  const asked = toMerge(draft, { ...group, state: "merging", direct: true });
  draft.effects.push({ type: "merge", groups: [asked], method: draft.queue.settings.mergeMethod });
  lookAgain(draft);
}

function start(draft: Draft, members: readonly number[], urgency: number): void {
  const ancestors = ancestorsAt(
    draft.queue,
    targetsOf(draft.queue, members),
    urgency === 0 ? [0, Number.POSITIVE_INFINITY] : null,
  );
  const group = addGroup(draft, members, urgency);
  startRun(draft, { ...group, ancestors: ancestors.map(({ id }) => id) }, onTopOf(draft.queue, ancestors));
}

/** Puts members of the pool into the line, at its end or at the end of those who skip it. */
function addGroup(draft: Draft, members: readonly number[], urgency: number): Group {
  const { queue } = draft;
  const id = nextOf(draft, "group");
  const place = [urgency, nextOf(draft, "place")] as const;
  const group: Group = {
    id,
    kind: "main",
    session: null,
    members,
    commits: members.map((number) => commitOf(entryOf(queue, number))),
    ancestors: [],
    state: "waiting",
    place,
    run: null,
    vouchedBy: null,
    failure: null,
    direct: false,
    reused: [],
  };
  for (const number of members) {
    const entry = entryOf(queue, number);
    leavePool(draft, entry);
    putEntry(draft, { ...entry, group: id });
  }
  queue.line = tree.set(queue.line, ...place, id);
  putGroup(draft, group);
  return group;
}

interface Foundation {
  readonly base: string;
  readonly ahead: readonly Commit[];
}

/** A plain loop: this is done for each run, with everything ahead of it. */
function onTopOf({ tip }: QueueState, groups: readonly Group[]): Foundation {
  const ahead: Commit[] = [];
  for (const { commits } of groups) for (const commit of commits) ahead.push(commit);
  return { base: tip, ahead };
}

function startRun(draft: Draft, group: Group, { base, ahead }: Foundation): void {
  const run: Run = {
    id: nextOf(draft, "run"),
    group: group.id,
    kind: group.kind,
    base,
    content: [...ahead, ...group.commits],
    own: group.commits.length,
    askedAtMs: draft.nowMs,
    startedAtMs: null,
    deadlineMs: null,
    status: "starting",
  };
  putRun(draft, run);
  putGroup(draft, { ...group, state: "starting", run: run.id });
  countSlot(draft, run.kind, 1);
  draft.effects.push({ type: "start-run", run });
}
