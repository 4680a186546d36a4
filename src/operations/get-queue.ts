import { queueOperation } from "../operation.js";
import { outputsOf } from "../outputs.js";
import { queueOutputs } from "../queue/queue-outputs.js";
import { inWords, readQueue } from "../queue/read-queue.js";
import { pullRequestsInWords, queueStateInWords, queueTroubleInWords } from "../queue/state-in-words.js";
import { queueSummary } from "../summary/queue.js";

export const getQueue = queueOperation({
  name: "get-queue",
  title: "Reads a queue: its state, its settings, and the pull requests in it in their order.",
  inputs: {},
  results: { found: { description: "The queue exists." } },
  outputs: {
    depth: "How many pull requests stand in it. Those that are not ready do not.",
    ...queueOutputs,
  },
  permissions: {},
  branch: "found",
  dryRun: "ignored",

  async run(_values, place, { client }) {
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
  },
});
