import { AbortedError, InputError, messageOf } from "../errors.js";
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
  /** It cannot be merged into its base branch because both changed the same lines; false also while GitHub works it out. */
  readonly conflicts: boolean;
  readonly mergeCommitSha: string | undefined;
}

/** Permissions on a repository, from the least to the most. */
export const PERMISSIONS = ["read", "triage", "write", "maintain", "admin"] as const;

export type Permission = (typeof PERMISSIONS)[number];

export function isAtLeast(held: Permission | "none", needed: Permission): boolean {
  return held !== "none" && PERMISSIONS.indexOf(held) >= PERMISSIONS.indexOf(needed);
}

/** Look-ups on the Git host. Each takes five seconds at most and throws HostError. */
export interface Host {
  /** `stop` ends the look-up earlier. */
  pullRequest(repository: Repository, number: number, stop?: AbortSignal): Promise<HostPullRequest>;
  openPullRequestsOfCommit(repository: Repository, sha: string): Promise<readonly HostPullRequest[]>;
  openPullRequestsFrom(repository: Repository, owner: string, branch: string): Promise<readonly HostPullRequest[]>;
  defaultBranch(repository: Repository): Promise<string>;
  /** What somebody may do in a repository, all grants together. */
  permission(repository: Repository, login: string): Promise<Permission | "none">;
  /** Names of the branches that begin with a text. `stop` ends the look-up earlier. */
  branchesStartingWith(repository: Repository, start: string, stop?: AbortSignal): Promise<readonly string[]>;
  readonly posts: HostPosts;
}

/** A comment on a pull request or an issue. */
export interface HostComment {
  /** Grows with every comment of the host. */
  readonly id: number;
  /** Of the pull request or the issue that it stands on. */
  readonly number: number;
  readonly author: string;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface NewHostStatus {
  readonly state: "success" | "failure" | "error" | "pending";
  readonly context: string;
  /** Of 140 characters at most. */
  readonly description: string;
  readonly url?: string | undefined;
}

export interface HostStatus extends Pick<NewHostStatus, "context" | "description"> {
  /** Grows with every status of the host. */
  readonly id: number;
}

export interface HostIssue {
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly createdAt: string;
}

/**
 * What people read on the Git host: comments, commit statuses, issues. Everything throws HostError. A write waits where
 * the host asks for it, and keeps its distance from the one before. None is repeated when nobody knows whether it was
 * done (`uncertain` of the error): its caller looks whether it is there.
 */
export interface HostPosts {
  /** All of a pull request or an issue, the oldest first. */
  comments(repository: Repository, number: number): Promise<readonly HostComment[]>;
  /**
   * Those of a whole repository that were written or edited since a time (ISO 8601), the earliest change first, from so
   * many pages of 100 at most. `whole` is false where there were more.
   */
  commentsSince(repository: Repository, since: string, pages: number): Promise<Listed<HostComment>>;
  createComment(repository: Repository, number: number, body: string): Promise<HostComment>;
  editComment(repository: Repository, id: number, body: string): Promise<HostComment>;
  deleteComment(repository: Repository, id: number): Promise<void>;
  /** All of a commit, the newest first. */
  statuses(repository: Repository, sha: string): Promise<readonly HostStatus[]>;
  createStatus(repository: Repository, sha: string, status: NewHostStatus): Promise<HostStatus>;
  /** The open ones with a label, the oldest first; pull requests are none. */
  openIssues(repository: Repository, label: string): Promise<readonly HostIssue[]>;
  createIssue(repository: Repository, issue: NewHostIssue): Promise<HostIssue>;
  /** Rewrites its text, or closes it, or both. */
  editIssue(
    repository: Repository,
    number: number,
    patch: { readonly body?: string; readonly state?: "closed" },
  ): Promise<HostIssue>;
}

interface Listed<Item> {
  readonly items: readonly Item[];
  readonly whole: boolean;
}

interface NewHostIssue extends Pick<HostIssue, "title" | "body"> {
  readonly labels: readonly string[];
}

/** What came of a request. */
export type HostDeed =
  | "could not be read from GitHub"
  | "could not be written to GitHub"
  | "could not be deleted on GitHub";

export class HostError extends Error {
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;

  readonly #reason: unknown;
  readonly #permissions: readonly string[];

  constructor(
    what: string,
    cause: unknown,
    permissions: readonly string[] = [],
    deed: HostDeed = "could not be read from GitHub",
  ) {
    const reason = innermost(cause);
    const status = statusOf(reason);
    const message = reason instanceof AbortedError ? "no answer in time" : messageOf(reason);
    super(`${what} ${deed}${status === undefined ? `: ${message}` : ` (status ${status})`}`, { cause });
    this.name = "HostError";
    this.status = status;
    this.#reason = reason;
    this.#permissions = permissions;
  }

  /** The token may not do it; asking again is of no use. */
  get refused(): boolean {
    return (this.status === 403 && !this.limited) || this.status === 404;
  }

  /** GitHub wants no more requests for a while. */
  get limited(): boolean {
    return this.reply?.limitedMs !== undefined;
  }

  /** What came in place of an answer, where it is known so exactly. */
  get reply(): NoReplyError | undefined {
    return this.#reason instanceof NoReplyError ? this.#reason : undefined;
  }

  /** Nobody knows whether a write was done. */
  get uncertain(): boolean {
    const unsent = this.#reason instanceof InputError || this.reply?.unsent === true;
    return !unsent && (this.status === undefined || this.status >= 500);
  }

  /** It may be read later: GitHub did not answer, or could not. */
  get unavailable(): boolean {
    if (this.status !== undefined) return this.limited || isTransientStatus(this.status);
    // A certificate that nobody trusts, or a setting that names no way to GitHub, stays.
    const reason = this.#reason;
    return !(reason instanceof InputError || (reason instanceof NoReplyError && reason.permanent));
  }

  /** What to do so that the look-up works, or nothing. */
  get advice(): readonly string[] {
    if (this.refused) return this.#permissions;
    return this.#reason instanceof NoReplyError && this.#reason.hint !== undefined ? [this.#reason.hint] : [];
  }
}

/** What GitHub answered in place of what was asked for, or why it gave no answer. */
export class NoReplyError extends Error {
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** The same will happen every time. */
  readonly permanent: boolean;
  /** It cannot have seen the request. */
  readonly unsent: boolean;
  readonly hint: string | undefined;
  /** So long it wants no more requests. */
  readonly limitedMs: number | undefined;

  constructor(message: string, { status, permanent = false, unsent = false, hint, limitedMs }: NoReplyFacts) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.permanent = permanent;
    this.unsent = unsent;
    this.hint = hint;
    this.limitedMs = limitedMs;
  }
}

interface NoReplyFacts extends Partial<NetworkFailure> {
  readonly status?: number;
  readonly limitedMs?: number | undefined;
}

/** GitHub's client wraps what its fetch throws, and calls every failure status 500. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : undefined;
}
