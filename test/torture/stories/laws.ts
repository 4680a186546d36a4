import { GUARDED } from "./story.js";
import type { Truth } from "./truth.js";
import { atSecond, short, type Version } from "./world.js";

/** Rule for every story. `broken` returns the problem, or false. */
export interface StoryLaw {
  readonly name: string;
  readonly broken: (truth: Truth) => string | false;
}

const SECOND = 1000;

/** Condition of each result. */
const grounds: Readonly<Record<string, (truth: Truth) => boolean>> = {
  merged: ({ merged }) => merged !== undefined,
  "already-merged": ({ merged }) => merged !== undefined,
  failed: (truth) => hasShownEnd(truth, "failed"),
  cancelled: (truth) => hasShownEnd(truth, "cancelled"),
  "left-queue": (truth) => hasShownEnd(truth, "left") && lasted(truth, truth.story.gracePeriod),
  "head-changed": ({ decisive, isOther, saysNothing }) =>
    decisive.some((version) => isOther(version) && !saysNothing(version) && version.state !== "merged"),
  "not-ready": (truth) =>
    lasted(truth, truth.story.notReadyTimeout) &&
    truth.decisive.some(({ state, isLive }) => isLive && state === "not_ready"),
  "not-submitted": (truth) => lasted(truth, truth.story.gracePeriod) && truth.decisive.some(truth.saysNothing),
  "timed-out": (truth) => lasted(truth, truth.story.timeout - 2),
  aborted: ({ isStopped }) => isStopped,
  submitted: ({ submission, isWait }) => !isWait && submission !== undefined && submission.answer !== 409,
  // An update that would change nothing sends no request.
  updated: ({ submission, story, shownWithin, startedAtMs, finishedAtMs }) =>
    story.update && (submission !== undefined || shownWithin(startedAtMs, finishedAtMs).some(({ isLive }) => isLive)),
  "already-queued": ({ submission, shownWithin, startedAtMs, finishedAtMs }) =>
    submission?.answer === 409 || shownWithin(startedAtMs, finishedAtMs).some(({ isLive }) => isLive),
  "not-resubmitted": ({ story, shownWithin, startedAtMs, slackMs }) =>
    !story.resubmit && shownWithin(startedAtMs, startedAtMs + slackMs).some(({ isLive }) => !isLive),
};

function hasShownEnd({ decisive, saysNothing }: Truth, end: string): boolean {
  return decisive.some((version) => {
    return !saysNothing(version) && !version.isLive && version.attempt?.end?.state === end;
  });
}

function lasted({ startedAtMs, finishedAtMs }: Truth, seconds: number): boolean {
  return finishedAtMs - startedAtMs >= seconds * SECOND;
}

const WAITS_ON: ReadonlySet<string> = new Set(["timed-out", "not-submitted", "not-ready"]);
const SHOWS_A_MERGE: ReadonlySet<string> = new Set(["merged", "already-merged", "submitted", "updated", "aborted"]);

