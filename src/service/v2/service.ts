import type { Clock } from "../../clock.js";
import {
  type Endpoint,
  prepareTargetsUploadRequest,
  REQUEST_BODY_BYTE_LIMITS,
  type ServiceClientWithTimeLimit,
  splitSettingsForQueueCreation,
} from "../client.js";
import { ApiError } from "../errors.js";
import type {
  CallOptions,
  PullRequestAddress,
  PullRequestHead,
  QueueAddress,
  QueueCreationRequest,
  QueueService,
  QueueSettings,
  ServiceRequest,
  SettableQueueState,
  SubmissionSettings,
  TargetsUploadRequest,
} from "../service.js";
import { createResourceIdCache, type ResourceIdCache } from "./addresses.js";
import { API_KEY_PERMISSIONS, endpoints, insertIdIntoPath } from "./endpoints.js";
import { createPullRequestReader, type PullRequestReader } from "./pull-requests.js";
import { toV2Config, toV2Mode } from "./queues.js";
import { createQueueReader } from "./reads.js";

export { adviseOnFailedRequest, adviseOnShortLivedToken } from "./advice.js";

/** Maximum number of targets in a request. */
const MOST_TARGETS = 100_000;
/** Maximum milliseconds until a record shows an upload. The service accepts an upload before it takes effect. */
const SETTLES_MS = 15_000;
/** Milliseconds of the pauses between uploads while the service does not know a new pull request yet. */
const INDEXING_PAUSES_MS: readonly number[] = [1000, 2000, 4000, 8000];

export interface ServiceDependencies {
  readonly client: ServiceClientWithTimeLimit;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly now: QueueService["now"];
  readonly warn: (line: string) => void;
}

export function createService(parts: ServiceDependencies): QueueService {
  const { client, now } = parts;
  const addresses = createResourceIdCache(client);
  const pullRequests = createPullRequestReader(client, addresses);
  return {
    now,
    namesTestRuns: true,
    setsStateDuringModeSwitch: true,
    ...createQueueReader(client, addresses, pullRequests),
    ...createQueueWrites(parts, addresses),
    ...createPullRequestWrites(client, addresses, pullRequests),
    ...createUploads(parts, addresses),
  };
}

interface Step {
  readonly endpoint: Endpoint<void>;
  readonly body?: object;
}

/** Prepares requests for one resource, such as a queue. Finds its id when the request is sent. */
function prepare(
  { call, limit }: ServiceClientWithTimeLimit,
  steps: readonly Step[],
  shownId: string,
  findId: (options: CallOptions) => Promise<string>,
): ServiceRequest {
  return {
    wire: steps.map(({ endpoint: { method, path }, body }) => ({
      method,
      path: path.replace("{id}", shownId),
      body: body && Buffer.from(JSON.stringify(body)),
    })),
    async send(given) {
      const options = limit(given);
      const id = await findId(options);
      for (const { endpoint, body } of steps) await call(insertIdIntoPath(endpoint, id), body, options);
    },
  };
}

const STATE_CHANGES = { running: endpoints.resume, paused: endpoints.pause, draining: endpoints.drain } as const;
/** Settings that the request to create a queue accepts. */
const AT_CREATION: readonly string[] = ["mode", "concurrency", "bisectionConcurrency", "enqueueingLabel"];

