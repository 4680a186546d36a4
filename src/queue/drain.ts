import { addErrorDetails, OperationError } from "../errors.js";
import { createDryRunResult, type OperationContext, type OperationResult } from "../operation.js";
import {
  addJitter,
  computePauseMs,
  createPoller,
  createPollLog,
  type PollLog,
  READ_AFTER_WRITE_LAG_MS,
} from "../polling.js";
import type { Queue, QueueService } from "../service/service.js";
import type { QueueTarget } from "../target/target.js";
import { formatCount, formatDuration, formatState } from "../text/format.js";
import {
  type DrainResult,
  describeDrainResult,
  describeDrainState,
  formatDrainPage,
  listDrainAdvice,
} from "./drain-report.js";
import { findQueue, formatQueueName, listAdmittedPullRequests, readQueue } from "./read.js";
import { sendQueueStateChange } from "./state.js";
import type { QueueWriteContext } from "./write.js";

export interface DrainOptions {
  readonly timeout: number;
  readonly pollInterval: number | "auto";
}

export async function drainQueue(
  options: DrainOptions,
  target: QueueTarget,
  context: QueueWriteContext & Pick<OperationContext, "dryRun">,
): Promise<OperationResult<DrainResult["result"], "previous-state" | "depth">> {
  if (context.dryRun) return dryRunDrain(options, target, context.service);
  const patience = formatDuration(options.timeout);
  context.log.info(`Draining the merge queue for ${formatQueueName(target)}; waiting at most ${patience}.`);
  const end = await drainUntilEmpty(target, options, context);
  const message = describeDrainResult(end, target, options.timeout);
  const details = listDrainAdvice(end);
  return {
    result: end.result,
    message,
    details,
    outputs: { "previous-state": end.previousState, depth: end.isDeleted ? undefined : countAdmitted(end.queue) },
    summary: formatDrainPage(end, target, message, details),
    record: { queue: end.queue, "waited-seconds": Math.round(end.waitedMs / 1000) },
  };
}

async function dryRunDrain({ timeout }: DrainOptions, target: QueueTarget, service: QueueService) {
  const queue = await readQueue(service, target);
  const depth = listAdmittedPullRequests(queue).length;
  const outputs = { "previous-state": queue.state, depth };
  const now = `The merge queue for ${formatQueueName(target)} is ${formatState(queue.state)}, with ${formatCount(depth, "pull request")} in it.`;
  const wait = `the wait would take ${formatDuration(timeout)} at most`;
  const step = firstStep(queue);
  const sends = step === "send" || (step === "wait" && queue.state !== "draining");
  const messages = {
    reject: `The step would fail. ${rejectionError(target, queue).message}`,
    drained: `${now} The step would send nothing, and the wait would finish at once with the result drained.`,
    send: `${now} The step would start the drain, and ${wait}.`,
    wait: `${now} ${sends ? "After the switch, the step would start the drain" : "The step would send nothing"}, and ${wait}.`,
  };
  const requests = sends ? [service.setQueueState(target, "draining")] : [];
  return { ...createDryRunResult(messages[step], ...requests), outputs };
}

/** Milliseconds between polls while replies may still show the previous state. */
const SETTLE_PAUSE_MS = 2000;

interface Drain {
  readonly target: QueueTarget;
  readonly options: DrainOptions;
  readonly context: QueueWriteContext;
  readonly startedAt: number;
  readonly logPolled: ReturnType<typeof createDrainLog>;
  progress: DrainProgress;
  sent: DrainResult["sent"];
  queue: Queue | undefined;
  isDeleted: boolean;
}

/** Drains a queue, and waits until it is empty or the time limit is reached. @throws OperationError of a request */
export async function drainUntilEmpty(
  target: QueueTarget,
  options: DrainOptions,
  context: QueueWriteContext,
): Promise<DrainResult> {
  const { clock, signal } = context;
  const startedAt = clock.now();
  const log = createPollLog(context.log);
  const logPolled = createDrainLog(log, startedAt);
  const known = { progress: INITIAL_DRAIN_PROGRESS, sent: "no", queue: undefined, isDeleted: false } as const;
  const state: Drain = { target, options, context, startedAt, logPolled, ...known };
  const result = await pollUntilDrained(state, log).catch((error: unknown): "aborted" => {
    if (signal.aborted) return "aborted";
    const { sent, queue, progress } = state;
    throw addErrorDetails(error, {
      details: sent === "yes" ? [describeDrainState({ sent, queue })] : [],
      outputs: { "previous-state": progress.previousState, depth: countAdmitted(queue) },
    });
  });
  const now = clock.now();
  const { progress, sent, queue, isDeleted } = state;
  const unreadable = log.outage(now);
  const waitedMs = now - startedAt;
  return { result, previousState: progress.previousState, sent, queue, isDeleted, unreadable, waitedMs };
}

