/** Simulated part of the GitHub API for CI, with the pull requests of the service. */
import * as tree from "../../engine/tree.js";
import { keysOf } from "../../state/fields.js";
import { Refusal } from "../../state/refusal.js";
import { nameOf, type Queue } from "../../state/service-state.js";
import type { Incoming } from "../http/incoming.js";
import { answerOrRefuse, jsonReply, type Reply } from "../http/reply.js";
import type { QueueService } from "../queue-service.js";
import { answerQuery, readRepository } from "./graphql.js";
import * as posts from "./posts.js";
import { getPullRequest, listCommits, listPullRequests, pullRequestsOfCommit } from "./pull-requests.js";
import { type GithubCall, pageOf } from "./question.js";
import * as setUp from "./set-up.js";

export interface Github extends Pick<GithubCall, "lagSeconds"> {
  readonly engine: QueueService;
}

type Endpoint = readonly [
  method: string,
  /** Pattern for the part of the path after the repository. */
  pattern: RegExp,
  /** Returns the JSON of a reply; undefined for a reply without content. */
  answer: (question: GithubCall) => unknown,
  status?: number,
];

const ENDPOINTS = {
  "github:repos.get": ["GET", /^$/, getRepository],
  "github:pulls.list": ["GET", /^\/pulls$/, listPullRequests],
  "github:pulls.get": ["GET", /^\/pulls\/(\d+)$/, getPullRequest],
  "github:commits.pulls": ["GET", /^\/commits\/([^/]+)\/pulls$/, pullRequestsOfCommit],
  "github:commits.list": ["GET", /^\/commits$/, listCommits],
  "github:matching-refs": ["GET", /^\/git\/matching-refs\/heads\/(.*)$/, matchingRefs],
  "github:collaborators.permission": ["GET", /^\/collaborators\/([^/]+)\/permission$/, getPermission],
  "github:branches.get": ["GET", /^\/branches\/([^/]+)$/, setUp.getBranch],
  "github:branches.rules": ["GET", /^\/rules\/branches\/([^/]+)$/, setUp.listRules],
  "github:environments.list": ["GET", /^\/environments$/, setUp.listEnvironments],
  "github:environments.policies": [
    "GET",
    /^\/environments\/([^/]+)\/deployment-branch-policies$/,
    setUp.listBranchPolicies,
  ],
  "github:labels.list": ["GET", /^\/labels$/, setUp.listLabels],
  "github:comments.list": ["GET", /^\/issues\/(\d+)\/comments$/, posts.listComments],
  "github:comments.list-all": ["GET", /^\/issues\/comments$/, posts.listAllComments],
  "github:comments.create": ["POST", /^\/issues\/(\d+)\/comments$/, posts.createComment, 201],
  "github:comments.edit": ["PATCH", /^\/issues\/comments\/(\d+)$/, posts.editComment],
  "github:comments.delete": ["DELETE", /^\/issues\/comments\/(\d+)$/, posts.deleteComment],
  "github:statuses.list": ["GET", /^\/commits\/([^/]+)\/statuses$/, posts.listStatuses],
  "github:statuses.create": ["POST", /^\/statuses\/([^/]+)$/, posts.createStatus, 201],
  "github:issues.list": ["GET", /^\/issues$/, posts.listIssues],
  "github:issues.create": ["POST", /^\/issues$/, posts.createIssue, 201],
  "github:issues.edit": ["PATCH", /^\/issues\/(\d+)$/, posts.editIssue],
  "github:graphql": ["POST", /^\/graphql$/, answerQuery],
} as const satisfies Readonly<Record<`github:${string}`, Endpoint>>;

export type GithubEndpoint = keyof typeof ENDPOINTS;
export const GITHUB_ENDPOINTS = keysOf(ENDPOINTS);

const REPOSITORY_PATH = /^\/github\/repos\/([^/]+)\/([^/]+)(.*)$/;
/** Path of GraphQL queries. Their variables name the repository. */
const GRAPHQL_PATH = "/github/graphql";

export function findGithubEndpoint(method: string, pathname: string): GithubEndpoint | null {
  if (pathname === GRAPHQL_PATH) return method === "POST" ? "github:graphql" : null;
  const rest = REPOSITORY_PATH.exec(pathname)?.[3];
  if (rest === undefined || rest === "/graphql") return null;
  const fits = ([own, pattern]: Endpoint) => own === method && pattern.test(rest);
  return GITHUB_ENDPOINTS.find((name) => fits(ENDPOINTS[name])) ?? null;
}

