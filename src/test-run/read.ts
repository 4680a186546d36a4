import { addAdviceToNotFoundError, formatQueueName } from "../queue/read.js";
import type { CallOptions, QueueService, TestRun } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatList, formatServiceEnumValue, shortenName } from "../text/format.js";
import { createMessageText, toInputReference } from "../text/problem.js";
import { findFailingChecks, findMissingChecks, listChecks, type TestRunCheck } from "./checks.js";

/** Reads a test run. @throws OperationError `not-found`, and other errors of the service */
export async function readTestRun(
  service: Pick<QueueService, "readTestRun">,
  target: QueueTarget,
  testRunId: string,
  options: CallOptions = {},
): Promise<TestRun> {
  try {
    return await service.readTestRun(target, testRunId, options);
  } catch (error) {
    const what = `test run ${shortenName(testRunId)} of the merge queue for ${formatQueueName(target)}`;
    throw addAdviceToNotFoundError(
      error,
      what,
      createMessageText`${toInputReference("test-run-id")}, ${toInputReference("target-branch")} and ${toInputReference("repository")}`,
    );
  }
}

export function describeTestRun(run: TestRun, id: string): string {
  const tested = testedPullRequests(run);
  const subject = `test run ${shortenName(id)}${tested === "" ? "" : ` of ${tested}`}`;
  const why = explainTestRunFailure(run);
  switch (run.status ?? "") {
    case "":
      return `The service does not report the status of the ${subject}.`;
    case "succeeded":
      return `The ${subject} succeeded.`;
    case "cancelled":
      return `The ${subject} was canceled.`;
    case "in_progress":
      return `The ${subject} is in progress${why === undefined ? "" : `; ${why} so far`}.`;
    case "failed":
      return `The ${subject} failed${why === undefined ? "" : `: ${why}`}.`;
    default:
      return `The ${subject} has a status that this version does not know: ${formatServiceEnumValue(run.status ?? "")}.`;
  }
}

/** Returns the reason of a failed run, as the end of a sentence; undefined if the checks show no reason. */
export function explainTestRunFailure(run: TestRun): string | undefined {
  const checks = listChecks(run);
  const failing = findFailingChecks(checks);
  // If a required check failed, the reason of the failure is known. The list of missing checks is then empty, because
  // the reply may omit the results of other checks.
  const missing = run.status === "failed" && !hasFailedRequired(checks) ? findMissingChecks(run, checks) : [];
  const reasons = [
    ...(missing.length === 0 ? [] : [`the service has no report of ${named(missing)}`]),
    ...(failing.length === 0 ? [] : [`${named(failing)} failed`]),
  ];
  if (reasons.length > 0) return reasons.join(", and ");
  const running = checks.filter(({ result, required }) => result === "running" && required);
  if (run.status !== "failed" || running.length === 0) return undefined;
  return `${named(running.map(({ name }) => name))} had not finished`;
}

function hasFailedRequired(checks: readonly TestRunCheck[]): boolean {
  return checks.some(({ result, required }) => result === "failed" && required);
}

/**
 * Returns advice on a test run. With `isDiagnosed`, omits the hint on batches, because the diagnosis names the cause.
 */
export function listTestRunAdvice(run: TestRun, isDiagnosed = false): readonly string[] {
  const checks = listChecks(run);
  const isBatch = (run.testedPullRequests ?? []).length > 1;
  const isBad = run.status === "failed" || findFailingChecks(checks).length > 0;
  const shared = `The run tests ${testedPullRequests(run)} together, as a batch, and any of them may be the cause.`;
  return [...(isBatch && isBad && !isDiagnosed ? [shared] : []), ...adviceOnStatus(run, checks)];
}

function adviceOnStatus(run: TestRun, checks: readonly TestRunCheck[]): readonly string[] {
  if (run.status === "cancelled")
    return ["The queue cancels a test run if its base commit changes, or if the tested pull request leaves the queue."];
  if (run.status !== "failed") return [];
  if (!hasFailedRequired(checks) && findMissingChecks(run, checks).length > 0)
    return [
      "If a required check never reports, the test run fails when the queue's testing timeout expires. Configure a workflow that reports this check on the branches trunk-merge/**, or do not require the check.",
    ];
  if (explainTestRunFailure(run) !== undefined) return [];
  return [
    "No check failed, and no required check is missing. So the test run took too long, or the queue could not start the test run.",
  ];
}

/** Formats the numbers of the pull requests as `#7, #8, #9 and 2 more`; empty if the reply contains none. */
function testedPullRequests(run: TestRun): string {
  return named((run.testedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`));
}

const NAMED = 3;

function named(checks: readonly string[]): string {
  return formatList(checks.map(shortenName), NAMED);
}
