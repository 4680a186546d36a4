/** This file restarts, clears, merges and fails the main groups. */

import { endAttempt, recordFailedSet, startBisection } from "./bisection.js";
import { canStillBeCleared } from "./depth.js";
import { aheadOf, ancestorsAt, targetsOf } from "./lanes.js";
import type { Group, GroupToMerge, QueueState, Run } from "./state.js";
import {
  backToPending,
  conclude,
  dissolve,
  endRun,
  entryOf,
  groupOf,
  invalidate,
  isInvalidated,
  iterateGroups,
  MERGING_RANK,
  move,
  moveMembers,
  nextOf,
  PREREQUISITE_FAILED,
  putGroup,
  removeGroup,
  type StepBuilder,
  stopRun,
  without,
} from "./step-builder.js";
import * as tree from "./tree.js";

/** Dissolves a group if its run does not contain exactly the changes of its merge. */
export function restartInvalid(builder: StepBuilder): void {
  const { invalidated, pushedByHand, lanesChanged } = builder;
  if (invalidated.size === 0 && !pushedByHand && !lanesChanged) return;
  let restarted: boolean;
  do {
    restarted = false;
    for (const group of iterateGroups(builder.queue)) {
      const reason = whyInvalid(builder, group);
      if (reason === null) continue;
      dissolve(builder, group, reason);
      restarted = true;
    }
  } while (restarted);
}

const LANES_CHANGED = "TESTS_RESTARTED_BY_API_REQUEST";

function whyInvalid(builder: StepBuilder, group: Group): string | null {
  const { queue, invalidated } = builder;
  if (builder.pushedByHand) return "MANUAL_PUSH_TO_TARGET_BRANCH";
  const run = group.run === null ? undefined : tree.get(queue.runs, group.run);
  const lost = run?.content.find((commit) => isInvalidated(builder, commit));
  if (lost !== undefined) return invalidated.get(lost.number)?.reason ?? null;
  if (group.clearedBy !== null && tree.get(queue.groups, group.clearedBy) === undefined) {
    return [...invalidated.values()].at(-1)?.reason ?? LANES_CHANGED;
  }
  if (!builder.lanesChanged || run === undefined || group.state === "merging") return null;
  const ahead = ancestorsAt(queue, targetsOf(queue, group.members), group.position);
  return ahead.every(({ id }) => group.ancestors.includes(id)) ? null : LANES_CHANGED;
}

/** Requests the merge of all passed groups without a group ahead. Returns true if there is such a group. */
export function requestMerges(builder: StepBuilder): boolean {
  const { queue } = builder;
  if (queue.phase === "paused") return false;
  const isSingle = queue.settings.mode === "single";
  const requests: GroupToMerge[] = [];
  for (const group of iterateGroups(queue)) {
    const isFree = group.state === "passed" && (isSingle || aheadOf(queue, group).every(isMerging));
    if (isFree) requests.push(requestMerge(builder, group));
    // In a single queue, no group behind this group can merge.
    else if (isSingle && !isMerging(group)) break;
  }
  if (requests.length === 0) return false;
  builder.effects.push({ type: "merge", groups: requests, method: queue.settings.mergeMethod });
  scheduleTick(builder);
  return true;
}

function isMerging({ state }: Group): boolean {
  return state === "merging";
}

/** Moves a group to the front, even before urgent groups, because it merges now. Returns the request. */
export function requestMerge(builder: StepBuilder, group: Group): GroupToMerge {
  const position = [MERGING_RANK, nextOf(builder, "position")] as const;
  builder.queue.order = tree.set(tree.remove(builder.queue.order, ...group.position), ...position, group.id);
  putGroup(builder, { ...group, position, state: "merging" });
  return { group: group.id, members: group.commits, direct: group.direct };
}

/** Requests a `time` event at this instant, after all other events of the instant. */
export function scheduleTick({ queue, nowMs }: StepBuilder): void {
  queue.tickDueMs = nowMs;
}

/** True when the host may still reply to other merges of the same request at this instant. */
export function isWaitingForAnswers({ queue, nowMs }: StepBuilder): boolean {
  return queue.tickDueMs === nowMs;
}

export function finishMerge(builder: StepBuilder, id: number, tip: string): void {
  const group = tree.get(builder.queue.groups, id);
  if (group?.state !== "merging") return;
  removeGroup(builder, group);
  const reason = group.direct ? "MERGE_GRAPH_DIRECT_MERGE" : "MERGE_GRAPH_MERGE";
  for (const number of group.members) conclude(builder, number, "merged", reason);
  builder.queue.tip = tip;
}

