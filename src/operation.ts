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
import type { Namer, Problem } from "./text/problem.js";
import { escapeControls, shortenJson } from "./text/truncate.js";

export interface ResultSpec {
  readonly description: string;
  readonly fails?: Extract<ErrorKind, "result" | "timeout" | "aborted">;
  /** Condition of the failure, such as "only with `fail-on-drift`"; without it, the result always fails. */
  readonly failsOnly?: string;
}

/** Value of an output. Undefined and null become an empty output; objects and lists become JSON. */
export type OutputValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly unknown[]
  | { readonly [key: string]: unknown };

export interface RunFacts {
  /** Folder to which paths in inputs are relative. */
  readonly workspace: string;
  readonly environment: Environment;
  /** Id of the queue's test run. Undefined unless this run tests a branch of the queue in this repository. */
  readonly testRunId: string | undefined;
  /** Reason not to trust the checked-out code, to complete "because ..."; undefined if the code is trusted. */
  readonly untrustedCheckout: string | undefined;
  /** True when the run may upload impacted targets and read nothing: a fork's run, or one with a short-lived token. */
  readonly onlyUploads: boolean;
  /** True when the token's API finds quarantined tests by the slug of the organization (v1). */
  readonly needsOrgSlug: boolean;
  /** Logins of all accounts that caused the run; empty if the CI system reports none. */
  readonly actors: readonly string[];
  readonly step: BuildStep | undefined;
}

interface TokenUse {
  /** Returns the HMAC-SHA-256 of a text with the token as key, in hexadecimal digits. */
  seal(text: string): string;
  /** Checks the token, for operations with `needsToken: "later"`. @throws InputError without a token */
  require(): void;
}

export interface Context {
  readonly service: QueueService;
  /** Client of the Git host; undefined if look-ups are switched off. */
  readonly host: Host | undefined;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: () => number;
  /** Signal that aborts when the process must stop. */
  readonly signal: AbortSignal;
  readonly dryRun: boolean;
  /** Returns the name of an input as this interface (YAML, command line, variables) writes it. */
  readonly nameInput: Namer;
  readonly run: RunFacts;
  readonly token: TokenUse;
  /** Writes a file for later steps into a new folder. Returns its path. */
  writeFile(name: string, text: string): string;
}

/** The part of the context that exists when the inputs are checked. There is no service yet. */
export type CheckContext = Pick<Context, "dryRun" | "host" | "run">;

export interface OperationResult<Result extends string = string, Output extends string = string> {
  readonly result: Result | "planned";
  /** One sentence about the result. If the result fails the step, it is also the annotation. */
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
  /** Required inputs for an example in the documentation. `$(...)` stands for the output of a command. */
  readonly example?: Readonly<Record<string, string>>;
  check?(
    values: Values<I>,
    given: ReadonlySet<string>,
    context: CheckContext,
  ): readonly Problem[] | Promise<readonly Problem[]>;
  /** True when the id of a fork's run may replace the token. */
  readonly forkMayRun?: boolean;
  /** `later`: the operation calls `token.require` itself. `never`: it sends no request. */
  readonly needsToken?: "later" | "never";
  /** `ignored`: the operation only reads. `own`: it defines its own results of a dry run. */
  readonly dryRun?: "ignored" | "own";
  readonly anyHost?: boolean;
  /** Runs the operation. Loads its code with `import()`, because a process runs only one operation. */
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
  /** `run`: a write that runs on the queue's test branches too. Other writes skip these branches. */
  "pull-request": { readonly onTestBranch?: "run" };
  /** `found`: a write that changes no queue. The event or the default branch then determines the queue. */
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

export const definePullRequestOperation = declaring("pull-request", { permissions: targetPermissions });
export const defineQueueOperation = declaring("queue");
export const defineRepositoryOperation = declaring("repository");
export const defineChangeOperation = declaring("change");

/** True when the operation skips runs on the queue's test branches, unless the input `pr-number` is set. */
export function isSkippedOnTestBranch(operation: Operation): boolean {
  return operation.target === "pull-request" && operation.dryRun !== "ignored" && operation.onTestBranch !== "run";
}

/** True when the operation changes a queue. The user must then set `target-branch`. */
export function isBranchRequired(operation: Operation): boolean {
  return operation.target === "queue" && operation.dryRun !== "ignored" && operation.branch !== "found";
}

/** Returns the results of an operation, and adds `skipped` and `planned` if they are possible. */
export function listDeclaredResults(operation: Operation): Readonly<Record<string, ResultSpec>> {
  return {
    ...operation.results,
    ...(isSkippedOnTestBranch(operation)
      ? { skipped: { description: "The run belongs to a test branch of the queue, and `pr-number` is not set." } }
      : {}),
    ...(operation.dryRun === undefined
      ? { planned: { description: "`dry-run` is `true`: the step changed nothing." } }
      : {}),
  };
}

/** Converts the names of fields to kebab case. Returns only fields that are declared as outputs. */
export function pickOutputs<Name extends string>(
  reply: Readonly<Record<string, unknown>>,
  declared: Readonly<Record<Name, string>>,
): { readonly [K in Name]?: OutputValue };
export function pickOutputs(
  reply: Readonly<Record<string, unknown>>,
  declared: Readonly<Record<string, string>>,
): Readonly<Record<string, unknown>> {
  const named = Object.entries(reply).map(([field, value]): [string, unknown] => [toKebabCase(field), value]);
  return Object.fromEntries(named.filter(([name]) => Object.hasOwn(declared, name)));
}

export function toKebabCase(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

const FIELD_CHARACTERS = 1000;

export interface PlannedRequest {
  /** Method and path. If a field of the body is shortened, also the size of the body. */
  readonly title: string;
  readonly body: readonly string[];
}

export function plan(message: string, ...requests: readonly ServiceRequest[]): OperationResult<never, never> {
  return { result: "planned", message, requests: formatPlannedRequests(requests), outputs: {} };
}

export function formatPlannedRequests(requests: readonly ServiceRequest[]): readonly PlannedRequest[] {
  return requests.flatMap(({ wire }) => wire.map(showRequest));
}

function showRequest({ method, path, body }: WireRequest): PlannedRequest {
  if (body === undefined) return { title: `${method} ${path}`, body: [] };
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
