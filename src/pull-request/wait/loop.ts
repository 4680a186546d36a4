import { AbortedError, getErrorMessage } from "../../errors.js";
import type { OperationContext } from "../../operation.js";
import { addJitter, createPoller, createPollLog, type PollLog } from "../../polling.js";
import { explainQueueState, readQueue } from "../../queue/read.js";
import { determineServiceTime } from "../../service/present.js";
import {
  isAttemptFinished,
  isMerged,
  isRecordOfAttempt,
  type OptionalPullRequestRecord,
} from "../../service/record-state.js";
import type { Queue } from "../../service/service.js";
import type { PullRequestTarget } from "../../target/target.js";
import { formatDuration, TIME_UNIT_MS } from "../../text/format.js";
import type { GanttBar } from "../../text/mermaid.js";
import { type ExpectedMerge, explainMissingEstimate, formatExpectedMerge, readExpectedMerge } from "../estimate.js";
import { explainReadinessBlockers } from "../readiness.js";
import { findQueuePosition, formatQueuePosition, type QueuePosition, readRecordDuringPoll } from "../record.js";
import { computeForecastPauseMs, computeMaxQueueListAgeMs, updateWaitForecast, type WaitForecast } from "./forecast.js";
import type { WaitInputValues } from "./inputs.js";
import {
  computePollIntervalMs,
  describeWaitState,
  evaluatePoll,
  INITIAL_WAIT_STATE,
  isFarFromQueueFront,
  type PollResult,
  type WaitRules,
  type WaitState,
} from "./rules.js";
import type { TestRunWatch } from "./test-runs.js";

export interface WaitOptions extends WaitRules, Pick<WaitInputValues, "timeout" | "pollInterval"> {
  readonly shown: OptionalPullRequestRecord;
  /** True when the service has already replied in this step. The wait then continues if its first poll fails. */
  readonly hasAnswered: boolean;
}

type WaitContext = Pick<OperationContext, "service" | "log" | "clock" | "random" | "signal"> & {
  readonly testRuns: Pick<TestRunWatch, "polled">;
};

type Wait = ReturnType<typeof createWait>;

function createWait(target: PullRequestTarget, options: WaitOptions, context: WaitContext, startedAt: number) {
  const pollLog = createPollLog(context.log);
  return {
    target,
    options,
    context,
    deadline: startedAt + options.timeout,
    timeline: createTimeline(startedAt),
    queueWatch: createQueueWatch(target, context),
    pollLog,
    log: createWaitLog(target, context.log, pollLog, startedAt),
    state: { ...INITIAL_WAIT_STATE, latest: options.shown },
    first: options.shown,
    /** Estimated merge, computed once the queue's list contains the pull request; undefined before. */
    expected: undefined as ExpectedMerge | undefined,
    /**
     * True when an earlier poll found the pull request removed from the queue. This step did not make a later attempt.
     */
    hasLeft: false,
    polls: 0,
  };
}

export type FinishedWait = Awaited<ReturnType<typeof pollUntilAttemptFinishes>>;

/**
 * Polls until the attempt has a result. @throws the error of a failed first read, and later errors that a retry cannot
 * correct
 */
export async function pollUntilAttemptFinishes(target: PullRequestTarget, options: WaitOptions, context: WaitContext) {
  const { clock, signal } = context;
  const startedAt = clock.now();
  const wait = createWait(target, options, context, startedAt);
  const result = await pollUntilResult(wait).catch((error: unknown): "aborted" => {
    if (signal.aborted) return "aborted";
    throw error;
  });
  const { state, first, expected, hasLeft, polls, queueWatch, timeline } = wait;
  return {
    result,
    expected,
    record: state.latest,
    first,
    hasLeft,
    situation: describeWaitState(state),
    absent: state.lasting?.kind === "absent",
    position: queueWatch.position(),
    unreadable: wait.pollLog.outage(clock.now()),
    waitedMs: clock.now() - startedAt,
    polls,
    spans: timeline.spans(clock.now()),
  };
}

