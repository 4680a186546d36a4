/** The moves of an entry from state to state. Every one goes through `moveTo`, which writes the history. */

import { insert, remove } from "./order.js";
import { endRun, startRun } from "./test-runs.js";
import type { Conclusion, Entry, EntryState, Place } from "./world.js";

/** `not_ready` to `pending`: the entry takes its place in the line. */
export function enterLine(place: Place, entry: Entry): void {
  remove(place.queue, entry);
  insert(place.queue, entry);
  moveTo(place, entry, "pending");
}

/** `pending` to `not_ready`: it is no longer ready, so it leaves the line. */
export function leaveLine(place: Place, entry: Entry): void {
  remove(place.queue, entry);
  place.queue.waiting.push(entry);
  moveTo(place, entry, "not_ready");
}

export function startTests(place: Place, entry: Entry): void {
  entry.run = startRun(place, entry);
  entry.hasStarted = true;
  moveTo(place, entry, "testing");
}

/** Back to `pending` in the same place of the line: its tests no longer show what would be merged. */
export function restart(place: Place, entry: Entry): void {
  dropRun(place, entry, "interrupted");
  place.queue.history.push({ kind: "restarted", atMs: place.world.timeMs });
  moveTo(place, entry, "pending");
}

export function moveTo(place: Place, entry: Entry, state: EntryState): void {
  const atMs = place.world.timeMs;
  const seconds = (atMs - entry.stateSinceMs) / 1000;
  place.queue.history.push({ kind: "left", atMs, from: entry.state, to: state, seconds });
  entry.state = state;
  entry.stateSinceMs = atMs;
  entry.conditionSinceMs = null;
}

/** Ends the attempt. The record stays, so that its last state can still be read. */
export function conclude(place: Place, entry: Entry, end: { as: Conclusion; reason: string }): void {
  const atMs = place.world.timeMs;
  remove(place.queue, entry);
  if (entry.run?.status === "in_progress") dropRun(place, entry, "cancelled");
  moveTo(place, entry, end.as);
  entry.endReason = end.reason;
  const seconds = (atMs - entry.submittedAtMs) / 1000;
  place.queue.history.push({ kind: "concluded", atMs, conclusion: end.as, seconds });
  place.queue.ends.set(entry.attempt, { number: entry.number, atMs, conclusion: end.as });
}

/** Merges the pull request on the Git host and ends the attempt. */
export function merge(place: Place, entry: Entry, reason: string): void {
  mergeOnHost(place, entry.number);
  place.queue.mergedAttempts.add(entry.attempt);
  conclude(place, entry, { as: "merged", reason });
}

/** The merge as the Git host sees it. Nothing else with this base is up to date afterwards. */
export function mergeOnHost({ world, repository }: Omit<Place, "queue">, number: number): void {
  const merged = repository.pullRequests.get(number);
  if (merged === undefined) return;
  const mergeCommitSha = world.source.newSha();
  repository.branches.set(merged.baseBranch, mergeCommitSha);
  for (const [key, pullRequest] of repository.pullRequests) {
    if (pullRequest.baseBranch !== merged.baseBranch || !pullRequest.upToDate) continue;
    repository.pullRequests.set(key, { ...pullRequest, upToDate: false });
  }
  const change = { state: "merged", mergeCommitSha, mergedAtMs: world.timeMs } as const;
  repository.pullRequests.set(number, { ...merged, ...change });
}

function dropRun(place: Place, entry: Entry, outcome: "interrupted" | "cancelled"): void {
  if (entry.run?.status === "in_progress") endRun(place, entry.run, outcome);
  entry.run = null;
  entry.verifiedByTestRun = null;
}
