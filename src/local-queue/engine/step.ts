/** The queue's whole behaviour: what an event makes of a state, and what is to be done because of it. */

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
  notice,
  putEntry,
  putGroup,
  putRun,
  removeTimer,
} from "./draft.js";
import {
  askMerges,
  clearAhead,
  endMainRun,
  finishMerge,
  giveUp,
  giveVerdicts,
  isWaitingForAnswers,
  lookAgain,
  moveMembers,
  refuseMerge,
  restartInPlace,
  restartInvalid,
} from "./line.js";
import type { Event, Outcome, QueueState, Settings, Timer } from "./state.js";
import { learn, liveEntry, setNotReadyDeadline, submit } from "./submissions.js";
import * as tree from "./tree.js";

/** When something happens by itself next, in milliseconds since 1970; null where nothing will. */
export function nextDueMs({ timers, batchDueMs, tickDueMs }: QueueState): number | null {
  const dueMs = Math.min(tree.first(timers)?.a ?? NEVER, batchDueMs ?? NEVER, tickDueMs ?? NEVER);
  return dueMs === NEVER ? null : dueMs;
}

const NEVER = Number.POSITIVE_INFINITY;

/**
 * Applies an event at a time. It is pure and total: an event that means nothing here, such as the end of a run that was
 * stopped, changes nothing. What follows from events waits for the `time` event, so that everything of one instant is
 * known before: first run ends, timeouts among them, then the rest in its order. The driver performs the effects in
 * order, gives each answer that comes at once as an event of the same time, and then sends `time` events while
 * `nextDueMs` is not after the present.
 */
export function step(state: QueueState, event: Event, nowMs: number): Outcome {
  const draft = draftOf(state, nowMs);
  const hasEnded = endRuns(draft, event.type === "runs-ended" ? event.runs : []);
  apply(draft, event);
  if (event.type === "time") {
    settle(draft);
  } else {
    dropInvalid(draft);
    // Nothing follows from the start of a run.
    if (hasEnded || (event.type !== "run-started" && hasDone(draft, state))) lookAgain(draft);
  }
  return { state: draft.queue, effects: draft.effects };
}

/** Most of what an event does has an effect. */
function hasDone({ effects, queue }: Draft, before: QueueState): boolean {
  return effects.length > 0 || Object.entries(queue).some(([field, value]) => Reflect.get(before, field) !== value);
}

function dropInvalid(draft: Draft): void {
  restartInvalid(draft);
  restartSessions(draft);
  draft.gone.clear();
  draft.pushedByHand = false;
  draft.lanesChanged = false;
}

/** Until nothing changes any more; where the host is asked to merge, it may answer first. */
function settle(draft: Draft): void {
  for (;;) {
    dropInvalid(draft);
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
      // Before anything else of this instant.
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
const TIMED_OUT = "TEST_RUN_TIMEOUT";
const MINUTE_MS = 60_000;

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
  if (Object.keys(settings).length > 0) queue.settings = { ...queue.settings, ...settings };
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

/**
 * Records run ends and the timeouts of the same instant, before anything that follows from one of them. Returns true
 * when a run has ended.
 */
function endRuns(draft: Draft, ended: Extract<Event, { type: "runs-ended" }>["runs"]): boolean {
  const due = tree.upTo(draft.queue.timers, draft.nowMs);
  if (ended.length === 0 && due.length === 0) return false;
  const passed = ended.filter((each) => each.passed).flatMap(({ run }) => endRunOf(draft, run, null) ?? []);
  const failed = ended.filter((each) => !each.passed).flatMap(({ run }) => endRunOf(draft, run, STATUS_FAILED) ?? []);
  const late = due.flatMap((timer) =>
    timer.kind === "testing-timeout" ? (endRunOf(draft, timer.run, TIMED_OUT) ?? []) : [],
  );
  if (passed.length > 0) clearAhead(draft, passed);
  return passed.length + failed.length + late.length > 0;
}

/** Returns the id of its group; null for a run that has not started, or has ended before. */
function endRunOf(draft: Draft, id: number, failure: string | null): number | null {
  const run = tree.get(draft.queue.runs, id);
  const group = run === undefined ? undefined : tree.get(draft.queue.groups, run.group);
  if (run?.status !== "in_progress" || group?.run !== id) return null;
  if (group.kind === "main") endMainRun(draft, run, group, failure);
  else endBisectionRun(draft, run, group, failure);
  return group.id;
}

/** The timeouts of tests have been recorded by then. */
function fireTimers(draft: Draft): void {
  const { queue, nowMs } = draft;
  queue.tickDueMs = null;
  for (let due = tree.first(queue.timers); due !== null && due.a <= nowMs; due = tree.first(queue.timers)) {
    removeTimer(draft, due.a, due.b);
    if (due.value.kind === "not-ready-timeout") timeOutNotReady(draft, due.value);
  }
}

/** Withdraws an entry that is not ready by now, but not one that this instant admits. */
function timeOutNotReady(draft: Draft, { number, attempt }: Extract<Timer, { kind: "not-ready-timeout" }>): void {
  const entry = liveEntry(draft, number);
  if (entry?.state !== "not_ready" || entry.attempt !== attempt) return;
  if (draft.queue.phase === "running" && isAdmissible(draft.queue, entry)) return;
  withdraw(draft, number, "cancelled", "NOT_READY_TIMEOUT_EXPIRED");
}
