/** This file submits pull requests, and updates the facts about them. */

import { isAdmissible } from "./dispatch.js";
import { aheadOf, overlap, targetsOf } from "./lanes.js";
import { URGENT } from "./pending.js";
import { HOUR_MS } from "./settings.js";
import {
  type Entry,
  type Event,
  type Facts,
  findLiveEntry,
  type Group,
  isLive,
  type QueueState,
  type Targets,
} from "./state.js";
import {
  addTimer,
  dissolve,
  enterPending,
  groupsInOrder,
  keyOfEntry,
  leavePending,
  NORMAL_RANK,
  nextOf,
  putEntry,
  putGroup,
  type StepBuilder,
  URGENT_RANK,
} from "./step-builder.js";
import * as tree from "./tree.js";

export function submit(
  builder: StepBuilder,
  { number, priority, noBatch, facts, reason }: Extract<Event, { type: "submit" }>,
): void {
  const { queue, nowMs } = builder;
  const before = tree.get(queue.entries, number);
  if (before !== undefined && isLive(before)) {
    updateFacts(builder, number, facts);
    resubmit(builder, number, priority, noBatch);
    return;
  }
  const submission = nextOf(builder, "submission");
  const attempt = (before?.attempt ?? 0) + 1;
  const { sha, targets, ready, upToDate } = facts;
  const entry: Entry = {
    sha,
    targets,
    ready,
    upToDate,
    number,
    attempt,
    state: "not_ready",
    sinceMs: nowMs,
    reason,
    submittedAtMs: nowMs,
    submission,
    priority,
    noBatch,
    admission: 0,
    pendingSinceMs: nowMs,
    group: null,
    bisection: null,
    run: null,
    deadlineMs: setNotReadyDeadline(builder, { number, attempt, submission, submittedAtMs: nowMs }),
  };
  putEntry(builder, entry);
  builder.effects.push({ type: "moved", number, attempt, from: null, to: "not_ready", reason, run: null });
  queue.waiting = tree.set(queue.waiting, submission, 0, number);
  updateAdmissible(builder, entry);
}

/**
 * Schedules the cancellation of an entry that is not ready. Returns the time of the cancellation; null without a limit.
 */
export function setNotReadyDeadline(
  builder: StepBuilder,
  { number, attempt, submission, submittedAtMs }: Pick<Entry, "number" | "attempt" | "submission" | "submittedAtMs">,
): number | null {
  const hours = builder.queue.settings.notReadyTimeoutHours;
  if (hours === 0) return null;
  const deadlineMs = Math.max(builder.nowMs, submittedAtMs + hours * HOUR_MS);
  addTimer(builder, deadlineMs, keyOfEntry({ submission }), { kind: "not-ready-timeout", number, attempt });
  return deadlineMs;
}

function updateAdmissible({ queue }: StepBuilder, entry: Entry): void {
  queue.admissible = isAdmissible(queue, entry)
    ? tree.set(queue.admissible, entry.submission, 0, entry.number)
    : tree.remove(queue.admissible, entry.submission);
}

/** Replaces priority and batching. An entry with a test run moves only if it becomes urgent or stops being urgent. */
function resubmit(builder: StepBuilder, number: number, priority: number, noBatch: boolean): void {
  const { queue } = builder;
  const entry = findLiveEntry(builder.queue, number);
  if (entry === undefined) return;
  const hasNoGroup = entry.state === "pending" && entry.group === null;
  if (hasNoGroup) leavePending(builder, entry);
  putEntry(builder, { ...entry, priority, noBatch });
  if (hasNoGroup) queue.pending = tree.set(queue.pending, priority, entry.admission, number);
  const group = entry.group === null ? undefined : tree.get(queue.groups, entry.group);
  if (group?.kind !== "main" || group.state === "merging") return;
  if ((priority === URGENT) === (entry.priority === URGENT)) return;
  if (hasUsualAhead(queue, group, priority === URGENT)) dissolve(builder, group, "SKIP_THE_LINE_INTERRUPTED");
  else if (group.members.length === 1) moveTo(builder, group, priority === URGENT ? URGENT_RANK : NORMAL_RANK);
}

/** True when the tests of an urgent group would contain the changes of a group that is not urgent. */
function hasUsualAhead(queue: QueueState, group: Group, isUrgent: boolean): boolean {
  if (isUrgent) return aheadOf(queue, group).some(({ position }) => position[0] === NORMAL_RANK);
  return groupsInOrder(queue).some(
    ({ position, ancestors }) => position[0] === URGENT_RANK && ancestors.includes(group.id),
  );
}

function moveTo(builder: StepBuilder, group: Group, rank: number): void {
  const { queue } = builder;
  const position = [rank, group.position[1]] as const;
  queue.order = tree.set(tree.remove(queue.order, ...group.position), ...position, group.id);
  putGroup(builder, { ...group, position });
  builder.lanesChanged = true;
}

export function updateFacts(builder: StepBuilder, number: number, facts: Facts): void {
  const before = findLiveEntry(builder.queue, number);
  if (before === undefined) return;
  const entry: Entry = { ...before, ...facts };
  putEntry(builder, entry);
  if (entry.state === "not_ready") updateAdmissible(builder, entry);
  if (builder.queue.settings.mode === "single" || isSame(before.targets, facts.targets)) return;
  builder.lanesChanged = true;
  if (entry.state === "pending" && entry.group === null) enterPending(builder, number);
  if (isMore(before.targets ?? "ALL", facts.targets ?? "ALL")) testOnTip(builder, entry);
}

/** Restarts the tests of an entry if an overlapping pull request merged after their start. */
function testOnTip(builder: StepBuilder, entry: Entry): void {
  const { queue } = builder;
  const group = entry.group === null ? undefined : tree.get(queue.groups, entry.group);
  const run = group?.run == null ? undefined : tree.get(queue.runs, group.run);
  if (group?.kind !== "main" || group.state === "merging" || run === undefined || run.base === queue.tip) return;
  const targets = targetsOf(queue, [entry.number]);
  for (const { number, attempt, state, sinceMs } of tree.values(queue.entries)) {
    const isOnBranch = state === "merged" && sinceMs >= run.askedAtMs && overlap(targets, targetsOf(queue, [number]));
    if (!isOnBranch || run.content.some((commit) => commit.number === number && commit.attempt === attempt)) continue;
    dissolve(builder, group, "TESTS_RESTARTED_BY_API_REQUEST");
    return;
  }
}

function isMore(before: Targets, now: Targets): boolean {
  if (before === "ALL") return false;
  return now === "ALL" || now.some((target) => !before.includes(target));
}

function isSame(one: Facts["targets"], other: Facts["targets"]): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
