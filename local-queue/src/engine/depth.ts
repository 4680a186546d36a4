/**
 * Pending failure depth: the number of groups behind a failure that are tested on top of it and can clear it. Groups
 * further behind wait for the decision about the failure.
 */
import { type Candidate, formCandidates } from "./batches.js";
import { createTargetSet, include, isEmpty, overlap, type TargetSet, targetsOf } from "./lanes.js";
import { URGENT } from "./pending.js";
import type { Group, QueueState } from "./state.js";
import { entryOf, groupsInOrder } from "./step-builder.js";

/**
 * Returns a function that checks a failed group. It returns true if a group within the depth is being tested, or can
 * still be tested.
 */
export function canStillBeCleared(queue: QueueState): (failing: Group) => boolean {
  const depth = queue.settings.pendingFailureDepth;
  if (depth === 0) return () => false;
  const positionAt = memoize(positionsOf(queue));
  return (failing) => {
    const window = followFailure(queue, failing);
    let isBehind = false;
    for (let index = 0; ; index += 1) {
      const position = positionAt(index);
      if (position === undefined || window.isOver()) return false;
      const { group, targets } = position;
      if (isBehind && window.add(targets) === "near" && position.mayClear) return true;
      isBehind ||= group?.id === failing.id;
    }
  };
}

export function isOpen({ state }: Group): boolean {
  return state === "waiting" || state === "starting" || state === "testing";
}

interface Position {
  readonly group: Group | null;
  readonly targets: TargetSet;
  /** True when the position is being tested, or can be tested before the decisions about all failures. */
  readonly mayClear: boolean;
}

/**
 * Yields groups and candidates in the order of their tests. Urgent ones are first. A candidate is stuck if it must wait
 * for a failure, or is behind such a candidate in its lane. Leaves out candidates that only have targets of stuck ones,
 * because they change the position of no candidate that is not stuck.
 */
function* positionsOf(queue: QueueState): Generator<Position, void, undefined> {
  const groups = groupsInOrder(queue);
  const ofGroup = (group: Group) => ({ group, targets: targetsOf(queue, group.members), mayClear: isOpen(group) });
  yield* groups.filter(isInFront).map(ofGroup);
  const hold = createHold(queue);
  const stuck = createTargetSet();
  const skipped = createTargetSet();
  let isInFrontDone = false;
  for (const candidate of formCandidates(queue, skipped)) {
    if (!isInFrontDone && !isUrgent(queue, candidate)) {
      isInFrontDone = true;
      yield* groups.filter((group) => !isInFront(group)).map(ofGroup);
    }
    const targets = targetsOf(queue, candidate.members);
    const isStuck = overlap(stuck, targets) || hold.isHeld(candidate, targets);
    if (isStuck) include(stuck, targets);
    else hold.follow(targets);
    // Groups are behind the urgent candidates, so that each of these candidates counts.
    if (isStuck && isInFrontDone) include(skipped, targets);
    yield { group: null, targets, mayClear: !isStuck };
  }
  if (!isInFrontDone) yield* groups.filter((group) => !isInFront(group)).map(ofGroup);
}

function isInFront({ position }: Group): boolean {
  return position[0] <= 0;
}

function isUrgent(queue: QueueState, { members: [leader = 0] }: Pick<Candidate, "members">): boolean {
  return entryOf(queue, leader).priority === URGENT;
}

/** Returns a function that reads an item of a generator by its index. It reads only the items up to this index. */
function memoize<Item>(source: Iterator<Item, void, undefined>): (index: number) => Item | undefined {
  const items: Item[] = [];
  return (index) => {
    while (items.length <= index) {
      const next = source.next();
      if (next.done === true) return undefined;
      items.push(next.value);
    }
    return items[index];
  };
}

interface Hold {
  /** True when a failure too far ahead is undecided. Call it in order, for all candidates that are not blocked. */
  readonly isHeld: (candidate: Pick<Candidate, "members">, targets: TargetSet) => boolean;
  readonly follow: (targets: TargetSet) => void;
}