export function answerGithub(github: Github, endpoint: GithubEndpoint | null, incoming: Incoming): Reply {
  return answerOrRefuse(
    () => {
      if (endpoint === null) throw new Refusal(404, "Not Found");
      const [, pattern, answer, status = 200]: Endpoint = ENDPOINTS[endpoint];
      const value = answer(readQuestion(github, pattern, incoming));
      if (value === undefined) return { status: 204, headers: {}, body: "" };
      // Links to other pages start with the address of the client's request.
      if (Array.isArray(value)) return pageReply(value, incoming.url, incoming.headers.host ?? "localhost");
      return jsonReply(value, status);
    },
    ({ status, message }) => {
      const error = { message: status === 404 ? "Not Found" : message, status: String(status) };
      return jsonReply({ ...error, documentation_url: "https://docs.github.com/rest" }, status);
    },
  );
}

function readQuestion({ engine, lagSeconds }: Github, pattern: RegExp, incoming: Incoming): GithubCall {
  const { pathname, searchParams: query } = incoming.url;
  const [, owner = "", name = "", path = ""] =
    pathname === GRAPHQL_PATH ? ["", ...readRepository(incoming)] : (REPOSITORY_PATH.exec(pathname) ?? []);
  const rest = decode(pattern.exec(path)?.[1] ?? "");
  const repository = engine.findRepository(`${decode(owner)}/${decode(name)}`);
  if (repository === undefined) throw new Refusal(404, "Not Found");
  const post: GithubCall["post"] = (posting) => void engine.apply({ type: "post", posting });
  return { repository, rest, query, incoming, nowMs: engine.now(), lagSeconds, post };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refusal(404, "Not Found");
  }
}

function getRepository({ repository }: GithubCall): unknown {
  const { owner, name, defaultBranch } = repository;
  const names = { name, full_name: nameOf(repository), owner: { login: owner } };
  return { ...names, private: false, default_branch: defaultBranch };
}

/** Lists the branches of the repository, with the test branches of unfinished runs. */
function matchingRefs({ repository, rest }: GithubCall): unknown {
  const own = [...repository.numbers.open].flatMap((number) => repository.pullRequests.get(number) ?? []);
  const refs: readonly (readonly [branch: string, sha: string])[] = [
    ...[...repository.branches].map(([branch, { tip }]) => [branch, tip] as const),
    ...own.filter(({ fork }) => !fork).map((each) => [each.headBranch, each.headSha] as const),
    ...[...repository.queues.values()].flatMap(testBranches),
  ];
  const matching = refs.filter(([branch]) => branch.startsWith(rest));
  return matching.map(([branch, sha]) => ({ ref: `refs/heads/${branch}`, object: { type: "commit", sha } }));
}

function testBranches({ engine, runs }: Queue) {
  const running = [...tree.values(engine.runs)].filter(({ status }) => status === "in_progress");
  return running.flatMap(({ id }) => runs.get(id) ?? []).map(({ branch, sha }) => [branch, sha] as const);
}

/**
 * Returns the permission of an account; by default `read`, as in a public repository. @throws Refusal for an unknown
 * app
 */
function getPermission({ repository, rest }: GithubCall): unknown {
  const found = repository.collaborators.get(rest.toLowerCase());
  if (found === undefined && rest.endsWith("[bot]")) throw new Refusal(404, "Not Found");
  const { permission, role } = found ?? { permission: "read", role: "read" };
  return { permission, role_name: role, user: { login: rest } };
}

/** Returns a page of a list, with links to other pages. As on GitHub, an invalid size or page means the default. */
function pageReply(all: readonly unknown[], { pathname, searchParams }: URL, host: string): Reply {
  const { items, page, size } = pageOf(all, searchParams);
  const last = Math.max(1, Math.ceil(all.length / size));
  const to = (rel: string, number: number): string => {
    const query = new URLSearchParams(searchParams);
    query.set("page", String(number));
    return `<http://${host}${pathname}?${query.toString()}>; rel="${rel}"`;
  };
  const back = page > 1 ? [to("prev", Math.min(page - 1, last))] : [];
  const on = page < last ? [to("next", page + 1), to("last", last)] : [];
  const links = [...back, ...on, ...(page > 1 ? [to("first", 1)] : [])];
  const { headers, ...reply } = jsonReply(items);
  return { ...reply, headers: links.length === 0 ? headers : { ...headers, link: links.join(", ") } };
}
