import { AbortedError, getErrorMessage, InputError } from "../errors.js";
import type { NetworkFailure } from "../service/http/failure.js";
import { isTransientStatus } from "../service/http/status.js";
import type { Repository } from "../service/service.js";

export interface HostPullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly baseBranch: string;
  readonly open: boolean;
  readonly merged: boolean;
  readonly draft: boolean;
  /** True when the pull request conflicts with its base; false while GitHub computes the result. */
  readonly conflicts: boolean;
  readonly mergeCommitSha: string | undefined;
}

/** Pull request in a list. The list omits the facts about its merge. */
export type HostPullRequestListItem = Pick<HostPullRequest, "number" | "headSha" | "baseBranch">;

export const ACCOUNT_PERMISSIONS = ["read", "triage", "write", "maintain", "admin"] as const;

export type AccountPermission = (typeof ACCOUNT_PERMISSIONS)[number];

export function isPermissionAtLeast(held: AccountPermission | "none", needed: AccountPermission): boolean {
  return held !== "none" && ACCOUNT_PERMISSIONS.indexOf(held) >= ACCOUNT_PERMISSIONS.indexOf(needed);
}

/** Client of a Git host. Look-ups take at most 5 seconds and throw GitHostError. */
export interface GitHostApi {
  pullRequest(repository: Repository, number: number, stop?: AbortSignal): Promise<HostPullRequest>;
  openPullRequestsOfCommit(repository: Repository, sha: string): Promise<readonly HostPullRequest[]>;
  openPullRequestsFrom(repository: Repository, owner: string, branch: string): Promise<readonly HostPullRequest[]>;
  /** Reads pull requests in pages of 50. The result lacks numbers that are not pull requests. */
  pullRequests(repository: Repository, numbers: readonly number[]): Promise<readonly HostPullRequestListItem[]>;
  /** Finds the open pull requests that match a search, in pages of 50. Fails if more than 1,000 match. */
  searchOpenPullRequests(repository: Repository, search: string): Promise<readonly HostPullRequestListItem[]>;
  defaultBranch(repository: Repository): Promise<string>;
  /**
   * Returns the head commits of the pull requests in a commit of a test branch. Earlier commits of these pull requests
   * are not in the result.
   */
  testedHeads(repository: Repository, commit: string): Promise<readonly string[]>;
  /** Returns the permission of an account in the repository. Returns `none` for an account without permission. */
  permission(repository: Repository, login: string): Promise<AccountPermission | "none">;
  branchesStartingWith(repository: Repository, start: string, stop?: AbortSignal): Promise<readonly string[]>;
  readonly posts: GitHostMessageClient;
  setUp(): Promise<RepositorySettingsReader>;
  /**
   * Creates a client that reads lists with many pages. It waits when the rate limit is nearly used up, and reports each
   * wait.
   */
  history(report: (line: string) => void): Promise<GitHostHistoryReader>;
}

export interface HostMergedPullRequest {
  readonly number: number;
  readonly baseBranch: string;
  readonly headSha: string;
  readonly mergedAt: string;
}

export interface HostWorkflow {
  readonly id: number;
  readonly name: string;
}

/** Last attempt of a completed run. */
export interface HostWorkflowRun {
  readonly id: number;
  readonly workflow: HostWorkflow;
  readonly event: string;
  readonly branch: string;
  readonly headSha: string;
  readonly attempt: number;
  readonly conclusion: string;
  readonly startedAt: string;
  readonly endedAt: string;
}

export interface HistoryTimeSpan {
  readonly sinceMs: number;
  readonly untilMs: number;
}

/** Look-ups for the past of a repository. All throw GitHostError. */
export interface GitHostHistoryReader {
  mergedPullRequests(
    repository: Repository,
    branch: string,
    span: HistoryTimeSpan,
  ): Promise<readonly HostMergedPullRequest[]>;
  workflows(repository: Repository): Promise<readonly HostWorkflow[]>;
  /**
   * Returns the required checks in the rules and the protection of a branch, without those that the token cannot read.
   */
  requiredChecks(repository: Repository, branch: string): Promise<readonly string[]>;
  /** Returns the names of the jobs in a passed run; empty without a passed run. */
  jobNames(repository: Repository, workflow: HostWorkflow): Promise<readonly string[]>;
  /** Returns the completed runs that GitHub created in a span. */
  workflowRuns(
    repository: Repository,
    workflow: HostWorkflow,
    span: HistoryTimeSpan,
  ): Promise<readonly HostWorkflowRun[]>;
}

export interface HostRequiredCheck {
  readonly name: string;
  /** Id of the app that must report the check; undefined if any app may report it. */
  readonly appId: number | undefined;
}

interface HostBranchRules {
  readonly types: readonly string[];
  /** Methods such as `squash` that the rules allow; undefined without such a rule. */
  readonly mergeMethods: readonly string[] | undefined;
  readonly requiredChecks: readonly HostRequiredCheck[];
}

export interface HostDeploymentEnvironment {
  readonly name: string;
  /** Patterns of the branches that may deploy to the environment. */
  readonly branches: "all" | "protected" | readonly string[];
}

