/** Webhook payloads with the fields that our code reads, for events without a recorded example. */

export const HEAD = "1".repeat(40);
export const OTHER_HEAD = "2".repeat(40);
/** Commit of the base branch. */
export const BASE = "3".repeat(40);
export const REPOSITORY = "local/playground";
export const FORK = "developer-2/playground";
export const RUN_ID = "4b8e8b4c-1d52-4b0e-9d7e-0a8f7d1c2b3a";

export function repository(fullName: string) {
  const [owner = "", name = ""] = fullName.split("/");
  return {
    full_name: fullName,
    name,
    owner: { login: owner },
    url: `https://api.github.com/repos/${fullName}`,
    default_branch: "main",
  };
}

/** Creates a pull request in the form of lists in an event. */
export function listed(number: number, base = "main", baseRepository = REPOSITORY, baseSha = BASE) {
  return {
    number,
    head: { ref: `change-${number}`, sha: OTHER_HEAD },
    base: { ref: base, sha: baseSha, repo: { url: `https://api.github.com/repos/${baseRepository}` } },
  };
}

export interface Head {
  readonly ref?: string;
  readonly sha?: string;
  readonly repo?: string | null;
  readonly base?: { readonly ref: string; readonly sha: string };
}

const RELEASE = { ref: "release/1.x", sha: BASE };

/** Creates a `pull_request*` event of pull request #7. */
export function pullRequestPayload(head: Head = {}) {
  const { ref = "change-7", sha = HEAD, repo = REPOSITORY, base = RELEASE } = head;
  return {
    action: "synchronize",
    number: 7,
    pull_request: {
      number: 7,
      head: { ref, sha, repo: repo === null ? null : repository(repo) },
      base: { ...base, repo: repository(REPOSITORY) },
    },
    repository: repository(REPOSITORY),
  };
}

export function commentPayload(onPullRequest: boolean) {
  const pullRequest = { url: `https://api.github.com/repos/${REPOSITORY}/pulls/7` };
  return {
    action: "created",
    issue: { number: 7, ...(onPullRequest ? { pull_request: pullRequest } : {}) },
    comment: { body: "/merge" },
    repository: repository(REPOSITORY),
  };
}

export interface PushOptions {
  readonly sha?: string;
  readonly before?: string;
  readonly deleted?: boolean;
}

export function pushPayload(ref: string, options: PushOptions = {}) {
  const { sha = HEAD, before = OTHER_HEAD, deleted = false } = options;
  return { ref, before, after: deleted ? "0".repeat(40) : sha, deleted, repository: repository(REPOSITORY) };
}

export interface WorkflowRunOptions {
  readonly event?: string;
  readonly branch?: string;
  readonly sha?: string;
  /** Source repository; null if it was deleted. */
  readonly from?: string | null;
  readonly pullRequests?: readonly unknown[];
}

export function workflowRunPayload(options: WorkflowRunOptions = {}) {
  const { event = "pull_request", branch = "change-7", sha = HEAD, from = REPOSITORY, pullRequests = [] } = options;
  return {
    action: "completed",
    workflow_run: {
      event,
      head_branch: branch,
      head_sha: sha,
      head_repository: from === null ? null : repository(from),
      pull_requests: pullRequests,
    },
    repository: repository(REPOSITORY),
  };
}

export interface ChecksOptions {
  /** Branch; null for a fork's commit. */
  readonly branch?: string | null;
  readonly pullRequests?: readonly unknown[];
}

export function checkSuitePayload({ branch = "change-7", pullRequests = [] }: ChecksOptions = {}) {
  return {
    action: "completed",
    check_suite: { head_branch: branch, head_sha: HEAD, pull_requests: pullRequests },
    repository: repository(REPOSITORY),
  };
}

export function checkRunPayload({ branch = "change-7", pullRequests = [] }: ChecksOptions = {}) {
  return {
    action: "completed",
    check_run: {
      head_sha: HEAD,
      pull_requests: pullRequests,
      check_suite: { head_branch: branch, head_sha: HEAD, pull_requests: [] },
    },
    repository: repository(REPOSITORY),
  };
}

export function mergeGroupPayload(headRef: string, sha = HEAD, baseSha = BASE) {
  return {
    action: "checks_requested",
    merge_group: { head_ref: headRef, head_sha: sha, base_sha: baseSha, base_ref: "refs/heads/main" },
    repository: repository(REPOSITORY),
  };
}
