import type { PullRequest } from "./pull-request.js";
import { Refusal } from "./refusal.js";
import type { Entry, Place, Queue, Repository, World } from "./world.js";

export interface RepositoryName {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** What every request to the service starts with. */
export interface Coordinates {
  readonly repo: RepositoryName;
  readonly targetBranch: string;
}

export function keyOf({ host, owner, name }: RepositoryName): string {
  return `${host}/${owner}/${name}`;
}

export function findRepository(world: World, name: RepositoryName): Repository {
  const repository = world.repositories.get(keyOf(name));
  if (repository === undefined) throw new Refusal(404, `Repository ${keyOf(name)} not found`);
  return repository;
}

export function findPlace(world: World, { repo, targetBranch }: Coordinates): Place {
  const repository = findRepository(world, repo);
  const queue = repository.queues.get(targetBranch);
  if (queue === undefined) {
    throw new Refusal(
      404,
      `Merge queue for branch "${targetBranch}" not found in ${repo.owner}/${repo.name}`,
    );
  }
  return { world, repository, queue };
}

export function findPullRequest(repository: Repository, number: number): PullRequest {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest === undefined) {
    throw new Refusal(404, `Pull request #${number} not found in ${repository.owner}/${repository.name}`);
  }
  return pullRequest;
}

/** The record of a pull request in a queue; it outlives the attempt, so it may be an ended one. */
export function findEntry(queue: Queue, number: number): Entry {
  const entry = queue.entries.get(number);
  if (entry === undefined) throw notInQueue(queue, number);
  return entry;
}

export function notInQueue(queue: Queue, number: number): Refusal {
  return new Refusal(404, `Pull request #${number} is not in the merge queue for branch "${queue.branch}"`);
}
