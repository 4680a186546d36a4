import { AbortedError, messageOf } from "../../errors.js";
import type { Context } from "../../operation.js";
import { createPollLog, type PollLog, pollUntil, withJitter } from "../../polling.js";
import { explainQueueState, readQueue } from "../../queue/read.js";
import type { PullRequestTarget } from "../../target/target.js";
import { formatDuration } from "../../text/format.js";
import type { Span } from "../../text/mermaid.js";
import { explainBlockers } from "../readiness.js";
import {
  type FoundRecord,
  findRecord,
  formatPosition,
  hasEnded,
  hasMark,
  isMerged,
  type Position,
  positionIn,
} from "../record.js";
import { type Forecast, forecastFrom, forecastLasts, pauseBy } from "./forecast.js";
import type { WaitValues } from "./inputs.js";
import {
  adaptiveInterval,
  describeSituation,
  evaluate,
  isFar,
  NOTHING_SEEN,
  type PollResult,
  type WaitRules,
  type WaitState,
} from "./rules.js";
import type { TestRunWatch } from "./test-runs.js";

export interface WaitOptions extends WaitRules, Pick<WaitValues, "timeout" | "pollInterval"> {
  /** The record of the attempt, where it was read before the wait began. */
  readonly shown: FoundRecord;
  /** True when the service gave a good answer before the wait: then a failure of the first poll does not end it. */
  readonly readable: boolean;
}

type WaitContext = Pick<Context, "service" | "log" | "clock" | "random" | "signal"> & {
  readonly testRuns: Pick<TestRunWatch, "polled">;
};

export type WaitEnd = Awaited<ReturnType<typeof pollAttempt>>;

/**
 * Polls the record until the attempt ends, by the rules of rules.ts.
 * @throws what the first read throws; later only failures that asking again cannot cure.
 */
export async function pollAttempt(target: PullRequestTarget, options: WaitOptions, context: WaitContext) {
  const { service, clock, random, signal, testRuns } = context;
  const startedAt = clock.now();
  const deadline = startedAt + options.timeout;
  const timeline = createTimeline(startedAt);
  const log = createPollLog(context.log);
  const { logPolled, logIdle } = createWaitLog(target, context.log, log, startedAt);
  const queueWatch = createQueueWatch(target, context);
  let state: WaitState = { ...NOTHING_SEEN, latest: options.shown };
  let first = options.shown;
  let hasLeft = false;
  let polls = 0;

  const { readable } = options;
  // A merge that was seen before the wait needs no poll, which may meet an outage.
  const result = isMerged(options.shown)
    ? "merged"
    : await pollUntil({ clock, signal, deadline, log, readable, read, next, interval, idle });
  return {
    result,
    /** The newest record of the attempt that was waited for. */
    record: state.latest,
    /** The first record of the attempt. */
    first,
    /** True when a poll before the last one showed it out of the queue. */
    hasLeft,
    situation: describeSituation(state),
    /** There is no record of the attempt, or none any more. */
    absent: state.lasting?.kind === "absent",
    position: queueWatch.position(),
    /** Set when the service could not be read any more at the end: for how long, and why. */
    unreadable: log.lasting(clock.now()),
    waitedMs: clock.now() - startedAt,
    polls,
    /** Where the time went: without a gap, from the start on. */
    spans: timeline.spans(clock.now()),
  };

  async function read(withinMs: number): Promise<FoundRecord> {
    polls += 1;
    const record = await findRecord(service, target, { withinMs });
    // A 404 may also mean a wrong branch or repository, so when it is new the queue is asked for.
    if (record === undefined && state.lasting?.kind !== "absent")
      await readQueue(service, target, { withinMs: deadline - clock.now() });
    return record;
  }

  async function next(record: FoundRecord): Promise<PollResult | number> {
    const before = state.latest;
    hasLeft ||= before !== undefined && hasEnded(before);
    const evaluated = evaluate(options, state, record, clock.now());
    state = evaluated.state;
    first ??= state.latest;
    const change = timeline.enter(describeSituation(state), clock.now());
    if (evaluated.kind === "end") {
      logPolled(state, change, undefined, clock.now());
      return evaluated.result;
    }
    testRuns.polled(state);
    // Tests that start anew show in the time alone; it matters where pauses depend on it.
    const isAnew = options.pollInterval === "auto" && state.latest !== undefined && !hasMark(state.latest, before);
    const isNews = change !== undefined || isAnew;
    await queueWatch.look(state, isNews ? 0 : lookEveryMs(), deadline - clock.now());
    logPolled(state, change, queueWatch.seen(clock.now()), clock.now());
    return Math.min(evaluated.limitMs ?? Number.POSITIVE_INFINITY, interval());
  }

  function lookEveryMs(): number {
    if (options.pollInterval !== "auto") return SHOWN_EVERY_MS;
    const forecast = queueWatch.forecast();
    if (forecast?.dueMs !== undefined) return forecastLasts(forecast, state.latest?.state ?? "", clock.now());
    // More than the log depends on the place.
    return isFar(placeInLine()) ? MATTERS_EVERY_MS : SHOWN_EVERY_MS;
  }

  function interval(): number {
    if (options.pollInterval !== "auto") return options.pollInterval;
    const isAbsent = state.lasting?.kind === "absent";
    const situation = {
      state: isAbsent ? undefined : (state.latest?.state ?? "unknown"),
      position: placeInLine(),
      ageMs: timeline.ageMs(clock.now()),
    };
    const usualMs = adaptiveInterval(situation);
    return withJitter(pauseBy(queueWatch.forecast(), situation.state ?? "", usualMs, clock.now()), random);
  }

  function idle(): void {
    logIdle(state, queueWatch.seen(clock.now()), clock.now());
  }

  /** The place, where it says how near the merge is. */
  function placeInLine(): number | undefined {
    const position = queueWatch.position();
    return position?.mergesInOrder === true ? position.position : undefined;
  }
}