export const RESULT_LAWS: readonly StoryLaw[] = [
  {
    name: "a result has its grounds",
    broken: (truth) => {
      const { result } = truth.report;
      return result !== undefined && grounds[result]?.(truth) !== true && `Nothing gives grounds for ${result}.`;
    },
  },
  {
    name: "a merge is seen",
    broken: ({ report: { result }, merged, lastReadMs, slackMs, lagMs }) =>
      result !== undefined &&
      !SHOWS_A_MERGE.has(result) &&
      merged !== undefined &&
      merged.fromMs < lastReadMs - slackMs - lagMs &&
      `It is merged, and every read shows it, but the result is ${result}.`,
  },
  {
    name: "an end and another head are seen",
    broken: ({ report: { result = "" }, decisive, saysNothing, isOther }) => {
      const ends = (version: Version): boolean =>
        !saysNothing(version) && (isOther(version) || ["failed", "cancelled"].includes(version.state));
      return (
        WAITS_ON.has(result) && decisive.every(ends) && `Every read shows an end or another head, but it is ${result}.`
      );
    },
  },
  {
    name: "a step submits once, and only what is not in the queue",
    broken: (truth) => {
      const { story, world, shownWithin, startedAtMs } = truth;
      const count = world.submissions.length;
      const first = shownWithin(startedAtMs, startedAtMs + 2 * story.latency * SECOND);
      const isIn = first.every(({ isLive, state }) => (isLive && !story.update) || state === "merged");
      const isOver = first.every(({ attempt, isLive }) => attempt !== undefined && !isLive && !story.resubmit);
      const most = story.operation === "wait-for-merge" || isIn || isOver ? 0 : 1;
      return count > most && `It sent ${count} submissions, not ${most} at most.`;
    },
  },
  {
    name: "a step finishes in its time",
    broken: ({ story, isWait, finishedAtMs, startedAtMs, slackMs, isStopped }) => {
      const lookMs = (isWait ? 15 + story.timeout : story.guarded ? 60 : 15) * SECOND;
      const boundMs = isStopped ? ((story.stopAt ?? 0) + 6) * SECOND : lookMs;
      const tookMs = finishedAtMs - startedAtMs;
      return tookMs > boundMs + 2 * slackMs && `It took ${tookMs / SECOND} s.`;
    },
  },
  {
    name: "submitted-at is a time of the attempt that was submitted",
    broken: ({ report: { outputs }, world, saysNothing }) => {
      const at = outputs["submitted-at"];
      if (typeof at !== "string") return false;
      const isIt = (version: Version): boolean => !saysNothing(version) && atSecond(version.changedMs) === at;
      return !world.versions.some(isIt) && `submitted-at is ${at}.`;
    },
  },
  {
    name: "an error has its cause",
    broken: (truth) => {
      const { report, story, submission, isStopped, world, merged } = truth;
      if (report.error === undefined || isStopped || story.outage !== undefined) return false;
      // The service answers 400 to a submission of a merged pull request. A lagging read does not show the merge.
      if (submission?.answer === 400 && merged !== undefined) return false;
      if (world.cancels.some(({ answer }) => answer >= 400)) return false;
      if (submission?.answer === 503) return isUnseenAfter(truth, 5) ? false : "The record shows what became of it.";
      return `Nothing went wrong, but: ${report.error}`;
    },
  },
  {
    name: "an error says what may be left in the queue",
    broken: ({ report, submission, world, isOwn, isStopped }) => {
      if (report.error === undefined || isStopped) return false;
      const { attempt, isLive } = world.current();
      const isLeft = isLive && (isOwn(attempt) || (submission?.answer === 503 && attempt?.isBegunByStep === true));
      return isLeft && !SAYS_IN_THE_QUEUE.test(report.text) && `It says nothing of the queue: ${report.text}`;
    },
  },
  {
    name: "a bad end says what is still queued",
    broken: ({ report: { result = "", text }, world, decisive, isOwn, saysNothing }) => {
      const { attempt, isLive } = world.current();
      const shown = decisive.filter((version) => !saysNothing(version));
      const isSure = isOwn(attempt) || shown.length === decisive.length;
      const isLeft = isLive && isSure && shown.every((version) => version.isLive);
      const isBad = WAITS_ON.has(result) || result === "head-changed";
      return isBad && isLeft && !SAYS_IN_THE_QUEUE.test(text) && `It says nothing of the queue: ${text}`;
    },
  },
];

const SAYS_IN_THE_QUEUE =
  /(?:still|may be|is|was) (?:in|submitted to) the queue|left it in the queue|could not cancel|The queue has/i;

/** True when the reads in the first seconds after the submission may not show it. */
export function isUnseenAfter({ submission, shownWithin, saysNothing, slackMs }: Truth, seconds: number): boolean {
  if (submission === undefined) return true;
  const byMs = submission.ms + seconds * SECOND;
  return shownWithin(byMs - slackMs, byMs).some(saysNothing);
}

export function namesBoth(text: string, sha: string): boolean {
  return text.includes(short(GUARDED)) && text.includes(short(sha));
}
