import { setTimeout as pause } from "node:timers/promises";
import { AbortedError } from "./errors.js";

export interface Clock {
  /** Returns milliseconds since 1970. A later change of the system time does not affect the clock. */
  now(): number;
  /** Resolves after `ms` milliseconds. @throws AbortedError as soon as the signal aborts */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

export const systemClock: Clock = {
  now: () => performance.timeOrigin + performance.now(),
  // A timer of Node.js may fire up to a millisecond early.
  async sleep(ms, signal) {
    try {
      await pause(Math.ceil(ms) + 1, undefined, { signal });
    } catch {
      throw new AbortedError();
    }
  },
};