function createTimeline(startedAtMs: number) {
  const begun: Omit<Span, "toMs">[] = [];
  return {
    /** Takes what holds from now on; the same again changes nothing. Gives the span that just ended, if one did. */
    enter(label: string, nowMs: number): Span | undefined {
      const current = begun.at(-1);
      if (current?.label === label) return undefined;
      // What the first answer shows held while it was on its way.
      begun.push({ label, fromMs: current === undefined ? startedAtMs : nowMs });
      return current && { ...current, toMs: nowMs };
    },
    ageMs: (nowMs: number): number => nowMs - (begun.at(-1)?.fromMs ?? startedAtMs),
    spans: (nowMs: number): readonly Span[] =>
      begun.map((span, index) => ({ ...span, toMs: begun[index + 1]?.fromMs ?? nowMs })),
  };
}

/** The position is a courtesy: it may not hold up the wait. */
const POSITION_MS = 5000;
/** It is read with each change of state, and else this seldom: when pauses depend on it, and when only the log shows it. */
const MATTERS_EVERY_MS = 2 * 60_000;
const SHOWN_EVERY_MS = 5 * 60_000;

/** The place in the queue and what the queue tells of the end: they say how near it is, and nothing else. */
function createQueueWatch(
  target: PullRequestTarget,
  { service, clock, log }: Pick<Context, "service" | "clock" | "log">,
) {
  let current: Position | undefined;
  let forecast: Forecast | undefined;
  /** False where the last reading failed: what was known before it then only helps the next one. */
  let isReadable = false;
  let isLogged = false;
  let readAtMs = Number.NEGATIVE_INFINITY;
  return {
    position: () => current,
    forecast: () => (isReadable ? forecast : undefined),
    seen: (nowMs: number): SeenPosition | undefined => current && { position: current, agoMs: nowMs - readAtMs },
    /** Reads the queue when the last reading is so old that it is worth a request. */
    async look({ latest, lasting }: WaitState, atMostOldMs: number, leftMs: number): Promise<void> {
      if (latest === undefined || (lasting !== undefined && lasting.kind !== "not-ready")) {
        current = undefined;
        forecast = undefined;
        return;
      }
      if (leftMs <= 0 || clock.now() - readAtMs < atMostOldMs) return;
      readAtMs = clock.now();
      try {
        const queue = await readQueue(service, target, { withinMs: Math.min(POSITION_MS, leftMs) });
        current = positionIn(queue, target.number, latest);
        forecast = forecastFrom(queue, target.number, forecast, clock.now());
        isReadable = true;
      } catch (error) {
        if (error instanceof AbortedError) throw error;
        isReadable = false;
        if (!isLogged)
          log.info(`The position in the queue is not known; the wait goes on without it. ${messageOf(error)}`);
        isLogged = true;
      }
    },
  };
}

interface SeenPosition {
  readonly position: Position;
  readonly agoMs: number;
}

/** What a wait says: changes, a heartbeat, and each trouble once; never a line per poll. */
function createWaitLog(
  target: PullRequestTarget,
  log: Context["log"],
  { say, isSilent, readable }: PollLog,
  startedAt: number,
) {
  const subject = `#${target.number}`;
  let begun = false;
  let blockersLogged = "";
  let troubleLogged = "";

  function logBlockers({ latest, lasting: situation }: WaitState): void {
    const lines = situation?.kind === "not-ready" ? explainBlockers(latest, target) : [];
    if (lines.join() !== blockersLogged) for (const line of lines) log.info(`  ${line}`);
    blockersLogged = lines.join();
  }

  function logTrouble({ queueState }: Position): void {
    const trouble = explainQueueState(queueState);
    if (trouble !== troubleLogged) log.info(`  ${trouble === "" ? "The queue runs again." : trouble}`);
    troubleLogged = trouble;
  }

  function sayStill(where: string, nowMs: number): void {
    if (isSilent(nowMs))
      say(`${subject}: still ${where}; waiting for ${formatDuration(nowMs - startedAt)} so far.`, nowMs);
  }

  return {
    /** `change` is the span that ended with this poll, if one did. */
    logPolled(state: WaitState, change: Span | undefined, seen: SeenPosition | undefined, nowMs: number): void {
      readable(nowMs);
      const where = whereOf(state, seen);
      if (change !== undefined) {
        const before = `${change.label} for ${formatDuration(change.toMs - change.fromMs)}`;
        say(`${subject}: ${where} (before: ${before}).`, nowMs);
      } else if (!begun) {
        say(`${subject}: ${where}.`, nowMs);
      } else {
        sayStill(where, nowMs);
      }
      begun = true;
      logBlockers(state);
      if (seen !== undefined) logTrouble(seen.position);
    },
    /** Between two polls: a long pause is no silence. */
    logIdle: (state: WaitState, seen: SeenPosition | undefined, nowMs: number) => sayStill(whereOf(state, seen), nowMs),
  };
}

function whereOf(state: WaitState, seen: SeenPosition | undefined): string {
  const inLine = seen === undefined ? "" : formatPosition(seen.position);
  if (seen === undefined || inLine === "") return describeSituation(state);
  const ago = seen.agoMs < SHOWN_EVERY_MS ? "" : ` ${formatDuration(seen.agoMs)} ago`;
  return `${describeSituation(state)}, ${inLine}${ago}`;
}
