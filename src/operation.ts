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
import type { Naming, Problem } from "./text/problem.js";
import { escapeControls, shortenJson } from "./text/truncate.js";

export interface ResultSpec {
  readonly description: string;
  readonly fails?: Extract<ErrorKind, "result" | "timeout" | "aborted">;
  /** Condition of the failure, such as "only with `fail-on-drift`"; without it, the result always fails. */
  readonly failsOnly?: string;
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

export interface RunFacts {
  /** Folder that relative paths of inputs start from. */
  readonly workspace: string;
  readonly environment: Environment;
  /** Id of the queue's test run when this run is for a test branch of the repository. */
  readonly testRunId: string | undefined;
  /** Reason to distrust the checkout of a run with secrets, to complete "because ..."; else undefined. */
  readonly untrustedCheckout: string | undefined;
  /** True when the service recognizes this run of a fork by its id, without a token. */
  readonly isForkRun: boolean;
  /** Logins of everybody who caused the run; empty when the CI system names none. */
  readonly actors: readonly string[];
  readonly step: BuildStep | undefined;
}

interface TokenUse {
  /** Returns the HMAC of a text with the token, in hexadecimal digits. */
  seal(text: string): string;
  /** Checks the token late, for `needsToken: "later"`. @throws InputError without a token */
  require(): void;
}

export interface Context {
  readonly service: QueueService;
  /** Look-ups on the Git host; undefined when they are switched off. */
  readonly host: Host | undefined;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: () => number;
  /** Aborts when the process is to stop. */
  readonly signal: AbortSignal;
  readonly dryRun: boolean;
  /** Writes the name of an input for a message. */
  readonly nameInput: Naming;
  readonly run: RunFacts;
  readonly token: TokenUse;
  /** Writes a file for later steps into a fresh folder, and returns its path. */
  writeFile(name: string, text: string): string;
}

/** The part of the context that exists when the inputs are checked. */
export type CheckContext = Pick<Context, "dryRun" | "host" | "run">;

export interface OperationResult<Result extends string = string, Output extends string = string> {
  readonly result: Result | "planned";
  /** One sentence about the result; the annotation when it fails the step. */
  readonly message: string;
  readonly details?: readonly string[];
  readonly requests?: readonly PlannedRequest[];
  readonly outputs: { readonly [K in Output]?: OutputValue };
  readonly allowed?: readonly string[];
  /** Markdown for the job summary, below the heading and above the requests. */
  readonly summary?: string;
  readonly record?: object;
}

interface Common<Target, I extends Inputs, Result extends string, Output extends string> {
  readonly name: string;
  readonly title: string;
  readonly inputs: I;
  readonly results: Readonly<Record<Result, ResultSpec>>;
  readonly outputs: Readonly<Record<Output, string>>;
  readonly permissions?: Readonly<Record<string, string>>;
  /** Required inputs of an example; `$(...)` means the output of a command. */
  readonly example?: Readonly<Record<string, string>>;
  check?(
    values: Values<I>,
    given: ReadonlySet<string>,
    context: CheckContext,
  ): readonly Problem[] | Promise<readonly Problem[]>;
  /** True when the id of a fork's run may replace the token. */
  readonly forkMayRun?: boolean;
  /** `later`: it calls `token.require`. `never`: it sends no request. */
  readonly needsToken?: "later" | "never";
  /** `ignored`: it only reads. `own`: a dry run has results of its own. */
  readonly dryRun?: "ignored" | "own";
  readonly anyHost?: boolean;
  /** Runs the operation. Loads its code by `import()`, because every start loads all declarations. */
  run(values: Values<I>, target: Target, context: Context): Promise<OperationResult<Result, Output>>;
}

interface Targets {
  "pull-request": PullRequestTarget;
  queue: QueueTarget;
  repository: RepositoryTarget;
  change: RangeTarget;
}

type Kind = keyof Targets;

interface Own<I extends Inputs> {
  /** `run` for a write that also runs on the queue's test branches. */
  "pull-request": { readonly onTestBranch?: "run" };
  /** `found` for a write that changes no queue: the event or the default branch names the queue. */
  queue: { readonly branch?: "found" };
  repository: object;
  change: { baseSha(values: Values<I>): string | undefined };
}

type Declared<Name extends Kind, I extends Inputs, Result extends string, Output extends string> = Own<I>[Name] &
  Common<Targets[Name], I, Result, Output>;

type OperationOf<Name extends Kind> = { readonly target: Name } & Declared<Name, Inputs, string, string>;

export type Operation = { [Name in Kind]: OperationOf<Name> }[Kind];

function declaring<Name extends Kind>(target: Name, defaults: Pick<Operation, "permissions"> = {}) {
  return <I extends Inputs, Result extends string, Output extends string>(
    operation: Declared<Name, I, Result, Output>,
  ): OperationOf<Name> => ({ target, ...defaults, ...operation });
}

export const pullRequestOperation = declaring("pull-request", { permissions: targetPermissions });
export const queueOperation = declaring("queue");
export const repositoryOperation = declaring("repository");
export const changeOperation = declaring("change");

/** True for an operation that skips the queue's test branches, unless `pr-number` is set. */
export function skipsTestBranch(operation: Operation): boolean {
  return operation.target === "pull-request" && operation.dryRun !== "ignored" && operation.onTestBranch !== "run";
}

/** True for an operation that changes a queue, whose branch the user must give. */
export function needsBranch(operation: Operation): boolean {
  return operation.target === "queue" && operation.dryRun !== "ignored" && operation.branch !== "found";
}

/** Lists the declared results of an operation, with `skipped` and `planned`. */
export function resultsOf(operation: Operation): Readonly<Record<string, ResultSpec>> {
  return {
    ...operation.results,
    ...(skipsTestBranch(operation)
      ? { skipped: { description: "The run belongs to a test branch of the queue, and `pr-number` is not set." } }
      : {}),
    ...(operation.dryRun === undefined
      ? { planned: { description: "`dry-run` is `true`: the step changed nothing." } }
      : {}),
  };
}

/** Turns camelCase fields into declared kebab-case outputs. */
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

export function kebabCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const FIELD_CHARACTERS = 1000;

export interface PlannedRequest {
  /** Method and path, with the size of a body that is cut. */
  readonly title: string;
  readonly body: readonly string[];
}

export function dryRun(message: string, ...requests: readonly ServiceRequest[]): OperationResult<never, never> {
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
