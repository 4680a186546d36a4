import { GitHostError, type HostPullRequest } from "../../ci/host.js";
import { diagnosePullRequest } from "../../diagnosis/diagnose.js";
import { AbortedError } from "../../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../../operation.js";
import { retryUntilDeadline } from "../../polling.js";
import { formatQueueName } from "../../queue/read.js";
import { isAttemptFinished, isMerged, type OptionalPullRequestRecord } from "../../service/record-state.js";
import type { PullRequestTarget } from "../../target/target.js";
import { findFailingChecks, listChecks } from "../../test-run/checks.js";
import { formatDuration, isSameCommit, shortenName } from "../../text/format.js";
import { type AbandonedAttempt, cancelAbandonedAttempt } from "../cancel-on-abort.js";
import { createExpectedMergeOutputs } from "../estimate.js";
import {
  cancelSubmissionOnHeadMismatch,
  compareHeadCommits,
  describeMergedHeadMismatch,
  isSameAttemptAfterPush,
  logUnverifiedHeadReason,
} from "../head-guard.js";
import { readRecordOrQueue } from "../record.js";
import type { WaitInputValues, WaitOutput, WaitResult } from "./inputs.js";
import { type FinishedWait, pollUntilAttemptFinishes } from "./loop.js";
import { describeWaitResult, type FinishedWaitDetails, formatWaitPage, listNextSteps } from "./messages.js";
import { describeWaitState, evaluatePoll, INITIAL_WAIT_STATE } from "./rules.js";
import { createTestRunWatch, type TestRunWatch } from "./test-runs.js";

export interface AwaitedAttempt extends Pick<AbandonedAttempt, "submitted" | "stale"> {
  readonly record: OptionalPullRequestRecord;
}

export async function waitForMerge(
  values: WaitInputValues,
  target: PullRequestTarget,
  context: OperationContext,
): Promise<OperationResult<WaitResult, WaitOutput>> {
  if (!context.dryRun) {
    logUnverifiedHeadReason(target, context);
    return waitForAttemptOutcome(values, { record: undefined, submitted: "no" }, target, context);
  }
  const { record } = await readRecordOrQueue(context.service, target);
  const rules = { ...values, stale: undefined, guardedHead: target.guardedHead };
  const first = evaluatePoll(rules, INITIAL_WAIT_STATE, record, context.clock.now());
  const now = `#${target.number}: ${describeWaitState(first.state)} in the queue for ${formatQueueName(target)}.`;
  return createDryRunResult(
    first.kind === "end"
      ? `${now} The wait would finish at once with the result ${first.result}.`
      : `${now} The wait would take ${formatDuration(values.timeout)} at most.`,
  );
}

export async function waitForAttemptOutcome(
  values: WaitInputValues,
  attempt: AwaitedAttempt,
  target: PullRequestTarget,
  context: OperationContext,
): Promise<OperationResult<WaitResult, WaitOutput>> {
  context.log.info(
    `Waiting for #${target.number} to merge into ${formatQueueName(target)}, ${formatDuration(values.timeout)} at most.`,
  );
  const { record: shown, stale, submitted } = attempt;
  const hasAnswered = shown !== undefined || submitted !== "no";
  const options = { ...values, stale, shown, hasAnswered, guardedHead: target.guardedHead };
  const testRuns = createTestRunWatch(target, context.service.namesTestRuns ? undefined : context.host);
  try {
    const polled = await pollUntilAttemptFinishes(target, options, { ...context, testRuns });
    const { end, isCanceled } = await enforceHead(polled, attempt, target, context);
    const isKnown = isCanceled && end.result === "head-changed";
    const found = isKnown ? {} : await followUp(end, values, attempt, target, context, testRuns);
    const otherHead = describeMergedHeadMismatch(end.record, target) ?? describeOtherMergeOnHost(found, target);
    if (otherHead !== undefined) context.log.warning(otherHead);
    return report(
      end,
      { ...found, submitted: submitted === "accepted", isCanceled, otherHead },
      values,
      target,
      context,
    );
  } finally {
    testRuns.stop();
  }
}

/** Cancels the submission of this step if the queue has another head. Returns `merged` if the merge was faster. */
async function enforceHead(
  end: FinishedWait,
  attempt: AwaitedAttempt,
  target: PullRequestTarget,
  context: OperationContext,
): Promise<{ readonly end: FinishedWait; readonly isCanceled: boolean }> {
  const { result, record, first, hasLeft } = end;
  const isLeft = { end, isCanceled: false };
  if (result !== "head-changed" || record === undefined || isAttemptFinished(record)) return isLeft;
  if (attempt.submitted !== "accepted" || hasLeft) return isLeft;
  try {
    if (first !== undefined && !(await isSameAttemptAfterPush(record, first, target, context.service))) return isLeft;
    const after = await cancelSubmissionOnHeadMismatch(record, target, context);
    return { end: { ...end, record: after, result: isMerged(after) ? "merged" : result }, isCanceled: true };
  } catch (error) {
    // The abort interrupted the request that cancels the pull request. With `cancel-on-abort`, the step sends it again.
    if (context.signal.aborted) return { end: { ...end, result: "aborted" }, isCanceled: false };
    throw error;
  }
}

/**
 * Results after which the wait searches for the cause of the failure. At `timed-out`, tests may already have failed
 * although the queue has not decided yet.
 */
const DIAGNOSED: readonly WaitResult[] = ["failed", "cancelled", "left-queue", "head-changed", "timed-out"];

