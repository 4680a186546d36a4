/** Gives an event to the engine of a queue, keeps what came of it, and has done what the engine wants done. */
import type { Effect, Event, QueueState } from "../engine/state.js";
import { step } from "../engine/step.js";
import * as tree from "../engine/tree.js";
import type { HostEffect, HostRequest } from "./host.js";
import { performMadeUp } from "./made-up-host.js";
import { endRun, prepareRun } from "./test-runs.js";
import { type Move, nameOf, type Place } from "./world.js";

export function send(place: Place, event: Event): void {
  const { world, queue } = place;
  const before = queue.engine;
  const { state, effects } = step(before, event, world.timeMs);
  queue.engine = state;
  for (const effect of effects) follow(place, effect, before);
  // What the queue gives up by itself, nobody has told the host to stop.
  const ended = event.type === "runs-ended" ? event.runs.map(({ run }) => run) : [];
  for (const effect of effects) {
    if (effect.type === "run-ended" && !ended.includes(effect.run.id)) stopUnlessAsked(place, effects, effect.run.id);
  }
}

function stopUnlessAsked(place: Place, effects: readonly Effect[], run: number): void {
  if (!effects.some((effect) => effect.type === "stop-run" && effect.run === run))
    ask(place, { type: "stop-run", run });
}

function follow(place: Place, effect: Effect, before: QueueState): void {
  switch (effect.type) {
    case "moved":
      noteMove(place, effect, before);
      return;
    case "run-ended":
      endRun(place, effect.run, effect.outcome);
      return;
    case "bisection-started":
      return;
    case "bisection-ended":
      place.queue.bisectionRuns.delete(effect.session);
      return;
    case "start-run":
      prepareRun(place, effect.run);
      ask(place, effect);
      return;
    case "stop-run":
    case "merge":
    case "stop-merge":
      ask(place, effect);
      return;
  }
}

function ask(place: Place, effect: HostEffect): void {
  if (place.world.host === "made-up") performMadeUp(place, effect);
  else place.world.asked.push(requestOf(place, effect));
}

function noteMove({ world, queue }: Place, effect: Extract<Effect, { type: "moved" }>, before: QueueState): void {
  const { number, attempt, from, to, reason, run } = effect;
  const record = queue.entries.get(number);
  if (record === undefined) return;
  const { timeMs: atMs } = world;
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
    isBisected: from !== null && tree.get(before.entries, number)?.session !== null,
  });
  forgetMoves(queue, atMs);
  record.sinceMs = atMs;
  if (from === null) record.lastRun = null;
  if (run !== null) record.lastRun = run;
  if (!isEnd) return;
  queue.ends.set(number, [...(queue.ends.get(number) ?? []), { attempt, atMs, conclusion: to }]);
  queue.ended.push({ atMs, number });
}

const HOUR_MS = 3_600_000;
/** So many are kept however old they are, and all of the last hour, which the metrics are about. */
const MOVES_KEPT = 5000;

function forgetMoves(queue: { moves: Move[] }, nowMs: number): void {
  if (queue.moves.length < 2 * MOVES_KEPT || queue.moves.length % 1000 !== 0) return;
  const young = queue.moves.findIndex(({ atMs }) => atMs > nowMs - HOUR_MS);
  const first = Math.min(queue.moves.length - MOVES_KEPT, young === -1 ? queue.moves.length : young);
  if (first > 0) queue.moves = queue.moves.slice(first);
}

/** The failed test of a pull request made the queue search for what broke the batch. */
function markBisected(queue: Place["queue"], number: number, run: number | null): void {
  const record = run === null ? undefined : queue.runs.get(run);
  if (record?.firstResult == null) return;
  const index = record.firstResult + record.members.indexOf(number);
  const row = queue.results[index];
  if (row?.number === number) row.bisection = "entered_bisection";
}

function requestOf({ repository, queue }: Omit<Place, "world">, effect: HostEffect): HostRequest {
  const run = effect.type === "start-run" ? queue.runs.get(effect.run.id) : undefined;
  return { repository: nameOf(repository), branch: queue.branch, effect, testBranch: run?.branch ?? null };
}
