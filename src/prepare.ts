import type { BuildTrigger, SecretAvailability } from "./ci/build.js";
import type { CiAdapter } from "./ci/ci.js";
import { InputError } from "./errors.js";
import { commonInputs, operationNameInput } from "./inputs/common.js";
import { findUnusedInputs, type InputReadResult, type InputValues, readInputs } from "./inputs/input.js";
import {
  type InputCheckContext,
  isSkippedOnTestBranch,
  isTargetBranchRequired,
  type Operation,
  type OperationContext,
  type OperationResult,
} from "./operation.js";
import { findOperation, listOperationInputs, operations } from "./operations/registry.js";
import { type ChosenApi, chooseApi } from "./service/api-version.js";
import { resolvePullRequest } from "./target/pull-request.js";
import { resolveQueue } from "./target/queue.js";
import { resolveCommitRange } from "./target/range.js";
import { resolveSelectedPullRequests } from "./target/selection.js";
import { findEventPullRequest, type OperationTargetFinder, resolveRepository } from "./target/target.js";
import { createInputProblem, createMessageText, type InputProblem, toInputReference } from "./text/problem.js";
import { findClosestName, formatSuggestedName } from "./text/suggest.js";
import { quoteText } from "./text/truncate.js";

type CommonInputs = InputReadResult<typeof commonInputs>;

export type ResolvedRunInputs = Awaited<ReturnType<typeof resolveRunInputs>>;

type Work = (context: OperationContext) => Promise<OperationResult>;

/** Reads all inputs and the event before the first request to the service. @throws InputError with all problems */
export async function resolveRunInputs(ci: CiAdapter, signal: AbortSignal) {
  const raw = (name: string): string => ci.input(name);
  const common = readInputs(commonInputs, raw);
  const name = raw(operationNameInput.name).trim();
  const operation = findOperation(name);
  if (operation === undefined) throw new InputError([operationProblem(name), ...ci.problems, ...common.problems]);

  const own = readInputs(operation.inputs, raw);
  const trigger = ci.trigger();
  const host = ci.host(common.values.githubToken, signal);
  const work = await catchInputError(() => resolveWork(operation, own.values, common.values, trigger));
  const skippedOn = findSkippedBranch(operation, work);
  const unresolved = host === undefined && skippedOn === undefined ? await findWithoutHost(work, common) : work;
  const { forkRunId, actors, step } = trigger;
  const api = apiFor(operation, common);
  const known: InputCheckContext = {
    dryRun: common.values.dryRun && operation.dryRun !== "ignored",
    host,
    run: {
      workspace: ci.workspace,
      environment: ci.environment,
      testRunId: testRunIdOf(work, trigger),
      untrustedCheckout: untrustedCheckout(trigger, common.given.has("token")),
      onlyUploads: (common.values.token === undefined && forkRunId !== undefined) || (isApi(api) && api.isUploadToken),
      hasV1Token: common.given.has("token") && isApi(api) && api.version === "v1",
      actors,
      step,
    },
  };
  const tokenProblems = tokenProblemsOf(operation, common, api, trigger, ci);
  const problems = [
    ...ci.problems,
    ...common.problems,
    ...own.problems,
    ...findUnusedInputs(operation.name, listOperationInputs(), raw),
    ...dropReported(
      [...ci.problems, ...common.problems, ...own.problems],
      [
        ...(own.problems.length === 0 ? ((await operation.check?.(own.values, own.given, known)) ?? []) : []),
        ...(unresolved instanceof InputError ? unresolved.problems : []),
        ...(skippedOn === undefined && (operation.needsToken === undefined || !isApi(api)) ? tokenProblems : []),
      ],
    ),
  ];
  const chosen = { operation, common: common.values };
  if (skippedOn !== undefined && problems.length === 0)
    return { ...chosen, kind: "skip" as const, result: skip(operation, skippedOn) };
  if (work instanceof InputError || !isApi(api) || problems.length > 0) throw new InputError(problems);
  return { ...chosen, kind: "perform" as const, work, known, api, forkRunId, tokenProblems };
}

function operationProblem(name: string): InputProblem {
  const names = operations.map((operation) => operation.name);
  const hint = formatSuggestedName(findClosestName(name, names));
  const problem = name === "" ? "is required" : `${quoteText(name)} is not known${hint}`;
  return createInputProblem(operationNameInput.name, `${problem}; it must be one of ${names.join(", ")}.`);
}

