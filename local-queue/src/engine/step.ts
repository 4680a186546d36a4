/** This file defines the behavior of the queue. It returns the next state and the effects of each event. */

import { endAttempt, restartBisections, settleBisections } from "./bisection.js";
import { admit, finishModeSwitch, isAdmissible, startTests } from "./dispatch.js";
import {
  clearAhead,
  endGroupRun,
  finishMerge,
  isWaitingForAnswers,
  refuseMerge,
  requestMerges,
  resolveFailures,
  restartInPlace,
  restartInvalid,
  scheduleTick,
} from "./groups.js";
import { MINUTE_MS, type Settings } from "./settings.js";
import {
  type Event,
  findLiveEntry,
  type Group,
  type QueueState,
  type Run,
  type StepResult,
  type Timer,
} from "./state.js";
import {
  addTimer,
  beginStep,
  entryOf,
  keyOfEntry,
  keyOfRun,
  moveMembers,
  putEntry,
  putGroup,
  putRun,
  removeTimer,
  type StepBuilder,
} from "./step-builder.js";
import { setNotReadyDeadline, submit, updateFacts } from "./submissions.js";
import * as tree from "./tree.js";

/** Returns the time of the next necessary `time` event in milliseconds since 1970; null if none is necessary. */
export function nextDueMs({ timers, batchDueMs, tickDueMs }: QueueState): number | null {
  const dueMs = Math.min(tree.first(timers)?.a ?? NEVER, batchDueMs ?? NEVER, tickDueMs ?? NEVER);
  return dueMs === NEVER ? null : dueMs;
}

const NEVER = Number.POSITIVE_INFINITY;

/**
 * Applies an event. The function is pure, and accepts every event. An event without a meaning, such as the end of a
 * stopped run, changes nothing. A `time` event acts on all earlier events of its instant, first on finished runs. The
 * caller applies the effects in order, and sends each immediate reply as an event of the same time. Then the caller
 * sends `time` events until `nextDueMs` is in the future.
 */
export function step(state: QueueState, event: Event, nowMs: number): StepResult {
  const builder = beginStep(state, nowMs);
  const hasEndedRun = endRuns(builder, event.type === "runs-ended" ? event.runs : []);
  handlerOf(event.type)(builder, event);
  if (event.type === "time") {
    settle(builder);
  } else {
    restartAllInvalid(builder);
    if (hasEndedRun || (event.type !== "run-started" && hasChanged(builder, state))) scheduleTick(builder);
  }
  return { state: builder.queue, effects: builder.effects };
}

function hasChanged({ effects, queue }: StepBuilder, before: QueueState): boolean {
  return effects.length > 0 || Object.entries(queue).some(([field, value]) => Reflect.get(before, field) !== value);
}

function restartAllInvalid(builder: StepBuilder): void {
  restartInvalid(builder);
  restartBisections(builder);
  builder.invalidated.clear();
  builder.pushedByHand = false;
  builder.lanesChanged = false;
}

/** Acts until nothing changes, or until the host must reply to a merge. */
function settle(builder: StepBuilder): void {
  for (;;) {
    restartAllInvalid(builder);
    if (requestMerges(builder) || isWaitingForAnswers(builder)) return;
    if (resolveFailures(builder) || settleBisections(builder)) continue;
    finishModeSwitch(builder);
    admit(builder);
    if (startTests(builder) === "done") return;
  }
}

type Handlers = {
  readonly [Type in Event["type"]]: (builder: StepBuilder, event: Extract<Event, { readonly type: Type }>) => void;
};

const HANDLERS: Handlers = {
  submit,
  facts: (builder, { number, facts }) => updateFacts(builder, number, facts),
  withdraw: (builder, { number, reason }) => withdraw(builder, number, "cancelled", reason),
  restart: (builder, { number, reason }) => restart(builder, number, reason),
  "pushed-by-hand": pushByHand,
  configure: (builder, { settings }) => configure(builder, settings),
  "set-phase": (builder, { phase }) => setPhase(builder, phase),
  "run-started": (builder, { run }) => recordStart(builder, run),
  "run-refused": refuseRun,
  "runs-ended": () => undefined,
  merged: (builder, { group, tip }) => finishMerge(builder, group, tip),
  "merge-refused": (builder, { group, number, reason }) => refuseMerge(builder, group, number, reason),
  time: fireTimers,
};

function handlerOf(type: Event["type"]): (builder: StepBuilder, event: Event) => void;
function handlerOf(type: Event["type"]): unknown {
  return HANDLERS[type];
}

const STATUS_FAILED = "TEST_RUN_REQUIRED_STATUS_FAILED";
const TIMED_OUT = "TEST_RUN_TIMEOUT";

function withdraw(builder: StepBuilder, number: number, to: "cancelled" | "merged", reason: string): void {
  const why = to === "merged" ? "PREREQUISITE_MERGE_ITEM_MANUALLY_MERGED" : "PREREQUISITE_MERGE_ITEM_CANCELLED";
  if (findLiveEntry(builder.queue, number) !== undefined) endAttempt(builder, number, to, reason, why);
}

function restart(builder: StepBuilder, number: number, reason: string): void {
  const entry = findLiveEntry(builder.queue, number);
  const group = entry?.group == null ? undefined : tree.get(builder.queue.groups, entry.group);
  if (group?.state === "testing" || group?.state === "pending_failure") restartInPlace(builder, group, reason);
}

