import type { SubmittedPullRequest } from "../api/schemas.js";
import { formatDuration } from "../duration.js";
import { AbortedError, messageOf } from "../errors.js";
import type { Values } from "../inputs/input.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { waitInputs } from "../inputs/wait.js";
import type { Context, Outcome, ResultSpec } from "../operation.js";
import { inWords } from "../queue/read-queue.js";
import { waitSummary } from "../summary/wait.js";
import { cancelAbandoned, isWaitedFor } from "./cancelling.js";
import { findMergeCommit } from "./merge-commit.js";
import type { AttemptMark } from "./states.js";
import type { WaitRules } from "./wait-rules.js";
import { nextSteps, waitInWords } from "./wait-words.js";
import { type WaitEnd, type WaitResult, waitForMerge } from "./waiting.js";

/** Results of a wait (the order is that of the documentation). */
export const waitResults = {
  merged: { description: "The pull request is merged." },
  failed: { description: "The queue rejected it.", fails: "result" },
  cancelled: { description: "It was taken out of the queue.", fails: "result" },
  "head-changed": { description: "Its head is another commit than the one that was meant.", fails: "result" },
  "not-ready": { description: "It did not become ready within `not-ready-timeout`.", fails: "result" },
  "left-queue": { description: "It left the queue without a final state.", fails: "result" },
  "not-submitted": { description: "It was not in the queue for the whole `grace-period`.", fails: "result" },
  "timed-out": { description: "`timeout` passed.", fails: "timeout" },
  aborted: { description: "The job was cancelled.", fails: "aborted" },
} as const satisfies Record<WaitResult, ResultSpec>;

export const waitOutputs = {
  state: "Last state that was seen.",
  "waited-seconds": "How long the wait took, in whole seconds.",
  polls: "How often the record was read.",
  "pr-sha": "Head commit that the queue knows.",
  "merge-commit-sha": "The commit on the target branch, when merged and readable on GitHub; else empty.",
} as const;

export const waitPermissions = {
  contents: "read: merge-commit-sha",
  "pull-requests": "read: merge-commit-sha",
} as const;

type WaitOutput = keyof typeof waitOutputs;

/** The rules that the inputs and the place make. */
export function waitRules(
  values: Values<typeof waitInputs>,
  { guardedHead }: PullRequestPlace,
): Omit<WaitRules, "stale"> {
  const { since, gracePeriod: graceMs, notReadyTimeout: notReadyMs } = values;
  return { guardedHead, since, graceMs, notReadyMs };
}

/** What a submission before the wait has shown of the attempt. */
export interface KnownAttempt {
  readonly record: SubmittedPullRequest | undefined;
  /** The record of the attempt before, as long as ours has not shown. */
  readonly stale: AttemptMark | undefined;
}

/** Waits, and says in words, outputs and summary how it ended. */
export async function waitOutcome(
  values: Values<typeof waitInputs>,
  attempt: KnownAttempt,
  place: PullRequestPlace,
  context: Context,
): Promise<Outcome<WaitResult, WaitOutput>> {
  context.log.info(
    `Waiting for #${place.number} to merge into ${inWords(place)}, ${formatDuration(values.timeout)} at most.`,
  );
  const end = await waitForMerge(
    place,
    {
      ...waitRules(values, place),
      stale: attempt.stale,
      shown: attempt.record,
      timeoutMs: values.timeout,
      pollInterval: values.pollInterval,
    },
    context,
  );
  if (end.result === "aborted") {
    const cancelled = values.cancelOnAbort ? await tryToCancel(end, place, context) : undefined;
    return report(end, cancelled, undefined);
  }
  const mergeCommit = end.result === "merged" ? await findMergeCommit(place, context) : undefined;
  return report(end, undefined, mergeCommit);

  function report(
    ended: WaitEnd,
    cancelled: string | undefined,
    mergeCommitSha: string | undefined,
  ): Outcome<WaitResult, WaitOutput> {
    const message = waitInWords(ended, place, values);
    const details = nextSteps(ended, place, cancelled);
    return {
      result: ended.result,
      message,
      details,
      allowed: values.allowedResults,
      outputs: {
        state: ended.record?.state,
        "waited-seconds": Math.round(ended.waitedMs / 1000),
        polls: ended.polls,
        "pr-sha": ended.record?.prSha,
        "merge-commit-sha": mergeCommitSha,
      },
      summary: waitSummary({ end: ended, place, message, details, mergeCommit: mergeCommitSha }),
      record: { record: ended.record, position: ended.position, timeline: ended.spans },
    };
  }
}

function tryToCancel(end: WaitEnd, place: PullRequestPlace, context: Context): Promise<string> {
  return cancelInWords(place, context, (record) => isWaitedFor(record, end.record, place));
}

/** Takes what is ours out of the queue after a signal, and says how that went. */
export async function cancelInWords(
  place: PullRequestPlace,
  { client }: Context,
  isOurs: (record: SubmittedPullRequest) => boolean,
): Promise<string> {
  try {
    const cancellation = await cancelAbandoned(client, place, isOurs);
    switch (cancellation) {
      case "cancelled":
        return "It was taken out of the queue, as cancel-on-abort says.";
      case "not-queued":
        return "It was not in the queue any more, so nothing was cancelled.";
      case "already-merged":
        return "It was merged in the meantime, so nothing was cancelled.";
      case "other-attempt":
        return "What is in the queue now is not the attempt and head that was waited for, so it was left there.";
    }
  } catch (error) {
    if (error instanceof AbortedError)
      return "It may still be in the queue: the service did not answer within five seconds.";
    return `It could not be taken out of the queue: ${messageOf(error)}`;
  }
}
