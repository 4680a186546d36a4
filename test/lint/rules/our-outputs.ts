import { listDeclaredResults, type Operation } from "../../../src/operation.js";
import { findOperation, operations } from "../../../src/operations/registry.js";
import { commonOutputs } from "../../../src/report.js";
import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Job, type Workflow } from "../../support/workflow/read.js";
import { usesOurAction } from "./our-action.js";

/** Checks that expressions name outputs of the step's operation, and compare `result` with possible results. */
export function outputsOfOurAction(workflow: Workflow): readonly Finding[] {
  return workflow.jobs.flatMap((job) => {
    const steps = operationsById(job);
    return job.texts.flatMap(({ text, line }) =>
      references(text).flatMap(({ id, output, comparedWith }) => {
        const operation = steps.get(id);
        const candidates = steps.has(id) ? (operation === undefined ? operations : [operation]) : earlierStep(id);
        if (candidates.length === 0) return [];
        if (!candidates.some((each) => output in commonOutputs || output in each.outputs))
          return [finding(workflow, line, `steps.${id}.outputs.${output}: ${nameOf(candidates)} has no such output.`)];
        const isResult = candidates.some((each) =>
          ["error", "", ...Object.keys(listDeclaredResults(each))].includes(comparedWith ?? "error"),
        );
        return output === "result" && !isResult
          ? [finding(workflow, line, `steps.${id}: ${nameOf(candidates)} never ends as ${comparedWith}.`)]
          : [];
      }),
    );
  });
}

/** Returns the operation of each step of ours with an id. The operation is undefined if an expression names it. */
function operationsById({ steps }: Job): ReadonlyMap<string, Operation | undefined> {
  return new Map(
    steps
      .filter(usesOurAction)
      .flatMap(({ id, with: inputs }) =>
        id === undefined ? [] : [[id, findOperation(inputs.get("operation")?.text ?? "")] as const],
      ),
  );
}

/** Returns the operation of a step that an example omits. The id of such a step must be the name of its operation. */
function earlierStep(id: string): readonly Operation[] {
  const operation = findOperation(id);
  return operation === undefined ? [] : [operation];
}

interface OutputReference {
  readonly id: string;
  readonly output: string;
  readonly comparedWith: string | undefined;
}

const REFERENCE = /(?<![\w.-])steps\.([\w-]+)\.outputs(?:\.([\w-]+)|\[\s*'([^']+)'\s*\])(?:\s*[!=]=\s*'([^']*)')?/g;

function references(text: string): readonly OutputReference[] {
  return [...text.matchAll(REFERENCE)].map(([, id = "", plain, quoted, comparedWith]) => ({
    id,
    output: plain ?? quoted ?? "",
    comparedWith,
  }));
}

function nameOf(candidates: readonly Operation[]): string {
  return (candidates.length === 1 ? candidates[0]?.name : undefined) ?? "the action";
}
