/** Applies a reply of the Git host to the records, then to the queue that sent the request. */
import * as tree from "../engine/tree.js";
import { addMerge } from "./branch.js";
import { findQueuesWith, recordReadiness, updateReadiness } from "./facts.js";
import type { HostAnswer } from "./host.js";
import { putPullRequest } from "./pull-request-numbers.js";
import { send } from "./queue-events.js";
import { newSha, type Queue, type QueueContext, type Repository, type RepositoryContext } from "./service-state.js";
import { readChange } from "./test-plan.js";
import { requiredChecks, startRun } from "./test-runs.js";

export function takeAnswer(context: QueueContext, answer: HostAnswer): void {
  const { repository, queue } = context;
  switch (answer.type) {
    case "run-started": {
      const run = queue.runs.get(answer.run);
      if (run === undefined || run.startedAtMs !== null) return;
      startRun(context, run, answer.sha);
      send(context, { type: "run-started", run: answer.run });
      return;
    }
    case "runs-ended":
      for (const { run, passed, checks } of answer.runs) {
        const record = queue.runs.get(run);
        if (record?.startedAtMs == null || record.end !== null) continue;
        record.checks = checks ?? requiredChecks(record, passed ? "success" : "failure");
      }
      send(context, { type: "runs-ended", runs: answer.runs.map(({ run, passed }) => ({ run, passed })) });
      return;
    case "merged": {
      if (tree.get(queue.engine.groups, answer.group)?.state !== "merging") {
        // The queue canceled this merge, but too late.
        for (const { number, sha } of answer.merges) mergeByHand(context, number, sha);
        return;
      }
      for (const { number, sha } of answer.merges) mergeInto(context, number, sha);
      send(context, { type: "merged", group: answer.group, tip: repository.branches.get(queue.branch)?.tip ?? "" });
      return;
    }
    case "run-refused":
      send(context, answer);
      if (answer.culprit !== undefined) recordCulprit(queue, answer);
      return;
    case "merge-refused":
      send(context, answer);
      return;
  }
}

/** Stores the other side and the files of a conflict with the change of state to `failed`. */
function recordCulprit(
  { moves }: Queue,
  { number, culprit, files }: Extract<HostAnswer, { type: "run-refused" }>,
): void {
  const index = moves.findLastIndex((move) => move.number === number);
  const last = moves[index];
  if (last?.reason !== "START_TEST_RUN_MERGE_CONFLICT" || culprit === undefined) return;
  moves[index] = { ...last, culprit, ...(files === undefined ? {} : { files }) };
}

/** Merges a pull request outside the queue. The queue then tests all its pull requests again. */
export function mergeByHand({ state, repository }: RepositoryContext, number: number, sha?: string): void {
  const merged = repository.pullRequests.get(number);
  if (merged === undefined || merged.state === "merged") return;
  mergeInto({ state, repository }, number, sha ?? newSha(state));
  recordPush({ state, repository }, merged.baseBranch, number);
}

/** Reports a push to the queue of the branch. `number` is the pull request that the push merged; null without one. */
export function recordPush({ state, repository }: RepositoryContext, branch: string, number: number | null): void {
  const queue = repository.queues.get(branch);
  const tip = repository.branches.get(branch)?.tip;
  if (queue === undefined || tip === undefined) return;
  send({ state, repository, queue }, { type: "pushed-by-hand", number, tip });
}

/** Merges a pull request into its base branch. Updates other affected pull requests. */
function mergeInto({ state, repository }: RepositoryContext, number: number, sha: string): void {
  const merged = repository.pullRequests.get(number);
  const branch = repository.branches.get(merged?.baseBranch ?? "");
  const change =
    merged === undefined ? null : readChange(repository, number, requiredOn(repository, merged.baseBranch));
  if (merged === undefined || branch === undefined || change === null) return;
  putPullRequest(repository, { ...merged, state: "merged", mergeCommitSha: sha, mergedAtMs: state.timeMs });
  const conflicting = addMerge(branch, change, sha);
  markOutdated({ state, repository }, merged.baseBranch);
  for (const other of conflicting) recordConflict({ state, repository }, other, merged.baseBranch);
  for (const context of findQueuesWith(state, repository, number)) {
    if (context.queue.branch === merged.baseBranch) continue;
    send(context, { type: "withdraw", number, reason: "PR_MERGED_INTO_OTHER_BRANCH" });
  }
}

function requiredOn({ queues, requiredStatuses }: Repository, branch: string): readonly string[] {
  const own = queues.get(branch)?.settings.requiredStatuses ?? [];
  return own.length > 0 ? own : requiredStatuses;
}

/** Marks the open pull requests of a branch as not up to date, because they lack its new tip. */
export function markOutdated({ state, repository }: RepositoryContext, name: string): void {
  for (const number of repository.numbers.upToDate) {
    const pullRequest = repository.pullRequests.get(number);
    if (pullRequest?.baseBranch !== name) continue;
    putPullRequest(repository, { ...pullRequest, upToDate: false });
    for (const context of findQueuesWith(state, repository, number)) updateReadiness(context, number);
  }
}

function recordConflict({ state, repository }: RepositoryContext, number: number, base: string): void {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest?.state !== "open" || pullRequest.baseBranch !== base) return;
  putPullRequest(repository, { ...pullRequest, mergeability: "not_mergeable" });
  updateEverywhere({ state, repository }, number);
}

/** Updates the facts of a pull request in all queues that contain it. */
export function updateEverywhere({ state, repository }: RepositoryContext, number: number): void {
  for (const context of findQueuesWith(state, repository, number)) {
    const pullRequest = context.repository.pullRequests.get(number);
    const record = context.queue.entries.get(number);
    if (pullRequest === undefined || record === undefined) continue;
    recordReadiness(context, pullRequest, record);
    updateReadiness(context, number);
  }
}
