/** This file presents requests to version 2 of the API as requests of version 1, because the tests describe these. */
import { findV2Route } from "../../../local-queue/src/api/v2/endpoints.js";
import type { FaultEndpoint, LocalService, RecordedRequest } from "../../../local-queue/src/serve/service.js";
import { API } from "../api.js";
import { namesOf, numberOf, storeIds } from "./addresses.js";
import { toV1Settings } from "./settings.js";

type Fields = Readonly<Record<string, unknown>>;
type Query = URLSearchParams;

const NAMES: Readonly<Record<string, FaultEndpoint | ((query: Query) => FaultEndpoint | undefined)>> = {
  "mergeQueues.submitPullRequest": "submitPullRequest",
  "pullRequests.updateQueueEntry": "submitPullRequest",
  "pullRequests.dequeue": "cancelPullRequest",
  "pullRequests.restartTests": "restartTestsOnPullRequest",
  "impactedTargets.upload": "setImpactedTargets",
  "mergeQueues.create": "createQueue",
  "mergeQueues.updateConfig": "updateQueue",
  "mergeQueues.switchModes": "updateQueue",
  "mergeQueues.pause": "updateQueue",
  "mergeQueues.resume": "updateQueue",
  "mergeQueues.drain": "updateQueue",
  "mergeQueues.delete": "deleteQueue",
  // A reader of a queue also reads its settings and a list of its pull requests.
  "mergeQueues.order": "getQueue",
  // Only a reader of several pull requests sets a limit.
  "pullRequests.resolveByCoordinates": (query) =>
    query.has("limit") ? "getSubmittedPullRequests" : "getSubmittedPullRequest",
  // A wait finds its pull request in the list of its author. A request with several states comes from a reader of the
  // queue.
  "mergeQueues.listPullRequests": (query) =>
    query.has("author")
      ? "getSubmittedPullRequest"
      : query.get("state")?.includes(",")
        ? undefined
        : "listPullRequests",
  "mergeQueues.listTestingResults": "listMergeQueueTestingResults",
  "mergeQueueVerificationRuns.get": "getMergeQueueTestingDetails",
  "mergeQueues.organizationMetrics": "getMergeQueueMetrics",
  "tests.list": "listQuarantinedTests",
};

/** Returns the endpoint of version 1 for a request; undefined for a look-up or a part of another request. */
export function v1NameOf(endpoint: string | null, query: Query): FaultEndpoint | undefined {
  const name = NAMES[endpoint ?? ""];
  return typeof name === "function" ? name(query) : name;
}

/** Replaces the names of endpoints in a text by those of version 1. */
export function inV1Names(text: string): string {
  if (API === "v1") return text;
  return text.replaceAll(/\b[a-zA-Z]+\.[a-zA-Z]+\b/g, (found) =>
    found in NAMES ? String(v1NameOf(found, new URLSearchParams())) : found,
  );
}

export interface SeenRequest {
  readonly request: RecordedRequest;
  /** True for a look-up of a queue that does not exist. */
  readonly isAbsent: boolean;
}

/** Presented request, with its original endpoint. */
interface Presented extends RecordedRequest {
  readonly from: string | null;
}

/** Presents requests in their order. Requests to GitHub stay unchanged. */
export function presentRequests(service: LocalService, seen: readonly SeenRequest[]): readonly RecordedRequest[] {
  storeIds(service);
  const presented: Presented[] = [];
  const whole = new Set<RecordedRequest | undefined>();
  seen.forEach(({ request, isAbsent }, index) => {
    if (request.api !== "v2") presented.push({ ...request, from: null });
    else if (!isAbsent) present(presented, request, targetNear(seen, index));
    else {
      // The look-up of a queue and the read of a pull request in it count as one request.
      const read = [seen[index - 1], seen[index + 1]].find((each) => isReadOfOne(each) && !whole.has(each?.request));
      if (read === undefined) presented.push(asV1(request, "getQueue", targetNear(seen, index)));
      else whole.add(read.request);
    }
  });
  return presented.map(({ from: _from, ...request }) => request);
}

