import { endpoints } from "../api/endpoints.js";
import type { Queue } from "../api/schemas.js";
import { withMore } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import type { Context, Outcome } from "../operation.js";
import { planned } from "../planned.js";
import { type SettableState, setState, stateRequest } from "./change-state.js";
import { isSwitching, settledQueue } from "./mode-switch.js";
import { inWords, readQueue } from "./read-queue.js";
import { pullRequestsInWords, queueStateInWords } from "./state-in-words.js";

/** One of the changes that are a single request. */
interface Change<Done extends string> {
  readonly state: SettableState;
  /** Its result, which is also the word for what was done. */
  readonly done: Done;
  readonly reason: string | undefined;
  /** What holds afterwards, for the people who look at the run. */
  readonly afterwards: string;
}

/** Brings a queue into a state, unless it is in it. */
export async function changeState<Done extends string>(
  change: Change<Done>,
  place: QueuePlace,
  context: Context,
): Promise<Outcome<Done | "unchanged", "previous-state">> {
  const { state, done, reason, afterwards } = change;
  const why = reason === undefined ? [] : [`Reason: ${reason}`];
  const first = await readQueue(context.client, place);
  if (context.dryRun) {
    return { ...plannedChange(change, place, first), details: why, outputs: previousState(first) };
  }
  const queue = await knowing(first, () => settledQueue(first, place, context));
  const record = { reason, "queue-before": queue };
  const outputs = previousState(queue);
  if (queue.state === state) {
    const message = `The merge queue for ${inWords(place)} is ${state} already; nothing was sent.`;
    return { result: "unchanged", message, details: why, outputs, record };
  }
  await knowing(queue, () => setState(place, state, context.client));
  return {
    result: done,
    message: `The merge queue for ${inWords(place)} was ${done}; before, it was ${queueStateInWords(queue.state)}.`,
    details: [...why, `${depthInWords(queue)} ${afterwards}`],
    outputs,
    record,
  };
}

function previousState({ state }: Queue) {
  return { "previous-state": state };
}

/** Does something of which a failure still tells the state that the queue was in. */
async function knowing<Result>(queue: Queue, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    throw withMore(error, { outputs: previousState(queue) });
  }
}

function plannedChange(
  { state, done }: Change<string>,
  place: QueuePlace,
  queue: Queue,
): Outcome<never, never> {
  const subject = `merge queue for ${inWords(place)}`;
  if (queue.state === state) return planned(`Nothing would be sent: the ${subject} is ${state} already.`);
  const when = isSwitching(queue) ? ", once that is done" : "";
  return planned(
    `The ${subject} is ${queueStateInWords(queue.state)} and would be ${done}${when}.`,
    endpoints.updateQueue,
    stateRequest(place, state),
  );
}

function depthInWords({ enqueuedPullRequests }: Queue): string {
  const count = enqueuedPullRequests.length;
  return `${pullRequestsInWords(count)} ${count === 1 ? "is" : "are"} in it.`;
}
