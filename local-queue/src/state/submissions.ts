/** Requests about a pull request: submit, cancel, restart. */

import { findLiveEntry } from "../engine/state.js";
import { readFacts, recordReadiness } from "./facts.js";
import { readPriority } from "./pull-request.js";
import { send } from "./queue-events.js";
import { Refusal } from "./refusal.js";
import { type EntryRecord, findPullRequest, newId, type QueueContext } from "./service-state.js";

export interface Submission {
  readonly number: number;
  /** A name, an integer, null or nothing. */
  readonly priority?: unknown;
  readonly noBatch?: boolean;
}

/** Submits, or rewrites priority and batching of a live entry, also back to the defaults. */
export function submit(context: QueueContext, submission: Submission): void {
  const { state, repository, queue } = context;
  const { number, noBatch = false } = submission;
  const pullRequest = findPullRequest(repository, number);
  if (pullRequest.state !== "open") throw new Refusal(400, `Pull request #${number} is ${pullRequest.state}`);
  if (pullRequest.draft) throw new Refusal(400, `Pull request #${number} is a draft`);
  const priority = readPriority(submission.priority);
  const live = findLiveEntry(queue.engine, number);
  const id = queue.entries.get(number)?.id ?? newId(state);
  const fresh: EntryRecord = { id, priority, sinceMs: state.timeMs, readySinceMs: null, lastRun: null };
  const record = (live === undefined ? undefined : queue.entries.get(number)) ?? fresh;
  record.priority = priority;
  queue.entries.set(number, record);
  queue.numbers.set(record.id, number);
  recordReadiness(context, pullRequest, record);
  const facts = readFacts(context, pullRequest, live?.sha ?? pullRequest.headSha);
  send(context, { type: "submit", number, priority: priority.value, noBatch, facts, reason: "API_REQUESTED" });
}

export function cancel(context: QueueContext, number: number): void {
  refuseUnlessLive(context, number);
  send(context, { type: "withdraw", number, reason: "USER_REQUESTED" });
}

/** Restarts without a change of its position or of the tests of others. */
export function restartTests(context: QueueContext, number: number): void {
  const { state } = refuseUnlessLive(context, number);
  if (state !== "testing" && state !== "pending_failure") {
    throw new Refusal(400, `Pull request #${number} has no tests to restart`);
  }
  send(context, { type: "restart", number, reason: "TESTS_RESTARTED_BY_API_REQUEST" });
}

function refuseUnlessLive({ queue }: QueueContext, number: number) {
  const entry = findLiveEntry(queue.engine, number);
  if (entry !== undefined) return entry;
  throw new Refusal(404, `Pull request #${number} is not in the merge queue for branch "${queue.branch}"`);
}
