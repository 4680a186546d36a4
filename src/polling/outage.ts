import type { ApiError } from "../errors.js";

/** The shortest time without a good answer that is worth telling at the end. */
const OUTAGE_MS = 1500;

/** A time in which the service could not be read: how long, and why. */
export interface Outage {
  readonly forMs: number;
  readonly error: ApiError;
}

/** Remembers since when the service cannot be read. */
export interface OutageWatch {
  /** A failed poll, with the time at which it was begun. */
  failed(error: ApiError, askedAtMs: number): void;
  /** A good answer ends it. */
  over(): void;
  /** The outage that still lasts. One failed poll just before the deadline says little, and counts as none. */
  lasting(nowMs: number): Outage | undefined;
}

export function createOutageWatch(): OutageWatch {
  let current: { readonly sinceMs: number; readonly error: ApiError } | undefined;
  return {
    failed(error, askedAtMs) {
      current = { sinceMs: current?.sinceMs ?? askedAtMs, error };
    },
    over() {
      current = undefined;
    },
    lasting(nowMs) {
      if (current === undefined) return undefined;
      const forMs = nowMs - current.sinceMs;
      return forMs >= OUTAGE_MS ? { forMs, error: current.error } : undefined;
    },
  };
}