export function refuseMerge(builder: StepBuilder, id: number, number: number, reason: string): void {
  const group = tree.get(builder.queue.groups, id);
  if (group?.state !== "merging" || !group.members.includes(number)) return;
  putGroup(builder, { ...group, state: "passed" });
  endAttempt(builder, number, "failed", reason);
}

/** Finishes the run of a group. `failure` is the reason of a failure; null if the tests passed. */
export function endGroupRun(builder: StepBuilder, run: Run, group: Group, failure: string | null): void {
  endRun(builder, run, failure === null ? "passed" : "failed");
  putGroup(builder, { ...group, state: failure === null ? "passed" : "pending_failure", failure });
  if (failure === null) {
    moveMembers(builder, group, { to: "tests_passed", reason: "TEST_RUN_PASSED", run: run.id });
    return;
  }
  moveMembers(builder, group, { to: "pending_failure", run: run.id });
  if (group.kind === "main") builder.queue.failing = [...builder.queue.failing, group.id];
  else recordFailedSet(builder, group);
}

/** Clears the groups ahead of passed groups, from the front, if optimistic merging is on. */
export function clearAhead(builder: StepBuilder, passed: readonly number[]): void {
  if (!builder.queue.settings.canOptimisticallyMerge) return;
  const groups = passed.flatMap((id) => tree.get(builder.queue.groups, id) ?? []);
  for (const group of groups.filter(({ kind }) => kind === "main").toSorted(byPosition)) clear(builder, group);
}

function clear(builder: StepBuilder, { id: clearedBy, run, ancestors }: Group): void {
  for (const id of ancestors) {
    const group = tree.get(builder.queue.groups, id);
    if (group === undefined || group.state === "passed" || group.state === "merging") continue;
    stopRun(builder, group);
    builder.queue.failing = without(builder.queue.failing, id);
    builder.queue.reruns = without(builder.queue.reruns, id);
    if (group.run !== null) builder.queue.runs = tree.remove(builder.queue.runs, group.run);
    putGroup(builder, { ...group, state: "passed", clearedBy, run, failure: null });
    moveMembers(builder, group, { to: "tests_passed", reason: "SUCCESSOR_TEST_RUN_PASSED", run });
  }
}

/** Decides the first failure that no other group can clear. Returns true if there was such a failure. */
export function resolveFailures(builder: StepBuilder): boolean {
  const { queue } = builder;
  if (queue.failing.length === 0) return false;
  const failing = queue.failing.map((id) => groupOf(queue, id)).toSorted(byPosition);
  const mayBeCleared = canStillBeCleared(queue);
  const final = failing.find((group) => hasPassedBase(queue, group) && !mayBeCleared(group));
  if (final === undefined) return false;
  const [number] = final.members;
  if (final.members.length === 1 && number !== undefined) {
    endAttempt(builder, number, "failed", final.failure ?? "TEST_RUN_REQUIRED_STATUS_FAILED");
  } else {
    bisect(builder, final);
  }
  return true;
}

function byPosition(one: Group, other: Group): number {
  return one.position[0] - other.position[0] || one.position[1] - other.position[1];
}

function hasPassedBase(queue: QueueState, group: Group): boolean {
  return aheadOf(queue, group).every(({ state }) => state === "passed" || state === "merging");
}

function bisect(builder: StepBuilder, group: Group): void {
  const { queue } = builder;
  const predecessors = aheadOf(queue, group).flatMap(({ commits }) => commits);
  removeGroup(builder, group);
  for (const number of group.members) {
    const entry = entryOf(builder.queue, number);
    invalidate(builder, entry, PREREQUISITE_FAILED);
    move(builder, entry, { to: "pending", reason: "BISECTION_REQUIRED", run: null }, { group: null });
  }
  startBisection(builder, { root: group.members, predecessors });
}

/** Restarts the tests of a group in its position. Groups behind it continue. */
export function restartInPlace(builder: StepBuilder, group: Group, reason: string): void {
  stopRun(builder, group);
  if (group.run !== null) builder.queue.runs = tree.remove(builder.queue.runs, group.run);
  for (const number of group.members) backToPending(builder, number, reason);
  builder.queue.failing = without(builder.queue.failing, group.id);
  if (group.kind === "main") builder.queue.reruns = [...without(builder.queue.reruns, group.id), group.id];
  putGroup(builder, { ...group, state: "waiting", run: null, failure: null });
}
