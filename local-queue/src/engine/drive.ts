/** This file sends events to queues, and runs timers at their times. */
import type { Event, QueueState, StepResult } from "./state.js";
import { nextDueMs, step } from "./step.js";
import { first, remove, set, type Tree } from "./tree.js";

export interface DrivenQueue {
  engine: QueueState;
}

/** Present time in milliseconds since 1970, and the later timers in order of their time and scheduling. */
export interface Agenda<Timer> {
  timeMs: number;
  timers: Tree<Timer>;
  readonly last: { timer: number };
}

export interface TakenStep {
  readonly before: QueueState;
  readonly event: Event;
  readonly nowMs: number;
  readonly outcome: StepResult;
}

/** Function that applies the effects of a step in order. Returns the host's immediate replies as events. */
type Perform = (taken: TakenStep) => readonly Event[];

interface Driver<Timer, Driven> {
  readonly agenda: Agenda<Timer>;
  readonly list: () => readonly Driven[];
  /** Runs the timers of one instant. All runs that finish at this instant must finish together, before other timers. */
  readonly fire: (due: readonly Timer[]) => void;
  /** Sends a `time` event to a queue that needs one now. */
  readonly act: (driven: Driven) => void;
}

/** Sends events to a queue, then each immediate reply of the host at the same time. */
export function sendEvents(queue: DrivenQueue, events: readonly Event[], nowMs: number, perform: Perform): void {
  const sent = [...events];
  for (const event of sent) {
    const before = queue.engine;
    const outcome = step(before, event, nowMs);
    queue.engine = outcome.state;
    sent.push(...perform({ before, event, nowMs, outcome }));
  }
}

/** Advances to a time through all instants with an event. Returns true if there was such an instant. */
export function advanceInstants<Timer, Driven extends { readonly queue: DrivenQueue }>(
  { agenda, list, fire, act }: Driver<Timer, Driven>,
  untilMs: number,
): boolean {
  const next = () => nextInstantMs(agenda, list());
  let isAny = false;
  for (let instantMs = next(); instantMs <= untilMs; instantMs = next()) {
    isAny = true;
    agenda.timeMs = Math.max(agenda.timeMs, instantMs);
    fire(takeDue(agenda));
    for (const driven of list()) if (nextTimeEventMs(driven) <= agenda.timeMs) act(driven);
  }
  return isAny;
}

/** Returns the time of the next timer or `time` event in milliseconds; infinite without one. */
export function nextInstantMs({ timers }: Agenda<unknown>, all: readonly { readonly queue: DrivenQueue }[]): number {
  return Math.min(first(timers)?.a ?? NEVER, ...all.map(nextTimeEventMs));
}

/** Returns the time in milliseconds at which a queue needs a `time` event; infinite if it needs none. */
export function nextTimeEventMs({ queue }: { readonly queue: DrivenQueue }): number {
  return nextDueMs(queue.engine) ?? NEVER;
}

const NEVER = Number.POSITIVE_INFINITY;

/** Schedules a timer behind others of the same time. Returns its order, the second part of its key. */
export function schedule<Timer>(agenda: Agenda<Timer>, atMs: number, timer: Timer): number {
  agenda.last.timer += 1;
  agenda.timers = set(agenda.timers, atMs, agenda.last.timer, timer);
  return agenda.last.timer;
}

function takeDue<Timer>(agenda: Agenda<Timer>): readonly Timer[] {
  const due: Timer[] = [];
  for (let next = first(agenda.timers); next !== null && next.a <= agenda.timeMs; next = first(agenda.timers)) {
    due.push(next.value);
    agenda.timers = remove(agenda.timers, next.a, next.b);
  }
  return due;
}
