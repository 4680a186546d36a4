import type { SubmittedPullRequest } from "../api/schemas.js";
import { formatDuration } from "../duration.js";
import type { Values } from "../inputs/input.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { WaitResult, waitInputs } from "../inputs/wait.js";
import type { Context, Outcome } from "../operation.js";
import { inWords } from "../queue/read-queue.js";
import { waitSummary } from "../summary/wait.js";
import { checksOf, failingChecks } from "../test-run/checks.js";
import { cancelAbandoned } from "./cancel-on-abort.js";
import { findFailedTestRun } from "./failed-test-run.js";
import { findMergeCommit } from "./merge-commit.js";
import type { AttemptMark } from "./states.js";
import { createTestRunWatch, type TestRunWatch } from "./test-run-watch.js";
import type { Span } from "./timeline.js";
import type { WaitOutput } from "./wait-results.js";
import type { WaitRules } from "./wait-rules.js";
import { type Aftermath, nextSteps, waitInWords } from "./wait-words.js";
import { type WaitEnd, waitForMerge } from "./waiting.js";

type WaitValues = Values<typeof waitInputs>;

/** The rules that the inputs and the place make. */
export function waitRules(values: WaitValues, { guardedHead }: PullRequestPlace): Omit<WaitRules, "stale"> {
  const { since, gracePeriod: graceMs, notReadyTimeout: notReadyMs } = values;
  return { guardedHead, since, graceMs, notReadyMs };
}

/** What a submission before the wait has shown of the attempt. */
export interface KnownAttempt {
  readonly record: SubmittedPullRequest | undefined;
  /** The record of the attempt before, as long as ours has not shown. */
  readonly stale: AttemptMark | undefined;
  /** This step has submitted it, and the service accepted that. */
  readonly submitted: boolean;
}

/** Waits, and says in words, outputs and summary how it ended. */
export async function waitOutcome(
  values: WaitValues,
  attempt: KnownAttempt,
  place: PullRequestPlace,
  context: Context,
): Promise<Outcome<WaitResult, WaitOutput>> {
  context.log.info(
    `Waiting for #${place.number} to merge into ${inWords(place)}, ${formatDuration(values.timeout)} at most.`,
  );
  const options = {
    ...waitRules(values, place),
    stale: attempt.stale,
    shown: attempt.record,
    timeoutMs: values.timeout,
    pollInterval: values.pollInterval,
  };
  const testRuns = createTestRunWatch(place, context.host);
  try {
    const end = await waitForMerge(place, options, { ...context, testRuns });
    const aftermath = await lookAfter(end, values, attempt, place, context, testRuns);
    return report(end, aftermath, values, place);
  } finally {
    testRuns.stop();
  }
}

/** What is done once the wait has ended: nothing of it changes the result. */
async function lookAfter(
  end: WaitEnd,
  { cancelOnAbort, since }: WaitValues,
  { stale, submitted }: KnownAttempt,
  place: PullRequestPlace,
  context: Context,
  testRuns: TestRunWatch,
): Promise<Aftermath> {
  switch (end.result) {
    case "merged":
      return { mergeCommit: await findMergeCommit(place, context) };
    case "failed":
      return { testRun: await findFailedTestRun(await testRuns.seen(), end.record, place, context) };
    case "aborted":
      return { submitted, ...(cancelOnAbort ? { cancelled: await takeOut() } : {}) };
    case "cancelled":
    case "head-changed":
    case "not-ready":
    case "left-queue":
    case "not-submitted":
    case "timed-out":
      return {};
  }

  function takeOut(): Promise<string> {
    const attempt = { submitted: submitted ? "accepted" : "no", seen: end.record, stale, since } as const;
    return cancelAbandoned(attempt, place, context);
  }
}

function report(
  end: WaitEnd,
  aftermath: Aftermath,
  values: WaitValues,
  place: PullRequestPlace,
): Outcome<WaitResult, WaitOutput> {
  const message = waitInWords(end, place, values, aftermath);
  const details = nextSteps(end, place, aftermath);
  const { mergeCommit, testRun } = aftermath;
  return {
    result: end.result,
    message,
    details,
    allowed: values.allowedResults,
    outputs: {
      state: end.record?.state,
      "waited-seconds": Math.round(end.waitedMs / 1000),
      polls: end.polls,
      "pr-sha": end.record?.prSha,
      "merge-commit-sha": mergeCommit,
      "test-run-id": testRun?.id,
      "failing-checks": testRun?.run === undefined ? undefined : failingChecks(checksOf(testRun.run)),
    },
    summary: waitSummary({ end, place, message, details, mergeCommit, testRun: testRun?.run }),
    record: {
      record: end.record,
      position: end.position,
      timeline: end.spans.map(inWholeMs),
      testRun: testRun?.run,
    },
  };
}

function inWholeMs({ label, fromMs, toMs }: Span): Span {
  return { label, fromMs: Math.round(fromMs), toMs: Math.round(toMs) };
}
