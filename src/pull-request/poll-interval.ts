/** What the next poll depends on. */
export interface PollSituation {
  /** The record's state; undefined while there is no record of this attempt. */
  readonly state: string | undefined;
  /** Place in the queue from 1; undefined where it is not known or says nothing about the time to the merge. */
  readonly position: number | undefined;
  /** Milliseconds since the last change of state that we saw. */
  readonly ageMs: number;
}

const SHORTEST_MS = 2000;
/** After a change the pause grows with the time since, so that short-lived states are seen and long ones cost little. */
const SHARE_OF_AGE = 0.5;
/** So many pull requests from the front the merge may come at any moment. */
const NEAR = 2;

/** Milliseconds until the next poll: short after a change and near the merge, long while nothing can happen soon. */
export function adaptiveInterval(situation: PollSituation): number {
  const longest = longestMs(situation);
  return isFar(situation.position)
    ? longest
    : Math.max(SHORTEST_MS, Math.min(longest, SHARE_OF_AGE * situation.ageMs));
}

/** Far from the front, the place decides how long the pauses are. */
export function isFar(position: number | undefined): boolean {
  return position !== undefined && position > NEAR;
}

/** The longest pause of each situation. The figures come from the simulation in test/pull-request. */
function longestMs({ state, position = 1 }: PollSituation): number {
  const forEachAhead = (ms: number): number => ms * Math.max(1, position - 1);
  switch (state) {
    case undefined:
      return 5000;
    case "not_ready":
      return 60_000;
    case "pending":
      return Math.min(120_000, forEachAhead(20_000));
    case "testing":
    case "pending_failure":
      return Math.min(60_000, forEachAhead(20_000));
    case "tests_passed":
      // What is ahead may merge within seconds of each other.
      return Math.min(60_000, forEachAhead(5000));
    default:
      return 30_000;
  }
}
