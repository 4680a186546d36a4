import { asInYaml, type Naming, type Problem, problemOf, sentenceFor, type Text, textFor } from "./text/problem.js";
import { shorten } from "./text/truncate.js";

/** Every way an operation can fail, as the output `error-kind` spells it. */
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
  /** Plain lines for the log below the one annotation: the next step, the server's words. */
  readonly details?: readonly Text[];
  /** Outputs that hold although the operation failed. */
  readonly outputs?: Readonly<Record<string, string | number | null | undefined | readonly unknown[]>>;
  readonly cause?: unknown;
}

interface More extends Omit<FailureOptions, "cause"> {
  readonly message?: string;
}

/** What went wrong: one sentence, or problems, of which one that is a mere text is about no single input. */
export type Problems = string | readonly (Problem | Text)[];

/** A failure that a person can act on. Its message is what the one annotation says. */
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

  /** Message and details with the inputs in them named as an interface writes them. */
  named(naming: Naming): Pick<Failure, "message" | "details"> {
    return { message: listOf(this.problems, naming), details: this.#details.map((text) => textFor(naming, text)) };
  }

  /** The same failure, with its class and what that holds, in other words. */
  protected copy(problems: Problems, options: FailureOptions): Failure {
    return new Failure(this.kind, problems, options);
  }

  /** The same failure with more to it; the message replaces its own. */
  withMore({ message, details = [], outputs = {} }: More): Failure {
    return this.copy(message ?? this.problems, {
      details: [...this.#details, ...details],
      outputs: { ...this.outputs, ...outputs },
      cause: this,
    });
  }
}

/**
 * A failure with more to it: outputs that hold, lines below its own, a message in place of its own. Its class stays,
 * and so do the facts of an ApiError. What is no failure stays as it is.
 */
export function withMore(error: unknown, more: More): unknown {
  return error instanceof Failure ? error.withMore(more) : error;
}

/** More than anybody mends at once; an output and an annotation do not take any length. */
const PROBLEMS_SHOWN = 50;
const PROBLEM_CHARACTERS = 20_000;
/** The line that says how many more there are. */
const LAST_LINE_CHARACTERS = 100;

/** Bad or missing inputs: all problems in one message (of very many the first), and no request was sent. */
export class InputError extends Failure {
  constructor(problems: Problems, options?: FailureOptions) {
    super("input", problems, options);
  }

  protected override copy(problems: Problems, options: FailureOptions): InputError {
    return new InputError(problems, options);
  }
}

/** One problem of one input. */
export function inputError(input: string, text: Text): InputError {
  return new InputError([problemOf(input, text)]);
}

/** What only the Git host could say could not be asked for; the message may name the input that spares the question. */
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

/** The process was told to stop (SIGINT, SIGTERM, SIGHUP) while a request or a pause was under way. */
export class AbortedError extends Failure {
  constructor(problems: Problems = "The run was told to stop before it was done.", options?: FailureOptions) {
    super("aborted", problems, options);
  }

  protected override copy(problems: Problems, options: FailureOptions): AbortedError {
    return new AbortedError(problems, options);
  }
}

/**
 * Changes something at the service. A step that is told to stop meanwhile cannot know whether the change took place,
 * so its failure says what may be: `doubt` is the end of that sentence.
 */
export async function changing<Result>(doubt: string, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (!(error instanceof AbortedError)) throw error;
    throw error.withMore({ details: [`It was stopped while the change was under way: ${doubt}.`] });
  }
}

/** The text of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
