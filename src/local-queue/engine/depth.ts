/**
 * The pending failure depth: so many groups behind a failure may still be tested on top of it, and clear it if they
 * pass; what stands further behind is held until it is decided.
 */
import { type Candidate, candidatesOf, URGENT } from "./batches.js";
import { entryOf, groupOf, lineOf, wholeLineOf } from "./draft.js";
import { include, isEmpty, noTargets, overlap, type TargetSet, targetsOf } from "./lanes.js";
import type { Group, QueueState } from "./state.js";

type Held = (candidate: Candidate) => boolean;

/** Whether one of the next few behind a failure is tested or will be. */
export function mayBeCleared(queue: QueueState, failing: Group): boolean {
  const depth = queue.settings.pendingFailureDepth;
  if (depth === 0) return false;
  const trail = trailOf(queue, failing);
  const isBehindHeld = behindHeldOf(queue);
  for (const { group, members } of spotsBehind(queue, failing)) {
    if (trail.isOver()) return false;
    if (trail.add(targetsOf(queue, members)) !== "near") continue;
    const state = group?.state ?? "candidate";
    if (state === "waiting" || state === "starting" || state === "testing") return true;
    if (state === "candidate" && !isBehindHeld({ members, startsAtMs: 0 })) return true;
  }
  return false;
}

interface Spot {
  /** Null for a candidate of the pool. */
  readonly group: Group | null;
  readonly members: readonly number[];
}

/** Everything behind a group in the order in which it is tested: who skips the line stands in front of all others. */
function* spotsBehind(queue: QueueState, failing: Group): Generator<Spot, void, undefined> {
  let isBehind = false;
  let isUrgentDone = failing.place[0] > 0;
  for (const group of lineOf(queue)) {
    if (isBehind && group.place[0] > 0 && !isUrgentDone) {
      isUrgentDone = true;
      yield* candidateSpots(queue, 0);
    }
    if (isBehind) yield { group, members: group.members };
    isBehind ||= group.id === failing.id;
  }
  if (!isUrgentDone) yield* candidateSpots(queue, 0);
  yield* candidateSpots(queue, 1);
}

function* candidateSpots(queue: QueueState, rank: 0 | 1): Generator<Spot, void, undefined> {
  for (const { members } of candidatesOf(queue)) {
    const own = rankOf(queue, members);
    if (own > rank) return;
    if (own === rank) yield { group: null, members };
  }
}

function isInFront({ place }: Group): boolean {
  return place[0] <= 0;
}

/** Who skips the line will stand in front of all who do not. */
function rankOf(queue: QueueState, [leader = 0]: Candidate["members"]): 0 | 1 {
  return entryOf(queue, leader).priority === URGENT ? 0 : 1;
}

/** Whether a candidate may not start, since a failure further ahead of it than the depth is not decided yet. */
export function holdOf(queue: QueueState): Held {
  if (queue.failing.length === 0) return () => false;
  const trails = queue.failing.map((id) => {
    const failing = groupOf(queue, id);
    const trail = trailOf(queue, failing);
    const line = wholeLineOf(queue);
    const behind = line.slice(1 + line.findIndex((group) => group.id === id));
    for (const { members } of behind.filter(isInFront)) trail.add(targetsOf(queue, members));
    return { trail, rank: failing.place[0], usual: behind.filter((group) => !isInFront(group)) };
  });
  let rank: 0 | 1 = 0;
  const stepBehind = (): void => {
    rank = 1;
    for (const { trail, usual } of trails) for (const { members } of usual) trail.add(targetsOf(queue, members));
  };
  return inOrder(queue, ({ members }) => {
    if (rank < rankOf(queue, members)) stepBehind();
    const targets = targetsOf(queue, members);
    // Each trail has to see each candidate.
    const held = trails.filter((each) => each.rank <= rank && each.trail.add(targets) === "far");
    return held.length > 0;
  });
}

/** Whether a candidate is held, or one ahead of it in the pool that it would be tested on top of. */
function behindHeldOf(queue: QueueState): Held {
  const isHeld = holdOf(queue);
  const lane = noTargets();
  return inOrder(queue, (candidate) => {
    const targets = targetsOf(queue, candidate.members);
    if (!isHeld(candidate) && !overlap(lane, targets)) return false;
    include(lane, targets);
    return true;
  });
}

/** Looks at candidates in their order, only as far as somebody asks, and knows them by their first member. */
function inOrder(queue: QueueState, look: Held): Held {
  const candidates = candidatesOf(queue);
  const seen = new Map<number, boolean>();
  return ({ members: [leader = 0] }) => {
    while (!seen.has(leader)) {
      const next = candidates.next();
      if (next.done === true) return false;
      seen.set(next.value.members[0] ?? 0, look(next.value));
    }
    return seen.get(leader) === true;
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
  /** Puts the next one in order behind a failure. Gives where it stands: in its lane within the depth or beyond, or not. */
  readonly add: (targets: TargetSet) => "near" | "far" | "elsewhere";
  /** Nobody who comes can be within the depth. */
  readonly isOver: () => boolean;
}

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

  put(targetsOf(queue, failing.members), { hops: 0, near: new Set() });
  return {
    isOver: () => [lastWithAll, ...lastWith.values()].every((mark) => mark === null || mark.hops >= depth),
    add: (targets) => {
      const ahead = isEmpty(targets) ? [] : aheadOf(targets);
      if (ahead.length === 0) return "elsewhere";
      const direct = ahead.filter((mark) => mark.hops < depth && !ahead.some(({ near }) => near.has(mark)));
      const near = new Set(ahead.flatMap((mark) => (mark.hops < depth ? [mark, ...mark.near] : [...mark.near])));
      const hops = Math.min(Number.POSITIVE_INFINITY, ...direct.map((mark) => mark.hops + 1));
      put(targets, { hops, near });
      return hops <= depth ? "near" : "far";
    },
  };
}
