import type { ServiceClient } from "../client.js";
import { throwNotFoundError } from "../errors.js";
import type { CallOptions, QueueAddress, Repository } from "../service.js";
import { endpoints } from "./endpoints.js";
import type { MergeQueue } from "./queues.js";

export type ResourceIdCache = ReturnType<typeof createResourceIdCache>;

/** Finds and stores the ids of repositories and queues. After a failed look-up, the next call repeats it. */
export function createResourceIdCache({ call }: ServiceClient) {
  const repositories = createStore<string>();
  const queues = createStore<MergeQueue>();
  const fresh = new Set<string>();

  const repositoryId = (repository: Repository, options?: CallOptions): Promise<string> => {
    const providerUrl = urlOf(repository);
    return repositories.get(providerUrl, async () => {
      const [found] = (await call(endpoints.repositories, { providerUrl }, options)).data;
      return found?.id ?? throwNotFoundError(endpoints.repositories.name, `no repository ${providerUrl}`);
    });
  };

  return {
    repositoryId,
    /** Returns the repository's id for a dry run. Before the look-up, returns a placeholder of the same length. */
    shownRepositoryId: (repository: Repository): string =>
      repositories.known(urlOf(repository)) ?? "<id of the repository>".padEnd(UUID_CHARACTERS),
    /** Returns the queue as the look-up found it. @throws ApiError 404 if the repository or the queue does not exist */
    queue: (address: QueueAddress, options?: CallOptions): Promise<MergeQueue> =>
      queues.get(keyOf(address), async () => {
        const { repository, targetBranch } = address;
        const request = { repositoryId: await repositoryId(repository, options), targetBranch };
        const [found] = (await call(endpoints.queues, request, options)).data;
        if (found === undefined)
          return throwNotFoundError(endpoints.queues.name, `no merge queue for branch ${targetBranch}`);
        fresh.add(keyOf(address));
        return found;
      }),
    /**
     * Returns a queue that was just looked up, but only once and only before a write. Later the settings may differ.
     */
    takeFreshQueue: (address: QueueAddress): MergeQueue | undefined =>
      fresh.delete(keyOf(address)) ? queues.known(keyOf(address)) : undefined,
    /** Returns the queue's id for a dry run. Before the look-up, returns a placeholder. */
    shownQueueId: (address: QueueAddress): string => queues.known(keyOf(address))?.id ?? "{id of the queue}",
    forgetQueue: (address: QueueAddress): void => queues.forget(keyOf(address)),
  };
}

const UUID_CHARACTERS = 36;

function urlOf({ host, owner, name }: Repository): string {
  return `https://${host}/${owner}/${name}`;
}

function keyOf({ repository, targetBranch }: QueueAddress): string {
  return JSON.stringify([urlOf(repository), targetBranch]);
}

function createStore<Value>() {
  const pending = new Map<string, Promise<Value>>();
  const known = new Map<string, Value>();
  return {
    known: (key: string): Value | undefined => known.get(key),
    forget(key: string): void {
      pending.delete(key);
      known.delete(key);
    },
    get(key: string, find: () => Promise<Value>): Promise<Value> {
      const before = pending.get(key);
      if (before !== undefined) return before;
      const finding = find();
      pending.set(key, finding);
      finding.then(
        (value) => known.set(key, value),
        () => pending.delete(key),
      );
      return finding;
    },
  };
}
