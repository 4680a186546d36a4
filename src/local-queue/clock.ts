/** The service's own time: real time at a chosen speed, which a test can also move forward. */
import { invalid, numberFrom, read } from "./world/fields.js";

export type ServiceClock = ReturnType<typeof createClock>;

interface ClockOptions {
  readonly startAtMs: number;
  readonly speed: number;
  readonly realNowMs: () => number;
}

/** How many seconds of service time may pass in a second of real time. */
export const FASTEST = 100_000;
export const clockSpeed = numberFrom(0, FASTEST);
/** Times of later years have another form, and there is a year from which on they have none. */
const LAST_MS = Date.parse("9999-12-31T23:59:59.999Z");

export function createClock({ startAtMs, speed: firstSpeed, realNowMs }: ClockOptions) {
  let speed = firstSpeed;
  let base = startAtMs;
  let realBase = realNowMs();
  const listeners = new Set<() => void>();
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const nowMs = () => Math.min(LAST_MS, Math.floor(base + (realNowMs() - realBase) * speed));
  return {
    nowMs,
    speed: () => speed,
    /** @throws Refusal for a speed that is not from 0, which stands still, to the fastest one. */
    setSpeed: (next: number) => {
      read(clockSpeed, next, "speed");
      base = nowMs();
      realBase = realNowMs();
      speed = next;
      changed();
    },
    /** Calls back after each change of speed and each move forward, until what it returns is called. */
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** @throws Refusal for what does not lead forward, or leads beyond the last time. */
    advance: (seconds: number) => {
      const mostSeconds = Math.floor((LAST_MS - nowMs()) / 1000);
      if (!(seconds >= 0 && seconds <= mostSeconds)) {
        throw invalid("advanceSeconds", `must be a number from 0 to ${mostSeconds}, which leads to the year 9999`);
      }
      base += seconds * 1000;
      changed();
    },
  };
}
