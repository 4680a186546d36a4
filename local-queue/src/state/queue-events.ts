/**
 * This file sends an event to the engine of a queue, stores the effects, and requests test runs and merges from the
 * host.
 */
import { sendEvents, type TakenStep } from "../engine/drive.js";
import { HOUR_MS } from "../engine/settings.js";
import type { Effect, Event, QueueState } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import type { HostEffect } from "./host.js";
import { type Move, nameOf, type QueueContext } from "./service-state.js";
import { endRun, prepareRun } from "./test-runs.js";

export function send(context: QueueContext, event: Event): void {
  sendEvents(context.queue, [event], context.state.timeMs, (taken) => recordStep(context, taken));
}

/** Stores the effects of a step. Returns no events, because the replies of the host arrive as commands. */
function recordStep(context: QueueContext, { before, event, outcome: { effects } }: TakenStep): readonly [] {
  for (const effect of effects) follow(context, effect, before);
  // The engine does not request the stop of a run after a timeout, so this function requests it.
  const settled = new Set(event.type === "runs-ended" ? event.runs.map(({ run }) => run) : []);
  for (const effect of effects) if (effect.type === "stop-run") settled.add(effect.run);
  for (const effect of effects) {
    if (effect.type === "run-ended" && !settled.has(effect.run.id)) {
      requestFromHost(context, { type: "stop-run", run: effect.run.id });
    }
  }
  return [];
}

function follow(context: QueueContext, effect: Effect, before: QueueState): void {
  if (effect.type === "moved") recordMove(context, effect, before);
  else if (effect.type === "run-ended") endRun(context, effect.run, effect.outcome);
  else if (effect.type === "bisection-ended") context.queue.bisectionRuns.delete(effect.bisection);
  else if (effect.type !== "bisection-started") {
    if (effect.type === "start-run") prepareRun(context, effect.run);
    requestFromHost(context, effect);
  }
}

function requestFromHost({ state, repository, queue }: QueueContext, effect: HostEffect): void {
  const run = effect.type === "start-run" ? queue.runs.get(effect.run.id) : undefined;
  state.pendingHostRequests.push({
    queue: queue.id,
    repository: nameOf(repository),
    branch: queue.branch,
    effect,
    testBranch: run?.branch ?? null,
  });
}

function recordMove(
  { state, queue }: QueueContext,
  effect: Extract<Effect, { type: "moved" }>,
  before: QueueState,
): void {
  const { number, attempt, from, to, reason, run } = effect;
  const record = queue.entries.get(number);
  if (record === undefined) return;
  const { timeMs: atMs } = state;
  if (reason === "BISECTION_REQUIRED") markBisected(queue, number, record.lastRun);
  const submittedAtMs = tree.get(queue.engine.entries, number)?.submittedAtMs ?? atMs;
  const isEnd = to === "merged" || to === "failed" || to === "cancelled";
  queue.moves.push({
    atMs,
    number,
    attempt,
    from,
    to,
    reason,
    run,
    seconds: from === null ? 0 : (atMs - record.sinceMs) / 1000,
    attemptSeconds: isEnd ? (atMs - submittedAtMs) / 1000 : null,
    isBisected: from !== null && tree.get(before.entries, number)?.bisection !== null,
  });
  dropOldMoves(queue, atMs);
  record.sinceMs = atMs;
  if (to !== "pending" && to !== "testing") record.rerun = null;
  if (from === null) record.lastRun = null;
  if (run !== null) record.lastRun = run;
  if (!isEnd) return;
  queue.ends.set(number, [...(queue.ends.get(number) ?? []), { attempt, atMs, conclusion: to }]);
  queue.ended.push({ atMs, number });
}

/** Minimum number of stored changes of state. The metrics also need all changes of the last hour. */
const LEAST_MOVES = 5000;

function dropOldMoves(queue: { moves: Move[] }, nowMs: number): void {
  if (queue.moves.length < 2 * LEAST_MOVES || queue.moves.length % 1000 !== 0) return;
  const recent = queue.moves.findIndex(({ atMs }) => atMs > nowMs - HOUR_MS);
  const first = Math.min(queue.moves.length - LEAST_MOVES, recent === -1 ? queue.moves.length : recent);
  if (first > 0) queue.moves = queue.moves.slice(first);
}

/** Marks the result of a failed run as the start of a bisection. */
function markBisected(queue: QueueContext["queue"], number: number, run: number | null): void {
  const record = run === null ? undefined : queue.runs.get(run);
  if (record?.firstResult == null) return;
  const index = record.firstResult + record.members.indexOf(number);
  const row = queue.results[index];
  if (row?.number === number) row.bisection = "entered_bisection";
}
