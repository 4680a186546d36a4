import { type OperationContext, type OperationResult, selectDeclaredOutputs } from "../operation.js";
import type { TestRun } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { findFailingChecks, findMissingChecks, listChecks } from "../test-run/checks.js";
import { testRunOutputs } from "../test-run/fields.js";
import { formatTestRunPage } from "../test-run/page.js";
import { describeTestRun, listTestRunAdvice, readTestRun } from "../test-run/read.js";
import { type Diagnosis, decideCause, formatDiagnosis } from "./cause.js";
import { canTestsHaveFailed, diagnosePullRequest } from "./diagnose.js";
import { listPullRequestTestRuns } from "./trials.js";

const STATUSES = ["in_progress", "succeeded", "failed", "cancelled"] as const;
const READ_MS = 5000;

export async function reportTestRun(
  id: string,
  target: QueueTarget,
  context: OperationContext,
): Promise<OperationResult<(typeof STATUSES)[number] | "unknown", keyof typeof testRunOutputs>> {
  const run = await readTestRun(context.service, target, id);
  const checks = listChecks(run);
  const ofAttempt = await diagnoseAttempt(id, run, target, context);
  const ofRun = ofAttempt === undefined ? diagnoseTestRun(id, run) : undefined;
  const message = describeTestRun(run, id);
  const details = [
    ...(ofAttempt === undefined ? [] : formatDiagnosis(ofAttempt)),
    // For any other cause, the advice on the test run already explains the failure.
    ...(ofRun?.cause === "flaky" ? [ofRun.sentence, ...ofRun.evidence] : []),
    ...listTestRunAdvice(run, ofAttempt !== undefined),
  ];
  return {
    result: STATUSES.find((known) => known === run.status) ?? "unknown",
    message,
    details,
    outputs: {
      ...selectDeclaredOutputs(run, testRunOutputs),
      "is-bisection": run.isBisection ?? /-bisection/i.test(run.testBranch),
      "test-run-id": id,
      "failing-checks": findFailingChecks(checks),
      "missing-checks": findMissingChecks(run, checks),
      cause: (ofAttempt ?? ofRun)?.cause,
    },
    summary: formatTestRunPage(message, details, run),
    record: { testRun: run },
  };
}

/**
 * Diagnoses an attempt. Returns undefined for a test run of several pull requests, or a run that did not decide the
 * attempt.
 */
async function diagnoseAttempt(
  id: string,
  run: TestRun,
  target: QueueTarget,
  context: OperationContext,
): Promise<Diagnosis | undefined> {
  const [tested, ...others] = run.testedPullRequests ?? [];
  if (run.status !== "failed" || tested === undefined || others.length > 0) return undefined;
  const pullRequest = { ...target, number: tested.prNumber, headSha: undefined, guardedHead: undefined };
  const reading = context.service.readRecord(pullRequest, { withinMs: READ_MS });
  const record = await reading.catch(() => undefined);
  if (record === undefined || !canTestsHaveFailed(record)) return undefined;
  const options = { testRun: { id, run }, note: context.log.debug };
  const { diagnosis, testRun } = await diagnosePullRequest(record, pullRequest, context, options);
  return testRun?.id === id ? diagnosis : undefined;
}

export function diagnoseTestRun(id: string, run: TestRun): Diagnosis | undefined {
  if (run.status !== "failed") return undefined;
  const number = run.testedPullRequests?.[0]?.prNumber ?? 0;
  const trials = listPullRequestTestRuns({ number, hasFailed: false, runs: [{ id, run }], results: [] });
  return decideCause({ situation: "run", trials, targetBranch: "" });
}
