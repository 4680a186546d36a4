import type { QueuePlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { outputsOf } from "../outputs.js";
import { queueSummary } from "../summary/queue.js";
import { queueOutputs } from "./queue-outputs.js";
import { inWords, readQueue } from "./read-queue.js";
import { pullRequestsInWords, queueStateInWords, queueTroubleInWords } from "./state-in-words.js";

/** Reads a queue, and says how it stands. */
export async function queueOutcome(
  place: QueuePlace,
  { client }: Context,
): Promise<Outcome<"found", keyof typeof queueOutputs | "depth">> {
  const queue = await readQueue(client, place);
  const depth = queue.enqueuedPullRequests.length;
  const content = depth === 0 ? "and empty" : `with ${pullRequestsInWords(depth)} in it`;
  const message = `The merge queue for ${inWords(place)} is ${queueStateInWords(queue.state)}, ${content}.`;
  const trouble = queueTroubleInWords(queue.state);
  return {
    result: "found",
    message,
    details: trouble === "" ? [] : [trouble],
    outputs: { ...outputsOf(queue, queueOutputs), depth },
    summary: queueSummary(message, place, queue),
    record: { queue },
  };
}
