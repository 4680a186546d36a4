import type { Clock } from "../../src/clock.js";
import { AbortedError } from "../../src/errors.js";

export interface FakeClock extends Clock {
  /** Advances the time, like a slow reply. */
  pass(ms: number): void;
}

/** Creates a clock with pauses that finish at once and advance its time. */
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
