/** Rules for every step of the engine: the reasons of state changes, starts, stops and merges. */
import { type Commit, type Entry, type EntryState, isLive, type QueueState, type Run } from "../../src/engine/state.js";
import { get } from "../../src/engine/tree.js";
import {
  earliestStartMs,
  effectsOf,
  entriesOf,
  entryOf,
  findReached,
  groupsInOrder,
  isAlone,
  isBatching,
  isSame,
  meet,
  ofSteps,
  type Recording,
  type Rule,
  type Step,
  valuesOf,
} from "../support/days/recording.js";

export const RULES_OF_STEPS: Readonly<Record<string, Rule>> = {
  "2: states change according to the table, with a matching reason": ofSteps(table),
  "2: each transition of an attempt begins in its last state, and its end is final": chains,
  "5: runs never exceed the slots": slots,
  "6: a paused queue admits, starts and merges nothing, and only a running queue admits": ofSteps(phases),
  "10: a run contains only pull requests that it overlaps, directly or through others": ofSteps(lanesStayApart),
  "11: a pull request without targets is tested alone": ofSteps(emptyLists),
  "13: no pull request overtakes an overlapping one that comes first": ofSteps(noneIsPassed),
  "14: a run stops only for its content, for an urgent pull request, or on request": ofSteps(stops),
  "15: a removal restarts exactly the groups that contain it": ofSteps(removals),
  "17: no batch is too large, and isolated pull requests are tested alone": ofSteps(sizes),
  "18: no group starts before the settings allow it": ofSteps(notTooEarly),
  "20: no pending group starts too far behind a pending failure": ofSteps(failuresHold),
  "24: a bisection merges nothing": ofSteps(bisectionsMergeNothing),
  "26: a direct merge needs an empty lane, and the tip of the branch": ofSteps(directMerges),
};

const LIVE: readonly EntryState[] = ["not_ready", "pending", "testing", "tests_passed", "pending_failure"];
const TESTED: readonly EntryState[] = ["testing", "tests_passed", "pending_failure"];
const RESTARTS =
  /^(?:PREREQUISITE_MERGE_ITEM_(?:FAILED|CANCELLED|MANUALLY_MERGED)|MANUAL_PUSH_TO_TARGET_BRANCH|SKIP_THE_LINE_INTERRUPTED|TESTS_RESTARTED_BY_(?:USER|API_REQUEST))$/;

const TABLE: readonly (readonly [from: readonly (EntryState | null)[], to: EntryState, reason: RegExp])[] = [
  [[null], "not_ready", /^API_REQUESTED$/],
  [["not_ready"], "pending", /^MERGE_ITEM_NOW_READY$/],
  [["pending"], "testing", /^null$/],
  [["pending"], "merged", /^MERGE_GRAPH_DIRECT_MERGE$/],
  [["pending"], "failed", /^(?:START_TEST_RUN_MERGE_CONFLICT|GITHUB_API_MERGE_PR_FAILED)$/],
  [["testing"], "tests_passed", /^TEST_RUN_PASSED$/],
  [["pending", "testing", "pending_failure"], "tests_passed", /^SUCCESSOR_TEST_RUN_PASSED$/],
  [["testing"], "pending_failure", /^null$/],
  // In a bisection, a known failure fails the group without a test run.
  [["pending"], "pending_failure", /^null$/],
  [["pending_failure"], "failed", /^TEST_RUN_(?:REQUIRED_STATUS_FAILED|TIMEOUT|FAILED_BY_OPTIMIZATION)$/],
  [["pending_failure"], "pending", /^BISECTION_REQUIRED$/],
  [["tests_passed"], "pending", /^BISECTION_TEST_RUN_PASSED$/],
  [TESTED, "pending", RESTARTS],
  [["tests_passed"], "merged", /^MERGE_GRAPH_MERGE$/],
  [["tests_passed"], "failed", /^GITHUB_API_MERGE_PR_FAILED$/],
  [LIVE, "cancelled", /^(?:USER_REQUESTED|PR_PUSHED_TO|PR_CLOSED|NOT_READY_TIMEOUT_EXPIRED)$/],
  [LIVE, "merged", /^MANUAL_MERGE$/],
];