function createQueueWrites({ client, warn }: ServiceDependencies, addresses: ResourceIdCache) {
  const warned = new Set<string>();
  const write = (queue: QueueAddress, ...steps: readonly Step[]): ServiceRequest =>
    prepare(client, steps, addresses.shownQueueId(queue), async (options) => {
      const { id, managedState } = await addresses.queue(queue, options);
      addresses.takeFreshQueue(queue);
      if (managedState === "terraform" && !warned.has(id))
        warn(`Terraform manages the queue of branch ${queue.targetBranch}. Terraform will show this change as drift.`);
      warned.add(id);
      return id;
    });

  return {
    createQueue<Value>(queue: QueueAddress, settings: QueueSettings<Value>): QueueCreationRequest<Value> {
      // Checks all settings before the first request.
      toV2Config(settings);
      const { chosen, remaining } = splitSettingsForQueueCreation(settings, AT_CREATION);
      const mode = chosen.has("mode") ? { mode: toV2Mode(chosen.get("mode")) } : {};
      const bodyWith = (repositoryId: string) => {
        return { repositoryId, targetBranch: queue.targetBranch, ...mode, ...toV2Config(chosen) };
      };
      const { method, path } = endpoints.createQueue;
      const shown = Buffer.from(JSON.stringify(bodyWith(addresses.shownRepositoryId(queue.repository))));
      return {
        wire: [{ method, path, body: shown }],
        remaining,
        async send(given) {
          const options = client.limit(given);
          const id = await addresses.repositoryId(queue.repository, options);
          await client.call(endpoints.createQueue, bodyWith(id), options);
        },
      };
    },

    /** Updates a queue. The mode is sent last, because the service rejects other changes while the modes switch. */
    updateQueue(queue: QueueAddress, settings: QueueSettings): ServiceRequest {
      const config = toV2Config(settings);
      return write(
        queue,
        ...(Object.keys(config).length === 0 ? [] : [{ endpoint: endpoints.updateConfig, body: config }]),
        ...(settings.has("mode")
          ? [{ endpoint: endpoints.switchModes, body: { mode: toV2Mode(settings.get("mode")) } }]
          : []),
      );
    },

    setQueueState: (queue: QueueAddress, state: SettableQueueState) => write(queue, { endpoint: STATE_CHANGES[state] }),

    deleteQueue(queue: QueueAddress): ServiceRequest {
      const request = write(queue, { endpoint: endpoints.deleteQueue });
      return { ...request, send: (options) => request.send(options).finally(() => addresses.forgetQueue(queue)) };
    },
  };
}

function createPullRequestWrites(
  client: ServiceClientWithTimeLimit,
  addresses: ResourceIdCache,
  pullRequests: PullRequestReader,
) {
  const write = (pullRequest: PullRequestAddress, ...steps: readonly Step[]): ServiceRequest =>
    prepare(client, steps, pullRequests.shownId(pullRequest), (options) => pullRequests.idOf(pullRequest, options));

  return {
    submit(pullRequest: PullRequestAddress, settings: SubmissionSettings): ServiceRequest {
      const body = { number: pullRequest.number, ...priorityOf(settings), ...(settings.noBatch ? NO_BATCH : {}) };
      const step = { endpoint: withPermissions(endpoints.submit, settings), body };
      const request = prepare(client, [step], addresses.shownQueueId(pullRequest), async (options) => {
        await pullRequests.requireNoOtherQueue(pullRequest, options);
        return (await addresses.queue(pullRequest, options)).id;
      });
      const send: ServiceRequest["send"] = (options) =>
        request.send(options).catch((error: unknown) => Promise.reject(pullRequests.asUnknown(pullRequest, error)));
      return { ...request, send };
    },

    update(pullRequest: PullRequestAddress, settings: SubmissionSettings): ServiceRequest {
      const changes = changesIn(settings, pullRequests.shownRecord(pullRequest));
      const { noBatch } = changes;
      const body = { ...priorityOf(changes), ...(noBatch === undefined ? {} : { allowBatching: !noBatch }) };
      // The service rejects a request without a change.
      if (Object.keys(body).length === 0) return write(pullRequest);
      return write(pullRequest, { endpoint: withPermissions(endpoints.update, changes), body });
    },

    cancel: (pullRequest: PullRequestAddress) => write(pullRequest, { endpoint: endpoints.dequeue }),
    restartTests: (pullRequest: PullRequestAddress) => write(pullRequest, { endpoint: endpoints.restartTests }),
    // With the mode `now`, the service would stop other jobs of the failed workflows.
    rerunFailedChecks: (pullRequest: PullRequestAddress) =>
      write(pullRequest, { endpoint: endpoints.rerunFailedChecks, body: { mode: "wait" } }),
  };
}

