/** A play of the engine with every step that was taken, for rules that are to hold in all of them. */
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
  /** Nothing more happens at this time. */
  readonly isLastOfInstant: boolean;
}

export interface Recording {
  readonly simulation: Simulation;
  readonly steps: readonly Step[];
  readonly played: Played;
  readonly last: QueueState;
}

/** Gives each thing that is wrong in a play, as a sentence. */
export type Rule = (recording: Recording) => Iterable<string>;

/** More than any play of a few pull requests takes: the engine does the same again and again. */
const MOST_STEPS = 20_000;

export function record(simulation: Simulation): Recording {
  const steps: { -readonly [Key in keyof Step]: Step[Key] }[] = [];
  const settings = { ...ALL_OFF, ...simulation.settings };
  const played = simulate({ ...simulation, settings }, ({ before, event, nowMs: atMs, outcome }) => {
    const last = steps.at(-1);
    if (last !== undefined) last.isLastOfInstant = last.atMs < atMs;
    steps.push({ before, event, atMs, effects: outcome.effects, after: outcome.state, isLastOfInstant: true });
    if (steps.length > MOST_STEPS) throw new Error("It goes on for ever.");
  });
  return { simulation, steps, played, last: steps.at(-1)?.after ?? emptyQueue(settings, "tip-0") };
}

/** A rule about each state that the queue is ever in. */
export function ofStates(rule: (state: QueueState) => Iterable<string>): Rule {
  return function* ({ steps }) {
    for (const step of steps) for (const wrong of rule(step.after)) yield `${timeOf(step)}: ${wrong}`;
  };
}

/** A rule about each state that lasts: nothing is left to happen at its time. */
export function ofRestingStates(rule: (state: QueueState) => Iterable<string>): Rule {
  return function* ({ steps }) {
    for (const step of steps) {
      if (!step.isLastOfInstant) continue;
      for (const wrong of rule(step.after)) yield `${timeOf(step)}: ${wrong}`;
    }
  };
}

/** A rule about each step that does anything. */
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

/** Many rules ask the same of one state. */
const lines = new WeakMap<QueueState, readonly Group[]>();

export function groupsInLine(state: QueueState): readonly Group[] {
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

/** Whether one stands in the way of another by what they impact. */
export function meet({ settings }: QueueState, one: readonly Entry[], other: readonly Entry[]): boolean {
  if (settings.mode === "single") return true;
  return one.some((mine) => other.some((yours) => doTargetsMeet(mine.targets ?? "ALL", yours.targets ?? "ALL")));
}

function doTargetsMeet(one: Targets, other: Targets): boolean {
  if (one === "ALL") return other === "ALL" || other.length > 0;
  if (other === "ALL") return one.length > 0;
  return one.some((target) => other.includes(target));
}

/** Those of some, each in the order of the queue, that are met by a last one, directly or through others behind them. */
export function reachedBy<Item>(
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

/** How many commits stand before this one on the branch. */
export function placeOf(tip: string): number {
  return Number(tip.replace("tip-", ""));
}

export function isRunning({ status }: Run): boolean {
  return status === "starting" || status === "in_progress";
}

/** Returns the earliest start that the settings allow; `isClosed` is true when no other entry can join the batch. */
export function earliestStartMs({ settings }: QueueState, entries: readonly Entry[], isClosed: boolean): number {
  const oldestMs = Math.min(...entries.map(({ pendingSinceMs }) => pendingSinceMs));
  return isClosed ? oldestMs : oldestMs + settings.batchingMaxWaitTimeMinutes * 60_000;
}

export function isBatching({ batch, batchingMinSize }: QueueState["settings"]): boolean {
  return batch && batchingMinSize > 1;
}

/** Tested alone whatever the size of batches is. */
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
