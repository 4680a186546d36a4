/** What happens to the groups of the line: tested again, cleared, merged, or given up. */

import { startSession } from "./bisection.js";
import { clearanceOf } from "./depth.js";
import {
  backToPending,
  conclude,
  type Draft,
  dissolve,
  endRun,
  entryOf,
  groupOf,
  isGone,
  lineOf,
  MERGING_PLACE,
  move,
  nextOf,
  notice,
  putGroup,
  removeGroup,
  stopRun,
  without,
} from "./draft.js";
import { aheadOf, ancestorsAt, targetsOf } from "./lanes.js";
import type { Group, GroupToMerge, QueueState, Run } from "./state.js";
import * as tree from "./tree.js";

/**
 * Tests again what shows no longer what would be merged: a change ahead left unmerged, another one came ahead, somebody
 * pushed to the branch, or the run behind that cleared it is void.
 */
export function restartInvalid(draft: Draft): void {
  const { gone, pushedByHand, lanesChanged } = draft;
  if (gone.size === 0 && !pushedByHand && !lanesChanged) return;
  let restarted: boolean;
  do {
    restarted = false;
    for (const group of lineOf(draft.queue)) {
      const reason = whyInvalid(draft, group);
      if (reason === null) continue;
      dissolve(draft, group, reason);
      restarted = true;
    }
  } while (restarted);
}

const PUSHED = "MANUAL_PUSH_TO_TARGET_BRANCH";
const LANES_CHANGED = "TESTS_RESTARTED_BY_API_REQUEST";

function whyInvalid(draft: Draft, group: Group): string | null {
  const { queue, gone } = draft;
  if (draft.pushedByHand) return PUSHED;
  const run = group.run === null ? undefined : tree.get(queue.runs, group.run);
  const lost = run?.content.find((commit) => isGone(draft, commit));
  if (lost !== undefined) return gone.get(lost.number)?.reason ?? null;
  if (group.vouchedBy !== null && tree.get(queue.groups, group.vouchedBy) === undefined) {
    return [...gone.values()].at(-1)?.reason ?? LANES_CHANGED;
  }
  if (!draft.lanesChanged || run === undefined || group.state === "merging") return null;
  const ahead = ancestorsAt(queue, targetsOf(queue, group.members), group.place);
  return ahead.every(({ id }) => group.ancestors.includes(id)) ? null : LANES_CHANGED;
}

/** Asks the host to merge everything that has passed and waits for nobody. Gives whether there is an answer to wait for. */
export function askMerges(draft: Draft): boolean {
  const { queue } = draft;
  if (queue.phase === "paused") return false;
  const isSingle = queue.settings.mode === "single";
  const asked: GroupToMerge[] = [];
  for (const group of lineOf(queue)) {
    const isFree = group.state === "passed" && (isSingle || aheadOf(queue, group).every(isMerging));
    if (isFree) asked.push(toMerge(draft, group));
    // In a single queue everything ahead is merging up to here, and no group behind can be free.
    else if (isSingle && !isMerging(group)) break;
  }
  if (asked.length === 0) return false;
  draft.effects.push({ type: "merge", groups: asked, method: queue.settings.mergeMethod });
  lookAgain(draft);
  return true;
}

function isMerging({ state }: Group): boolean {
  return state === "merging";
}

/** What is merged stands in front of everything, even of those who skip the line. */
export function toMerge(draft: Draft, group: Group): GroupToMerge {
  const place = [MERGING_PLACE, nextOf(draft, "place")] as const;
  draft.queue.line = tree.set(tree.remove(draft.queue.line, ...group.place), ...place, group.id);
  putGroup(draft, { ...group, place, state: "merging" });
  return { group: group.id, members: group.commits, direct: group.direct };
}

/** Wants a `time` event of this instant: nothing else follows before everything of the instant is known. */
export function lookAgain({ queue, nowMs }: Draft): void {
  queue.tickDueMs = nowMs;
}

/** Of several merges that were asked for at once, the first answer is not all that the host may say. */
export function isWaitingForAnswers({ queue, nowMs }: Draft): boolean {
  return queue.tickDueMs === nowMs;
}

export function finishMerge(draft: Draft, id: number, tip: string): void {
  const group = tree.get(draft.queue.groups, id);
  if (group?.state !== "merging") return;
  removeGroup(draft, group);
  const reason = group.direct ? "MERGE_GRAPH_DIRECT_MERGE" : "MERGE_GRAPH_MERGE";
  for (const number of group.members) conclude(draft, number, "merged", reason);
  draft.queue.tip = tip;
}

export function refuseMerge(draft: Draft, id: number, number: number, reason: string): void {
  const group = tree.get(draft.queue.groups, id);
  if (group?.state !== "merging" || !group.members.includes(number)) return;
  putGroup(draft, { ...group, state: "passed" });
  giveUp(draft, { ...group, state: "passed" }, number, reason);
}

