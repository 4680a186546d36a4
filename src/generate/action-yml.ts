import { stringify } from "yaml";
import { commonInputs, operationNameInput } from "../inputs/common.js";
import type { Input } from "../inputs/input.js";
import type { Operation } from "../operation.js";
import { commonOutputs } from "../report.js";

export function renderActionYml(operations: readonly Operation[]): string {
  const common = [operationNameInput, ...Object.values(commonInputs)];
  const outputs: Record<string, { readonly description: string }> = {};
  for (const declared of [commonOutputs, ...operations.map((operation) => operation.outputs)]) {
    for (const [name, description] of Object.entries(declared)) outputs[name] ??= { description };
  }
  const action = {
    name: "Merge Queue Action",
    description:
      "Control a merge queue from CI: submit pull requests, wait for merges, upload impacted targets, read metrics.",
    author: "Merge Queue Action contributors",
    branding: { icon: "git-merge", color: "purple" },
    inputs: Object.fromEntries([
      ...common.map((input) => inputEntry(input, input.description, input.expression ?? input.default)),
      ...ownInputs(operations),
    ]),
    outputs,
    runs: { using: "node24", main: "dist/index.js" },
  };
  // The command `demo` reads each text in this file as a JSON string on one line.
  const form = { defaultKeyType: "PLAIN", defaultStringType: "QUOTE_DOUBLE", doubleQuotedAsJSON: true } as const;
  return `# Generated from src/operations by \`npm run generate\`. Do not edit.\n${stringify(action, form)}`;
}

function inputEntry(input: Input<unknown>, description: string, byDefault: string | undefined): [string, object] {
  return [input.name, { description, required: input.required === true, default: byDefault }];
}

/** Returns the inputs of all operations. A shared input has a default only if all operations have the same default. */
function ownInputs(operations: readonly Operation[]): [string, object][] {
  const byName = new Map<string, { input: Input<unknown>; users: string[]; defaults: Set<string | undefined> }>();
  for (const operation of operations) {
    for (const input of Object.values(operation.inputs)) {
      const entry = byName.get(input.name) ?? { input, users: [], defaults: new Set<string | undefined>() };
      entry.users.push(operation.name);
      entry.defaults.add(input.default);
      byName.set(input.name, entry);
    }
  }
  return [...byName.values()].map(({ input, users, defaults }) => {
    const byDefault = defaults.size === 1 && input.unfilled !== true ? input.default : undefined;
    return inputEntry(input, `${input.description} Used by: ${users.join(", ")}.`, byDefault);
  });
}