function* table(step: Step): Iterable<string> {
  for (const { number, from, to, reason } of effectsOf(step, "moved")) {
    const isAllowed = TABLE.some((row) => row[0].includes(from) && row[1] === to && row[2].test(`${reason}`));
    if (!isAllowed) yield `#${number} goes from ${from} to ${to} for ${reason}`;
    if (reason === "NOT_READY_TIMEOUT_EXPIRED" && from !== "not_ready") yield `#${number} was ready`;
  }
}

function* chains({ steps, last }: Recording): Iterable<string> {
  const now = new Map<number, { readonly state: EntryState; readonly attempt: number; readonly atMs: number }>();
  for (const step of steps) {
    for (const { number, attempt, from, to } of effectsOf(step, "moved")) {
      const before = now.get(number);
      const expected = before === undefined || !isLive(before) ? null : before.state;
      const next = (before?.attempt ?? 0) + (expected === null ? 1 : 0);
      if (from !== expected) yield `#${number} goes to ${to} from ${from}, but it is ${expected}`;
      if (attempt !== next) yield `#${number} is at attempt ${attempt}, not ${next}`;
      now.set(number, { state: to, attempt, atMs: step.atMs });
    }
  }
  for (const { number, state, attempt, sinceMs } of valuesOf(last.entries)) {
    const moved = now.get(number);
    if (moved?.state !== state || moved.attempt !== attempt || moved.atMs !== sinceMs)
      yield `#${number} is ${state} without a transition`;
  }
}

function* slots({ steps }: Recording): Iterable<string> {
  const held = { main: new Set<number>(), bisection: new Set<number>() };
  for (const step of steps) {
    const { concurrency, bisectionConcurrency } = step.after.settings;
    for (const effect of step.effects) {
      if (effect.type === "run-ended") held[effect.run.kind].delete(effect.run.id);
      if (effect.type !== "start-run") continue;
      held[effect.run.kind].add(effect.run.id);
      const isShared = bisectionConcurrency === 0;
      const used = isShared ? held.main.size + held.bisection.size : held[effect.run.kind].size;
      const most = isShared || effect.run.kind === "main" ? concurrency : bisectionConcurrency;
      if (used > most) yield `run ${effect.run.id} is number ${used} of ${most} ${effect.run.kind} runs`;
    }
  }
}

function* phases(step: Step): Iterable<string> {
  const { phase } = step.after;
  for (const effect of step.effects) {
    const isEntry = effect.type === "moved" && effect.reason === "MERGE_ITEM_NOW_READY";
    if (isEntry && phase !== "running") yield `#${effect.number} is admitted by a queue that is ${phase}`;
    const isWork = effect.type === "start-run" || effect.type === "merge";
    if (isWork && phase === "paused") yield `${effect.type} by a paused queue`;
  }
}

/** Returns the main runs that start, with their entries. */
function startsOf(
  step: Step,
): readonly { readonly run: Run; readonly own: readonly Entry[]; readonly ahead: readonly Entry[] }[] {
  return effectsOf(step, "start-run")
    .filter(({ run }) => run.kind === "main")
    .map(({ run }) => {
      const entries = run.content.map(({ number }) => entryOf(step.after, number));
      const split = entries.length - run.own;
      return { run, own: entries.slice(split), ahead: entries.slice(0, split) };
    });
}

function* lanesStayApart(step: Step): Iterable<string> {
  for (const { run, own, ahead } of startsOf(step)) {
    let lane: readonly Entry[] = [];
    let next = own;
    while (next.length > lane.length) {
      lane = next;
      // A run contains whole batches, even if the targets of a member changed.
      const met = ahead.filter((entry) => meet(step.after, [entry], lane)).map(({ group }) => group);
      next = [...own, ...ahead.filter(({ group }) => met.includes(group))];
    }
    for (const entry of ahead)
      if (!lane.includes(entry)) yield `run ${run.id} contains #${entry.number} without a reason`;
  }
}

