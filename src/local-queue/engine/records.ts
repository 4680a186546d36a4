/** What the API tells about pull requests and queues, in the shape of the wire. */

import { impactedTargetsOf, isLive } from "./order.js";
import { isUrgent, type PullRequest } from "./pull-request.js";
import { Refusal } from "./refusal.js";
import { type Entry, findPullRequest, type Place, type Queue, type Repository } from "./world.js";

/** One of the two. */
interface PullRequestKey {
  readonly number?: number;
  readonly branch?: string;
}

/** The record of a pull request that was submitted at least once; it outlives the attempt. */
export function submittedRecord(place: Place, { number, branch = "" }: PullRequestKey) {
  const { repository, queue } = place;
  const entry = number === undefined ? entryOfBranch(place, branch) : queue.entries.get(number);
  if (entry === undefined) {
    const name = number === undefined ? `with head branch "${branch}"` : `#${number}`;
    throw new Refusal(404, `Pull request ${name} was not submitted to the merge queue for branch "${queue.branch}"`);
  }
  return {
    ...enqueuedRecord(place, entry),
    readiness: readinessOf(repository, queue, findPullRequest(repository, entry.number)),
    forceEnqueued: false,
    isCurrentlySubmittedToQueue: isLive(queue, entry),
    verifiedByTestRun: entry.verifiedByTestRun,
  };
}

export function settingsRecord({ queue }: Place) {
  return { state: queue.state, branch: queue.branch, ...queue.settings };
}

/** The line is in queue order; what is not ready yet does not stand in it. */
export function queueRecord(place: Place) {
  const enqueuedPullRequests = place.queue.order.map((entry) => enqueuedRecord(place, entry));
  return { ...settingsRecord(place), enqueuedPullRequests };
}

/** The commit, title and so on are those of the pull request now, not of the time of its submission. */
export function enqueuedRecord({ repository }: Place, entry: Entry) {
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

/** The readiness object of the wire; the field for the host's mergeability has GitHub's name there. */
export function readinessOf(repository: Repository, queue: Queue, pullRequest: PullRequest) {
  return {
    hasImpactedTargets: impactedTargetsOf(repository, queue.branch, pullRequest.headSha) !== null,
    requiresImpactedTargets: queue.settings.mode === "parallel",
    doesBaseBranchMatch: pullRequest.baseBranch === queue.branch,
    gitHubMergeability: pullRequest.mergeability,
  };
}

/** The service's readiness rule. */
export function isReady(readiness: ReturnType<typeof readinessOf>): boolean {
  return (
    readiness.doesBaseBranchMatch &&
    readiness.gitHubMergeability === "mergeable" &&
    (!readiness.requiresImpactedTargets || readiness.hasImpactedTargets)
  );
}
