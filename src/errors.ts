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
  /** Outputs that hold although the operation failed. */
  readonly outputs?: Readonly<Record<string, string | number | null | undefined>>;
  readonly cause?: unknown;
}

/** A failure that a person can act on. Its message is what the one annotation says. */
export class Failure extends Error {
  readonly kind: ErrorKind;
  readonly details: readonly string[];
  readonly outputs: NonNullable<FailureOptions["outputs"]>;

  constructor(kind: ErrorKind, message: string, options: FailureOptions = {}) {
    super(message, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = new.target.name;
    this.kind = kind;
    this.details = options.details ?? [];
    this.outputs = options.outputs ?? {};
  }
}

/** A failure with more to it: outputs that hold, lines below its own. What is no failure stays as it is. */
export function withMore(error: unknown, { details = [], outputs = {} }: FailureOptions): unknown {
  if (!(error instanceof Failure)) return error;
  return new Failure(error.kind, error.message, {
    details: [...error.details, ...details],
    outputs: { ...error.outputs, ...outputs },
    cause: error,
  });
}

/** Bad or missing inputs: all problems in one message, and no request was sent. */
export class InputError extends Failure {
  constructor(problems: readonly string[], options: FailureOptions = {}) {
    super(
      "input",
      problems.length === 1 ? `${problems[0]}` : problems.map((problem) => `- ${problem}`).join("\n"),
      options,
    );
  }
}

/** What is known of a request that did not succeed. */
export interface ApiErrorFacts {
  readonly endpoint: string;
  /** HTTP status; absent when no answer came. */
  readonly status?: number;
  /** The service's own words, cleaned, 300 characters at most. */
  readonly serverText?: string;
  readonly requestId?: string;
  readonly attempts: number;
  /** What the service asked for in `Retry-After`, in milliseconds. */
  readonly retryAfterMs?: number;
  /** True when the request may have had its effect although no good answer came. */
  readonly ambiguous: boolean;
  /** True when asking again later may help: network, 408, 425, 429, 5xx, an unreadable 2xx. */
  readonly transient: boolean;
}

/** A request to the merge queue service that failed after all its attempts. */
export class ApiError extends Failure {
  readonly facts: ApiErrorFacts;

  constructor(kind: ErrorKind, message: string, facts: ApiErrorFacts, options: FailureOptions = {}) {
    super(kind, message, options);
    this.facts = facts;
  }
}

/** The service does not know what was asked for. */
export function isNotFound(error: unknown): error is ApiError {
  return error instanceof ApiError && error.facts.status === 404;
}

/** A write whose effect is unknown: no answer, 408 or 5xx. Only reading back tells. */
export function isAmbiguous(error: unknown): error is ApiError {
  return error instanceof ApiError && error.facts.ambiguous;
}

/** The process was told to stop (SIGINT, SIGTERM) while a request or a pause was under way. */
export class AbortedError extends Failure {
  constructor() {
    super("aborted", "The step was told to stop before it was done.");
  }
}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