async function pollUntilDrained(state: Drain, log: PollLog): Promise<"drained" | "interrupted" | "timed-out"> {
  const { target, options, startedAt } = state;
  const { service, clock, signal } = state.context;
  const deadline = startedAt + options.timeout;
  const interval = () => intervalOf(state);
  // The first read fails if the queue does not exist. After a later read, a missing queue counts as deleted.
  const read = (withinMs: number): Promise<Queue | undefined> =>
    (state.queue === undefined ? readQueue : findQueue)(service, target, { withinMs });
  const nextPoll = createPoller({ clock, signal, deadline, log, hasAnswered: false, read, interval });
  for (let pauseMs = 0; ; ) {
    const polled = await nextPoll(pauseMs);
    if (polled === undefined) return "timed-out";
    const found = polled.snapshot;
    state.isDeleted = found === undefined;
    if (found === undefined) return "interrupted";
    state.queue = found;
    state.logPolled(found, clock.now());
    const { step, progress } = decideNextDrainStep(state.progress, found, clock.now());
    state.progress = progress;
    switch (step) {
      case "reject":
        throw rejectionError(target, found);
      case "send":
        state.sent = "unsure";
        await sendQueueStateChange(target, "draining", service, Math.max(0, deadline - clock.now()));
        state.sent = "yes";
        state.progress = { ...progress, sentAtMs: clock.now() };
        pauseMs = 0;
        break;
      case "settle":
        pauseMs = Math.min(SETTLE_PAUSE_MS, interval());
        break;
      case "wait":
        pauseMs = interval();
        break;
      case "drained":
      case "interrupted":
        return step;
    }
  }
}

function intervalOf({ options, queue, startedAt, context }: Drain): number {
  if (options.pollInterval !== "auto") return options.pollInterval;
  const left = countAdmitted(queue) ?? 0;
  return addJitter(computeDrainPollIntervalMs(left, context.clock.now() - startedAt), context.random);
}

/**
 * Maximum number of pull requests for which each change is logged. In a longer queue, one line per minute is logged.
 */
const FEW = 10;
const LOG_INTERVAL_MS = 60_000;

function createDrainLog({ write, silentMs, isSilent, answered }: PollLog, startedAtMs: number) {
  let logged: { readonly state: string; readonly left: number } | undefined;
  return (queue: Queue, nowMs: number): void => {
    answered(nowMs);
    const { state } = queue;
    const left = listAdmittedPullRequests(queue).length;
    const what = `${formatCount(left, "pull request")} left in the queue`;
    if (logged?.state !== state) {
      const before = logged === undefined ? "" : ` (before: ${formatState(logged.state)})`;
      write(`The queue is ${formatState(state)}${before}; ${what}.`, nowMs);
    } else if (logged.left !== left && (left <= FEW || silentMs(nowMs) >= LOG_INTERVAL_MS)) {
      write(`${what} (before: ${logged.left}).`, nowMs);
    } else if (isSilent(nowMs)) {
      write(`Still ${what}, after ${formatDuration(nowMs - startedAtMs)}.`, nowMs);
    } else {
      return;
    }
    logged = { state, left };
  };
}

const LONGEST_MS = 60_000;
/** Milliseconds by which each remaining pull request extends the longest pause. */
const PER_PULL_REQUEST_MS = 10_000;

export function computeDrainPollIntervalMs(left: number, sinceStartMs: number): number {
  return computePauseMs(sinceStartMs, Math.min(LONGEST_MS, PER_PULL_REQUEST_MS * Math.max(1, left)));
}

export interface DrainProgress {
  /** State of the queue before the change; undefined before the first reply. */
  readonly previousState: string | undefined;
  /** Time in milliseconds at which the service accepted the change, on this machine's clock. */
  readonly sentAtMs: number | undefined;
  readonly hasDrained: boolean;
}

export const INITIAL_DRAIN_PROGRESS: DrainProgress = {
  previousState: undefined,
  sentAtMs: undefined,
  hasDrained: false,
};

export function decideNextDrainStep(
  { previousState, sentAtMs, hasDrained }: DrainProgress,
  queue: Queue,
  nowMs: number,
) {
  const seen = { sentAtMs, hasDrained: hasDrained || queue.state === "draining" };
  if (!hasDrained && sentAtMs === undefined)
    return { step: firstStep(queue), progress: { ...seen, previousState: queue.state } };
  const progress = { ...seen, previousState };
  // In these states, the queue admits no pull requests, so an empty queue stays empty.
  if (queue.state === "draining" || queue.state === "switching_modes") return { step: whileDraining(queue), progress };
  // A reply may still show the previous state.
  const lags = !hasDrained && sentAtMs !== undefined && nowMs - sentAtMs < READ_AFTER_WRITE_LAG_MS;
  const step = lags && queue.state === previousState ? ("settle" as const) : ("interrupted" as const);
  return { step, progress };
}

/**
 * Returns the first step. Rejects a paused queue, because a request to drain it would start merges, and rejects unknown
 * states.
 */
function firstStep(queue: Queue): "send" | "reject" | "wait" | "drained" {
  switch (queue.state) {
    case "running":
      return "send";
    case "draining":
      return whileDraining(queue);
    // The state before the switch is unknown. If it was paused, a request to drain the queue would start merges.
    case "switching_modes":
      return "wait";
    default:
      return "reject";
  }
}

function whileDraining(queue: Queue): "drained" | "wait" {
  return countAdmitted(queue) === 0 ? "drained" : "wait";
}

/** Counts the pull requests that a draining queue finishes. */
function countAdmitted(queue: Queue | undefined): number | undefined {
  return queue && listAdmittedPullRequests(queue).length;
}

function rejectionError(target: QueueTarget, { state }: Queue): OperationError {
  const why =
    state === "paused"
      ? "a drain would start merges again"
      : "this version does not know this state, and a drain might start merges again";
  return new OperationError(
    "rejected",
    `The merge queue for ${formatQueueName(target)} is ${formatState(state)}: ${why}. Nothing was sent. If merges are allowed now, run resume-queue first, then drain-queue.`,
  );
}
