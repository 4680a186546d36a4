import {
  type Endpoint,
  prepareTargetsUploadRequest,
  REQUEST_BODY_BYTE_LIMITS,
  type ReplyFormat,
  type ServiceClient,
  splitSettingsForQueueCreation,
} from "../client.js";
import type { RetryCondition } from "../retry.js";
import type {
  CallOptions,
  PullRequestAddress,
  PullRequestHead,
  QueueAddress,
  QueueCreationRequest,
  QueueReader,
  QueueService,
  QueueSettings,
  ServiceRequest,
  SubmissionSettings,
} from "../service.js";

/** Number of results on a page of test results. */
const PAGE = 100;
/** Maximum milliseconds until a record shows an upload. */
const SETTLES_MS = 3000;

function schema<Name extends keyof typeof import("./schemas.js")>(name: Name) {
  return async () => (await import("./schemas.js"))[name];
}

function read<Response>(name: string, reply: ReplyFormat<Response>, path = `/${name}`): Endpoint<Response> {
  return { name, method: "POST", path, repeat: "always", reply };
}

/** Describes a read that an older version of the service rejects with status 400 or 404. */
function recentRead<Response>(name: string, reply: ReplyFormat<Response>): Endpoint<Response> {
  return { ...read(name, reply), isRecent: true };
}

function write(name: string, repeat: RetryCondition = "unsent"): Endpoint<void> {
  return { name, method: "POST", path: `/${name}`, repeat, reply: "nothing" };
}

const endpoints = {
  submit: write("submitPullRequest"),
  cancel: write("cancelPullRequest"),
  // A retry would stop the test run that the first request started.
  restartTests: write("restartTestsOnPullRequest", "never"),
  // Only the last upload for a head commit is valid, so a second upload does no harm.
  setImpactedTargets: write("setImpactedTargets", "always"),
  record: read("getSubmittedPullRequest", schema("pullRequestRecord")),
  history: recentRead("getSubmittedPullRequest", schema("pullRequestHistory")),
  testingResults: recentRead("listMergeQueueTestingResults", schema("testingResultsPage")),
  pullRequests: recentRead("listPullRequests", schema("pullRequestsPage")),
  histories: recentRead("getSubmittedPullRequests", schema("pullRequestHistories")),
  testRun: read("getMergeQueueTestingDetails", schema("testRun")),
  createQueue: write("createQueue"),
  deleteQueue: write("deleteQueue"),
  queue: read("getQueue", schema("queue")),
  updateQueue: write("updateQueue"),
  metrics: { ...read<string>("getMergeQueueMetrics", "text"), method: "GET" },
  quarantinedTests: read("listQuarantinedTests", schema("quarantinedTestsPage"), "/flaky-tests/list-quarantined-tests"),
} as const satisfies Readonly<Record<string, Endpoint<unknown>>>;

const AT_CREATION: readonly string[] = ["mode", "concurrency"];

export function createService(client: ServiceClient, now: QueueService["now"] = () => undefined): QueueService {
  return {
    now,
    namesTestRuns: false,
    setsStateDuringModeSwitch: false,
    ...createQueueReader(client),
    ...createWrites(client),
  };
}

function createQueueReader({ call }: ServiceClient): QueueReader {
  const readRecord: QueueReader["readRecord"] = (pullRequest, options) =>
    call(endpoints.record, pullRequestFields(pullRequest), options);
  const readBatch = async (queue: QueueAddress, numbers: readonly number[], more: object, options?: CallOptions) => {
    const request = { ...queueFields(queue), prs: numbers.map((number) => ({ number })), ...more };
    return (await call(endpoints.histories, request, options)).pullRequests;
  };
  return {
    readRecord,
    readRecordAgain: readRecord,
    readOtherBranch: async () => undefined,
    readQueue: (queue, options) => call(endpoints.queue, queueFields(queue), options),
    // API v1 has no estimates, so it also reports no reasons for missing ones.
    readEstimate: async () => ({ reason: undefined }),
    readTestRun: (queue, testRunId, options) => call(endpoints.testRun, { ...queueFields(queue), testRunId }, options),
    readHistory: (pullRequest, options) =>
      call(endpoints.history, { ...pullRequestFields(pullRequest), includeTimeline: true }, options),
    readPullRequests: (queue, filter, options) =>
      call(endpoints.pullRequests, { ...queueFields(queue), ...filter, take: 100 }, options),
    async readTestingResults(queue, { cursor, ...span }, options) {
      const offset = cursor === undefined ? {} : { offset: Number(cursor) };
      const request = { ...queueFields(queue), ...span, ...offset, take: PAGE };
      const testingResults = await call(endpoints.testingResults, request, options);
      const end = (offset.offset ?? 0) + testingResults.length;
      return { testingResults, nextCursor: testingResults.length === PAGE ? `${end}` : undefined };
    },
    readRecords: (queue, numbers, options) => readBatch(queue, numbers, {}, options),
    readHistories: (queue, numbers, options) => readBatch(queue, numbers, { includeTimeline: true }, options),
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

function createWrites(
  client: ServiceClient,
): Omit<QueueService, keyof QueueReader | "now" | "namesTestRuns" | "setsStateDuringModeSwitch"> {
  const prepare = (endpoint: Endpoint<void>, request: object): ServiceRequest => {
    const body = Buffer.isBuffer(request) ? request : Buffer.from(JSON.stringify(request));
    const { method, path } = endpoint;
    return { wire: [{ method, path, body }], send: (options) => client.call(endpoint, body, options) };
  };
  const submit = (pullRequest: PullRequestAddress, { priority, noBatch }: SubmissionSettings): ServiceRequest =>
    prepare(endpoints.submit, { ...pullRequestFields(pullRequest), priority, noBatch });
  return {
    submit,
    // A second submission replaces the priority and the batching.
    update: submit,
    cancel: (pullRequest) => prepare(endpoints.cancel, pullRequestFields(pullRequest)),
    restartTests: (pullRequest) => prepare(endpoints.restartTests, pullRequestFields(pullRequest)),
    uploadLimits: (head) => ({
      ...REQUEST_BODY_BYTE_LIMITS,
      aroundBytes: encodeTargets(head, []).length,
      targets: Number.POSITIVE_INFINITY,
      settlesMs: SETTLES_MS,
    }),
    uploadImpactedTargets(head, targets) {
      const body = encodeTargets(head, targets === "ALL" ? targets : [...targets].toSorted());
      const { send } = prepare(endpoints.setImpactedTargets, body);
      return prepareTargetsUploadRequest(endpoints.setImpactedTargets, body, send);
    },
    createQueue<Value>(queue: QueueAddress, settings: QueueSettings<Value>): QueueCreationRequest<Value> {
      const { chosen, remaining } = splitSettingsForQueueCreation(settings, AT_CREATION);
      return { ...prepare(endpoints.createQueue, { ...queueFields(queue), ...Object.fromEntries(chosen) }), remaining };
    },
    updateQueue: (queue, settings) =>
      prepare(endpoints.updateQueue, { ...queueFields(queue), ...settingFields(settings) }),
    setQueueState: (queue, state) => prepare(endpoints.updateQueue, { ...queueFields(queue), state }),
    deleteQueue: (queue) => prepare(endpoints.deleteQueue, queueFields(queue)),
  };
}

/** Returns the fields in the section "Common request fields" of the service's document. */
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
