/**
 * A bisection finds the members that made a batch fail. It tests halves of the batch outside of the queue's order, each
 * on top of the groups ahead. If the first half passes, the queue clears it, and it is pending again. If it fails, the
 * bisection splits it, until a single member fails: the cause.
 */

import { type Bisection, type Commit, type Conclusion, type Group, isLive, type QueueState } from "./state.js";
import {
  backToPending,
  conclude,
  createGroup,
  dissolve,
  enterPending,
  entryOf,
  groupOf,
  invalidate,
  moveMembers,
  nextOf,
  PREREQUISITE_FAILED,
  putGroup,
  removeGroup,
  type StepBuilder,
  stopRun,
} from "./step-builder.js";
import * as tree from "./tree.js";

const BY_OPTIMIZATION = "TEST_RUN_FAILED_BY_OPTIMIZATION";

export function startBisection(
  builder: StepBuilder,
  { root, predecessors }: Pick<Bisection, "root" | "predecessors">,
): void {
  const { queue } = builder;
  const id = nextOf(builder, "bisection");
  const groups = halvesOf(root).map((members) => addGroup(builder, { bisection: id, members, reused: [] }));
  const failedSets = isSkipping(queue) ? [keyOf(root)] : [];
  const bisection: Bisection = { id, root, base: queue.tip, predecessors, prefix: [], groups, failedSets };
  queue.bisections = [...queue.bisections, bisection];
  builder.effects.push({ type: "bisection-started", bisection: id, members: root });
}

function isSkipping({ settings }: Pick<QueueState, "settings">): boolean {
  return settings.optimizationMode === "bisection_skip_redundant_tests";
}

function halvesOf(members: readonly number[]): readonly (readonly number[])[] {
  const middle = Math.ceil(members.length / 2);
  return [members.slice(0, middle), members.slice(middle)].filter(({ length }) => length > 0);
}

function addGroup(builder: StepBuilder, given: Pick<Group, "bisection" | "members" | "reused">): number {
  return createGroup(builder, { ...given, kind: "bisection", position: [0, 0] }).id;
}

function keyOf(members: readonly number[]): string {
  return members.toSorted((one, other) => one - other).join(" ");
}

/** Continues all bisections until each needs another test. Returns true if anything changed. */
export function settleBisections(builder: StepBuilder): boolean {
  return [...builder.queue.bisections].map((bisection) => settleBisection(builder, bisection)).some(Boolean);
}

function settleBisection(builder: StepBuilder, bisection: Bisection): boolean {
  const [firstId] = bisection.groups;
  if (firstId === undefined) {
    builder.queue.bisections = builder.queue.bisections.filter(({ id }) => id !== bisection.id);
    builder.effects.push({ type: "bisection-ended", bisection: bisection.id });
    return true;
  }
  const first = groupOf(builder.queue, firstId);
  const [only] = first.members;
  if (first.state === "passed") {
    clear(builder, bisection, first);
  } else if (first.state !== "pending_failure") {
    return isSkipping(builder.queue) && reuseFailure(builder, bisection);
  } else if (first.members.length === 1 && only !== undefined) {
    endAttempt(builder, only, "failed", first.failure ?? BY_OPTIMIZATION);
  } else {
    moveMembers(builder, first, { to: "pending", reason: "BISECTION_REQUIRED", run: null });
    cut(builder, bisection, first, []);
  }
  return true;
}

function clear(builder: StepBuilder, bisection: Bisection, group: Group): void {
  removeGroup(builder, group);
  moveMembers(builder, group, { to: "pending", reason: "BISECTION_TEST_RUN_PASSED", run: null });
  for (const number of group.members) enterPending(builder, number);
  putBisection(builder, {
    ...bisection,
    prefix: [...bisection.prefix, ...group.commits],
    groups: bisection.groups.slice(1),
  });
}

function putBisection({ queue }: StepBuilder, bisection: Bisection): void {
  queue.bisections = queue.bisections.map((other) => (other.id === bisection.id ? bisection : other));
}

function cut(builder: StepBuilder, bisection: Bisection, group: Group, reused: readonly number[]): void {
  removeGroup(builder, group);
  const halves = halvesOf(group.members).map((members) =>
    addGroup(builder, { bisection: bisection.id, members, reused }),
  );
  putBisection(builder, { ...bisection, groups: bisection.groups.flatMap((id) => (id === group.id ? halves : [id])) });
}

/** Splits a group without a test if the same set of changes has already failed. */
function reuseFailure(builder: StepBuilder, bisection: Bisection): boolean {
  const { queue } = builder;
  let ahead = bisection.prefix.map(({ number }) => number);
  for (const id of bisection.groups) {
    const group = groupOf(queue, id);
    ahead = [...ahead, ...group.members];
    if (group.state !== "waiting" || !bisection.failedSets.includes(keyOf(ahead))) continue;
    if (group.members.length > 1) {
      cut(builder, bisection, group, [...group.reused, nextOf(builder, "split")]);
    } else {
      putGroup(builder, { ...group, state: "pending_failure", failure: BY_OPTIMIZATION });
      moveMembers(builder, group, { to: "pending_failure" });
    }
    return true;
  }
  return false;
}

