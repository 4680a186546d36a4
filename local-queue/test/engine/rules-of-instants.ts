/** Rules for each instant: run ends and inputs precede their consequences, and no group that can start waits. */
import type { Entry, QueueState, Run, Targets } from "../../src/engine/state.js";
import { get } from "../../src/engine/tree.js";
import {
  type Batch,
  earliestStartMs,
  effectsOf,
  entriesOf,
  entryOf,
  findReached,
  formBatches,
  groupsInOrder,
  isBatching,
  meet,
  ofSteps,
  type Rule,
  type Step,
} from "../support/days/recording.js";
import { freeSlotsIn } from "./rules-of-states.js";

export const RULES_OF_INSTANTS: Readonly<Record<string, Rule>> = {
  "0: no run stops at the instant of its start": ofSteps(noRunOfNoLength),
  "3: an urgent pull request that interrupts starts in the same step": ofSteps(interruptionsServe),
  "5: no batch waits that rule R5 lets start": batchesStart,
};

/**
 * Ignores refusals of the host, and reruns, which start before an urgent pull request of the same instant. Ignores runs
 * on a group that lost targets: a failure outside its lane, but in its run, can still restart it.
 */
function* noRunOfNoLength(step: Step): Iterable<string> {
  if (step.event.type === "run-refused" || step.event.type === "merge-refused") return;
  for (const { run, outcome } of effectsOf(step, "run-ended")) {
    const isRerun = step.before.reruns.includes(run.group);
    if (run.askedAtMs === step.atMs && !isRerun && !standsOnWiderRun(step.before, run))
      yield `run ${run.id} starts and is ${outcome}`;
  }
}

/** True when the run of a group ahead contains a pull request that is not merged and not in this run. */
function standsOnWiderRun(state: QueueState, { content }: Run): boolean {
  const numbers = content.map(({ number }) => number);
  return groupsInOrder(state)
    .filter(({ members }) => members.some((member) => numbers.includes(member)))
    .flatMap(({ run }) => (run === null ? [] : (get(state.runs, run)?.content ?? [])))
    .some(({ number }) => !numbers.includes(number) && entryOf(state, number).state !== "merged");
}

function* interruptionsServe(step: Step): Iterable<string> {
  const interrupted = effectsOf(step, "moved").filter(({ reason }) => reason === "SKIP_THE_LINE_INTERRUPTED");
  if (step.event.type !== "time" || interrupted.length === 0) return;
  const started = [
    ...effectsOf(step, "start-run").flatMap(({ run }) => run.content.slice(run.content.length - run.own)),
    ...effectsOf(step, "merge").flatMap(({ groups }) => groups.flatMap(({ members }) => members)),
  ];
  const isServed = started.some(({ number }) => entryOf(step.after, number).priority === 0);
  if (!isServed) yield `#${interrupted.map(({ number }) => number).join(" #")} interrupted, and nothing urgent starts`;
}

function* batchesStart({ steps }: Parameters<Rule>[0]): Iterable<string> {
  for (const { after: state, atMs, isLastOfInstant } of steps) {
    const isMeant = state.settings.mode === "parallel" && isBatching(state.settings) && state.phase !== "paused";
    if (!isLastOfInstant || !isMeant || freeSlotsIn(state) <= 0) continue;
    const passedOver: Entry[] = [];
    const batches = formBatches(state);
    for (const each of batches) {
      const isBehind = meet(state, passedOver, each.entries);
      if (!isBehind && mayStart(state, each, batches, atMs)) {
        yield `${atMs / 60_000} min: the batch of #${each.entries.map(({ number }) => number).join(" #")} waits`;
      }
      passedOver.push(...each.entries);
    }
  }
}

/**
 * True when a batch may start. Ignores urgent entries, which have another rule, and entries behind a pending failure.
 */
function mayStart(state: QueueState, batch: Batch, batches: readonly Batch[], atMs: number): boolean {
  const { entries, isClosed } = batch;
  if (entries.some(({ priority }) => priority === 0)) return false;
  const ahead = findReached(state, groupsInOrder(state), entries, (group) => entriesOf(state, group));
  if (ahead.some((group) => group.state === "pending_failure")) return false;
  return atMs >= earliestStartMs(state, entries, isClosed || !canGrow(state, batch, batches));
}

const NEWCOMERS: readonly Targets[] = ["ALL", ["new"], ["x"], ["y"], ["z"]];

function canGrow(state: QueueState, batch: Batch, batches: readonly Batch[]): boolean {
  const [first] = batch.entries;
  if (first === undefined) return false;
  return NEWCOMERS.some((targets) => {
    const newcomer = [{ ...first, targets }];
    return batches.every((each) => meet(state, each.entries, newcomer) === (each === batch));
  });
}
