import { AbortedError, messageOf } from "../../errors.js";
import type { Context } from "../../operation.js";
import { createPollLog, type PollLog, pollUntil, withJitter } from "../../polling.js";
import { explainQueueState, readQueue } from "../../queue/read.js";
import type { PullRequestTarget } from "../../target/target.js";
import { formatDuration } from "../../text/format.js";
import type { Span } from "../../text/mermaid.js";
import { explainBlockers } from "../readiness.js";
import { type FoundRecord, findRecord, formatPosition, type Position, positionIn } from "../record.js";
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
  const logPolled = createWaitLog(target, context.log, log, startedAt);
  const positions = createPositionWatch(target, context);
  let state: WaitState = { ...NOTHING_SEEN, latest: options.shown };
  let polls = 0;

  const readable = options.shown !== undefined;
  const result = await pollUntil({ clock, signal, deadline, log, readable, read, next, interval });
  return {
    result,
    /** The newest record of the attempt that was waited for. */
    record: state.latest,
    situation: describeSituation(state),
    /** There is no record of the attempt, or none any more. */
    absent: state.lasting?.kind === "absent",
    position: positions.current(),
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
    const evaluated = evaluate(options, state, record, clock.now());
    state = evaluated.state;
    const change = timeline.enter(describeSituation(state), clock.now());
    if (evaluated.kind === "end") {
      logPolled(state, change, undefined, clock.now());
      return evaluated.result;
    }
    testRuns.polled(state);
    // More than the log depends on the place.
    const matters = options.pollInterval === "auto" && isFar(placeInLine());
    const everyMs = matters ? MATTERS_EVERY_MS : SHOWN_EVERY_MS;
    const position = await positions.look(state, change === undefined ? everyMs : 0, deadline - clock.now());
    logPolled(state, change, position, clock.now());
    return Math.min(evaluated.limitMs ?? Number.POSITIVE_INFINITY, interval());
  }

  function interval(): number {
    if (options.pollInterval !== "auto") return options.pollInterval;
    const situation = {
      state: state.lasting?.kind === "absent" ? undefined : (state.latest?.state ?? "unknown"),
      position: placeInLine(),
      ageMs: timeline.ageMs(clock.now()),
    };
    return withJitter(adaptiveInterval(situation), random);
  }

  /** The place, where it says how near the merge is. */
  function placeInLine(): number | undefined {
    const position = positions.current();
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

/** The place in the queue, which says how near the merge is and nothing else. */
function createPositionWatch(
  target: PullRequestTarget,
  { service, clock, log }: Pick<Context, "service" | "clock" | "log">,
) {
  let current: Position | undefined;
  let isLogged = false;
  let readAtMs = Number.NEGATIVE_INFINITY;
  return {
    current: () => current,
    /** Reads it when it is so old that it is worth a request. */
    async look({ latest, lasting }: WaitState, atMostOldMs: number, leftMs: number) {
      if (latest === undefined || (lasting !== undefined && lasting.kind !== "not-ready")) {
        current = undefined;
        return current;
      }
      if (leftMs <= 0 || clock.now() - readAtMs < atMostOldMs) return current;
      readAtMs = clock.now();
      try {
        const queue = await readQueue(service, target, { withinMs: Math.min(POSITION_MS, leftMs) });
        current = positionIn(queue, target.number, latest);
      } catch (error) {
        if (error instanceof AbortedError) throw error;
        if (!isLogged)
          log.info(`The position in the queue is not known; the wait goes on without it. ${messageOf(error)}`);
        isLogged = true;
      }
      return current;
    },
  };
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

  /** `change` is the span that ended with this poll, if one did. */
  return (state: WaitState, change: Span | undefined, position: Position | undefined, nowMs: number): void => {
    readable(nowMs);
    const inLine = position === undefined ? "" : formatPosition(position);
    const where = `${describeSituation(state)}${inLine === "" ? "" : `, ${inLine}`}`;
    if (change !== undefined) {
      const before = `${change.label} for ${formatDuration(change.toMs - change.fromMs)}`;
      say(`${subject}: ${where} (before: ${before}).`, nowMs);
    } else if (!begun) {
      say(`${subject}: ${where}.`, nowMs);
    } else if (isSilent(nowMs)) {
      say(`${subject}: still ${where}; waiting for ${formatDuration(nowMs - startedAt)} so far.`, nowMs);
    }
    begun = true;
    logBlockers(state);
    if (position !== undefined) logTrouble(position);
  };
}
