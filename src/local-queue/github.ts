/** A stand-in for what CI asks of the GitHub API and writes there, over the same pull requests, in its shapes. */

import { createHash } from "node:crypto";
import * as tree from "./engine/tree.js";
import { POST_ENDPOINTS } from "./github-posts.js";
import type { Incoming } from "./http/incoming.js";
import { answered, jsonReply, type Reply } from "./http/reply.js";
import type { Engine } from "./service-calls.js";
import { keysOf } from "./world/fields.js";
import type { PullRequest } from "./world/pull-request.js";
import { Refusal } from "./world/refusal.js";
import type { Queue, Repository } from "./world/world.js";

export interface Github {
  readonly engine: Engine;
  /** So long after a merge GitHub still shows the pull request as open. */
  readonly lagSeconds: number;
}

/** A pull request as GitHub shows it: somebody's, or one that a queue opened for its tests. */
interface Shown
  extends Pick<
    PullRequest,
    | "number"
    | "title"
    | "author"
    | "headSha"
    | "headBranch"
    | "headRepository"
    | "baseBranch"
    | "draft"
    | "fork"
    | "mergeCommitSha"
    | "mergedAtMs"
  > {
  readonly isOpen: boolean;
  readonly body: string | null;
}

interface Question {
  readonly repository: Repository;
  /** What GitHub shows under a number. */
  readonly find: (number: number) => Shown | undefined;
  /** Numbers of all that may be open. */
  readonly open: () => Iterable<number>;
  /** What stands in the path where its pattern leaves it open. */
  readonly rest: string;
  readonly query: URLSearchParams;
}

interface LookUp {
  readonly pattern: RegExp;
  readonly answer: (question: Question) => unknown;
}

/** By what stands in a path behind the repository. */
const LOOK_UPS = {
  "github:repos.get": { pattern: /^$/, answer: ({ repository }) => repositoryJson(repository) },
  "github:pulls.list": { pattern: /^\/pulls$/, answer: listPullRequests },
  "github:pulls.get": { pattern: /^\/pulls\/(\d+)$/, answer: getPullRequest },
  "github:commits.pulls": { pattern: /^\/commits\/([^/]+)\/pulls$/, answer: pullRequestsOfCommit },
  "github:matching-refs": { pattern: /^\/git\/matching-refs\/heads\/(.*)$/, answer: matchingRefs },
  "github:collaborators.permission": { pattern: /^\/collaborators\/([^/]+)\/permission$/, answer: permissionOf },
} satisfies Readonly<Record<`github:${string}`, LookUp>>;

const ENDPOINTS = { ...LOOK_UPS, ...POST_ENDPOINTS };

export type GithubEndpoint = keyof typeof ENDPOINTS;
export const GITHUB_ENDPOINTS = keysOf(ENDPOINTS);

const REPOSITORY_PATH = /^\/github\/repos\/([^/]+)\/([^/]+)(.*)$/;

export function githubEndpointOf(method: string, pathname: string): GithubEndpoint | null {
  const rest = REPOSITORY_PATH.exec(pathname)?.[3];
  if (rest === undefined) return null;
  const found = GITHUB_ENDPOINTS.find((name) => {
    const endpoint = ENDPOINTS[name];
    return method === ("method" in endpoint ? endpoint.method : "GET") && endpoint.pattern.test(rest);
  });
  return found ?? null;
}

export function answerGithub(github: Github, endpoint: GithubEndpoint | null, incoming: Incoming): Reply {
  return answered(
    () => {
      if (endpoint === null) throw notFound();
      const { url, headers } = incoming;
      const asked = ENDPOINTS[endpoint];
      const [, owner = "", name = "", path = ""] = REPOSITORY_PATH.exec(url.pathname) ?? [];
      const called = `${decoded(owner)}/${decoded(name)}`;
      const rest = decoded(asked.pattern.exec(path)?.[1] ?? "");
      const repository = github.engine.findRepository(called);
      if (repository === undefined) throw notFound();
      const find = (number: number) => shownPullRequest(github, repository, number);
      // What was merged just now may be shown as open still.
      const open = () => (github.lagSeconds === 0 ? repository.numbers.open : numbersOf(repository));
      const value: unknown =
        "post" in asked
          ? asked.post({
              repository,
              rest,
              query: url.searchParams,
              incoming,
              post: (posting) => void github.engine.apply({ type: "post", posting }),
              isPullRequest: (number) => find(number) !== undefined,
            })
          : asked.answer({ repository, find, open, rest, query: url.searchParams });
      if (value === undefined) return { status: 204, headers: {}, body: "" };
      // Addresses of other pages begin where the caller reaches this server.
      if (Array.isArray(value)) return pageReply(value, url, headers.host ?? "localhost");
      return jsonReply(value, "status" in asked ? asked.status : 200);
    },
    ({ status, message }) => {
      const error = { message: status === 404 ? "Not Found" : message, status: String(status) };
      return jsonReply({ ...error, documentation_url: "https://docs.github.com/rest" }, status);
    },
  );
}

