import type { Queue } from "../api/schemas.js";
import { formatDuration } from "../duration.js";
import { Failure } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import type { DrainEnd } from "./draining.js";
import { inWords } from "./read-queue.js";
import { pullRequestsInWords, queueStateInWords } from "./state-in-words.js";

/** So many numbers say enough; the page and `result-file` have more. */
const NUMBERS_SHOWN = 20;

/** A queue that must not be set draining: nothing was sent. */
export function refusal(place: QueuePlace, { state }: Queue): Failure {
  const what = queueStateInWords(state);
  const why =
    state === "paused"
      ? "draining it would let it merge again"
      : "which is not known here; draining it might let it merge again";
  return new Failure(
    "rejected",
    `The merge queue for ${inWords(place)} is ${what}: ${why}. Nothing was sent. If it may merge, run resume-queue first and then drain-queue.`,
  );
}

/** How a drain ended, in one sentence. */
export function drainInWords(end: DrainEnd, place: QueuePlace, timeoutMs: number): string {
  const subject = `The merge queue for ${inWords(place)}`;
  const waited = formatDuration(end.waitedMs);
  switch (end.result) {
    case "drained":
      return `${subject} is drained: nothing is left in it after ${waited}.`;
    case "timed-out":
      return end.unreadable === undefined
        ? `${subject} was not drained within ${formatDuration(timeoutMs)}: ${leftInWords(end.queue)}.`
        : `${subject} was not seen drained within ${formatDuration(timeoutMs)}: the service could not be read for the last ${formatDuration(end.unreadable.forMs)}. Before that, ${leftInWords(end.queue)}.`;
    case "interrupted":
      return end.gone
        ? `${subject} was deleted while it was draining. When it was last read, ${leftInWords(end.queue)}.`
        : `${subject} stopped draining before it was seen empty: it is ${queueStateInWords(end.queue?.state ?? "")} now, and ${leftInWords(end.queue)}.`;
    case "aborted":
      return end.queue === undefined
        ? `The drain of the merge queue for ${inWords(place)} was stopped after ${waited}, before its state was known.`
        : `The drain of the merge queue for ${inWords(place)} was stopped after ${waited}: ${leftInWords(end.queue)}.`;
  }
}

/** `nothing was left in it`, `2 pull requests were left (#1, #2)`. */
function leftInWords(queue: Queue | undefined): string {
  const numbers = (queue?.enqueuedPullRequests ?? []).map(({ prNumber }) => `#${prNumber}`);
  if (numbers.length === 0) return "nothing was in it";
  const rest = numbers.length - NUMBERS_SHOWN;
  const shown = `${numbers.slice(0, NUMBERS_SHOWN).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
  return `${pullRequestsInWords(numbers.length)} ${numbers.length === 1 ? "was" : "were"} left (${shown})`;
}

/** What to do about it, one sentence a line. */
export function afterDrain(end: DrainEnd): string[] {
  switch (end.result) {
    case "drained":
      return ["It takes nothing new in until you run resume-queue."];
    case "timed-out":
      return [
        ...(end.unreadable === undefined
          ? []
          : [end.unreadable.error.message, ...end.unreadable.error.details]),
        whereItIsLeft(end),
      ];
    case "interrupted":
      return [
        end.gone
          ? "Somebody deleted it; it must be created again before anything can be merged through it."
          : "Somebody changed its state meanwhile; ask why before you drain it again.",
      ];
    case "aborted":
      return [whereItIsLeft(end)];
  }
}

/** The state in which a drain that did not come to its end leaves the queue. */
export function whereItIsLeft({ sent, queue }: Pick<DrainEnd, "sent" | "queue">): string {
  const advice =
    "Run drain-queue again to go on waiting, or resume-queue to let it take in pull requests again.";
  if (sent === "unsure") return `It may be draining: the request was under way. ${advice}`;
  if (sent === "yes" || queue?.state === "draining")
    return `It stays draining, and takes nothing new in. ${advice}`;
  return queue?.state === "switching_modes"
    ? "It is switching modes, so its state could not be set: nothing was sent."
    : "Nothing was sent.";
}