function resolveWork(
  operation: Operation,
  values: InputValues<Operation["inputs"]>,
  inputs: CommonInputs["values"],
  trigger: BuildTrigger,
): OperationTargetFinder<Work> {
  switch (operation.target) {
    case "pull-request": {
      const { many } = operation;
      const selection = many?.select(values);
      return many === undefined || selection === undefined
        ? onTarget(resolvePullRequest(inputs, trigger), operation.run)
        : onTarget(resolveSelectedPullRequests(selection, many.guardsHeads, inputs, trigger), many.run);
    }
    case "queue":
      return onTarget(resolveQueue(operation.name, isTargetBranchRequired(operation), inputs, trigger), operation.run);
    case "repository":
      return onTarget(resolveRepository(inputs, trigger), operation.run);
    case "change": {
      const range = resolveCommitRange({ ...inputs, baseSha: operation.baseSha(values) }, trigger);
      return onTarget({ repository: range.repository, find: async () => range }, operation.run);
    }
  }

  function onTarget<Target>(
    resolution: OperationTargetFinder<Target>,
    run: (own: typeof values, target: Target, context: OperationContext) => Promise<OperationResult>,
  ): OperationTargetFinder<Work> {
    return {
      ...resolution,
      async find(host) {
        const target = await resolution.find(host);
        return (context) => run(values, target, context);
      },
    };
  }
}

type Resolved = OperationTargetFinder<Work> | InputError;

async function catchInputError(
  resolve: () => OperationTargetFinder<Work> | Promise<OperationTargetFinder<Work>>,
): Promise<Resolved> {
  try {
    return await resolve();
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

/** Finds the target without a Git host. Reports a problem with an input if a look-up would be necessary. */
async function findWithoutHost(work: Resolved, common: CommonInputs): Promise<Resolved> {
  if (work instanceof InputError || common.given.has("github-token")) return work;
  return catchInputError(() => work.find(undefined).then(() => work));
}

/** Removes problems with inputs that already have a reported problem. */
function dropReported(before: readonly InputProblem[], problems: readonly InputProblem[]): readonly InputProblem[] {
  const reported = new Set(before.flatMap(({ inputs }) => inputs));
  return problems.filter(({ inputs }) => !inputs.some((input) => reported.has(input)));
}

function findSkippedBranch(operation: Operation, work: Resolved): string | undefined {
  return isSkippedOnTestBranch(operation) && !(work instanceof InputError) ? work.testBranch : undefined;
}

function testRunIdOf(work: Resolved, trigger: BuildTrigger): string | undefined {
  if (work instanceof InputError) return undefined;
  const event = findEventPullRequest(work.repository, trigger);
  return event.kind === "test-branch" ? event.testRunId : undefined;
}

/** Returns the reason to distrust the checked-out code; undefined for trusted code. */
function untrustedCheckout({ privileged, headOrigin }: BuildTrigger, tokenGiven: boolean): string | undefined {
  if (privileged) return "a pull_request_target run can read the secrets of the repository";
  if (!tokenGiven || headOrigin === "own") return undefined;
  return headOrigin === "fork"
    ? "the change comes from a fork, and this step has the token"
    : "the event does not show whether the change comes from a fork, and this step has the token";
}

function apiFor({ forkMayRun }: Operation, { values }: CommonInputs): ChosenApi | InputProblem {
  const { apiVersion: version, apiUrl: address, token } = values;
  return chooseApi({ version, address, token, acceptsUploadToken: forkMayRun === true });
}

function isApi(api: ChosenApi | InputProblem): api is ChosenApi {
  return "version" in api;
}

function tokenProblemsOf(
  { forkMayRun }: Operation,
  { given }: CommonInputs,
  api: ChosenApi | InputProblem,
  { secrets, forkRunId }: BuildTrigger,
  { tokenAdvice }: CiAdapter,
): readonly InputProblem[] {
  if (!isApi(api)) return [api];
  if (given.has("token")) return [];
  const isFork = forkMayRun === true && forkRunId !== undefined;
  if (isFork && api.version === "v2") return [createInputProblem(commonInputs.token.name, NO_FORK_RUNS)];
  if (isFork) return [];
  return [createInputProblem(commonInputs.token.name, `${WHY_MISSING[secrets]} ${tokenAdvice[secrets]}`)];
}

const NO_FORK_RUNS = createMessageText`a token is required. Only API v1 accepts the run number of a fork's run instead of a token. Remove ${toInputReference("api-version")} and ${toInputReference("api-url")}, or pass a token of the vendor's command line.`;

const WHY_MISSING: Readonly<Record<SecretAvailability, string>> = {
  all: "is required.",
  "not-to-forks": "the token is empty, because runs for a pull request from a fork get no secrets.",
  "not-to-dependabot": "the token is empty, because runs that Dependabot starts get no Actions secrets.",
};

function skip({ name }: Operation, branch: string): OperationResult {
  return {
    result: "skipped",
    message: `${name} has nothing to do on ${branch}: this run belongs to a test branch of the merge queue, and its pull request is already in the queue.`,
    details: ["To act on a pull request anyway, set pr-number."],
    outputs: {},
  };
}
