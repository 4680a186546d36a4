/** This file finds the resources for the ids in requests to version 2 of the API. */
import type { LocalService } from "../../../local-queue/src/serve/service.js";
import { type QueueContext, queueIdOf, repositoryIdOf } from "../../../local-queue/src/state/service-state.js";
import { REPO } from "../queue.js";

interface Names {
  readonly repo: object;
  readonly targetBranch?: string;
}

/** Names by id, of all services in this process, because pages and logs of a run may contain ids too. */
const known = new Map<string, Names>();

/** Adds the ids of the present repositories and queues. */
export function storeIds(service: LocalService): void {
  for (const { state, repository, queue } of contextsIn(service)) {
    const { host, owner, name } = repository;
    const repo = { host, owner, name };
    known.set(repositoryIdOf(repository), { repo });
    known.set(queueIdOf(state, queue), { repo, targetBranch: queue.branch });
  }
}

/** Returns all queues, including deleted ones. */
export function contextsIn({ engine }: LocalService): readonly QueueContext[] {
  const state = engine.state();
  return [...state.repositories.values()].flatMap((repository) =>
    [...repository.queues.values(), ...repository.formerQueues].map((queue) => ({ state, repository, queue })),
  );
}

/** Returns the names for the id of a repository or a queue. A placeholder in a dry run means the usual names. */
export function namesOf(id: string): Names {
  return known.get(id) ?? { repo: REPO, ...(id.startsWith("{id of the queue") ? { targetBranch: "main" } : {}) };
}

/** Returns the number of a pull request, which is the last part of its id. */
export function numberOf(id: string): number {
  return Number.parseInt(id.slice(-12), 16);
}
