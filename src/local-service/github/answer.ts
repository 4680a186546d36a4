/** A stand-in for the few look-ups on the GitHub API that CI makes, over the same pull requests. */

import type { Engine } from "../engine/engine.js";
import { Refusal } from "../engine/refusal.js";
import type { RepositorySnapshot } from "../engine/snapshot.js";
import type { Incoming } from "../http/incoming.js";
import { answered, jsonReply, type Reply } from "../http/reply.js";
import { pageOf } from "./pages.js";
import { permissionJson, pullRequestJson, refJson, repositoryJson, shownPullRequests } from "./shapes.js";

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
