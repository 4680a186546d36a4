/** The endpoints of the service's API: how each request is read, and what it is answered. */

import type { Engine } from "../engine/engine.js";
import { LARGEST_PAGE } from "../engine/quarantined-tests.js";
import {
  booleanAt,
  type Fields,
  integerFrom,
  invalid,
  objectAt,
  optional,
  stringAt,
  stringsAt,
} from "../http/fields.js";
import { jsonReply, type Reply, textReply } from "../http/reply.js";
import { readCoordinates, readNumber, readRepository } from "./coordinates.js";
import { readPullRequestsQuery, readTestingResultsQuery } from "./list-queries.js";

type Handler = (engine: Engine, fields: Fields) => Reply;

/** All that are asked by POST with a JSON body, by their path below the version. */
export const POST_ENDPOINTS = {
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
    const key =
      pr.branch === undefined ? { number: readNumber(fields) } : { branch: stringAt(pr.branch, "pr.branch") };
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
export function readHeadSha(fields: Fields): string {
  return stringAt(objectAt(fields.pr, "pr").sha, "pr.sha");
}

/** The metrics, for one repository or for all of them. */
export function answerMetrics(engine: Engine, query: URLSearchParams): Reply {
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
