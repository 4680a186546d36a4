import type { Played } from "./play.js";
import { GUARDED } from "./story.js";
import { type Attempt, atSecond, type SentCancel, type Version } from "./world.js";

/** Facts about a story after the step finished, and the records that its reads can have shown. */
export type Truth = ReturnType<typeof truthOf>;

/** True for two finished records with the same id and time. */
function isSameMark(one: Version, other: Version): boolean {
  return !one.isLive && one.attempt?.id === other.attempt?.id && atSecond(one.changedMs) === atSecond(other.changedMs);
}

/**
 * Computes from the events and the delays which records the step may have seen, without using the rules of the step.
 */
export function truthOf({ story, world, report, finishedAtMs, since }: Played) {
  const { versions, startedAtMs } = world;
  const [submission] = world.submissions;
  const lags = story.lags.map((lag) => lag * 1000);
  const [youngest, oldest] = [Math.min(...lags), Math.max(...lags)];
  /** Maximum milliseconds from the read that decides to the last read, with a cancel and a timeline between them. */
  const slackMs = 4000 + 8 * story.latency * 1000;
  const lastReadMs = world.lastReadMs();
  const isWait = story.operation !== "submit";
  const merged = versions.find(({ state }) => state === "merged");

  /** Lists the versions that a read between two times may have shown. */
  function shownWithin(fromMs: number, toMs: number): readonly Version[] {
    return versions.filter((version, nth) => {
      const untilMs = versions[nth + 1]?.fromMs ?? Number.POSITIVE_INFINITY;
      return untilMs > version.fromMs && version.fromMs <= toMs - youngest && untilMs > fromMs - oldest;
    });
  }

  /**
   * True for a record that the step can recognize as an earlier attempt: the record of its first read, or an older one.
   * An attempt that finished before the submission, but appears only afterwards, looks like the submission.
   */
  function isFromBefore(version: Version): boolean {
    if (version.state === "merged") return false;
    // The service reports whole seconds, so two times in one second have no order.
    if (story.operation === "wait-for-merge")
      return since !== undefined && !version.isLive && atSecond(version.changedMs) < since;
    const first = world.firstShown();
    if (first === undefined) return false;
    if (submission !== undefined && !first.isLive)
      return version.changedMs <= first.changedMs || isSameMark(version, first);
    // A step accepts an older record if the service returns it for the whole grace period.
    return version.changedMs < first.changedMs && story.gracePeriod * 1000 >= oldest;
  }

  /** True when the service accepted the step's submission of this attempt. */
  function isOwn(attempt: Attempt | undefined): boolean {
    if (attempt === undefined || submission === undefined) return false;
    // A step that found the attempt live, and sent its priority again, does not own it.
    return attempt.isAccepted && world.firstShown()?.isLive !== true;
  }

  /**
   * True also when the step cannot know better. A new attempt after an unclear reply counts as its own. So does an
   * attempt that changed after the step sent its priority again: if a push removed it, this request submits it.
   */
  function mayBeOwn({ attempt, changedMs }: Version): boolean {
    if (attempt === undefined || isOwn(attempt)) return attempt !== undefined;
    const first = world.firstShown();
    if (story.update && first?.isLive === true) return submission !== undefined && changedMs > first.changedMs;
    return submission?.answer === 503 && attempt.begunMs >= startedAtMs - oldest;
  }

  const decisive = shownWithin(lastReadMs - slackMs, lastReadMs);
  return {
    story,
    world,
    report,
    since,
    submission,
    startedAtMs,
    finishedAtMs,
    lastReadMs,
    slackMs,
    lagMs: oldest,
    isWait,
    merged,
    /** Versions that the decisive read may have shown. */
    decisive,
    shownWithin,
    isFromBefore,
    isOwn,
    mayBeOwn,
    isOther: ({ sha, attempt }: Version): boolean => story.guarded && attempt !== undefined && sha !== GUARDED,
    /** True for a missing record, and for the record of an earlier attempt. */
    saysNothing: (version: Version): boolean => version.attempt === undefined || isFromBefore(version),
    /** Returns the time of the push that changed the head of the attempt. */
    otherSince: ({ attempt }: Version): number =>
      versions.find((each) => each.attempt === attempt && each.sha !== GUARDED)?.fromMs ?? Number.POSITIVE_INFINITY,
    shownBefore: ({ ms }: SentCancel): readonly Version[] => shownWithin(ms - slackMs, ms),
    isStopped: story.stopAt !== undefined && finishedAtMs >= startedAtMs + story.stopAt * 1000,
  };
}