function getPullRequest({ repository, find, rest }: Question): unknown {
  const found = find(Number(rest));
  if (found === undefined) throw notFound();
  return {
    ...pullRequestJson(repository, found),
    merged: found.mergedAtMs !== null,
    ...mergeabilityJson(repository, found),
  };
}

/** GitHub works it out for what is open; the fields stand on a single pull request only. */
function mergeabilityJson({ pullRequests }: Repository, { number, isOpen }: Shown) {
  const known = isOpen ? pullRequests.get(number)?.mergeability : undefined;
  if (known === "mergeable") return { mergeable: true, mergeable_state: "clean" };
  if (known === "not_mergeable") return { mergeable: false, mergeable_state: "dirty" };
  return { mergeable: null, mergeable_state: "unknown" };
}

function listPullRequests({ repository, find, open, query }: Question): unknown {
  const state = query.get("state") ?? "open";
  const head = query.get("head");
  const base = query.get("base");
  const isOldestFirst = query.get("direction") === "asc";
  const candidates = head === null ? (state === "open" ? open() : numbersOf(repository)) : headedBy(repository, head);
  return [...candidates]
    .toSorted((one, other) => (isOldestFirst ? one - other : other - one))
    .flatMap((number) => find(number) ?? [])
    .filter((each) => state === "all" || state === (each.isOpen ? "open" : "closed"))
    .filter((each) => head === null || head === `${ownerOf(each.headRepository)}:${each.headBranch}`)
    .filter((each) => base === null || base === each.baseBranch)
    .map((each) => pullRequestJson(repository, each));
}

function headedBy({ numbers }: Repository, head: string): Iterable<number> {
  return numbers.byHeadBranch.get(head.slice(head.indexOf(":") + 1)) ?? [];
}

function numbersOf({ pullRequests, testPullRequests }: Repository): Iterable<number> {
  return [...pullRequests.keys(), ...testPullRequests.keys()];
}

function pullRequestsOfCommit({ repository, find, rest }: Question): unknown {
  const { byHeadSha, byMergeCommit } = repository.numbers;
  return [...new Set([...(byHeadSha.get(rest) ?? []), byMergeCommit.get(rest) ?? 0])]
    .toSorted((one, other) => one - other)
    .flatMap((number) => find(number) ?? [])
    .filter((each) => each.headSha === rest || each.mergeCommitSha === rest)
    .map((each) => pullRequestJson(repository, each));
}

/** The branches of the repository, among them one for each test run that goes on. */
function matchingRefs({ repository, rest }: Question): unknown {
  const own = [...repository.numbers.open].flatMap((number) => repository.pullRequests.get(number) ?? []);
  const refs = [
    ...[...repository.branches].map(([branch, { tip }]): [string, string] => [branch, tip]),
    ...own.filter(({ fork }) => !fork).map((each): [string, string] => [each.headBranch, each.headSha]),
    ...[...repository.queues.values()].flatMap(testBranches),
  ];
  const asked = refs.filter(([branch]) => branch.startsWith(rest));
  return asked.map(([branch, sha]) => ({ ref: `refs/heads/${branch}`, object: { type: "commit", sha } }));
}

function testBranches({ engine, runs }: Queue): readonly [string, string][] {
  const going = [...tree.values(engine.runs)].filter(({ status }) => status === "in_progress");
  return going.flatMap(({ id }) => {
    const run = runs.get(id);
    return run === undefined ? [] : [[run.branch, run.sha] as [string, string]];
  });
}

/** Everybody may read a public repository; of an app GitHub says nothing unless it was made a collaborator. */
function permissionOf({ repository, rest }: Question): unknown {
  const held = repository.collaborators.get(rest.toLowerCase());
  if (held === undefined && rest.endsWith("[bot]")) throw notFound();
  const { permission, role } = held ?? { permission: "read", role: "read" };
  return { permission, role_name: role, user: { login: rest } };
}

