const SHORTEST_MS = 2000;
const LONGEST_MS = 60_000;
/** After the start the pause grows with the time since: a queue that is nearly empty is done soon. */
const SHARE_OF_AGE = 0.5;
/** With few left the end may come soon; each one more is worth this much longer a pause. */
const FOR_EACH_LEFT_MS = 10_000;

/** Milliseconds until the next poll: short after the start and with few left, a minute with many. */
export function drainInterval(left: number, sinceStartMs: number): number {
  const longest = Math.min(LONGEST_MS, FOR_EACH_LEFT_MS * Math.max(1, left));
  return Math.max(SHORTEST_MS, Math.min(longest, SHARE_OF_AGE * sinceStartMs));
}
