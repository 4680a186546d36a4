/**
 * This file answers requests to version 1 of the API. It finds the endpoint, checks the token and reads the request.
 */
import * as z from "zod/mini";
import {
  anyText,
  type Fields,
  flag,
  integerFrom,
  invalid,
  keysOf,
  object,
  optional,
  read,
  text,
} from "../../state/fields.js";
import { LARGEST_NUMBER } from "../../state/pull-request.js";
import { Refusal } from "../../state/refusal.js";
import { findRepositoryById, type QueueRef, type RepositoryName } from "../../state/service-state.js";
import { headerText, type Incoming, jsonFields } from "../http/incoming.js";
import { answerOrRefuse, jsonReply, notFoundPage, type Reply, textReply } from "../http/reply.js";
import type { QueueService } from "../queue-service.js";
import { pullRequestsQuery, testingResultsQuery } from "../wire/lists.js";

export interface V1Service {
  readonly engine: QueueService;
  readonly token: string;
  readonly orgSlug: string | undefined;
}

const repository = object({ host: text, owner: text, name: text });
const ofRepository = object({ repo: repository });
const ofRepositoryId = object({ repoId: text });
const ofBranch = object({ targetBranch: text });

const numeric = z.transform((value: unknown) =>
  typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value,
);
const number = z.pipe(numeric, integerFrom(0, LARGEST_NUMBER));
const ofPullRequest = object({ pr: object({ number }) });
const ofNumberOrBranch = object({
  pr: object(optional({ number, branch: text })).check(
    z.refine((pr) => (pr.number === undefined) !== (pr.branch === undefined), {
      error: 'must have exactly one of "number" and "branch"',
    }),
  ),
});
const recordOptions = object(optional({ includeTimeline: flag }));
const MOST_NUMBERS = `must be an array of 1 to 50 pull requests`;
const ofNumbers = object({
  prs: z.array(object({ number }), MOST_NUMBERS).check(z.minLength(1, MOST_NUMBERS), z.maxLength(50, MOST_NUMBERS)),
});
const ofCommit = object({ pr: object({ sha: text }) });
const submission = object({ ...ofPullRequest.shape, ...optional({ priority: z.unknown(), noBatch: flag }) });
const upload = object({ pr: object({ number: z.pipe(numeric, integerFrom(1, LARGEST_NUMBER)), sha: text }) });
const uploadedList = object({ impactedTargets: z.array(anyText, 'must be an array of strings or "ALL"') });
const ofTestRun = object({ testRunId: text });
const ofOrganization = object({ org_url_slug: text });

type Handler = (engine: QueueService, at: QueueRef, fields: Fields) => unknown;

/** Endpoints about a queue. Each is a POST with a JSON body, and its name is its path. */
const QUEUE_ENDPOINTS = {
  submitPullRequest: (engine, at, fields) => {
    const { pr, ...given } = read(submission, fields);
    engine.submitPullRequest(at, { ...pr, ...given });
  },
  cancelPullRequest: (engine, at, fields) => engine.cancelPullRequest(at, read(ofPullRequest, fields).pr.number),
  restartTestsOnPullRequest: (engine, at, fields) =>
    engine.restartTestsOnPullRequest(at, read(ofPullRequest, fields).pr.number),
  getSubmittedPullRequest: (engine, at, fields) =>
    engine.getSubmittedPullRequest(at, read(ofNumberOrBranch, fields).pr, read(recordOptions, fields)),
  getSubmittedPullRequests: (engine, at, fields) =>
    engine.getSubmittedPullRequests(
      at,
      read(ofNumbers, fields).prs.map((pr) => pr.number),
      read(recordOptions, fields),
    ),
  setImpactedTargets: (engine, at, fields) => {
    const { pr } = read(upload, fields);
    const targets = fields.impactedTargets === "ALL" ? "ALL" : read(uploadedList, fields).impactedTargets;
    engine.setImpactedTargets(at, { ...pr, targets });
  },
  getMergeQueueTestingDetails: (engine, at, fields) =>
    engine.getMergeQueueTestingDetails(at, read(ofTestRun, fields).testRunId),
  listPullRequests: (engine, at, fields) => engine.listPullRequests(at, read(pullRequestsQuery, fields)),
  listMergeQueueTestingResults: (engine, at, fields) =>
    engine.listMergeQueueTestingResults(at, read(testingResultsQuery, fields)),
  createQueue: (engine, at, fields) => engine.createQueue(at, fields),
  deleteQueue: (engine, at) => engine.deleteQueue(at),
  getQueue: (engine, at) => engine.getQueue(at),
  updateQueue: (engine, at, fields) => engine.updateQueue(at, fields),
} satisfies Readonly<Record<string, Handler>>;

