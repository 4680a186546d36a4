/** This file records every step of a play, for the rules of the engine. */
import {
  type Commit,
  type Effect,
  type Entry,
  type Event,
  emptyQueue,
  type Group,
  type QueueState,
  type Run,
  type Targets,
} from "../../../src/engine/state.js";
import { get, type Node, type Tree } from "../../../src/engine/tree.js";
import { type Played, type Simulation, simulate } from "../../../src/scenario/simulate.js";
import { ALL_OFF } from "./notation.js";

export interface Step {
  readonly before: QueueState;
  readonly event: Event;
  readonly atMs: number;
  readonly effects: readonly Effect[];
  readonly after: QueueState;
  /** True when no later step has the same time. */
  readonly isLastOfInstant: boolean;
}

export interface Recording {
  readonly simulation: Simulation;
  readonly steps: readonly Step[];
  readonly played: Played;
  readonly last: QueueState;
}

/** Function that yields each violation in a play, as a sentence. */
export type Rule = (recording: Recording) => Iterable<string>;

/** Maximum number of steps, more than any valid play of a few pull requests needs. */
const MOST_STEPS = 20_000;

export function record(simulation: Simulation): Recording {
  const steps: { -readonly [Key in keyof Step]: Step[Key] }[] = [];
  const settings = { ...ALL_OFF, ...simulation.settings };
  const played = simulate({ ...simulation, settings }, ({ before, event, nowMs: atMs, outcome }) => {
    const last = steps.at(-1);
    if (last !== undefined) last.isLastOfInstant = last.atMs < atMs;
    steps.push({ before, event, atMs, effects: outcome.effects, after: outcome.state, isLastOfInstant: true });
    if (steps.length > MOST_STEPS) throw new Error("The engine does not stop.");
  });
  return { simulation, steps, played, last: steps.at(-1)?.after ?? emptyQueue(settings, "tip-0") };
}

/** Returns a rule about each state. */
export function ofStates(rule: (state: QueueState) => Iterable<string>): Rule {
  return function* ({ steps }) {
    for (const step of steps) for (const wrong of rule(step.after)) yield `${timeOf(step)}: ${wrong}`;
  };
}

/** Returns a rule about the last state of each instant. */
export function ofRestingStates(rule: (state: QueueState) => Iterable<string>): Rule {
  return function* ({ steps }) {
    for (const step of steps) {
      if (!step.isLastOfInstant) continue;
      for (const wrong of rule(step.after)) yield `${timeOf(step)}: ${wrong}`;
    }
  };
}

/** Returns a rule about each step with effects. */
export function ofSteps(rule: (step: Step, recording: Recording) => Iterable<string>): Rule {
  return function* (recording) {
    for (const step of recording.steps) {
      if (step.effects.length === 0) continue;
      for (const wrong of rule(step, recording)) yield `${timeOf(step)}: ${wrong}`;
    }
  };
}

function timeOf({ atMs, event }: Step): string {
  return `${atMs / 60_000} min, ${event.type}`;
}

export type EffectOf<Type extends Effect["type"]> = Extract<Effect, { readonly type: Type }>;

export function effectsOf<Type extends Effect["type"]>(
  { effects }: Pick<Step, "effects">,
  type: Type,
): readonly EffectOf<Type>[] {
  return effects.filter((effect): effect is EffectOf<Type> => effect.type === type);
}

export function nodesOf<Value>(tree: Tree<Value>, nodes: Node<Value>[] = []): readonly Node<Value>[] {
  if (tree === null) return nodes;
  nodesOf(tree.left, nodes);
  nodes.push(tree);
  return nodesOf(tree.right, nodes);
}

export function valuesOf<Value>(tree: Tree<Value>): readonly Value[] {
  return nodesOf(tree).map(({ value }) => value);
}

export function entryOf({ entries }: QueueState, number: number): Entry {
  const entry = get(entries, number);
  if (entry === undefined) throw new Error(`There is no #${number}.`);
  return entry;
}

/** Cache of groups, because many rules read the groups of the same state. */
const lines = new WeakMap<QueueState, readonly Group[]>();

