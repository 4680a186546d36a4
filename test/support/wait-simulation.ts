import { pollUntilAttemptFinishes } from "../../src/pull-request/wait/loop.js";
import { fakeClock } from "./fake-clock.js";
import { type FakeAnswer, fakeService, queueOf, recordOf } from "./fake-service.js";
import { DEFAULTS, HOUR, TARGET } from "./wait-defaults.js";

/** Part of the life of a pull request in the queue, as the service shows it. */
export interface Stage {
  readonly state: string;
  readonly seconds: number;
  readonly position: number;
  /** Queue in order, if more than the position is known. */
  readonly line?: readonly Placed[];
}

/** Pull request in the queue. The awaited one has the number 1. */
export interface Placed {
  readonly number: number;
  readonly state: string;
  /** Seconds from the start of the life. */
  readonly since: number;
}

/** Life of one pull request until its merge. */
export type Life = readonly Stage[];

export interface Figures {
  /** Number of reads of the record and the queue per wait. */
  readonly requests: number;
  readonly hours: number;
  /** Median seconds from the merge until the wait detects it. */
  readonly medianDelay: number;
  readonly p95Delay: number;
}

const ANSWER_MS = 200;

/** Creates a repeatable generator of random numbers in [0, 1). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Runs the real waiting code through many lives, on a clock whose pauses take no time. */
export async function simulate(
  lives: readonly Life[],
  pollInterval: number | "auto",
  random: () => number,
): Promise<Figures> {
  const waits: { readonly requests: number; readonly delayMs: number; readonly waitedMs: number }[] = [];
  for (const life of lives) waits.push(await waitThrough(life, pollInterval, random));
  const delays = waits.map(({ delayMs }) => delayMs / 1000).toSorted((one, other) => one - other);
  return {
    requests: mean(waits.map(({ requests }) => requests)),
    hours: mean(waits.map(({ waitedMs }) => waitedMs / 3_600_000)),
    medianDelay: delays[Math.floor(delays.length / 2)] ?? 0,
    p95Delay: delays[Math.floor(delays.length * 0.95)] ?? 0,
  };
}

/** Returns the time of each request of one wait, in milliseconds from its start, and the delay after the merge. */
export async function waitThrough(life: Life, pollInterval: number | "auto", random: () => number) {
  const clock = fakeClock();
  const startedAt = clock.now();
  const stageNow = () => stageAt(life, clock.now() - startedAt);
  const requestsAt: number[] = [];
  const noteRequest = (): number => {
    requestsAt.push(clock.now() - startedAt);
    return ANSWER_MS;
  };
  const service = {
    latencyMs: noteRequest,
    record: () => recordOf({ state: stageNow()?.state ?? "merged" }),
    queue: () => lineOf(stageNow(), startedAt),
  };
  const options = { ...DEFAULTS, guardedHead: undefined, notReadyTimeout: 12 * HOUR, timeout: 24 * HOUR, pollInterval };
  const end = await pollUntilAttemptFinishes({ ...TARGET, headSha: undefined, guardedHead: undefined }, options, {
    service: fakeService(service, clock),
    clock,
    random,
    signal: new AbortController().signal,
    testRuns: { polled() {} },
    log: silentLog,
  });
  if (end.result !== "merged") throw new Error(`The simulated wait ended as ${end.result}.`);
  const mergedAfterMs = life.reduce((sum, stage) => sum + stage.seconds * 1000, 0);
  return { requests: requestsAt.length, requestsAt, delayMs: end.waitedMs - mergedAfterMs, waitedMs: end.waitedMs };
}

function lineOf(stage: Stage | undefined, startedAtMs: number): FakeAnswer {
  if (stage?.line === undefined) return queueOf(stage?.position ?? 0, 20);
  const enqueuedPullRequests = stage.line.map(({ number, state, since }) => {
    return { prNumber: number, state, stateChangedAt: new Date(startedAtMs + 1000 * Math.floor(since)).toISOString() };
  });
  return { json: { state: "running", mode: "single", enqueuedPullRequests } };
}

const silentLog = { info() {}, debug() {}, warning() {}, notice() {}, group() {} };

function stageAt(life: Life, ms: number): Stage | undefined {
  let untilMs = 0;
  return life.find((stage) => {
    untilMs += stage.seconds * 1000;
    return ms < untilMs;
  });
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
