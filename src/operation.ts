import type { BuildStep } from "./ci/build.js";
import type { Log } from "./ci/ci.js";
import type { Host } from "./ci/host.js";
import type { Clock } from "./clock.js";
import type { ErrorKind } from "./errors.js";
import type { Inputs, Values } from "./inputs/input.js";
import type { QueueService, ServiceRequest, WireRequest } from "./service/service.js";
import type { RangeTarget } from "./target/range.js";
import { type PullRequestTarget, type QueueTarget, type RepositoryTarget, targetPermissions } from "./target/target.js";
import type { Environment } from "./text/environment.js";
import type { Problem } from "./text/problem.js";
import { escapeControls, shortenJson } from "./text/truncate.js";

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
  readonly service: QueueService;
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
  readonly forkRun: boolean;
  /** The queue's test run that this run is a part of, when it runs on a test branch of the repository. */
  readonly testRunId: string | undefined;
  /** Why the checked out code may be a stranger's although the run has secrets, to complete "because ..."; else undefined. */
  readonly untrustedCheckout: string | undefined;
  /** Logins of everybody who caused the run; empty where the CI system does not say. */
  readonly actors: readonly string[];
  /** The step of the CI system that runs; undefined where the system does not name it. */
  readonly step: BuildStep | undefined;
  /** Variables of the CI system. */
  readonly environment: Environment;
  /** A seal on a text that nobody makes without the service's token, in hexadecimal digits. */
  seal(text: string): string;
  /** For what finds out late that it has to ask the service. @throws InputError when there is no token. */
  requireToken(): void;
  /** Writes a file for later steps into a fresh folder, and gives its path. */
  file(name: string, text: string): string;
}

/** What is known of a run when its inputs are checked. */
export type Known = Pick<Context, "testRunId" | "dryRun" | "untrustedCheckout" | "host" | "actors" | "step">;

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
  readonly record?: object;
}

interface Common<Target, I extends Inputs, Result extends string, Output extends string> {
  readonly name: string;
  /** What it does, in one sentence for the table of operations. */
  readonly title: string;
  readonly inputs: I;
  readonly results: Readonly<Record<Result, ResultSpec>>;
  readonly outputs: Readonly<Record<Output, string>>;
  /** Permissions of the job, with the reason for each. */
  readonly permissions?: Readonly<Record<string, string>>;
  /** Inputs of an example, where it does not work without; `$(...)` is the output of a command. */
  readonly example?: Readonly<Record<string, string>>;
  /** Problems that only several inputs, or inputs and event, show together. */
  check?(values: Values<I>, given: ReadonlySet<string>, run: Known): readonly Problem[] | Promise<readonly Problem[]>;
  /** True when a fork's run may be recognised by its number in place of a token. */
  readonly forkMayRun?: boolean;
  /** `later`: it finds out on its way whether it needs one, and calls `requireToken` then. `never`: it asks nothing. */
  readonly needsToken?: "later" | "never";
  /** `ignored`: it reads only. `own`: it has results of its own for a dry run. Else a dry run ends as `planned`. */
  readonly dryRun?: "ignored" | "own";
  /** True when the service does this for repositories on any host, not only for those with a merge queue. */
  readonly anyHost?: boolean;
  /** Loads the work by `import()`: each start loads the declarations of all operations, and does the work of one. */
  run(values: Values<I>, target: Target, context: Context): Promise<Outcome<Result, Output>>;
}

/** What the operations of each kind act on. */
interface Targets {
  "pull-request": PullRequestTarget;
  queue: QueueTarget;
  repository: RepositoryTarget;
  /** The commits of a change in the checkout. */
  change: RangeTarget;
}

type Kind = keyof Targets;

/** What the operations of a kind declare besides. */
interface Own<I extends Inputs> {
  /** It writes, and has work all the same in a run on the queue's own test branch. */
  "pull-request": { readonly onTestBranch?: "skip" | "run" };
  /** It changes no queue, and takes the one that it finds although it writes elsewhere. */
  queue: { readonly branch?: "given" | "found" };
  repository: object;
  /** The commit that the user wants the change compared with. */
  change: { baseSha(values: Values<I>): string | undefined };
}

