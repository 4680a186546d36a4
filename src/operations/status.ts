import type { Queue, SubmittedPullRequest } from "../api/schemas.js";
import { AbortedError, messageOf } from "../errors.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { type Context, pullRequestOperation } from "../operation.js";
import { positionIn } from "../pull-request/position.js";
import { readinessOf } from "../pull-request/readiness.js";
import { inWords, readQueue, readRecordOnly } from "../pull-request/record.js";
import { outputsOfRecord, recordOutputs } from "../pull-request/record-outputs.js";
import { hasEnded, stateInWords } from "../pull-request/states.js";
import { statusSummary } from "../summary/status.js";

export const status = pullRequestOperation({
  name: "status",
  title: "Reads where a pull request stands in the merge queue.",
  inputs: {},
  results: {
    found: { description: "The queue knows the pull request." },
    "not-submitted": { description: "It was never submitted to this queue." },
  },
  outputs: {
    ...recordOutputs,
    ready:
      "`true` when nothing keeps it from being tested, `false` when something does; empty when the record does not tell.",
    "blocked-by":
      "What keeps it from being tested, in plain words: `base branch`, `mergeability`, `impacted targets`.",
    position: "Its place in the queue, from 1; empty when it does not stand in it.",
    ahead: "Numbers of the pull requests before it, as JSON.",
    "safe-to-push": "`false` while it is submitted to the queue, where a push would throw it out.",
    "queue-state": "State of the queue: `running`, `paused`, `draining`, `switching_modes`, or a newer one.",
  },
  permissions: {},
  onTestBranch: "run",
  readOnly: true,

  async run(_values, place, context) {
    // Both are wanted in most cases, so they are asked for side by side.
    const queueRead = readQueueQuietly(place, context);
    const reading = await readRecordOnly(context.client, place);
    if (reading.kind === "absent") {
      const queue = await queueRead.orThrow();
      const message = `#${place.number} was never submitted to the merge queue for ${inWords(place)}.`;
      const outputs = { "pr-number": place.number, "safe-to-push": true, "queue-state": queue.state };
      return {
        result: "not-submitted",
        message,
        outputs,
        summary: statusSummary(message, place, undefined, queue),
      };
    }
    return found(reading.record, await queueRead.orUndefined(), place);
  },
});

function found(record: SubmittedPullRequest, queue: Queue | undefined, place: PullRequestPlace) {
  const { ready, blockers } = readinessOf(record);
  const position = queue === undefined ? undefined : positionIn(queue, place.number);
  const message = `#${place.number} is ${stateInWords(record.state)} in the merge queue for ${inWords(place)}.`;
  return {
    result: "found" as const,
    message,
    outputs: {
      ...outputsOfRecord(record),
      ready,
      "blocked-by": blockers.join(", "),
      position: position?.position,
      ahead: position?.position === undefined ? undefined : position.ahead,
      "safe-to-push": hasEnded(record),
      "queue-state": queue?.state,
    },
    summary: statusSummary(message, place, record, queue),
    record: { record, queue },
  };
}

/** Starts reading the queue; what became of it is looked at later, in one of two ways. */
function readQueueQuietly(place: PullRequestPlace, { client, log }: Context) {
  const read = readQueue(client, place).then(
    (queue) => ({ queue, error: undefined }),
    (error: unknown) => ({ queue: undefined, error }),
  );
  return {
    async orThrow(): Promise<Queue> {
      const { queue, error } = await read;
      if (queue === undefined) throw error;
      return queue;
    },
    /** The queue only says more about a record that is there. */
    async orUndefined(): Promise<Queue | undefined> {
      const { queue, error } = await read;
      if (error instanceof AbortedError) throw error;
      if (queue === undefined) log.info(`The position in the queue is not known: ${messageOf(error)}`);
      return queue;
    },
  };
}
