/**
 * The pending failure depth: so many groups behind a failure may still be tested on top of it, and clear it if they
 * pass; what stands further behind is held until it is decided.
 */
import { type Candidate, candidatesOf, URGENT } from "./batches.js";
import { entryOf, wholeLineOf } from "./draft.js";
import { include, isEmpty, noTargets, overlap, type TargetSet, targetsOf } from "./lanes.js";
import type { Group, QueueState } from "./state.js";

/** Says of failures whether one of the next few behind is tested or will be. They share what is found out on the way. */
export function clearanceOf(queue: QueueState): (failing: Group) => boolean {
  const depth = queue.settings.pendingFailureDepth;
  if (depth === 0) return () => false;
  const spotAt = lazily(spotsOf(queue));
  const isStuckAt = lazily(stuckOf(queue, spotAt));
  return (failing) => {
    const trail = trailOf(queue, failing);
    let isBehind = false;
    for (let index = 0; ; index += 1) {
      const spot = spotAt(index);
      if (spot === undefined || trail.isOver()) return false;
      const { group, targets } = spot;
      const isNear = isBehind && trail.add(targets) === "near";
      if (isNear && (group === null ? !isStuckAt(index) : isOpen(group))) return true;
      isBehind ||= group?.id === failing.id;
    }
  };
}

function isOpen({ state }: Group): boolean {
  return state === "waiting" || state === "starting" || state === "testing";
}

/** A place in the order in which everything is tested, with the group that stands there or will. */
interface Spot {
  /** Null for a candidate of the pool. */
  readonly group: Group | null;
  readonly targets: TargetSet;
}

/** Line and pool. Who skips the line stands in front of all others. */
function* spotsOf(queue: QueueState): Generator<Spot, void, undefined> {
  const line = wholeLineOf(queue);
  const ofGroup = (group: Group): Spot => ({ group, targets: targetsOf(queue, group.members) });
  const ofCandidate = ({ members }: Candidate): Spot => ({ group: null, targets: targetsOf(queue, members) });
  yield* line.filter(isInFront).map(ofGroup);
  let isInFrontDone = false;
  for (const candidate of candidatesOf(queue)) {
    if (!isInFrontDone && !isUrgent(queue, candidate)) {
      isInFrontDone = true;
      yield* line.filter((group) => !isInFront(group)).map(ofGroup);
    }
    yield ofCandidate(candidate);
  }
  if (!isInFrontDone) yield* line.filter((group) => !isInFront(group)).map(ofGroup);
}

function isInFront({ place }: Group): boolean {
  return place[0] <= 0;
}

function isUrgent(queue: QueueState, { members: [leader = 0] }: Pick<Candidate, "members">): boolean {
  return entryOf(queue, leader).priority === URGENT;
}

/** Whether a candidate is held, or one ahead of it in the pool that it would be tested on top of; false for a group. */
function* stuckOf(queue: QueueState, spotAt: (index: number) => Spot | undefined): Generator<boolean, void, undefined> {
  const failures = failuresOf(queue);
  const lane = noTargets();
  for (let index = 0; ; index += 1) {
    const spot = spotAt(index);
    if (spot === undefined) return;
    const isStuck = spot.group === null && (overlap(lane, spot.targets) || failures.isHeld(spot.targets));
    if (isStuck) include(lane, spot.targets);
    else failures.pass(spot);
    yield isStuck;
  }
}