/** What follows for the operations of a kind from whether they only read. */
interface Derived {
  /** What it does in a run on the queue's own test branch when no `pr-number` was given: what only reads runs. */
  "pull-request": { readonly onTestBranch: "skip" | "run" };
  /** `given`: the user names the branch. `found`, for what only reads: the event may, or it is the default branch. */
  queue: { readonly branch: "given" | "found" };
  repository: object;
  change: object;
}

type Declared<Name extends Kind, I extends Inputs, Result extends string, Output extends string> = Own<I>[Name] &
  Common<Targets[Name], I, Result, Output>;

type OperationOf<Name extends Kind> = { readonly target: Name } & Derived[Name] &
  Declared<Name, Inputs, string, string>;

/** Any operation, for code that treats them alike. */
export type Operation = { [Name in Kind]: OperationOf<Name> }[Kind];

/** Declares an operation of a kind; the types of its values follow from its inputs. */
function declaring<Name extends Kind>(
  target: Name,
  derive: (readsOnly: boolean) => Derived[Name] & Pick<OperationOf<Name>, "permissions">,
) {
  return <I extends Inputs, Result extends string, Output extends string>(
    operation: Declared<Name, I, Result, Output>,
  ): OperationOf<Name> => ({ target, ...derive(operation.dryRun === "ignored"), ...operation });
}

export const pullRequestOperation = declaring("pull-request", (readsOnly) => ({
  permissions: targetPermissions,
  onTestBranch: readsOnly ? "run" : "skip",
}));
export const queueOperation = declaring("queue", (readsOnly) => ({ branch: readsOnly ? "found" : "given" }));
export const repositoryOperation = declaring("repository", () => ({}));
export const changeOperation = declaring("change", () => ({}));

/** Every result that an operation can end with, those that follow from its kind included. */
export function resultsOf(operation: Operation): Readonly<Record<string, ResultSpec>> {
  return {
    ...operation.results,
    ...(operation.target === "pull-request" && operation.onTestBranch === "skip"
      ? { skipped: { description: "The run tests a branch of the queue, and no `pr-number` was given." } }
      : {}),
    ...(operation.dryRun === undefined ? { planned: { description: "`dry-run` is `true`: nothing was sent." } } : {}),
  };
}

/** Turns a reply's camelCase fields into kebab-case outputs; fields that no output is declared for stay out. */
export function outputsOf<Name extends string>(
  reply: Readonly<Record<string, unknown>>,
  declared: Readonly<Record<Name, string>>,
): { readonly [K in Name]?: OutputValue };
export function outputsOf(
  reply: Readonly<Record<string, unknown>>,
  declared: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const named = Object.entries(reply).map(([field, value]): [string, unknown] => [kebabCase(field), value]);
  return Object.fromEntries(named.filter(([name]) => Object.hasOwn(declared, name)));
}

function kebabCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** A field of a request body is shown up to this many characters. */
const FIELD_CHARACTERS = 1000;

/** A request of a dry run, as log and page show it: without its token. */
export interface PlannedRequest {
  /** `POST /updateQueue`, with what is to be known about the body. */
  readonly title: string;
  /** The body as JSON, a line for each field. */
  readonly body: readonly string[];
}

/** The end of a dry run: what would be done, and the requests that would be sent. */
export function dryRun(message: string, ...requests: readonly ServiceRequest[]): Outcome<never, never> {
  return { result: "planned", message, requests: plannedRequests(requests), outputs: {} };
}

export function plannedRequests(requests: readonly ServiceRequest[]): readonly PlannedRequest[] {
  return requests.flatMap(({ wire }) => wire.map(showRequest));
}

function showRequest({ method, path, body }: WireRequest): PlannedRequest {
  const fields = Object.entries(Object(JSON.parse(body.toString("utf8")))).map(
    ([name, value]) => [JSON.stringify(name), escapeControls(JSON.stringify(value))] as const,
  );
  const lines = fields.map(([name, value]) => `  ${name}: ${shortenJson(value, FIELD_CHARACTERS)}`);
  const isCut = fields.some(([, value]) => value.length > FIELD_CHARACTERS);
  return {
    title: `${method} ${path}${isCut ? ` (shortened here; the body has ${body.length} bytes)` : ""}`,
    body: ["{", ...lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line)), "}"],
  };
}
