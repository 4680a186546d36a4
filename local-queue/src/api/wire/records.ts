/** Pull requests and queues in the format of the API. */
import { type Entry, type EntryState, isLive } from "../../engine/state.js";
import * as tree from "../../engine/tree.js";
import { impactedTargetsOf } from "../../state/facts.js";
import { isUrgent, type PullRequest } from "../../state/pull-request.js";
import { listAdmittedNumbers } from "../../state/queues.js";
import { Refusal } from "../../state/refusal.js";
import {
  type EntryRecord,
  findPullRequest,
  type Queue,
  type QueueContext,
  type Repository,
} from "../../state/service-state.js";

export interface Submitted {
  readonly entry: Entry;
  readonly record: EntryRecord;
}

export function findSubmitted({ engine, entries }: Queue, number: number): Submitted | undefined {
  const [entry, record] = [tree.get(engine.entries, number), entries.get(number)];
  return entry === undefined || record === undefined ? undefined : { entry, record };
}

/** Returns the record of a pull request, even if its attempt has finished. */
export function submittedRecord(
  context: QueueContext,
  { number, branch = "" }: { readonly number?: number; readonly branch?: string },
  options: { readonly includeTimeline?: boolean } = {},
) {
  const { queue } = context;
  const found = number === undefined ? findSubmittedByBranch(context, branch) : findSubmitted(queue, number);
  if (found !== undefined) return recordOf(context, found, options.includeTimeline);
  const name = number === undefined ? `with head branch "${branch}"` : `#${number}`;
  throw new Refusal(404, `Pull request ${name} was not submitted to the merge queue for branch "${queue.branch}"`);
}

/** Returns the records of pull requests, and the numbers of pull requests that were never submitted. */
export function submittedRecords(
  context: QueueContext,
  numbers: readonly number[],
  options: { readonly includeTimeline?: boolean } = {},
) {
  const found = numbers.map((number) => findSubmitted(context.queue, number));
  return {
    pullRequests: found.flatMap((each) =>
      each === undefined ? [] : [recordOf(context, each, options.includeTimeline)],
    ),
    notFound: numbers.filter((_number, index) => found[index] === undefined),
  };
}

function recordOf(context: QueueContext, submitted: Submitted, includeTimeline = false) {
  const { repository, queue } = context;
  return {
    ...enqueuedRecord(context, submitted),
    readiness: readinessOf(repository, queue, findPullRequest(repository, submitted.entry.number)),
    forceEnqueued: submitted.record.direct,
    isCurrentlySubmittedToQueue: isLive(submitted.entry),
    verifiedByTestRun: verifyingRun(queue, submitted.entry),
    ...(includeTimeline ? { timeline: timelineOf(queue, submitted.entry.number) } : {}),
  };
}

/** Returns the id of the run that tested the pull request, or of the later run that cleared it. */
function verifyingRun({ runs }: Queue, { run }: Entry): string | null {
  const record = run === null ? undefined : runs.get(run);
  return record?.status === "succeeded" || record?.status === "failed" ? record.id : null;
}

export function settingsRecord({ queue }: QueueContext) {
  const { phase, settings } = queue.engine;
  return { state: phase, branch: queue.branch, ...queue.settings, mode: settings.mode };
}

/** Returns a queue with its admitted pull requests, in the order of the queue. */
export function queueRecord(context: QueueContext) {
  const enqueued = listAdmittedNumbers(context.queue).flatMap((number) => findSubmitted(context.queue, number) ?? []);
  const enqueuedPullRequests = enqueued.map((submitted) => enqueuedRecord(context, submitted));
  return { ...settingsRecord(context), enqueuedPullRequests };
}

/** Returns an entry of the queue. Facts about its pull request are the present facts, not those of the submission. */
export function enqueuedRecord({ repository }: QueueContext, { entry, record }: Submitted) {
  const pullRequest = findPullRequest(repository, entry.number);
  const { priority } = record;
  return {
    id: record.id,
    state: entry.state,
    stateChangedAt: formatV1Time(entry.sinceMs),
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

/** Finds a pull request by its head branch: the open one, else the one that finished last. */
function findSubmittedByBranch({ repository, queue }: QueueContext, branch: string): Submitted | undefined {
  const found = [...(repository.numbers.byHeadBranch.get(branch) ?? [])]
    .flatMap((number) => findSubmitted(queue, number) ?? [])
    .toSorted((one, other) => other.entry.sinceMs - one.entry.sinceMs);
  return found.find(({ entry }) => repository.numbers.open.has(entry.number)) ?? found[0];
}

function readinessOf(repository: Repository, queue: Queue, pullRequest: PullRequest) {
  return {
    hasImpactedTargets: impactedTargetsOf(repository, queue.branch, pullRequest.headSha) !== null,
    requiresImpactedTargets: queue.engine.settings.mode === "parallel",
    doesBaseBranchMatch: pullRequest.baseBranch === queue.branch,
    gitHubMergeability: pullRequest.mergeability,
  };
}

/** Formats a time in whole seconds with zero milliseconds, like the service. */
export function formatV1Time(atMs: number): string {
  return new Date(wholeSecond(atMs)).toISOString();
}

export function wholeSecond(atMs: number): number {
  return Math.floor(atMs / 1000) * 1000;
}

/**
 * Lists the changes of state of all attempts, the oldest first. The API documents the content in version 2, and the
 * spelling in version 1.
 */
function timelineOf({ moves, runs }: Queue, number: number): readonly object[] {
  return moves
    .filter((move) => move.number === number)
    .map(({ to, atMs, reason, run, culprit }) => {
      const record = run === null || !TESTED.has(to) ? undefined : runs.get(run);
      return {
        state: to,
        timestamp: formatV1Time(atMs),
        reason: reason?.toLowerCase() ?? null,
        ...(record?.startedAtMs == null ? {} : { testRunId: record.id }),
        ...(culprit === undefined ? {} : { failure: { conflictCulprit: culpritOf(culprit) } }),
      };
    });
}

const TESTED: ReadonlySet<EntryState> = new Set(["testing", "tests_passed", "pending_failure", "failed"]);

function culpritOf(number: number | null): object {
  return number === null ? { type: "base_branch" } : { type: "queue_pull_request", number };
}