function present(presented: Presented[], request: RecordedRequest, targetBranch: string | undefined): void {
  const { endpoint } = request;
  const last = presented.at(-1);
  const query = queryOf(request.path);
  // In version 1, a read of a record with its changes of state is one request.
  if (endpoint === "pullRequests.queueEntryHistoryBatch" && last?.from === "pullRequests.resolveByCoordinates") {
    presented.splice(-1, 1, { ...last, from: endpoint, body: { ...Object(last.body), includeTimeline: true } });
    return;
  }
  // In version 1, a change of settings and of the mode is one request too.
  if (endpoint === "mergeQueues.switchModes" && last?.from === "mergeQueues.updateConfig") {
    presented.splice(-1, 1, {
      ...last,
      from: endpoint,
      body: { ...bodyOf(request, targetBranch), ...Object(last.body) },
    });
    return;
  }
  const name = v1NameOf(endpoint, query);
  if (name === undefined) return;
  // A wait that does not find its pull request in the list reads the pull request alone.
  const isFound = last?.from === "mergeQueues.listPullRequests" && last.endpoint === name;
  if (endpoint === "pullRequests.resolveByCoordinates" && isFound) presented.pop();
  // Tests are restarted by the id of the pull request. A read finds this id.
  if (name === "restartTestsOnPullRequest" && last?.from === "pullRequests.resolveByCoordinates") presented.pop();
  // A submission reads again a pull request that was not found.
  const isSecond = last?.from === "pullRequests.resolveByCoordinates" && presented.at(-2)?.endpoint === "getQueue";
  if (name === "submitPullRequest" && isSecond) presented.pop();
  presented.push(asV1(request, name, targetBranch));
}

function isReadOfOne(seen: SeenRequest | undefined): boolean {
  return seen?.request.endpoint === "pullRequests.resolveByCoordinates";
}

/** Returns the target branch of the nearest look-up of a queue, preferably an earlier one. */
function targetNear(seen: readonly SeenRequest[], index: number): string | undefined {
  const targets = (part: readonly SeenRequest[]) =>
    part.flatMap(({ request }) =>
      request.endpoint === "mergeQueues.list" ? (queryOf(request.path).get("targetBranch") ?? []) : [],
    );
  return targets(seen.slice(0, index + 1)).at(-1) ?? targets(seen.slice(index))[0];
}

function asV1(request: RecordedRequest, name: FaultEndpoint, targetBranch: string | undefined): Presented {
  const { authorization = "", ...headers } = request.headers;
  const [, key] = /^Bearer (.+)$/.exec(authorization) ?? [];
  const { body: _body, ...others } = request;
  const isRecorded = request.method === "GET" || request.body !== undefined || request.bodyBytes === 0;
  const body = bodyOf(request, targetBranch);
  return {
    ...others,
    from: request.endpoint,
    api: "v1",
    endpoint: name,
    method: "POST",
    path: request.path.includes("/metrics?") ? metricsPath(body.repo) : `/v1/${name}`,
    headers: { ...headers, ...(key === undefined ? {} : { "x-api-token": key }) },
    ...(isRecorded ? { body } : {}),
  };
}

/** Returns the path of a request with parameters. */
function metricsPath(repo: unknown): string {
  const { host, owner, name } = Object(repo);
  return `/v1/getMergeQueueMetrics?repo=${encodeURIComponent(`${owner}/${name}`)}&repoHost=${host}`;
}

interface WireRequest {
  readonly method: string;
  /** Path with the version of the API. */
  readonly path: string;
  readonly body?: unknown;
}

