import { messageOf } from "../errors.js";

/** A look-up on the Git host that did not succeed. */
export class HostError extends Error {
  /** HTTP status; undefined when no answer came. */
  readonly status: number | undefined;

  constructor(what: string, cause: unknown) {
    const status =
      cause instanceof Error && "status" in cause && typeof cause.status === "number"
        ? cause.status
        : undefined;
    super(
      `${what} could not be read from GitHub (${status === undefined ? messageOf(cause) : `status ${status}`})`,
      {
        cause,
      },
    );
    this.name = "HostError";
    this.status = status;
  }

  /** What to write into the workflow so that the look-up works, or nothing. */
  get permissions(): readonly string[] {
    return this.status === 403 || this.status === 404
      ? [
          "If the job's token may not read it, add to the job:",
          "  permissions:",
          "    contents: read",
          "    pull-requests: read",
        ]
      : [];
  }
}
