/** What the API tells about pull requests and queues, in the shape of the wire. */

import type { Entry } from "../engine/state.js";
import { isLive } from "../engine/state.js";
import * as tree from "../engine/tree.js";
import { impactedTargetsOf } from "../world/facts.js";
import { isUrgent, type PullRequest } from "../world/pull-request.js";
import { lineNumbers } from "../world/queues.js";
import { Refusal } from "../world/refusal.js";
import { type EntryRecord, findPullRequest, type Place, type Queue, type Repository } from "../world/world.js";
import { timelineOf, wireTime } from "./timeline.js";

/** One of the two. */
interface PullRequestKey {
  readonly number?: number;
  readonly branch?: string;
}

/** What a reader of records may ask for besides. */
interface RecordOptions {
  readonly includeTimeline?: boolean;
}

/** A pull request that was submitted at least once: what the engine knows of it, and what else there is to tell. */
export interface Submitted {
  readonly entry: Entry;
  readonly record: EntryRecord;
}

export function submittedOf({ engine, entries }: Queue, number: number): Submitted | undefined {
  const [entry, record] = [tree.get(engine.entries, number), entries.get(number)];
  return entry === undefined || record === undefined ? undefined : { entry, record };
}

/** The record of a pull request that was submitted at least once; it outlives the attempt. */
export function submittedRecord(place: Place, { number, branch = "" }: PullRequestKey, options: RecordOptions = {}) {
  const { queue } = place;
  const found = number === undefined ? submittedFrom(place, branch) : submittedOf(queue, number);
  if (found !== undefined) return recordOf(place, found, options);
  const name = number === undefined ? `with head branch "${branch}"` : `#${number}`;
  throw new Refusal(404, `Pull request ${name} was not submitted to the merge queue for branch "${queue.branch}"`);
}

/** Those of several that were submitted, and the numbers of those that were not. */
export function submittedRecords(place: Place, numbers: readonly number[], options: RecordOptions = {}) {
  const found = numbers.map((number) => submittedOf(place.queue, number));
  return {
    pullRequests: found.flatMap((each) => (each === undefined ? [] : [recordOf(place, each, options)])),
    notFound: numbers.filter((_number, index) => found[index] === undefined),
  };
}

function recordOf(place: Place, submitted: Submitted, { includeTimeline = false }: RecordOptions) {
  const { repository, queue } = place;
  return {
    ...enqueuedRecord(place, submitted),
    readiness: readinessOf(repository, queue, findPullRequest(repository, submitted.entry.number)),
    forceEnqueued: false,
    isCurrentlySubmittedToQueue: isLive(submitted.entry),
    verifiedByTestRun: verifyingRun(queue, submitted.entry),
    ...(includeTimeline ? { timeline: timelineOf(queue, submitted.entry.number) } : {}),
  };
}

/** The run that the tests ended in, or, where the tests of another one cleared it, that one's. */
function verifyingRun({ runs }: Queue, { run }: Entry): string | null {
  const record = run === null ? undefined : runs.get(run);
  return record?.status === "succeeded" || record?.status === "failed" ? record.id : null;
}

export function settingsRecord({ queue }: Place) {
  const { phase, settings } = queue.engine;
  return { state: phase, branch: queue.branch, ...queue.settings, mode: settings.mode };
}

/** The line is in queue order; what is not ready yet does not stand in it. */
export function queueRecord(place: Place) {
  const enqueued = lineNumbers(place.queue).flatMap((number) => submittedOf(place.queue, number) ?? []);
  const enqueuedPullRequests = enqueued.map((submitted) => enqueuedRecord(place, submitted));
  return { ...settingsRecord(place), enqueuedPullRequests };
}

/** The commit, title and so on are those of the pull request now, not of the time of its submission. */
export function enqueuedRecord({ repository }: Place, { entry, record }: Submitted) {
  const pullRequest = findPullRequest(repository, entry.number);
  const { priority } = record;
  return {
    id: record.id,
    state: entry.state,
    stateChangedAt: wireTime(entry.sinceMs),
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

/** Of several pull requests with the same head branch the open one, else the one that ended last. */
function submittedFrom({ repository, queue }: Place, branch: string): Submitted | undefined {
  const found = [...(repository.numbers.byHeadBranch.get(branch) ?? [])]
    .flatMap((number) => submittedOf(queue, number) ?? [])
    .toSorted((one, other) => other.entry.sinceMs - one.entry.sinceMs);
  return found.find(({ entry }) => repository.numbers.open.has(entry.number)) ?? found[0];
}

/** The readiness object of the wire; the field for the host's mergeability has GitHub's name there. */
function readinessOf(repository: Repository, queue: Queue, pullRequest: PullRequest) {
  return {
    hasImpactedTargets: impactedTargetsOf(repository, queue.branch, pullRequest.headSha) !== null,
    requiresImpactedTargets: queue.engine.settings.mode === "parallel",
    doesBaseBranchMatch: pullRequest.baseBranch === queue.branch,
    gitHubMergeability: pullRequest.mergeability,
  };
}
