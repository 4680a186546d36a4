import type { Outage } from "../polling.js";
import type { Queue } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { counted, formatDuration, stateName } from "../text/format.js";
import { bullets, escapeText, paragraphs } from "../text/markdown.js";
import { enqueuedTable } from "./get.js";
import { enqueuedIn, numberList, queueName } from "./read.js";

export interface DrainEnd {
  readonly result: "drained" | "timed-out" | "interrupted" | "aborted";
  readonly previousState: string | undefined;
  /** `unsure`: stopped while the request was under way. */
  readonly sent: "no" | "unsure" | "yes";
  readonly queue: Queue | undefined;
  readonly gone: boolean;
  /** Set when the last polls failed. */
  readonly unreadable: Outage | undefined;
  readonly waitedMs: number;
}

export function drainMessage(end: DrainEnd, target: QueueTarget, timeoutMs: number): string {
  const name = `merge queue for ${queueName(target)}`;
  const [waited, timeout] = [formatDuration(end.waitedMs), formatDuration(timeoutMs)];
  const left = describeLeft(end.queue);
  const messages: Readonly<Record<DrainEnd["result"], string>> = {
    drained: `The ${name} is drained: nothing is left in it after ${waited}.`,
    "timed-out":
      end.unreadable === undefined
        ? `The ${name} was not drained within ${timeout}: ${left}.`
        : `The ${name} was not seen drained within ${timeout}: the service could not be read for the last ${formatDuration(end.unreadable.forMs)}. Before that, ${left}.`,
    interrupted: end.gone
      ? `The ${name} was deleted while it was draining. When it was last read, ${left}.`
      : `The ${name} stopped draining before it was seen empty: it is ${stateName(end.queue?.state)} now, and ${left}.`,
    aborted:
      end.queue === undefined
        ? `The drain of the ${name} was stopped after ${waited}, before its state was known.`
        : `The drain of the ${name} was stopped after ${waited}: ${left}.`,
  };
  return messages[end.result];
}

/** `nothing was in it`, `2 pull requests were left (#1, #2)`. */
function describeLeft(queue: Queue | undefined): string {
  const numbers = queue === undefined ? [] : enqueuedIn(queue);
  if (numbers.length === 0) return "nothing was in it";
  const verb = numbers.length === 1 ? "was" : "were";
  return `${counted(numbers.length, "pull request")} ${verb} left (${numberList(numbers)})`;
}

export function drainAdvice(end: DrainEnd): readonly string[] {
  const error = end.unreadable?.error;
  const advice: Readonly<Record<DrainEnd["result"], readonly string[]>> = {
    drained: ["It takes nothing new in until you run resume-queue."],
    "timed-out": [...(error === undefined ? [] : [error.message, ...error.details]), whereItIsLeft(end)],
    interrupted: [
      end.gone
        ? "Somebody deleted it; it must be created again before anything can be merged through it."
        : "Somebody changed its state meanwhile; ask why before you drain it again.",
    ],
    aborted: [whereItIsLeft(end)],
  };
  return advice[end.result];
}

export function whereItIsLeft({ sent, queue }: Pick<DrainEnd, "sent" | "queue">): string {
  const advice = "Run drain-queue again to go on waiting, or resume-queue to let it take in pull requests again.";
  if (sent === "unsure") return `It may be draining: the request was under way. ${advice}`;
  if (sent === "yes" || queue?.state === "draining") return `It stays draining, and takes nothing new in. ${advice}`;
  return queue?.state === "switching_modes"
    ? "It is switching modes, so its state could not be set: nothing was sent."
    : "Nothing was sent.";
}

const PULL_REQUESTS_SHOWN = 100;

export function drainPage(
  { queue }: DrainEnd,
  target: QueueTarget,
  message: string,
  details: readonly string[],
): string {
  const left =
    queue === undefined || queue.enqueuedPullRequests.length === 0
      ? []
      : ["#### What is left", enqueuedTable(queue, target, PULL_REQUESTS_SHOWN)];
  return paragraphs([escapeText(message), bullets(details), ...left]);
}
