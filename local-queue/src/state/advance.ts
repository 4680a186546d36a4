/** Advances the state to a time, through all actions that are due until then, in the order of their times. */
import { advanceInstants, nextInstantMs } from "../engine/drive.js";
import { takeAnswer } from "./answers.js";
import { storeImpactedTargets, updateReadiness } from "./facts.js";
import type { HostAnswer, HostEffect } from "./host.js";
import { send } from "./queue-events.js";
import {
  findQueueById,
  type HostTimer,
  listQueues,
  type QueueContext,
  type ServiceState,
  type Timer,
} from "./service-state.js";

/** Host inside the service. It replies at times of the service. */
export interface TimedHost {
  readonly perform: (context: QueueContext, effect: HostEffect) => void;
  /** Returns the reply that is due; null for a stopped request, or if the reply is now due later. */
  readonly answerWhenDue: (context: QueueContext, timer: HostTimer) => HostAnswer | null;
  /** Schedules the end of a run, after its start or after a change of its test plan. */
  readonly scheduleEnd: (context: QueueContext, run: number) => void;
}

/**
 * Advances the state to a time, in the order of all due actions. Returns true if an action was due. Ignores a past
 * time.
 */
export function advance(state: ServiceState, presentMs: number, host: TimedHost): boolean {
  const driver = {
    agenda: state,
    list: () => listQueues(state),
    fire: (due: readonly Timer[]) => fireAll(state, due, host),
    act: (context: QueueContext) => act(context, host),
  };
  const happened = advanceInstants(driver, presentMs);
  state.timeMs = Math.max(state.timeMs, presentMs);
  return happened;
}

/** Sends the waiting requests to the simulated host. An outside host reads its requests itself. */
export function performRequests(state: ServiceState, host: TimedHost): void {
  if (state.host === "outside" || state.pendingHostRequests.length === 0) return;
  const requests = state.pendingHostRequests;
  state.pendingHostRequests = [];
  for (const { queue, effect } of requests) {
    const context = findQueueById(state, queue);
    if (context !== null) host.perform(context, effect);
  }
}

function fireAll(state: ServiceState, due: readonly Timer[], host: TimedHost): void {
  const ended = new Map<number, Set<number>>();
  for (const timer of due) {
    if (timer.kind === "end") ended.set(timer.queue, (ended.get(timer.queue) ?? new Set()).add(timer.run));
  }
  for (const [queue, runs] of ended) endTogether(state, queue, runs, host);
  for (const timer of due) if (timer.kind !== "end") fire(state, timer, host);
  performRequests(state, host);
}

function act(context: QueueContext, host: TimedHost): void {
  const { state } = context;
  // An immediate reply of the host comes before the next action of a queue.
  if (nextInstantMs(state, []) <= state.timeMs) return;
  send(context, { type: "time" });
  performRequests(state, host);
}

function endTogether(state: ServiceState, queue: number, runs: ReadonlySet<number>, host: TimedHost): void {
  const context = findQueueById(state, queue);
  if (context === null) return;
  const answers = [...runs].flatMap((run) => host.answerWhenDue(context, { kind: "end", queue, run }) ?? []);
  const ended = answers.flatMap((answer) => (answer.type === "runs-ended" ? answer.runs : []));
  if (ended.length > 0) takeAnswer(context, { type: "runs-ended", runs: ended });
}

function fire(state: ServiceState, timer: Exclude<Timer, { kind: "end" }>, host: TimedHost): void {
  if (timer.kind === "targets") {
    const repository = state.repositories.get(timer.repository);
    if (repository !== undefined) storeImpactedTargets({ state, repository }, timer.branch, timer.upload);
    return;
  }
  const context = findQueueById(state, timer.queue);
  if (context === null) return;
  if (timer.kind === "ready") {
    updateReadiness(context, timer.number);
    return;
  }
  const answer = host.answerWhenDue(context, timer);
  if (answer === null) return;
  takeAnswer(context, answer);
  if (answer.type === "run-started") host.scheduleEnd(context, answer.run);
}
