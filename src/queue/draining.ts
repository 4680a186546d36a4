import type { Queue } from "../api/schemas.js";
import { ApiError, Failure, withMore } from "../errors.js";
import type { QueuePlace } from "../inputs/place.js";
import { createOutageWatch, type Outage } from "../polling/outage.js";
import { pollUntil } from "../polling/poll-until.js";
import { withJitter } from "../polling/timing.js";
import { setState } from "./change-state.js";
import { drainInterval } from "./drain-interval.js";
import { createDrainLog } from "./drain-log.js";
import { type DrainMemory, judgeDrain, NOTHING_KNOWN } from "./drain-rules.js";
import { refusal, whereItIsLeft } from "./drain-words.js";
import type { QueueTools } from "./mode-switch.js";
import { readQueue } from "./read-queue.js";

export type DrainResult = "drained" | "timed-out" | "interrupted" | "aborted";

export interface DrainOptions {
  readonly timeoutMs: number;
  readonly pollInterval: number | "auto";
}

/** So many pull requests were left at a time, in milliseconds since the start. */
export interface Left {
  readonly afterMs: number;
  readonly count: number;
}

export interface DrainEnd {
  readonly result: DrainResult;
  readonly previousState: string | undefined;
  /** How far this step's own change came: `unsure` when it was stopped while the request was under way. */
  readonly sent: "no" | "unsure" | "yes";
  /** The newest reply; undefined before the first one. */
  readonly queue: Queue | undefined;
  /** The queue was deleted. */
  readonly gone: boolean;
  /** Set when the service could not be read any more at the end. */
  readonly unreadable: Outage | undefined;
  readonly waitedMs: number;
  /** Each change of what is left, in order. */
  readonly course: readonly Left[];
}

/** A queue that was there and is no longer. */
const GONE = Symbol("gone");
/** The pause after a reply that does not show our change yet. */
const SETTLE_PAUSE_MS = 2000;

/**
 * Sets a queue draining and polls it until it is empty, by the rules of drain-rules.ts.
 * @throws what the first read and the change throw; later only failures that asking again cannot cure.
 */
export async function drain(
  place: QueuePlace,
  options: DrainOptions,
  context: QueueTools,
): Promise<DrainEnd> {
  const { client, clock, signal } = context;
  const startedAt = clock.now();
  const leftMs = (): number => startedAt + options.timeoutMs - clock.now();
  const log = createDrainLog(context.log, startedAt);
  const outage = createOutageWatch();
  const course: Left[] = [];
  let memory: DrainMemory = NOTHING_KNOWN;
  let sent: DrainEnd["sent"] = "no";
  let queue: Queue | undefined;
  let gone = false;

  const result = await pollUntil(poll, { clock, signal, leftMs }).catch((error: unknown) => {
    throw withMore(error, known());
  });
  const waitedMs = clock.now() - startedAt;
  const unreadable = outage.lasting(clock.now());
  const { previousState } = memory;
  return { result, previousState, sent, queue, gone, unreadable, waitedMs, course };

  /** One poll: the result that ends the wait, or the milliseconds until the next one. */
  async function poll(): Promise<"drained" | "interrupted" | number> {
    const askedAt = clock.now();
    const reading = await read();
    if (reading === GONE) {
      gone = true;
      return "interrupted";
    }
    if (reading instanceof ApiError) {
      outage.failed(reading, askedAt);
      log.unreadable(reading, clock.now());
      return Math.max(reading.facts.retryAfterMs ?? 0, interval());
    }
    outage.over();
    note(reading);
    const judged = judgeDrain(memory, reading, clock.now());
    memory = judged.memory;
    switch (judged.verdict) {
      case "refuse":
        throw refusal(place, reading);
      case "send":
        await send();
        return 0;
      case "settle":
        return Math.min(SETTLE_PAUSE_MS, interval());
      case "wait":
        return interval();
      case "drained":
      case "interrupted":
        return judged.verdict;
    }
  }

  function note(reading: Queue): void {
    const count = reading.enqueuedPullRequests.length;
    if (course.at(-1)?.count !== count) course.push({ afterMs: clock.now() - startedAt, count });
    queue = reading;
    log.polled(reading, clock.now());
  }

  /** Before the first answer every failure ends the drain; afterwards only those that asking again cannot cure. */
  async function read(): Promise<Queue | ApiError | typeof GONE> {
    try {
      return await readQueue(client, place, { withinMs: leftMs() });
    } catch (error) {
      if (queue === undefined) throw error;
      if (error instanceof ApiError && error.facts.transient) return error;
      if (error instanceof Failure && error.kind === "not-found") return GONE;
      throw error;
    }
  }

  async function send(): Promise<void> {
    sent = "unsure";
    await setState(place, "draining", client, Math.max(0, leftMs()));
    sent = "yes";
    memory = { ...memory, sentAtMs: clock.now() };
  }

  function interval(): number {
    if (options.pollInterval !== "auto") return options.pollInterval;
    const left = queue?.enqueuedPullRequests.length ?? 0;
    return withJitter(drainInterval(left, clock.now() - startedAt), context.random);
  }

  /** What a later step may need to know although this one failed. */
  function known() {
    return {
      details: sent === "yes" ? [whereItIsLeft({ sent, queue })] : [],
      outputs: { "previous-state": memory.previousState, depth: queue?.enqueuedPullRequests.length },
    };
  }
}
