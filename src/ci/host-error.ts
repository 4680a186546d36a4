import { isTransientStatus } from "../api/retry.js";
import { AbortedError, messageOf } from "../errors.js";

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
    return this.status === undefined || isTransientStatus(this.status);
  }

  /** What to do so that the look-up works, or nothing. */
  get permissions(): readonly string[] {
    return this.refused ? this.#permissions : [];
  }
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
