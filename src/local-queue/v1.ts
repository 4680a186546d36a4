/**
 * Answers a request to the service's API: finds the endpoint, checks the token, reads the request and turns errors
 * into text.
 */
import type { Engine } from "./engine/engine.js";
import type { PullRequestsQuery, TestingResultsQuery } from "./engine/lists.js";
import { LARGEST_NUMBER } from "./engine/pull-request.js";
import { LARGEST_PAGE } from "./engine/quarantined-tests.js";
import { Refusal } from "./engine/refusal.js";
import { type Coordinates, ENTRY_STATES, type EntryState, type RepositoryName } from "./engine/world.js";
import {
  booleanAt,
  type Fields,
  integerFrom,
  invalid,
  objectAt,
  oneOf,
  optional,
  stringAt,
  stringsAt,
} from "./http/fields.js";
import { headerText, type Incoming, jsonFields } from "./http/incoming.js";
import { answered, jsonReply, notFoundPage, type Reply, textReply } from "./http/reply.js";

type PostPath = keyof typeof POST_ENDPOINTS;
export type V1Endpoint =
  | Exclude<PostPath, "flaky-tests/list-quarantined-tests">
  | "listQuarantinedTests"
  | "getMergeQueueMetrics";

export interface V1 {
  readonly engine: Engine;
  readonly token: string;
  /** The only organization that the token belongs to; any when undefined. */
  readonly orgSlug: string | undefined;
}

/** The path below `/v1/`, and the name of what stands there. */
export function v1EndpointOf(method: string, path: string): V1Endpoint | null {
  if (method === "GET" && path === "getMergeQueueMetrics") return path;
  if (method !== "POST" || !isPostPath(path)) return null;
  return path === "flaky-tests/list-quarantined-tests" ? "listQuarantinedTests" : path;
}

export function answerV1(v1: V1, incoming: Incoming): Reply {
  const { method, url } = incoming;
  const path = url.pathname.slice("/v1/".length);
  if (v1EndpointOf(method, path) === null) return notFoundPage(method, url.pathname);
  return answered(
    () => (isPostPath(path) ? answerPost(v1, incoming, path) : answerGet(v1, incoming)),
    ({ status, message }) => textReply(status, message),
  );
}

function answerGet({ engine, token }: V1, { headers, url }: Incoming): Reply {
  if (headerText(headers, "x-api-token") !== token) throw unauthorized();
  return answerMetrics(engine, url.searchParams);
}

function answerPost(v1: V1, incoming: Incoming, path: PostPath): Reply {
  const sent = headerText(incoming.headers, "x-api-token");
  // The size is looked at before anything else, as the body has to be read first.
  if (incoming.body.kind === "too-large") throw new Refusal(413, "request entity too large");
  const isForkUpload = path === "setImpactedTargets" && sent === "" && forkRunId(incoming) !== "";
  if (sent !== v1.token && !isForkUpload) throw unauthorized();
  const fields = jsonFields(incoming);
  if (isForkUpload) authorizeForkRun(v1.engine, fields, forkRunId(incoming));
  if (path === "flaky-tests/list-quarantined-tests") authorizeOrganization(v1, fields);
  return POST_ENDPOINTS[path](v1.engine, fields);
}

/** A workflow run speaks for a fork only while it runs, and only for the commit that it runs on. */
function authorizeForkRun(engine: Engine, fields: Fields, runId: string): void {
  const run = engine.findForkRun(readRepository(fields), runId);
  if (run === null || !run.live || !run.fork || run.headSha !== readHeadSha(fields)) throw unauthorized();
}

function authorizeOrganization({ orgSlug }: V1, { org_url_slug: slug }: Fields): void {
  if (typeof slug !== "string" || slug === "") {
    throw new Refusal(400, 'Invalid value for "org_url_slug": must be a string that is not empty');
  }
  if (orgSlug !== undefined && slug !== orgSlug) throw unauthorized();
}

