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

export class HostError extends Error {
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;

  readonly #reason: unknown;
  readonly #permissions: readonly string[];

  constructor(what: string, cause: unknown, permissions: readonly string[] = []) {
    const reason = innermost(cause);
    const status = statusOf(reason);
    const message = reason instanceof AbortedError ? "no answer in time" : messageOf(reason);
    super(`${what} could not be read from GitHub${status === undefined ? `: ${message}` : ` (status ${status})`}`, {
      cause,
    });
    this.name = "HostError";
    this.status = status;
    this.#reason = reason;
    this.#permissions = permissions;
  }

  /** The token may not read it; asking again is of no use. */
  get refused(): boolean {
    return this.status === 403 || this.status === 404;
  }

  /** It may be read later: GitHub did not answer, or could not. */
  get unavailable(): boolean {
    if (this.status !== undefined) return isTransientStatus(this.status);
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
  readonly hint: string | undefined;

  constructor(message: string, { status, permanent = false, hint }: Partial<NetworkFailure> & { status?: number }) {
    super(message);
    this.name = new.target.name;
    this.status = status;
    this.permanent = permanent;
    this.hint = hint;
  }
}

/** GitHub's client wraps what its fetch throws, and calls every failure status 500. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}

function statusOf(error: unknown): number | undefined {
  return error instanceof Error && "status" in error && typeof error.status === "number" ? error.status : undefined;
}
