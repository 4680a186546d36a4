/** Facts about pull requests on which a queue bases its decisions. */
import { schedule } from "../engine/drive.js";
import { type Facts, findLiveEntry, type Targets } from "../engine/state.js";
import { isConflicting, type PullRequest } from "./pull-request.js";
import { send } from "./queue-events.js";
import {
  type EntryRecord,
  findPullRequest,
  keyOf,
  type QueueContext,
  type Repository,
  type RepositoryContext,
  type ServiceState,
  type Upload,
} from "./service-state.js";

export function findQueuesWith(state: ServiceState, repository: Repository, number: number): readonly QueueContext[] {
  return [...repository.queues.values()]
    .filter((queue) => findLiveEntry(queue.engine, number) !== undefined)
    .map((queue) => ({ state, repository, queue }));
}

export function readFacts({ state, repository, queue }: QueueContext, pullRequest: PullRequest, sha: string): Facts {
  const since = queue.entries.get(pullRequest.number)?.readySinceMs ?? null;
  const upload = repository.impactedTargets.get(uploadKey(queue.branch, sha));
  const uploadedMs = queue.engine.settings.mode === "parallel" ? (upload?.atMs ?? 0) : 0;
  return {
    sha,
    targets: upload?.targets ?? null,
    ready: since !== null && state.timeMs >= Math.max(since, uploadedMs) + state.timings.readySeconds * 1000,
    upToDate: pullRequest.upToDate,
  };
}

/** Stores the time when a pull request became ready, or that it is not ready. */
export function recordReadiness({ state, queue }: QueueContext, pullRequest: PullRequest, record: EntryRecord): void {
  const { number, baseBranch, mergeability, draft } = pullRequest;
  const isMergeable =
    mergeability === "mergeable" || (mergeability === "not_mergeable" && !isBlocked(record, pullRequest));
  if (baseBranch !== queue.branch || !isMergeable || pullRequest.state !== "open" || draft) {
    record.readySinceMs = null;
  } else if (record.readySinceMs === null) {
    record.readySinceMs = state.timeMs;
    scheduleUpdate({ state, queue }, number);
  }
}

/**
 * True when the host rejects the merge. A direct submission merges despite the branch protection, but not despite a
 * conflict.
 */
export function isBlocked({ direct }: Pick<EntryRecord, "direct">, pullRequest: PullRequest): boolean {
  return pullRequest.mergeability === "not_mergeable" && (!direct || isConflicting(pullRequest));
}

/** Schedules an update after `readySeconds`, when the service detects that a pull request is ready. */
function scheduleUpdate({ state, queue }: Pick<QueueContext, "state" | "queue">, number: number): void {
  schedule(state, state.timeMs + state.timings.readySeconds * 1000, { kind: "ready", queue: queue.id, number });
}

/**
 * Sends changed facts to the queue. The facts are about the submitted commit, because the queue may not detect a push.
 */
export function updateReadiness(context: QueueContext, number: number): void {
  const entry = findLiveEntry(context.queue.engine, number);
  if (entry === undefined) return;
  const facts = readFacts(context, findPullRequest(context.repository, number), entry.sha);
  const { targets, ready, upToDate } = facts;
  if (entry.targets === targets && entry.ready === ready && entry.upToDate === upToDate) return;
  send(context, { type: "facts", number, facts });
}

/** Stores an upload, which replaces an earlier one for the same head commit. */
export function storeImpactedTargets(
  { state, repository }: RepositoryContext,
  branch: string,
  { number, sha, targets }: Upload,
): void {
  findPullRequest(repository, number);
  const stored = targets === "ALL" ? "ALL" : [...new Set(targets)];
  repository.impactedTargets.set(uploadKey(branch, sha), { targets: stored, atMs: state.timeMs });
  const queue = repository.queues.get(branch);
  if (queue === undefined) return;
  const context = { state, repository, queue };
  for (const other of new Set([number, ...(repository.numbers.byHeadSha.get(sha) ?? [])])) {
    if (findLiveEntry(queue.engine, other)?.sha !== sha) continue;
    updateReadiness(context, other);
    scheduleUpdate(context, other);
  }
}

/** Accepts an upload that takes effect after `targetsSeconds`. */
export function acceptImpactedTargets({ state, repository }: RepositoryContext, branch: string, upload: Upload): void {
  findPullRequest(repository, upload.number);
  const atMs = state.timeMs + state.timings.targetsSeconds * 1000;
  schedule(state, atMs, { kind: "targets", repository: keyOf(repository), branch, upload });
}

/** Returns the targets uploaded for a head commit; null without an upload. */
export function impactedTargetsOf(repository: Repository, branch: string, sha: string): Targets | null {
  return repository.impactedTargets.get(uploadKey(branch, sha))?.targets ?? null;
}

function uploadKey(branch: string, sha: string): string {
  return `${sha} ${branch}`;
}
