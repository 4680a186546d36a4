/** Spreads polls of many waiting steps by a tenth either way. */
export function withJitter(intervalMs: number, random: () => number): number {
  return intervalMs * (0.9 + 0.2 * random());
}

/** The last poll comes this long before the deadline, so that its answer still counts. */
const LAST_POLL_MS = 1000;

/** The pause until the next poll, such that the last one comes just before the deadline. */
export function untilNextPoll(pauseMs: number, leftMs: number): number {
  const beforeDeadline = leftMs - LAST_POLL_MS;
  if (pauseMs < beforeDeadline) return pauseMs;
  return Math.max(0, beforeDeadline > 0 ? beforeDeadline : leftMs);
}

/** So long a reply may still show what was before a write, in milliseconds. */
export const LAG_MS = 15_000;
