import type { Client } from "../api/client.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import type { Log } from "../ci/ci.js";
import type { Clock } from "../clock.js";
import { AbortedError, ApiError } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { adaptiveInterval, withJitter } from "./poll-interval.js";
import { type Position, positionIn } from "./position.js";
import { type RecordReading, readQueue, readRecord, readRecordOnly } from "./record.js";
import { createTimeline, type Span } from "./timeline.js";
import { createWaitLog } from "./wait-log.js";
import {
  judge,
  NOTHING_SEEN,
  type PollResult,
  situationInWords,
  type WaitMemory,
  type WaitRules,
} from "./wait-rules.js";

export type WaitResult = PollResult | "timed-out" | "aborted";

export interface WaitOptions extends WaitRules {
  readonly timeoutMs: number;
  readonly pollInterval: number | "auto";
}

/** What a wait needs of its surroundings. */
export interface WaitContext {
  readonly client: Client;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: () => number;
  readonly signal: AbortSignal;
}

export interface WaitEnd {
  readonly result: WaitResult;
  /** The newest record of the attempt that was waited for. */
  readonly record: SubmittedPullRequest | undefined;
  readonly position: Position | undefined;
  readonly waitedMs: number;
  readonly polls: number;
  readonly spans: readonly Span[];
}

/** The position is a courtesy: it may not hold up the wait. */
const POSITION_MS = 5000;
/** The last poll comes this long before the deadline, so that its answer still counts. */
const LAST_POLL_MS = 1000;

/**
 * Polls getSubmittedPullRequest until the attempt ends, by the rules of wait-rules.ts.
 * @throws what the first read throws; later only failures that asking again cannot mend.
 */
export async function waitForMerge(
  place: PullRequestPlace,
  options: WaitOptions,
  context: WaitContext,
): Promise<WaitEnd> {
  const { clock, log, signal } = context;
  const startedAt = clock.now();
  const deadline = startedAt + options.timeoutMs;
  const timeline = createTimeline();
  const waitLog = createWaitLog(place, log, startedAt);
  let memory: WaitMemory = NOTHING_SEEN;
  let position: Position | undefined;
  let polls = 0;
  let answered = false;

  const finish = (result: WaitResult): WaitEnd => ({
    result,
    record: memory.latest,
    position,
    waitedMs: clock.now() - startedAt,
    polls,
    spans: timeline.spans(clock.now()),
  });

  try {
    for (;;) {
      const withinMs = deadline - clock.now();
      if (withinMs <= 0) return finish("timed-out");
      polls += 1;
      const pauseMs = await poll(withinMs);
      if (typeof pauseMs === "string") return finish(pauseMs);
      await clock.sleep(untilNextPoll(pauseMs, deadline - clock.now()), signal);
    }
  } catch (error) {
    if (signal.aborted) return finish("aborted");
    throw error;
  }

  /** One poll: the result that ends the wait, or the milliseconds until the next one. */
  async function poll(withinMs: number): Promise<PollResult | number> {
    const reading = await read(withinMs);
    if (reading instanceof ApiError) {
      waitLog.unreachable(reading);
      return Math.max(reading.facts.retryAfterMs ?? 0, interval());
    }
    answered = true;
    const verdict = judge(options, memory, reading, clock.now());
    memory = verdict.memory;
    const change = timeline.enter(situationInWords(memory), clock.now());
    if (verdict.kind === "go-on") position = await readPosition(memory, deadline - clock.now());
    waitLog.polled(memory, change, verdict.kind === "go-on" ? position : undefined, clock.now());
    return verdict.kind === "end"
      ? verdict.result
      : Math.min(verdict.limitMs ?? Number.POSITIVE_INFINITY, interval());
  }

  /** Before the first answer every failure ends the wait; afterwards only those that asking again cannot mend. */
  async function read(withinMs: number): Promise<RecordReading | ApiError> {
    if (!answered) return readRecord(context.client, place, { withinMs });
    try {
      return await readRecordOnly(context.client, place, { withinMs });
    } catch (error) {
      if (error instanceof ApiError && error.facts.transient) return error;
      throw error;
    }
  }

  async function readPosition(
    { latest, lasting }: WaitMemory,
    leftMs: number,
  ): Promise<Position | undefined> {
    if (latest === undefined || lasting !== undefined || leftMs <= 0) return undefined;
    try {
      const queue = await readQueue(context.client, place, { withinMs: Math.min(POSITION_MS, leftMs) });
      return positionIn(queue, place.number);
    } catch (error) {
      if (error instanceof AbortedError) throw error;
      waitLog.positionUnknown(error);
      return position;
    }
  }

  function interval(): number {
    if (options.pollInterval !== "auto") return options.pollInterval;
    const situation = {
      state: memory.lasting?.kind === "absent" ? undefined : (memory.latest?.state ?? undefined),
      position: position?.position,
      ageMs: timeline.ageMs(clock.now()),
    };
    return withJitter(adaptiveInterval(situation), context.random);
  }
}

/** The pause until the next poll, such that the last one comes just before the deadline. */
function untilNextPoll(pauseMs: number, leftMs: number): number {
  const beforeDeadline = leftMs - LAST_POLL_MS;
  if (pauseMs < beforeDeadline) return pauseMs;
  return Math.max(0, beforeDeadline > 0 ? beforeDeadline : leftMs);
}