/**
 * Finishes an attempt, and restarts all tests that contain it with the reason `why`. In a bisection, these are the
 * tests of its group and of the groups behind, whose failures no longer count.
 */
export function endAttempt(
  builder: StepBuilder,
  number: number,
  to: Conclusion,
  reason: string,
  why = PREREQUISITE_FAILED,
): void {
  const { queue } = builder;
  const entry = entryOf(queue, number);
  invalidate(builder, entry, why);
  conclude(builder, number, to, reason);
  const group = entry.group === null ? undefined : tree.get(queue.groups, entry.group);
  if (group?.kind === "main") dissolve(builder, group, why);
  const bisection = queue.bisections.find(({ id }) => id === group?.bisection);
  if (group === undefined || bisection === undefined) return;
  const behind = bisection.groups.slice(bisection.groups.indexOf(group.id)).map((id) => groupOf(queue, id));
  const left = behind.map((each) => ({ ...each, members: each.members.filter((other) => other !== number) }));
  replaceGroups(builder, bisection, left, why);
}

/** Replaces the groups at the end of a bisection with new groups that wait for a run. */
function replaceGroups(builder: StepBuilder, bisection: Bisection, groups: readonly Group[], reason: string): void {
  const at = groups[0] === undefined ? bisection.groups.length : bisection.groups.indexOf(groups[0].id);
  for (const group of groups) {
    stopRun(builder, group);
    removeGroup(builder, group);
    for (const number of group.members) backToPending(builder, number, reason);
  }
  const fresh = undoSplits(groups).map((members) =>
    addGroup(builder, { bisection: bisection.id, members, reused: [] }),
  );
  putBisection(builder, { ...bisection, groups: [...bisection.groups.slice(0, at), ...fresh] });
}

/** Returns the members of each group. Joins groups that were split without a test. */
function undoSplits(groups: readonly Group[]): readonly (readonly number[])[] {
  const joined: { readonly split: number | undefined; readonly members: readonly number[] }[] = [];
  for (const { members, reused } of groups) {
    const before = joined.at(-1);
    const [split] = reused;
    if (before !== undefined && split !== undefined && before.split === split) {
      joined[joined.length - 1] = { split, members: [...before.members, ...members] };
    } else {
      joined.push({ split, members });
    }
  }
  return joined.map(({ members }) => members).filter(({ length }) => length > 0);
}

/**
 * Restarts bisections after a push to the branch, or after the loss of a commit ahead. Merges by the queue restart no
 * bisection.
 */
export function restartBisections(builder: StepBuilder): void {
  const { queue, invalidated, pushedByHand } = builder;
  for (const bisection of pushedByHand || invalidated.size > 0 ? queue.bisections : []) {
    const isLost = ({ number, attempt }: Commit): boolean => {
      const entry = entryOf(queue, number);
      return entry.attempt !== attempt || entry.state === "failed" || entry.state === "cancelled";
    };
    const lost = [...bisection.predecessors, ...bisection.prefix].filter(isLost);
    if (lost.length === 0 && !pushedByHand) continue;
    const stays = (commit: Commit): boolean =>
      !isLost(commit) && (!pushedByHand || isLive(entryOf(queue, commit.number)));
    const rebased: Bisection = {
      ...bisection,
      base: pushedByHand ? queue.tip : bisection.base,
      predecessors: bisection.predecessors.filter(stays),
      prefix: bisection.prefix.filter(stays),
      // A failure on the old base may not occur on the new base.
      failedSets: [],
    };
    const [first] = lost;
    const cause = first === undefined ? undefined : invalidated.get(first.number)?.reason;
    const groups = bisection.groups.map((id) => groupOf(queue, id));
    replaceGroups(
      builder,
      rebased,
      groups,
      pushedByHand ? "MANUAL_PUSH_TO_TARGET_BRANCH" : (cause ?? PREREQUISITE_FAILED),
    );
  }
}

export function contentAhead(queue: QueueState, bisection: Bisection, group: Group): readonly Commit[] {
  const ahead = bisection.groups.slice(0, bisection.groups.indexOf(group.id));
  return [...bisection.predecessors, ...bisection.prefix, ...ahead.flatMap((id) => groupOf(queue, id).commits)];
}

/** Stores a set of changes that failed together. */
export function recordFailedSet(builder: StepBuilder, group: Group): void {
  const { queue } = builder;
  const bisection = queue.bisections.find(({ id }) => id === group.bisection);
  if (bisection === undefined || !isSkipping(queue)) return;
  const at = bisection.groups.indexOf(group.id) + 1;
  const members = bisection.groups.slice(0, at).flatMap((id) => groupOf(queue, id).members);
  const set = keyOf([...bisection.prefix.map(({ number }) => number), ...members]);
  putBisection(builder, { ...bisection, failedSets: [...bisection.failedSets, set] });
}
