import type { Clock } from "../../src/clock.js";
import { AbortedError } from "../../src/errors.js";

export interface FakeClock extends Clock {
  /** Lets time pass, as a slow answer does. */
  pass(ms: number): void;
}

/** A clock on which a sleep is over at once and its time has passed. */
export function fakeClock(startAtMs = Date.UTC(2026, 0, 31, 12)): FakeClock {
  let nowMs = startAtMs;
  return {
    now: () => nowMs,
    pass(ms) {
      nowMs += ms;
    },
    async sleep(ms, signal) {
      if (signal.aborted) throw new AbortedError();
      nowMs += ms;
    },
  };
}
