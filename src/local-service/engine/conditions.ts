/** What each state of an entry waits for, and since when it holds. */

import { aheadOf, testedOnTopOf } from "./order.js";
import { isReady, readinessOf } from "./readiness.js";
import type { Entry, EntryState, Place, Queue } from "./world.js";

/** Notes for every live entry since when its condition holds; to be called after each change. */
export function updateConditions(place: Place): void {
  const { queue, world } = place;
  const slots = entriesWithSlot(queue);
  for (const entry of [...queue.order, ...queue.waiting]) {
    const holds = CONDITIONS[entry.state](place, entry, slots);
    entry.conditionSinceMs = holds ? (entry.conditionSinceMs ?? world.timeMs) : null;
  }
}

export function isEntryReady({ repository, queue }: Place, entry: Entry): boolean {
  const pullRequest = repository.pullRequests.get(entry.number);
  return pullRequest !== undefined && isReady(readinessOf(repository, queue, pullRequest));
}

/** A direct merge skips the test run: the pull request already contains the branch, and is first. */
export function mayMergeDirectly(place: Place, entry: Entry): boolean {
  if (place.queue.settings.directMergeMode === "off") return false;
  const isUpToDate = place.repository.pullRequests.get(entry.number)?.upToDate === true;
  return isUpToDate && aheadOf(place, entry).length === 0;
}

/**
 * What becomes of an entry in `pending_failure`: it waits while anything is ahead of it, and, where the queue
 * merges optimistically, while tests that contain it still run behind it. One of those that passes clears it.
 */
export function verdictOfPendingFailure(place: Place, entry: Entry): "wait" | "cleared" | "failed" {
  const { canOptimisticallyMerge, pendingFailureDepth } = place.queue.settings;
  const behind = canOptimisticallyMerge ? testedOnTopOf(place.queue, entry, pendingFailureDepth) : [];
  if (behind.some((other) => other.state === "tests_passed")) return "cleared";
  if (behind.some((other) => other.state === "testing")) return "wait";
  return aheadOf(place, entry).length > 0 ? "wait" : "failed";
}

const CONDITIONS: Readonly<
  Record<EntryState, (place: Place, entry: Entry, slots: ReadonlySet<Entry>) => boolean>
> = {
  // Only a running queue lets anything in: neither a paused nor a draining one does.
  not_ready: (place, entry) => place.queue.state === "running" && isEntryReady(place, entry),
  pending: (place, entry, slots) =>
    place.queue.state !== "paused" && (slots.has(entry) || mayMergeDirectly(place, entry)),
  tests_passed: (place, entry) => place.queue.state !== "paused" && aheadOf(place, entry).length === 0,
  pending_failure: (place, entry) => verdictOfPendingFailure(place, entry) !== "wait",
  testing: () => false,
  merged: () => false,
  failed: () => false,
  cancelled: () => false,
};

/** The first pending entries of the line, as many as there are free test slots. */
function entriesWithSlot(queue: Queue): ReadonlySet<Entry> {
  const testing = queue.order.filter((entry) => entry.state === "testing").length;
  const free = Math.max(0, queue.settings.concurrency - testing);
  return new Set(queue.order.filter((entry) => entry.state === "pending").slice(0, free));
}
