/** Pull requests, repositories and refs in the shapes of the GitHub API, with the fields that matter. */

import { createHash } from "node:crypto";
import type { PullRequest } from "../engine/pull-request.js";
import type { RepositorySnapshot } from "../engine/snapshot.js";
import type { Collaborator } from "../engine/world.js";

/** Pull requests as GitHub shows them when it knows of no merge after `knownUntilMs`. */
export function shownPullRequests(
  repository: RepositorySnapshot,
  knownUntilMs: number,
): readonly PullRequest[] {
  return repository.pullRequests.map((pullRequest) => {
    const { mergedAtMs } = pullRequest;
    if (mergedAtMs === null || mergedAtMs <= knownUntilMs) return pullRequest;
    return { ...pullRequest, state: "open", mergedAtMs: null, mergeCommitSha: null };
  });
}

export function repositoryJson({ owner, name, defaultBranch }: RepositorySnapshot) {
  return {
    name,
    full_name: `${owner}/${name}`,
    owner: { login: owner },
    private: false,
    default_branch: defaultBranch,
  };
}

/** As it stands in a list: whether it is merged in so many words GitHub says of a single one only. */
export function pullRequestJson(repository: RepositorySnapshot, pullRequest: PullRequest) {
  const { number, title, author, headSha, headBranch, headRepository, baseBranch, mergedAtMs } = pullRequest;
  const { owner, name, host, branches } = repository;
  const base = { label: `${owner}:${baseBranch}`, ref: baseBranch, sha: branches[baseBranch] ?? "" };
  const head = {
    label: `${headRepository?.split("/")[0] ?? "unknown"}:${headBranch}`,
    ref: headBranch,
    sha: headSha,
  };
  return {
    number,
    title,
    state: pullRequest.state === "open" ? "open" : "closed",
    draft: pullRequest.draft,
    user: { login: author },
    html_url: `https://${host}/${owner}/${name}/pull/${number}`,
    merged_at: mergedAtMs === null ? null : new Date(mergedAtMs).toISOString(),
    merge_commit_sha: pullRequest.mergeCommitSha ?? testMergeCommit(headSha),
    head: {
      ...head,
      repo: headRepository === null ? null : { full_name: headRepository, fork: pullRequest.fork },
    },
    base: { ...base, repo: { full_name: `${owner}/${name}` } },
  };
}

export function permissionJson(login: string, { permission, role }: Collaborator) {
  return { permission, role_name: role, user: { login } };
}

export function refJson(branch: string, sha: string) {
  return { ref: `refs/heads/${branch}`, object: { type: "commit", sha } };
}

/** While a pull request is open GitHub shows the commit of a trial merge here, not that of the merge to come. */
function testMergeCommit(headSha: string): string {
  return createHash("sha1").update(`trial merge of ${headSha}`).digest("hex");
}
