import type { Client } from "../api/client.js";
import type { SubmittedPullRequest } from "../api/schemas.js";
import type { Clock } from "../clock.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { decidingRecord } from "./record.js";
import { type AttemptMark, hasEnded, markOf, sameMark, terminalState } from "./states.js";

/** How long the record of a new attempt may take to show where it is not certain that there is one, in milliseconds. */
export const SETTLES_WITHIN_MS = 5000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2000;

interface Surroundings {
  readonly client: Client;
  readonly clock: Clock;
  readonly signal: AbortSignal;
}

/** The first record that is not the one from before, or undefined when none shows in time. @throws AbortedError */
export async function newRecord(
  stale: AttemptMark | undefined,
  place: PullRequestPlace,
  { client, clock, signal }: Surroundings,
  withinMs: number,
): Promise<SubmittedPullRequest | undefined> {
  const deadline = clock.now() + withinMs;
  let readMs = withinMs;
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
    // A read that fails says nothing of the write, which must not be reported as failed for it.
    const record = await decidingRecord(client, place, { withinMs: readMs });
    if (record !== undefined && isNew(record, stale)) return record;
    if (clock.now() + pauseMs > deadline) return undefined;
    await clock.sleep(pauseMs, signal);
    readMs = Math.max(1, deadline - clock.now());
  }
}

function isNew(record: SubmittedPullRequest, stale: AttemptMark | undefined): boolean {
  return (
    stale === undefined ||
    !hasEnded(record) ||
    terminalState(record) === "merged" ||
    !sameMark(stale, markOf(record))
  );
}
