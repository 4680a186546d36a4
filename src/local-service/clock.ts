/** The service's own time: real time at a chosen speed, which a test can also move forward. */

export interface ServiceClock {
  readonly nowMs: () => number;
  readonly speed: () => number;
  readonly setSpeed: (speed: number) => void;
  readonly advance: (seconds: number) => void;
}

export interface ClockOptions {
  readonly startAtMs: number;
  readonly speed: number;
  readonly realNowMs: () => number;
}

export function createClock({ startAtMs, speed: firstSpeed, realNowMs }: ClockOptions): ServiceClock {
  let speed = firstSpeed;
  let base = startAtMs;
  let realBase = realNowMs();
  let advancedMs = 0;
  const nowMs = () => Math.floor(base + (realNowMs() - realBase) * speed + advancedMs);
  return {
    nowMs,
    speed: () => speed,
    setSpeed: (next) => {
      base = nowMs();
      realBase = realNowMs();
      advancedMs = 0;
      speed = next;
    },
    advance: (seconds) => {
      advancedMs += seconds * 1000;
    },
  };
}
