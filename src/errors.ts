import {
  createInputProblem,
  formatMessageText,
  formatProblemSentence,
  formatYamlInputName,
  type InputNameFormatter,
  type InputProblem,
  type MessageText,
} from "./text/problem.js";
import { shortenText } from "./text/truncate.js";

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

export interface OperationErrorOptions {
  readonly details?: readonly MessageText[];
  readonly outputs?: Readonly<Record<string, string | number | null | undefined | readonly unknown[]>>;
  readonly cause?: unknown;
}

interface More extends Omit<OperationErrorOptions, "cause"> {
  readonly message?: string;
}

/** Message, or a list of messages. An `InputProblem` names its inputs, and a `MessageText` concerns no input. */
export type ProblemList = string | readonly (InputProblem | MessageText)[];

/** Error that a user can correct. Its message becomes the annotation of the step. */
export class OperationError extends Error {
  readonly kind: ErrorKind;
  readonly problems: readonly InputProblem[];
  readonly details: readonly string[];
  readonly outputs: NonNullable<OperationErrorOptions["outputs"]>;
  readonly #details: readonly MessageText[];

  constructor(
    kind: ErrorKind,
    problems: ProblemList,
    { details = [], outputs = {}, cause }: OperationErrorOptions = {},
  ) {
    const all = (typeof problems === "string" ? [problems] : problems).map(asProblem);
    super(listOf(all, formatYamlInputName), cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.kind = kind;
    this.problems = all;
    this.details = details.map((text) => formatMessageText(formatYamlInputName, text));
    this.outputs = outputs;
    this.#details = details;
  }

  /** Returns message and details. `naming` formats the names of inputs, such as `pr-number` or `--pr-number`. */
  named(naming: InputNameFormatter): Pick<OperationError, "message" | "details"> {
    return {
      message: listOf(this.problems, naming),
      details: this.#details.map((text) => formatMessageText(naming, text)),
    };
  }

  protected copy(problems: ProblemList, options: OperationErrorOptions): OperationError {
    return new OperationError(this.kind, problems, options);
  }

  /** Returns a copy with more details and outputs. `message` replaces the message. */
  withDetails({ message, details = [], outputs = {} }: More): OperationError {
    return this.copy(message ?? this.problems, {
      details: [...this.#details, ...details],
      outputs: { ...this.outputs, ...outputs },
      cause: this,
    });
  }
}

/** Adds details to an OperationError, and preserves its class. Returns other errors unchanged. */
export function addErrorDetails(error: unknown, more: More): unknown {
  return error instanceof OperationError ? error.withDetails(more) : error;
}

const PROBLEMS_SHOWN = 50;
const PROBLEM_CHARACTERS = 20_000;
const LAST_LINE_CHARACTERS = 100;

export class InputError extends OperationError {
  constructor(problems: ProblemList, options?: OperationErrorOptions) {
    super("input", problems, options);
  }

  protected override copy(problems: ProblemList, options: OperationErrorOptions): InputError {
    return new InputError(problems, options);
  }
}

export function toInputError(input: string, text: MessageText): InputError {
  return new InputError([createInputProblem(input, text)]);
}

/** Error of a look-up on the Git host. The message may name an input that makes the look-up unnecessary. */
export class GitHostLookUpError extends OperationError {
  constructor(problems: ProblemList, options?: OperationErrorOptions) {
    super("unavailable", problems, options);
  }

  protected override copy(problems: ProblemList, options: OperationErrorOptions): GitHostLookUpError {
    return new GitHostLookUpError(problems, options);
  }
}

function asProblem(given: InputProblem | MessageText): InputProblem {
  return typeof given === "object" && "text" in given ? given : { inputs: [], text: given };
}

function listOf(all: readonly InputProblem[], naming: InputNameFormatter): string {
  const problems = all.map((problem) => formatProblemSentence(naming, problem));
  const shown: string[] = [];
  let room = PROBLEM_CHARACTERS - LAST_LINE_CHARACTERS;
  for (const problem of problems.slice(0, PROBLEMS_SHOWN)) {
    room -= `- ${problem}\n`.length;
    if (room < 0) break;
    shown.push(problem);
  }
  const [first = ""] = problems;
  if (shown.length === 0) {
    shown.push(first.length <= PROBLEM_CHARACTERS ? first : shortenText(first, PROBLEM_CHARACTERS));
  }
  const more = problems.length - shown.length;
  const lines = [...shown, ...(more > 0 ? [`and ${more} more`] : [])];
  return lines.length === 1 ? `${lines[0]}` : lines.map((line) => `- ${line}`).join("\n");
}

/** Error of a request or a pause after the process received SIGINT, SIGTERM, SIGHUP or SIGBREAK. */
export class AbortedError extends OperationError {
  constructor(problems: ProblemList = "The run was stopped before it finished.", options?: OperationErrorOptions) {
    super("aborted", problems, options);
  }

  protected override copy(problems: ProblemList, options: OperationErrorOptions): AbortedError {
    return new AbortedError(problems, options);
  }
}

/**
 * Runs a change with an effect that is unknown after an abort. If the change throws an AbortedError, adds `doubt` to
 * its details.
 */
export async function sendChangeWithAbortHint<Result>(doubt: string, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof AbortedError)) throw error;
    throw error.withDetails({
      details: [`The run was stopped while it sent a change, so the effect of the change is unknown: ${doubt}.`],
    });
  }
}

export function getErrorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
