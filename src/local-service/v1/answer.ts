/** Answers a request to the service's API: finds the endpoint, checks the token, turns errors into text. */

import type { Engine } from "../engine/engine.js";
import { Refusal } from "../engine/refusal.js";
import type { Fields } from "../http/fields.js";
import { headerText, type Incoming, jsonFields } from "../http/incoming.js";
import { answered, notFoundPage, type Reply, textReply } from "../http/reply.js";
import { readRepository } from "./coordinates.js";
import { answerMetrics, POST_ENDPOINTS, readHeadSha } from "./endpoints.js";

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