function* emptyLists(step: Step, { simulation }: Recording): Iterable<string> {
  // A later upload can clear the targets of a pull request in a run.
  if (step.after.settings.mode === "single" || simulation.inputs.some(({ type }) => type === "change")) return;
  for (const { run, own, ahead } of startsOf(step)) {
    const empty = [...own, ...ahead].find(({ targets }) => targets !== null && targets.length === 0);
    if (empty !== undefined && run.content.length > 1) yield `run ${run.id} contains #${empty.number} and others`;
  }
}

function* noneIsPassed(step: Step): Iterable<string> {
  const pool = valuesOf(step.after.pending).map((number) => entryOf(step.after, number));
  for (const { run, own } of startsOf(step)) {
    if (get(step.before.groups, run.group) !== undefined) continue;
    for (const entry of own) {
      const passed = pool.find((other) => comesBefore(other, entry) && meet(step.after, [other], [entry]));
      if (passed !== undefined) yield `#${entry.number} starts before #${passed.number}`;
    }
  }
}

function comesBefore(one: Entry, other: Entry): boolean {
  return one.priority < other.priority || (one.priority === other.priority && one.admission < other.admission);
}

/** Returns the entries that leave the order or the queue without a merge by the queue, as they were before the step. */
function leaversOf({ before, effects }: Step): readonly Commit[] {
  return effectsOf({ effects }, "moved")
    .filter(
      ({ to, reason }) =>
        to === "failed" || to === "cancelled" || reason === "MANUAL_MERGE" || reason === "BISECTION_REQUIRED",
    )
    .flatMap(({ number }) => get(before.entries, number) ?? [])
    .filter(
      (entry) =>
        !isMemberOfBisection(before, entry) ||
        !isLive(get(before.entries, entry.number) ?? entry) ||
        leaves(effects, entry),
    );
}

function isMemberOfBisection(state: QueueState, { group }: Entry): boolean {
  return group !== null && get(state.groups, group)?.kind === "bisection";
}

function leaves(effects: Step["effects"], { number }: Entry): boolean {
  return effectsOf({ effects }, "moved").some(
    (move) => move.number === number && move.to !== "pending" && !isLive({ state: move.to }),
  );
}

function* stops(step: Step): Iterable<string> {
  const { event } = step;
  const leavers = leaversOf(step);
  const moves = effectsOf(step, "moved");
  const restarted = moves
    .filter(({ reason }) => reason?.startsWith("PREREQUISITE") === true)
    .map(({ number }) => number);
  const isUrgent = valuesOf(step.after.entries).some((entry) => isLive(entry) && entry.priority === 0);
  for (const { run, outcome } of effectsOf(step, "run-ended")) {
    if (outcome === "passed" || outcome === "failed") continue;
    const own = run.content.slice(run.content.length - run.own).map(({ number }) => number);
    const said = moves.filter(({ number }) => own.includes(number));
    const why =
      run.content.some((commit) => leavers.some((leaver) => isSame(leaver, commit))) ||
      run.content.some(({ number }) => !own.includes(number) && restarted.includes(number)) ||
      (event.type === "restart" && own.includes(event.number)) ||
      event.type === "pushed-by-hand" ||
      said.some(({ reason }) => reason === "SUCCESSOR_TEST_RUN_PASSED") ||
      (isUrgent && run.kind === "main" && said.every(({ reason }) => isUrgentReason(reason))) ||
      (event.type === "facts" && said.every(({ reason }) => reason === "TESTS_RESTARTED_BY_API_REQUEST")) ||
      (event.type === "submit" && said.every(({ reason }) => reason === "TESTS_RESTARTED_BY_API_REQUEST"));
    if (!why) yield `run ${run.id} of ${own.join()} is stopped without a reason`;
    const isLeft = own.every((number) => !isLive(entryOf(step.after, number)));
    if (isLeft !== (outcome === "cancelled")) yield `run ${run.id} of ${own.join()} is ${outcome}`;
  }
}

function isUrgentReason(reason: string | null): boolean {
  return reason === "SKIP_THE_LINE_INTERRUPTED";
}

