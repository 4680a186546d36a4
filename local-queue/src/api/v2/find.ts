/** Functions that find the resource in the path or the query of a request. */
import { type Entry, findLiveEntry } from "../../engine/state.js";
import { findQueuesWith } from "../../state/facts.js";
import { uuid } from "../../state/fields.js";
import type { PullRequest } from "../../state/pull-request.js";
import {
  findRepositoryById,
  listQueues,
  pullRequestIdOf,
  type QueueContext,
  type QueueRef,
  queueIdOf,
  type RepositoryContext,
  type ServiceState,
} from "../../state/service-state.js";
import { refusal } from "./errors.js";
import { listWithFormer } from "./wire/pull-requests.js";
import { isStarted, type StartedRun } from "./wire/runs.js";

interface PullRequestContext extends RepositoryContext {
  readonly pullRequest: PullRequest;
}

/** Reads an id in a path. @throws Refusal (400) for an invalid id */
function readUuid(id: string): string {
  const { success, data } = uuid.safeParse(id);
  if (!success) throw refusal("VALIDATION_FAILED", `Invalid id "${id}": must be a UUID`);
  return data;
}

/** Finds a repository by its id. @throws Refusal (404) */
export function repositoryAt(state: ServiceState, id: string): RepositoryContext {
  const repository = findRepositoryById(state, readUuid(id));
  if (repository === undefined) throw refusal("REPOSITORY_NOT_FOUND", `There is no repository with the id ${id}`);
  return { state, repository };
}

/** Finds a queue by its id. @throws Refusal (404) */
export function queueAt(state: ServiceState, id: string): QueueContext {
  const found = listQueues(state).find(({ queue }) => queueIdOf(state, queue) === id);
  if (found === undefined) throw refusal("MERGE_QUEUE_NOT_FOUND", `There is no merge queue with the id ${id}`);
  return found;
}

/** Finds a pull request by its id in lower case. The last digits of the id are the number of the pull request. */
export function findPullRequestWith(state: ServiceState, id: string): PullRequestContext | undefined {
  const number = Number.parseInt(id.slice(-12), 16);
  const repository = [...state.repositories.values()].find((each) => pullRequestIdOf(each, number) === id);
  const pullRequest = repository?.pullRequests.get(number);
  return repository === undefined || pullRequest === undefined ? undefined : { state, repository, pullRequest };
}

/** Finds a pull request by its id. @throws Refusal (400, 404) */
export function pullRequestAt(state: ServiceState, id: string): PullRequestContext {
  const found = findPullRequestWith(state, readUuid(id));
  if (found === undefined) throw refusal("PR_NOT_FOUND", `There is no pull request with the id ${id}`);
  return found;
}

/** Finds a pull request with a live entry. @throws Refusal (400, 404, 409) */
export function activeAt(
  state: ServiceState,
  id: string,
): PullRequestContext & QueueContext & { readonly entry: Entry; readonly at: QueueRef } {
  const found = pullRequestAt(state, id);
  const { number } = found.pullRequest;
  const [context] = findQueuesWith(state, found.repository, number);
  const entry = context === undefined ? undefined : findLiveEntry(context.queue.engine, number);
  if (context === undefined || entry === undefined) {
    throw refusal("PR_NOT_IN_ACTIVE_STATE", `Pull request #${number} is in no merge queue`);
  }
  return { ...found, ...context, entry, at: refOf(context) };
}

export function refOf({ repository, queue }: QueueContext): QueueRef {
  const { host, owner, name } = repository;
  return { repo: { host, owner, name }, targetBranch: queue.branch };
}

/** Finds a test run in any queue, including deleted queues. @throws Refusal (404) */
export function runAt(state: ServiceState, id: string): { readonly context: QueueContext; readonly run: StartedRun } {
  for (const repository of state.repositories.values()) {
    for (const context of listWithFormer({ state, repository })) {
      const run = context.queue.runs.get(context.queue.runIds.get(id) ?? 0);
      if (isStarted(run)) return { context, run };
    }
  }
  throw refusal("VERIFICATION_RUN_NOT_FOUND", `There is no verification run with the id ${id}`);
}