/** Returns endpoint and body in version 1 for a request in a log or on a page. */
export function presentShown({ method, path, body }: WireRequest): { readonly name: string; readonly body: unknown } {
  const url = new URL(path, "http://localhost");
  const endpoint = findV2Route(method, url.pathname)?.name ?? "";
  const name = String(v1NameOf(endpoint, url.searchParams));
  return { name, body: bodyOf({ endpoint, path, body }, "main") };
}

/** Returns the body of a request in version 1. The target branch is that of the request's queue, else the given one. */
function bodyOf(
  request: Pick<RecordedRequest, "endpoint" | "path" | "body"> | { endpoint: string; path: string; body?: unknown },
  given: string | undefined,
): Fields {
  const { path } = request;
  const endpoint: string = request.endpoint ?? "";
  const body: Fields = Object(request.body);
  const query = queryOf(path);
  const id = decodeURIComponent(/^\/v2\/[a-z-]+\/([^/?]+)/.exec(path)?.[1] ?? "");
  const { repo, targetBranch = given } = namesOf(textIn(body.repositoryId) ?? query.get("repositoryId") ?? id);
  const queue = { repo, targetBranch: textIn(body.targetBranch) ?? String(targetBranch) };
  const pr = { number: numberIn(body.number ?? query.get("number") ?? numberOf(id)) };
  switch (endpoint) {
    case "mergeQueues.submitPullRequest":
    case "pullRequests.updateQueueEntry":
      return { ...queue, pr, ...submissionOf(body) };
    case "pullRequests.dequeue":
    case "pullRequests.restartTests":
      return { ...queue, pr };
    case "pullRequests.resolveByCoordinates": {
      const numbers = String(query.get("number")).split(",").map(Number);
      if (!query.has("limit")) return { ...queue, pr };
      return { ...queue, prs: numbers.map((number) => ({ number })), includeTimeline: true };
    }
    case "impactedTargets.upload": {
      const { sha, impactsAllTargets, impactedTargets } = body;
      return { ...queue, pr: { ...pr, sha }, impactedTargets: impactsAllTargets === true ? "ALL" : impactedTargets };
    }
    case "mergeQueues.create": {
      const { repositoryId: _repository, targetBranch: _target, ...settings } = body;
      return { ...queue, ...toV1Settings(settings) };
    }
    case "mergeQueues.updateConfig":
    case "mergeQueues.switchModes":
      return { ...queue, ...toV1Settings(body) };
    case "mergeQueues.pause":
      return { ...queue, state: "paused" };
    case "mergeQueues.resume":
      return { ...queue, state: "running" };
    case "mergeQueues.drain":
      return { ...queue, state: "draining" };
    case "mergeQueueVerificationRuns.get":
      return { ...queue, testRunId: id };
    case "mergeQueues.listPullRequests": {
      const [state, since] = [query.get("state"), query.get("concludedAfter")];
      return { ...queue, ...(state === null ? {} : { state }), ...(since === null ? {} : { since }), take: 100 };
    }
    case "mergeQueues.listTestingResults":
      return { ...queue, ...Object.fromEntries(["since", "until"].flatMap((name) => pairsIn(query, name))), take: 100 };
    case "tests.list":
      return { page_query: { page_size: Number(query.get("limit")), page_token: query.get("cursor") ?? "" } };
    default:
      return queue;
  }
}

function textIn(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** Returns a number; undefined for a placeholder. */
function numberIn(value: unknown): number | undefined {
  return Number.isNaN(Number(value)) ? undefined : Number(value);
}

function pairsIn(query: Query, name: string): readonly (readonly [string, string])[] {
  const value = query.get(name);
  return value === null ? [] : [[name, value]];
}

function submissionOf({ priorityValue, priorityName, allowBatching }: Fields): Fields {
  const priority = priorityValue ?? priorityName;
  return {
    ...(priority === undefined ? {} : { priority }),
    ...(allowBatching === undefined ? {} : { noBatch: allowBatching === false }),
  };
}

function queryOf(path: string): Query {
  return new URL(path, "http://localhost").searchParams;
}
