import type { Played } from "./play.js";
import { GUARDED } from "./story.js";
import { type Attempt, atSecond, type SentCancel, type Version } from "./world.js";

/** Facts about a story after the step finished, and the records that its reads can have shown. */
export type Truth = ReturnType<typeof truthOf>;

/** True for two ended records that the service gives the same id and time. */
function isSameMark(one: Version, other: Version): boolean {
  return !one.isLive && one.attempt?.id === other.attempt?.id && atSecond(one.changedMs) === atSecond(other.changedMs);
}

/** Derives from the events and the lags which records the step can have seen, without the rules of the step. */
export function truthOf({ story, world, report, finishedAtMs, since }: Played) {
  const { versions, startedAtMs } = world;
  const [submission] = world.submissions;
  const lags = story.lags.map((lag) => lag * 1000);
  const [youngest, oldest] = [Math.min(...lags), Math.max(...lags)];
  /** The longest time from the read that decides to the last read: a cancel, a timeline. */
  const slackMs = 4000 + 8 * story.latency * 1000;
  const lastReadMs = world.lastReadMs();
  const isWait = story.operation !== "submit";
  const merged = versions.find(({ state }) => state === "merged");

  /** Lists the versions that a read between two moments can have shown. */
  function shownWithin(fromMs: number, toMs: number): readonly Version[] {
    return versions.filter((version, nth) => {
      const untilMs = versions[nth + 1]?.fromMs ?? Number.POSITIVE_INFINITY;
      return untilMs > version.fromMs && version.fromMs <= toMs - youngest && untilMs > fromMs - oldest;
    });
  }

  /**
   * True for a record that the step can recognize as an earlier attempt: the record of its first read, or an older one.
   * An attempt that ended before the submission and shows only afterwards cannot be distinguished from the submission.
   */
  function isFromBefore(version: Version): boolean {
    if (version.state === "merged") return false;
    // The service writes whole seconds, so two times in one second have no order.
    if (story.operation === "wait-for-merge")
      return since !== undefined && !version.isLive && atSecond(version.changedMs) < since;
    const first = world.firstShown();
    if (first === undefined) return false;
    if (submission !== undefined && !first.isLive)
      return version.changedMs <= first.changedMs || isSameMark(version, first);
    // A step accepts an older record that the service returns for the whole grace period.
    return version.changedMs < first.changedMs && story.gracePeriod * 1000 >= oldest;
  }

  /** True when the service accepted the step's submission of this attempt. */
  function isOwn(attempt: Attempt | undefined): boolean {
    if (attempt === undefined || submission === undefined) return false;
    // A step that found it live and sent its priority again does not own it.
    return attempt.isAccepted && world.firstShown()?.isLive !== true;
  }

  /**
   * True also when the step cannot know better: a new attempt after an unclear answer counts as its own. So does an attempt
   * that changed since the step sent its priority again: after a push that removed it, this request submits it.
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
    /** The versions that the read that decided can have shown. */
    decisive,
    shownWithin,
    isFromBefore,
    isOwn,
    mayBeOwn,
    isOther: ({ sha, attempt }: Version): boolean => story.guarded && attempt !== undefined && sha !== GUARDED,
    /** True for no record, and for the record of an earlier attempt. */
    saysNothing: (version: Version): boolean => version.attempt === undefined || isFromBefore(version),
    /** The time of the push that gave the attempt another head. */
    otherSince: ({ attempt }: Version): number =>
      versions.find((each) => each.attempt === attempt && each.sha !== GUARDED)?.fromMs ?? Number.POSITIVE_INFINITY,
    shownBefore: ({ ms }: SentCancel): readonly Version[] => shownWithin(ms - slackMs, ms),
    isStopped: story.stopAt !== undefined && finishedAtMs >= startedAtMs + story.stopAt * 1000,
  };
}
