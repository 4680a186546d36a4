/** Rules for every state of a queue: its indexes agree, and its runs contain exactly the changes of the merge. */
import { type Entry, type Group, isLive, type QueueState } from "../../src/engine/state.js";
import { get } from "../../src/engine/tree.js";
import {
  earliestStartMs,
  entriesOf,
  entryOf,
  findReached,
  formBatches,
  groupsInOrder,
  isBatching,
  isRunning,
  isSame,
  meet,
  nodesOf,
  ofRestingStates,
  ofStates,
  type Rule,
  valuesOf,
} from "../support/days/recording.js";

export const RULES_OF_STATES: Readonly<Record<string, Rule>> = {
  "1: a live pull request has one place in the queue, and a finished one has none": ofStates(onePlace),
  "the indexes of places, runs, slots and timers agree": ofRestingStates(indexes),
  "pending pull requests have the order of priority and admission": ofStates(pendingOrder),
  "16: a run is in progress exactly while its members are testing": ofStates(runsAndTesting),
  "7: the content of a run is merged, or ahead and unchanged": ofStates(contentIsThere),
  "7: a run contains everything ahead that it overlaps": ofStates(contentIsWhole),
  "8: a cleared group refers to the run behind that cleared it": ofStates(clearingRunsExist),
  "19: a pending failure waits for another group": ofRestingStates(failuresWait),
  "23: each member of a bisection is cleared, left in it, or has left the queue": ofStates(bisectionsAreWhole),
  "18: no group waits that could start": ofRestingStates(nothingIdles),
  "26: no pull request waits that could be merged directly": ofRestingStates(directMergesHappen),
  "3: no urgent pull request waits for a group that is not urgent": ofRestingStates(urgentStart),
};

function* onePlace(state: QueueState): Iterable<string> {
  const places = new Map<number, string[]>();
  const note = (number: number, place: string) => places.set(number, [...(places.get(number) ?? []), place]);
  for (const number of valuesOf(state.waiting)) note(number, "waiting");
  for (const number of valuesOf(state.pending)) note(number, "pending");
  for (const { id, members } of valuesOf(state.groups)) for (const number of members) note(number, `group ${id}`);
  for (const entry of valuesOf(state.entries)) {
    const found = places.get(entry.number)?.join(" and ") ?? "nowhere";
    const expected = placeOf(entry);
    if (found !== expected) yield `#${entry.number} is ${entry.state} and in ${found}, not in ${expected}`;
    const bisection = entry.group === null ? null : (get(state.groups, entry.group)?.bisection ?? null);
    if (entry.bisection !== bisection)
      yield `#${entry.number} says bisection ${entry.bisection}, its group ${bisection}`;
  }
}

function placeOf(entry: Entry): string {
  if (!isLive(entry)) return "nowhere";
  if (entry.state === "not_ready") return "waiting";
  return entry.group === null ? "pending" : `group ${entry.group}`;
}

function* indexes(state: QueueState): Iterable<string> {
  const groups = valuesOf(state.groups);
  const main = groups.filter(({ kind }) => kind === "main");
  const bisected = groups.filter(({ kind }) => kind === "bisection");
  const runs = valuesOf(state.runs);
  const misplaced = valuesOf(state.pending).filter((number) => entryOf(state, number).state !== "pending");
  if (misplaced.length > 0) yield `#${misplaced.join(" #")} in pending and not pending`;
  const inOrder = main.toSorted((one, other) => comparePositions(one.position, other.position));
  yield* same("order", groupsInOrder(state).map(idOf), inOrder.map(idOf));
  const keys = nodesOf(state.order).map(({ a, b }) => `${a},${b}`);
  yield* same(
    "keys of the order",
    keys,
    inOrder.map(({ position }) => position.join()),
  );
  yield* same("bisections", state.bisections.flatMap((bisection) => bisection.groups).toSorted(upwards), ids(bisected));
  yield* same("failing", state.failing.toSorted(upwards), ids(main.filter(isFailing)));
  yield* same("reruns", state.reruns.toSorted(upwards), ids(main.filter((group) => group.state === "waiting")));
  const own = groups.filter(({ clearedBy }) => clearedBy === null).flatMap(({ run }) => run ?? []);
  yield* same("runs", runs.map(idOf), own.toSorted(upwards));
  for (const { id, group } of runs) if (get(state.groups, group)?.run !== id) yield `run ${id} is not its group's`;
  for (const kind of ["main", "bisection"] as const) {
    const held = runs.filter((run) => run.kind === kind && isRunning(run)).length;
    if (held !== state.slots[kind]) yield `${state.slots[kind]} ${kind} slots for ${held} runs`;
  }
  const admissible = valuesOf(state.waiting)
    .map((number) => entryOf(state, number))
    .filter(({ ready, targets }) => ready && (state.settings.mode === "single" || targets !== null));
  yield* same(
    "admissible",
    valuesOf(state.admissible),
    admissible.map(({ number }) => number),
  );
  const deadlines = [
    ...runs.filter(isRunning).flatMap(({ deadlineMs }) => deadlineMs ?? []),
    ...valuesOf(state.entries)
      .filter(isLive)
      .flatMap(({ deadlineMs }) => deadlineMs ?? []),
  ];
  const timers = nodesOf(state.timers);
  yield* same(
    "timers",
    timers.map(({ a }) => a),
    deadlines.toSorted(upwards),
  );
}

