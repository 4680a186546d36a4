import { type ConnectionOptions, openConnection } from "../http/connection.js";
import type { RepeatCondition } from "../retry.js";
import type {
  PullRequestAddress,
  PullRequestHead,
  QueueAddress,
  QueueCreation,
  QueueService,
  QueueSettings,
  ServiceRequest,
} from "../service.js";
import {
  BODY_LIMIT_BYTES,
  type Client,
  type ClientOptions,
  createClient,
  type Endpoint,
  type ReplyForm,
  tooLargeError,
} from "./client.js";

/** Limit for a connection, in milliseconds. */
const CONNECT_MS = 10_000;
/** Size that the service certainly accepts: it may use other units than bytes. */
const SURELY_TAKEN_BYTES = 20_000_000;

type OpenOptions = Omit<ClientOptions, "connection"> & Pick<ConnectionOptions, "environment" | "over">;

/** Opens the service. @throws InputError when a proxy variable is invalid */
export function openService(options: OpenOptions): QueueService {
  const { apiUrl, environment, over } = options;
  const connection = openConnection({ url: apiUrl, environment, connectTimeoutMs: CONNECT_MS, over });
  const client = createClient({ ...options, connection });
  return createService(client, client.now);
}

function schema<Name extends keyof typeof import("./schemas.js")>(name: Name) {
  return async () => (await import("./schemas.js"))[name];
}

function read<Response>(name: string, reply: ReplyForm<Response>, path = `/${name}`): Endpoint<Response> {
  return { name, method: "POST", path, repeat: "always", reply };
}

function write(name: string, repeat: RepeatCondition = "unsent"): Endpoint<void> {
  return { name, method: "POST", path: `/${name}`, repeat, reply: "nothing" };
}

const endpoints = {
  submit: write("submitPullRequest"),
  cancel: write("cancelPullRequest"),
  // A retry would discard the new test run.
  restartTests: write("restartTestsOnPullRequest", "never"),
  // The last upload for a head commit wins.
  setImpactedTargets: write("setImpactedTargets", "always"),
  record: read("getSubmittedPullRequest", schema("pullRequestRecord")),
  history: read("getSubmittedPullRequest", schema("pullRequestHistory")),
  testingResults: read("listMergeQueueTestingResults", schema("testingResultsPage")),
  pullRequests: read("listPullRequests", schema("pullRequestsPage")),
  histories: read("getSubmittedPullRequests", schema("pullRequestHistories")),
  testRun: read("getMergeQueueTestingDetails", schema("testRun")),
  createQueue: write("createQueue"),
  deleteQueue: write("deleteQueue"),
  queue: read("getQueue", schema("queue")),
  updateQueue: write("updateQueue"),
  metrics: { ...read<string>("getMergeQueueMetrics", "text"), method: "GET" },
  quarantinedTests: read("listQuarantinedTests", schema("quarantinedTestsPage"), "/flaky-tests/list-quarantined-tests"),
} as const satisfies Readonly<Record<string, Endpoint<unknown>>>;

const AT_CREATION: readonly string[] = ["mode", "concurrency"];

type Reads = Pick<QueueService, Extract<keyof QueueService, `read${string}`>>;

export function createService(client: Client, now: QueueService["now"] = () => undefined): QueueService {
  return { now, ...createReads(client), ...createWrites(client) };
}

