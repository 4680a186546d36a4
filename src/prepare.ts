import type { SecretsGiven, Trigger } from "./ci/build.js";
import type { Ci } from "./ci/ci.js";
import { InputError } from "./errors.js";
import { commonInputs, findTokenProblem, operationInput } from "./inputs/common.js";
import { type Reading, readInputs, unusedInputs, type Values } from "./inputs/input.js";
import {
  type CheckContext,
  type Context,
  needsBranch,
  type Operation,
  type OperationResult,
  skipsTestBranch,
} from "./operation.js";
import { findOperation, operations, ownInputs } from "./operations/registry.js";
import { resolvePullRequest } from "./target/pull-request.js";
import { resolveQueue } from "./target/queue.js";
import { resolveRange } from "./target/range.js";
import { eventFor, type Resolution, resolveRepository } from "./target/target.js";
import { type Problem, problemOf } from "./text/problem.js";
import { closestName } from "./text/suggest.js";
import { quote } from "./text/truncate.js";

type CommonInputs = Reading<typeof commonInputs>;

export type Prepared = Awaited<ReturnType<typeof prepare>>;

type Work = (context: Context) => Promise<OperationResult>;

/** Reads all inputs and the event before any request. @throws InputError with every problem */
export async function prepare(ci: Ci, signal: AbortSignal) {
  const raw = (name: string): string => ci.input(name);
  const common = readInputs(commonInputs, raw);
  const name = raw(operationInput.name).trim();
  const operation = findOperation(name);
  if (operation === undefined) throw new InputError([operationProblem(name), ...ci.problems, ...common.problems]);

  const own = readInputs(operation.inputs, raw);
  const trigger = ci.trigger();
  const host = ci.host(common.values.githubToken, signal);
  const work = await catchInputError(() => resolveWork(operation, own.values, common.values, trigger));
  const skippedOn = findSkippedBranch(operation, work);
  const unresolved = host === undefined && skippedOn === undefined ? await findWithoutHost(work, common) : work;
  const { forkRunId, actors, step } = trigger;
  const known: CheckContext = {
    dryRun: common.values.dryRun && operation.dryRun !== "ignored",
    host,
    run: {
      workspace: ci.workspace,
      environment: ci.environment,
      testRunId: testRunIdOf(work, trigger),
      untrustedCheckout: untrustedCheckout(trigger, common.given.has("token")),
      isForkRun: common.values.token === undefined && forkRunId !== undefined,
      actors,
      step,
    },
  };
  const tokenProblems = tokenProblemsOf(operation, common, trigger, ci);
  const problems = [
    ...ci.problems,
    ...common.problems,
    ...own.problems,
    ...unusedInputs(operation.name, ownInputs(), raw),
    ...dropReported(
      [...ci.problems, ...common.problems],
      [
        ...(own.problems.length === 0 ? ((await operation.check?.(own.values, own.given, known)) ?? []) : []),
        ...(unresolved instanceof InputError ? unresolved.problems : []),
        ...(skippedOn === undefined && operation.needsToken === undefined ? tokenProblems : []),
      ],
    ),
  ];
  if (work instanceof InputError || problems.length > 0) throw new InputError(problems);
  const chosen = { operation, common: common.values };
  if (skippedOn !== undefined) return { ...chosen, kind: "skip" as const, result: skip(operation, skippedOn) };
  return { ...chosen, kind: "perform" as const, work, known, forkRunId, tokenProblems };
}

function operationProblem(name: string): Problem {
  const names = operations.map((operation) => operation.name);
  const meant = closestName(name, names);
  const hint = meant === undefined ? "" : ` (did you mean ${meant}?)`;
  const problem = name === "" ? "is required" : `${quote(name)} is not known${hint}`;
  return problemOf(operationInput.name, `${problem}; it must be one of ${names.join(", ")}.`);
}

