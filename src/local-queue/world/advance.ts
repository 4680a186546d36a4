/** Brings the world to a time: everything that is due until then happens, in the order of its time. */
import { nextDueMs } from "../engine/step.js";
import * as tree from "../engine/tree.js";
import { takeAnswer } from "./answers.js";
import { tellFacts } from "./facts.js";
import { answerWhenDue, scheduleEnd } from "./made-up-host.js";
import { send } from "./queue-events.js";
import { type Place, placeOf, placesOf, type Timer, type World } from "./world.js";

/** When something happens by itself next; null where nothing will. */
export function nextEventMs(world: World): number | null {
  let next = tree.first(world.timers)?.a ?? null;
  for (const { queue } of placesOf(world)) {
    const dueMs = nextDueMs(queue.engine);
    if (dueMs !== null && (next === null || dueMs < next)) next = dueMs;
  }
  return next;
}

/** Gives whether anything happened. Time never goes back. */
export function advance(world: World, presentMs: number): boolean {
  let happened = false;
  for (let dueMs = nextEventMs(world); dueMs !== null && dueMs <= presentMs; dueMs = nextEventMs(world)) {
    world.timeMs = Math.max(world.timeMs, dueMs);
    passInstant(world);
    happened = true;
  }
  world.timeMs = Math.max(world.timeMs, presentMs);
  return happened;
}

/** What ends at one time ends together, before anything that follows from it. */
function passInstant(world: World): void {
  const due = takeDue(world);
  const ended = new Map<number, number[]>();
  for (const timer of due) {
    if (timer.kind === "end") ended.set(timer.queue, [...(ended.get(timer.queue) ?? []), timer.run]);
  }
  for (const [id, runs] of ended) endTogether(placeOf(world, id), new Set(runs));
  for (const timer of due) if (timer.kind !== "end") fire(world, timer);
  for (const place of placesOf(world)) {
    const dueMs = nextDueMs(place.queue.engine);
    if (dueMs !== null && dueMs <= world.timeMs && !isHostDue(world)) send(place, { type: "time" });
  }
}

function takeDue(world: World): readonly Timer[] {
  const due: Timer[] = [];
  for (let next = tree.first(world.timers); next !== null && next.a <= world.timeMs; next = tree.first(world.timers)) {
    due.push(next.value);
    world.timers = tree.remove(world.timers, next.a, next.b);
  }
  return due;
}

/** A host that answers at once does so before the queues look again. */
function isHostDue(world: World): boolean {
  const next = tree.first(world.timers);
  return next !== null && next.a <= world.timeMs;
}

function endTogether(place: Place | null, runs: ReadonlySet<number>): void {
  if (place === null) return;
  const answers = [...runs].flatMap((run) => answerWhenDue(place, { kind: "end", queue: place.queue.id, run }) ?? []);
  const ended = answers.flatMap((answer) => (answer.type === "runs-ended" ? answer.runs : []));
  if (ended.length > 0) takeAnswer(place, { type: "runs-ended", runs: ended });
}

function fire(world: World, timer: Exclude<Timer, { kind: "end" }>): void {
  const place = placeOf(world, timer.queue);
  if (place === null) return;
  if (timer.kind === "ready") {
    tellFacts(place, timer.number);
    return;
  }
  const answer = answerWhenDue(place, timer);
  if (answer === null) return;
  takeAnswer(place, answer);
  if (answer.type === "run-started") scheduleEnd(place, answer.run);
}
