import type { KnownInput } from "../inputs/read.js";
import type { Operation } from "../operation.js";
import { cancel } from "./cancel.js";
import { restartTests } from "./restart-tests.js";
import { setImpactedTargets } from "./set-impacted-targets.js";
import { status } from "./status.js";
import { submit } from "./submit.js";
import { waitForMerge } from "./wait-for-merge.js";

/** Every operation, in the order of the documentation. */
export const operations: readonly Operation[] = [
  setImpactedTargets,
  submit,
  waitForMerge,
  status,
  cancel,
  restartTests,
];

/** Finds an operation by its name in kebab-case, or in camelCase as the API's calls are written. */
export function findOperation(name: string): Operation | undefined {
  return operations.find((operation) => operation.name === name || camelCase(operation.name) === name);
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Each own input with the operations that take it. */
export function knownInputs(): readonly KnownInput[] {
  const known = new Map<string, { name: string; operations: string[]; defaults: string[] }>();
  for (const operation of operations) {
    for (const input of Object.values(operation.inputs)) {
      const entry = known.get(input.name) ?? { name: input.name, operations: [], defaults: [] };
      entry.operations.push(operation.name);
      if (input.default !== undefined) entry.defaults.push(input.default);
      known.set(input.name, entry);
    }
  }
  return [...known.values()];
}
