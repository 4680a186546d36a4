import type { Clock } from "./clock.js";
import { ApiError, isTransient } from "./service/errors.js";
import { formatDuration } from "./text/format.js";

/** So long a reply may still show what was before a write, in milliseconds. */
export const LAG_MS = 15_000;

/** Spreads polls of many waiting steps by a tenth either way. */
export function withJitter(intervalMs: number, random: () => number): number {
  return intervalMs * (0.9 + 0.2 * random());
}

const SHORTEST_MS = 2000;
/** What is short-lived is seen soon, and what lasts costs little. */
const SHARE_OF_AGE = 0.5;

/** A pause that grows with the time since the last change, up to the longest that the situation bears. */
export function growingPause(sinceChangeMs: number, longestMs: number): number {
  return Math.max(SHORTEST_MS, Math.min(longestMs, SHARE_OF_AGE * sinceChangeMs));
}

/** A sign of life when nothing else was said for this long. */
const HEARTBEAT_MS = 5 * 60_000;

/** The last poll comes this long before the deadline, so that its answer still counts. */
const LAST_POLL_MS = 1000;

/** The pause until the next poll, such that the last one comes just before the deadline. */
export function untilNextPoll(pauseMs: number, leftMs: number): number {
  const beforeDeadline = leftMs - LAST_POLL_MS;
  if (pauseMs < beforeDeadline) return pauseMs;
  return Math.max(0, beforeDeadline > 0 ? beforeDeadline : leftMs);
}

interface Limits {
  readonly clock: Clock;
  /** Aborts when the process is told to stop. */
  readonly signal: AbortSignal;
  /** On that clock, in milliseconds. */
  readonly deadline: number;
}

interface Polling<Reading, Result> extends Limits {
  /** Asks the service; the answer may take so long. */
  read(withinMs: number): Promise<Reading>;
  /** What comes of an answer: the result, or the milliseconds until the next poll. */
  next(reading: Reading): Promise<Result | number>;
  /** Milliseconds until the next poll, after a read that failed. */
  interval(): number;
  /** Is called now and then in a long pause after a good answer. */
  readonly idle?: () => void;
  readonly log: PollLog;
  /** True where a good answer had come before: else the first failure ends it, whatever it is. */
  readonly readable: boolean;
}

/**
 * Polls until there is a result, the deadline passes, or the process is told to stop. Once a good answer has come,
 * failures to read that asking again can cure do not end it. @throws what `read` and `next` throw
 */
export async function pollUntil<Reading, Result extends string | object>(
  polling: Polling<Reading, Result>,
): Promise<Result | "timed-out" | "aborted"> {
  const { clock, signal, deadline, log } = polling;
  let { readable } = polling;
  const leftMs = (): number => deadline - clock.now();

  async function pause(pauseMs: number): Promise<void> {
    let restMs = untilNextPoll(pauseMs, leftMs());
    for (; restMs > HEARTBEAT_MS; restMs -= HEARTBEAT_MS) {
      await clock.sleep(HEARTBEAT_MS, signal);
      if (log.lasting(clock.now(), 0) === undefined) polling.idle?.();
    }
    await clock.sleep(restMs, signal);
  }

  async function poll(): Promise<Result | number> {
    const askedAt = clock.now();
    const reading = await polling.read(leftMs()).catch((error: unknown) => {
      if (!readable || !isTransient(error)) throw error;
      log.unreadable(error, clock.now(), askedAt);
      return error;
    });
    if (reading instanceof ApiError) return Math.max(reading.facts.retryAfterMs ?? 0, polling.interval());
    readable = true;
    return polling.next(reading);
  }

  try {
    while (leftMs() > 0) {
      const next = await poll();
      if (typeof next !== "number") return next;
      await pause(next);
    }
  } catch (error) {
    if (signal.aborted) return "aborted";
    throw error;
  }
  return "timed-out";
}

interface Retry extends Limits {
  /** The first pause in milliseconds; each further one is `factor` times as long, and `longest` at most. */
  readonly first: number;
  readonly factor?: number;
  readonly longest?: number;
}

/**
 * Tries until there is something; undefined when the next try would come after the deadline. A try is told how long it
 * may take. @throws what a try throws, and AbortedError
 */
export async function retry<Result>(
  attempt: (leftMs: number) => Promise<Result | undefined>,
  { clock, signal, deadline, first, factor = 1, longest = Number.POSITIVE_INFINITY }: Retry,
): Promise<Result | undefined> {
  for (let pauseMs = first; ; pauseMs = Math.min(longest, pauseMs * factor)) {
    const result = await attempt(Math.max(1, deadline - clock.now()));
    if (result !== undefined) return result;
    if (clock.now() + pauseMs > deadline) return undefined;
    await clock.sleep(pauseMs, signal);
  }
}

/** The shortest time without a good answer that is worth telling at the end. */
const OUTAGE_MS = 1500;

/** A time in which the service could not be read: how long, and why. */
export interface Outage {
  readonly forMs: number;
  readonly error: ApiError;
}

export type PollLog = ReturnType<typeof createPollLog>;

/** What something that polls says: changes, a heartbeat, and each outage once; never a line per poll. */
export function createPollLog(log: { info(line: string): void }) {
  let saidAtMs = Number.NEGATIVE_INFINITY;
  let outage: { readonly sinceMs: number; readonly error: ApiError } | undefined;

  function say(line: string, nowMs: number): void {
    log.info(line);
    saidAtMs = nowMs;
  }

  /** Milliseconds since the last line; infinite before the first one. */
  const silentMs = (nowMs: number): number => nowMs - saidAtMs;
  /** Whether it is time for a sign of life. */
  const isSilent = (nowMs: number): boolean => silentMs(nowMs) >= HEARTBEAT_MS;

  return {
    say,
    silentMs,
    isSilent,
    /** A good answer. */
    readable(nowMs: number): void {
      if (outage !== undefined)
        say(`The service can be read again, after ${formatDuration(nowMs - outage.sinceMs)}.`, nowMs);
      outage = undefined;
    },
    /** A failure that the polling goes on after, of a poll that was begun at `askedAtMs`. */
    unreadable(error: ApiError, nowMs: number, askedAtMs: number): void {
      if (outage === undefined) {
        say(`The service cannot be read at the moment; the wait goes on. ${error.message}`, nowMs);
      } else if (isSilent(nowMs)) {
        const forMs = nowMs - outage.sinceMs;
        say(`The service could not be read for the last ${formatDuration(forMs)}; the wait goes on.`, nowMs);
      }
      outage = { sinceMs: outage?.sinceMs ?? askedAtMs, error };
    },
    /** The outage that still lasts. One failed poll just before the deadline says little, and counts as none. */
    lasting(nowMs: number, atLeastMs = OUTAGE_MS): Outage | undefined {
      const forMs = outage === undefined ? 0 : nowMs - outage.sinceMs;
      return outage !== undefined && forMs >= atLeastMs ? { forMs, error: outage.error } : undefined;
    },
  };
}
