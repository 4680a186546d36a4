/** Clock for many simultaneous steps. Time advances when all of them wait. */
import type { Clock } from "../../src/clock.js";

interface Sleeper {
  readonly atMs: number;
  readonly wake: () => void;
}

export interface SharedClock extends Clock {
  /** Advances the time until nothing waits on the clock. */
  run(): Promise<void>;
}

/** Creates a clock. An abort does not interrupt a pause, because no step of a benchmark is stopped. */
export function createSharedClock(startAtMs: number): SharedClock {
  const sleepers: Sleeper[] = [];
  let nowMs = startAtMs;
  return {
    now: () => nowMs,
    sleep: (ms) =>
      new Promise((wake) => {
        const atMs = nowMs + Math.max(0, ms);
        sleepers.splice(indexAfter(sleepers, atMs), 0, { atMs, wake });
      }),
    async run() {
      for (;;) {
        // Waits until the last awakened step has done its work without a pause.
        await new Promise((done) => setImmediate(done));
        const next = sleepers.shift();
        if (next === undefined) return;
        nowMs = next.atMs;
        next.wake();
      }
    },
  };
}

/** Returns the index after the last sleeper that wakes at a time or before it. */
function indexAfter(sleepers: readonly Sleeper[], atMs: number): number {
  let [low, high] = [0, sleepers.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sleepers[middle]?.atMs ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
