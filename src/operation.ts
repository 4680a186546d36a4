import type { Client } from "./api/client.js";
import type { Host, Log } from "./ci/ci.js";
import type { Clock } from "./clock.js";
import type { ErrorKind } from "./errors.js";
import type { Inputs, Values } from "./inputs/input.js";
import type { PullRequestPlace } from "./inputs/place.js";

/** One word that an operation can end with. */
export interface ResultSpec {
  readonly description: string;
  /** The error kind under which this result fails the step; absent where it is a good end. */
  readonly fails?: Extract<ErrorKind, "result" | "timeout" | "aborted">;
}

/** Undefined and null become an empty output; objects and lists become JSON. */
export type OutputValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly unknown[]
  | { readonly [key: string]: unknown };

/** What an operation works with besides its inputs. */
export interface Context {
  readonly client: Client;
  /** Look-ups on the Git host; undefined when they are switched off. */
  readonly host: Host | undefined;
  readonly log: Log;
  readonly clock: Clock;
  /** Uniform in [0, 1). */
  readonly random: () => number;
  /** Aborts when the process is told to stop. */
  readonly signal: AbortSignal;
  readonly dryRun: boolean;
  /** Folder that relative paths of inputs start from. */
  readonly workspace: string;
  /** True when this run is known to the service by its number, without a token. */
  readonly asFork: boolean;
}

/** How an operation ended. */
export interface Outcome<Result extends string = string, Output extends string = string> {
  readonly result: Result | "planned";
  /** One sentence: what happened. It is the annotation when the result fails the step. */
  readonly message: string;
  /** Plain lines below it: the reason, the next step. */
  readonly details?: readonly string[];
  /** The request of a dry run, in lines: shown folded. */
  readonly request?: readonly string[];
  readonly outputs: { readonly [K in Output]?: OutputValue };
  /** Results that would fail the step and shall not, because the user said so. */
  readonly allowed?: readonly string[];
  /** Markdown for the job summary, below the heading. */
  readonly summary?: string;
  /** More for `result-file` than the outputs hold. */
  readonly record?: unknown;
}

interface Common<I extends Inputs, Result extends string, Output extends string> {
  readonly name: string;
  /** What it does, in one sentence for the table of operations. */
  readonly title: string;
  readonly inputs: I;
  readonly results: Readonly<Record<Result, ResultSpec>>;
  readonly outputs: Readonly<Record<Output, string>>;
  /** Permissions of the job, with the reason for each. */
  readonly permissions: Readonly<Record<string, string>>;
  /** Problems that only several inputs together show. */
  check?(values: Values<I>, given: ReadonlySet<string>): readonly string[];
  /** True when a fork's run may be recognised by its number in place of a token. */
  readonly forkMayRun?: boolean;
  /** True when it reads only, so that `dry-run` changes nothing. */
  readonly readOnly?: boolean;
}

/** An operation about one pull request. */
export interface PullRequestOperation<
  I extends Inputs = Inputs,
  Result extends string = string,
  Output extends string = string,
> extends Common<I, Result, Output> {
  readonly about: "pull-request";
  /** What it does in a run on the queue's own test branch when no `pr-number` was given. */
  readonly onTestBranch: "skip" | "run";
  run(values: Values<I>, place: PullRequestPlace, context: Context): Promise<Outcome<Result, Output>>;
}

/** Any operation, for code that treats them alike. */
export type Operation = PullRequestOperation;

/** Declares an operation; the types of its values follow from its inputs. */
export function pullRequestOperation<I extends Inputs, Result extends string, Output extends string>(
  operation: Omit<PullRequestOperation<I, Result, Output>, "about">,
): Operation {
  return { about: "pull-request", ...operation };
}
