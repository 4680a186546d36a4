import { Failure, withMore } from "../errors.js";
import { type Context, dryRun, type Outcome } from "../operation.js";
import { createPollLog, growingPause, LAG_MS, type PollLog, pollUntil, withJitter } from "../polling.js";
import type { Queue, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { counted, formatDuration, stateName } from "../text/format.js";
import { type DrainEnd, drainAdvice, drainMessage, drainPage, type Left, whereItIsLeft } from "./drain-report.js";
import { findQueue, queueName, readQueue } from "./read.js";
import { setState } from "./state.js";
import type { WriteContext } from "./write.js";

export interface DrainOptions {
  readonly timeout: number;
  readonly pollInterval: number | "auto";
}

/** Drains a queue, and says how that ended; a dry run says what it would begin with. */
export async function drainQueue(
  options: DrainOptions,
  target: QueueTarget,
  context: WriteContext & Pick<Context, "dryRun">,
): Promise<Outcome<DrainEnd["result"], "previous-state" | "depth">> {
  if (context.dryRun) return dryRunDrain(options, target, context.service);
  const patience = formatDuration(options.timeout);
  context.log.info(`Draining the merge queue for ${queueName(target)}; waiting ${patience} at most.`);
  const end = await drain(target, options, context);
  const message = drainMessage(end, target, options.timeout);
  const details = drainAdvice(end);
  return {
    result: end.result,
    message,
    details,
    outputs: {
      "previous-state": end.previousState,
      depth: end.gone ? undefined : end.queue?.enqueuedPullRequests.length,
    },
    summary: drainPage(end, target, message, details),
    record: { queue: end.queue, "waited-seconds": Math.round(end.waitedMs / 1000), course: end.course },
  };
}

async function dryRunDrain({ timeout }: DrainOptions, target: QueueTarget, service: QueueService) {
  const queue = await readQueue(service, target);
  const depth = queue.enqueuedPullRequests.length;
  const outputs = { "previous-state": queue.state, depth };
  const now = `The merge queue for ${queueName(target)} is ${stateName(queue.state)}, with ${counted(depth, "pull request")} in it.`;
  const wait = `the wait would take ${formatDuration(timeout)} at most`;
  const step = firstStep(queue);
  const sends = step === "send" || (step === "wait" && queue.state !== "draining");
  const messages = {
    refuse: `This would fail. ${refusalError(target, queue).message}`,
    drained: `${now} Nothing would be sent, and the wait would end at once as drained.`,
    send: `${now} It would be set draining, and ${wait}.`,
    wait: `${now} ${sends ? "Once that is done it would be set draining" : "Nothing would be sent"}, and ${wait}.`,
  };
  const requests = sends ? [service.setQueueState(target, "draining")] : [];
  return { ...dryRun(messages[step], ...requests), outputs };
}

/** The pause after a reply that does not show our change yet. */
const SETTLE_PAUSE_MS = 2000;

/**
 * Sets a queue draining and polls it until it is empty.
 * @throws what the first read and the change throw; later only failures that asking again cannot cure.
 */
export async function drain(target: QueueTarget, options: DrainOptions, context: WriteContext): Promise<DrainEnd> {
  const { service, clock, signal } = context;
  const startedAt = clock.now();
  const deadline = startedAt + options.timeout;
  const log = createPollLog(context.log);
  const logPolled = createDrainLog(log, startedAt);
  const course: Left[] = [];
  let progress: DrainProgress = NOTHING_KNOWN;
  let sent: DrainEnd["sent"] = "no";
  let queue: Queue | undefined;
  let gone = false;

  const polling = { clock, signal, deadline, log, readable: false, read, next, interval };
  const result = await pollUntil(polling).catch((error: unknown) => {
    // What a later step may need to know although this one failed.
    throw withMore(error, {
      details: sent === "yes" ? [whereItIsLeft({ sent, queue })] : [],
      outputs: { "previous-state": progress.previousState, depth: queue?.enqueuedPullRequests.length },
    });
  });
  const now = clock.now();
  const { previousState } = progress;
  const unreadable = log.lasting(now);
  return { result, previousState, sent, queue, gone, unreadable, waitedMs: now - startedAt, course };

  /** A queue that was there may be deleted meanwhile. */
  async function read(withinMs: number): Promise<Queue | undefined> {
    return (queue === undefined ? readQueue : findQueue)(service, target, { withinMs });
  }

  async function next(found: Queue | undefined): Promise<"drained" | "interrupted" | number> {
    gone = found === undefined;
    if (found === undefined) return "interrupted";
    queue = found;
    const count = queue.enqueuedPullRequests.length;
    if (course.at(-1)?.count !== count) course.push({ afterMs: clock.now() - startedAt, count });
    logPolled(queue, clock.now());
    const { step, ...then } = nextStep(progress, queue, clock.now());
    progress = then.progress;
    switch (step) {
      case "refuse":
        throw refusalError(target, queue);
      case "send":
        sent = "unsure";
        await setState(target, "draining", service, Math.max(0, deadline - clock.now()));
        sent = "yes";
        progress = { ...progress, sentAtMs: clock.now() };
        return 0;
      case "settle":
        return Math.min(SETTLE_PAUSE_MS, interval());
      case "wait":
        return interval();
      case "drained":
      case "interrupted":
        return step;
    }
  }

  function interval(): number {
    if (options.pollInterval !== "auto") return options.pollInterval;
    const left = queue?.enqueuedPullRequests.length ?? 0;
    return withJitter(drainInterval(left, clock.now() - startedAt), context.random);
  }
}

/** With few left each one counts; a long queue that shrinks all the time is told of this often. */
const FEW = 10;
const SHRINKING_MS = 60_000;

function createDrainLog({ say, silentMs, isSilent, readable }: PollLog, startedAtMs: number) {
  let logged: { readonly state: string; readonly left: number } | undefined;
  return ({ state, enqueuedPullRequests: { length: left } }: Queue, nowMs: number): void => {
    readable(nowMs);
    const what = `${counted(left, "pull request")} left`;
    if (logged?.state !== state) {
      const before = logged === undefined ? "" : ` (before: ${stateName(logged.state)})`;
      say(`The queue is ${stateName(state)}${before}; ${what}.`, nowMs);
    } else if (logged.left !== left && (left <= FEW || silentMs(nowMs) >= SHRINKING_MS)) {
      say(`${what} (before: ${logged.left}).`, nowMs);
    } else if (isSilent(nowMs)) {
      say(`Still ${what}, after ${formatDuration(nowMs - startedAtMs)}.`, nowMs);
    } else {
      return;
    }
    logged = { state, left };
  };
}

const LONGEST_MS = 60_000;
/** With few left the end may come soon; each one more is worth this much longer a pause. */
const FOR_EACH_LEFT_MS = 10_000;

/** Milliseconds until the next poll: short after the start and with few left, a minute with many. */
export function drainInterval(left: number, sinceStartMs: number): number {
  return growingPause(sinceStartMs, Math.min(LONGEST_MS, FOR_EACH_LEFT_MS * Math.max(1, left)));
}

export interface DrainProgress {
  /** State of the queue before this step changed it; undefined before the first answer. */
  readonly previousState: string | undefined;
  /** When this step's change was answered, on the clock of this machine. */
  readonly sentAtMs: number | undefined;
  readonly drains: boolean;
}

export const NOTHING_KNOWN: DrainProgress = { previousState: undefined, sentAtMs: undefined, drains: false };

export function nextStep({ previousState, sentAtMs, drains }: DrainProgress, queue: Queue, nowMs: number) {
  const seen = { sentAtMs, drains: drains || queue.state === "draining" };
  if (!drains && sentAtMs === undefined)
    return { step: firstStep(queue), progress: { ...seen, previousState: queue.state } };
  const progress = { ...seen, previousState };
  // Empty counts only while nothing new comes in.
  if (queue.state === "draining" || queue.state === "switching_modes") return { step: whileDraining(queue), progress };
  // Our change does not show yet.
  const lags = !drains && sentAtMs !== undefined && nowMs - sentAtMs < LAG_MS;
  const step = lags && queue.state === previousState ? ("settle" as const) : ("interrupted" as const);
  return { step, progress };
}

/**
 * `send`: set it draining now. `refuse`: it must not be drained, which would let a paused queue merge; what a state that
 * is new to us means nobody here knows.
 */
function firstStep(queue: Queue): "send" | "refuse" | "wait" | "drained" {
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

function whileDraining({ enqueuedPullRequests }: Queue): "drained" | "wait" {
  return enqueuedPullRequests.length === 0 ? "drained" : "wait";
}

/** A queue that must not be set draining: nothing was sent. */
function refusalError(target: QueueTarget, { state }: Queue): Failure {
  const why =
    state === "paused"
      ? "draining it would let it merge again"
      : "which is not known here; draining it might let it merge again";
  return new Failure(
    "rejected",
    `The merge queue for ${queueName(target)} is ${stateName(state)}: ${why}. Nothing was sent. If it may merge, run resume-queue first and then drain-queue.`,
  );
}
