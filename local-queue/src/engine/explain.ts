/** This file explains why each pull request in a queue waits, and finds the lanes of the queue. */
import type { Candidate } from "./batches.js";
import { createHold, type FailureWindow, followFailure, isOpen } from "./depth.js";
import { aheadOf, createTargetSet, include, overlap, type TargetSet, targetsOf } from "./lanes.js";
import type { Bisection, Group, QueueState } from "./state.js";
import { groupOf, groupsInOrder } from "./step-builder.js";
import * as tree from "./tree.js";

/** Reason for a wait. Lists contain numbers of pull requests in the order of the queue. */
export type Explanation =
  | { readonly why: "paused" }
  /** All slots are in use. `first` is the number of groups that start before this one. */
  | { readonly why: "slot"; readonly kind: Group["kind"]; readonly used: number; readonly of: number; first: number }
  | { readonly why: "starting" | "testing"; readonly on: readonly number[] }
  /**
   * The tests passed, in its own run or in a run of `clearedBy`. The merges of the pull requests in `after` come first.
   */
  | { readonly why: "passed"; readonly clearedBy: readonly number[]; readonly after: readonly number[] }
  | { readonly why: "merging"; readonly direct: boolean }
  /**
   * The tests failed. The queue decides after the pull requests in `after`, or after the tests of all in `mayClear`.
   */
  | {
      readonly why: "failed";
      readonly reason: string;
      readonly after: readonly number[];
      readonly mayClear: readonly number[];
    }
  /** The pull requests ahead in the lane, `members`, have no test run yet. */
  | { readonly why: "behind"; readonly members: readonly number[] }
  /** The failures ahead, `failures`, are undecided and further away than the pending failure depth. */
  | { readonly why: "held"; readonly failures: readonly number[] }
  | { readonly why: "delayed"; readonly delay: NonNullable<Candidate["delay"]> };

/** Group in the order of the queue, or a candidate without a group. */
export interface ExplainedPosition {
  readonly group: Group | null;
  readonly members: readonly number[];
  readonly explanation: Explanation;
}

export function explainQueue(
  queue: QueueState,
  candidates: readonly Candidate[],
  nowMs: number,
): readonly ExplainedPosition[] {
  const groups = groupsInOrder(queue);
  const positions = [
    ...groups.map((group) => ({ group, members: group.members })),
    ...candidates.map(({ members }) => ({ group: null, members })),
  ];
  const { mayClear, holders } = followFailures(queue, positions);
  const explanations = explainCandidates(queue, candidates, nowMs, holders.slice(groups.length));
  return positions.map(({ group, members }, index) => ({
    group,
    members,
    explanation:
      group === null
        ? (explanations[index - groups.length] ?? { why: "paused" })
        : explainGroup(queue, group, mayClear.get(group.id) ?? []),
  }));
}

function explainGroup(queue: QueueState, group: Group, mayClear: readonly number[]): Explanation {
  const ahead = aheadOf(queue, group);
  switch (group.state) {
    case "waiting":
      return explainSlot(queue, 0);
    case "starting":
    case "testing":
      return { why: group.state, on: membersOf(ahead) };
    case "passed": {
      const clearing = group.clearedBy === null ? undefined : tree.get(queue.groups, group.clearedBy);
      const after = membersOf(ahead.filter(({ state }) => state !== "merging"));
      return { why: "passed", clearedBy: clearing?.members ?? [], after };
    }
    case "merging":
      return { why: "merging", direct: group.direct };
    case "pending_failure": {
      const after = membersOf(ahead.filter(({ state }) => state !== "passed" && state !== "merging"));
      return { why: "failed", reason: failureOf(group), after, mayClear: after.length > 0 ? [] : mayClear };
    }
  }
}

function membersOf(groups: readonly Group[]): readonly number[] {
  return groups.flatMap(({ members }) => members);
}

function failureOf({ failure }: Group): string {
  return failure ?? "TEST_RUN_REQUIRED_STATUS_FAILED";
}

/** Explains the wait for a slot. All lanes share the slots. */
function explainSlot({ settings, slots, phase }: QueueState, first: number): Explanation {
  if (phase === "paused") return { why: "paused" };
  const used = slots.main + (settings.bisectionConcurrency === 0 ? slots.bisection : 0);
  return { why: "slot", kind: "main", used, of: settings.concurrency, first };
}