function isFailing({ state }: Group): boolean {
  return state === "pending_failure";
}

function ids(groups: readonly Group[]): readonly number[] {
  return groups.map(idOf).toSorted(upwards);
}

function idOf({ id }: { readonly id: number }): number {
  return id;
}

function upwards(one: number, other: number): number {
  return one - other;
}

function* same(what: string, found: readonly unknown[], expected: readonly unknown[]): Iterable<string> {
  if (found.join() !== expected.join()) yield `${what}: ${found.join()} for ${expected.join()}`;
}

function* pendingOrder(state: QueueState): Iterable<string> {
  for (const { a, b, value } of nodesOf(state.pending)) {
    const { priority, admission } = entryOf(state, value);
    if (a !== priority || b !== admission) yield `#${value} has the key ${a} ${b}, not ${priority} ${admission}`;
  }
}

function* runsAndTesting(state: QueueState): Iterable<string> {
  for (const run of valuesOf(state.runs)) {
    const group = get(state.groups, run.group);
    const isTesting = run.status === "in_progress";
    if (isTesting !== (group?.state === "testing")) yield `run ${run.id} is ${run.status}, its group ${group?.state}`;
    const own = run.content.slice(run.content.length - run.own).map(({ number }) => number);
    if (own.join() !== group?.members.join())
      yield `run ${run.id} is of ${own.join()}, its group of ${group?.members.join()}`;
    for (const number of isTesting ? own : []) {
      const entry = entryOf(state, number);
      if (entry.state !== "testing") yield `#${number} is in run ${run.id} and ${entry.state}`;
    }
  }
  for (const entry of valuesOf(state.entries)) {
    if (entry.state !== "testing") continue;
    const run = entry.run === null ? undefined : get(state.runs, entry.run);
    if (run?.status !== "in_progress") yield `#${entry.number} is testing and its run ${run?.status}`;
  }
}

function* contentIsThere(state: QueueState): Iterable<string> {
  for (const run of valuesOf(state.runs)) {
    const own = run.content.length - run.own;
    for (const [index, commit] of run.content.entries()) {
      const entry = entryOf(state, commit.number);
      if (!isSame(entry, commit)) yield `run ${run.id} contains another attempt of #${commit.number}`;
      const isLost = entry.state === "failed" || entry.state === "cancelled" || entry.reason === "MANUAL_MERGE";
      if (isLost) yield `run ${run.id} contains #${commit.number}, which is ${entry.state}`;
      if (run.kind === "bisection" || entry.state === "merged" || index >= own) continue;
      const other = entry.group === null ? undefined : get(state.groups, entry.group);
      const place = get(state.groups, run.group)?.position ?? [0, 0];
      const isAhead = other?.kind === "main" && comparePositions(other.position, place) < 0;
      if (!isAhead) yield `run ${run.id} contains #${commit.number}, which is not ahead in the order`;
    }
  }
}

function comparePositions(one: Group["position"], other: Group["position"]): number {
  return one[0] - other[0] || one[1] - other[1];
}

function* contentIsWhole(state: QueueState): Iterable<string> {
  const line = groupsInOrder(state);
  for (const [index, group] of line.entries()) {
    const run = group.run === null || group.clearedBy !== null ? undefined : get(state.runs, group.run);
    if (run === undefined || group.state === "merging") continue;
    const ahead = findReached(state, line.slice(0, index), entriesOf(state, group), (each) => entriesOf(state, each));
    for (const entry of ahead.flatMap((each) => entriesOf(state, each))) {
      if (!run.content.some((commit) => isSame(commit, entry))) yield `run ${run.id} lacks #${entry.number}`;
    }
  }
}

function* clearingRunsExist(state: QueueState): Iterable<string> {
  for (const { id, state: word, clearedBy, run } of valuesOf(state.groups)) {
    if (clearedBy === null) continue;
    if (word !== "passed" && word !== "merging") yield `group ${id} is cleared and ${word}`;
    const clearing = get(state.groups, clearedBy);
    if (clearing === undefined) yield `group ${id} was cleared by group ${clearedBy}, which has left`;
    else if (clearing.run !== run) yield `group ${id} was cleared by run ${run}, not by ${clearing.run}`;
  }
}

const UNFINISHED: readonly Group["state"][] = ["waiting", "starting", "testing", "pending_failure"];

