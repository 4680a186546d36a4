/** This file answers requests for pull requests in GitHub's format. */
import { createHash } from "node:crypto";
import * as tree from "../../engine/tree.js";
import type { PullRequest } from "../../state/pull-request.js";
import { Refusal } from "../../state/refusal.js";
import { nameOf, type Repository } from "../../state/service-state.js";
import type { GithubCall } from "./question.js";

/** Pull request in GitHub's replies. A person opened it, or a queue opened it for its tests. */
export interface Shown
  extends Omit<
    PullRequest,
    "state" | "mergeability" | "mergeabilityReasons" | "upToDate" | "testPlan" | "createdAtMs"
  > {
  readonly isOpen: boolean;
  readonly body: string | null;
}

export function getPullRequest(question: GithubCall): unknown {
  const { repository, rest } = question;
  const found = findShown(question, Number(rest));
  if (found === undefined) throw new Refusal(404, "Not Found");
  return {
    ...pullRequestJson(repository, found),
    merged: found.mergedAtMs !== null,
    ...mergeabilityJson(repository, found),
  };
}

/** Returns the mergeability fields of a pull request. GitHub computes them only for an open pull request. */
function mergeabilityJson({ pullRequests }: Repository, { number, isOpen }: Shown) {
  const known = isOpen ? pullRequests.get(number)?.mergeability : undefined;
  if (known === "mergeable") return { mergeable: true, mergeable_state: "clean" };
  if (known === "not_mergeable") return { mergeable: false, mergeable_state: "dirty" };
  return { mergeable: null, mergeable_state: "unknown" };
}

export function listPullRequests(question: GithubCall): unknown {
  const { repository, query } = question;
  const { numbers, pullRequests, testPullRequests } = repository;
  const state = query.get("state") ?? "open";
  const head = query.get("head");
  const base = query.get("base");
  const sign = query.get("direction") === "asc" ? 1 : -1;
  const headBranch = head?.slice(head.indexOf(":") + 1);
  const all = [...pullRequests.keys(), ...testPullRequests.keys()];
  return [...(headBranch === undefined ? all : (numbers.byHeadBranch.get(headBranch) ?? []))]
    .toSorted((one, other) => sign * (one - other))
    .flatMap((number) => findShown(question, number) ?? [])
    .filter((each) => state === "all" || state === (each.isOpen ? "open" : "closed"))
    .filter((each) => head === null || head === `${ownerOf(each.headRepository)}:${each.headBranch}`)
    .filter((each) => base === null || base === each.baseBranch)
    .map((each) => pullRequestJson(repository, each));
}

export function pullRequestsOfCommit(question: GithubCall): unknown {
  const { repository, rest } = question;
  const { byHeadSha, byMergeCommit } = repository.numbers;
  return [...new Set([...(byHeadSha.get(rest) ?? []), byMergeCommit.get(rest) ?? 0])]
    .toSorted((one, other) => one - other)
    .flatMap((number) => findShown(question, number) ?? [])
    .filter((each) => each.headSha === rest || each.mergeCommitSha === rest)
    .map((each) => pullRequestJson(repository, each));
}

/**
 * Lists the commit of a test run and the commits in it, the newest first. The test branch merges one head after another
 * into its base. Each head has one earlier commit. @throws Refusal for any other commit
 */
export function listCommits({ repository, query }: GithubCall): unknown {
  for (const { engine, runs } of repository.queues.values()) {
    const run = [...runs.values()].find(({ sha }) => sha !== "" && sha === query.get("sha"));
    if (run === undefined) continue;
    const heads = [...run.ahead, ...run.members].flatMap((number) => tree.get(engine.entries, number)?.sha ?? []);
    const merges = heads.map((_head, index) => (index === heads.length - 1 ? run.sha : newSha(run.sha, `${index}`)));
    const earlier = heads.map((head) => newSha(head, "earlier"));
    return [
      ...heads.map((head, index) => toCommit(merges[index], [merges[index - 1] ?? run.base, head])).toReversed(),
      ...heads.map((head, index) => toCommit(head, [earlier[index]])),
      ...earlier.map((sha) => toCommit(sha, [])),
      toCommit(run.base, []),
    ];
  }
  throw new Refusal(404, "Not Found");
}

function toCommit(sha = "", parents: readonly (string | undefined)[]) {
  return { sha, parents: parents.map((parent) => ({ sha: parent })) };
}

function newSha(sha: string, name: string): string {
  return createHash("sha1").update(`${sha} ${name}`).digest("hex");
}

/** Finds a pull request in the state that GitHub shows. GitHub shows a merge `lagSeconds` after the merge. */
export function findShown({ repository, nowMs, lagSeconds }: GithubCall, number: number): Shown | undefined {
  const pullRequest = repository.pullRequests.get(number);
  if (pullRequest === undefined) return findTestPullRequest(repository, number);
  const { state, mergedAtMs } = pullRequest;
  if (mergedAtMs === null || mergedAtMs <= nowMs - lagSeconds * 1000) {
    return { ...pullRequest, isOpen: state === "open", body: null };
  }
  return { ...pullRequest, isOpen: true, body: null, mergedAtMs: null, mergeCommitSha: null };
}

function findTestPullRequest(repository: Repository, number: number): Shown | undefined {
  const found = repository.testPullRequests.get(number);
  if (found === undefined) return undefined;
  const { branch, headSha, baseBranch, body, isOpen } = found;
  const head = { headSha, headBranch: branch, headRepository: nameOf(repository), fork: false };
  const end = { mergeCommitSha: null, mergedAtMs: null };
  return { number, title: branch, author: "merge-queue[bot]", ...head, baseBranch, draft: true, ...end, isOpen, body };
}

function ownerOf(repository: string | null): string {
  return repository?.split("/")[0] ?? "";
}

/** Returns the fields of a pull request in a list. A list omits the fields about the merge. */
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
    merge_commit_sha: pullRequest.mergeCommitSha ?? trialMerge(headSha),
    head: { ...head, repo: headRepository === null ? null : { full_name: headRepository, fork: pullRequest.fork } },
    base: { ...base, repo: { full_name: nameOf(repository) } },
  };
}

/** Returns the id of GitHub's test merge, which exists only for an open pull request. */
function trialMerge(headSha: string): string {
  return newSha(headSha, "trial merge");
}
