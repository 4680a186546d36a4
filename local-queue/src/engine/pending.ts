/**
 * Finds the pending entries that matter. A long queue has thousands of them, and most of them wait behind others in all
 * of their lanes.
 */
import { createTargetSet, include, isEmpty, type TargetSet, targetsOf } from "./lanes.js";
import type { QueueState } from "./state.js";
import { entryOf } from "./step-builder.js";
import * as tree from "./tree.js";

export const URGENT = 0;

/** Size from which a part of the pending entries has a stored summary. */
const LARGE_PART = 16;

/**
 * Union of the targets in each large part of the pending entries; null if such a union cannot describe an entry in it.
 * A step changes few parts, so that most summaries remain valid.
 */
const summaries = new WeakMap<tree.Node<number>, TargetSet | null>();

/**
 * Yields pending entries in order. Leaves out most entries whose targets are all in `done`, which may grow meanwhile.
 * Never leaves out an entry that overlaps nothing, is urgent or must be tested alone.
 */
export function pendingOutside(queue: QueueState, done: TargetSet): Generator<number, void, undefined> {
  return tree.values(queue.pending, (part) => {
    if (part.size < LARGE_PART || isEmpty(done)) return false;
    const sum = summarize(queue, part);
    return sum !== null && isWithin(sum, done);
  });
}

function summarize(queue: QueueState, part: tree.Tree<number>): TargetSet | null {
  if (part === null) return createTargetSet();
  const known = summaries.get(part);
  if (known !== undefined) return known;
  const { noBatch, priority } = entryOf(queue, part.value);
  let sum: TargetSet | null = targetsOf(queue, [part.value]);
  if (noBatch || priority === URGENT || isEmpty(sum)) sum = null;
  for (const side of [part.left, part.right]) {
    const other = sum === null ? null : summarize(queue, side);
    if (sum !== null && other !== null) include(sum, other);
    else sum = null;
  }
  if (part.size >= LARGE_PART) summaries.set(part, sum);
  return sum;
}

function isWithin({ all, names }: TargetSet, other: TargetSet): boolean {
  if (other.all) return true;
  if (all || names.size > other.names.size) return false;
  for (const name of names) if (!other.names.has(name)) return false;
  return true;
}
