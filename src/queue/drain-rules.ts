import type { Queue } from "../api/schemas.js";
import { LAG_MS } from "../polling/timing.js";

/** What a drain remembers from poll to poll. */
export interface DrainMemory {
  /** State of the queue before this step changed it; undefined before the first answer. */
  readonly previousState: string | undefined;
  /** When this step's change was answered, on the clock of this machine. */
  readonly sentAtMs: number | undefined;
  /** The queue was seen draining. */
  readonly drains: boolean;
}

export const NOTHING_KNOWN: DrainMemory = { previousState: undefined, sentAtMs: undefined, drains: false };

/** `send`: set it draining now. `refuse`: it must not be drained. */
type FirstVerdict = "send" | "refuse" | "wait" | "drained";

/** `settle`: our change does not show yet. */
export type DrainVerdict = FirstVerdict | "settle" | "interrupted";

/** Judges one reading of the queue, and gives what is remembered of it. */
export function judgeDrain(
  memory: DrainMemory,
  queue: Queue,
  nowMs: number,
): { readonly verdict: DrainVerdict; readonly memory: DrainMemory } {
  const begun = memory.drains || memory.sentAtMs !== undefined;
  const seen: DrainMemory = {
    previousState: begun ? memory.previousState : queue.state,
    sentAtMs: memory.sentAtMs,
    drains: memory.drains || queue.state === "draining",
  };
  return { verdict: begun ? judgeLater(memory, queue, nowMs) : judgeFirst(queue), memory: seen };
}

/** Draining would let a paused queue merge; what a state that is new to us means nobody here knows. */
export function judgeFirst(queue: Queue): FirstVerdict {
  switch (queue.state) {
    case "running":
      return "send";
    case "draining":
      return whileDraining(queue);
    // It acts like draining, but runs again afterwards: our own change has to wait for that.
    case "switching_modes":
      return "wait";
    default:
      return "refuse";
  }
}

/** Empty counts only while nothing new comes in. */
function judgeLater(
  { previousState, sentAtMs, drains }: DrainMemory,
  queue: Queue,
  nowMs: number,
): DrainVerdict {
  if (queue.state === "draining" || queue.state === "switching_modes") return whileDraining(queue);
  const lags = !drains && sentAtMs !== undefined && nowMs - sentAtMs < LAG_MS;
  return lags && queue.state === previousState ? "settle" : "interrupted";
}

function whileDraining({ enqueuedPullRequests }: Queue): "drained" | "wait" {
  return enqueuedPullRequests.length === 0 ? "drained" : "wait";
}
