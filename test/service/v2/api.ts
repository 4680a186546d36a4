import { expect, onTestFinished } from "vitest";
import { findProblems } from "../../../local-queue/test/support/openapi/validate.js";
import type { ClientOptions } from "../../../src/service/client.js";
import { givenServer, type ScriptedReply, type SeenRequest } from "../../support/scripted-server.js";
import { serviceV2At } from "../../support/service-under-test.js";

export const REPOSITORY_ID = "00000000-0000-4000-8000-00000000000a";
export const PR_ID = "00000000-0000-4000-8000-000000000001";
export const QUEUE_ID = "xK9mP2nQ";
export const TIME = "2026-01-31T12:00:00.000Z";

export type Reply = ScriptedReply | ((request: SeenRequest) => ScriptedReply);

export function ok(json: unknown, headers: Readonly<Record<string, string>> = {}): ScriptedReply {
  return { headers: { "content-type": "application/json", ...headers }, body: JSON.stringify(json) };
}

export function listOf(...data: readonly unknown[]): ScriptedReply {
  return ok({ data, nextCursor: null, hasMore: false });
}

export function failed(status: number, code: string): ScriptedReply {
  const body = JSON.stringify({ error: { code, message: `text of ${code}` } });
  return { status, headers: { "content-type": "application/json" }, body };
}

export const TEXT = { "content-type": "text/plain" };

export interface ApiOptions extends Partial<ClientOptions> {
  /** False for a test with replies that the OpenAPI document does not describe. */
  readonly isDocumented?: boolean;
}

/**
 * Starts a server with replies by method and path, such as `GET /repositories`. A list contains one reply for each
 * request. The server has a repository and a queue. At the end of the test, compares all exchanges with the OpenAPI
 * document.
 */
export async function givenApi(
  routes: Readonly<Record<string, Reply | readonly Reply[]>>,
  { isDocumented = true, ...options }: ApiOptions = {},
) {
  const all = { "GET /repositories": listOf(repository()), "GET /merge-queues": listOf(mergeQueue()), ...routes };
  const replies = new Map<string, Reply | readonly Reply[]>(Object.entries(all));
  const used = new Map<string, number>();
  const problems: string[] = [];
  const server = await givenServer((_request, response) => {
    const request = server.seen.at(-1);
    if (request === undefined) throw new Error("No request was recorded.");
    const { method, path, body } = request;
    const route = `${method} ${path.replace(/^\/v2|\?.*/g, "")}`;
    const count = used.get(route) ?? 0;
    used.set(route, count + 1);
    const found = replies.get(route) ?? failed(404, "NOT_FOUND");
    const reply = Array.isArray(found) ? found[Math.min(count, found.length - 1)] : found;
    const { status = 200, headers = {}, body: text = "" } = typeof reply === "function" ? reply(request) : reply;
    const type = headers["content-type"] ?? "";
    if (isDocumented)
      problems.push(
        ...findProblems({ method: method.toLowerCase(), path, request: body, status, reply: text.toString(), type }),
      );
    response.writeHead(status, headers).end(text);
  });
  onTestFinished(() => expect(problems, "exchanges that the OpenAPI document does not allow").toEqual([]));
  const calls = () => server.seen.map(({ method, path }) => `${method} ${decodeURIComponent(path.replace("/v2", ""))}`);
  return { ...serviceV2At(new URL("/v2", server.url), options), seen: server.seen, calls };
}

export const LOOK_UPS = {
  repository: "GET /repositories?providerUrl=https://github.com/local/playground",
  queue: `GET /merge-queues?repositoryId=${REPOSITORY_ID}&targetBranch=main`,
  pullRequest: `GET /pull-requests?repositoryId=${REPOSITORY_ID}&number=1`,
} as const;

type Fields = Readonly<Record<string, unknown>>;

export function repository() {
  return {
    id: REPOSITORY_ID,
    provider: "github",
    path: "local/playground",
    host: null,
    url: "https://github.com/local/playground",
    defaultBranch: "main",
    isPrivate: false,
    createdAt: TIME,
    updatedAt: TIME,
  };
}

/** Configuration as the service returns it. */
export const CONFIG: Fields = {
  concurrency: 2,
  bisectionConcurrency: 0,
  testingTimeoutMinutes: 60,
  pendingFailureDepth: 1,
  canOptimisticallyMerge: true,
  allowBatching: true,
  batchingMaxWaitTimeMinutes: 5,
  batchingMinSize: 3,
  batchingRules: [],
  mergeMethod: "mergeCommit",
  requiredStatuses: ["unit"],
  directMergeMode: "always",
  optimizationMode: "bisectionSkipRedundantTests",
  testBranchConstructionMode: "pushNewBranchFromTemp",
  createsPrsForTestingBranches: false,
  areCommentsEnabled: true,
  areCommandsEnabled: false,
  isStatusCheckEnabled: true,
  isExtensionEnabled: false,
  areLabelCommandsEnabled: true,
  enqueueingLabel: "ship",
  areStateLabelsEnabled: false,
  notReadyTimeoutMinutes: 120,
  allowedBotSubmitters: ["bot"],
};

export function mergeQueue({ config, ...fields }: Fields = {}) {
  return {
    id: QUEUE_ID,
    repositoryId: REPOSITORY_ID,
    targetBranch: "main",
    state: "running",
    mode: "queue",
    managedState: "manual",
    createdAt: TIME,
    updatedAt: TIME,
    repositoryUrl: "https://github.com/local/playground",
    pullRequestsUrl: `/v2/merge-queues/${QUEUE_ID}/pull-requests`,
    config: { ...CONFIG, ...(typeof config === "object" ? config : {}) },
    ...fields,
  };
}

export function order(fields: Fields = {}) {
  return {
    mode: "queue",
    queueState: "running",
    batchingEnabled: false,
    isolationResolved: true,
    hasCycle: false,
    batches: [],
    pending: [],
    awaitingAdmission: [],
    awaitingAdmissionTotal: 0,
    ...fields,
  };
}

export function queueEntry(fields: Fields = {}) {
  return {
    id: "entry-1",
    mergeQueueId: QUEUE_ID,
    state: "testing",
    stateChangedAt: TIME,
    priorityValue: 100,
    priorityName: "medium",
    skipsTheLine: false,
    allowBatching: true,
    direct: false,
    readiness: { requiresImpactedTargets: false, doesBaseBranchMatch: true, mergeability: "mergeable" },
    createdAt: TIME,
    updatedAt: TIME,
    ...fields,
  };
}

/**
 * Creates a pull request. `queueEntry` is an entry of `main` by default, and null for a pull request without an entry.
 */
export function pullRequest({ queueEntry: entry = queueEntry(), ...fields }: Fields = {}) {
  return {
    id: PR_ID,
    repositoryId: REPOSITORY_ID,
    number: 1,
    title: "Add a flag",
    branch: "flag",
    sha: "1".repeat(40),
    baseBranch: "main",
    author: "octocat",
    state: "open",
    isCurrentlySubmittedToQueue: true,
    createdAt: TIME,
    ...(entry === null ? {} : { queueEntry: entry }),
    ...fields,
  };
}

export function queued(number: number) {
  return {
    id: `00000000-0000-4000-8000-${`${number}`.padStart(12, "0")}`,
    number,
    sha: `${number}`,
    title: `PR ${number}`,
  };
}