const PREREQUISITE_FAILED = "PREREQUISITE_MERGE_ITEM_FAILED";

/** One member fails; the others go on without it. */
export function giveUp(draft: Draft, group: Group, number: number, reason: string): void {
  notice(draft, entryOf(draft.queue, number), PREREQUISITE_FAILED);
  conclude(draft, number, "failed", reason);
  dissolve(draft, group, PREREQUISITE_FAILED);
}

const TEST_RUN_PASSED = "TEST_RUN_PASSED";

export function endMainRun(draft: Draft, run: Run, group: Group, failure: string | null): void {
  endRun(draft, run, failure === null ? "passed" : "failed");
  if (failure === null) {
    putGroup(draft, { ...group, state: "passed" });
    moveMembers(draft, group, { to: "tests_passed", reason: TEST_RUN_PASSED, run: run.id });
  } else {
    putGroup(draft, { ...group, state: "pending_failure", failure });
    draft.queue.failing = [...draft.queue.failing, group.id];
    moveMembers(draft, group, { to: "pending_failure", run: run.id });
  }
}

export function moveMembers(draft: Draft, { members }: Group, how: Parameters<typeof move>[2]): void {
  for (const number of members) move(draft, entryOf(draft.queue, number), how);
}

/** Optimistic merging: clears what groups that have just passed were tested on, the foremost of them first. */
export function clearAhead(draft: Draft, passed: readonly number[]): void {
  if (!draft.queue.settings.canOptimisticallyMerge) return;
  const groups = passed.flatMap((id) => tree.get(draft.queue.groups, id) ?? []);
  for (const group of groups.filter(({ kind }) => kind === "main").toSorted(byPlace)) vouch(draft, group);
}

/** Optimistic merging: tests that passed contain everything ahead, so all of that has passed too. */
function vouch(draft: Draft, { id: vouchedBy, run, ancestors }: Group): void {
  for (const id of ancestors) {
    const group = tree.get(draft.queue.groups, id);
    if (group === undefined || group.state === "passed" || group.state === "merging") continue;
    stopRun(draft, group);
    draft.queue.failing = without(draft.queue.failing, id);
    draft.queue.reruns = without(draft.queue.reruns, id);
    if (group.run !== null) draft.queue.runs = tree.remove(draft.queue.runs, group.run);
    putGroup(draft, { ...group, state: "passed", vouchedBy, run, failure: null });
    moveMembers(draft, group, { to: "tests_passed", reason: "SUCCESSOR_TEST_RUN_PASSED", run });
  }
}

/** Decides failures that nothing can clear any more. Gives whether one was. */
export function giveVerdicts(draft: Draft): boolean {
  const { queue } = draft;
  if (queue.failing.length === 0) return false;
  const failing = queue.failing.map((id) => groupOf(queue, id)).toSorted(byPlace);
  const mayBeCleared = clearanceOf(queue);
  // Once everything ahead has passed or is gone, and nothing that is tested on top of it could still clear it.
  const decided = failing.find((group) => isBaseSure(queue, group) && !mayBeCleared(group));
  if (decided === undefined) return false;
  const [number] = decided.members;
  if (decided.members.length === 1 && number !== undefined) {
    giveUp(draft, decided, number, decided.failure ?? "TEST_RUN_REQUIRED_STATUS_FAILED");
  } else {
    bisect(draft, decided);
  }
  return true;
}

function byPlace(one: Group, other: Group): number {
  return one.place[0] - other.place[0] || one.place[1] - other.place[1];
}

function isBaseSure(queue: QueueState, group: Group): boolean {
  return aheadOf(queue, group).every(({ state }) => state === "passed" || state === "merging");
}

/** A batch that failed leaves the line, and its members are searched for what broke it. */
function bisect(draft: Draft, group: Group): void {
  const { queue } = draft;
  const predecessors = aheadOf(queue, group).flatMap(({ commits }) => commits);
  removeGroup(draft, group);
  for (const number of group.members) {
    const entry = entryOf(draft.queue, number);
    notice(draft, entry, PREREQUISITE_FAILED);
    move(draft, entry, { to: "pending", reason: "BISECTION_REQUIRED", run: null }, { group: null });
  }
  startSession(draft, { root: group.members, predecessors });
}

/** New tests on request, in the same place; what is tested on top of it goes on. */
export function restartInPlace(draft: Draft, group: Group, reason: string): void {
  stopRun(draft, group);
  if (group.run !== null) draft.queue.runs = tree.remove(draft.queue.runs, group.run);
  for (const number of group.members) backToPending(draft, number, reason);
  draft.queue.failing = without(draft.queue.failing, group.id);
  if (group.kind === "main") draft.queue.reruns = [...without(draft.queue.reruns, group.id), group.id];
  putGroup(draft, { ...group, state: "waiting", run: null, failure: null });
}
