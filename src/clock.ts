import { setTimeout as pause } from "node:timers/promises";
import { AbortedError } from "./errors.js";

export interface Clock {
  /** Milliseconds since 1970 that never jump back. */
  now(): number;
  /** Rejects with AbortedError at once when the signal aborts. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  // Timers may fire up to a millisecond early.
  async sleep(ms, signal) {
    try {
      await pause(Math.ceil(ms) + 1, undefined, { signal });
    } catch {
      throw new AbortedError();
    }
  },
};
