import {
  type FormatInputName,
  nameInYaml,
  type Problem,
  type Text,
  toProblem,
  toSentence,
  toText,
} from "./text/problem.js";
import { shorten } from "./text/truncate.js";

export type ErrorKind =
  | "result"
  | "input"
  | "auth"
  | "not-found"
  | "rejected"
  | "unavailable"
  | "timeout"
  | "response"
  | "aborted"
  | "output"
  | "bug";

export interface FailureOptions {
  readonly details?: readonly Text[];
  readonly outputs?: Readonly<Record<string, string | number | null | undefined | readonly unknown[]>>;
  readonly cause?: unknown;
}

interface More extends Omit<FailureOptions, "cause"> {
  readonly message?: string;
}

/** Message, or a list of messages. A `Problem` names its inputs, and a `Text` concerns no input. */
export type ProblemList = string | readonly (Problem | Text)[];

/** Error that a user can correct. Its message becomes the annotation of the step. */
export class Failure extends Error {
  readonly kind: ErrorKind;
  readonly problems: readonly Problem[];
  readonly details: readonly string[];
  readonly outputs: NonNullable<FailureOptions["outputs"]>;
  readonly #details: readonly Text[];

  constructor(kind: ErrorKind, problems: ProblemList, { details = [], outputs = {}, cause }: FailureOptions = {}) {
    const all = (typeof problems === "string" ? [problems] : problems).map(asProblem);
    super(listOf(all, nameInYaml), cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.kind = kind;
    this.problems = all;
    this.details = details.map((text) => toText(nameInYaml, text));
    this.outputs = outputs;
    this.#details = details;
  }

  /** Returns message and details. `naming` formats the names of inputs, such as `pr-number` or `--pr-number`. */
  named(naming: FormatInputName): Pick<Failure, "message" | "details"> {
    return { message: listOf(this.problems, naming), details: this.#details.map((text) => toText(naming, text)) };
  }

  protected copy(problems: ProblemList, options: FailureOptions): Failure {
    return new Failure(this.kind, problems, options);
  }

  /** Returns a copy with more details and outputs. `message` replaces the message. */
  withDetails({ message, details = [], outputs = {} }: More): Failure {
    return this.copy(message ?? this.problems, {
      details: [...this.#details, ...details],
      outputs: { ...this.outputs, ...outputs },
      cause: this,
    });
  }
}

/** Adds details to a Failure, and preserves its class. Returns other errors unchanged. */
export function withDetails(error: unknown, more: More): unknown {
  return error instanceof Failure ? error.withDetails(more) : error;
}

const PROBLEMS_SHOWN = 50;
const PROBLEM_CHARACTERS = 20_000;
const LAST_LINE_CHARACTERS = 100;

export class InputError extends Failure {
  constructor(problems: ProblemList, options?: FailureOptions) {
    super("input", problems, options);
  }

  protected override copy(problems: ProblemList, options: FailureOptions): InputError {
    return new InputError(problems, options);
  }
}

export function toInputError(input: string, text: Text): InputError {
  return new InputError([toProblem(input, text)]);
}

/** Failure of a look-up on the Git host. The message may name an input that makes the look-up unnecessary. */
export class LookUpError extends Failure {
  constructor(problems: ProblemList, options?: FailureOptions) {
    super("unavailable", problems, options);
  }

  protected override copy(problems: ProblemList, options: FailureOptions): LookUpError {
    return new LookUpError(problems, options);
  }
}

function asProblem(given: Problem | Text): Problem {
  return typeof given === "object" && "text" in given ? given : { inputs: [], text: given };
}

function listOf(all: readonly Problem[], naming: FormatInputName): string {
  const problems = all.map((problem) => toSentence(naming, problem));
  const shown: string[] = [];
  let room = PROBLEM_CHARACTERS - LAST_LINE_CHARACTERS;
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) {
    room -= `- ${problem}\n`.length;
    if (room < 0) break;
    shown.push(problem);
  }
  const [first = ""] = problems;
  if (shown.length === 0) {
    shown.push(first.length <= PROBLEM_CHARACTERS ? first : shorten(first, PROBLEM_CHARACTERS));
  }
  const more = problems.length - shown.length;
  const lines = [...shown, ...(more > 0 ? [`and ${more} more`] : [])];
  return lines.length === 1 ? `${lines[0]}` : lines.map((line) => `- ${line}`).join("\n");
}

/** Error of a request or a pause after the process received SIGINT, SIGTERM, SIGHUP or SIGBREAK. */
export class AbortedError extends Failure {
  constructor(problems: ProblemList = "The run was stopped before it finished.", options?: FailureOptions) {
    super("aborted", problems, options);
  }

  protected override copy(problems: ProblemList, options: FailureOptions): AbortedError {
    return new AbortedError(problems, options);
  }
}

/**
 * Runs a change with an effect that is unknown after an abort. If the change throws an AbortedError, adds `doubt` to
 * its details.
 */
export async function withUncertainEffect<Result>(doubt: string, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof AbortedError)) throw error;
    throw error.withDetails({
      details: [`The run was stopped while it sent a change, so the effect of the change is unknown: ${doubt}.`],
    });
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