/** GitHub learns of a merge late. */
function shownPullRequest({ engine, lagSeconds }: Github, repository: Repository, number: number): Shown | undefined {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest === undefined) return shownTestPullRequest(repository, number);
  const { state, mergedAtMs } = pullRequest;
  if (mergedAtMs === null || mergedAtMs <= engine.now() - lagSeconds * 1000) {
    return { ...pullRequest, isOpen: state === "open", body: null };
  }
  return { ...pullRequest, isOpen: true, body: null, mergedAtMs: null, mergeCommitSha: null };
}

/** The title is the name of the branch. */
function shownTestPullRequest({ owner, name, testPullRequests }: Repository, number: number): Shown | undefined {
  const found = testPullRequests.get(number);
  if (found === undefined) return undefined;
  const { branch, headSha, baseBranch, body, isOpen } = found;
  const head = { headSha, headBranch: branch, headRepository: `${owner}/${name}`, fork: false };
  const end = { mergeCommitSha: null, mergedAtMs: null };
  return { number, title: branch, author: "merge-queue[bot]", ...head, baseBranch, draft: true, ...end, isOpen, body };
}

function ownerOf(repository: string | null): string {
  return repository?.split("/")[0] ?? "";
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

const USUAL_SIZE = 30;
const LARGEST_SIZE = 100;

/**
 * A page of a list, as the GitHub API makes them, with links to the others where there are any. A size or a page that
 * is none is not refused but read as if nothing were said.
 */
function pageReply(all: readonly unknown[], { pathname, searchParams }: URL, host: string): Reply {
  const size = Math.min(LARGEST_SIZE, positive(searchParams.get("per_page")) ?? USUAL_SIZE);
  const page = positive(searchParams.get("page")) ?? 1;
  const last = Math.max(1, Math.ceil(all.length / size));
  const to = (rel: string, number: number): string => {
    const query = new URLSearchParams(searchParams);
    query.set("page", String(number));
    return `<http://${host}${pathname}?${query.toString()}>; rel="${rel}"`;
  };
  const back = page > 1 ? [to("prev", Math.min(page - 1, last))] : [];
  const on = page < last ? [to("next", page + 1), to("last", last)] : [];
  const links = [...back, ...on, ...(page > 1 ? [to("first", 1)] : [])];
  const { headers, ...reply } = jsonReply(all.slice((page - 1) * size, page * size));
  return { ...reply, headers: links.length === 0 ? headers : { ...headers, link: links.join(", ") } };
}

function positive(text: string | null): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? "") ? Number(text) : 0;
  return number > 0 ? number : undefined;
}

function repositoryJson({ owner, name, defaultBranch }: Repository) {
  return {
    name,
    full_name: `${owner}/${name}`,
    owner: { login: owner },
    private: false,
    default_branch: defaultBranch,
  };
}

/** As it stands in a list: whether it is merged in so many words GitHub says of a single one only. */
function pullRequestJson(repository: Repository, pullRequest: Shown) {
  const { number, title, author, headSha, headBranch, headRepository, baseBranch, mergedAtMs } = pullRequest;
  const { owner, name, host, branches } = repository;
  const base = { label: `${owner}:${baseBranch}`, ref: baseBranch, sha: branches.get(baseBranch)?.tip ?? "" };
  const head = { label: `${ownerOf(headRepository) || "unknown"}:${headBranch}`, ref: headBranch, sha: headSha };
  return {
    number,
    title,
    body: pullRequest.body,
    state: pullRequest.isOpen ? "open" : "closed",
    draft: pullRequest.draft,
    user: { login: author },
    html_url: `https://${host}/${owner}/${name}/pull/${number}`,
    merged_at: mergedAtMs === null ? null : new Date(mergedAtMs).toISOString(),
    merge_commit_sha: pullRequest.mergeCommitSha ?? testMergeCommit(headSha),
    head: { ...head, repo: headRepository === null ? null : { full_name: headRepository, fork: pullRequest.fork } },
    base: { ...base, repo: { full_name: `${owner}/${name}` } },
  };
}

/** While a pull request is open GitHub shows the commit of a trial merge here, not that of the merge to come. */
function testMergeCommit(headSha: string): string {
  return createHash("sha1").update(`trial merge of ${headSha}`).digest("hex");
}