function forkRunId({ headers }: Incoming): string {
  return headerText(headers, "x-forked-workflow-run-id");
}

function isPostPath(path: string): path is PostPath {
  return Object.hasOwn(POST_ENDPOINTS, path);
}

function unauthorized(): Refusal {
  return new Refusal(401, "Unauthorized");
}

function readRepository(fields: Fields): RepositoryName {
  const repo = objectAt(fields.repo, "repo");
  return {
    host: stringAt(repo.host, "repo.host"),
    owner: stringAt(repo.owner, "repo.owner"),
    name: stringAt(repo.name, "repo.name"),
  };
}

function readCoordinates(fields: Fields): Coordinates {
  return { repo: readRepository(fields), targetBranch: stringAt(fields.targetBranch, "targetBranch") };
}

/** An integer, or the same in a string, which the service takes too. Uploads begin at 1, all else at 0. */
function readNumber(fields: Fields, smallest: 0 | 1 = 0): number {
  const { number: value } = objectAt(fields.pr, "pr");
  const number = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof number !== "number" || !Number.isInteger(number) || number < smallest || number > LARGEST_NUMBER) {
    throw invalid("pr.number", `must be an integer from ${smallest} to ${LARGEST_NUMBER}`);
  }
  return number;
}

type Handler = (engine: Engine, fields: Fields) => Reply;

/** All that are asked by POST with a JSON body, by their path below the version. */
const POST_ENDPOINTS = {
  submitPullRequest: (engine, fields) => {
    const noBatch = optional(fields, "noBatch", booleanAt);
    engine.submitPullRequest(readCoordinates(fields), {
      number: readNumber(fields),
      priority: fields.priority,
      ...noBatch,
    });
    return textReply(200);
  },
  cancelPullRequest: (engine, fields) => {
    engine.cancelPullRequest(readCoordinates(fields), readNumber(fields));
    return textReply(200);
  },
  restartTestsOnPullRequest: (engine, fields) => {
    engine.restartTestsOnPullRequest(readCoordinates(fields), readNumber(fields));
    return textReply(200);
  },
  getSubmittedPullRequest: (engine, fields) => {
    const pr = objectAt(fields.pr, "pr");
    if ((pr.number === undefined) === (pr.branch === undefined)) {
      throw invalid("pr", 'must have exactly one of "number" and "branch"');
    }
    const key = pr.branch === undefined ? { number: readNumber(fields) } : { branch: stringAt(pr.branch, "pr.branch") };
    return jsonReply(engine.getSubmittedPullRequest(readCoordinates(fields), key));
  },
  setImpactedTargets: (engine, fields) => {
    const { impactedTargets } = fields;
    engine.setImpactedTargets(readCoordinates(fields), {
      number: readNumber(fields, 1),
      sha: readHeadSha(fields),
      targets: impactedTargets === "ALL" ? "ALL" : readTargets(impactedTargets),
    });
    return textReply(200);
  },
  getMergeQueueTestingDetails: (engine, fields) => {
    const testRunId = stringAt(fields.testRunId, "testRunId");
    return jsonReply(engine.getMergeQueueTestingDetails(readCoordinates(fields), testRunId));
  },
  listPullRequests: (engine, fields) =>
    jsonReply(engine.listPullRequests(readCoordinates(fields), readPullRequestsQuery(fields))),
  listMergeQueueTestingResults: (engine, fields) =>
    jsonReply(engine.listMergeQueueTestingResults(readCoordinates(fields), readTestingResultsQuery(fields))),
  createQueue: (engine, fields) => {
    engine.createQueue(readCoordinates(fields), fields);
    return textReply(200);
  },
  deleteQueue: (engine, fields) => {
    engine.deleteQueue(readCoordinates(fields));
    return textReply(200);
  },
  getQueue: (engine, fields) => jsonReply(engine.getQueue(readCoordinates(fields))),
  updateQueue: (engine, fields) => jsonReply(engine.updateQueue(readCoordinates(fields), fields)),
  "flaky-tests/list-quarantined-tests": (engine, fields) => {
    const query = objectAt(fields.page_query, "page_query");
    const size = integerFrom(1, LARGEST_PAGE)(query.page_size, "page_query.page_size");
    const token = query.page_token ?? "";
    if (typeof token !== "string") throw invalid("page_query.page_token", "must be a string");
    return jsonReply(engine.listQuarantinedTests(readRepository(fields), { size, token }));
  },
} satisfies Readonly<Record<string, Handler>>;

