import { createClient } from "./api/client.js";
import { createDispatcher } from "./api/connection.js";
import type { Ci, Trigger } from "./ci/ci.js";
import { type Clock, systemClock } from "./clock.js";
import { AbortedError, type ErrorKind, Failure, InputError } from "./errors.js";
import { commonInputs, operationInput } from "./inputs/common.js";
import type { Values } from "./inputs/input.js";
import { findPlace, type PlacePlan, planPlace } from "./inputs/place.js";
import { readInputs, strayInputs } from "./inputs/read.js";
import type { Context, Operation, Outcome } from "./operation.js";
import { findOperation, knownInputs, operations } from "./operations/registry.js";
import { reportFailure, reportOutcome } from "./report.js";
import { userAgent } from "./version.js";

export interface RunOptions {
  readonly ci: Ci;
  /** Aborts when the process is told to stop. */
  readonly signal: AbortSignal;
  readonly clock?: Clock;
  readonly random?: () => number;
}

/** Runs the operation that the inputs name. Gives the kind of its failure, or undefined when all is well. */
export async function run({
  ci,
  signal,
  clock = systemClock,
  random = Math.random,
}: RunOptions): Promise<ErrorKind | undefined> {
  maskSecrets(ci);
  try {
    const task = prepare(ci);
    if (task.kind === "skip")
      return await reportOutcome(ci, task.operation, task.outcome, task.common.summary);
    const outcome = await perform(task, { ci, signal, clock, random });
    return await reportOutcome(ci, task.operation, outcome, task.common.summary);
  } catch (error) {
    return reportFailure(ci, signal.aborted ? aborted(error) : error);
  } finally {
    ci.end();
  }
}

/** Before anything else happens: from here on no secret can be shown. */
function maskSecrets(ci: Ci): void {
  for (const input of Object.values(commonInputs)) {
    const text = input.secret === true ? ci.input(input.name).trim() : "";
    if (text !== "") ci.mask(text);
  }
}

/** What was under way when the signal came may have failed for it. */
function aborted(error: unknown): unknown {
  return error instanceof Failure && error.kind !== "unavailable" ? error : new AbortedError();
}

type CommonValues = Values<typeof commonInputs>;

interface Ready {
  readonly kind: "perform";
  readonly operation: Operation;
  readonly values: Values<Operation["inputs"]>;
  readonly common: CommonValues;
  readonly plan: PlacePlan;
  readonly trigger: Trigger;
}

interface Skipped {
  readonly kind: "skip";
  readonly operation: Operation;
  readonly common: CommonValues;
  readonly outcome: Outcome;
}

/** Reads all inputs and the event. @throws InputError with every problem at once; nothing was sent by then. */
function prepare(ci: Ci): Ready | Skipped {
  const raw = (name: string): string => ci.input(name);
  const operation = chooseOperation(raw(operationInput.name).trim());
  const common = readInputs(commonInputs, raw);
  const own = readInputs(operation.inputs, raw);
  const trigger = ci.trigger();
  const { plan, problems } = planPlace(common.values, trigger);
  const skipped =
    plan?.source.kind === "test-branch" && operation.onTestBranch === "skip" ? plan.source : undefined;
  const all = [
    ...common.problems,
    ...own.problems,
    ...strayInputs(operation.name, knownInputs(), raw),
    ...(own.problems.length === 0 ? (operation.check?.(own.values, own.given) ?? []) : []),
    // An ill number or branch is reported as such, not as missing too.
    ...problems.filter(
      (problem) => !common.problems.some((other) => other.split(":")[0] === problem.split(":")[0]),
    ),
    ...(skipped === undefined && !common.given.has("token") ? tokenProblems(operation, trigger) : []),
  ];
  if (plan === undefined || all.length > 0) throw new InputError(all);
  if (skipped !== undefined)
    return { kind: "skip", operation, common: common.values, outcome: skip(operation, skipped.branch) };
  return { kind: "perform", operation, values: own.values, common: common.values, plan, trigger };
}

function chooseOperation(name: string): Operation {
  const operation = findOperation(name);
  if (operation !== undefined) return operation;
  const names = operations.map((known) => known.name).join(", ");
  const problem = name === "" ? "is required" : `${JSON.stringify(name.slice(0, 100))} is not known`;
  throw new InputError([`operation: ${problem}; it must be one of ${names}.`]);
}

function tokenProblems(operation: Operation, { secrets, forkRunId }: Trigger): string[] {
  if (operation.forkMayRun === true && forkRunId !== undefined) return [];
  switch (secrets) {
    case "not-to-forks":
      return [
        "token: is empty, because runs of a fork's pull request get no secrets. Run this step in a pull_request_target or workflow_run workflow that does not check out the fork's code.",
      ];
    case "not-to-dependabot":
      return [
        "token: is empty, because runs that Dependabot starts get no Actions secrets. Store the token under Settings, Secrets and variables, Dependabot as well.",
      ];
    case "all":
      return [
        "token: is required. Pass it as `token: ${{ secrets.NAME }}`; when it is passed, a secret of that name is missing or empty for this repository or environment.",
      ];
  }
}

function skip(operation: Operation, branch: string): Outcome {
  return {
    result: "skipped",
    message: `${operation.name} has nothing to do on ${branch}: this run tests a branch of the merge queue, whose pull request is in the queue already.`,
    details: ["Give pr-number to act on a pull request all the same."],
    outputs: {},
  };
}

async function perform(task: Ready, { ci, signal, clock, random }: Required<RunOptions>): Promise<Outcome> {
  const { operation, values, common, plan, trigger } = task;
  if (plan.repository.host !== "github.com") {
    ci.log.notice(
      `The v1 merge queue serves repositories on github.com only; this one is on ${plan.repository.host}.`,
    );
  }
  const host = ci.host(common.githubToken);
  const place = await findPlace(plan, host);
  const asFork = common.token === undefined && trigger.forkRunId !== undefined;
  const dispatcher = createDispatcher({
    apiUrl: common.apiUrl,
    environment: ci.environment,
    connectTimeoutMs: common.requestTimeout,
  });
  try {
    const client = createClient({
      apiUrl: common.apiUrl,
      credentials: credentials(common.token, trigger.forkRunId),
      userAgent,
      requestTimeoutMs: common.requestTimeout,
      dispatcher,
      clock,
      random,
      signal,
      debug: ci.log.debug,
    });
    const context: Context = {
      client,
      host,
      log: ci.log,
      clock,
      random,
      signal,
      dryRun: common.dryRun && operation.readOnly !== true,
      workspace: ci.workspace,
      secrets: trigger.secrets,
      asFork,
    };
    return await operation.run(values, place, context);
  } finally {
    // Ends idle connections, which would keep the process alive.
    await dispatcher.destroy();
  }
}

function credentials(token: string | undefined, forkRunId: string | undefined): Record<string, string> {
  if (token !== undefined) return { "x-api-token": token };
  return forkRunId === undefined ? {} : { "x-forked-workflow-run-id": forkRunId };
}