async function followUp(
  { result, record, unreadable }: FinishedWait,
  { cancelOnAbort, since }: WaitInputValues,
  { stale, submitted }: AwaitedAttempt,
  target: PullRequestTarget,
  context: OperationContext,
  testRuns: TestRunWatch,
): Promise<FinishedWaitDetails> {
  if (result === "merged") return findMergeCommit(target, context);
  if (DIAGNOSED.includes(result) && record !== undefined && unreadable === undefined) {
    const found = await diagnosePullRequest(record, target, context, {
      seen: result === "failed" ? await testRuns.seen() : undefined,
      note: context.log.info,
    });
    return result === "failed" ? found : { diagnosis: found.diagnosis };
  }
  if (result !== "aborted" || !cancelOnAbort) return {};
  const attempt = { submitted, seen: record, stale, since };
  return { conclusion: await cancelAbandonedAttempt(attempt, target, context) };
}

function report(
  end: FinishedWait,
  found: FinishedWaitDetails,
  values: WaitInputValues,
  target: PullRequestTarget,
  { nameInput }: OperationContext,
) {
  const message = describeWaitResult(end, target, values, found);
  const details = [
    ...(found.otherHead === undefined ? [] : [found.otherHead]),
    ...listNextSteps(end, target, found, nameInput),
  ];
  const { result, record, position, spans } = end;
  const testRun = found.testRun?.run;
  const verified = compareHeadCommits(record, target.guardedHead);
  return {
    result,
    message,
    details,
    allowed: values.allowedResults,
    outputs: {
      state: record?.state,
      ...createExpectedMergeOutputs(end.expected),
      "waited-seconds": Math.round(end.waitedMs / 1000),
      polls: end.polls,
      "pr-sha": record?.prSha,
      "head-verified": verified,
      deployable:
        result === "merged" &&
        found.mergeCommit !== undefined &&
        verified !== "false" &&
        !isOtherMergedOnHost(found, target.guardedHead),
      "merge-commit-sha": found.mergeCommit,
      "test-run-id": found.testRun?.id,
      "failing-checks": testRun === undefined ? undefined : findFailingChecks(listChecks(testRun)),
      cause: found.diagnosis?.cause,
    },
    summary: formatWaitPage(message, details, end, found, target),
    record: {
      record,
      position,
      timeline: spans.map(({ label, fromMs, toMs }) => {
        return { label, fromMs: Math.round(fromMs), toMs: Math.round(toMs) };
      }),
      testRun,
      diagnosis: found.diagnosis,
    },
  };
}

/** Maximum milliseconds to wait until GitHub shows a merge that the queue has reported. */
const PATIENCE_MS = 30_000;
const PAUSE_MS = 2000;

type HostMerge = Pick<FinishedWaitDetails, "mergeCommit" | "headOnHost">;

/** True when the head that GitHub merged is not the commit of the run, for example after a push at the last moment. */
function isOtherMergedOnHost({ headOnHost }: HostMerge, guardedHead: string | undefined): boolean {
  return headOnHost !== undefined && guardedHead !== undefined && !isSameCommit(headOnHost, guardedHead);
}

function describeOtherMergeOnHost(merge: HostMerge, { number, guardedHead }: PullRequestTarget): string | undefined {
  if (!isOtherMergedOnHost(merge, guardedHead)) return undefined;
  return `GitHub shows the merge of #${number} with the head commit ${shortenName(merge.headOnHost ?? "none")}, but this run is for the commit ${guardedHead ?? "none"}. Review the merged commit before you deploy it.`;
}

/**
 * Finds the merge commit and the merged head on GitHub. If GitHub does not show the merge, logs the reason and returns
 * an empty object.
 */
export async function findMergeCommit(
  { repository, number }: PullRequestTarget,
  { host, log, clock, signal }: Pick<OperationContext, "host" | "log" | "clock" | "signal">,
): Promise<HostMerge> {
  if (host === undefined) return {};
  let seen: HostPullRequest | GitHostError | undefined;
  const lookUp = async (leftMs: number) => {
    const stop = AbortSignal.any([signal, AbortSignal.timeout(Math.ceil(leftMs))]);
    seen = await host
      .pullRequest(repository, number, stop)
      .catch((error: unknown) =>
        error instanceof GitHostError ? error : new GitHostError(`Pull request #${number}`, error),
      );
    const isFinal = seen instanceof GitHostError ? seen.refused : seen.mergeCommitSha !== undefined;
    return isFinal || signal.aborted ? seen : undefined;
  };
  const deadline = clock.now() + PATIENCE_MS;
  await retryUntilDeadline(lookUp, { clock, signal, deadline, first: PAUSE_MS }).catch((error: unknown) => {
    if (!(error instanceof AbortedError)) throw error;
  });
  return signal.aborted ? {} : mergeOf(seen, log);
}

function mergeOf(seen: HostPullRequest | GitHostError | undefined, log: OperationContext["log"]): HostMerge {
  if (seen === undefined) return {};
  if (seen instanceof GitHostError) {
    log.warning(`The output merge-commit-sha is empty: ${seen.message}.`);
    if (seen.refused) for (const line of seen.advice) log.info(line);
    return {};
  }
  const why = seen.merged
    ? "GitHub shows the pull request as merged, but does not show the merge commit"
    : "GitHub does not show the pull request as merged yet";
  if (seen.mergeCommitSha === undefined) log.warning(`The output merge-commit-sha is empty: ${why}.`);
  return { mergeCommit: seen.mergeCommitSha, headOnHost: seen.merged ? seen.headSha : undefined };
}
