import { formatDuration } from "../duration.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { inWords } from "../queue/read-queue.js";
import { queueTroubleInWords } from "../queue/state-in-words.js";
import { testRunAdvice, whyFailed } from "../test-run/test-run-words.js";
import { nameInWords, wordInWords } from "../words.js";
import type { FailedTestRun } from "./failed-test-run.js";
import { explainBlockers } from "./readiness.js";
import type { WaitEnd } from "./waiting.js";

interface Limits {
  readonly timeout: number;
  readonly notReadyTimeout: number;
}

/** What was found out or done after the end of a wait. */
export interface Aftermath {
  readonly mergeCommit?: string | undefined;
  /** The test run that explains a failure. */
  readonly testRun?: FailedTestRun | undefined;
  /** This step has submitted what it waited for. */
  readonly submitted?: boolean;
  /** What came of cancel-on-abort, in words. */
  readonly cancelled?: string;
}

/** How a wait ended, in one sentence. */
export function waitInWords(
  end: WaitEnd,
  place: PullRequestPlace,
  limits: Limits,
  { testRun }: Aftermath,
): string {
  const subject = `#${place.number}`;
  const waited = formatDuration(end.waitedMs);
  switch (end.result) {
    case "merged":
      return `${subject} was merged into ${place.targetBranch} after ${waited}.`;
    case "failed":
      return `${subject} failed in the merge queue after ${waited} and was not merged${reasonOf(testRun)}.`;
    case "cancelled":
      return `${subject} was taken out of the merge queue after ${waited} and was not merged.`;
    case "head-changed":
      return `The head of ${subject} is not the commit that this run is for: the queue has ${nameInWords(end.record?.prSha ?? "none")}, and this run is for ${place.guardedHead ?? "none"}.`;
    case "not-ready":
      return `${subject} was not ready for the merge queue for ${formatDuration(limits.notReadyTimeout)}.`;
    case "left-queue":
      return `${subject} left the merge queue without a final state (its last state there was ${stateOf(end)}).`;
    case "not-submitted":
      return `${subject} is not in the merge queue for ${inWords(place)}.`;
    case "timed-out":
      return end.unreadable === undefined
        ? `${subject} was not merged within ${formatDuration(limits.timeout)}; its last state is: ${end.situation}.`
        : `${subject} was not seen merged within ${formatDuration(limits.timeout)}: the service could not be read for the last ${formatDuration(end.unreadable.forMs)}. Its last state before that: ${end.situation}.`;
    case "aborted":
      return `The wait for ${subject} was stopped after ${waited}; its last state was: ${end.situation}.`;
  }
}

function stateOf({ record }: WaitEnd): string {
  return wordInWords(record?.state ?? "") || "unknown";
}

function reasonOf(testRun: FailedTestRun | undefined): string {
  const why = testRun?.run === undefined ? undefined : whyFailed(testRun.run);
  return why === undefined ? "" : `: ${why}`;
}

/** What to do about it, one sentence a line. */
export function nextSteps(
  end: WaitEnd,
  place: PullRequestPlace,
  { cancelled, submitted = false, testRun }: Aftermath,
): readonly string[] {
  switch (end.result) {
    case "merged":
      return [];
    case "failed":
      return afterFailure(testRun);
    case "cancelled":
      return [
        "The queue takes a pull request out after a push, when it is closed, when its base changes, or when somebody cancels it. Submit it again when it is ready.",
      ];
    case "head-changed":
      return [
        "Start a new run for the new head: running this one again does not help, since it is for the old commit.",
      ];
    case "not-ready":
      return whyNotReady(end, place);
    case "left-queue":
      return ["Look at the queue for what took it out, and submit it again."];
    case "not-submitted":
      return ["Submit it first, or raise grace-period if something else submits it later."];
    case "timed-out":
      return afterTimeout(end);
    case "aborted":
      return [cancelled ?? whereItIsLeft(end, submitted)];
  }
}

const SEE_CHECKS = "See the checks on the queue's test branch for it, fix what failed, and submit it again.";

function afterFailure(testRun: FailedTestRun | undefined): readonly string[] {
  if (testRun?.run === undefined) return [SEE_CHECKS];
  const { id, run } = testRun;
  if (run.status === "succeeded") {
    return [
      `Its test run ${id} succeeded, so it failed after the tests, for example at the merge itself.`,
      "See whether it still merges into its base branch, and submit it again.",
    ];
  }
  const next = whyFailed(run) === undefined ? SEE_CHECKS : "Fix what failed, and submit it again.";
  return [`The test run is ${id}.`, ...testRunAdvice(run), next];
}

function whyNotReady({ record, position }: WaitEnd, { targetBranch }: PullRequestPlace): string[] {
  const blockers = record === undefined ? [] : explainBlockers(record, targetBranch);
  const trouble = position === undefined ? "" : queueTroubleInWords(position.queueState);
  const reasons = [...blockers, ...(trouble === "" ? [] : [trouble])];
  return reasons.length > 0 ? reasons : ["The service does not say what is missing."];
}

function afterTimeout(end: WaitEnd): string[] {
  const { unreadable, position } = end;
  const trouble = position === undefined ? "" : queueTroubleInWords(position.queueState);
  return [
    ...(unreadable === undefined ? [] : [unreadable.error.message, ...unreadable.error.details]),
    ...(trouble === "" ? [] : [trouble]),
    isInQueue(end)
      ? "It is still in the queue. Run this again to go on waiting, or raise timeout."
      : "Raise timeout if it is submitted later than that.",
  ];
}

function whereItIsLeft(end: WaitEnd, submitted: boolean): string {
  if (isInQueue(end)) {
    return "It is still in the queue. Set cancel-on-abort to take it out when a wait is stopped.";
  }
  if (!submitted) return "Nothing was changed in the queue.";
  return end.record === undefined || end.absent
    ? "It was submitted, and the service does not show it: it may be in the queue. Look with status, or take it out with cancel."
    : "It was submitted, and is not in the queue any more.";
}

function isInQueue({ record, absent }: WaitEnd): boolean {
  return record?.isCurrentlySubmittedToQueue === true && !absent;
}
