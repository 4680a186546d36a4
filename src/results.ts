import type { Operation, ResultSpec } from "./operation.js";

/** Every result that an operation can end with, those that follow from its kind included. */
export function resultsOf(operation: Operation): Readonly<Record<string, ResultSpec>> {
  return {
    ...operation.results,
    ...(operation.about === "pull-request" && operation.onTestBranch === "skip"
      ? { skipped: { description: "The run tests a branch of the queue, and no `pr-number` was given." } }
      : {}),
    ...(operation.dryRun === undefined
      ? { planned: { description: "`dry-run` is `true`: nothing was sent." } }
      : {}),
  };
}
