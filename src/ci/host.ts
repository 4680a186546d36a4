import { AbortedError, InputError, messageOf } from "../errors.js";
import type { NetworkFailure } from "../service/http/failure.js";
import { isTransientStatus } from "../service/http/status.js";
import type { Repository } from "../service/service.js";

/** A pull request as its Git host shows it. */
export interface HostPullRequest {
  readonly number: number;
  readonly headSha: string;
  readonly baseBranch: string;
  readonly open: boolean;
  readonly merged: boolean;
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
}

/** A look-up on the Git host that did not succeed. */
export class HostError extends Error {
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;

  readonly #permissions: readonly string[];

  constructor(what: string, cause: unknown, permissions: readonly string[] = []) {
    const status = statusOf(cause);
    const why = status === undefined ? `: ${reasonOf(cause)}` : ` (status ${status})`;
    super(`${what} could not be read from GitHub${why}`, { cause });
    this.name = "HostError";
    this.status = status;
    this.#permissions = permissions;
  }

  /** The token may not read it; asking again is of no use. */
  get refused(): boolean {
    return this.status === 403 || this.status === 404;
  }

  /** It may be read later: GitHub did not answer, or could not. */
  get unavailable(): boolean {
    return this.status === undefined ? !isPermanent(innermost(this.cause)) : isTransientStatus(this.status);
  }

  /** What to do so that the look-up works, or nothing. */
  get advice(): readonly string[] {
    if (this.refused) return this.#permissions;
    const error = innermost(this.cause);
    return error instanceof NoReplyError && error.hint !== undefined ? [error.hint] : [];
  }
}

/** What GitHub answered in place of what was asked for, or why it gave no answer. */
export class NoReplyError extends Error {
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;
  /** The same will happen every time. */
  readonly permanent: boolean;
  readonly hint: string | undefined;

  constructor(message: string, { status, permanent = false, hint }: Partial<NetworkFailure> & { status?: number }) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.permanent = permanent;
    this.hint = hint;
  }
}

/** A certificate that nobody trusts, or a setting that names no way to GitHub. */
function isPermanent(error: unknown): boolean {
  return error instanceof InputError || (error instanceof NoReplyError && error.permanent);
}

/** GitHub's client wraps what its fetch throws, and calls every failure status 500. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}

function statusOf(cause: unknown): number | undefined {
  const error = innermost(cause);
  return error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : undefined;
}

function reasonOf(cause: unknown): string {
  const error = innermost(cause);
  return error instanceof AbortedError ? "no answer in time" : messageOf(error);
}
