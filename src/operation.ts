import type { Client } from "./api/client.js";
import type { Host, Log } from "./ci/ci.js";
import type { Clock } from "./clock.js";
import type { Environment } from "./environment.js";
import type { ErrorKind } from "./errors.js";
import type { Inputs, Values } from "./inputs/input.js";
import type { PullRequestPlace, QueuePlace, WholeRepositoryPlace } from "./inputs/place.js";
import type { RangePlan } from "./inputs/range-plan.js";
import type { PlannedRequest } from "./planned.js";
import type { Problem } from "./problem.js";

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
  /** The queue's test run that this run is a part of, when it runs on a test branch of the repository. */
  readonly testRunId: string | undefined;
  /** Why the checked out code may be a stranger's although the run has secrets, to complete "because ..."; else undefined. */
  readonly strangersCode: string | undefined;
  /** Logins of everybody who caused the run; empty where the CI system does not say. */
  readonly causedBy: readonly string[];
  /** Variables of the CI system. */
  readonly environment: Environment;
  /** For what finds out late that it has to ask the service. @throws InputError when there is no token. */
  requireToken(): void;
  /** Writes a file for later steps into a fresh folder, and gives its path. */
  file(name: string, text: string): string;
}

/** How an operation ended. */
export interface Outcome<Result extends string = string, Output extends string = string> {
  readonly result: Result | "planned";
  /** One sentence: what happened. It is the annotation when the result fails the step. */
  readonly message: string;
  /** Plain lines below it: the reason, the next step. */
  readonly details?: readonly string[];
  /** The requests of a dry run; the log folds them away. */
  readonly requests?: readonly PlannedRequest[];
  readonly outputs: { readonly [K in Output]?: OutputValue };
  /** Results that would fail the step and shall not, because the user said so. */
  readonly allowed?: readonly string[];
  /** Markdown for the job summary, below the heading and above the requests. */
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
  /** Inputs of an example, where it does not work without; `$(...)` is the output of a command. */
  readonly example?: Readonly<Record<string, string>>;
  /** Problems that only several inputs, or inputs and event, show together. */
  check?(
    values: Values<I>,
    given: ReadonlySet<string>,
    run: Pick<Context, "testRunId" | "dryRun" | "strangersCode" | "host" | "causedBy">,
  ): readonly Problem[] | Promise<readonly Problem[]>;
  /** True when a fork's run may be recognised by its number in place of a token. */
  readonly forkMayRun?: boolean;
  /** `later`: it finds out on its way whether it needs one, and calls `requireToken` then. `never`: it asks nothing. */
  readonly needsToken?: "later" | "never";
  /** `ignored`: it reads only. `own`: it has results of its own for a dry run. Else a dry run ends as `planned`. */
  readonly dryRun?: "ignored" | "own";
  /** True when the service does this for repositories on any host, not only for those with a merge queue. */
  readonly anyHost?: boolean;
}

/** What all operations of a kind share: what they are about, and the place that they act on. */
interface Kind<About extends string, Place, I extends Inputs, Result extends string, Output extends string>
  extends Common<I, Result, Output> {
  readonly about: About;
  /** Loads the work by `import()`: each start loads the declarations of all operations, and does the work of one. */
  run(values: Values<I>, place: Place, context: Context): Promise<Outcome<Result, Output>>;
}

/** An operation about one pull request. */
export interface PullRequestOperation<
  I extends Inputs = Inputs,
  Result extends string = string,
  Output extends string = string,
> extends Kind<"pull-request", PullRequestPlace, I, Result, Output> {
  /** What it does in a run on the queue's own test branch when no `pr-number` was given. */
  readonly onTestBranch: "skip" | "run";
}

/** An operation about one queue. */
export interface QueueOperation<
  I extends Inputs = Inputs,
  Result extends string = string,
  Output extends string = string,
> extends Kind<"queue", QueuePlace, I, Result, Output> {
  /** `given`: the user names the branch. `found`: it may come from the event or be the default branch. */
  readonly branch: "given" | "found";
}

/** An operation about a repository. */
export type RepositoryOperation<
  I extends Inputs = Inputs,
  Result extends string = string,
  Output extends string = string,
> = Kind<"repository", WholeRepositoryPlace, I, Result, Output>;

/** An operation about the commits of a change in the checkout. */
export interface ChangeOperation<
  I extends Inputs = Inputs,
  Result extends string = string,
  Output extends string = string,
> extends Kind<"change", RangePlan, I, Result, Output> {
  /** The commit that the user wants the change compared with. */
  baseSha(values: Values<I>): string | undefined;
}

/** Any operation, for code that treats them alike. */
export type Operation = PullRequestOperation | QueueOperation | RepositoryOperation | ChangeOperation;

/** Declares an operation; the types of its values follow from its inputs. */
export function pullRequestOperation<I extends Inputs, Result extends string, Output extends string>(
  operation: Omit<PullRequestOperation<I, Result, Output>, "about">,
): PullRequestOperation {
  return { about: "pull-request", ...operation };
}

/** Declares an operation; the types of its values follow from its inputs. */
export function queueOperation<I extends Inputs, Result extends string, Output extends string>(
  operation: Omit<QueueOperation<I, Result, Output>, "about">,
): QueueOperation {
  return { about: "queue", ...operation };
}

/** Declares an operation; the types of its values follow from its inputs. */
export function repositoryOperation<I extends Inputs, Result extends string, Output extends string>(
  operation: Omit<RepositoryOperation<I, Result, Output>, "about">,
): RepositoryOperation {
  return { about: "repository", ...operation };
}

/** Declares an operation; the types of its values follow from its inputs. */
export function changeOperation<I extends Inputs, Result extends string, Output extends string>(
  operation: Omit<ChangeOperation<I, Result, Output>, "about">,
): ChangeOperation {
  return { about: "change", ...operation };
}