interface Failures {
  /** Members of the groups behind a failed group that can still clear it, by the id of the failed group. */
  readonly mayClear: ReadonlyMap<number, readonly number[]>;
  /** Pull requests of the failures that a position waits for, by the index of the position. */
  readonly holders: readonly (readonly number[])[];
}

function followFailures(
  queue: QueueState,
  positions: readonly { readonly group: Group | null; readonly members: readonly number[] }[],
): Failures {
  const windows: { readonly failing: Group; readonly window: FailureWindow; readonly behind: number[] }[] = [];
  const holders = positions.map(({ group, members }) => {
    const held: number[] = [];
    const targets = targetsOf(queue, members);
    for (const { failing, window, behind } of windows) {
      const placement = window.add(targets);
      if (placement === "far") held.push(...failing.members);
      if (placement === "near" && (group === null || isOpen(group))) behind.push(...members);
    }
    if (group?.state === "pending_failure") {
      windows.push({ failing: group, window: followFailure(queue, group), behind: [] });
    }
    return held;
  });
  return { mayClear: new Map(windows.map(({ failing, behind }) => [failing.id, behind])), holders };
}

function explainCandidates(
  queue: QueueState,
  candidates: readonly Candidate[],
  nowMs: number,
  holders: readonly (readonly number[])[],
): readonly Explanation[] {
  const hold = createHold(queue);
  const blocked = createTargetSet();
  let first = queue.reruns.length;
  const targets = candidates.map(({ members }) => targetsOf(queue, members));
  return candidates.map((candidate, index) => {
    const own = targets[index] ?? createTargetSet();
    if (queue.phase === "paused") return { why: "paused" };
    const isBlocked = overlap(blocked, own);
    if (isBlocked || hold.isHeld(candidate, own)) {
      include(blocked, own);
      if (!isBlocked) return { why: "held", failures: holders[index] ?? [] };
      const ahead = targets.findLastIndex((other, at) => at < index && overlap(other, own));
      return { why: "behind", members: candidates[ahead]?.members ?? [] };
    }
    const { delay } = candidate;
    if (delay !== null && delay.untilMs > nowMs) {
      include(blocked, own);
      return { why: "delayed", delay };
    }
    hold.follow(own);
    first += 1;
    return explainSlot(queue, first - 1);
  });
}

export function explainBisection(queue: QueueState, { groups: ids }: Bisection): readonly ExplainedPosition[] {
  const groups = ids.map((id) => groupOf(queue, id));
  return groups.map((group, index) => {
    const ahead = membersOf(groups.slice(0, index));
    return { group, members: group.members, explanation: explainBisected(queue, group, ahead) };
  });
}

function explainBisected(queue: QueueState, group: Group, ahead: readonly number[]): Explanation {
  const { settings, slots, phase } = queue;
  switch (group.state) {
    case "waiting":
      if (settings.bisectionConcurrency === 0 || phase === "paused") return explainSlot(queue, 0);
      return { why: "slot", kind: "bisection", used: slots.bisection, of: settings.bisectionConcurrency, first: 0 };
    case "starting":
    case "testing":
      return { why: group.state, on: ahead };
    case "passed":
    case "merging":
      return { why: "passed", clearedBy: [], after: ahead };
    case "pending_failure":
      return { why: "failed", reason: failureOf(group), after: ahead, mayClear: [] };
  }
}

/**
 * Finds the lanes. Each lane contains the indexes of positions that share targets, directly or through other positions.
 */
export function findLanes(
  queue: QueueState,
  positions: readonly { readonly members: readonly number[] }[],
): readonly (readonly number[])[] {
  const lanes: { readonly targets: TargetSet; readonly indexes: number[] }[] = [];
  for (const [index, { members }] of positions.entries()) {
    const targets = targetsOf(queue, members);
    const met = lanes.filter((each) => overlap(each.targets, targets));
    const [lane = { targets: createTargetSet(), indexes: [] }, ...others] = met;
    if (met.length === 0) lanes.push(lane);
    for (const joined of [...others, { targets, indexes: [index] }]) {
      include(lane.targets, joined.targets);
      lane.indexes.push(...joined.indexes);
    }
    for (const other of others) lanes.splice(lanes.indexOf(other), 1);
  }
  return lanes.map(({ indexes }) => indexes.toSorted((one, other) => one - other));
}
