import { setTimeout as pause } from "node:timers/promises";

/** Time as the waiting code sees it; tests give it one that they move by hand. */
export interface Clock {
  /** Milliseconds since 1970 that never jump back, slow answers included. */
  now(): number;
  /** Resolves after `ms` milliseconds; rejects at once when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  // Timers may fire up to a millisecond early; what wakes before its time would do its work twice.
  sleep: (ms, signal) => pause(Math.ceil(ms) + 1, undefined, { signal }),
};
