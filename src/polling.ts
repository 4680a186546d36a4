import type { Clock } from "./clock.js";
import { AbortedError } from "./errors.js";
import { type ApiError, isTransientError } from "./service/errors.js";
import { formatDuration, TIME_UNIT_MS } from "./text/format.js";

/** Milliseconds after a write in which a reply may still show the previous state. */
export const READ_AFTER_WRITE_LAG_MS = 15 * TIME_UNIT_MS.s;

/** Changes an interval randomly by up to 10 %, so that waiting steps poll at different moments. */
export function addJitter(intervalMs: number, random: () => number): number {
  return intervalMs * (0.9 + 0.2 * random());
}

const SHORTEST_MS = 2 * TIME_UNIT_MS.s;
const SHARE_OF_AGE = 0.5;

/** Returns the next pause in milliseconds: half the time since the last change, between 2 s and `longestMs`. */
export function computePauseMs(sinceChangeMs: number, longestMs: number): number {
  return Math.max(SHORTEST_MS, Math.min(longestMs, SHARE_OF_AGE * sinceChangeMs));
}

const HEARTBEAT_MS = 5 * TIME_UNIT_MS.m;

/** Milliseconds between the last poll and the deadline, so that the reply arrives before the deadline. */
const LAST_POLL_MS = TIME_UNIT_MS.s;

/** Returns the pause in milliseconds. Shortens it so that the last poll starts 1 s before the deadline. */
export function shortenPauseMs(pauseMs: number, leftMs: number): number {
  const beforeDeadline = leftMs - LAST_POLL_MS;
  if (pauseMs < beforeDeadline) return pauseMs;
  return Math.max(0, beforeDeadline > 0 ? beforeDeadline : leftMs);
}

interface Limits {
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly deadline: number;
}

interface Polling<Snapshot> extends Limits {
  read(withinMs: number): Promise<Snapshot>;
  /** Returns the pause in milliseconds after a failed read. */
  interval(): number;
  /** Runs every 5 minutes during a long pause, unless the last poll failed. */
  readonly idle?: () => void;
  readonly log: PollLog;
  /** True when the service has replied before. If false, the poller throws every error until the first reply. */
  readonly hasAnswered: boolean;
}

/**
 * Creates a function that pauses, then polls until it has a snapshot. It returns undefined at the deadline. After the
 * first reply, it retries temporary failures. @throws AbortedError, and other errors of `read`
 */
export function createPoller<Snapshot>({ clock, signal, deadline, log, ...polling }: Polling<Snapshot>) {
  let { hasAnswered } = polling;
  const leftMs = (): number => deadline - clock.now();

  async function pause(pauseMs: number): Promise<void> {
    let restMs = shortenPauseMs(pauseMs, leftMs());
    for (; restMs > HEARTBEAT_MS; restMs -= HEARTBEAT_MS) {
      await clock.sleep(HEARTBEAT_MS, signal);
      if (log.outage(clock.now(), 0) === undefined) polling.idle?.();
    }
    await clock.sleep(restMs, signal);
  }

  return async (firstPauseMs: number): Promise<{ readonly snapshot: Snapshot } | undefined> => {
    for (let pauseMs = firstPauseMs; ; ) {
      if (pauseMs > 0) await pause(pauseMs);
      if (leftMs() <= 0) return undefined;
      const startedAtMs = clock.now();
      try {
        const snapshot = await polling.read(leftMs());
        hasAnswered = true;
        return { snapshot };
      } catch (error) {
        if (signal.aborted) throw new AbortedError();
        if (!hasAnswered || !isTransientError(error)) throw error;
        log.failed(error, clock.now(), startedAtMs);
        pauseMs = Math.max(error.facts.retryAfterMs ?? 0, polling.interval());
      }
    }
  };
}

interface Retry extends Limits {
  /** Pause in milliseconds before the second attempt. `factor` multiplies each later pause, up to `longest`. */
  readonly first: number;
  readonly factor?: number;
  readonly longest?: number;
}

/**
 * Repeats `attempt` until it returns a result. Returns undefined at the deadline. @throws AbortedError, and errors of
 * `attempt`
 */
export async function retryUntilDeadline<Result>(
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

const OUTAGE_MS = 1500;

export interface Outage {
  readonly forMs: number;
  readonly error: ApiError;
}

export type PollLog = ReturnType<typeof createPollLog>;

/** Creates a log of changes and outages. Writes a line every few minutes instead of a line for each poll. */
export function createPollLog(log: { info(line: string): void }) {
  let writtenAtMs = Number.NEGATIVE_INFINITY;
  let current: { readonly sinceMs: number; readonly error: ApiError } | undefined;

  function write(line: string, nowMs: number): void {
    log.info(line);
    writtenAtMs = nowMs;
  }

  const silentMs = (nowMs: number): number => nowMs - writtenAtMs;
  const isSilent = (nowMs: number): boolean => silentMs(nowMs) >= HEARTBEAT_MS;

  return {
    write,
    silentMs,
    isSilent,
    answered(nowMs: number): void {
      if (current !== undefined)
        write(`The service responds again, after an outage of ${formatDuration(nowMs - current.sinceMs)}.`, nowMs);
      current = undefined;
    },
    /** Logs a failed poll: the first one of an outage, then one every few minutes. */
    failed(error: ApiError, nowMs: number, startedAtMs: number): void {
      if (current === undefined) {
        write(
          `The step cannot read the state from the service at the moment; the wait goes on. ${error.message}`,
          nowMs,
        );
      } else if (isSilent(nowMs)) {
        const forMs = nowMs - current.sinceMs;
        write(
          `The step could not read the state from the service for the last ${formatDuration(forMs)}; the wait goes on.`,
          nowMs,
        );
      }
      current = { sinceMs: current?.sinceMs ?? startedAtMs, error };
    },
    /** Returns the present outage if it has lasted `atLeastMs`. One failed poll is not an outage. */
    outage(nowMs: number, atLeastMs = OUTAGE_MS): Outage | undefined {
      const forMs = current === undefined ? 0 : nowMs - current.sinceMs;
      return current !== undefined && forMs >= atLeastMs ? { forMs, error: current.error } : undefined;
    },
  };
}
