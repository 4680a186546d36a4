import type { OperationInput } from "../inputs/input.js";
import type { Operation } from "../operation.js";
import { applyQueue } from "./apply-queue.js";
import { cancel } from "./cancel.js";
import { checkQueueHealth } from "./check-queue-health.js";
import { checkTestResults } from "./check-test-results.js";
import { computeImpactedTargets } from "./compute-impacted-targets.js";
import { createQueue } from "./create-queue.js";
import { deleteQueue } from "./delete-queue.js";
import { doctor } from "./doctor.js";
import { drainQueue } from "./drain-queue.js";
import { exportHistory } from "./export-history.js";
import { getQueue } from "./get-queue.js";
import { listQuarantinedTests } from "./list-quarantined-tests.js";
import { metrics } from "./metrics.js";
import { pauseQueue } from "./pause-queue.js";
import { reportMissedOutcomes } from "./report-missed-outcomes.js";
import { reportOutcome } from "./report-outcome.js";
import { reportQueue } from "./report-queue.js";
import { requeue } from "./requeue.js";
import { restartTests } from "./restart-tests.js";
import { resumeQueue } from "./resume-queue.js";
import { setImpactedTargets } from "./set-impacted-targets.js";
import { status } from "./status.js";
import { submit } from "./submit.js";
import { testingDetails } from "./testing-details.js";
import { updateQueue } from "./update-queue.js";
import { waitForMerge } from "./wait-for-merge.js";

/** All operations, in the order of the documentation. */
export const operations: readonly Operation[] = [
  setImpactedTargets,
  computeImpactedTargets,
  submit,
  waitForMerge,
  status,
  cancel,
  restartTests,
  testingDetails,
  reportOutcome,
  reportMissedOutcomes,
  requeue,
  getQueue,
  createQueue,
  updateQueue,
  deleteQueue,
  pauseQueue,
  resumeQueue,
  drainQueue,
  checkQueueHealth,
  doctor,
  applyQueue,
  metrics,
  exportHistory,
  reportQueue,
  listQuarantinedTests,
  checkTestResults,
];

/** Finds an operation by its name in kebab case or camel case. */
export function findOperation(name: string): Operation | undefined {
  return operations.find((operation) => operation.name === name || camelCase(operation.name) === name);
}

function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

export function listOperationInputs(): readonly OperationInput[] {
  return operations.flatMap(({ name, inputs }) => Object.values(inputs).map((input) => ({ operation: name, input })));
}
