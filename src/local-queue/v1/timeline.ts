/** Times in the shape of the wire, and how a pull request came to its state. */
import type { Move, Queue } from "../world/world.js";

/** The service writes milliseconds and always zeroes: its resolution is a whole second. */
export function wireTime(atMs: number): string {
  return new Date(wholeSecond(atMs)).toISOString();
}

/** A moment as far as the service's times show it. */
export function wholeSecond(atMs: number): number {
  return Math.floor(atMs / 1000) * 1000;
}

/**
 * Its transitions over all attempts, the oldest first, as far as they are kept. The service's document of this version
 * only names the field: what stands in it is what the next version documents, in this one's spelling.
 */
export function timelineOf(queue: Queue, number: number): readonly object[] {
  return queue.moves.filter((move) => move.number === number).map((move) => transition(queue, move));
}

/** The run of a state that tests lead to. */
const TESTED: ReadonlySet<Move["to"]> = new Set(["testing", "tests_passed", "pending_failure", "failed"]);

function transition({ runs }: Queue, { to, atMs, reason, run, culprit }: Move): object {
  const record = run === null || !TESTED.has(to) ? undefined : runs.get(run);
  return {
    state: to,
    timestamp: wireTime(atMs),
    reason: reason?.toLowerCase() ?? null,
    ...(record?.startedAtMs == null ? {} : { testRunId: record.id }),
    ...(culprit === undefined ? {} : { failure: { conflictCulprit: culpritOf(culprit) } }),
  };
}

function culpritOf(number: number | null): object {
  return number === null ? { type: "base_branch" } : { type: "queue_pull_request", number };
}
