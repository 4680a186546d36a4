/** Clock of the service. Its speed is adjustable, and tests can advance it. */
import { invalid, numberFrom, read } from "./fields.js";

export type ServiceClock = ReturnType<typeof createClock>;

interface ClockOptions {
  readonly startAtMs: number;
  readonly speed: number;
  readonly realNowMs: () => number;
}

/** Maximum seconds of service time per second of real time. */
export const MAX_CLOCK_SPEED = 100_000;
export const clockSpeed = numberFrom(0, MAX_CLOCK_SPEED);
/** Last time in milliseconds that ISO 8601 can express with a year of four digits. */
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
    /** Sets the speed. @throws Refusal for a speed below 0 or above the maximum */
    setSpeed: (next: number) => {
      read(clockSpeed, next, "speed");
      base = nowMs();
      realBase = realNowMs();
      speed = next;
      changed();
    },
    /** Calls a listener after each change of speed and each advance. Returns a function that removes the listener. */
    onChange: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Advances the clock. @throws Refusal for a negative number, or for a time after the last possible one */
    advance: (seconds: number) => {
      const mostSeconds = Math.floor((LAST_MS - nowMs()) / 1000);
      if (!(seconds >= 0 && seconds <= mostSeconds)) {
        throw invalid(
          "advanceSeconds",
          `must be a number from 0 to ${mostSeconds}, because the clock ends with the year 9999`,
        );
      }
      base += seconds * 1000;
      changed();
    },
  };
}
