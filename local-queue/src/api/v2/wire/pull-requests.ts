/** Pull requests and their entries in the format of version 2 of the API. */
import { type Entry, isLive } from "../../../engine/state.js";
import * as tree from "../../../engine/tree.js";
import { impactedTargetsOf } from "../../../state/facts.js";
import { isUrgent, type MergeabilityReason, type PullRequest } from "../../../state/pull-request.js";
import {
  type EntryRecord,
  findPullRequest,
  pullRequestIdOf,
  type QueueContext,
  queueIdOf,
  type RepositoryContext,
  repositoryIdOf,
  type TestRun,
} from "../../../state/service-state.js";
import { pullRequestUrl, webUrl } from "./queues.js";
import { camelCase, formatV2Time } from "./words.js";

interface Submitted {
  readonly context: QueueContext;
  readonly entry: Entry;
  readonly record: EntryRecord;
}

/** Finds the entry of a pull request in any queue: the live entry, else the last one. */
export function findEntry({ state, repository }: RepositoryContext, number: number): Submitted | undefined {
  const all = listWithFormer({ state, repository }).flatMap((context): Submitted[] => {
    const { engine, entries } = context.queue;
    const [entry, record] = [tree.get(engine.entries, number), entries.get(number)];
    return entry === undefined || record === undefined ? [] : [{ context, entry, record }];
  });
  return all.find(({ entry }) => isLive(entry)) ?? all.toSorted((one, other) => lastMs(other) - lastMs(one))[0];
}

/** Lists the queues of a repository, including deleted ones. Their entries and runs stay readable. */
export function listWithFormer({ state, repository }: RepositoryContext): readonly QueueContext[] {
  const queues = [...repository.queues.values(), ...repository.formerQueues];
  return queues.map((queue) => ({ state, repository, queue }));
}

function lastMs({ entry }: Submitted): number {
  return entry.submittedAtMs;
}

/**
 * Returns a pull request. Like the service, omits the field about impacted targets in lists and in replies about
 * several numbers.
 */
export function pullRequestRecord(context: RepositoryContext, pullRequest: PullRequest, isSingle = true) {
  const { repository } = context;
  const { number, title, headBranch, headSha, baseBranch, author } = pullRequest;
  const submitted = findEntry(context, number);
  return {
    id: pullRequestIdOf(repository, number),
    repositoryId: repositoryIdOf(repository),
    number,
    title,
    branch: headBranch,
    sha: headSha,
    baseBranch,
    author,
    url: pullRequestUrl(repository, number),
    state: pullRequest.state,
    isCurrentlySubmittedToQueue: submitted !== undefined && isLive(submitted.entry),
    ...(submitted === undefined ? {} : { queueEntry: entryRecord(submitted, pullRequest, isSingle) }),
    createdAt: formatV2Time(pullRequest.createdAtMs),
  };
}

function entryRecord({ context, entry, record }: Submitted, pullRequest: PullRequest, isSingle: boolean) {
  const { state, queue } = context;
  const { priority } = record;
  const run = entry.state === "merged" && entry.run !== null ? queue.runs.get(entry.run) : undefined;
  return {
    id: record.id,
    mergeQueueId: queueIdOf(state, queue),
    state: camelCase(entry.state),
    stateChangedAt: formatV2Time(entry.sinceMs),
    priorityValue: priority.value,
    priorityName: priority.name,
    ...(priority.isDefault ? { usedDefaultPriorityName: priority.name } : {}),
    skipsTheLine: isUrgent(priority),
    allowBatching: !entry.noBatch,
    direct: record.direct,
    ...(run?.end == null ? {} : { verifiedByVerificationRunId: run.id }),
    readiness: readinessOf(context, pullRequest, isSingle),
    createdAt: formatV2Time(record.createdAtMs),
    updatedAt: formatV2Time(Math.max(record.updatedAtMs, entry.sinceMs)),
  };
}

function readinessOf({ repository, queue }: QueueContext, pullRequest: PullRequest, isSingle: boolean) {
  const { baseBranch, headSha } = pullRequest;
  const reasons = mergeabilityReasons(pullRequest);
  const mergeability = reasons.length > 0 ? "not_mergeable" : pullRequest.mergeability;
  return {
    requiresImpactedTargets: queue.engine.settings.mode === "parallel",
    ...(isSingle ? { hasImpactedTargets: impactedTargetsOf(repository, queue.branch, headSha) !== null } : {}),
    doesBaseBranchMatch: baseBranch === queue.branch,
    mergeability: camelCase(mergeability),
    ...(reasons.length === 0 ? {} : { mergeabilityDetails: { provider: "github", reasons } }),
  };
}

/** Lists the reasons against a merge: first from the pull request's state, then the recorded reasons. */
function mergeabilityReasons({ state, draft, mergeability, mergeabilityReasons: recorded }: PullRequest) {
  const conflict = recorded.length === 0 ? [{ code: "conflict" } as const] : recorded;
  const reasons: readonly MergeabilityReason[] = [
    ...(state === "open" ? [] : [{ code: "closed" } as const]),
    ...(draft ? [{ code: "draft" } as const] : []),
    ...(mergeability === "not_mergeable" ? conflict : []),
  ];
  return reasons.map((reason) => ({ ...reason, message: messageOf(reason.code) }));
}

/** Converts a code such as `reviewRequired` to the text `Review required`. */
function messageOf(code: string): string {
  const words = code.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** Returns the short form of a pull request for lists of the queue and for runs, with the submitted commit. */
export function queuedPullRequest({ repository, queue }: QueueContext, number: number) {
  const { title, headSha } = findPullRequest(repository, number);
  const sha = tree.get(queue.engine.entries, number)?.sha ?? headSha;
  return { id: pullRequestIdOf(repository, number), number, sha, title, url: pullRequestUrl(repository, number) };
}

/** Returns the address of a check in a test run. */
export function checkUrl({ repository }: RepositoryContext, { sha }: TestRun, name: string): string {
  return `${webUrl(repository)}/commit/${sha}/checks/${encodeURIComponent(name)}`;
}
