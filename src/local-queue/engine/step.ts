/** The queue's whole behaviour: what an event makes of a state, and what is to be done because of it. */

import { URGENT } from "./batches.js";
import { endBisectionRun, removeMember, restartSessions, settleSessions } from "./bisection.js";
import { admit, finishModeSwitch, isAdmissible, startTests } from "./dispatch.js";
import {
  addTimer,
  conclude,
  type Draft,
  dissolve,
  draftOf,
  entryOf,
  keyOfEntry,
  keyOfRun,
  leavePool,
  nextOf,
  notice,
  putEntry,
  putGroup,
  putRun,
  removeTimer,
} from "./draft.js";
import { aheadOf, overlap, targetsOf } from "./lanes.js";
import {
  askMerges,
  endMainRun,
  finishMerge,
  giveUp,
  giveVerdicts,
  isWaitingForAnswers,
  moveMembers,
  refuseMerge,
  restartInPlace,
  restartInvalid,
} from "./line.js";
import {
  type Entry,
  type Event,
  type Facts,
  isLive,
  type Outcome,
  type QueueState,
  type Settings,
  type Targets,
} from "./state.js";
import * as tree from "./tree.js";

/** When something happens by itself next, in milliseconds since 1970; null where nothing will. */
export function nextDueMs({ timers, batchDueMs }: QueueState): number | null {
  const timerMs = tree.first(timers)?.a ?? null;
  if (timerMs === null || batchDueMs === null) return timerMs ?? batchDueMs;
  return Math.min(timerMs, batchDueMs);
}

/**
 * Applies an event at a time, and lets everything happen that follows from it at that time. It is pure and total: an
 * event that means nothing here, such as the end of a run that was stopped, changes nothing. Whoever drives it performs
 * the effects in order, gives each answer that comes at once as an event of the same time, and then sends `time` events
 * while `nextDueMs` is not after the present.
 */
export function step(state: QueueState, event: Event, nowMs: number): Outcome {
  const draft = draftOf(state, nowMs);
  apply(draft, event);
  settle(draft);
  return { state: draft.queue, effects: draft.effects };
}

/** Until nothing changes any more; where the host is asked to merge, it may answer first. */
function settle(draft: Draft): void {
  for (;;) {
    restartInvalid(draft);
    restartSessions(draft);
    draft.gone.clear();
    draft.pushedByHand = false;
    draft.lanesChanged = false;
    if (askMerges(draft) || isWaitingForAnswers(draft)) return;
    if (giveVerdicts(draft) || settleSessions(draft)) continue;
    finishModeSwitch(draft);
    admit(draft);
    if (startTests(draft) === "done") return;
  }
}

function apply(draft: Draft, event: Event): void {
  switch (event.type) {
    case "submit":
      submit(draft, event);
      return;
    case "facts":
      learn(draft, event.number, event.facts);
      return;
    case "withdraw":
      withdraw(draft, event.number, "cancelled", event.reason);
      return;
    case "restart":
      restart(draft, event.number, event.reason);
      return;
    case "pushed-by-hand":
      pushByHand(draft, event);
      return;
    case "configure":
      configure(draft, event.settings);
      return;
    case "set-phase":
      setPhase(draft, event.phase);
      return;
    case "run-started":
      noteStart(draft, event.run);
      return;
    case "run-refused":
      refuseRun(draft, event);
      return;
    case "runs-ended":
      for (const { run, passed } of event.runs) endRunOf(draft, run, passed ? null : STATUS_FAILED);
      return;
    case "merged":
      finishMerge(draft, event.group, event.tip);
      return;
    case "merge-refused":
      refuseMerge(draft, event.group, event.number, event.reason);
      return;
    case "time":
      fireTimers(draft);
      return;
  }
}

const STATUS_FAILED = "TEST_RUN_REQUIRED_STATUS_FAILED";
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

function liveEntry({ queue }: Draft, number: number): Entry | undefined {
  const entry = tree.get(queue.entries, number);
  return entry !== undefined && isLive(entry) ? entry : undefined;
}

function submit(draft: Draft, { number, priority, noBatch, facts, reason }: Extract<Event, { type: "submit" }>): void {
  const { queue, nowMs } = draft;
  const before = tree.get(queue.entries, number);
  if (before !== undefined && isLive(before)) {
    learn(draft, number, facts);
    resubmit(draft, number, priority, noBatch);
    return;
  }
  const submission = nextOf(draft, "submission");
  const attempt = (before?.attempt ?? 0) + 1;
  const { sha, targets, ready, upToDate } = facts;
  const entry: Entry = {
    sha,
    targets,
    ready,
    upToDate,
    number,
    attempt,
    state: "not_ready",
    sinceMs: nowMs,
    reason,
    submittedAtMs: nowMs,
    submission,
    priority,
    noBatch,
    admission: 0,
    pendingSinceMs: nowMs,
    group: null,
    session: null,
    run: null,
    deadlineMs: setNotReadyDeadline(draft, { number, attempt, submittedAtMs: nowMs }),
  };
  putEntry(draft, entry);
  draft.effects.push({ type: "moved", number, attempt, from: null, to: "not_ready", reason, run: null });
  queue.waiting = tree.set(queue.waiting, submission, 0, number);
  noteAdmissible(draft, entry);
}