async function pollUntilResult(wait: Wait): Promise<PollResult | "timed-out"> {
  const { options, deadline, timeline, queueWatch } = wait;
  const { clock, signal, testRuns } = wait.context;
  // A pull request that merged before the wait needs no poll.
  if (isMerged(options.shown)) return "merged";
  const nextPoll = createPoller({
    clock,
    signal,
    deadline,
    log: wait.pollLog,
    hasAnswered: options.hasAnswered,
    read: (withinMs) => readAttempt(wait, withinMs),
    interval: () => intervalOf(wait),
    idle: () => wait.log.idle(wait.state, queueWatch.seen(clock.now()), clock.now()),
  });
  for (let pauseMs = 0; ; ) {
    const polled = await nextPoll(pauseMs);
    if (polled === undefined) return "timed-out";
    const before = wait.state.latest;
    wait.hasLeft ||= before !== undefined && isAttemptFinished(before);
    const evaluation = evaluatePoll(options, wait.state, polled.snapshot, clock.now());
    const { state } = evaluation;
    wait.state = state;
    wait.first ??= state.latest;
    const change = timeline.enter(describeWaitState(state), clock.now());
    if (evaluation.kind === "end") {
      wait.log.polled(state, change, undefined, clock.now());
      return evaluation.result;
    }
    testRuns.polled(state);
    // A restart of the tests changes the time of the state, but not the state.
    const isRestart =
      options.pollInterval === "auto" && state.latest !== undefined && !isRecordOfAttempt(state.latest, before);
    const ageMs = change !== undefined || isRestart ? 0 : listAgeLimit(wait);
    await queueWatch.update(state, ageMs, deadline - clock.now());
    wait.log.polled(state, change, queueWatch.seen(clock.now()), clock.now());
    await estimateOnce(wait);
    pauseMs = Math.min(evaluation.limitMs ?? Number.POSITIVE_INFINITY, intervalOf(wait));
  }
}

/** Estimates the merge once, so that a wait sends no more than three requests for it. */
async function estimateOnce(wait: Wait): Promise<void> {
  const { target, context, deadline, queueWatch, state } = wait;
  const queue = queueWatch.listing();
  if (wait.expected !== undefined || queue === undefined || state.lasting !== undefined) return;
  if (context.clock.now() >= deadline) return;
  wait.expected = await readExpectedMerge(target, queue, context, deadline);
  if (wait.expected.at !== undefined)
    context.log.info(`  Expected merge: ${formatExpectedMerge(wait.expected, context)}.`);
  for (const line of explainMissingEstimate(wait.expected)) context.log.info(`  ${line}`);
}

async function readAttempt(wait: Wait, withinMs: number): Promise<OptionalPullRequestRecord> {
  const { target, context, deadline, state } = wait;
  wait.polls += 1;
  const record = await readRecordDuringPoll(context.service, target, { withinMs });
  // A first status 404 may mean a wrong branch or repository. Reading the queue then fails with a clear message.
  if (record === undefined && state.lasting?.kind !== "absent")
    await readQueue(context.service, target, { withinMs: deadline - context.clock.now() });
  return record;
}

/**
 * Maximum ages of the list in milliseconds. The first is for a pull request far from the front, the second for all
 * others.
 */
const FAR_LIST_MS = 2 * TIME_UNIT_MS.m;
const SHOWN_LIST_MS = 5 * TIME_UNIT_MS.m;

/** Returns the age in milliseconds at which the wait reads the list again. */
function listAgeLimit({ options, queueWatch, state, context }: Wait): number {
  if (options.pollInterval !== "auto") return SHOWN_LIST_MS;
  const forecast = queueWatch.forecast();
  if (forecast?.dueMs !== undefined)
    return computeMaxQueueListAgeMs(forecast, state.latest?.state ?? "", context.clock.now());
  return isFarFromQueueFront(orderedPosition(queueWatch.position())) ? FAR_LIST_MS : SHOWN_LIST_MS;
}

function intervalOf({ options, queueWatch, timeline, state: { latest, lasting }, context }: Wait): number {
  if (options.pollInterval !== "auto") return options.pollInterval;
  const nowMs = context.clock.now();
  const state = lasting?.kind === "absent" ? undefined : (latest?.state ?? "unknown");
  const position = orderedPosition(queueWatch.position());
  const usualMs = computePollIntervalMs({ state, position, ageMs: timeline.ageMs(nowMs) });
  return addJitter(computeForecastPauseMs(queueWatch.forecast(), state ?? "", usualMs, nowMs), context.random);
}

function orderedPosition(position: QueuePosition | undefined): number | undefined {
  return position?.mergesInOrder === true ? position.position : undefined;
}

function createTimeline(startedAtMs: number) {
  const begun: Omit<GanttBar, "toMs">[] = [];
  return {
    /**
     * Starts a span for a new label. Returns the previous span; undefined if the label stayed the same or is the first
     * one.
     */
    enter(label: string, nowMs: number): GanttBar | undefined {
      const current = begun.at(-1);
      if (current?.label === label) return undefined;
      // The first span includes the time until the first reply.
      begun.push({ label, fromMs: current === undefined ? startedAtMs : nowMs });
      return current && { ...current, toMs: nowMs };
    },
    ageMs: (nowMs: number): number => nowMs - (begun.at(-1)?.fromMs ?? startedAtMs),
    spans: (nowMs: number): readonly GanttBar[] =>
      begun.map((span, index) => ({ ...span, toMs: begun[index + 1]?.fromMs ?? nowMs })),
  };
}