export function createHold(queue: QueueState): Hold {
  if (queue.failing.length === 0) return { isHeld: () => false, follow: () => undefined };
  const failures = followFailures(queue);
  const passAll = (groups: readonly Group[]): void => {
    for (const group of groups) failures.pass(targetsOf(queue, group.members), group);
  };
  const groups = groupsInOrder(queue);
  passAll(groups.filter(isInFront));
  let isInFrontDone = false;
  return {
    isHeld: (candidate, targets) => {
      if (!isInFrontDone && !isUrgent(queue, candidate)) {
        isInFrontDone = true;
        passAll(groups.filter((group) => !isInFront(group)));
      }
      return failures.isHeld(targets);
    },
    follow: (targets) => failures.pass(targets),
  };
}

function followFailures(queue: QueueState) {
  const failing = new Set(queue.failing);
  const windows: FailureWindow[] = [];
  return {
    isHeld: (targets: TargetSet): boolean => windows.some((window) => window.findPlacement(targets) === "far"),
    pass: (targets: TargetSet, group?: Group): void => {
      for (const window of windows) window.add(targets);
      if (group !== undefined && failing.has(group.id)) windows.push(followFailure(queue, group));
    },
  };
}

/** Group or candidate in the lane of a failure. */
interface Node {
  /** Number of steps from the failure through direct successors; infinite beyond the depth. */
  readonly distance: number;
  /** Nodes ahead of this node with a distance below the depth. */
  readonly near: ReadonlySet<Node>;
}

export interface FailureWindow {
  /** Returns the placement of a node with these targets, without adding it. */
  readonly findPlacement: (targets: TargetSet) => Placement;
  /** Adds a node with these targets. Returns its placement. */
  readonly add: (targets: TargetSet) => Placement;
  /** True when all later targets are beyond the depth. */
  readonly isOver: () => boolean;
}

type Placement = "near" | "far" | "elsewhere";

/**
 * Follows the lane of a failure. For each target, only the last node with this target is a direct predecessor of the
 * next node.
 */
export function followFailure(queue: QueueState, failing: Group): FailureWindow {
  const depth = queue.settings.pendingFailureDepth;
  const lastWith = new Map<string, Node>();
  let lastWithAll: Node | null = null;

  function put({ all, names }: TargetSet, node: Node): void {
    if (all) lastWith.clear();
    if (all) lastWithAll = node;
    else for (const name of names) lastWith.set(name, node);
  }

  function aheadOf({ all, names }: TargetSet): readonly Node[] {
    const nodes = new Set<Node>(lastWithAll === null ? [] : [lastWithAll]);
    if (all) for (const node of lastWith.values()) nodes.add(node);
    else for (const name of names) for (const node of [lastWith.get(name)]) if (node !== undefined) nodes.add(node);
    return [...nodes];
  }

  function isMet({ all, names }: TargetSet): boolean {
    if (lastWithAll !== null) return true;
    if (all) return lastWith.size > 0;
    for (const name of names) if (lastWith.has(name)) return true;
    return false;
  }

  function nodeFor(targets: TargetSet): Node | null {
    if (isEmpty(targets) || !isMet(targets)) return null;
    const ahead = aheadOf(targets);
    const direct = ahead.filter((node) => node.distance < depth && !ahead.some(({ near }) => near.has(node)));
    const near = new Set(ahead.flatMap((node) => (node.distance < depth ? [node, ...node.near] : [...node.near])));
    return { distance: Math.min(Number.POSITIVE_INFINITY, ...direct.map((node) => node.distance + 1)), near };
  }

  function placementOf(node: Node | null): Placement {
    if (node === null) return "elsewhere";
    return node.distance <= depth ? "near" : "far";
  }

  put(targetsOf(queue, failing.members), { distance: 0, near: new Set() });
  return {
    isOver: () => [lastWithAll, ...lastWith.values()].every((node) => node === null || node.distance >= depth),
    findPlacement: (targets) => placementOf(nodeFor(targets)),
    add: (targets) => {
      const node = nodeFor(targets);
      if (node !== null) put(targets, node);
      return placementOf(node);
    },
  };
}
