import type { Client } from "../api/client.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import type { Log } from "../ci/ci.js";
import type { Clock } from "../clock.js";
import { ApiError } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { WaitResult } from "../inputs/wait.js";
import { createOutageWatch, type Outage } from "../polling/outage.js";
import { pollUntil } from "../polling/poll-until.js";
import { withJitter } from "../polling/timing.js";
import { readQueue } from "../queue/read-queue.js";
import { adaptiveInterval, isFar } from "./poll-interval.js";
import type { Position } from "./position.js";
import { createPositionWatch } from "./position-watch.js";
import { type RecordReading, readRecordOnly } from "./record.js";
import type { TestRunWatch } from "./test-run-watch.js";
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

export interface WaitOptions extends WaitRules {
  /** The record of the attempt, where it was read before the wait began. */
  readonly shown: SubmittedPullRequest | undefined;
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
  readonly testRuns: Pick<TestRunWatch, "polled">;
}

export interface WaitEnd {
  readonly result: WaitResult;
  /** The newest record of the attempt that was waited for. */
  readonly record: SubmittedPullRequest | undefined;
  /** What held at the end, as a person reads it. */
  readonly situation: string;
  /** There is no record of the attempt, or none any more. */
  readonly absent: boolean;
  readonly position: Position | undefined;
  /** Set when the service could not be read any more at the end: for how long, and why. */
  readonly unreadable: Outage | undefined;
  readonly waitedMs: number;
  readonly polls: number;
  readonly spans: readonly Span[];
}

/**
 * Polls getSubmittedPullRequest until the attempt ends, by the rules of wait-rules.ts.
 * @throws what the first read throws; later only failures that asking again cannot cure.
 */
export async function waitForMerge(
  place: PullRequestPlace,
  options: WaitOptions,
  context: WaitContext,
): Promise<WaitEnd> {
  const { client, clock, log, signal } = context;
  const startedAt = clock.now();
  const deadline = startedAt + options.timeoutMs;
  const leftMs = (): number => deadline - clock.now();
  const timeline = createTimeline(startedAt);
  const waitLog = createWaitLog(place, log, startedAt);
  const positions = createPositionWatch(place, context, waitLog);
  const { shown } = options;
  let memory: WaitMemory = shown === undefined ? NOTHING_SEEN : { ...NOTHING_SEEN, latest: shown };
  const outage = createOutageWatch();
  let polls = 0;

  const result = await pollUntil(poll, { clock, signal, leftMs });
  return {
    result,
    record: memory.latest,
    situation: situationInWords(memory),
    absent: memory.lasting?.kind === "absent",
    position: positions.current,
    unreadable: outage.lasting(clock.now()),
    waitedMs: clock.now() - startedAt,
    polls,
    spans: timeline.spans(clock.now()),
  };

  /** One poll: the result that ends the wait, or the milliseconds until the next one. */
  async function poll(): Promise<PollResult | number> {
    polls += 1;
    const askedAt = clock.now();
    const reading = await read();
    if (reading instanceof ApiError) {
      outage.failed(reading, askedAt);
      waitLog.unreadable(reading, clock.now());
      return Math.max(reading.facts.retryAfterMs ?? 0, interval());
    }
    outage.over();
    const verdict = judge(options, memory, reading, clock.now());
    memory = verdict.memory;
    const change = timeline.enter(situationInWords(memory), clock.now());
    if (verdict.kind === "end") {
      waitLog.polled(memory, change, undefined, clock.now());
      return verdict.result;
    }
    context.testRuns.polled(memory);
    const needed = options.pollInterval === "auto" && isFar(placeInLine());
    const look = { changed: change !== undefined, needed, withinMs: leftMs() };
    const position = await positions.look(memory, look);
    waitLog.polled(memory, change, position, clock.now());
    return Math.min(verdict.limitMs ?? Number.POSITIVE_INFINITY, interval());
  }

  /** Before the first answer every failure ends the wait; afterwards only those that asking again cannot cure. */
  async function read(): Promise<RecordReading | ApiError> {
    try {
      const reading = await readRecordOnly(client, place, { withinMs: leftMs() });
      // A 404 may also mean a wrong branch or repository, so when it is new the queue is asked for.
      if (reading.kind === "absent" && memory.lasting?.kind !== "absent")
        await readQueue(client, place, { withinMs: leftMs() });
      return reading;
    } catch (error) {
      if (memory !== NOTHING_SEEN && error instanceof ApiError && error.facts.transient) return error;
      throw error;
    }
  }

  function interval(): number {
    if (options.pollInterval !== "auto") return options.pollInterval;
    const situation = {
      state: memory.lasting?.kind === "absent" ? undefined : (memory.latest?.state ?? "unknown"),
      position: placeInLine(),
      ageMs: timeline.ageMs(clock.now()),
    };
    return withJitter(adaptiveInterval(situation), context.random);
  }

  /** The place, where it says how near the merge is. */
  function placeInLine(): number | undefined {
    return positions.current?.mergesInOrder === true ? positions.current.position : undefined;
  }
}
