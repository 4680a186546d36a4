import { addErrorDetails } from "../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../operation.js";
import type { Queue, QueueService, SettableQueueState } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount, formatState } from "../text/format.js";
import { formatQueueName, readQueue } from "./read.js";
import { isSwitchingModes, type QueueWriteContext, sendQueueChange, waitForModeSwitch } from "./write.js";

interface Change<Done extends string> {
  readonly state: SettableQueueState;
  readonly done: Done;
  readonly reason: string | undefined;
  readonly afterwards: string;
}

export async function changeQueueState<Done extends string>(
  { state, done, reason, afterwards }: Change<Done>,
  target: QueueTarget,
  context: QueueWriteContext & Pick<OperationContext, "dryRun">,
): Promise<OperationResult<Done | "unchanged", "previous-state">> {
  const name = `merge queue for ${formatQueueName(target)}`;
  const why = reason === undefined ? [] : [`Reason: ${reason}`];
  let queue = await readQueue(context.service, target);
  const isSentAtOnce = isSwitchingModes(queue) && context.service.setsStateDuringModeSwitch;
  if (context.dryRun) {
    const now = formatState(queue.state);
    const when = isSwitchingModes(queue) && !isSentAtOnce ? " after the switch of the mode" : "";
    const outcome =
      queue.state === state
        ? createDryRunResult(`Nothing would be sent: the ${name} is already ${state}.`)
        : createDryRunResult(
            `The ${name} is ${now} and would be ${done}${when}.`,
            context.service.setQueueState(target, state),
          );
    return { ...outcome, details: why, outputs: previousState(queue) };
  }
  let settled = queue;
  try {
    settled = isSentAtOnce
      ? await sendDuringModeSwitch(queue, state, target, context)
      : await waitForModeSwitch(queue, target, context);
    const isInEffect = settled.state === state;
    if (!(isSentAtOnce && isInEffect)) queue = settled;
    if (!isInEffect) await sendQueueStateChange(target, state, context.service);
  } catch (error) {
    throw addErrorDetails(error, { outputs: previousState(queue) });
  }
  const end = { outputs: previousState(queue), record: { reason, "queue-before": queue } };
  if (queue.state === state) {
    const message = `The ${name} is already ${state}; nothing was sent.`;
    return { result: "unchanged", message, details: why, ...end };
  }
  const { length } = settled.enqueuedPullRequests;
  return {
    result: done,
    message: `The ${name} was ${done}; before, it was ${formatState(queue.state)}.`,
    details: [...why, `The queue contains ${formatCount(length, "pull request")}. ${afterwards}`],
    ...end,
  };
}

/**
 * Sends the state, and waits for the end of the mode switch. Returns the queue afterwards: an accepted request does not
 * prove that the queue has the new state after the switch.
 */
async function sendDuringModeSwitch(
  queue: Queue,
  state: SettableQueueState,
  target: QueueTarget,
  context: QueueWriteContext,
): Promise<Queue> {
  await sendQueueStateChange(target, state, context.service);
  try {
    return await waitForModeSwitch(queue, target, context, { isSent: true });
  } catch (error) {
    const accepted = `The service accepted the change to the state ${state} during the switch. Check the state of the queue after the switch.`;
    throw addErrorDetails(error, { details: [accepted] });
  }
}

const previousState = ({ state }: Queue) => ({ "previous-state": state });

/** Sets the state. `withinMs` limits the milliseconds of the read that follows an unclear reply. */
export async function sendQueueStateChange(
  target: QueueTarget,
  state: SettableQueueState,
  service: QueueService,
  withinMs?: number,
) {
  const request = service.setQueueState(target, state);
  const verify = (queue: Queue): string | undefined => {
    if (queue.state === state) return undefined;
    const unknown = isSwitchingModes(queue) ? ", so the effect of the request is unknown" : "";
    return `A read after the error shows that the queue is ${formatState(queue.state)}${unknown}.`;
  };
  const uncertainHint = "check the state of the queue";
  await sendQueueChange(service, { request, target, verify, uncertainHint, withinMs });
}
