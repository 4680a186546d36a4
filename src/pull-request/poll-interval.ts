/** What the next poll depends on. */
export interface PollSituation {
  /** The record's state; undefined while there is no record of this attempt. */
  readonly state: string | undefined;
  /** Place in the queue from 1, where it is known. */
  readonly position: number | undefined;
  /** Milliseconds since the last change of state that we saw. */
  readonly ageMs: number;
}

const SHORTEST_MS = 2000;
/** The pause grows with the time in a state, so the delay of noticing a change stays at a tenth of its duration. */
const SHARE_OF_AGE = 0.1;

/** The longest pause of each situation, in milliseconds. Figures from the simulation in test/pull-request. */
function longestMs({ state, position }: PollSituation): number {
  switch (state) {
    case undefined:
      return 5000;
    case "tests_passed":
      return 5000;
    case "testing":
    case "pending_failure":
      return position === undefined || position <= 2 ? 15_000 : 30_000;
    case "pending":
      return Math.min(60_000, 10_000 * (position ?? 3));
    case "not_ready":
      return 60_000;
    default:
      return 30_000;
  }
}

/** Milliseconds until the next poll: short after a change and near the end, long while nothing can happen soon. */
export function adaptiveInterval(situation: PollSituation): number {
  return Math.max(SHORTEST_MS, Math.min(longestMs(situation), SHARE_OF_AGE * situation.ageMs));
}

/** Spreads polls of many waiting steps by a tenth either way. */
export function withJitter(intervalMs: number, random: () => number): number {
  return intervalMs * (0.9 + 0.2 * random());
}
