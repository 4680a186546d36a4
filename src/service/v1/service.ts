import { type ConnectionOptions, openConnection } from "../http/connection.js";
import type { Repeat } from "../retry.js";
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
  type Reply,
  tooLargeError,
} from "./client.js";
import { bytesAround, encodeTargets } from "./impacted-targets.js";

/** Silence for so long, in milliseconds, is worth another attempt. */
const CONNECT_MS = 10_000;
/** The limits of the service count bytes; so many of them are taken for sure, more may be refused. */
const SURELY_TAKEN_BYTES = 20_000_000;

type OpenOptions = Omit<ClientOptions, "connection"> & Pick<ConnectionOptions, "environment" | "over">;

/**
 * The service over a connection of its own, until the run is over.
 * @throws InputError when a proxy variable cannot be used.
 */
export function openService(options: OpenOptions): QueueService {
  const { apiUrl, environment, over } = options;
  const connection = openConnection({ url: apiUrl, environment, connectTimeoutMs: CONNECT_MS, over });
  const client = createClient({ ...options, connection });
  return createService(client, client.now);
}

function schema<Name extends keyof typeof import("./schemas.js")>(name: Name) {
  return async () => (await import("./schemas.js"))[name];
}

function read<Response>(name: string, reply: Reply<Response>, path = `/${name}`): Endpoint<Response> {
  return { name, method: "POST", path, repeat: "always", reply };
}

function write(name: string, repeat: Repeat = "unsent"): Endpoint<void> {
  return { name, method: "POST", path: `/${name}`, repeat, reply: "nothing" };
}

/** The whole API, one entry per endpoint (the service's document, "Endpoints"). */
const endpoints = {
  submit: write("submitPullRequest"),
  cancel: write("cancelPullRequest"),
  // A second restart would throw away the run that the first one began.
  restartTests: write("restartTestsOnPullRequest", "never"),
  // The last upload for a head commit wins, so the same one again changes nothing.
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

/** The settings that a new queue takes. */
const AT_CREATION: readonly string[] = ["mode", "concurrency"];

/** `now` is the service's clock as the client's answers show it. */
export function createService(client: Client, now: QueueService["now"] = () => undefined): QueueService {
  return {
    now,
    readRecord: (pullRequest, options) => client.call(endpoints.record, pullRequestFields(pullRequest), options),
    readQueue: (queue, options) => client.call(endpoints.queue, queueFields(queue), options),
    readTestRun: (queue, testRunId, options) =>
      client.call(endpoints.testRun, { ...queueFields(queue), testRunId }, options),
    readHistory: (pullRequest, options) =>
      client.call(endpoints.history, { ...pullRequestFields(pullRequest), includeTimeline: true }, options),
    readPullRequests: (queue, filter, options) =>
      client.call(endpoints.pullRequests, { ...queueFields(queue), ...filter, take: 100 }, options),
    readTestingResults: (queue, span, options) =>
      client.call(endpoints.testingResults, { ...queueFields(queue), ...span, take: 100 }, options),
    async readHistories(queue, numbers, options) {
      const request = { ...queueFields(queue), prs: numbers.map((number) => ({ number })), includeTimeline: true };
      return (await client.call(endpoints.histories, request, options)).pullRequests;
    },
    readMetrics(repository) {
      // The service wants both parameters or neither.
      if (repository === undefined) return client.call(endpoints.metrics, {});
      const { host, owner, name } = repository;
      return client.call(endpoints.metrics, { repo: `${owner}/${name}`, repoHost: host });
    },
    readQuarantinedTests: ({ repository, orgSlug, pageSize }, page) =>
      client.call(endpoints.quarantinedTests, {
        repo: repository,
        org_url_slug: orgSlug,
        page_query: { page_size: pageSize, page_token: page },
      }),

    submit: (pullRequest, { priority, noBatch }) =>
      prepare(endpoints.submit, { ...pullRequestFields(pullRequest), priority, noBatch }),
    cancel: (pullRequest) => prepare(endpoints.cancel, pullRequestFields(pullRequest)),
    restartTests: (pullRequest) => prepare(endpoints.restartTests, pullRequestFields(pullRequest)),
    uploadLimits: (head) => ({
      bytes: BODY_LIMIT_BYTES,
      surelyTakenBytes: SURELY_TAKEN_BYTES,
      aroundBytes: bytesAround(headFields(head)),
    }),
    uploadImpactedTargets(head, targets) {
      const { body, bytes } = encodeTargets(headFields(head), targets, BODY_LIMIT_BYTES);
      if (body !== undefined) return { ...prepare(endpoints.setImpactedTargets, body), bytes, fits: true };
      return { wire: [], bytes, fits: false, send: () => Promise.reject(tooLargeError(bytes)) };
    },
    createQueue<Value>(queue: QueueAddress, settings: QueueSettings<Value>): QueueCreation<Value> {
      const taken = AT_CREATION.filter((name) => settings.has(name)).map((name) => [name, settings.get(name)]);
      // A new queue has no list that could be taken away.
      const remaining = [...settings].filter(([name, value]) => !AT_CREATION.includes(name) && value !== null);
      const request = { ...queueFields(queue), ...Object.fromEntries(taken) };
      return { ...prepare(endpoints.createQueue, request), remaining: new Map(remaining) };
    },
    updateQueue: (queue, settings) =>
      prepare(endpoints.updateQueue, { ...queueFields(queue), ...settingFields(settings) }),
    setQueueState: (queue, state) => prepare(endpoints.updateQueue, { ...queueFields(queue), state }),
    deleteQueue: (queue) => prepare(endpoints.deleteQueue, queueFields(queue)),
  };

  function prepare(endpoint: Endpoint<void>, request: object | Buffer): ServiceRequest {
    const { method, path } = endpoint;
    const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request));
    return { wire: [{ method, path, body }], send: (options) => client.call(endpoint, body, options) };
  }
}

/** What every request about a queue carries (the service's document, "Common request fields"). */
function queueFields({ repository, targetBranch }: QueueAddress) {
  return { repo: repository, targetBranch };
}

function pullRequestFields(pullRequest: PullRequestAddress) {
  return { ...queueFields(pullRequest), pr: { number: pullRequest.number } };
}

/** `pr.sha` is the pull request's head commit, and the service insists on it. */
function headFields(head: PullRequestHead) {
  return { ...queueFields(head), pr: { number: head.number, sha: head.headSha } };
}

/** Null, which only `requiredStatuses` knows, is said with a field of its own. */
function settingFields(settings: QueueSettings): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    [...settings].map(([name, value]) => (value === null ? ["deleteRequiredStatuses", true] : [name, value])),
  );
}