const QUEUE_ENDPOINT_NAMES = keysOf(QUEUE_ENDPOINTS);

export const V1_ENDPOINTS = [
  ...QUEUE_ENDPOINT_NAMES,
  "listQuarantinedTests",
  "getMergeQueueMetrics",
  "status",
] as const;

type V1Endpoint = (typeof V1_ENDPOINTS)[number];
type PostEndpoint = Exclude<V1Endpoint, "getMergeQueueMetrics" | "status">;

export function findV1Endpoint(method: string, path: string): V1Endpoint | null {
  if (method === "GET") return path === "getMergeQueueMetrics" || path === "status" ? path : null;
  if (method !== "POST") return null;
  if (path === "flaky-tests/list-quarantined-tests") return "listQuarantinedTests";
  return QUEUE_ENDPOINT_NAMES.find((name) => name === path) ?? null;
}

export function answerV1(v1: V1Service, endpoint: V1Endpoint | null, incoming: Incoming): Reply {
  if (endpoint === null) return notFoundPage(incoming.method, incoming.url.pathname);
  return answerOrRefuse(
    () => {
      if (endpoint === "status") return textReply(200);
      return endpoint === "getMergeQueueMetrics" ? answerMetrics(v1, incoming) : answerPost(v1, endpoint, incoming);
    },
    ({ status, message }) => textReply(status, message),
  );
}

function answerMetrics({ engine, token }: V1Service, { headers, url }: Incoming): Reply {
  if (headerText(headers, "x-api-token") !== token) throw unauthorized();
  const repo = url.searchParams.get("repo") ?? "";
  const host = url.searchParams.get("repoHost") ?? "";
  if ((repo === "") !== (host === "")) throw invalid("repo", 'must be given together with "repoHost"');
  const slash = repo.lastIndexOf("/");
  if (repo !== "" && slash < 1) throw invalid("repo", "must be written as owner/name");
  const name = repo === "" ? null : { host, owner: repo.slice(0, slash), name: repo.slice(slash + 1) };
  const body = engine.getMergeQueueMetrics(name);
  return { status: 200, headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" }, body };
}

function answerPost({ engine, token, orgSlug }: V1Service, endpoint: PostEndpoint, incoming: Incoming): Reply {
  const sent = headerText(incoming.headers, "x-api-token");
  // The whole body is read before the token check, so the size limit applies first.
  if (incoming.body.kind === "too-large") throw new Refusal(413, "request entity too large");
  const mayBeFork = endpoint === "setImpactedTargets" && sent === "";
  const forkRun = mayBeFork ? headerText(incoming.headers, "x-forked-workflow-run-id") : "";
  if (sent !== token && forkRun === "") throw unauthorized();
  const fields = jsonFields(incoming);
  if (forkRun !== "") authorizeForkRun(engine, repositoryOf(engine, fields, endpoint), fields, forkRun);
  if (endpoint === "listQuarantinedTests") {
    const { org_url_slug: slug } = read(ofOrganization, fields);
    if (orgSlug !== undefined && slug !== orgSlug) throw unauthorized();
    return jsonReply(engine.listQuarantinedTests(read(ofRepository, fields).repo, fields));
  }
  const at = { repo: repositoryOf(engine, fields, endpoint), targetBranch: read(ofBranch, fields).targetBranch };
  const value: unknown = QUEUE_ENDPOINTS[endpoint](engine, at, fields);
  return value === undefined ? textReply(200) : jsonReply(value);
}

/** Returns the repository of a request. Only an upload of impacted targets may contain the repository's id. */
function repositoryOf(engine: QueueService, fields: Fields, endpoint: V1Endpoint): RepositoryName {
  if (endpoint !== "setImpactedTargets" || fields.repoId === undefined) return read(ofRepository, fields).repo;
  if (fields.repo !== undefined) throw invalid("repoId", 'must not be given together with "repo"');
  const { repoId } = read(ofRepositoryId, fields);
  const found = findRepositoryById(engine.state(), repoId);
  if (found === undefined) throw new Refusal(404, `Repository ${repoId} not found`);
  return found;
}

/**
 * Accepts the id of a fork's workflow run instead of the token, only while the run continues, and for its own commit.
 */
function authorizeForkRun(engine: QueueService, repo: RepositoryName, fields: Fields, runId: string): void {
  const run = engine.findForkRun(repo, runId);
  if (!run?.live || !run.fork || run.headSha !== read(ofCommit, fields).pr.sha) throw unauthorized();
}

function unauthorized(): Refusal {
  return new Refusal(401, "Unauthorized");
}
