import { type Aim, aimAt } from "./aim.js";
import type { Ci, Host, SecretsGiven, Trigger } from "./ci/ci.js";
import { strangersCode } from "./ci/strangers-code.js";
import { InputError } from "./errors.js";
import { unanswered } from "./inputs/ask-host.js";
import { commonInputs, operationInput, wrongKindOfToken } from "./inputs/common.js";
import type { Values } from "./inputs/input.js";
import { type Reading, readInputs, strayInputs } from "./inputs/read.js";
import { nearMiss } from "./near-miss.js";
import type { Operation, Outcome } from "./operation.js";
import { findOperation, operations, ownInputs } from "./operations/registry.js";
import { type Problem, problemOf } from "./problem.js";
import { quote } from "./shorten.js";

export type CommonValues = Values<typeof commonInputs>;

interface Chosen {
  readonly operation: Operation;
  readonly common: CommonValues;
}

/** What a run is to do, known before anything is sent. */
export type Task =
  | (Chosen & {
      readonly kind: "perform";
      readonly values: Values<Operation["inputs"]>;
      readonly aim: Aim;
      readonly forkRunId: string | undefined;
      readonly strangersCode: string | undefined;
      readonly causedBy: readonly string[];
      readonly host: Host | undefined;
      /** Why the service cannot be asked, where there is no token that it takes. */
      readonly tokenProblems: readonly Problem[];
    })
  | (Chosen & { readonly kind: "skip"; readonly outcome: Outcome });

/** Reads all inputs and the event. @throws InputError with every problem at once; nothing was sent by then. */
export async function prepareTask(ci: Ci, signal: AbortSignal): Promise<Task> {
  const raw = (name: string): string => ci.input(name);
  const common = readInputs(commonInputs, raw);
  const name = raw(operationInput.name).trim();
  const operation = findOperation(name);
  if (operation === undefined)
    throw new InputError([operationProblem(name), ...ci.problems, ...common.problems]);

  const own = readInputs(operation.inputs, raw);
  const trigger = ci.trigger();
  const aiming = aimAt(operation, common.values, own.values, trigger);
  const aim = aiming.ok ? aiming.aim : undefined;
  const skippedOn = aim?.skippedOn;
  const host = ci.host(common.values.githubToken, signal);
  const strangers = strangersCode(trigger, common.given.has("token"));
  const tokenProblems = tokenProblemsOf(operation, common, trigger, ci);
  const problems = [
    ...ci.problems,
    ...common.problems,
    ...own.problems,
    ...strayInputs(operation.name, ownInputs(), raw),
    ...(own.problems.length === 0
      ? await checked(operation, own, {
          testRunId: aim?.testRunId,
          dryRun: common.values.dryRun,
          strangersCode: strangers,
          host,
          causedBy: trigger.causedBy,
        })
      : []),
    ...(aiming.ok ? [] : unlessReported(common, aiming.problem)),
    ...(skippedOn === undefined && host === undefined ? unasked(common, aim) : []),
    ...(skippedOn === undefined && operation.needsToken === undefined ? tokenProblems : []),
  ];
  if (aim === undefined || problems.length > 0) throw new InputError(problems);
  const chosen = { operation, common: common.values };
  if (skippedOn !== undefined) return { ...chosen, kind: "skip", outcome: skip(operation, skippedOn) };
  const { forkRunId, causedBy } = trigger;
  return {
    ...chosen,
    kind: "perform",
    values: own.values,
    aim,
    forkRunId,
    strangersCode: strangers,
    causedBy,
    host,
    tokenProblems,
  };
}

async function checked(
  { check }: Operation,
  { values, given }: Reading<Operation["inputs"]>,
  facts: Parameters<NonNullable<Operation["check"]>>[2],
): Promise<readonly Problem[]> {
  return check === undefined ? [] : check(values, given, facts);
}

function operationProblem(name: string): Problem {
  const names = operations.map((known) => known.name).join(", ");
  const meant = nearMiss(
    name,
    operations.map((known) => known.name),
  );
  const hint = meant === undefined ? "" : ` (did you mean ${meant}?)`;
  const problem = name === "" ? "is required" : `${quote(name)} is not known${hint}`;
  return problemOf(operationInput.name, `${problem}; it must be one of ${names}.`);
}

/** A number or a branch that cannot be read has its own problem already, and is not missing as well. */
function unlessReported({ problems }: Reading<typeof commonInputs>, problem: Problem): readonly Problem[] {
  const isReported = problems.some(({ inputs }) => inputs.some((input) => problem.inputs.includes(input)));
  return isReported ? [] : [problem];
}

/** The same for a `github-token` that cannot be read: what could not be looked up is no second problem. */
function unasked(common: Reading<typeof commonInputs>, aim: Aim | undefined): readonly Problem[] {
  const question = aim?.question;
  if (question === undefined || common.given.has("github-token")) return [];
  return unlessReported(common, unanswered(question));
}

/** Why the service cannot be asked with the token, or without one. */
function tokenProblemsOf(
  operation: Operation,
  common: Reading<typeof commonInputs>,
  trigger: Trigger,
  ci: Ci,
): readonly Problem[] {
  if (!common.given.has("token")) return missingToken(operation, trigger, ci);
  const wrong = wrongKindOfToken(common.values.token);
  return wrong === undefined ? [] : [wrong];
}

function missingToken(
  operation: Operation,
  { secrets, forkRunId }: Trigger,
  { tokenAdvice }: Ci,
): readonly Problem[] {
  if (operation.forkMayRun === true && forkRunId !== undefined) return [];
  return [problemOf(commonInputs.token.name, `${WHY_MISSING[secrets]} ${tokenAdvice[secrets]}`)];
}

const WHY_MISSING: Readonly<Record<SecretsGiven, string>> = {
  all: "is required.",
  "not-to-forks": "is empty, because runs of a fork's pull request get no secrets.",
  "not-to-dependabot": "is empty, because runs that Dependabot starts get no Actions secrets.",
};

function skip(operation: Operation, branch: string): Outcome {
  return {
    result: "skipped",
    message: `${operation.name} has nothing to do on ${branch}: this run tests a branch of the merge queue, whose pull request is in the queue already.`,
    details: ["Give pr-number to act on a pull request all the same."],
    outputs: {},
  };
}
