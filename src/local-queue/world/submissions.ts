/** What the service does with a pull request: submit, cancel, restart. */

import { factsOf, liveEntry, noteReadiness } from "./facts.js";
import { readPriority } from "./pull-request.js";
import { send } from "./queue-events.js";
import { Refusal } from "./refusal.js";
import { type EntryRecord, findPullRequest, newId, type Place } from "./world.js";

export interface Submission {
  readonly number: number;
  /** A name, an integer, null or nothing. */
  readonly priority?: unknown;
  readonly noBatch?: boolean;
}

/** Submits, or rewrites priority and batching of what is in the queue already (also back to the defaults). */
export function submit(place: Place, submission: Submission): void {
  const { world, repository, queue } = place;
  const { number, noBatch = false } = submission;
  const pullRequest = findPullRequest(repository, number);
  if (pullRequest.state !== "open") throw new Refusal(400, `Pull request #${number} is ${pullRequest.state}`);
  if (pullRequest.draft) throw new Refusal(400, `Pull request #${number} is a draft`);
  const priority = readPriority(submission.priority);
  const live = liveEntry(queue, number);
  const id = queue.entries.get(number)?.id ?? newId(world);
  const fresh: EntryRecord = { id, priority, sinceMs: world.timeMs, readySinceMs: null, lastRun: null };
  const record = (live === undefined ? undefined : queue.entries.get(number)) ?? fresh;
  record.priority = priority;
  queue.entries.set(number, record);
  queue.numbers.set(record.id, number);
  noteReadiness(place, pullRequest, record);
  const facts = factsOf(place, pullRequest, live?.sha ?? pullRequest.headSha);
  if (live === undefined) queue.submitted.push(number);
  send(place, { type: "submit", number, priority: priority.value, noBatch, facts, reason: "API_REQUESTED" });
}

export function cancel(place: Place, number: number): void {
  refuseUnlessLive(place, number);
  send(place, { type: "withdraw", number, reason: "USER_REQUESTED" });
}

/** Restarts in place: neither its position nor the tests of others change. */
export function restartTests(place: Place, number: number): void {
  const { state } = refuseUnlessLive(place, number);
  if (state !== "testing" && state !== "pending_failure") {
    throw new Refusal(400, `Pull request #${number} has no tests to restart`);
  }
  send(place, { type: "restart", number, reason: "TESTS_RESTARTED_BY_API_REQUEST" });
}

function refuseUnlessLive({ queue }: Place, number: number) {
  const entry = liveEntry(queue, number);
  if (entry !== undefined) return entry;
  throw new Refusal(404, `Pull request #${number} is not in the merge queue for branch "${queue.branch}"`);
}