function resolveWork(
  operation: Operation,
  values: Values<Operation["inputs"]>,
  inputs: CommonInputs["values"],
  trigger: Trigger,
): Resolution<Work> {
  switch (operation.target) {
    case "pull-request":
      return onTarget(resolvePullRequest(inputs, trigger), operation.run);
    case "queue":
      return onTarget(resolveQueue(operation.name, needsBranch(operation), inputs, trigger), operation.run);
    case "repository":
      return onTarget(resolveRepository(inputs, trigger), operation.run);
    case "change": {
      const range = resolveRange({ ...inputs, baseSha: operation.baseSha(values) }, trigger);
      return onTarget({ repository: range.repository, find: async () => range }, operation.run);
    }
  }

  function onTarget<Target>(
    resolution: Resolution<Target>,
    run: (own: typeof values, target: Target, context: Context) => Promise<OperationResult>,
  ): Resolution<Work> {
    return {
      ...resolution,
      async find(host) {
        const target = await resolution.find(host);
        return (context) => run(values, target, context);
      },
    };
  }
}

type Resolved = Resolution<Work> | InputError;

async function catchInputError(resolve: () => Resolution<Work> | Promise<Resolution<Work>>): Promise<Resolved> {
  try {
    return await resolve();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** Finds the target without the Git host, for the problems that its absence causes. */
async function findWithoutHost(work: Resolved, common: CommonInputs): Promise<Resolved> {
  if (work instanceof InputError || common.given.has("github-token")) return work;
  return catchInputError(() => work.find(undefined).then(() => work));
}

/** Drops problems of inputs that have another problem already. */
function dropReported(before: readonly Problem[], problems: readonly Problem[]): readonly Problem[] {
  const reported = new Set(before.flatMap(({ inputs }) => inputs));
  return problems.filter(({ inputs }) => !inputs.some((input) => reported.has(input)));
}

function findSkippedBranch(operation: Operation, work: Resolved): string | undefined {
  return skipsTestBranch(operation) && !(work instanceof InputError) ? work.testBranch : undefined;
}

function testRunIdOf(work: Resolved, trigger: Trigger): string | undefined {
  if (work instanceof InputError) return undefined;
  const event = eventFor(work.repository, trigger);
  return event.kind === "test-branch" ? event.testRunId : undefined;
}

/** Returns why the checkout is untrusted; `pull_request_target` runs have secrets for any checkout. */
function untrustedCheckout({ privileged, headOrigin }: Trigger, tokenGiven: boolean): string | undefined {
  if (privileged) return "a pull_request_target run has the secrets of the repository";
  if (!tokenGiven || headOrigin === "own") return undefined;
  return headOrigin === "fork"
    ? "the change is a fork's and this step has the token"
    : "the event does not show whether the change is a fork's, and this step has the token";
}

function tokenProblemsOf(
  { forkMayRun }: Operation,
  { values, given }: CommonInputs,
  { secrets, forkRunId }: Trigger,
  { tokenAdvice }: Ci,
): readonly Problem[] {
  if (given.has("token")) {
    const wrong = findTokenProblem(values.token);
    return wrong === undefined ? [] : [wrong];
  }
  if (forkMayRun === true && forkRunId !== undefined) return [];
  return [problemOf(commonInputs.token.name, `${WHY_MISSING[secrets]} ${tokenAdvice[secrets]}`)];
}

const WHY_MISSING: Readonly<Record<SecretsGiven, string>> = {
  all: "is required.",
  "not-to-forks": "is empty, because runs of a fork's pull request get no secrets.",
  "not-to-dependabot": "is empty, because runs that Dependabot starts get no Actions secrets.",
};

function skip({ name }: Operation, branch: string): OperationResult {
  return {
    result: "skipped",
    message: `${name} has nothing to do on ${branch}: this run belongs to a test branch of the merge queue, and its pull request is already in the queue.`,
    details: ["To act on a pull request anyway, set pr-number."],
    outputs: {},
  };
}
