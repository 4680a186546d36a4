import type { BuildStep } from "./ci/build.js";
import type { Log } from "./ci/ci.js";
import type { GitHostApi } from "./ci/host.js";
import type { Clock } from "./clock.js";
import type { ErrorKind } from "./errors.js";
import type { Inputs, InputValues } from "./inputs/input.js";
import type { HttpRequestContent, QueueService, ServiceRequest } from "./service/service.js";
import type { CommitRangeTarget } from "./target/range.js";
import {
  type PullRequestSelection,
  type PullRequestTarget,
  pullRequestReadPermission,
  type QueueTarget,
  type RepositoryTarget,
} from "./target/target.js";
import type { ProcessEnvironment } from "./text/environment.js";
import type { InputNameFormatter, InputProblem } from "./text/problem.js";
import { escapeControlCharacters, shortenJson } from "./text/truncate.js";

export interface ResultSpec {
  readonly description: string;
  readonly fails?: Extract<ErrorKind, "result" | "timeout" | "aborted">;
  /**
   * Condition on which the result fails the step, such as "only with `fail-on-drift`". If undefined, the result always
   * fails.
   */
  readonly failsOnly?: string;
}

/** Value of an output. Undefined and null become an empty output. Objects and lists become JSON. */
export type OutputValue =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly unknown[]
  | { readonly [key: string]: unknown };

export interface RunFacts {
  /** Absolute path of the folder for relative paths in inputs. */
  readonly workspace: string;
  readonly environment: ProcessEnvironment;
  /** Id of the queue's test run; undefined unless the run tests a test branch of the queue in this repository. */
  readonly testRunId: string | undefined;
  /** Reason to distrust the checked-out code, which completes "because ..."; undefined for trusted code. */
  readonly untrustedCheckout: string | undefined;
  /** True when the token allows only uploads of impacted targets: in a run of a fork, or with a short-lived token. */
  readonly onlyUploads: boolean;
  /** True when the token is the organization's token for API v1. Only API v1 needs the organization's slug. */
  readonly hasV1Token: boolean;
  /** Logins of all accounts that caused the run; empty if the CI system reports none. */
  readonly actors: readonly string[];
  readonly step: BuildStep | undefined;
}

interface TokenUse {
  /** Signs a text with the token (HMAC-SHA-256). Returns hexadecimal digits. */
  seal(text: string): string;
  /** Requires a token, in operations with `needsToken: "later"`. @throws InputError without a token */
  require(): void;
}

export interface OperationContext {
  readonly service: QueueService;
  /** Client of the Git host; undefined if look-ups are switched off. */
  readonly host: GitHostApi | undefined;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: () => number;
  /** Signal that aborts when the process must stop. */
  readonly signal: AbortSignal;
  readonly dryRun: boolean;
  /** Returns the name of an input, as the user of this interface (YAML, command line, variables) writes it. */
  readonly nameInput: InputNameFormatter;
  readonly run: RunFacts;
  readonly token: TokenUse;
  /** Writes a file for later steps into a new folder. Returns the path of the file. */
  writeFile(name: string, text: string): string;
}

/** Fields of the context that are available while inputs are checked, before the client of the service exists. */
export type InputCheckContext = Pick<OperationContext, "dryRun" | "host" | "run">;

export interface OperationResult<Result extends string = string, Output extends string = string> {
  readonly result: Result | "planned";
  /** Sentence about the result. If the result fails the step, this sentence is also the annotation. */
  readonly message: string;
  readonly details?: readonly string[];
  readonly requests?: readonly PlannedRequest[];
  readonly outputs: { readonly [K in Output]?: OutputValue };
  readonly allowed?: readonly string[];
  /** Markdown for the job summary, between the heading and the requests. */
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
  /** Required inputs for an example in the documentation. `$(...)` means the output of a command. */
  readonly example?: Readonly<Record<string, string>>;
  check?(
    values: InputValues<I>,
    given: ReadonlySet<string>,
    context: InputCheckContext,
  ): readonly InputProblem[] | Promise<readonly InputProblem[]>;
  /** True when the service accepts the id of a fork's run instead of a token. */
  readonly forkMayRun?: boolean;
  /**
   * Time of the token check. `later`: the operation calls `token.require`. `never`: the operation sends no request to
   * the service.
   */
  readonly needsToken?: "later" | "never";
  /**
   * Effect of a dry run. `ignored`: the operation only reads. `own`: the operation has its own results for a dry run.
   */
  readonly dryRun?: "ignored" | "own";
  readonly anyHost?: boolean;
  /** Runs the operation. Loads its code with `import()`, because each process runs only one operation. */
  run(values: InputValues<I>, target: Target, context: OperationContext): Promise<OperationResult<Result, Output>>;
}