const NO_BATCH = { allowBatching: false };

function priorityOf({ priority }: SubmissionSettings): Readonly<Record<string, unknown>> {
  if (priority === undefined) return {};
  return typeof priority === "number" ? { priorityValue: priority } : { priorityName: priority.toLowerCase() };
}

/** Returns the settings that differ from a record. Each change requires a permission, so equal settings are omitted. */
function changesIn(
  { priority, noBatch }: SubmissionSettings,
  record: ReturnType<PullRequestReader["shownRecord"]>,
): SubmissionSettings {
  const isSamePriority = priority === record?.priorityValue || priority === record?.priorityName;
  return {
    priority: isSamePriority ? undefined : priority,
    noBatch: noBatch === record?.noBatch ? undefined : noBatch,
  };
}

/** Adds the permissions that the fields in the request need. */
function withPermissions(endpoint: Endpoint<void>, { priority, noBatch }: SubmissionSettings): Endpoint<void> {
  const own = endpoint === endpoints.submit ? [API_KEY_PERMISSIONS.merge] : [];
  return {
    ...endpoint,
    permissions: [
      ...own,
      ...(priority === undefined ? [] : [API_KEY_PERMISSIONS.priority]),
      ...(noBatch === undefined || (endpoint === endpoints.submit && !noBatch) ? [] : [API_KEY_PERMISSIONS.batching]),
    ],
  };
}

type Targets = ReadonlySet<string> | "ALL";

function createUploads({ client, clock, signal }: ServiceDependencies, addresses: ResourceIdCache) {
  const shownBody = (head: PullRequestHead, encodedTargets: Buffer): Buffer =>
    bodyFor(head, addresses.shownRepositoryId(head.repository), encodedTargets);

  /** Sends an upload, and repeats it while the service does not know a new pull request yet. */
  async function send(head: PullRequestHead, encodedTargets: Buffer, given: CallOptions | undefined): Promise<void> {
    const options = client.limit(given);
    const { untilMs = Number.POSITIVE_INFINITY } = options;
    const repositoryId = await addresses.repositoryId(head.repository, options);
    const body = bodyFor(head, repositoryId, encodedTargets);
    for (const pauseMs of [...INDEXING_PAUSES_MS, undefined]) {
      try {
        await client.call(endpoints.uploadTargets, body, options);
        return;
      } catch (error) {
        const isUnknown = error instanceof ApiError && error.facts.code === "PR_NOT_FOUND";
        if (pauseMs === undefined || !isUnknown || clock.now() + pauseMs >= untilMs) throw error;
        await clock.sleep(pauseMs, given?.signal ?? signal);
      }
    }
  }

  return {
    uploadLimits: (head: PullRequestHead) => ({
      ...REQUEST_BODY_BYTE_LIMITS,
      aroundBytes: shownBody(head, encodeTargets(new Set())).length,
      targets: MOST_TARGETS,
      settlesMs: SETTLES_MS,
    }),

    uploadImpactedTargets(head: PullRequestHead, targets: Targets): TargetsUploadRequest {
      const encoded = encodeTargets(targets);
      return prepareTargetsUploadRequest(endpoints.uploadTargets, shownBody(head, encoded), (options) =>
        send(head, encoded, options),
      );
    },
  };
}

function bodyFor(
  { targetBranch, headSha: sha, number }: PullRequestHead,
  repositoryId: string,
  encodedTargets: Buffer,
) {
  const start = JSON.stringify({ repositoryId, targetBranch, sha, number }).slice(0, -1);
  return Buffer.concat([Buffer.from(start), encodedTargets]);
}

/** Returns the rest of the request's JSON text, from the comma before the targets. */
function encodeTargets(targets: Targets): Buffer {
  const fields = targets === "ALL" ? { impactsAllTargets: true } : { impactedTargets: [...targets].toSorted() };
  return Buffer.from(`,${JSON.stringify(fields).slice(1)}`);
}
