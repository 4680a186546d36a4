import { commonInputs, operationNameInput } from "../../../src/inputs/common.js";
import type { Input } from "../../../src/inputs/input.js";
import type { Operation } from "../../../src/operation.js";
import { findOperation, operations } from "../../../src/operations/registry.js";
import { referenceOf } from "../../support/our-references.js";
import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Step, type Workflow } from "../../support/workflow/read.js";
import type { TextNode } from "../../support/workflow/yaml-nodes.js";

/** Checks that steps with our action use only inputs of their operation, with valid values. */
export function inputsOfOurAction(workflow: Workflow): readonly Finding[] {
  return workflow.jobs.flatMap(({ steps }) =>
    steps.filter(usesOurAction).flatMap((step) => {
      const named = step.with.get(operationNameInput.name);
      if (named === undefined) return [finding(workflow, step.line, "The step names no `operation`.")];
      const operation = findOperation(named.text);
      if (operation === undefined && !isExpression(named))
        return [finding(workflow, named.line, `There is no operation ${named.text}.`)];
      const takers = operation === undefined ? operations : [operation];
      return [...step.with].flatMap(([name, value]) =>
        inputProblems(name, value, takers).map((message) => finding(workflow, value.line, message)),
      );
    }),
  );
}

export function usesOurAction({ uses }: Step): boolean {
  return uses !== undefined && referenceOf(uses.text).kind === "our-action";
}

function inputProblems(name: string, value: TextNode, takers: readonly Operation[]): readonly string[] {
  const specs = [...takers.flatMap(({ inputs }) => Object.values(inputs)), operationNameInput, ...COMMON].filter(
    (input) => input.name === name,
  );
  const takerName = takers.length === 1 ? takers[0]?.name : "The action";
  if (specs.length === 0) return [`${takerName} does not take the input ${name}.`];
  if (isExpression(value) || value.text.trim() === "") return [];
  return specs.some((input) => input.parse(value.text.trim()).ok)
    ? []
    : [`${name}: ${takerName} does not take the value ${JSON.stringify(value.text)}.`];
}

const COMMON: readonly Input<unknown>[] = Object.values(commonInputs);

/** True for a text whose value is unknown before the step runs. */
function isExpression({ text }: TextNode): boolean {
  return text.includes("${{");
}
