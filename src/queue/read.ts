import { OperationError } from "../errors.js";
import { type ApiErrorFacts, ignoreNotFoundError, isNotFoundError } from "../service/errors.js";
import type { CallOptions, EnqueuedPullRequest, Queue, QueueService, ReadQueueOptions } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatState, formatTruncatedList } from "../text/format.js";
import { createMessageText, type MessageText, toInputReference } from "../text/problem.js";

export function formatQueueName(target: QueueTarget): string {
  return `${target.targetBranch} of ${target.repository.owner}/${target.repository.name}`;
}

/** Reads a queue. @throws OperationError `not-found` with repository and branch if the queue does not exist */
export async function readQueue(
  service: QueueService,
  target: QueueTarget,
  options: ReadQueueOptions = {},
): Promise<Queue> {
  try {
    return await service.readQueue(target, options);
  } catch (error) {
    throw addAdviceToQueueNotFoundError(error, target);
  }
}

export function findQueue(service: QueueService, target: QueueTarget, options: CallOptions = {}) {
  return ignoreNotFoundError(service.readQueue(target, options));
}

/** Lists the pull requests that the queue has admitted. Only a running queue admits the others. */
export function listAdmittedPullRequests({ enqueuedPullRequests }: Queue): readonly EnqueuedPullRequest[] {
  return enqueuedPullRequests.filter(({ isAwaitingAdmission }) => isAwaitingAdmission !== true);
}

export function listEnqueuedPullRequestNumbers({ enqueuedPullRequests }: Queue): readonly number[] {
  return enqueuedPullRequests.map(({ prNumber }) => prNumber);
}

const NUMBERS_SHOWN = 20;

/** Formats numbers as `#1, #2 and 480 more`. */
export function formatNumberList(numbers: readonly number[]): string {
  const shown = numbers.map((number) => `#${number}`);
  return formatTruncatedList(shown, NUMBERS_SHOWN);
}

const QUEUE_INPUTS = createMessageText`${toInputReference("target-branch")} and ${toInputReference("repository")}`;
export const PULL_REQUEST_INPUT_NAMES = createMessageText`${toInputReference("target-branch")}, ${toInputReference("pr-number")} and ${toInputReference("repository")}`;

/** Converts an error with status 404 to an error that lists the inputs to check. Returns other errors unchanged. */
export function addAdviceToNotFoundError(error: unknown, what: string, inputs: MessageText = QUEUE_INPUTS): unknown {
  return notFound(error, `The service did not find ${what}.`, inputs);
}

export function addAdviceToQueueNotFoundError(error: unknown, target: QueueTarget): unknown {
  return notFound(error, `There is no merge queue for branch ${formatQueueName(target)}.`, QUEUE_INPUTS);
}

function notFound(error: unknown, message: string, inputs: MessageText): unknown {
  if (!isNotFoundError(error)) return error;
  return new OperationError("not-found", message, {
    details: [
      createMessageText`Check ${inputs}. Also check that the token belongs to the organization of the repository.`,
      ...error.details,
      ...formatServerMessage(error.facts),
      ...(error.facts.requestId === undefined ? [] : [`Request id: ${error.facts.requestId}`]),
    ],
    cause: error,
  });
}

export function formatServerMessage({ serverText = "" }: ApiErrorFacts): readonly string[] {
  return serverText === "" ? [] : [`Message of the service: ${serverText}`];
}

/** Explains the state of a queue in a sentence. Returns an empty text for a running queue. */
export function explainQueueState(state: string): string {
  switch (state) {
    case "running":
      return "";
    case "paused":
      return "The queue is paused: it admits no pull requests, starts no tests and merges nothing. To resume it, run resume-queue.";
    case "draining":
      return "The queue is draining: it tests and merges its pull requests, and admits no new pull requests. To resume the queue, run resume-queue.";
    case "switching_modes":
      return "The queue is switching modes: it admits no new pull requests until the queue is empty.";
    case "":
      return "The queue is in an unknown state. In this state, the queue possibly does not admit or merge pull requests.";
    default:
      return `The queue is ${formatState(state)}, a state that this version does not know. In this state, the queue possibly does not admit or merge pull requests.`;
  }
}
