import type { OwnInput } from "../inputs/read.js";
import type { Operation } from "../operation.js";
import { cancel } from "./cancel.js";
import { checkTestResults } from "./check-test-results.js";
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
  checkTestResults,
];

/** Finds an operation by its name in kebab-case, or in camelCase as the API's calls are written. */
export function findOperation(name: string): Operation | undefined {
  return operations.find((operation) => operation.name === name || camelCase(operation.name) === name);
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** Every own input of every operation. */
export function ownInputs(): readonly OwnInput[] {
  return operations.flatMap(({ name, inputs }) =>
    Object.values(inputs).map((input) => ({ operation: name, input })),
  );
}
