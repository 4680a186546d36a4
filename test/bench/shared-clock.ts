/** One clock for many steps that run side by side. Time passes when all of them wait. */
import type { Clock } from "../../src/clock.js";

interface Sleeper {
  readonly atMs: number;
  readonly wake: () => void;
}

export interface SharedClock extends Clock {
  /** Lets time pass until nothing waits on the clock. */
  run(): Promise<void>;
}

/** Creates a clock. An abort does not end a sleep: no step of a benchmark is stopped. */
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
        // Everything that the last step to wake does without a pause.
        await new Promise((done) => setImmediate(done));
        const next = sleepers.shift();
        if (next === undefined) return;
        nowMs = next.atMs;
        next.wake();
      }
    },
  };
}

/** Returns the index after all sleepers that wake at a time or before it. */
function indexAfter(sleepers: readonly Sleeper[], atMs: number): number {
  let [low, high] = [0, sleepers.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((sleepers[middle]?.atMs ?? 0) <= atMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
