import { addErrorDetails } from "../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../operation.js";
import { isNotFoundError, isQueueNotEmptyError } from "../service/errors.js";
import type { QueueTarget } from "../target/target.js";
import {
  findQueue,
  formatNumberList,
  formatQueueName,
  formatServerMessage,
  listAdmittedPullRequests,
  listEnqueuedPullRequestNumbers,
} from "./read.js";
import { readQueueAfterWrite, sendQueueChange } from "./write.js";

export async function deleteQueue(
  target: QueueTarget,
  context: Pick<OperationContext, "service" | "dryRun">,
): Promise<OperationResult<"deleted" | "not-found" | "not-empty", "enqueued">> {
  const { service } = context;
  const request = service.deleteQueue(target);
  const name = `The merge queue for ${formatQueueName(target)}`;
  const missing = `There is no merge queue for branch ${formatQueueName(target)}. Nothing was deleted.`;
  if (context.dryRun) {
    const queue = await findQueue(service, target);
    if (queue === undefined) return createDryRunResult(missing);
    const enqueued = listEnqueuedPullRequestNumbers(queue);
    if (enqueued.length === 0) return createDryRunResult(`${name} would be deleted.`, request);
    return {
      ...createDryRunResult(`${name} would not be deleted, because it contains ${pullRequests(enqueued)}.`),
      outputs: { enqueued },
    };
  }
  try {
    await sendQueueChange(service, {
      request,
      target,
      uncertainHint: "the queue may already have been deleted",
      verify: () => "A read after the error shows that the queue still exists.",
      deletes: true,
      mapError: (error) => error,
    });
    return { result: "deleted", message: `${name} was deleted.`, outputs: {} };
  } catch (error) {
    if (isNotFoundError(error)) return { result: "not-found", message: missing, outputs: {} };
    if (!isQueueNotEmptyError(error)) throw error;
    const reading = await readQueueAfterWrite(target, service);
    if (reading === undefined) throw error;
    if (reading.queue === undefined) return { result: "not-found", message: missing, outputs: {} };
    const enqueued = listEnqueuedPullRequestNumbers(reading.queue);
    if (enqueued.length === 0) throw addErrorDetails(error, { details: [NOT_LISTED] });
    return {
      result: "not-empty",
      message: `${name} was not deleted, because it contains ${pullRequests(enqueued)}.`,
      details: [
        listAdmittedPullRequests(reading.queue).length > 0
          ? "Run drain-queue first, which waits until the queue is empty. Alternatively, cancel the pull requests."
          : "The queue has not admitted these pull requests, so drain-queue does not merge them. Cancel them.",
        ...formatServerMessage(error.facts),
      ],
      outputs: { enqueued },
    };
  }
}

const NOT_LISTED =
  "The queue lists no pull requests. But submitted pull requests that are not ready may prevent the deletion, although the queue does not list them. Cancel these pull requests, then run the step again.";

function pullRequests(numbers: readonly number[]): string {
  const list = formatNumberList(numbers);
  return numbers.length === 1 ? `pull request ${list}` : `pull requests ${list}`;
}
