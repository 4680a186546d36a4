/**
 * Brings the world to the present: everything that is due happens, in the order of its time. One condition and one
 * rule for each state of an entry say what comes next and when; every move goes through `moveTo`, which writes the
 * history.
 */

import { aheadOf, insert, remove, testedOnTopOf } from "./order.js";
import { isReady, readinessOf } from "./records.js";
import { endRun, isBaseAsPredicted, plannedEnd, startRun } from "./test-runs.js";
import type { Conclusion, Entry, EntryState, Place, Queue, TestRun, World } from "./world.js";

/** There are no timers: every call to the engine comes through here first. */
export function advance(world: World): void {
  const presentMs = Math.max(world.timeMs, world.source.now());
  if (presentMs >= world.nextDueMs) settle(world, presentMs);
  world.timeMs = presentMs;
}

/** Changes the world in the present and lets what follows at once happen. */
export function change<Result>(world: World, apply: () => Result): Result {
  advance(world);
  try {
    return apply();
  } finally {
    settle(world, world.timeMs);
  }
}

function settle(world: World, untilMs: number): void {
  for (;;) {
    const step = earliestStep(world);
    world.nextDueMs = step?.atMs ?? Number.POSITIVE_INFINITY;
    if (step === null || step.atMs > untilMs) return;
    world.timeMs = Math.max(world.timeMs, step.atMs);
    step.apply();
  }
}

/** Of steps at the same time the one of the entry further ahead in its queue comes first. */
function earliestStep(world: World): Step | null {
  let earliest: Step | null = null;
  for (const place of places(world)) {
    finishModeSwitch(place);
    updateConditions(place);
    for (const entry of [...place.queue.order, ...place.queue.waiting]) {
      const step = STEPS[entry.state]?.(place, entry) ?? null;
      if (step !== null && (earliest === null || step.atMs < earliest.atMs)) earliest = step;
    }
  }
  return earliest;
}

/** A queue changes its mode only when its line is empty. */
function finishModeSwitch({ queue }: Place): void {
  if (queue.switching === null || queue.order.length > 0) return;
  queue.settings = { ...queue.settings, mode: queue.switching.mode };
  queue.state = queue.switching.stateAfter;
  queue.switching = null;
}

function places(world: World): readonly Place[] {
  return [...world.repositories.values()].flatMap((repository) =>
    [...repository.queues.values()].map((queue) => ({ world, repository, queue })),
  );
}

/** Notes for every live entry since when its condition holds; to be called after each change. */
function updateConditions(place: Place): void {
  const { queue, world } = place;
  const slots = entriesWithSlot(queue);
  for (const entry of [...queue.order, ...queue.waiting]) {
    const holds = CONDITIONS[entry.state]?.(place, entry, slots) === true;
    entry.conditionSinceMs = holds ? (entry.conditionSinceMs ?? world.timeMs) : null;
  }
}

function isEntryReady({ repository, queue }: Place, entry: Entry): boolean {
  const pullRequest = repository.pullRequests.get(entry.number);
  return pullRequest !== undefined && isReady(readinessOf(repository, queue, pullRequest));
}

/** A direct merge skips the test run: the pull request already contains the branch, and is first. */
function mayMergeDirectly(place: Place, entry: Entry): boolean {
  if (place.queue.settings.directMergeMode === "off") return false;
  const isUpToDate = place.repository.pullRequests.get(entry.number)?.upToDate === true;
  return isUpToDate && aheadOf(place, entry).length === 0;
}

/**
 * What becomes of an entry in `pending_failure`: it waits while anything is ahead of it, and, where the queue
 * merges optimistically, while tests that contain it still run behind it. One of those that passes clears it.
 */
function verdictOfPendingFailure(place: Place, entry: Entry): "wait" | "cleared" | "failed" {
  const { canOptimisticallyMerge, pendingFailureDepth } = place.queue.settings;
  const behind = canOptimisticallyMerge ? testedOnTopOf(place.queue, entry, pendingFailureDepth) : [];
  if (behind.some((other) => other.state === "tests_passed")) return "cleared";
  if (behind.some((other) => other.state === "testing")) return "wait";
  return aheadOf(place, entry).length > 0 ? "wait" : "failed";
}

type Condition = (place: Place, entry: Entry, slots: ReadonlySet<Entry>) => boolean;

/** What an entry waits for. Tests that run wait for nothing but their time. */
const CONDITIONS: Readonly<Partial<Record<EntryState, Condition>>> = {
  // Only a running queue lets anything in: neither a paused nor a draining one does.
  not_ready: (place, entry) => place.queue.state === "running" && isEntryReady(place, entry),
  pending: (place, entry, slots) =>
    place.queue.state !== "paused" && (slots.has(entry) || mayMergeDirectly(place, entry)),
  tests_passed: (place, entry) => place.queue.state !== "paused" && aheadOf(place, entry).length === 0,
  pending_failure: (place, entry) => verdictOfPendingFailure(place, entry) !== "wait",
};

/** The first pending entries of the line, as many as there are free test slots. */
function entriesWithSlot(queue: Queue): ReadonlySet<Entry> {
  const testing = queue.order.filter((entry) => entry.state === "testing").length;
  const free = Math.max(0, queue.settings.concurrency - testing);
  return new Set(queue.order.filter((entry) => entry.state === "pending").slice(0, free));
}

