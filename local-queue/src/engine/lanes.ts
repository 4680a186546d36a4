/**
 * Lanes of groups that wait for each other. A single queue is one lane. In a parallel queue, groups with common targets
 * are in one lane.
 */

import type { Group, QueueState } from "./state.js";
import { entryOf, groupsInOrder } from "./step-builder.js";
import * as tree from "./tree.js";

/** Union of the targets of several changes. Adding a change modifies the set. */
export interface TargetSet {
  all: boolean;
  readonly names: Set<string>;
}

export function createTargetSet(): TargetSet {
  return { all: false, names: new Set() };
}

/** Returns the union of the members' targets. A member without an upload counts as `ALL`. */
export function targetsOf(queue: QueueState, members: readonly number[]): TargetSet {
  const sum = createTargetSet();
  if (queue.settings.mode === "single") return { ...sum, all: true };
  for (const number of members) {
    const { targets } = entryOf(queue, number);
    if (targets === null || targets === "ALL") sum.all = true;
    else for (const name of targets) sum.names.add(name);
  }
  return sum;
}

export function include(sum: TargetSet, { all, names }: TargetSet): void {
  sum.all ||= all;
  if (!sum.all) for (const name of names) sum.names.add(name);
}

export function overlap(one: TargetSet, other: TargetSet): boolean {
  if (isEmpty(one) || isEmpty(other)) return false;
  if (one.all || other.all) return true;
  const [few, many] = one.names.size < other.names.size ? [one.names, other.names] : [other.names, one.names];
  for (const name of few) if (many.has(name)) return true;
  return false;
}

export function isEmpty({ all, names }: TargetSet): boolean {
  return !all && names.size === 0;
}

/** Returns the groups ahead of a position, in order, whose changes its tests contain. */
export function ancestorsAt(queue: QueueState, targets: TargetSet, position: Group["position"]): readonly Group[] {
  const ahead = groupsInOrder(queue).filter((group) => isBefore(group.position, position));
  if (queue.settings.mode === "single") return ahead;
  const lane = createTargetSet();
  include(lane, targets);
  const found: Group[] = [];
  for (const group of ahead.toReversed()) {
    const own = targetsOf(queue, group.members);
    if (!overlap(lane, own)) continue;
    include(lane, own);
    found.push(group);
  }
  return found.toReversed();
}

function isBefore([urgent, order]: Group["position"], [otherUrgent, otherOrder]: Group["position"]): boolean {
  return urgent < otherUrgent || (urgent === otherUrgent && order < otherOrder);
}

export function aheadOf({ groups }: QueueState, { ancestors }: Group): readonly Group[] {
  const ahead: Group[] = [];
  for (const id of ancestors) {
    const group = tree.get(groups, id);
    if (group !== undefined) ahead.push(group);
  }
  return ahead;
}
