import type { Clock } from "../clock.js";
import { untilNextPoll } from "./timing.js";

interface Limits {
  readonly clock: Clock;
  /** Aborts when the process is told to stop. */
  readonly signal: AbortSignal;
  /** Milliseconds until the deadline. */
  readonly leftMs: () => number;
}

/**
 * Polls until a poll gives a result, the deadline passes, or the process is told to stop.
 * A poll that gives a number wants the next one after so many milliseconds. @throws what a poll throws
 */
export async function pollUntil<Result extends string>(
  poll: () => Promise<Result | number>,
  { clock, signal, leftMs }: Limits,
): Promise<Result | "timed-out" | "aborted"> {
  try {
    while (leftMs() > 0) {
      const next = await poll();
      if (typeof next === "string") return next;
      await clock.sleep(untilNextPoll(next, leftMs()), signal);
    }
  } catch (error) {
    if (signal.aborted) return "aborted";
    throw error;
  }
  return "timed-out";
}
