/** The service's own time: real time at a chosen speed, which a test can also move forward. */
import { Refusal } from "./engine/refusal.js";

export interface ServiceClock {
  readonly nowMs: () => number;
  readonly speed: () => number;
  /** @throws Refusal for a speed that is not from 0, which stands still, to the fastest one. */
  readonly setSpeed: (speed: number) => void;
  /** @throws Refusal for what does not lead forward, or leads beyond the last time. */
  readonly advance: (seconds: number) => void;
}

interface ClockOptions {
  readonly startAtMs: number;
  readonly speed: number;
  readonly realNowMs: () => number;
}

/** How many seconds of service time may pass in a second of real time. */
export const FASTEST = 100_000;
/** Times of later years have another form, and there is a year from which on they have none. */
const LAST_MS = Date.parse("9999-12-31T23:59:59.999Z");

export function createClock({ startAtMs, speed: firstSpeed, realNowMs }: ClockOptions): ServiceClock {
  let speed = firstSpeed;
  let base = startAtMs;
  let realBase = realNowMs();
  let advancedMs = 0;
  const nowMs = () => Math.min(LAST_MS, Math.floor(base + (realNowMs() - realBase) * speed + advancedMs));
  return {
    nowMs,
    speed: () => speed,
    setSpeed: (next) => {
      if (!(next >= 0 && next <= FASTEST)) {
        throw new Refusal(400, `Invalid value for "speed": must be a number from 0 to ${FASTEST}`);
      }
      base = nowMs();
      realBase = realNowMs();
      advancedMs = 0;
      speed = next;
    },
    advance: (seconds) => {
      const mostSeconds = Math.floor((LAST_MS - nowMs()) / 1000);
      if (!(seconds >= 0 && seconds <= mostSeconds)) {
        throw new Refusal(
          400,
          `Invalid value for "advanceSeconds": must be a number from 0 to ${mostSeconds}, which leads to the year 9999`,
        );
      }
      advancedMs += seconds * 1000;
    },
  };
}
