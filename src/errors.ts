/** Every way an operation can fail, as the output `error-kind` spells it. */
export const ERROR_KINDS = [
  "result",
  "input",
  "auth",
  "not-found",
  "rejected",
  "unavailable",
  "timeout",
  "response",
  "aborted",
  "bug",
] as const;

export type ErrorKind = (typeof ERROR_KINDS)[number];

interface FailureOptions {
  /** Plain lines for the log below the one annotation: the next step, the server's words. */
  readonly details?: readonly string[];
  readonly cause?: unknown;
}

/** A failure that a person can act on. Its message is one sentence for the annotation. */
export class Failure extends Error {
  readonly kind: ErrorKind;
  readonly details: readonly string[];

  constructor(kind: ErrorKind, message: string, options: FailureOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.kind = kind;
    this.details = options.details ?? [];
  }
}

/** Bad or missing inputs: all problems together, before anything was sent. */
export class InputError extends Failure {
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      "input",
      problems.length === 1
        ? `Invalid input: ${problems[0]}`
        : `Invalid inputs:\n${problems.map((problem) => `- ${problem}`).join("\n")}`,
    );
    this.problems = problems;
  }
}