function createReads({ call }: Client): Reads {
  return {
    readRecord: (pullRequest, options) => call(endpoints.record, pullRequestFields(pullRequest), options),
    readQueue: (queue, options) => call(endpoints.queue, queueFields(queue), options),
    readTestRun: (queue, testRunId, options) => call(endpoints.testRun, { ...queueFields(queue), testRunId }, options),
    readHistory: (pullRequest, options) =>
      call(endpoints.history, { ...pullRequestFields(pullRequest), includeTimeline: true }, options),
    readPullRequests: (queue, filter, options) =>
      call(endpoints.pullRequests, { ...queueFields(queue), ...filter, take: 100 }, options),
    readTestingResults: (queue, span, options) =>
      call(endpoints.testingResults, { ...queueFields(queue), ...span, take: 100 }, options),
    async readHistories(queue, numbers, options) {
      const request = { ...queueFields(queue), prs: numbers.map((number) => ({ number })), includeTimeline: true };
      return (await call(endpoints.histories, request, options)).pullRequests;
    },
    readMetrics(repository) {
      // The service requires both parameters or neither.
      if (repository === undefined) return call(endpoints.metrics, {});
      const { host, owner, name } = repository;
      return call(endpoints.metrics, { repo: `${owner}/${name}`, repoHost: host });
    },
    readQuarantinedTests: ({ repository, orgSlug, pageSize }, page) =>
      call(endpoints.quarantinedTests, {
        repo: repository,
        org_url_slug: orgSlug,
        page_query: { page_size: pageSize, page_token: page },
      }),
  };
}

function createWrites(client: Client): Omit<QueueService, keyof Reads | "now"> {
  const prepare = (endpoint: Endpoint<void>, request: object): ServiceRequest => {
    const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request));
    const { method, path } = endpoint;
    return { wire: [{ method, path, body }], send: (options) => client.call(endpoint, body, options) };
  };
  return {
    submit: (pullRequest, { priority, noBatch }) =>
      prepare(endpoints.submit, { ...pullRequestFields(pullRequest), priority, noBatch }),
    cancel: (pullRequest) => prepare(endpoints.cancel, pullRequestFields(pullRequest)),
    restartTests: (pullRequest) => prepare(endpoints.restartTests, pullRequestFields(pullRequest)),
    uploadLimits: (head) => ({
      bytes: BODY_LIMIT_BYTES,
      surelyTakenBytes: SURELY_TAKEN_BYTES,
      aroundBytes: encodeTargets(head, []).length,
    }),
    uploadImpactedTargets(head, targets) {
      const body = encodeTargets(head, targets === "ALL" ? targets : [...targets].toSorted());
      const bytes = body.length;
      if (bytes <= BODY_LIMIT_BYTES) return { ...prepare(endpoints.setImpactedTargets, body), bytes, fits: true };
      return { wire: [], bytes, fits: false, send: () => Promise.reject(tooLargeError(bytes)) };
    },
    createQueue<Value>(queue: QueueAddress, settings: QueueSettings<Value>): QueueCreation<Value> {
      const taken = AT_CREATION.filter((name) => settings.has(name)).map((name) => [name, settings.get(name)]);
      // A new queue has no list to remove.
      const remaining = [...settings].filter(([name, value]) => !AT_CREATION.includes(name) && value !== null);
      const request = { ...queueFields(queue), ...Object.fromEntries(taken) };
      return { ...prepare(endpoints.createQueue, request), remaining: new Map(remaining) };
    },
    updateQueue: (queue, settings) =>
      prepare(endpoints.updateQueue, { ...queueFields(queue), ...settingFields(settings) }),
    setQueueState: (queue, state) => prepare(endpoints.updateQueue, { ...queueFields(queue), state }),
    deleteQueue: (queue) => prepare(endpoints.deleteQueue, queueFields(queue)),
  };
}

/** Returns the fields of the service's document, "Common request fields". */
function queueFields({ repository, targetBranch }: QueueAddress) {
  return { repo: repository, targetBranch };
}

function pullRequestFields(pullRequest: PullRequestAddress) {
  return { ...queueFields(pullRequest), pr: { number: pullRequest.number } };
}

function encodeTargets(head: PullRequestHead, impactedTargets: readonly string[] | "ALL"): Buffer {
  const pr = { number: head.number, sha: head.headSha };
  return Buffer.from(JSON.stringify({ ...queueFields(head), pr, impactedTargets }));
}

function settingFields(settings: QueueSettings): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...settings].map(([name, value]) => (value === null ? ["deleteRequiredStatuses", true] : [name, value])),
  );
}
