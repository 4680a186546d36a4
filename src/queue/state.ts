import { withDetails } from "../errors.js";
import { type Context, dryRun, type OperationResult } from "../operation.js";
import type { Queue, QueueService, SettableState } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount, stateName } from "../text/format.js";
import { queueName, readQueue } from "./read.js";
import { isSwitching, settledQueue, type WriteContext, writeQueue } from "./write.js";

interface Change<Done extends string> {
  readonly state: SettableState;
  readonly done: Done;
  readonly reason: string | undefined;
  readonly afterwards: string;
}

export async function changeState<Done extends string>(
  { state, done, reason, afterwards }: Change<Done>,
  target: QueueTarget,
  context: WriteContext & Pick<Context, "dryRun">,
): Promise<OperationResult<Done | "unchanged", "previous-state">> {
  const name = `merge queue for ${queueName(target)}`;
  const why = reason === undefined ? [] : [`Reason: ${reason}`];
  let queue = await readQueue(context.service, target);
  if (context.dryRun) {
    const now = stateName(queue.state);
    const when = isSwitching(queue) ? " after the switch" : "";
    const outcome =
      queue.state === state
        ? dryRun(`Nothing would be sent: the ${name} is already ${state}.`)
        : dryRun(`The ${name} is ${now} and would be ${done}${when}.`, context.service.setQueueState(target, state));
    return { ...outcome, details: why, outputs: previousState(queue) };
  }
  try {
    queue = await settledQueue(queue, target, context);
    if (queue.state !== state) await setState(target, state, context.service);
  } catch (error) {
    throw withDetails(error, { outputs: previousState(queue) });
  }
  const end = { outputs: previousState(queue), record: { reason, "queue-before": queue } };
  if (queue.state === state) {
    const message = `The ${name} is already ${state}; nothing was sent.`;
    return { result: "unchanged", message, details: why, ...end };
  }
  const { length } = queue.enqueuedPullRequests;
  const verb = length === 1 ? "is" : "are";
  return {
    result: done,
    message: `The ${name} was ${done}; before, it was ${stateName(queue.state)}.`,
    details: [...why, `${formatCount(length, "pull request")} ${verb} in it. ${afterwards}`],
    ...end,
  };
}

const previousState = ({ state }: Queue) => ({ "previous-state": state });

/** `withinMs` bounds the read after an ambiguous failure. */
export async function setState(target: QueueTarget, state: SettableState, service: QueueService, withinMs?: number) {
  const request = service.setQueueState(target, state);
  const verify = (queue: Queue): string | undefined =>
    queue.state === state ? undefined : `The step read the queue afterwards: the queue is ${stateName(queue.state)}.`;
  const uncertainHint = "check the state of the queue";
  await writeQueue(service, { request, target, verify, uncertainHint, withinMs });
}