/** Reasons of restarts that are not a removal. */
const OTHER_RESTARTS = /SKIP_THE_LINE|MANUAL_PUSH|TESTS_RESTARTED|SUCCESSOR/;

function* removals(step: Step): Iterable<string> {
  const { before, after, event } = step;
  const moves = effectsOf(step, "moved");
  if (
    event.type === "facts" ||
    event.type === "pushed-by-hand" ||
    moves.some(({ reason }) => OTHER_RESTARTS.test(`${reason}`))
  )
    return;
  // A changed priority also restarts groups, and a group interrupted before its start reports no change of state.
  if (event.type === "submit") return;
  const isUrgent = startsOf(step).some(({ own }) => own.some(({ priority }) => priority === 0));
  if (isUrgent || effectsOf(step, "merge").some(({ groups }) => groups.some(({ direct }) => direct))) return;
  const leavers = leaversOf(step);
  const line = groupsInOrder(before);
  const left: Commit[] = [...leavers];
  const gone = new Set<number>();
  let known = -1;
  while (known < gone.size) {
    known = gone.size;
    for (const { id, members, run: runId, clearedBy } of line) {
      const run = runId === null ? undefined : get(before.runs, runId);
      const isHit =
        members.some((number) => leavers.some((leaver) => leaver.number === number)) ||
        (clearedBy !== null && gone.has(clearedBy)) ||
        run?.content.some((commit) => left.some((leaver) => isSame(leaver, commit))) === true;
      if (!isHit || gone.has(id)) continue;
      gone.add(id);
      // The members of the group are pending, behind the order.
      left.push(...entriesOf(before, { members }));
    }
  }
  const merged = moves.filter(({ to }) => to === "merged").map(({ number }) => number);
  for (const { id, members, run } of line) {
    const now = get(after.groups, id);
    const isMerged = members.every((number) => merged.includes(number));
    if (isMerged) continue;
    if (gone.has(id) && now !== undefined)
      yield `group ${id} of ${members.join()} stays though it contains a removed pull request`;
    if (!gone.has(id) && run !== null && now?.run !== run)
      yield `group ${id} of ${members.join()} does not keep its run`;
  }
  for (const { number, from, to, reason } of moves) {
    if (to !== "pending" || from === null || reason?.startsWith("PREREQUISITE") !== true) continue;
    const group = get(before.entries, number)?.group ?? null;
    const isOfLine = group !== null && get(before.groups, group)?.kind === "main";
    if (isOfLine && !gone.has(group)) yield `#${number} restarts without a reason`;
  }
}

function* sizes(step: Step): Iterable<string> {
  const { batch, batchingMinSize } = step.after.settings;
  const most = batch ? Math.max(1, batchingMinSize) : 1;
  for (const { run, own } of startsOf(step)) {
    if (get(step.before.groups, run.group) !== undefined) continue;
    if (own.length > most) yield `run ${run.id} is of ${own.length}, more than ${most}`;
    const alone = own.find((entry) => isAlone(step.after, entry));
    if (own.length > 1 && alone !== undefined) yield `#${alone.number} is tested with others`;
    for (const [index, entry] of own.entries()) {
      const others = own.filter((_, at) => at !== index);
      const isApart = others.length > 0 && !meet(step.after, [entry], others);
      if (isApart) yield `#${entry.number} overlaps no other member of its batch`;
    }
  }
}

function* notTooEarly(step: Step): Iterable<string> {
  const { settings } = step.after;
  for (const { run, own } of startsOf(step)) {
    const [first] = own;
    if (get(step.before.groups, run.group) !== undefined || first === undefined) continue;
    const isFull = !isBatching(settings) || own.length >= settings.batchingMinSize || isAlone(step.after, first);
    const closes = (entry: Entry) =>
      isLive(entry) && isAlone(step.after, entry) && meet(step.after, [entry], own) && comesBefore(first, entry);
    const isClosed = isFull || valuesOf(step.after.entries).some(closes) || !canGrow(step.after, own);
    const startsTooEarly = step.atMs < earliestStartMs(step.after, own, isClosed);
    if (startsTooEarly) yield `run ${run.id} of ${own.map(({ number }) => number).join()} starts too early`;
  }
}

