import { messageOf } from "../errors.js";
import { formatDuration } from "../inputs/duration.js";
import type { Values } from "../inputs/input.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { waitInputs } from "../inputs/wait.js";
import type { Context, Outcome, ResultSpec } from "../operation.js";
import { waitSummary } from "../summary/wait.js";
import { cancelAbandoned } from "./cancelling.js";
import { findMergeCommit } from "./merge-commit.js";
import { explainBlockers } from "./readiness.js";
import { inWords } from "./record.js";
import { type AttemptMark, stateInWords } from "./states.js";
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

type WaitOutput = keyof typeof waitOutputs;

/** Waits, and says in words, outputs and summary how it ended. */
export async function waitOutcome(
  values: Values<typeof waitInputs>,
  stale: AttemptMark | undefined,
  place: PullRequestPlace,
  context: Context,
): Promise<Outcome<WaitResult, WaitOutput>> {
  context.log.info(
    `Waiting for #${place.number} to merge into ${inWords(place)}, ${formatDuration(values.timeout)} at most.`,
  );
  const end = await waitForMerge(
    place,
    {
      guardedHead: place.guardedHead,
      since: values.since,
      stale,
      graceMs: values.gracePeriod,
      notReadyMs: values.notReadyTimeout,
      timeoutMs: values.timeout,
      pollInterval: values.pollInterval,
    },
    context,
  );
  const cancelled =
    end.result === "aborted" && values.cancelOnAbort ? await tryToCancel(end, place, context) : undefined;
  const mergeCommit = end.result === "merged" ? await findMergeCommit(place, context) : undefined;
  const message = inOneSentence(end, place, values);
  const details = nextSteps(end, place, cancelled);
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
    },
    summary: waitSummary({ end, place, message, details, mergeCommit }),
    record: { record: end.record, position: end.position, timeline: end.spans },
  };
}

async function tryToCancel(end: WaitEnd, place: PullRequestPlace, { client }: Context): Promise<string> {
  try {
    const cancellation = await cancelAbandoned(client, place, end.record);
    switch (cancellation) {
      case "cancelled":
        return "It was taken out of the queue, as cancel-on-abort says.";
      case "not-queued":
        return "It was not in the queue any more, so nothing was cancelled.";
      case "already-merged":
        return "It was merged in the meantime, so nothing was cancelled.";
      case "other-attempt":
        return "Another attempt or head is in the queue now, so it was left there.";
    }
  } catch (error) {
    return `It could not be taken out of the queue: ${messageOf(error)}`;
  }
}

function inOneSentence(end: WaitEnd, place: PullRequestPlace, values: Values<typeof waitInputs>): string {
  const subject = `#${place.number}`;
  const waited = formatDuration(end.waitedMs);
  switch (end.result) {
    case "merged":
      return `${subject} was merged into ${place.targetBranch} after ${waited}.`;
    case "failed":
      return `${subject} failed in the merge queue after ${waited} and was not merged.`;
    case "cancelled":
      return `${subject} was taken out of the merge queue after ${waited} and was not merged.`;
    case "head-changed":
      return `${subject} has another head than the commit that was meant: the queue shows ${end.record?.prSha ?? "none"}, this run is for ${place.guardedHead ?? "none"}.`;
    case "not-ready":
      return `${subject} was not ready for the merge queue for ${formatDuration(values.notReadyTimeout)}.`;
    case "left-queue":
      return `${subject} left the merge queue without a final state (last seen ${stateInWords(end.record?.state)}).`;
    case "not-submitted":
      return `${subject} is not in the merge queue for ${inWords(place)}.`;
    case "timed-out":
      return `${subject} was not merged within ${formatDuration(values.timeout)}; it is ${situation(end)}.`;
    case "aborted":
      return `The wait for ${subject} was stopped after ${waited}; it was ${situation(end)}.`;
  }
}

function situation(end: WaitEnd): string {
  return end.record === undefined ? "not submitted" : stateInWords(end.record.state);
}

function nextSteps(end: WaitEnd, place: PullRequestPlace, cancelled: string | undefined): string[] {
  switch (end.result) {
    case "merged":
      return [];
    case "failed":
      return [
        "See the checks of the queue's test branch for this pull request, mend it, and submit it again.",
      ];
    case "cancelled":
      return [
        "A push, a closed pull request, a changed base or a person does this. Submit it again when it is ready.",
      ];
    case "head-changed":
      return ["Somebody pushed since this run began. The run of the new head takes over."];
    case "not-ready":
      return end.record === undefined ? [] : explainBlockers(end.record, place.targetBranch);
    case "left-queue":
      return ["Submit it again, or look at the queue for what took it out."];
    case "not-submitted":
      return ["Submit it first, or raise grace-period if something else submits it later."];
    case "timed-out":
      return ["It stays in the queue. Run the job again to go on waiting, or raise timeout."];
    case "aborted":
      return [
        cancelled ??
          "It stays in the queue. Set cancel-on-abort: true to take it out when a job is cancelled.",
      ];
  }
}