/** When it is taken out if it is not ready by then; nothing that was submitted comes back to that state. */
function setNotReadyDeadline(
  draft: Draft,
  { number, attempt, submittedAtMs }: Pick<Entry, "number" | "attempt" | "submittedAtMs">,
): number | null {
  const hours = draft.queue.settings.notReadyTimeoutHours;
  if (hours === 0) return null;
  const deadlineMs = Math.max(draft.nowMs, submittedAtMs + hours * HOUR_MS);
  addTimer(draft, deadlineMs, keyOfEntry(number), { kind: "not-ready-timeout", number, attempt });
  return deadlineMs;
}

function noteAdmissible({ queue }: Draft, entry: Entry): void {
  queue.admissible = isAdmissible(queue, entry)
    ? tree.set(queue.admissible, entry.submission, 0, entry.number)
    : tree.remove(queue.admissible, entry.submission);
}

/** Rewrites priority and batching. What is tested keeps its place, unless it skips the line from now on. */
function resubmit(draft: Draft, number: number, priority: number, noBatch: boolean): void {
  const { queue } = draft;
  const entry = liveEntry(draft, number);
  if (entry === undefined) return;
  const isPooled = entry.state === "pending" && entry.group === null;
  if (isPooled) leavePool(draft, entry);
  putEntry(draft, { ...entry, priority, noBatch });
  if (isPooled) queue.pool = tree.set(queue.pool, priority, entry.admission, number);
  const group = entry.group === null ? undefined : tree.get(queue.groups, entry.group);
  if (group?.kind !== "main" || group.state === "merging" || priority !== URGENT || entry.priority === URGENT) return;
  if (aheadOf(queue, group).length > 0) dissolve(draft, group, "SKIP_THE_LINE_INTERRUPTED");
}

function learn(draft: Draft, number: number, facts: Facts): void {
  const before = liveEntry(draft, number);
  if (before === undefined) return;
  const entry: Entry = { ...before, ...facts };
  putEntry(draft, entry);
  if (entry.state === "not_ready") noteAdmissible(draft, entry);
  if (draft.queue.settings.mode === "single" || isSame(before.targets, facts.targets)) return;
  draft.lanesChanged = true;
  if (isMore(before.targets ?? "ALL", facts.targets ?? "ALL")) testOnTip(draft, entry);
}

/** What it meets from now on may have been merged after its tests began. */
function testOnTip(draft: Draft, entry: Entry): void {
  const { queue } = draft;
  const group = entry.group === null ? undefined : tree.get(queue.groups, entry.group);
  const run = group?.run == null ? undefined : tree.get(queue.runs, group.run);
  if (group?.kind !== "main" || group.state === "merging" || run === undefined || run.base === queue.tip) return;
  const targets = targetsOf(queue, [entry.number]);
  for (const { number, attempt, state, sinceMs } of tree.values(queue.entries)) {
    const isOnBranch = state === "merged" && sinceMs >= run.askedAtMs && overlap(targets, targetsOf(queue, [number]));
    if (!isOnBranch || run.content.some((commit) => commit.number === number && commit.attempt === attempt)) continue;
    dissolve(draft, group, "TESTS_RESTARTED_BY_API_REQUEST");
    return;
  }
}

function isMore(before: Targets, now: Targets): boolean {
  if (before === "ALL") return false;
  return now === "ALL" || now.some((target) => !before.includes(target));
}

