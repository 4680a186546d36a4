import type { OperationInput } from "../inputs/input.js";
import type { Operation } from "../operation.js";
import { applyQueueOperation } from "./apply-queue.js";
import { cancelOperation } from "./cancel.js";
import { checkQueueHealthOperation } from "./check-queue-health.js";
import { checkTestResultsOperation } from "./check-test-results.js";
import { computeImpactedTargetsOperation } from "./compute-impacted-targets.js";
import { createQueueOperation } from "./create-queue.js";
import { deleteQueueOperation } from "./delete-queue.js";
import { doctorOperation } from "./doctor.js";
import { drainQueueOperation } from "./drain-queue.js";
import { exportHistoryOperation } from "./export-history.js";
import { getQueueOperation } from "./get-queue.js";
import { listQuarantinedTestsOperation } from "./list-quarantined-tests.js";
import { metricsOperation } from "./metrics.js";
import { pauseQueueOperation } from "./pause-queue.js";
import { reportMissedOutcomesOperation } from "./report-missed-outcomes.js";
import { reportOutcomeOperation } from "./report-outcome.js";
import { reportQueueOperation } from "./report-queue.js";
import { requeueOperation } from "./requeue.js";
import { restartTestsOperation } from "./restart-tests.js";
import { resumeQueueOperation } from "./resume-queue.js";
import { setImpactedTargetsOperation } from "./set-impacted-targets.js";
import { statusOperation } from "./status.js";
import { submitOperation } from "./submit.js";
import { testingDetailsOperation } from "./testing-details.js";
import { updateQueueOperation } from "./update-queue.js";
import { waitForMergeOperation } from "./wait-for-merge.js";

/** All operations, in the order of the documentation. */
export const operations: readonly Operation[] = [
  setImpactedTargetsOperation,
  computeImpactedTargetsOperation,
  submitOperation,
  waitForMergeOperation,
  statusOperation,
  cancelOperation,
  restartTestsOperation,
  testingDetailsOperation,
  reportOutcomeOperation,
  reportMissedOutcomesOperation,
  requeueOperation,
  getQueueOperation,
  createQueueOperation,
  updateQueueOperation,
  deleteQueueOperation,
  pauseQueueOperation,
  resumeQueueOperation,
  drainQueueOperation,
  checkQueueHealthOperation,
  doctorOperation,
  applyQueueOperation,
  metricsOperation,
  exportHistoryOperation,
  reportQueueOperation,
  listQuarantinedTestsOperation,
  checkTestResultsOperation,
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
