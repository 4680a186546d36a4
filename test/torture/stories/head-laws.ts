import { isUnseenAfter, namesBoth, type StoryLaw } from "./laws.js";
import { GUARDED } from "./story.js";
import type { Truth } from "./truth.js";
import type { SentCancel, Version } from "./world.js";

const SECOND = 1000;
/** Milliseconds in which a step compares the head: a minute without the last pause and a reply. */
const LOOK_MS = 55 * SECOND;

/** True for a result that means a merge. */
function isMergeResult({ report: { result }, merged }: Truth): boolean {
  return merged !== undefined && (result === "merged" || result === "already-merged");
}

/** True for a submission whose record the step never saw. */
function isUnseen({ report, submission }: Truth): boolean {
  return report.result === "submitted" && submission?.answer === 200 && report.outputs["submitted-at"] === undefined;
}

export const HEAD_LAWS: readonly StoryLaw[] = [
  {
    name: "the step's own submission of another head does not stay in the queue",
    broken: (truth) => {
      const { world, report, isOwn, isOther, otherSince, lastReadMs, slackMs, lagMs, isStopped } = truth;
      const left = world.current();
      if (!left.isLive || !isOwn(left.attempt) || !isOther(left) || isStopped) return false;
      // An older attempt that appears only after the submission counts as the submission, and the next attempt as
      // another run's.
      const isMistakable = (version: Version): boolean =>
        version.attempt !== left.attempt && !truth.saysNothing(version);
      if ([...world.seen].some(isMistakable)) return false;
      // A failed cancel fails the step.
      if (report.error !== undefined && world.cancels.length > 0) return false;
      // Reads can miss a recent push, unless the step itself reports the other head.
      const others = truth.decisive.filter((version) => isOther(version) && !truth.saysNothing(version));
      const isReported = report.result === "head-changed" && others.every((each) => each.isLive && isOwn(each.attempt));
      return (
        (isReported || otherSince(left) < lastReadMs - slackMs - lagMs) &&
        `Its own submission is in the queue at another head, and it is ${report.result ?? "an error"}.`
      );
    },
  },
  {
    name: "a submission without a record is looked for, and said to be unverified",
    broken: (truth) => {
      const { story, report, submission, finishedAtMs, isStopped } = truth;
      if (!isUnseen(truth) || submission === undefined || !story.guarded || isStopped) return false;
      if (finishedAtMs - submission.ms < LOOK_MS)
        return `It looked for ${(finishedAtMs - submission.ms) / SECOND} s only.`;
      if (story.outage === undefined && !isUnseenAfter(truth, LOOK_MS / SECOND))
        return "The record shows the submission.";
      return !report.warnings.some((line) => line.includes("verified")) && "No warning says that it is not verified.";
    },
  },
  {
    name: "head-verified is what the record shows",
    broken: ({ story, report, merged, shownWithin, startedAtMs, finishedAtMs, saysNothing, ...truth }) => {
      const { result, outputs } = report;
      if (result === undefined) return false;
      const verified = String(outputs["head-verified"]);
      if (!story.guarded) return verified !== "unknown" && `head-verified is ${verified} without a commit.`;
      if (merged !== undefined && (result === "merged" || result === "already-merged")) {
        const right = String(merged.sha === GUARDED);
        return verified !== right && `head-verified is ${verified}, not ${right}.`;
      }
      const shown = shownWithin(startedAtMs, finishedAtMs);
      switch (verified) {
        case "true":
          return !shown.some((version) => version.sha === GUARDED) && "Nothing shows the commit that it is for.";
        case "false":
          return !shown.some(truth.isOther) && "Nothing shows another commit.";
        case "unknown":
          // A stop may interrupt the read after an update.
          if (story.outage !== undefined || story.stopAt !== undefined || MAY_BE_UNKNOWN.has(result)) return false;
          return !shown.some(saysNothing) && `head-verified is unknown with ${result}.`;
        default:
          return `head-verified is ${verified}.`;
      }
    },
  },
  {
    name: "only a known merge of the commit that the run is for is deployable",
    broken: ({ story, report: { result, outputs }, merged, isWait }) => {
      if (result === undefined || !isWait) return false;
      const isGood = result === "merged" && story.host && (!story.guarded || merged?.sha === GUARDED);
      // A step that finishes before the wait has no such output.
      const { deployable = result === "merged" ? undefined : false } = outputs;
      return deployable !== isGood && `deployable is ${JSON.stringify(deployable)}, not ${isGood}.`;
    },
  },
  {
    name: "a merge of another commit has a warning with both",
    broken: (truth) => {
      const { story, report, merged } = truth;
      if (!story.guarded || merged === undefined || merged.sha === GUARDED) return false;
      const isSeen = report.result === "submitted" && report.outputs.state === "merged";
      if (!isMergeResult(truth) && !isSeen) return false;
      return !report.warnings.some((line) => namesBoth(line, merged.sha)) && "No warning names both commits.";
    },
  },
  {
    name: "head-changed names both commits and what became of the other one",
    broken: (truth) => {
      const { report, world, decisive, isOther } = truth;
      if (report.result !== "head-changed") return false;
      const others = decisive.filter(isOther);
      // A repeated cancel may see a later push than the head that caused the cancel.
      const shown = truth.shownWithin(truth.startedAtMs, truth.finishedAtMs).filter(isOther);
      if (!shown.some(({ sha }) => namesBoth(report.text, sha))) return `It does not name both: ${report.text}`;
      const saysCanceled = /cancell?ed\.?$|canceled (its|the) submission|taken back/im.test(report.text);
      const saysLeft = /still in the queue|left (it )?there/.test(report.text);
      const isSent = world.cancels.some(({ answer }) => answer !== 422);
      if (saysCanceled !== isSent) return `It sent ${world.cancels.length} cancels, and says: ${report.text}`;
      if (saysLeft && !others.some(({ isLive }) => isLive)) return `Nothing was in the queue, but: ${report.text}`;
      return false;
    },
  },
  {
    name: "a cancel has its cause and its own attempt",
    broken: (truth) => {
      for (const cancel of truth.world.cancels) {
        const wrong = isWrong(truth, cancel);
        if (wrong !== false) return wrong;
      }
      return false;
    },
  },
];

