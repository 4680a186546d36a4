/** A stand-in for the few look-ups on the GitHub API that CI makes, over the same pull requests, in its shapes. */

import { createHash } from "node:crypto";
import type { Engine } from "./engine/engine.js";
import type { PullRequest } from "./engine/pull-request.js";
import { Refusal } from "./engine/refusal.js";
import type { RepositorySnapshot } from "./engine/snapshot.js";
import type { Collaborator } from "./engine/world.js";
import type { Incoming } from "./http/incoming.js";
import { answered, jsonReply, type Reply } from "./http/reply.js";

export type GithubEndpoint =
  | "github:repos.get"
  | "github:pulls.get"
  | "github:pulls.list"
  | "github:commits.pulls"
  | "github:matching-refs"
  | "github:collaborators.permission";

export interface Github {
  readonly engine: Engine;
  /** So long after a merge GitHub still shows the pull request as open. */
  readonly lagSeconds: number;
}

interface Question {
  readonly github: Github;
  readonly repository: RepositorySnapshot;
  /** What stands in the path where its pattern leaves it open. */
  readonly rest: string;
  readonly query: URLSearchParams;
}

interface Route {
  readonly endpoint: GithubEndpoint;
  readonly pattern: RegExp;
  readonly answer: (question: Question) => unknown;
}

const ROUTES: readonly Route[] = [
  { endpoint: "github:repos.get", pattern: /^$/, answer: ({ repository }) => repositoryJson(repository) },
  { endpoint: "github:pulls.list", pattern: /^\/pulls$/, answer: listPullRequests },
  { endpoint: "github:pulls.get", pattern: /^\/pulls\/(\d+)$/, answer: getPullRequest },
  { endpoint: "github:commits.pulls", pattern: /^\/commits\/([^/]+)\/pulls$/, answer: pullRequestsOfCommit },
  { endpoint: "github:matching-refs", pattern: /^\/git\/matching-refs\/heads\/(.*)$/, answer: matchingRefs },
  {
    endpoint: "github:collaborators.permission",
    pattern: /^\/collaborators\/([^/]+)\/permission$/,
    answer: permissionOf,
  },
];

const REPOSITORY_PATH = /^\/github\/repos\/([^/]+)\/([^/]+)(.*)$/;

export function githubEndpointOf(method: string, pathname: string): GithubEndpoint | null {
  const rest = REPOSITORY_PATH.exec(pathname)?.[3];
  if (method !== "GET" || rest === undefined) return null;
  return ROUTES.find((route) => route.pattern.test(rest))?.endpoint ?? null;
}

export function answerGithub(github: Github, incoming: Incoming): Reply {
  const { method, url } = incoming;
  return answered(
    () => {
      const endpoint = githubEndpointOf(method, url.pathname);
      const route = ROUTES.find((each) => each.endpoint === endpoint);
      const [, owner = "", name = "", path = ""] = REPOSITORY_PATH.exec(url.pathname) ?? [];
      if (route === undefined) throw notFound();
      const repository = findRepository(github.engine, decoded(owner), decoded(name));
      const rest = decoded(route.pattern.exec(path)?.[1] ?? "");
      const value = route.answer({ github, repository, rest, query: url.searchParams });
      if (!Array.isArray(value)) return jsonReply(value);
      const { items, link } = pageOf(value, baseOf(incoming), url);
      const reply = jsonReply(items);
      return link === "" ? reply : { ...reply, headers: { ...reply.headers, link } };
    },
    ({ status, message }) => {
      const isMissing = status === 404;
      const error = { message: isMissing ? "Not Found" : message, status: String(status) };
      return jsonReply({ ...error, documentation_url: "https://docs.github.com/rest" }, status);
    },
  );
}

function getPullRequest({ github, repository, rest }: Question): unknown {
  const found = shown(github, repository).find((each) => each.number === Number(rest));
  if (found === undefined) throw notFound();
  return { ...pullRequestJson(repository, found), merged: found.mergedAtMs !== null };
}

function listPullRequests({ github, repository, query }: Question): unknown {
  const state = query.get("state") ?? "open";
  const head = query.get("head");
  const base = query.get("base");
  const isOldestFirst = query.get("direction") === "asc";
  return shown(github, repository)
    .filter((each) => state === "all" || state === (each.state === "open" ? "open" : "closed"))
    .filter((each) => head === null || head === `${ownerOf(each.headRepository)}:${each.headBranch}`)
    .filter((each) => base === null || base === each.baseBranch)
    .toSorted((one, other) => (isOldestFirst ? one.number - other.number : other.number - one.number))
    .map((each) => pullRequestJson(repository, each));
}

function pullRequestsOfCommit({ github, repository, rest }: Question): unknown {
  return shown(github, repository)
    .filter((each) => each.headSha === rest || each.mergeCommitSha === rest)
    .map((each) => pullRequestJson(repository, each));
}

/** The branches of the repository, among them one for each live test run. */
function matchingRefs({ repository, rest }: Question): unknown {
  const own = repository.pullRequests.filter((each) => !each.fork && each.state === "open");
  const runs = repository.queues.flatMap((queue) => queue.testRuns.filter((run) => run.isLive));
  const refs = [
    ...Object.entries(repository.branches),
    ...own.map((each): [string, string] => [each.headBranch, each.headSha]),
    ...runs.map((run): [string, string] => [run.branch, run.sha]),
  ];
  return refs.filter(([branch]) => branch.startsWith(rest)).map(([branch, sha]) => refJson(branch, sha));
}

