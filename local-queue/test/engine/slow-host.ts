/** This file plays a day with a slow host, whose answers come later, in any order, or too late. */
import { type Effect, type Event, emptyQueue } from "../../src/engine/state.js";
import { nextDueMs, step } from "../../src/engine/step.js";
import { build, createInstantHost, merge, takeFacts } from "../../src/hosts/simulated/instant-host.js";
import { chance } from "../../src/hosts/simulated/planned-runs.js";
import { applyInput, type PlayedRun, type Simulation, type Transition } from "../../src/scenario/simulate.js";
import { ALL_OFF } from "../support/days/notation.js";
import type { Recording, Step } from "../support/days/recording.js";

interface Due {
  readonly atMs: number;
  readonly order: number;
  /** Returns the events for the queue. */
  readonly happen: () => readonly Event[];
}

/** Maximum seconds of the host for a request. */
const SLOWEST_SECONDS = 150;
const MOST_STEPS = 20_000;

export function recordSlowly(simulation: Simulation): Recording {
  const host = createInstantHost(simulation);
  const settings = { ...ALL_OFF, ...simulation.settings };
  const steps: { -readonly [Key in keyof Step]: Step[Key] }[] = [];
  const runs: { -readonly [Key in keyof PlayedRun]: PlayedRun[Key] }[] = [];
  const transitions: Transition[] = [];
  const dropped = new Set<string>();
  let due: Due[] = [];
  let state = emptyQueue(settings, host.branch.tip);
  let nowMs = 0;
  let order = 0;

  const plan = (atMs: number, happen: Due["happen"]) => {
    order += 1;
    due.push({ atMs, order, happen });
  };
  const draw = (what: number) => chance(simulation.seed, what, order + 1);
  const slowly = () => Math.floor(draw(1) * SLOWEST_SECONDS) * 1000;
  const later = (happen: Due["happen"]) => plan(nowMs + slowly(), happen);
  /** End of the last merge in milliseconds, because merges do not overlap. */
  let merging = 0;

  function send(event: Event): void {
    const before = state;
    const { state: after, effects } = step(state, event, nowMs);
    state = after;
    const last = steps.at(-1);
    if (last !== undefined) last.isLastOfInstant = last.atMs < nowMs;
    steps.push({ before, event, atMs: nowMs, effects, after, isLastOfInstant: true });
    if (steps.length > MOST_STEPS) throw new Error("The engine does not stop.");
    for (const effect of effects) perform(effect);
  }

  function perform(effect: Effect): void {
    switch (effect.type) {
      case "start-run":
        startRun(effect);
        break;
      case "stop-run":
        // In the other cases, the reply arrives although the queue has stopped the run.
        if (draw(2) < 0.7) dropped.add(`run ${effect.run}`);
        break;
      case "run-ended": {
        const run = runs.find(({ run: id }) => id === effect.run.id);
        if (run !== undefined) Object.assign(run, { endSeconds: nowMs / 1000, outcome: effect.outcome });
        break;
      }
      case "merge":
        for (const { group, members } of effect.groups) {
          merging = Math.max(merging, nowMs) + slowly();
          plan(merging, () => {
            if (dropped.has(`group ${group}`)) return [];
            const conflict = merge(
              host,
              members.map(({ number }) => number),
            );
            if (conflict === null) return [{ type: "merged", group, tip: host.branch.tip }];
            return [{ type: "merge-refused", group, number: conflict.refused, reason: "GITHUB_API_MERGE_PR_FAILED" }];
          });
        }
        break;
      case "stop-merge":
        dropped.add(`group ${effect.group}`);
        break;
      case "moved":
        transitions.push({ atSeconds: nowMs / 1000, ...effect });
        break;
      case "bisection-started":
      case "bisection-ended":
        break;
    }
  }

  function startRun({ run }: Extract<Effect, { type: "start-run" }>): void {
    const { id, kind, content, own } = run;
    const numbers = content.map(({ number }) => number);
    const split = numbers.length - own;
    const built = build(host, run, numbers);
    later(() => {
      if (dropped.has(`run ${id}`)) return [];
      if (built.conflict !== null) {
        return [
          { type: "run-refused", run: id, number: built.conflict.refused, reason: "START_TEST_RUN_MERGE_CONFLICT" },
        ];
      }
      const { faults, seconds } = built;
      if (seconds !== null) {
        plan(nowMs + seconds * 1000, () => {
          return dropped.has(`run ${id}`)
            ? []
            : [{ type: "runs-ended", runs: [{ run: id, passed: faults.length === 0 }] }];
        });
      }
      return [{ type: "run-started", run: id }];
    });
    runs.push({
      run: id,
      kind,
      own: numbers.slice(split),
      ahead: numbers.slice(0, split),
      startSeconds: nowMs / 1000,
      endSeconds: null,
      outcome: null,
      faults: [],
    });
  }

  for (const input of simulation.inputs) {
    plan(input.atSeconds * 1000, () => {
      const event = applyInput(input, host);
      return event === null ? [] : [event];
    });
  }
  for (;;) {
    const dueMs = Math.min(...due.map(({ atMs }) => atMs), nextDueMs(state) ?? Number.POSITIVE_INFINITY);
    if (dueMs === Number.POSITIVE_INFINITY) break;
    nowMs = Math.max(nowMs, dueMs);
    const now = due.filter(({ atMs }) => atMs <= nowMs).toSorted((one, other) => one.order - other.order);
    due = due.filter(({ atMs }) => atMs > nowMs);
    for (const { happen } of now) {
      const events = happen();
      for (const event of takeFacts(host)) send(event);
      for (const event of events) send(event);
    }
    while ((nextDueMs(state) ?? Number.POSITIVE_INFINITY) <= nowMs) send({ type: "time" });
  }
  const played = { transitions, runs, refusals: [], ignored: [], endSeconds: nowMs / 1000, stopped: false };
  return { simulation, steps, played, last: state };
}
