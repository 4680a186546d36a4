import type { Log } from "../ci/ci.js";
import { formatDuration } from "../duration.js";
import type { ApiError } from "../errors.js";

/** A sign of life when nothing else was said for this long. */
const HEARTBEAT_MS = 5 * 60_000;

/** What something that polls says: changes, a heartbeat, and each outage once; never a line per poll. */
export interface PollLog {
  say(line: string, nowMs: number): void;
  /** Milliseconds since the last line; infinite before the first one. */
  silentMs(nowMs: number): number;
  /** Whether it is time for a sign of life. */
  isSilent(nowMs: number): boolean;
  /** A good answer. */
  readable(nowMs: number): void;
  /** A failure that the polling goes on after. */
  unreadable(error: ApiError, nowMs: number): void;
}

export function createPollLog(log: Log): PollLog {
  let saidAtMs = Number.NEGATIVE_INFINITY;
  let unreadableSinceMs: number | undefined;

  function say(line: string, nowMs: number): void {
    log.info(line);
    saidAtMs = nowMs;
  }

  const silentMs = (nowMs: number): number => nowMs - saidAtMs;
  const isSilent = (nowMs: number): boolean => silentMs(nowMs) >= HEARTBEAT_MS;

  return {
    say,
    silentMs,
    isSilent,
    readable(nowMs) {
      if (unreadableSinceMs !== undefined)
        say(`The service can be read again, after ${formatDuration(nowMs - unreadableSinceMs)}.`, nowMs);
      unreadableSinceMs = undefined;
    },
    unreadable(error, nowMs) {
      if (unreadableSinceMs === undefined) {
        say(`The service cannot be read at the moment; the wait goes on. ${error.message}`, nowMs);
        unreadableSinceMs = nowMs;
      } else if (isSilent(nowMs)) {
        const forMs = nowMs - unreadableSinceMs;
        say(`The service could not be read for the last ${formatDuration(forMs)}; the wait goes on.`, nowMs);
      }
    },
  };
}
