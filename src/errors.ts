import { asInYaml, type Naming, type Problem, problemOf, sentenceFor, type Text, textFor } from "./text/problem.js";
import { shorten } from "./text/truncate.js";

/** As the output `error-kind` spells it. */
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

/** A sentence, or problems; a mere text belongs to no input. */
export type Problems = string | readonly (Problem | Text)[];

/** A failure that a person can act on; the message is the annotation. */
export class Failure extends Error {
  readonly kind: ErrorKind;
  readonly problems: readonly Problem[];
  readonly details: readonly string[];
  readonly outputs: NonNullable<FailureOptions["outputs"]>;
  readonly #details: readonly Text[];

  constructor(kind: ErrorKind, problems: Problems, { details = [], outputs = {}, cause }: FailureOptions = {}) {
    const all = (typeof problems === "string" ? [problems] : problems).map(asProblem);
    super(listOf(all, asInYaml), cause === undefined ? undefined : { cause });
    this.name = new.target.name;
    this.kind = kind;
    this.problems = all;
    this.details = details.map((text) => textFor(asInYaml, text));
    this.outputs = outputs;
    this.#details = details;
  }

  /** Names inputs as an interface writes them. */
  named(naming: Naming): Pick<Failure, "message" | "details"> {
    return { message: listOf(this.problems, naming), details: this.#details.map((text) => textFor(naming, text)) };
  }

  protected copy(problems: Problems, options: FailureOptions): Failure {
    return new Failure(this.kind, problems, options);
  }

  /** `message` replaces its own. */
  withDetails({ message, details = [], outputs = {} }: More): Failure {
    return this.copy(message ?? this.problems, {
      details: [...this.#details, ...details],
      outputs: { ...this.outputs, ...outputs },
      cause: this,
    });
  }
}

/** Keeps the class of a Failure; other errors stay unchanged. */
export function withDetails(error: unknown, more: More): unknown {
  return error instanceof Failure ? error.withDetails(more) : error;
}

const PROBLEMS_SHOWN = 50;
const PROBLEM_CHARACTERS = 20_000;
const LAST_LINE_CHARACTERS = 100;

/** All problems in one message; no request was sent. */
export class InputError extends Failure {
  constructor(problems: Problems, options?: FailureOptions) {
    super("input", problems, options);
  }

  protected override copy(problems: Problems, options: FailureOptions): InputError {
    return new InputError(problems, options);
  }
}

export function inputError(input: string, text: Text): InputError {
  return new InputError([problemOf(input, text)]);
}

/** The Git host did not answer; the message may name the input that spares the question. */
export class LookUpError extends Failure {
  constructor(problems: Problems, options?: FailureOptions) {
    super("unavailable", problems, options);
  }

  protected override copy(problems: Problems, options: FailureOptions): LookUpError {
    return new LookUpError(problems, options);
  }
}

function asProblem(given: Problem | Text): Problem {
  return typeof given === "object" && "text" in given ? given : { inputs: [], text: given };
}

function listOf(all: readonly Problem[], naming: Naming): string {
  const problems = all.map((problem) => sentenceFor(naming, problem));
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

/** A signal (SIGINT, SIGTERM, SIGHUP) arrived during a request or a pause. */
export class AbortedError extends Failure {
  constructor(problems: Problems = "The run was told to stop before it was done.", options?: FailureOptions) {
    super("aborted", problems, options);
  }

  protected override copy(problems: Problems, options: FailureOptions): AbortedError {
    return new AbortedError(problems, options);
  }
}

/** Runs a change. If it is aborted, its effect is unknown; `doubt` completes that sentence. */
export async function withUncertainEffect<Result>(doubt: string, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof AbortedError)) throw error;
    throw error.withDetails({ details: [`It was stopped while the change was under way: ${doubt}.`] });
  }
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
