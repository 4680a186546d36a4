import { messageOf } from "../errors.js";

/** A look-up on the Git host that did not succeed. */
export class HostError extends Error {
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;

  readonly #permissions: readonly string[];

  constructor(what: string, cause: unknown, permissions: readonly string[] = []) {
    const status = statusOf(cause);
    const why = status === undefined ? reasonOf(cause) : `status ${status}`;
    super(`${what} could not be read from GitHub (${why})`, { cause });
    this.name = "HostError";
    this.status = status;
    this.#permissions = permissions;
  }

  /** The token may not read it; asking again is of no use. */
  get refused(): boolean {
    return this.status === 403 || this.status === 404;
  }

  /** What to do so that the look-up works, or nothing. */
  get permissions(): readonly string[] {
    return this.refused ? this.#permissions : [];
  }
}

/** The client calls every failure status 500; only what has a response came from GitHub. */
function statusOf(cause: unknown): number | undefined {
  if (!(cause instanceof Error && "status" in cause && "response" in cause)) return undefined;
  return typeof cause.status === "number" && cause.response !== undefined ? cause.status : undefined;
}

function reasonOf(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return inner instanceof Error && inner.name === "TimeoutError" ? "no answer in time" : messageOf(cause);
}