/** True when another entry could join a batch. An entry joins the last batch that it overlaps. */
function canGrow(state: QueueState, own: readonly Entry[]): boolean {
  const [first] = own;
  if (state.settings.mode === "single" || first === undefined) return true;
  const behind = valuesOf(state.entries).filter(
    (entry) => isLive(entry) && !own.includes(entry) && entry.state !== "not_ready" && comesBefore(first, entry),
  );
  if (own.every((entry) => !meetsAnything(entry))) return false;
  if (own.some(({ targets }) => targets === null || targets === "ALL")) return !behind.some(meetsAnything);
  const names = own.flatMap(({ targets }) => (targets === "ALL" ? [] : (targets ?? [])));
  return names.some((name) => !meet(state, [{ ...first, targets: [name] }], behind));
}

function meetsAnything({ targets }: Entry): boolean {
  return targets === null || targets === "ALL" || targets.length > 0;
}

function* failuresHold(step: Step): Iterable<string> {
  const { after, before } = step;
  const line = groupsInOrder(after);
  for (const { run, own } of startsOf(step)) {
    if (get(before.groups, run.group) !== undefined) continue;
    const index = line.findIndex(({ id }) => id === run.group);
    // Returns the number of direct predecessors between each group ahead and the run.
    const reach = (from: readonly Entry[], end: number): readonly number[] =>
      findReached(after, line.slice(0, end), from, (each) => entriesOf(after, each)).map(({ id }) => id);
    const steps = new Map<number, number>([[run.group, 0]]);
    const queue = [{ id: run.group, entries: own, at: index }];
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const { entries, at, id } = next;
      const covered = new Set<number>();
      for (let ahead = at - 1; ahead >= 0; ahead -= 1) {
        const group = line[ahead];
        if (group === undefined || covered.has(group.id) || !meet(after, entriesOf(after, group), entries)) continue;
        covered.add(group.id);
        for (const further of reach(entriesOf(after, group), ahead)) covered.add(further);
        if (steps.has(group.id)) continue;
        steps.set(group.id, (steps.get(id) ?? 0) + 1);
        queue.push({ id: group.id, entries: [...entriesOf(after, group)], at: ahead });
      }
    }
    for (const group of line) {
      const distance = steps.get(group.id);
      if (group.state !== "pending_failure" || distance === undefined || distance <= after.settings.pendingFailureDepth)
        continue;
      yield `run ${run.id} starts ${distance} groups behind group ${group.id}, which is failing`;
    }
  }
}

function* bisectionsMergeNothing(step: Step): Iterable<string> {
  for (const { groups } of effectsOf(step, "merge")) {
    for (const { group: id } of groups) {
      const group = get(step.after.groups, id);
      const run = group?.run == null ? undefined : get(step.before.runs, group.run);
      const kinds = [group?.kind, run?.kind].filter((kind) => kind !== undefined);
      if (group === undefined || kinds.includes("bisection")) yield `group ${id} of ${kinds.join()} is merged`;
    }
  }
}

function* directMerges(step: Step): Iterable<string> {
  for (const { groups } of effectsOf(step, "merge")) {
    for (const { group, members, direct } of groups) {
      if (!direct) continue;
      const [commit] = members;
      if (commit === undefined || members.length > 1) {
        yield `group ${group} of ${members.length} is merged directly`;
        continue;
      }
      const entry = entryOf(step.after, commit.number);
      const others = valuesOf(step.after.groups).filter(({ id }) => id !== group);
      const inTheWay = others.find((other) => meet(step.after, entriesOf(step.after, other), [entry]));
      if (inTheWay !== undefined) yield `#${entry.number} is merged directly past group ${inTheWay.id}`;
      if (!entry.upToDate) yield `#${entry.number} is merged directly and lacks the tip`;
      if (step.after.settings.directMergeMode === "off") yield `#${entry.number} is merged directly`;
      if (step.after.phase !== "running") yield `#${entry.number} is merged directly while ${step.after.phase}`;
    }
  }
}