/** The head commit that an upload of impacted targets is for. */
function readHeadSha(fields: Fields): string {
  return stringAt(objectAt(fields.pr, "pr").sha, "pr.sha");
}

/** The metrics, for one repository or for all of them. */
function answerMetrics(engine: Engine, query: URLSearchParams): Reply {
  const repo = query.get("repo") ?? "";
  const host = query.get("repoHost") ?? "";
  if ((repo === "") !== (host === "")) throw invalid("repo", 'must be given together with "repoHost"');
  const slash = repo.lastIndexOf("/");
  if (repo !== "" && slash < 1) throw invalid("repo", "must be written as owner/name");
  const name = repo === "" ? null : { host, owner: repo.slice(0, slash), name: repo.slice(slash + 1) };
  const body = engine.getMergeQueueMetrics(name);
  return { status: 200, headers: { "content-type": "text/plain; version=0.0.4; charset=utf-8" }, body };
}

function readTargets(value: unknown): readonly string[] {
  if (!Array.isArray(value)) throw invalid("impactedTargets", 'must be an array of strings or "ALL"');
  return stringsAt(value, "impactedTargets");
}

const LARGEST_TAKE = 100;
const USUAL_TAKE = 50;

function readTake(fields: Fields): number {
  return optional(fields, "take", integerFrom(1, LARGEST_TAKE)).take ?? USUAL_TAKE;
}

function readPullRequestsQuery(fields: Fields): PullRequestsQuery {
  return {
    ...readSpan(fields),
    ...optional(fields, "state", stateAt),
    ...optional(fields, "cursor", uuidAt),
    take: readTake(fields),
  };
}

function readTestingResultsQuery(fields: Fields): TestingResultsQuery {
  const { offset = 0 } = optional(fields, "offset", integerFrom(0, LARGEST_NUMBER));
  return { ...readSpan(fields), sinceMs: timeAt(fields.since, "since"), offset, take: readTake(fields) };
}

/** Requests may spell states in any case. */
function stateAt(value: unknown, name: string): EntryState {
  return oneOf(ENTRY_STATES, typeof value === "string" ? value.toLowerCase() : value, name);
}

/** A date and a time with a zone, of the calendar: 30 February is none. */
function timeAt(value: unknown, name: string): number {
  const form = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(\.\d+)?(Z|[+-]\d{2}:\d{2})$/i.exec(
    typeof value === "string" ? value : "",
  );
  const written = form?.[1]?.toUpperCase() ?? "";
  const asUtc = Date.parse(`${written}Z`);
  const ms = Date.parse(`${written}${form?.[2] ?? ""}${form?.[3]?.toUpperCase() ?? ""}`);
  if (Number.isNaN(asUtc) || Number.isNaN(ms) || !new Date(asUtc).toISOString().startsWith(written)) {
    throw invalid(name, "must be an ISO 8601 time such as 2026-01-31T12:00:00Z");
  }
  return ms;
}

function readSpan(fields: Fields): { readonly sinceMs?: number; readonly untilMs?: number } {
  const { since } = optional(fields, "since", timeAt);
  const { until } = optional(fields, "until", timeAt);
  return { ...(since === undefined ? {} : { sinceMs: since }), ...(until === undefined ? {} : { untilMs: until }) };
}

function uuidAt(value: unknown, name: string): string {
  const text = stringAt(value, name);
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)) throw invalid(name, "must be a UUID");
  return text.toLowerCase();
}