export function groupsInOrder(state: QueueState): readonly Group[] {
  const known = lines.get(state);
  if (known !== undefined) return known;
  const line = valuesOf(state.order).map((id) => {
    const group = get(state.groups, id);
    if (group === undefined) throw new Error(`There is no group ${id}.`);
    return group;
  });
  lines.set(state, line);
  return line;
}

export function isSame(one: Commit, other: Commit): boolean {
  return one.number === other.number && one.attempt === other.attempt && one.sha === other.sha;
}

/** True when the targets of two lists of entries overlap, or the queue is single. */
export function meet({ settings }: QueueState, one: readonly Entry[], other: readonly Entry[]): boolean {
  if (settings.mode === "single") return true;
  return one.some((mine) => other.some((yours) => doTargetsMeet(mine.targets ?? "ALL", yours.targets ?? "ALL")));
}

function doTargetsMeet(one: Targets, other: Targets): boolean {
  if (one === "ALL") return other === "ALL" || other.length > 0;
  if (other === "ALL") return one.length > 0;
  return one.some((target) => other.includes(target));
}

/** Returns the items ahead that the entries overlap, directly or through items in between. */
export function findReached<Item>(
  state: QueueState,
  ahead: readonly Item[],
  from: readonly Entry[],
  entriesIn: (item: Item) => readonly Entry[],
): readonly Item[] {
  const reached: Item[] = [];
  let lane = from;
  for (const item of ahead.toReversed()) {
    const entries = entriesIn(item);
    if (!meet(state, entries, lane)) continue;
    reached.push(item);
    lane = [...lane, ...entries];
  }
  return reached.toReversed();
}

export function entriesOf(state: QueueState, { members }: Pick<Group, "members">): readonly Entry[] {
  return members.map((number) => entryOf(state, number));
}

/** Returns the number of commits on the branch up to a tip. */
export function placeOf(tip: string): number {
  return Number(tip.replace("tip-", ""));
}

export function isRunning({ status }: Run): boolean {
  return status === "starting" || status === "in_progress";
}

/** Returns the earliest start that the settings allow. `isClosed` is true when no other entry can join the batch. */
export function earliestStartMs({ settings }: QueueState, entries: readonly Entry[], isClosed: boolean): number {
  const oldestMs = Math.min(...entries.map(({ pendingSinceMs }) => pendingSinceMs));
  // No setting delays an urgent entry.
  if (entries.some(({ priority }) => priority === 0)) return oldestMs;
  return isClosed ? oldestMs : oldestMs + settings.batchingMaxWaitTimeMinutes * 60_000;
}

export function isBatching({ batch, batchingMinSize }: QueueState["settings"]): boolean {
  return batch && batchingMinSize > 1;
}

/** True when an entry is never in a batch with others. */
export function isAlone({ settings }: QueueState, { noBatch, priority, targets }: Entry): boolean {
  if (noBatch || priority === 0) return true;
  if (settings.mode === "single" || targets === null || targets === "ALL") return false;
  const patterns = settings.batchingRules.map(patternOf);
  return targets.some((target) =>
    patterns.some((each) => (each.endsWith("*") ? target.startsWith(each.slice(0, -1)) : each === target)),
  );
}

function patternOf(rule: unknown): string {
  const isRule = typeof rule === "object" && rule !== null && "targetPattern" in rule;
  return isRule && typeof rule.targetPattern === "string" ? rule.targetPattern : "";
}

/** Pending entries that one run tests. */
export interface Batch {
  readonly entries: Entry[];
  isClosed: boolean;
}

/** Forms the batches of the pending entries, in order. */
export function formBatches(state: QueueState): readonly Batch[] {
  const batches: Batch[] = [];
  for (const number of valuesOf(state.pending)) {
    const entry = entryOf(state, number);
    const met = batches.filter(({ entries }) => meet(state, entries, [entry]));
    const [only, ...others] = met;
    if (isAlone(state, entry)) {
      for (const each of met) each.isClosed = true;
      batches.push({ entries: [entry], isClosed: true });
    } else if (only === undefined || others.length > 0 || only.isClosed) {
      batches.push({ entries: [entry], isClosed: false });
    } else {
      only.entries.push(entry);
      only.isClosed = only.entries.length >= state.settings.batchingMinSize;
    }
  }
  return batches;
}
