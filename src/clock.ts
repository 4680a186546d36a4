import { setTimeout as pause } from "node:timers/promises";
import { AbortedError } from "./errors.js";

/** Time as the waiting code sees it; tests give it one that they move by hand. */
export interface Clock {
  /** Milliseconds since 1970 that never jump back, slow answers included. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects at once with an AbortedError when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  // Timers may fire up to a millisecond early; what wakes before its time would do its work twice.
  async sleep(ms, signal) {
    try {
      await pause(Math.ceil(ms) + 1, undefined, { signal });
    } catch {
      // Nothing else ends a timer: what was under way adds to this error what it knows.
      throw new AbortedError();
    }
  },
};