/** Everybody may read a public repository; of an app GitHub says nothing unless it was made a collaborator. */
function permissionOf({ repository, rest }: Question): unknown {
  const held = repository.collaborators[rest.toLowerCase()];
  if (held === undefined && rest.endsWith("[bot]")) throw notFound();
  return permissionJson(rest, held ?? { permission: "read", role: "read" });
}

function shown({ engine, lagSeconds }: Github, repository: RepositorySnapshot) {
  return shownPullRequests(repository, engine.now() - lagSeconds * 1000);
}

/** Where the caller reaches this server: addresses of other pages begin so. */
function baseOf({ headers }: Incoming): string {
  return `http://${headers.host ?? "localhost"}`;
}

function ownerOf(repository: string | null): string {
  return repository?.split("/")[0] ?? "";
}

function findRepository(engine: Engine, owner: string, name: string): RepositorySnapshot {
  const found = engine.snapshots().find((each) => each.owner === owner && each.name === name);
  if (found === undefined) throw notFound();
  return found;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw notFound();
  }
}

function notFound(): Refusal {
  return new Refusal(404, "Not Found");
}

/** Pages of a list, as the GitHub API makes them: 30 items unless the caller wants others, and links to the rest. */

const USUAL_SIZE = 30;
const LARGEST_SIZE = 100;

interface Page {
  readonly items: readonly unknown[];
  /** The header `Link`; empty where there is one page only. */
  readonly link: string;
}

/** A size or a page that is none is not refused but read as if nothing were said. */
function pageOf(all: readonly unknown[], base: string, url: URL): Page {
  const size = Math.min(LARGEST_SIZE, positive(url.searchParams.get("per_page")) ?? USUAL_SIZE);
  const page = positive(url.searchParams.get("page")) ?? 1;
  const last = Math.max(1, Math.ceil(all.length / size));
  const to = (rel: string, number: number): string => {
    const query = new URLSearchParams(url.searchParams);
    query.set("page", String(number));
    return `<${base}${url.pathname}?${query.toString()}>; rel="${rel}"`;
  };
  const back = page > 1 ? [to("prev", Math.min(page - 1, last))] : [];
  const on = page < last ? [to("next", page + 1), to("last", last)] : [];
  const links = [...back, ...on, ...(page > 1 ? [to("first", 1)] : [])];
  return { items: all.slice((page - 1) * size, page * size), link: links.join(", ") };
}

function positive(text: string | null): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
  return number > 0 ? number : undefined;
}

/** Pull requests as GitHub shows them when it knows of no merge after `knownUntilMs`. */
function shownPullRequests(repository: RepositorySnapshot, knownUntilMs: number): readonly PullRequest[] {
  return repository.pullRequests.map((pullRequest) => {
    const { mergedAtMs } = pullRequest;
    if (mergedAtMs === null || mergedAtMs <= knownUntilMs) return pullRequest;
    return { ...pullRequest, state: "open", mergedAtMs: null, mergeCommitSha: null };
  });
}

function repositoryJson({ owner, name, defaultBranch }: RepositorySnapshot) {
  return {
    name,
    full_name: `${owner}/${name}`,
    owner: { login: owner },
    private: false,
    default_branch: defaultBranch,
  };
}

/** As it stands in a list: whether it is merged in so many words GitHub says of a single one only. */
function pullRequestJson(repository: RepositorySnapshot, pullRequest: PullRequest) {
  const { number, title, author, headSha, headBranch, headRepository, baseBranch, mergedAtMs } = pullRequest;
  const { owner, name, host, branches } = repository;
  const base = { label: `${owner}:${baseBranch}`, ref: baseBranch, sha: branches[baseBranch] ?? "" };
  const head = { label: `${headRepository?.split("/")[0] ?? "unknown"}:${headBranch}`, ref: headBranch, sha: headSha };
  return {
    number,
    title,
    state: pullRequest.state === "open" ? "open" : "closed",
    draft: pullRequest.draft,
    user: { login: author },
    html_url: `https://${host}/${owner}/${name}/pull/${number}`,
    merged_at: mergedAtMs === null ? null : new Date(mergedAtMs).toISOString(),
    merge_commit_sha: pullRequest.mergeCommitSha ?? testMergeCommit(headSha),
    head: { ...head, repo: headRepository === null ? null : { full_name: headRepository, fork: pullRequest.fork } },
    base: { ...base, repo: { full_name: `${owner}/${name}` } },
  };
}

function permissionJson(login: string, { permission, role }: Collaborator) {
  return { permission, role_name: role, user: { login } };
}

function refJson(branch: string, sha: string) {
  return { ref: `refs/heads/${branch}`, object: { type: "commit", sha } };
}

/** While a pull request is open GitHub shows the commit of a trial merge here, not that of the merge to come. */
function testMergeCommit(headSha: string): string {
  return createHash("sha1").update(`trial merge of ${headSha}`).digest("hex");
}
