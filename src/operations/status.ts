import type { Queue, SubmittedPullRequest } from "../api/schemas.js";
import type { PullRequestPlace } from "../inputs/place.js";
import { pullRequestOperation } from "../operation.js";
import { outputsOf } from "../outputs.js";
import { positionIn } from "../pull-request/position.js";
import { readQueueBeside } from "../pull-request/queue-beside.js";
import { readinessOf } from "../pull-request/readiness.js";
import { readRecordOnly } from "../pull-request/record.js";
import { recordOutputs } from "../pull-request/record-outputs.js";
import { hasEnded, stateInWords } from "../pull-request/states.js";
import { inWords } from "../queue/read-queue.js";
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
  dryRun: "ignored",

  async run(_values, place, context) {
    // Both are wanted in most cases, so they are asked for side by side.
    const beside = readQueueBeside(place, context);
    const reading = await readRecordOnly(context.client, place).catch((error: unknown) => {
      beside.stop();
      throw error;
    });
    if (reading.kind === "absent") {
      const queue = await beside.needed();
      const message = `#${place.number} was never submitted to the merge queue for ${inWords(place)}.`;
      const outputs = { "pr-number": place.number, "safe-to-push": true, "queue-state": queue.state };
      return {
        result: "not-submitted",
        message,
        outputs,
        summary: statusSummary(message, place, undefined, queue),
      };
    }
    return found(reading.record, await beside.ifSoon(), place);
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
      ...outputsOf(record, recordOutputs),
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
