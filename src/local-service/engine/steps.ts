/** The next thing that happens to an entry by itself, and when. One rule per state. */

import { isEntryReady, mayMergeDirectly, verdictOfPendingFailure } from "./conditions.js";
import { testedOnTopOf } from "./order.js";
import { endRun, isBaseAsPredicted, plannedEnd } from "./test-runs.js";
import { conclude, enterLine, leaveLine, merge, moveTo, restart, startTests } from "./transitions.js";
import type { Entry, EntryState, Place, TestRun } from "./world.js";

export interface Step {
  readonly atMs: number;
  readonly apply: () => void;
}

const STEPS: Readonly<Record<EntryState, (place: Place, entry: Entry) => Step | null>> = {
  not_ready: stepOfNotReady,
  pending: stepOfPending,
  testing: stepOfTesting,
  tests_passed: stepOfTestsPassed,
  pending_failure: stepOfPendingFailure,
  merged: () => null,
  failed: () => null,
  cancelled: () => null,
};

export function nextStep(place: Place, entry: Entry): Step | null {
  return STEPS[entry.state](place, entry);
}

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
