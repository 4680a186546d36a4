/** Submitting a pull request, submitting it again, and what becomes known of it meanwhile. */
import { URGENT } from "./batches.js";
import { isAdmissible } from "./dispatch.js";
import {
  addTimer,
  type Draft,
  dissolve,
  keyOfEntry,
  leavePool,
  nextOf,
  putEntry,
  putGroup,
  URGENT_PLACE,
  USUAL_PLACE,
  wholeLineOf,
} from "./draft.js";
import { aheadOf, overlap, targetsOf } from "./lanes.js";
import { type Entry, type Event, type Facts, type Group, isLive, type QueueState, type Targets } from "./state.js";
import * as tree from "./tree.js";

const HOUR_MS = 3_600_000;

export function liveEntry({ queue }: Draft, number: number): Entry | undefined {
  const entry = tree.get(queue.entries, number);
  return entry !== undefined && isLive(entry) ? entry : undefined;
}

export function submit(
  draft: Draft,
  { number, priority, noBatch, facts, reason }: Extract<Event, { type: "submit" }>,
): void {
  const { queue, nowMs } = draft;
  const before = tree.get(queue.entries, number);
  if (before !== undefined && isLive(before)) {
    learn(draft, number, facts);
    resubmit(draft, number, priority, noBatch);
    return;
  }
  const submission = nextOf(draft, "submission");
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
    session: null,
    run: null,
    deadlineMs: setNotReadyDeadline(draft, { number, attempt, submittedAtMs: nowMs }),
  };
  putEntry(draft, entry);
  draft.effects.push({ type: "moved", number, attempt, from: null, to: "not_ready", reason, run: null });
  queue.waiting = tree.set(queue.waiting, submission, 0, number);
  noteAdmissible(draft, entry);
}

/** When it is taken out if it is not ready by then; nothing that was submitted comes back to that state. */
export function setNotReadyDeadline(
  draft: Draft,
  { number, attempt, submittedAtMs }: Pick<Entry, "number" | "attempt" | "submittedAtMs">,
): number | null {
  const hours = draft.queue.settings.notReadyTimeoutHours;
  if (hours === 0) return null;
  const deadlineMs = Math.max(draft.nowMs, submittedAtMs + hours * HOUR_MS);
  addTimer(draft, deadlineMs, keyOfEntry(number), { kind: "not-ready-timeout", number, attempt });
  return deadlineMs;
}

function noteAdmissible({ queue }: Draft, entry: Entry): void {
  queue.admissible = isAdmissible(queue, entry)
    ? tree.set(queue.admissible, entry.submission, 0, entry.number)
    : tree.remove(queue.admissible, entry.submission);
}

/** Rewrites priority and batching. What is tested keeps its place unless it becomes urgent, or is so no longer. */
function resubmit(draft: Draft, number: number, priority: number, noBatch: boolean): void {
  const { queue } = draft;
  const entry = liveEntry(draft, number);
  if (entry === undefined) return;
  const isPooled = entry.state === "pending" && entry.group === null;
  if (isPooled) leavePool(draft, entry);
  putEntry(draft, { ...entry, priority, noBatch });
  if (isPooled) queue.pool = tree.set(queue.pool, priority, entry.admission, number);
  const group = entry.group === null ? undefined : tree.get(queue.groups, entry.group);
  if (group?.kind !== "main" || group.state === "merging") return;
  if ((priority === URGENT) === (entry.priority === URGENT)) return;
  if (hasUsualAhead(queue, group, priority === URGENT)) dissolve(draft, group, "SKIP_THE_LINE_INTERRUPTED");
  else if (group.members.length === 1) moveTo(draft, group, priority === URGENT ? URGENT_PLACE : USUAL_PLACE);
}

/** True when something urgent would be tested on top of something that is not: a group itself, or what is behind it. */
function hasUsualAhead(queue: QueueState, group: Group, isUrgent: boolean): boolean {
  if (isUrgent) return aheadOf(queue, group).some(({ place }) => place[0] === USUAL_PLACE);
  return wholeLineOf(queue).some(({ place, ancestors }) => place[0] === URGENT_PLACE && ancestors.includes(group.id));
}

/** Keeps the order of its start among the groups that are as urgent now. */
function moveTo(draft: Draft, group: Group, rank: number): void {
  const { queue } = draft;
  const place = [rank, group.place[1]] as const;
  queue.line = tree.set(tree.remove(queue.line, ...group.place), ...place, group.id);
  putGroup(draft, { ...group, place });
  draft.lanesChanged = true;
}

export function learn(draft: Draft, number: number, facts: Facts): void {
  const before = liveEntry(draft, number);
  if (before === undefined) return;
  const entry: Entry = { ...before, ...facts };
  putEntry(draft, entry);
  if (entry.state === "not_ready") noteAdmissible(draft, entry);
  if (draft.queue.settings.mode === "single" || isSame(before.targets, facts.targets)) return;
  draft.lanesChanged = true;
  if (isMore(before.targets ?? "ALL", facts.targets ?? "ALL")) testOnTip(draft, entry);
}

/** What it meets from now on may have been merged after its tests began. */
function testOnTip(draft: Draft, entry: Entry): void {
  const { queue } = draft;
  const group = entry.group === null ? undefined : tree.get(queue.groups, entry.group);
  const run = group?.run == null ? undefined : tree.get(queue.runs, group.run);
  if (group?.kind !== "main" || group.state === "merging" || run === undefined || run.base === queue.tip) return;
  const targets = targetsOf(queue, [entry.number]);
  for (const { number, attempt, state, sinceMs } of tree.values(queue.entries)) {
    const isOnBranch = state === "merged" && sinceMs >= run.askedAtMs && overlap(targets, targetsOf(queue, [number]));
    if (!isOnBranch || run.content.some((commit) => commit.number === number && commit.attempt === attempt)) continue;
    dissolve(draft, group, "TESTS_RESTARTED_BY_API_REQUEST");
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