function* failuresWait(state: QueueState): Iterable<string> {
  const line = groupsInOrder(state);
  for (const [index, group] of line.entries()) {
    if (group.state !== "pending_failure") continue;
    // The content of the run decides, because the targets may have changed since its start.
    const content = group.run === null ? [] : (get(state.runs, group.run)?.content ?? []);
    const ahead = line.slice(0, index).filter(({ members }) => content.some(({ number }) => members.includes(number)));
    if (ahead.some((each) => UNFINISHED.includes(each.state))) continue;
    if (state.settings.pendingFailureDepth === 0) yield `group ${group.id} waits for nothing ahead`;
    const behind = [
      ...line.slice(index + 1),
      ...valuesOf(state.pending).map((number) => ({ members: [number], state: "pending" })),
    ];
    let lane = entriesOf(state, group);
    const reached = behind.filter((each) => {
      const isMet = meet(state, entriesOf(state, each), lane);
      if (isMet) lane = [...lane, ...entriesOf(state, each)];
      return isMet;
    });
    const mayClear = reached.some((each) => ["waiting", "starting", "testing", "pending"].includes(each.state));
    if (!mayClear) yield `group ${group.id} waits for nothing ahead and nothing behind`;
  }
  for (const { groups } of state.bisections) {
    const first = groups[0] === undefined ? undefined : get(state.groups, groups[0]);
    if (first === undefined || first.state === "pending_failure" || first.state === "passed") {
      yield `a bisection rests with its first group ${first?.state}`;
    }
  }
}

function* bisectionsAreWhole(state: QueueState): Iterable<string> {
  for (const { id, root, prefix, groups } of state.bisections) {
    for (const number of root) {
      const isLeft = groups.some((group) => get(state.groups, group)?.members.includes(number));
      const cleared = prefix.filter((commit) => commit.number === number).length;
      const entry = entryOf(state, number);
      const isGone = entry.state === "failed" || entry.state === "cancelled" || entry.state === "merged";
      if (isLeft ? cleared > 0 : cleared > 1) yield `#${number} is more than once in bisection ${id}`;
      if (!isLeft && cleared === 0 && !isGone && entry.attempt === 1) yield `#${number} is lost from bisection ${id}`;
    }
    const others = [
      ...prefix.map(({ number }) => number),
      ...groups.flatMap((group) => get(state.groups, group)?.members ?? []),
    ];
    for (const number of others) if (!root.includes(number)) yield `#${number} is no member of bisection ${id}`;
  }
}

export function freeSlotsIn({ settings, slots }: QueueState): number {
  return settings.concurrency - slots.main - (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
}

/** Compares the first batch with its earliest start. */
function* nothingIdles(state: QueueState): Iterable<string> {
  const first = valuesOf(state.pending).map((number) => entryOf(state, number))[0];
  const { settings, slots, phase } = state;
  const waitsForBisection = valuesOf(state.groups).some(
    ({ kind, state: word }) => kind === "bisection" && word === "waiting",
  );
  const freeSlots = freeSlotsIn(state);
  if (phase === "paused") return;
  const bisectionSlots =
    settings.bisectionConcurrency === 0 ? freeSlots : settings.bisectionConcurrency - slots.bisection;
  if (waitsForBisection && bisectionSlots > 0) yield `a bisection waits though ${bisectionSlots} slots are free`;
  if (state.reruns.length > 0 && freeSlots > 0) yield `a rerun waits though ${freeSlots} slots are free`;
  if (first === undefined || freeSlots <= 0 || state.failing.length > 0) return;
  const [batch] = isBatching(settings) ? formBatches(state) : [];
  const dueMs = earliestStartMs(state, batch?.entries ?? [first], batch?.isClosed ?? true);
  if (state.batchDueMs === null || state.batchDueMs > dueMs) {
    yield `#${first.number} waits past ${dueMs / 60_000} min though ${freeSlots} slots are free`;
  }
}

function* urgentStart(state: QueueState): Iterable<string> {
  const first = valuesOf(state.pending).map((number) => entryOf(state, number))[0];
  if (state.phase === "paused" || first?.priority !== 0) return;
  const line = groupsInOrder(state);
  const inTheWay = line.filter(({ position }) => position[0] === 0).filter((each) => each.state === "pending_failure");
  if (inTheWay.length > 0) return;
  const holders = line.filter((group) => group.position[0] === 1 && ["starting", "testing"].includes(group.state));
  // If there are more runs than slots, interrupting these runs frees no slot.
  if (freeSlotsIn(state) + holders.length <= 0) return;
  for (const group of holders) yield `#${first.number} waits for group ${group.id}, which is not urgent`;
}

function* directMergesHappen(state: QueueState): Iterable<string> {
  if (state.settings.directMergeMode === "off" || state.phase !== "running") return;
  const ahead = valuesOf(state.groups).flatMap((group) => entriesOf(state, group));
  for (const entry of valuesOf(state.pending).map((number) => entryOf(state, number))) {
    const isFree = !ahead.some((other) => meet(state, [other], [entry]));
    if (isFree && entry.upToDate) yield `#${entry.number} waits though it could be merged`;
    ahead.push(entry);
  }
}
