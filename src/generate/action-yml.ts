import { commonInputs, operationInput } from "../inputs/common.js";
import type { Input } from "../inputs/input.js";
import type { Operation } from "../operation.js";
import { commonOutputs } from "../report.js";

/** A text as YAML takes it on one line: a JSON string. */
const quoted = (text: string): string => JSON.stringify(text);

/** The whole action.yml. */
export function renderActionYml(operations: readonly Operation[]): string {
  return `${[
    "# Generated from src/operations by `npm run generate`. Do not edit.",
    'name: "Merge Queue Action"',
    'description: "Drive a merge queue from CI: submit, wait for the merge, impacted targets, queue settings, metrics, quarantined tests."',
    'author: "Merge Queue Action contributors"',
    "branding:",
    '  icon: "git-merge"',
    '  color: "purple"',
    "inputs:",
    ...inputs(operations).flatMap(renderInput),
    "outputs:",
    ...[...outputs(operations)].flatMap(([name, text]) => [`  ${name}:`, `    description: ${quoted(text)}`]),
    "runs:",
    '  using: "node24"',
    '  main: "dist/index.js"',
  ].join("\n")}\n`;
}

interface DocumentedInput {
  readonly spec: Input<unknown>;
  readonly description: string;
  /** The default, where it holds for every operation that takes the input. */
  readonly default: string | undefined;
}

function inputs(operations: readonly Operation[]): DocumentedInput[] {
  const common = [operationInput, ...Object.values(commonInputs)].map((spec) => ({
    spec,
    description: spec.description,
    default: spec.expression ?? spec.default,
  }));
  return [...common, ...ownInputs(operations)];
}

function ownInputs(operations: readonly Operation[]): DocumentedInput[] {
  const byName = new Map<string, { spec: Input<unknown>; users: string[]; defaults: Set<string | undefined> }>();
  for (const operation of operations) {
    for (const spec of Object.values(operation.inputs)) {
      const entry = byName.get(spec.name) ?? { spec, users: [], defaults: new Set<string | undefined>() };
      entry.users.push(operation.name);
      entry.defaults.add(spec.default);
      byName.set(spec.name, entry);
    }
  }
  return [...byName.values()].map(({ spec, users, defaults }) => ({
    spec,
    description: `${spec.description} Used by: ${users.join(", ")}.`,
    default: defaults.size === 1 && spec.unfilled !== true ? spec.default : undefined,
  }));
}

function renderInput({ spec, description, default: text }: DocumentedInput): string[] {
  return [
    `  ${spec.name}:`,
    `    description: ${quoted(description)}`,
    `    required: ${spec.required === true ? "true" : "false"}`,
    ...(text === undefined ? [] : [`    default: ${quoted(text)}`]),
  ];
}

/** All outputs; one that several operations have is described once for all. */
function outputs(operations: readonly Operation[]): Map<string, string> {
  const found = new Map<string, string>(Object.entries(commonOutputs));
  for (const operation of operations) {
    for (const [name, description] of Object.entries(operation.outputs)) {
      if (!found.has(name)) found.set(name, description);
    }
  }
  return found;
}