/** The items by their places. Only as many are looked for as somebody asks for. */
function lazily<Item>(source: Iterator<Item, void, undefined>): (index: number) => Item | undefined {
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

/** What failures say of candidates, in their order. */
interface Hold {
  /**
   * Whether it may not start, since a failure further ahead of it than the depth is not decided yet. Who meets somebody
   * ahead that does not start either is not asked for.
   */
  readonly isHeld: (candidate: Pick<Candidate, "members">, targets: TargetSet) => boolean;
  /** It starts, and stands between the failures and those who come. */
  readonly follow: (targets: TargetSet) => void;
}

export function holdOf(queue: QueueState): Hold {
  if (queue.failing.length === 0) return { isHeld: () => false, follow: () => undefined };
  const failures = failuresOf(queue);
  const passAll = (groups: readonly Group[]): void => {
    for (const group of groups) failures.pass({ group, targets: targetsOf(queue, group.members) });
  };
  const line = wholeLineOf(queue);
  passAll(line.filter(isInFront));
  let isInFrontDone = false;
  return {
    isHeld: (candidate, targets) => {
      if (!isInFrontDone && !isUrgent(queue, candidate)) {
        isInFrontDone = true;
        passAll(line.filter((group) => !isInFront(group)));
      }
      return failures.isHeld(targets);
    },
    follow: (targets) => failures.pass({ group: null, targets }),
  };
}

/** The failures that have been passed on the way through the queue, and how far behind each of them it has come. */
function failuresOf(queue: QueueState) {
  const failing = new Set(queue.failing);
  const trails: Trail[] = [];
  return {
    isHeld: (targets: TargetSet): boolean => trails.some((trail) => trail.standOf(targets) === "far"),
    pass: ({ group, targets }: Spot): void => {
      for (const trail of trails) trail.add(targets);
      if (group !== null && failing.has(group.id)) trails.push(trailOf(queue, group));
    },
  };
}

/** Something in the lane of a failure. */
interface Mark {
  /** Steps behind the failure, over those that directly follow each other; more than the depth is infinite. */
  readonly hops: number;
  /** Those fewer steps behind than the depth that it is tested on top of. */
  readonly near: ReadonlySet<Mark>;
}

interface Trail {
  /** Where the next one in order stands behind a failure: in its lane within the depth or beyond, or not. */
  readonly standOf: (targets: TargetSet) => Stand;
  /** Puts it there. */
  readonly add: (targets: TargetSet) => Stand;
  /** Nobody who comes can be within the depth. */
  readonly isOver: () => boolean;
}

type Stand = "near" | "far" | "elsewhere";

/**
 * Follows the lane of a failure. Of those with the same target only the last one is followed directly: it is tested on
 * top of the others itself.
 */
function trailOf(queue: QueueState, failing: Group): Trail {
  const depth = queue.settings.pendingFailureDepth;
  const lastWith = new Map<string, Mark>();
  let lastWithAll: Mark | null = null;

  function put({ all, names }: TargetSet, mark: Mark): void {
    if (all) lastWith.clear();
    if (all) lastWithAll = mark;
    else for (const name of names) lastWith.set(name, mark);
  }

  function aheadOf({ all, names }: TargetSet): readonly Mark[] {
    const marks = new Set<Mark>(lastWithAll === null ? [] : [lastWithAll]);
    if (all) for (const mark of lastWith.values()) marks.add(mark);
    else for (const name of names) for (const mark of [lastWith.get(name)]) if (mark !== undefined) marks.add(mark);
    return [...marks];
  }

  /** Most that comes is in other lanes. */
  function isMet({ all, names }: TargetSet): boolean {
    if (lastWithAll !== null) return true;
    if (all) return lastWith.size > 0;
    for (const name of names) if (lastWith.has(name)) return true;
    return false;
  }

  /** Null where it does not meet the lane. */
  function markOf(targets: TargetSet): Mark | null {
    if (isEmpty(targets) || !isMet(targets)) return null;
    const ahead = aheadOf(targets);
    const direct = ahead.filter((mark) => mark.hops < depth && !ahead.some(({ near }) => near.has(mark)));
    const near = new Set(ahead.flatMap((mark) => (mark.hops < depth ? [mark, ...mark.near] : [...mark.near])));
    return { hops: Math.min(Number.POSITIVE_INFINITY, ...direct.map((mark) => mark.hops + 1)), near };
  }

  function standAt(mark: Mark | null): Stand {
    if (mark === null) return "elsewhere";
    return mark.hops <= depth ? "near" : "far";
  }

  put(targetsOf(queue, failing.members), { hops: 0, near: new Set() });
  return {
    isOver: () => [lastWithAll, ...lastWith.values()].every((mark) => mark === null || mark.hops >= depth),
    standOf: (targets) => standAt(markOf(targets)),
    add: (targets) => {
      const mark = markOf(targets);
      if (mark !== null) put(targets, mark);
      return standAt(mark);
    },
  };
}