const LIST_WITHIN_MS = 5 * TIME_UNIT_MS.s;

function createQueueWatch(
  target: PullRequestTarget,
  { service, clock, log }: Pick<OperationContext, "service" | "clock" | "log">,
) {
  let position: QueuePosition | undefined;
  let forecast: WaitForecast | undefined;
  let listing: Queue | undefined;
  let isLogged = false;
  let readAtMs = Number.NEGATIVE_INFINITY;
  return {
    position: () => position,
    forecast: () => forecast,
    /** Returns the last read list if it contains the pull request. */
    listing: () => listing,
    seen: (nowMs: number): SeenPosition | undefined => position && { position, agoMs: nowMs - readAtMs },
    /** Reads the list if the stored list is at least `ageMs` milliseconds old. */
    async update({ latest, lasting }: WaitState, ageMs: number, leftMs: number): Promise<void> {
      if (latest === undefined || (lasting !== undefined && lasting.kind !== "not-ready")) {
        position = undefined;
        forecast = undefined;
        listing = undefined;
        return;
      }
      if (leftMs <= 0 || clock.now() - readAtMs < ageMs) return;
      readAtMs = clock.now();
      try {
        const queue = await readQueue(service, target, {
          withinMs: Math.min(LIST_WITHIN_MS, leftMs),
          details: "tested",
        });
        position = findQueuePosition(queue, target.number, latest);
        listing = queue.enqueuedPullRequests.some(({ prNumber }) => prNumber === target.number) ? queue : undefined;
        const times = queue.enqueuedPullRequests.map(({ stateChangedAt }) => stateChangedAt);
        const now = { serviceMs: determineServiceTime(service, clock, times).ms, nowMs: clock.now() };
        forecast = updateWaitForecast(queue, target.number, forecast, now);
      } catch (error) {
        if (error instanceof AbortedError) throw error;
        forecast = forecast && { ...forecast, dueMs: undefined };
        if (!isLogged)
          log.info(`The position in the queue is not known; the wait goes on without it. ${getErrorMessage(error)}`);
        isLogged = true;
      }
    },
  };
}

interface SeenPosition {
  readonly position: QueuePosition;
  readonly agoMs: number;
}

function createWaitLog(
  target: PullRequestTarget,
  log: OperationContext["log"],
  { write, isSilent, answered }: PollLog,
  startedAt: number,
) {
  const subject = `#${target.number}`;
  let hasBegun = false;
  let blockersLogged = "";
  let troubleLogged = "";

  function logTrouble({ latest, lasting }: WaitState, seen: SeenPosition | undefined): void {
    const blockers = lasting?.kind === "not-ready" ? explainReadinessBlockers(latest, target) : [];
    if (blockers.join() !== blockersLogged) for (const line of blockers) log.info(`  ${line}`);
    blockersLogged = blockers.join();
    if (seen === undefined) return;
    const trouble = explainQueueState(seen.position.queueState);
    if (trouble !== troubleLogged) log.info(`  ${trouble === "" ? "The queue runs again." : trouble}`);
    troubleLogged = trouble;
  }

  function logHeartbeat(where: string, nowMs: number): void {
    if (isSilent(nowMs))
      write(`${subject}: still ${where}; waiting for ${formatDuration(nowMs - startedAt)} so far.`, nowMs);
  }

  return {
    polled(state: WaitState, change: GanttBar | undefined, seen: SeenPosition | undefined, nowMs: number): void {
      answered(nowMs);
      const where = describeWithPosition(state, seen);
      if (change !== undefined) {
        const before = `${change.label} for ${formatDuration(change.toMs - change.fromMs)}`;
        write(`${subject}: ${where} (before: ${before}).`, nowMs);
      } else if (hasBegun) {
        logHeartbeat(where, nowMs);
      } else {
        write(`${subject}: ${where}.`, nowMs);
      }
      hasBegun = true;
      logTrouble(state, seen);
    },
    idle: (state: WaitState, seen: SeenPosition | undefined, nowMs: number) =>
      logHeartbeat(describeWithPosition(state, seen), nowMs),
  };
}

function describeWithPosition(state: WaitState, seen: SeenPosition | undefined): string {
  const position = seen === undefined ? "" : formatQueuePosition(seen.position);
  if (seen === undefined || position === "") return describeWaitState(state);
  const ago = seen.agoMs < SHOWN_LIST_MS ? "" : ` ${formatDuration(seen.agoMs)} ago`;
  return `${describeWaitState(state)}, ${position}${ago}`;
}
