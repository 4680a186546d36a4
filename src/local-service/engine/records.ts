/** What the API tells about pull requests and queues, in the shape of the wire. */

import { findPullRequest } from "./lookup.js";
import { isLive } from "./order.js";
import { isUrgent } from "./priority.js";
import type { PullRequest } from "./pull-request.js";
import { type Readiness, readinessOf } from "./readiness.js";
import { Refusal } from "./refusal.js";
import type { QueueSettings } from "./settings.js";
import type { Entry, EntryState, Place, QueueState } from "./world.js";

export interface EnqueuedRecord {
  readonly id: string;
  readonly state: EntryState;
  readonly stateChangedAt: string;
  readonly priorityValue: number;
  readonly priorityName: string;
  readonly usedDefaultPriorityName?: string;
  readonly skipTheLine: boolean;
  readonly noBatch: boolean;
  readonly prNumber: number;
  readonly prTitle: string;
  readonly prSha: string;
  readonly prBaseBranch: string;
  readonly prAuthor: string;
}

export interface SubmittedRecord extends EnqueuedRecord {
  readonly readiness: Readiness;
  readonly forceEnqueued: boolean;
  readonly isCurrentlySubmittedToQueue: boolean;
  readonly verifiedByTestRun: string | null;
}

export interface SettingsRecord extends QueueSettings {
  readonly state: QueueState;
  readonly branch: string;
}

export interface QueueRecord extends SettingsRecord {
  readonly enqueuedPullRequests: readonly EnqueuedRecord[];
}

export type PullRequestKey = { readonly number: number } | { readonly branch: string };

/** The record of a pull request that was submitted at least once; it outlives the attempt. */
export function submittedRecord(place: Place, key: PullRequestKey): SubmittedRecord {
  const { repository, queue } = place;
  const entry = "number" in key ? queue.entries.get(key.number) : entryOfBranch(place, key.branch);
  if (entry === undefined) {
    const name = "number" in key ? `#${key.number}` : `with head branch "${key.branch}"`;
    throw new Refusal(
      404,
      `Pull request ${name} was not submitted to the merge queue for branch "${queue.branch}"`,
    );
  }
  return {
    ...enqueuedRecord(place, entry),
    readiness: readinessOf(repository, queue, findPullRequest(repository, entry.number)),
    forceEnqueued: false,
    isCurrentlySubmittedToQueue: isLive(queue, entry),
    verifiedByTestRun: entry.verifiedByTestRun,
  };
}

export function settingsRecord({ queue }: Place): SettingsRecord {
  return { state: queue.state, branch: queue.branch, ...queue.settings };
}

/** The line is in queue order; what is not ready yet does not stand in it. */
export function queueRecord(place: Place): QueueRecord {
  const enqueuedPullRequests = place.queue.order.map((entry) => enqueuedRecord(place, entry));
  return { ...settingsRecord(place), enqueuedPullRequests };
}

/** The commit, title and so on are those of the pull request now, not of the time of its submission. */
export function enqueuedRecord({ repository }: Place, entry: Entry): EnqueuedRecord {
  const pullRequest = findPullRequest(repository, entry.number);
  const { priority } = entry;
  return {
    id: entry.id,
    state: entry.state,
    stateChangedAt: wireTime(entry.stateSinceMs),
    priorityValue: priority.value,
    priorityName: priority.name,
    ...(priority.isDefault ? { usedDefaultPriorityName: priority.name } : {}),
    skipTheLine: isUrgent(priority),
    noBatch: entry.noBatch,
    prNumber: pullRequest.number,
    prTitle: pullRequest.title,
    prSha: pullRequest.headSha,
    prBaseBranch: pullRequest.baseBranch,
    prAuthor: pullRequest.author,
  };
}

/** The service writes milliseconds and always zeroes: its resolution is a whole second. */
export function wireTime(atMs: number): string {
  return new Date(wholeSecond(atMs)).toISOString();
}

/** A moment as far as the service's times show it. */
export function wholeSecond(atMs: number): number {
  return Math.floor(atMs / 1000) * 1000;
}

/** Of several pull requests with the same head branch the open one, else the one that ended last. */
function entryOfBranch({ repository, queue }: Place, branch: string): Entry | undefined {
  const isOfBranch = (pullRequest: PullRequest | undefined) => pullRequest?.headBranch === branch;
  const entries = [...queue.entries.values()]
    .filter((entry) => isOfBranch(repository.pullRequests.get(entry.number)))
    .toSorted((one, other) => other.stateSinceMs - one.stateSinceMs);
  return entries.find((entry) => repository.pullRequests.get(entry.number)?.state === "open") ?? entries[0];
}
