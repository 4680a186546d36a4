import { endpoints } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import { formatDuration } from "../duration.js";
import type { QueuePlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { planned } from "../planned.js";
import { drainSummary } from "../summary/drain.js";
import { stateRequest } from "./change-state.js";
import type { drainOutputs } from "./drain-results.js";
import { judgeFirst } from "./drain-rules.js";
import { afterDrain, drainInWords, refusal } from "./drain-words.js";
import { type DrainOptions, type DrainResult, drain } from "./draining.js";
import { inWords, readQueue } from "./read-queue.js";
import { pullRequestsInWords, queueStateInWords } from "./state-in-words.js";

/** Drains a queue, and says in words, outputs and summary how that ended; a dry run says what it would begin with. */
export async function drainOutcome(
  options: DrainOptions,
  place: QueuePlace,
  context: Context,
): Promise<Outcome<DrainResult, keyof typeof drainOutputs>> {
  return context.dryRun ? plannedDrain(options, place, context) : finishedDrain(options, place, context);
}

async function finishedDrain(
  options: DrainOptions,
  place: QueuePlace,
  context: Context,
): Promise<Outcome<DrainResult, keyof typeof drainOutputs>> {
  const patience = formatDuration(options.timeoutMs);
  context.log.info(`Draining the merge queue for ${inWords(place)}; waiting ${patience} at most.`);
  const end = await drain(place, options, context);
  const message = drainInWords(end, place, options.timeoutMs);
  const details = afterDrain(end);
  return {
    result: end.result,
    message,
    details,
    outputs: {
      "previous-state": end.previousState,
      depth: end.gone ? undefined : end.queue?.enqueuedPullRequests.length,
    },
    summary: drainSummary({ end, place, message, details }),
    record: { queue: end.queue, "waited-seconds": Math.round(end.waitedMs / 1000), course: end.course },
  };
}

async function plannedDrain(
  options: DrainOptions,
  place: QueuePlace,
  { client }: Context,
): Promise<Outcome<never, "previous-state" | "depth">> {
  const queue = await readQueue(client, place);
  const outputs = { "previous-state": queue.state, depth: queue.enqueuedPullRequests.length };
  return { ...firstStep(options, place, queue), outputs };
}

function firstStep({ timeoutMs }: DrainOptions, place: QueuePlace, queue: Queue): Outcome<never, never> {
  const subject = `The merge queue for ${inWords(place)} is ${queueStateInWords(queue.state)}, with ${pullRequestsInWords(queue.enqueuedPullRequests.length)} in it.`;
  const waits = `take ${formatDuration(timeoutMs)} at most`;
  switch (judgeFirst(queue)) {
    case "refuse":
      return planned(`This would fail. ${refusal(place, queue).message}`);
    case "drained":
      return planned(`${subject} Nothing would be sent, and the wait would end at once as drained.`);
    case "send":
      return planned(`${subject} It would be set draining, and the wait would ${waits}.`, ...request());
    case "wait":
      return queue.state === "draining"
        ? planned(`${subject} Nothing would be sent, and the wait would ${waits}.`)
        : planned(
            `${subject} Once that is done it would be set draining, and the wait would ${waits}.`,
            ...request(),
          );
  }

  function request() {
    return [endpoints.updateQueue, stateRequest(place, "draining")] as const;
  }
}