function isSame(one: Facts["targets"], other: Facts["targets"]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

const PREREQUISITE_FAILED = "PREREQUISITE_MERGE_ITEM_FAILED";
const PREREQUISITE_CANCELLED = "PREREQUISITE_MERGE_ITEM_CANCELLED";
const PREREQUISITE_MERGED_BY_HAND = "PREREQUISITE_MERGE_ITEM_MANUALLY_MERGED";

/** Ends an attempt from outside, wherever the entry is. */
function withdraw(draft: Draft, number: number, to: "cancelled" | "merged", reason: string): void {
  const { queue } = draft;
  const entry = liveEntry(draft, number);
  if (entry === undefined) return;
  const why = to === "merged" ? PREREQUISITE_MERGED_BY_HAND : PREREQUISITE_CANCELLED;
  const group = entry.group === null ? undefined : tree.get(queue.groups, entry.group);
  notice(draft, entry, why);
  if (group?.kind === "bisection") {
    removeMember(draft, group, number, why, () => conclude(draft, number, to, reason));
    return;
  }
  conclude(draft, number, to, reason);
  if (group !== undefined) dissolve(draft, group, why);
}

function restart(draft: Draft, number: number, reason: string): void {
  const entry = liveEntry(draft, number);
  const group = entry?.group == null ? undefined : tree.get(draft.queue.groups, entry.group);
  if (group?.state === "testing" || group?.state === "pending_failure") restartInPlace(draft, group, reason);
}

function pushByHand(draft: Draft, { number, tip }: Extract<Event, { type: "pushed-by-hand" }>): void {
  draft.queue.tip = tip;
  draft.pushedByHand = true;
  if (number !== null) withdraw(draft, number, "merged", "MANUAL_MERGE");
}

/** Another mode is not taken at once: the queue empties first, and then goes on as before. */
function configure(draft: Draft, { mode, ...settings }: Partial<Settings>): void {
  const { queue } = draft;
  queue.settings = { ...queue.settings, ...settings };
  if (mode !== undefined && mode !== (queue.switching?.mode ?? queue.settings.mode)) {
    queue.switching = { mode, phaseAfter: queue.switching?.phaseAfter ?? queue.phase };
    queue.phase = "switching_modes";
  }
  for (const run of settings.testingTimeoutMinutes === undefined ? [] : tree.values(queue.runs)) {
    if (run.status !== "in_progress" || run.startedAtMs === null) continue;
    if (run.deadlineMs !== null) removeTimer(draft, run.deadlineMs, keyOfRun(run.id));
    putRun(draft, { ...run, deadlineMs: setDeadline(draft, run.id, run.startedAtMs) });
  }
  for (const number of settings.notReadyTimeoutHours === undefined ? [] : tree.list(queue.waiting)) {
    const entry = entryOf(queue, number);
    if (entry.deadlineMs !== null) removeTimer(draft, entry.deadlineMs, keyOfEntry(number));
    putEntry(draft, { ...entry, deadlineMs: setNotReadyDeadline(draft, entry) });
  }
}

function setPhase({ queue }: Draft, phase: "running" | "paused" | "draining"): void {
  if (queue.switching !== null) queue.switching = { ...queue.switching, phaseAfter: phase };
  else queue.phase = phase;
}

function noteStart(draft: Draft, id: number): void {
  const { queue, nowMs } = draft;
  const run = tree.get(queue.runs, id);
  const group = run === undefined ? undefined : tree.get(queue.groups, run.group);
  if (run?.status !== "starting" || group === undefined) return;
  putRun(draft, { ...run, status: "in_progress", startedAtMs: nowMs, deadlineMs: setDeadline(draft, id, nowMs) });
  putGroup(draft, { ...group, state: "testing" });
  moveMembers(draft, group, { to: "testing", run: id });
}

function setDeadline(draft: Draft, run: number, startedAtMs: number): number | null {
  const minutes = draft.queue.settings.testingTimeoutMinutes;
  if (minutes === 0) return null;
  const deadlineMs = Math.max(draft.nowMs, startedAtMs + minutes * MINUTE_MS);
  addTimer(draft, deadlineMs, keyOfRun(run), { kind: "testing-timeout", run });
  return deadlineMs;
}

function refuseRun(draft: Draft, { run: id, number: named, reason }: Extract<Event, { type: "run-refused" }>): void {
  const run = tree.get(draft.queue.runs, id);
  const group = run === undefined ? undefined : tree.get(draft.queue.groups, run.group);
  if (run?.status !== "starting" || group === undefined) return;
  const number = group.members.includes(named) ? named : (group.members[0] ?? named);
  if (group.kind === "main") giveUp(draft, group, number, reason);
  else removeMember(draft, group, number, PREREQUISITE_FAILED, () => conclude(draft, number, "failed", reason));
}

function endRunOf(draft: Draft, id: number, failure: string | null): void {
  const run = tree.get(draft.queue.runs, id);
  const group = run === undefined ? undefined : tree.get(draft.queue.groups, run.group);
  if (run?.status !== "in_progress" || group?.run !== id) return;
  if (group.kind === "main") endMainRun(draft, run, group, failure);
  else endBisectionRun(draft, run, group, failure);
}

function fireTimers(draft: Draft): void {
  const { queue, nowMs } = draft;
  for (let due = tree.first(queue.timers); due !== null && due.a <= nowMs; due = tree.first(queue.timers)) {
    removeTimer(draft, due.a, due.b);
    const timer = due.value;
    if (timer.kind === "testing-timeout") {
      endRunOf(draft, timer.run, "TEST_RUN_TIMEOUT");
    } else if (timer.kind === "not-ready-timeout") {
      const entry = liveEntry(draft, timer.number);
      if (entry?.state === "not_ready" && entry.attempt === timer.attempt) {
        withdraw(draft, timer.number, "cancelled", "NOT_READY_TIMEOUT_EXPIRED");
      }
    }
  }
}
