/** Repositories and queues in the format of version 2 of the API. */
import {
  type QueueContext,
  queueIdOf,
  type Repository,
  type RepositoryName,
  repositoryIdOf,
} from "../../../state/service-state.js";
import { configRecord } from "./config.js";
import { camelCase, formatV2Time } from "./words.js";

export const MODES = { single: "queue", parallel: "graph" } as const;

export function repositoryRecord(repository: Repository) {
  const { host, owner, name, defaultBranch, createdAtMs } = repository;
  return {
    id: repositoryIdOf(repository),
    provider: providerOf(repository),
    path: `${owner}/${name}`,
    /** Null means the default host of the provider. */
    host: host === "github.com" ? null : host,
    url: webUrl(repository),
    defaultBranch,
    isPrivate: false,
    createdAt: formatV2Time(createdAtMs),
    updatedAt: formatV2Time(createdAtMs),
  };
}

export function providerOf({ host }: RepositoryName): "github" | "gitlab" | "bitbucket" | "unknown" {
  return (["github", "gitlab", "bitbucket"] as const).find((name) => host.includes(name)) ?? "unknown";
}

export function webUrl({ host, owner, name }: RepositoryName): string {
  return `https://${host}/${owner}/${name}`;
}

export function pullRequestUrl(repository: RepositoryName, number: number): string {
  return `${webUrl(repository)}/pull/${number}`;
}

export function queueRecord(context: QueueContext) {
  const { repository, queue } = context;
  return {
    ...stateRecord(context),
    repositoryId: repositoryIdOf(repository),
    targetBranch: queue.branch,
    managedState: queue.managedState,
    createdAt: formatV2Time(queue.createdAtMs),
    updatedAt: formatV2Time(queue.updatedAtMs),
    repositoryUrl: webUrl(repository),
    config: configRecord(queue.settings),
  };
}

/** Returns the state after a write. The state is `switchingModes` until the new mode applies. */
export function stateRecord({ state, queue }: QueueContext) {
  const id = queueIdOf(state, queue);
  const { phase, settings } = queue.engine;
  return {
    id,
    state: camelCase(phase),
    mode: MODES[settings.mode],
    pullRequestsUrl: `/v2/merge-queues/${id}/pull-requests`,
  };
}
