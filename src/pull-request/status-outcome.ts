import type { Queue, SubmittedPullRequest } from "../api/schemas.js";
import type { PullRequestPlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { outputsOf } from "../outputs.js";
import { inWords } from "../queue/read-queue.js";
import { statusSummary } from "../summary/status.js";
import { positionIn } from "./position.js";
import { readQueueBeside } from "./queue-beside.js";
import { troubleOf } from "./queue-trouble.js";
import { readinessOf } from "./readiness.js";
import { readRecordOnly } from "./record.js";
import { recordOutputs } from "./record-outputs.js";
import { standingInWords } from "./standing-in-words.js";
import { hasEnded } from "./states.js";

type StatusOutput =
  | keyof typeof recordOutputs
  | "ready"
  | "blocked-by"
  | "position"
  | "ahead"
  | "safe-to-push"
  | "queue-state";

/** Reads the record of a pull request and the queue beside it. */
export async function statusOutcome(
  place: PullRequestPlace,
  context: Context,
): Promise<Outcome<"found" | "not-submitted", StatusOutput>> {
  // Both are wanted in most cases, so they are asked for side by side.
  const beside = readQueueBeside(place, context);
  const reading = await readRecordOnly(context.client, place).catch((error: unknown) => {
    beside.stop();
    throw error;
  });
  if (reading.kind === "absent") {
    const queue = await beside.needed();
    const message = `#${place.number} was never submitted to the merge queue for ${inWords(place)}.`;
    const trouble = troubleOf(queue, undefined, place);
    const outputs = { "pr-number": place.number, "safe-to-push": true, "queue-state": queue.state };
    return {
      result: "not-submitted",
      message,
      details: trouble,
      outputs,
      summary: statusSummary({ message, trouble, place, record: undefined, queue }),
    };
  }
  return found(reading.record, await beside.ifSoon("The position in the queue"), place);
}

function found(record: SubmittedPullRequest, queue: Queue | undefined, place: PullRequestPlace) {
  const { ready, blockers } = readinessOf(record);
  const position = queue === undefined ? undefined : positionIn(queue, { number: place.number, record });
  const message = standingInWords(record, place);
  const trouble = troubleOf(queue, record, place);
  return {
    result: "found" as const,
    message,
    details: trouble,
    outputs: {
      ...outputsOf(record, recordOutputs),
      ready,
      "blocked-by": blockers.join(", "),
      position: position?.position,
      ahead: position?.position === undefined ? undefined : position.ahead,
      "safe-to-push": hasEnded(record),
      "queue-state": queue?.state,
    },
    summary: statusSummary({ message, trouble, place, record, queue }),
    record: { record, queue },
  };
}
