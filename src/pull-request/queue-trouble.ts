import type { Queue, SubmittedPullRequest } from "../api/schemas.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context } from "../operation.js";
import { queueTroubleInWords } from "../queue/state-in-words.js";
import { readQueueBeside } from "./queue-beside.js";
import { hasEnded } from "./states.js";

/**
 * What a queue that does not run means for a pull request that is submitted to it; nothing when it runs. The queue is
 * read where it is not known yet, for a moment at most, and a failure of that costs a line of the log.
 */
export async function queueTrouble(
  known: Queue | undefined,
  place: PullRequestPlace,
  context: Pick<Context, "client" | "log" | "signal">,
): Promise<readonly string[]> {
  try {
    const queue = known ?? (await readQueueBeside(place, context).ifSoon("The state of the queue"));
    return queue === undefined ? [] : troubleFor(queue, place.number);
  } catch (error) {
    // Told to stop: what was done is done, and is reported.
    if (context.signal.aborted) return [];
    throw error;
  }
}

/** The same of a queue that was read, for a pull request whose attempt may have ended. */
export function troubleOf(
  queue: Queue | undefined,
  record: SubmittedPullRequest | undefined,
  { number }: PullRequestPlace,
): readonly string[] {
  if (queue === undefined) return [];
  if (record !== undefined && !hasEnded(record)) return troubleFor(queue, number);
  const trouble = record === undefined ? queueTroubleInWords(queue.state) : "";
  return trouble === "" ? [] : [trouble];
}

function troubleFor(queue: Queue, number: number): readonly string[] {
  const trouble = queueTroubleInWords(queue.state);
  if (trouble === "") return [];
  const inLine = queue.enqueuedPullRequests.some(({ prNumber }) => prNumber === number);
  return [stays(queue.state, inLine) ? `${trouble} Until then #${number} stays where it is.` : trouble];
}

/** What stands in line when a queue takes nothing new in is merged all the same. */
function stays(state: string, inLine: boolean): boolean {
  return state === "paused" || (!inLine && (state === "draining" || state === "switching_modes"));
}