interface Targets {
  "pull-request": PullRequestTarget;
  queue: QueueTarget;
  repository: RepositoryTarget;
  change: CommitRangeTarget;
}

type Kind = keyof Targets;

interface Own<I extends Inputs> {
  "pull-request": {
    /** `run`: the write also runs on test branches of the queue. Other writes skip test branches. */
    readonly onTestBranch?: "run";
    readonly many?: Many<NoInfer<I>>;
  };
  /** `found`: the operation changes no queue, so it can use the queue of the event or of the default branch. */
  queue: { readonly branch?: "found" };
  repository: object;
  change: { baseSha(values: InputValues<I>): string | undefined };
}

interface Many<I extends Inputs> {
  /** True when the operation requires that each pull request still has the head that GitHub showed. */
  readonly guardsHeads: boolean;
  /** Returns the inputs that select several pull requests; undefined if none is given. */
  select(values: InputValues<I>): PullRequestSelection | undefined;
  run(
    values: InputValues<I>,
    targets: readonly PullRequestTarget[],
    context: OperationContext,
  ): Promise<OperationResult>;
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

export const definePullRequestOperation = declaring("pull-request", { permissions: pullRequestReadPermission });
export const defineQueueOperation = declaring("queue");
export const defineRepositoryOperation = declaring("repository");
export const defineCommitRangeOperation = declaring("change");

/** True when the operation skips a run on a test branch of the queue, unless the input `pr-number` is set. */
export function isSkippedOnTestBranch(operation: Operation): boolean {
  return operation.target === "pull-request" && operation.dryRun !== "ignored" && operation.onTestBranch !== "run";
}

/** True when the operation changes a queue, so that the user must set `target-branch`. */
export function isTargetBranchRequired(operation: Operation): boolean {
  return operation.target === "queue" && operation.dryRun !== "ignored" && operation.branch !== "found";
}

/** Returns the results of an operation, with `skipped` and `planned` if these are possible. */
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

/** Converts the names of fields to kebab case. Omits fields that are not declared as outputs. */
export function selectDeclaredOutputs<Name extends string>(
  reply: Readonly<Record<string, unknown>>,
  declared: Readonly<Record<Name, string>>,
): { readonly [K in Name]?: OutputValue };
export function selectDeclaredOutputs(
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
  /** Method and path of the request. Also contains the size of the body if a field of the body is shortened. */
  readonly title: string;
  readonly body: readonly string[];
}

export function createDryRunResult(
  message: string,
  ...requests: readonly ServiceRequest[]
): OperationResult<never, never> {
  return { result: "planned", message, requests: formatPlannedRequests(requests), outputs: {} };
}

export function formatPlannedRequests(requests: readonly ServiceRequest[]): readonly PlannedRequest[] {
  return requests.flatMap(({ wire }) => wire.map(showRequest));
}

function showRequest({ method, path, body }: HttpRequestContent): PlannedRequest {
  if (body === undefined) return { title: `${method} ${path}`, body: [] };
  const fields = Object.entries(Object(JSON.parse(body.toString("utf8")))).map(
    ([name, value]) => [JSON.stringify(name), escapeControlCharacters(JSON.stringify(value))] as const,
  );
  const lines = fields.map(([name, value]) => `  ${name}: ${shortenJson(value, FIELD_CHARACTERS)}`);
  const isCut = fields.some(([, value]) => value.length > FIELD_CHARACTERS);
  return {
    title: `${method} ${path}${isCut ? ` (shortened here; the body has ${body.length} bytes)` : ""}`,
    body: ["{", ...lines.map((line, index) => (index < lines.length - 1 ? `${line},` : line)), "}"],
  };
}
