/** What the service does with a pull request: submit, cancel, restart. */

import { conclude, restart } from "./advance.js";
import { insert, isLive, remove } from "./order.js";
import { isUrgent, type Priority, readPriority } from "./pull-request.js";
import { Refusal } from "./refusal.js";
import { type Entry, findPullRequest, type Place, type Queue } from "./world.js";

export interface Submission {
  readonly number: number;
  /** A name, an integer, null or nothing. */
  readonly priority?: unknown;
  readonly noBatch?: boolean;
}

/** Submits, or rewrites priority and batching of what is in the queue already (also back to the defaults). */
export function submit(place: Place, submission: Submission): void {
  const { number, noBatch = false } = submission;
  const pullRequest = findPullRequest(place.repository, number);
  if (pullRequest.state !== "open") throw new Refusal(400, `Pull request #${number} is ${pullRequest.state}`);
  if (pullRequest.draft) throw new Refusal(400, `Pull request #${number} is a draft`);
  const priority = readPriority(submission.priority);
  const entry = place.queue.entries.get(number);
  if (entry !== undefined && isLive(place.queue, entry)) {
    entry.noBatch = noBatch;
    changePriority(place, entry, priority);
  } else {
    startAttempt(place, { number, priority, noBatch });
  }
}

export function cancel(place: Place, number: number): void {
  const entry = findLive(place.queue, number);
  conclude(place, entry, { as: "cancelled", reason: "USER_REQUESTED" });
}

/** Restarts in place: neither its position nor the tests of others change. */
export function restartTests(place: Place, number: number): void {
  const entry = findLive(place.queue, number);
  if (entry.run === null) throw new Refusal(400, `Pull request #${number} has no tests to restart`);
  restart(place, entry);
}

function findLive(queue: Queue, number: number): Entry {
  const entry = queue.entries.get(number);
  if (entry !== undefined && isLive(queue, entry)) return entry;
  throw new Refusal(404, `Pull request #${number} is not in the merge queue for branch "${queue.branch}"`);
}

/** The record of an earlier attempt is used again, with its id. */
function startAttempt({ world, queue }: Place, given: Pick<Entry, "number" | "priority" | "noBatch">): void {
  const { number, ...asked } = given;
  const { timeMs } = world;
  world.attempts += 1;
  const fresh: Omit<Entry, "id" | "number"> = {
    ...asked,
    attempt: world.attempts,
    state: "not_ready",
    stateSinceMs: timeMs,
    submittedAtMs: timeMs,
    conditionSinceMs: null,
    hasStarted: false,
    run: null,
    verifiedByTestRun: null,
    endReason: null,
  };
  const earlier = queue.entries.get(number);
  const entry = Object.assign(earlier ?? { id: world.source.newId(), number }, fresh);
  queue.entries.set(number, entry);
  queue.waiting.push(entry);
}

/** An entry that has started keeps its place, unless it becomes urgent. */
function changePriority({ queue }: Place, entry: Entry, priority: Priority): void {
  const becameUrgent = isUrgent(priority) && !isUrgent(entry.priority);
  const isMoved = entry.priority.value !== priority.value && (becameUrgent || !entry.hasStarted);
  entry.priority = priority;
  if (!isMoved || !queue.order.includes(entry)) return;
  remove(queue, entry);
  insert(queue, entry);
}