function pushByHand(builder: StepBuilder, { number, tip }: Extract<Event, { type: "pushed-by-hand" }>): void {
  builder.queue.tip = tip;
  builder.pushedByHand = true;
  if (number !== null) withdraw(builder, number, "merged", "MANUAL_MERGE");
}

/** Changes settings. A new mode applies when the queue is empty. */
function configure(builder: StepBuilder, { mode, ...settings }: Partial<Settings>): void {
  const { queue } = builder;
  if (Object.keys(settings).length > 0) queue.settings = { ...queue.settings, ...settings };
  if (mode !== undefined && mode !== (queue.switching?.mode ?? queue.settings.mode)) {
    queue.switching = { mode, phaseAfter: queue.switching?.phaseAfter ?? queue.phase };
    queue.phase = "switching_modes";
  }
  for (const run of settings.testingTimeoutMinutes === undefined ? [] : tree.values(queue.runs)) {
    if (run.status !== "in_progress" || run.startedAtMs === null) continue;
    if (run.deadlineMs !== null) removeTimer(builder, run.deadlineMs, keyOfRun(run.id));
    putRun(builder, { ...run, deadlineMs: setDeadline(builder, run.id, run.startedAtMs) });
  }
  for (const number of settings.notReadyTimeoutHours === undefined ? [] : tree.list(queue.waiting)) {
    const entry = entryOf(queue, number);
    if (entry.deadlineMs !== null) removeTimer(builder, entry.deadlineMs, keyOfEntry(entry));
    putEntry(builder, { ...entry, deadlineMs: setNotReadyDeadline(builder, entry) });
  }
}

function setPhase({ queue }: StepBuilder, phase: "running" | "paused" | "draining"): void {
  if (queue.switching !== null) queue.switching = { ...queue.switching, phaseAfter: phase };
  else queue.phase = phase;
}

function findRun({ queue }: StepBuilder, id: number): { readonly run?: Run; readonly group?: Group } {
  const run = tree.get(queue.runs, id);
  const group = run === undefined ? undefined : tree.get(queue.groups, run.group);
  return run === undefined || group === undefined ? {} : { run, group };
}

function recordStart(builder: StepBuilder, id: number): void {
  const { nowMs } = builder;
  const { run, group } = findRun(builder, id);
  if (run?.status !== "starting" || group === undefined) return;
  putRun(builder, { ...run, status: "in_progress", startedAtMs: nowMs, deadlineMs: setDeadline(builder, id, nowMs) });
  putGroup(builder, { ...group, state: "testing" });
  moveMembers(builder, group, { to: "testing", run: id });
}

function setDeadline(builder: StepBuilder, run: number, startedAtMs: number): number | null {
  const minutes = builder.queue.settings.testingTimeoutMinutes;
  if (minutes === 0) return null;
  const deadlineMs = Math.max(builder.nowMs, startedAtMs + minutes * MINUTE_MS);
  addTimer(builder, deadlineMs, keyOfRun(run), { kind: "testing-timeout", run });
  return deadlineMs;
}

function refuseRun(
  builder: StepBuilder,
  { run: id, number: named, reason }: Extract<Event, { type: "run-refused" }>,
): void {
  const { run, group } = findRun(builder, id);
  if (run?.status !== "starting" || group === undefined) return;
  endAttempt(builder, group.members.includes(named) ? named : (group.members[0] ?? named), "failed", reason);
}

/** Stores all results and timeouts of an instant, before the queue acts on them. Returns true if a run finished. */
function endRuns(builder: StepBuilder, ended: Extract<Event, { type: "runs-ended" }>["runs"]): boolean {
  const due = tree.upTo(builder.queue.timers, builder.nowMs);
  if (ended.length === 0 && due.length === 0) return false;
  const passed = ended.filter((each) => each.passed).flatMap(({ run }) => endRunOf(builder, run, null) ?? []);
  const failed = ended.filter((each) => !each.passed).flatMap(({ run }) => endRunOf(builder, run, STATUS_FAILED) ?? []);
  const late = due.flatMap((timer) =>
    timer.kind === "testing-timeout" ? (endRunOf(builder, timer.run, TIMED_OUT) ?? []) : [],
  );
  if (passed.length > 0) clearAhead(builder, passed);
  return passed.length + failed.length + late.length > 0;
}

/** Finishes a run in progress. Returns the id of its group; null for a run that is not in progress. */
function endRunOf(builder: StepBuilder, id: number, failure: string | null): number | null {
  const { run, group } = findRun(builder, id);
  if (run?.status !== "in_progress" || group?.run !== id) return null;
  endGroupRun(builder, run, group, failure);
  return group.id;
}

/** Runs the timers that are due. `endRuns` has already stored the timeouts of tests. */
function fireTimers(builder: StepBuilder): void {
  const { queue, nowMs } = builder;
  queue.tickDueMs = null;
  for (let due = tree.first(queue.timers); due !== null && due.a <= nowMs; due = tree.first(queue.timers)) {
    removeTimer(builder, due.a, due.b);
    if (due.value.kind === "not-ready-timeout") timeOutNotReady(builder, due.value);
  }
}

/** Cancels an entry that is still not ready, unless the queue admits it at this instant. */
function timeOutNotReady(
  builder: StepBuilder,
  { number, attempt }: Extract<Timer, { kind: "not-ready-timeout" }>,
): void {
  const entry = findLiveEntry(builder.queue, number);
  if (entry?.state !== "not_ready" || entry.attempt !== attempt) return;
  if (builder.queue.phase === "running" && isAdmissible(builder.queue, entry)) return;
  withdraw(builder, number, "cancelled", "NOT_READY_TIMEOUT_EXPIRED");
}
