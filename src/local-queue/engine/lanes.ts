/** Who stands in front of whom: a single queue is one line, in a parallel one only those who share targets meet. */
import { entryOf, wholeLineOf } from "./draft.js";
import type { Group, QueueState } from "./state.js";
import * as tree from "./tree.js";

/** What several changes impact together. It grows while it is put together. */
export interface TargetSet {
  all: boolean;
  readonly names: Set<string>;
}

export function noTargets(): TargetSet {
  return { all: false, names: new Set() };
}

/** In a single queue everybody meets everybody; what nothing was said about could impact anything. */
export function targetsOf(queue: QueueState, members: readonly number[]): TargetSet {
  const sum = noTargets();
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

/** `ALL` meets whoever impacts anything; an empty list meets nobody. */
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

/** The groups of the line, in its order, that something at a place is tested on top of; null is the place at its end. */
export function ancestorsAt(queue: QueueState, targets: TargetSet, place: Group["place"] | null): readonly Group[] {
  const line = wholeLineOf(queue);
  const ahead = place === null ? line : line.filter((group) => isBefore(group.place, place));
  if (queue.settings.mode === "single") return ahead;
  const lane = noTargets();
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

function isBefore([urgent, order]: Group["place"], [otherUrgent, otherOrder]: Group["place"]): boolean {
  return urgent < otherUrgent || (urgent === otherUrgent && order < otherOrder);
}

/** Those of the groups ahead of one that are still there. */
export function aheadOf({ groups }: QueueState, { ancestors }: Group): readonly Group[] {
  const ahead: Group[] = [];
  for (const id of ancestors) {
    const group = tree.get(groups, id);
    if (group !== undefined) ahead.push(group);
  }
  return ahead;
}