/** Look-ups of a repository's configuration. */
export interface RepositorySettingsReader {
  /** Returns the checks that the branch protection requires, without those of rulesets. */
  protectedChecks(repository: Repository, branch: string): Promise<readonly HostRequiredCheck[]>;
  /** Returns the rules of rulesets. The branch need not exist. */
  branchRules(repository: Repository, branch: string): Promise<HostBranchRules>;
  /** Returns the existing environments among `names`, which must be in lower case. */
  environments(repository: Repository, names: ReadonlySet<string>): Promise<readonly HostDeploymentEnvironment[]>;
  labels(repository: Repository): Promise<readonly string[]>;
}

export interface HostComment {
  /** Id of the comment. A newer comment has a larger id. */
  readonly id: number;
  readonly number: number;
  readonly author: string;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface NewCommitStatus {
  readonly state: "success" | "failure" | "error" | "pending";
  readonly context: string;
  /** Text of at most 140 characters, which is GitHub's limit. */
  readonly description: string;
  readonly url?: string | undefined;
}

export interface HostCommitStatus extends Pick<NewCommitStatus, "context" | "description"> {
  /** Id of the status. A newer status has a larger id. */
  readonly id: number;
}

export interface HostIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly createdAt: string;
  /** True when the issue was closed before and opened again. */
  readonly reopened: boolean;
}

/**
 * Requests for comments, statuses and issues. All throw GitHostError, and never repeat a write that may have succeeded.
 */
export interface GitHostMessageClient {
  comments(repository: Repository, number: number): Promise<readonly HostComment[]>;
  /**
   * Returns comments changed since an ISO 8601 time, the oldest change first. `whole` is false if further pages exist.
   */
  commentsSince(
    repository: Repository,
    since: string,
    pages: number,
  ): Promise<{ readonly items: readonly HostComment[]; readonly whole: boolean }>;
  createComment(repository: Repository, number: number, body: string): Promise<HostComment>;
  editComment(repository: Repository, id: number, body: string): Promise<HostComment>;
  deleteComment(repository: Repository, id: number): Promise<void>;
  statuses(repository: Repository, sha: string): Promise<readonly HostCommitStatus[]>;
  createStatus(repository: Repository, sha: string, status: NewCommitStatus): Promise<HostCommitStatus>;
  /** Returns the open issues with a label, the oldest first, without pull requests. */
  openIssues(repository: Repository, label: string): Promise<readonly HostIssue[]>;
  createIssue(
    repository: Repository,
    issue: Pick<HostIssue, "title" | "body"> & { readonly labels: readonly string[] },
  ): Promise<HostIssue>;
  editIssue(
    repository: Repository,
    number: number,
    patch: { readonly body?: string; readonly state?: "closed" },
  ): Promise<HostIssue>;
}

export type GitHostRequestKind = "read" | "write" | "delete";

const FAILURES: Readonly<Record<GitHostRequestKind, (what: string) => string>> = {
  read: (what) => `${what} could not be read from GitHub`,
  write: (what) => `${what} could not be written to GitHub`,
  delete: (what) => `${what} could not be deleted on GitHub`,
};

export class GitHostError extends Error {
  readonly status: number | undefined;
  readonly reply: Reply | undefined;
  readonly #permissions: readonly string[];
  readonly #isSetting: boolean;

  constructor(what: string, cause: unknown, permissions: readonly string[] = [], deed: GitHostRequestKind = "read") {
    const reason = innermost(cause);
    const reply = reason instanceof NoReplyError ? reason.reply : undefined;
    const message = reason instanceof AbortedError ? "no reply in time" : getErrorMessage(reason);
    super(`${FAILURES[deed](what)}${reply?.status === undefined ? `: ${message}` : ` (status ${reply.status})`}`, {
      cause,
    });
    this.name = "GitHostError";
    this.status = reply?.status;
    this.reply = reply;
    this.#permissions = permissions;
    this.#isSetting = reason instanceof InputError;
  }

  /** True when GitHub refused the request, probably because the token lacks a permission. */
  get refused(): boolean {
    return (this.status === 403 && !this.limited) || this.status === 404;
  }

  get limited(): boolean {
    return this.reply?.limitedMs !== undefined;
  }

  /** True when a write failed but may have taken effect. */
  get uncertain(): boolean {
    const isUnsent = this.#isSetting || this.reply?.unsent === true;
    return !isUnsent && (this.status === undefined || this.status >= 500);
  }

  /** True when the same look-up may succeed later. */
  get unavailable(): boolean {
    if (this.status !== undefined) return this.limited || isTransientStatus(this.status);
    // An invalid setting or an untrusted certificate causes the same error until a person corrects it.
    return !this.#isSetting && this.reply?.permanent !== true;
  }

  get advice(): readonly string[] {
    if (this.refused) return this.#permissions;
    return this.reply?.hint === undefined ? [] : [this.reply.hint];
  }
}

interface Reply extends Partial<NetworkFailure> {
  readonly status?: number;
  readonly limitedMs?: number | undefined;
}

export class NoReplyError extends Error {
  readonly reply: Reply;

  constructor(message: string, reply: Reply) {
    super(message);
    this.name = "NoReplyError";
    this.reply = reply;
  }
}

/** Returns the innermost cause of an error. GitHub's client wraps the errors of `fetch`. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}