interface Step {
  readonly atMs: number;
  readonly apply: () => void;
}

/** What comes next for an entry that is in the queue. */
const STEPS: Readonly<Partial<Record<EntryState, (place: Place, entry: Entry) => Step | null>>> = {
  not_ready: stepOfNotReady,
  pending: stepOfPending,
  testing: stepOfTesting,
  tests_passed: stepOfTestsPassed,
  pending_failure: stepOfPendingFailure,
};

function stepOfNotReady(place: Place, entry: Entry): Step | null {
  const hours = place.queue.settings.notReadyTimeoutHours;
  const expiresAtMs = hours === 0 ? Number.POSITIVE_INFINITY : entry.stateSinceMs + hours * 3_600_000;
  const enter = afterCondition(entry, place.world.timings.readySeconds, () => enterLine(place, entry));
  if (enter !== null && enter.atMs <= expiresAtMs) return enter;
  const reason = "NOT_READY_TIMEOUT_EXPIRED";
  return { atMs: expiresAtMs, apply: () => conclude(place, entry, { as: "cancelled", reason }) };
}

function stepOfPending(place: Place, entry: Entry): Step | null {
  const { timings } = place.world;
  if (!isEntryReady(place, entry)) return now(place, () => leaveLine(place, entry));
  if (mayMergeDirectly(place, entry)) {
    return afterCondition(entry, timings.mergeSeconds, () => merge(place, entry, "MERGE_GRAPH_DIRECT_MERGE"));
  }
  return afterCondition(entry, timings.startSeconds, () => startTests(place, entry));
}

function stepOfTesting(place: Place, entry: Entry): Step | null {
  const { run } = entry;
  if (run === null || !isBaseAsPredicted(place, entry)) return now(place, () => restart(place, entry));
  return { atMs: plannedEnd(place, run).atMs, apply: () => finishTests(place, entry, run) };
}

function stepOfTestsPassed(place: Place, entry: Entry): Step | null {
  if (!isBaseAsPredicted(place, entry)) return now(place, () => restart(place, entry));
  return afterCondition(entry, place.world.timings.mergeSeconds, () => mergeOrFail(place, entry));
}

function stepOfPendingFailure(place: Place, entry: Entry): Step | null {
  if (!isBaseAsPredicted(place, entry)) return now(place, () => restart(place, entry));
  return afterCondition(entry, 0, () => resolvePendingFailure(place, entry));
}

function finishTests(place: Place, entry: Entry, run: TestRun): void {
  const end = plannedEnd(place, run);
  endRun(place, run, end.status === "succeeded" ? "passed" : "failed");
  entry.verifiedByTestRun = run.id;
  if (end.status === "succeeded") {
    moveTo(place, entry, "tests_passed");
  } else if (verdictOfPendingFailure(place, entry) === "failed") {
    conclude(place, entry, { as: "failed", reason: end.reason });
  } else {
    moveTo(place, entry, "pending_failure");
  }
}

function resolvePendingFailure(place: Place, entry: Entry): void {
  if (verdictOfPendingFailure(place, entry) === "failed") {
    conclude(place, entry, { as: "failed", reason: "TEST_RUN_REQUIRED_STATUS_FAILED" });
    return;
  }
  const behind = testedOnTopOf(place.queue, entry, place.queue.settings.pendingFailureDepth);
  const passed = behind.find((other) => other.state === "tests_passed");
  entry.verifiedByTestRun = passed?.verifiedByTestRun ?? null;
  moveTo(place, entry, "tests_passed");
}

/** The Git host has the last word: what conflicts by now cannot be merged. */
function mergeOrFail(place: Place, entry: Entry): void {
  const pullRequest = place.repository.pullRequests.get(entry.number);
  if (pullRequest?.mergeability === "not_mergeable") {
    conclude(place, entry, { as: "failed", reason: "GITHUB_API_MERGE_PR_FAILED" });
  } else {
    merge(place, entry, "MERGE_GRAPH_MERGE");
  }
}

function now(place: Place, apply: () => void): Step {
  return { atMs: place.world.timeMs, apply };
}

function afterCondition(entry: Entry, seconds: number, apply: () => void): Step | null {
  return entry.conditionSinceMs === null ? null : { atMs: entry.conditionSinceMs + seconds * 1000, apply };
}

/** `not_ready` to `pending`: the entry takes its place in the line. */
function enterLine(place: Place, entry: Entry): void {
  remove(place.queue, entry);
  insert(place.queue, entry);
  moveTo(place, entry, "pending");
}

/** `pending` to `not_ready`: it is no longer ready, so it leaves the line. */
function leaveLine(place: Place, entry: Entry): void {
  remove(place.queue, entry);
  place.queue.waiting.push(entry);
  moveTo(place, entry, "not_ready");
}

function startTests(place: Place, entry: Entry): void {
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

function moveTo(place: Place, entry: Entry, state: EntryState): void {
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
function merge(place: Place, entry: Entry, reason: string): void {
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
  const end = { state: "merged", mergeCommitSha, mergedAtMs: world.timeMs } as const;
  repository.pullRequests.set(number, { ...merged, ...end });
}

function dropRun(place: Place, entry: Entry, outcome: "interrupted" | "cancelled"): void {
  if (entry.run?.status === "in_progress") endRun(place, entry.run, outcome);
  entry.run = null;
  entry.verifiedByTestRun = null;
}
