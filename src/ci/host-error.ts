import type { NoAnswer } from "../api/no-answer.js";
import { isTransientStatus } from "../api/retry.js";
import { AbortedError, InputError, messageOf } from "../errors.js";

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
    return error instanceof NoAnswerError && error.hint !== undefined ? [error.hint] : [];
  }
}

/** GitHub gave no answer. */
export class NoAnswerError extends Error {
  /** The same will happen every time. */
  readonly permanent: boolean;
  readonly hint: string | undefined;

  constructor({ reason, permanent, hint }: NoAnswer) {
    super(reason);
    this.name = new.target.name;
    this.permanent = permanent;
    this.hint = hint;
  }
}

/** A certificate that nobody trusts, or a setting that names no way to GitHub. */
function isPermanent(error: unknown): boolean {
  return error instanceof InputError || (error instanceof NoAnswerError && error.permanent);
}

/** What GitHub answered in place of what was asked for. */
export class StatusError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`status ${status}`);
    this.name = new.target.name;
    this.status = status;
  }
}

/** GitHub's client wraps what its fetch throws, and calls every failure status 500. */
function innermost(error: unknown): unknown {
  return error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : error;
}

function statusOf(cause: unknown): number | undefined {
  const error = innermost(cause);
  return error instanceof Error && "status" in error && typeof error.status === "number"
    ? error.status
    : undefined;
}

function reasonOf(cause: unknown): string {
  const error = innermost(cause);
  return error instanceof AbortedError ? "no answer in time" : messageOf(error);
}