const MAY_BE_UNKNOWN: ReadonlySet<string> = new Set(["not-submitted", "timed-out", "aborted"]);

/** Returns the problem of a cancel that took effect; false without a problem. */
function isWrong(truth: Truth, cancel: SentCancel): string | false {
  const { story, isOwn, mayBeOwn, isOther, shownBefore, isStopped } = truth;
  const { removed } = cancel;
  if (removed?.attempt === undefined) return false;
  if (isStopped && story.cancelOnAbort) return false;
  const others = shownBefore(cancel).filter((version) => version.isLive && isOther(version));
  if (others.length === 0) return "It cancels where no read shows another head.";
  if (mayBeOwn(removed)) return false;
  // After a read showed the step's own submission, another attempt may have started without a read that shows it.
  if (others.some(({ attempt }) => isOwn(attempt))) return false;
  return isKnownAsTheirs(truth, removed, cancel) && "It cancels the submission of another run.";
}

/** True when the step can know that it did not submit an attempt. */
function isKnownAsTheirs(truth: Truth, { attempt }: Version, { ms }: SentCancel): boolean {
  const { story, world, isOwn, slackMs, lagMs } = truth;
  const own = world.attempts.find(isOwn);
  if (own === undefined || attempt === undefined) return true;
  const shown = [...world.seen].filter((version) => version.attempt === own);
  // If no read showed its own submission, the first record counts as its own.
  if (shown.length === 0) return false;
  if (own.id !== attempt.id) return true;
  const changedMs = Math.max(...shown.map((version) => version.changedMs));
  const endMs = own.end?.ms ?? Number.POSITIVE_INFINITY;
  return (
    story.timeline &&
    story.outage === undefined &&
    shown.some(({ sha }) => sha === GUARDED) &&
    endMs < ms - slackMs - lagMs &&
    Math.floor(endMs / SECOND) > Math.floor(changedMs / SECOND)
  );
}
