import type { Ci, Host, Trigger } from "./ci/ci.js";
import { InputError } from "./errors.js";
import { commonInputs, operationInput } from "./inputs/common.js";
import { openQuestion, unanswered } from "./inputs/find-place.js";
import type { Values } from "./inputs/input.js";
import { type PlacePlan, planPlace } from "./inputs/place.js";
import { quote, type Reading, readInputs, strayInputs } from "./inputs/read.js";
import type { Operation, Outcome } from "./operation.js";
import { findOperation, operations, ownInputs } from "./operations/registry.js";

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
      readonly plan: PlacePlan;
      readonly trigger: Trigger;
      readonly host: Host | undefined;
    })
  | (Chosen & { readonly kind: "skip"; readonly outcome: Outcome });

/** Reads all inputs and the event. @throws InputError with every problem at once; nothing was sent by then. */
export function prepareTask(ci: Ci, signal: AbortSignal): Task {
  const raw = (name: string): string => ci.input(name);
  const common = readInputs(commonInputs, raw);
  const name = raw(operationInput.name).trim();
  const operation = findOperation(name);
  if (operation === undefined) throw new InputError([operationProblem(name), ...common.problems]);

  const own = readInputs(operation.inputs, raw);
  const trigger = ci.trigger();
  const planning = planPlace(common.values, trigger);
  const skipped = planning.ok ? skippedOn(operation, planning.plan) : undefined;
  const host = ci.host(common.values.githubToken, signal);
  const problems = [
    ...common.problems,
    ...own.problems,
    ...strayInputs(operation.name, ownInputs(), raw),
    ...(own.problems.length === 0 ? (operation.check?.(own.values, own.given) ?? []) : []),
    ...(planning.ok ? [] : unlessReported(common, planning.problem)),
    ...(skipped === undefined && planning.ok && host === undefined ? unasked(common, planning.plan) : []),
    ...(skipped === undefined && !common.given.has("token") ? tokenProblems(operation, trigger) : []),
  ];
  if (!planning.ok || problems.length > 0) throw new InputError(problems);
  const chosen = { operation, common: common.values };
  return skipped === undefined
    ? { ...chosen, kind: "perform", values: own.values, plan: planning.plan, trigger, host }
    : { ...chosen, kind: "skip", outcome: skip(operation, skipped) };
}

function operationProblem(name: string): string {
  const names = operations.map((known) => known.name).join(", ");
  const problem = name === "" ? "is required" : `${quote(name)} is not known`;
  return `operation: ${problem}; it must be one of ${names}.`;
}

/** An ill number or branch is reported as such, not as missing too. */
function unlessReported({ problems }: Reading<typeof commonInputs>, problem: string): string[] {
  const isSameInput = (other: string): boolean => other.split(":")[0] === problem.split(":")[0];
  return problems.some(isSameInput) ? [] : [problem];
}

/** An ill `github-token` is reported as such, not as what it keeps from being looked up. */
function unasked(common: Reading<typeof commonInputs>, plan: PlacePlan): string[] {
  const question = openQuestion(plan);
  if (question === undefined || common.given.has("github-token")) return [];
  return unlessReported(common, unanswered(question));
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

/** The test branch on which the operation has nothing to do. */
function skippedOn(operation: Operation, { pullRequest }: PlacePlan): string | undefined {
  return operation.onTestBranch === "skip" && pullRequest.kind === "known"
    ? pullRequest.testBranch
    : undefined;
}

function skip(operation: Operation, branch: string): Outcome {
  return {
    result: "skipped",
    message: `${operation.name} has nothing to do on ${branch}: this run tests a branch of the merge queue, whose pull request is in the queue already.`,
    details: ["Give pr-number to act on a pull request all the same."],
    outputs: {},
  };
}
