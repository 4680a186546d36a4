import type { Outage } from "../polling.js";
import type { Queue } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount, formatDuration, formatState } from "../text/format.js";
import { escapeText, joinBlocks, toBullets } from "../text/markdown.js";
import { formatEnqueuedPullRequestTable } from "./get.js";
import { formatNumberList, formatQueueName, listAdmittedPullRequests } from "./read.js";

export interface DrainResult {
  readonly result: "drained" | "timed-out" | "interrupted" | "aborted";
  readonly previousState: string | undefined;
  /** Status of the request. `unsure`: an abort interrupted the request. */
  readonly sent: "no" | "unsure" | "yes";
  readonly queue: Queue | undefined;
  /** True when the queue was deleted during the wait. */
  readonly isDeleted: boolean;
  /** Outage of the service at the end of the wait; undefined if the last poll succeeded. */
  readonly unreadable: Outage | undefined;
  readonly waitedMs: number;
}

export function describeDrainResult(end: DrainResult, target: QueueTarget, timeoutMs: number): string {
  const name = `merge queue for ${formatQueueName(target)}`;
  const [waited, timeout] = [formatDuration(end.waitedMs), formatDuration(timeoutMs)];
  const left = describeLeft(end.queue);
  const messages: Readonly<Record<DrainResult["result"], string>> = {
    drained: `The ${name} is drained. ${listWaiting(end.queue).length === 0 ? "It was empty" : "No admitted pull request was left"} after ${waited}.`,
    "timed-out":
      end.unreadable === undefined
        ? `The ${name} was not drained within ${timeout}: ${left}.`
        : `The ${name} was probably not drained within ${timeout}: the step could not read the state from the service for the last ${formatDuration(end.unreadable.forMs)}. Before that, ${left}.`,
    interrupted: end.isDeleted
      ? `The ${name} was deleted during the drain. When the step last read the queue, ${left}.`
      : `The ${name} stopped draining before it was empty: it is ${formatState(end.queue?.state)} now, and ${left}.`,
    aborted:
      end.queue === undefined
        ? `The drain of the ${name} was aborted after ${waited}, before the step could read the queue.`
        : `The drain of the ${name} was aborted after ${waited}: ${left}.`,
  };
  return messages[end.result];
}

/** Formats the remaining pull requests as in `2 pull requests were left (#1, #2)`. */
function describeLeft(queue: Queue | undefined): string {
  const numbers = queue === undefined ? [] : listAdmittedPullRequests(queue).map(({ prNumber }) => prNumber);
  if (numbers.length === 0)
    return `no ${listWaiting(queue).length === 0 ? "" : "admitted "}pull request was left in the queue`;
  const verb = numbers.length === 1 ? "was" : "were";
  return `${formatCount(numbers.length, "pull request")} ${verb} left in the queue (${formatNumberList(numbers)})`;
}

/** Lists the pull requests that the queue has not admitted. They prevent the deletion of the queue. */
function listWaiting(queue: Queue | undefined): readonly number[] {
  const waiting = queue?.enqueuedPullRequests.filter(({ isAwaitingAdmission }) => isAwaitingAdmission === true) ?? [];
  return waiting.map(({ prNumber }) => prNumber);
}

function explainWaiting(queue: Queue | undefined): readonly string[] {
  const waiting = listWaiting(queue);
  if (waiting.length === 0) return [];
  return [
    `Pull requests that the queue has not admitted yet: ${formatNumberList(waiting)}. They wait until you run resume-queue.`,
  ];
}

export function listDrainAdvice(end: DrainResult): readonly string[] {
  const error = end.unreadable?.error;
  const advice: Readonly<Record<DrainResult["result"], readonly string[]>> = {
    drained: ["The queue admits no pull requests until you run resume-queue.", ...explainWaiting(end.queue)],
    "timed-out": [...(error === undefined ? [] : [error.message, ...error.details]), describeDrainState(end)],
    interrupted: [
      end.isDeleted
        ? "Another person or program deleted the queue. To merge with a queue, create the queue again."
        : "Another person or program changed the state of the queue. Find the reason before you drain the queue again.",
    ],
    aborted: [describeDrainState(end)],
  };
  return advice[end.result];
}

export function describeDrainState({ sent, queue }: Pick<DrainResult, "sent" | "queue">): string {
  const advice = "To continue the wait, run drain-queue again. To admit pull requests again, run resume-queue.";
  if (sent === "unsure")
    return `The step was aborted during the API request, so it is not known whether the queue is draining. ${advice}`;
  if (sent === "yes" || queue?.state === "draining")
    return `The queue is still draining and admits no pull requests. ${advice}`;
  return queue?.state === "switching_modes"
    ? "The queue is switching modes, so the step did not change its state. The step sent nothing."
    : "Nothing was sent.";
}

const PULL_REQUESTS_SHOWN = 100;

export function formatDrainPage(
  { queue }: DrainResult,
  target: QueueTarget,
  message: string,
  details: readonly string[],
): string {
  const admitted = queue === undefined ? [] : listAdmittedPullRequests(queue);
  const left =
    admitted.length === 0
      ? []
      : ["#### Remaining pull requests", formatEnqueuedPullRequestTable(admitted, target, PULL_REQUESTS_SHOWN)];
  return joinBlocks([escapeText(message), toBullets(details), ...left]);
}
