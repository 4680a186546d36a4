/** Findings about a queue, from one snapshot, its last tests and its last merges. */

import { findBlockers } from "../service/record-state.js";
import type { PullRequestRecord, Queue, TestingResult } from "../service/service.js";
import { formatDuration, msOf, UNIT_MS } from "../text/format.js";
import { enqueuedIn, numberList } from "./read.js";

export interface QueueView {
  readonly queue: Queue;
  readonly notReady: readonly PullRequestRecord[];
  /** Undefined if the service does not list results. */
  readonly results: readonly TestingResult[] | undefined;
  /** Empty if the service does not list merges. */
  readonly mergedAt: readonly string[];
  /** Failed attempts of suspects within a day, if known. */
  readonly failedAttempts: ReadonlyMap<number, number>;
}

/** Milliseconds; `undefined` is derived from the queue's history. */
export interface HealthLimits {
  readonly stuckAfter: number | undefined;
  readonly pausedAfter: number;
  readonly targetsAfter: number;
  readonly attempts: number;
}

type FindingKind = "stuck" | "not-starting" | "paused" | "missing-targets" | "loop";

export interface Finding {
  readonly kind: FindingKind;
  /** Stable while the trouble lasts. */
  readonly key: string;
  /** One sentence without text of others: the issue shows it unescaped. */
  readonly message: string;
  readonly advice: string;
  readonly pullRequests: readonly number[];
}

type Enqueued = Queue["enqueuedPullRequests"][number];

/** `nowMs` is on the service's clock; `known` has the keys of findings with an open issue. */
export function findTrouble(
  view: QueueView,
  limits: HealthLimits,
  nowMs: number,
  known: ReadonlySet<string> = new Set(),
): readonly Finding[] {
  // Until the next check, a reported pause explains every wait.
  const waits = known.has("paused") ? [] : [...unmerged(view, limits, nowMs), ...notStarting(view, nowMs)];
  const slow = slowTests(view, limits, nowMs);
  return [
    ...(slow.length > 0 ? slow : waits),
    ...paused(view, limits, nowMs, known),
    ...missingTargets(view, limits, nowMs),
    ...loops(view, limits, nowMs),
  ];
}

function findingOf(kind: FindingKind, pullRequests: readonly number[], message: string, advice: string): Finding {
  return { kind, key: kind, message, advice, pullRequests };
}

const ENOUGH_RESULTS = 20;
const FALLBACK_MS = 3 * UNIT_MS.h;
const LEAST_MS = 30 * UNIT_MS.m;
const FACTOR = 3;

export function stuckAfter({ results = [] }: QueueView, given: number | undefined): { ms: number; source: string } {
  if (given !== undefined) return { ms: given, source: "stuck-after" };
  const durations = results
    .flatMap(({ outcome, testingDurationMs: ms }) => (outcome === "passed" && typeof ms === "number" ? [ms] : []))
    .toSorted((one, other) => one - other);
  const usual = durations[Math.ceil(durations.length * 0.95) - 1];
  if (usual === undefined || durations.length < ENOUGH_RESULTS) {
    return { ms: FALLBACK_MS, source: "too few tests have passed to know how long they take" };
  }
  const source = `19 of 20 tests that passed took no more than ${formatDuration(usual)}`;
  return { ms: Math.max(LEAST_MS, FACTOR * usual), source };
}

/** The queue itself cancels tests after its own limit. */
function longestTests(view: QueueView, { stuckAfter: given }: HealthLimits): { ms: number; source: string } {
  const { ms, source } = stuckAfter(view, given);
  const timeoutMs = (view.queue.testingTimeoutMinutes ?? 0) * UNIT_MS.m;
  return { ms: timeoutMs > 0 ? Math.min(ms, timeoutMs + LEAST_MS) : ms, source };
}

function slowTests(view: QueueView, limits: HealthLimits, nowMs: number): readonly Finding[] {
  const { queue } = view;
  const { ms, source } = longestTests(view, limits);
  const slow = queue.enqueuedPullRequests.filter((each) => each.state === "testing" && ageOf(each, nowMs) > ms);
  if (queue.state === "paused" || slow.length === 0) return [];
  const numbers = slow.map(({ prNumber }) => prNumber);
  return [
    findingOf(
      "stuck",
      numbers,
      `The tests of ${numberList(numbers)} have run for more than ${formatDuration(ms)} (${source}).`,
      "Look at the checks on the queue's test branch: one of them may never be reported. restart-tests starts them again.",
    ),
  ];
}

function unmerged(view: QueueView, limits: HealthLimits, nowMs: number): readonly Finding[] {
  const { queue } = view;
  const head = queue.enqueuedPullRequests.find(isHeld);
  if (queue.state === "paused" || head === undefined) return [];
  const testsMs = longestTests(view, limits).ms;
  const isFirst = head === queue.enqueuedPullRequests[0];
  const what = `#${head.prNumber} has ${head.state === "tests_passed" ? "passed" : "failed"} its tests`;
  const place = isFirst ? " and is first in the queue" : "";
  const advice =
    "See whether the service and GitHub have a disturbance. Cancelling and submitting it again may free the queue.";
  const found = (message: string) => [findingOf("stuck", [head.prNumber], message, advice)];
  if (isFirst && head.state === "tests_passed") {
    // In lanes a merge may be another lane's.
    const merges = queue.mode === "parallel" ? [] : view.mergedAt;
    const readyMs = Math.min(ageOf(head, nowMs), leastAge(merges, nowMs));
    return readyMs > testsMs ? found(`${what}${place}, but it has not merged for ${formatDuration(readyMs)}.`) : [];
  }
  if (queue.enqueuedPullRequests.some(({ state }) => state === "testing")) return [];
  // A failure is final after `pendingFailureDepth` rows of tests.
  const waitsMs = testsMs * (1 + (queue.pendingFailureDepth ?? 0));
  const stillMs = Math.min(ageOf(head, nowMs), sinceProgress(view, nowMs));
  return stillMs > waitsMs
    ? found(`${what}${place}, and for ${formatDuration(stillMs)} no test has started or ended and nothing has merged.`)
    : [];
}

function isHeld({ state }: Enqueued): boolean {
  return state === "tests_passed" || state === "pending_failure";
}

function notStarting(view: QueueView, nowMs: number): readonly Finding[] {
  const { queue } = view;
  const all = queue.enqueuedPullRequests;
  const isMoving = all.some(({ state }) => state !== "pending");
  const [oldest] = all
    .filter((each) => !Number.isNaN(ageOf(each, nowMs)))
    .toSorted((one, other) => ageOf(other, nowMs) - ageOf(one, nowMs));
  const waitMs = LEAST_MS + 2 * (queue.batch === true ? (queue.batchingMaxWaitTimeMinutes ?? 0) * UNIT_MS.m : 0);
  if (queue.state === "paused" || isMoving || oldest === undefined) return [];
  // Between two tests every pull request is pending.
  if (!(Math.min(ageOf(oldest, nowMs), sinceProgress(view, nowMs)) > waitMs)) return [];
  const numbers = enqueuedIn(queue);
  return [
    findingOf(
      "not-starting",
      numbers,
      `No tests run although ${numberList(numbers)} wait for them, #${oldest.prNumber} for ${formatDuration(ageOf(oldest, nowMs))}.`,
      "See whether the queue may push its branches trunk-merge/** and trunk-temp/**, and whether its app is still installed.",
    ),
  ];
}

/** A known pause lasts until the queue moves: a submission or a cancellation is no progress. */
function paused(
  view: QueueView,
  { pausedAfter }: HealthLimits,
  nowMs: number,
  known: ReadonlySet<string>,
): readonly Finding[] {
  const { queue, notReady } = view;
  if (queue.state !== "paused" && queue.state !== "draining") return [];
  const waiting = [...queue.enqueuedPullRequests, ...notReady.filter((record) => certainBlockers(record).length === 0)];
  const longestMs = Math.max(...waiting.map((each) => ageOf(each, nowMs)).filter((ms) => !Number.isNaN(ms)));
  const hasWaited = longestMs > pausedAfter || (waiting.length > 0 && known.has("paused"));
  if (!hasWaited || sinceProgress(view, nowMs) <= pausedAfter) return [];
  const numbers = waiting.map(({ prNumber }) => prNumber).filter((number) => typeof number === "number");
  const message = `The queue is ${queue.state}: ${numberList(numbers)} wait, the longest for ${formatDuration(Math.max(longestMs, 0))}, and for more than ${formatDuration(pausedAfter)} no test has started or ended and nothing has merged.`;
  return [findingOf("paused", numbers, message, "If nobody wants this pause any more, run resume-queue.")];
}

/** In parallel mode the queue admits nothing without an upload, and reports nothing. */
function missingTargets({ notReady }: QueueView, limits: HealthLimits, nowMs: number): readonly Finding[] {
  const old = notReady.filter((record) => ageOf(record, nowMs) > limits.targetsAfter);
  const missing = old.filter((record) => certainBlockers(record).includes("impacted targets"));
  const numbers = missing.flatMap(({ prNumber }) => prNumber ?? []);
  if (numbers.length === 0) return [];
  return [
    findingOf(
      "missing-targets",
      numbers,
      `${numberList(numbers)} cannot enter the queue: nothing was uploaded that says what they impact.`,
      "See why the workflow that runs set-impacted-targets did not run for their heads, and run it again.",
    ),
  ];
}

/** Repeated submissions after failures: probably automation. */
function loops({ results = [], failedAttempts }: QueueView, { attempts }: HealthLimits, nowMs: number) {
  return suspectsOf(results, attempts, nowMs).flatMap(({ number, failures }): readonly Finding[] => {
    const ends = failedAttempts.get(number);
    const isLoop = ends === undefined ? failures >= attempts * FAILURES_PER_ATTEMPT : ends >= attempts;
    if (!isLoop) return [];
    const message =
      ends === undefined
        ? `The tests of #${number} failed ${failures} times within a day, and it was thrown out of the queue.`
        : `#${number} was thrown out of the queue ${ends} times within a day.`;
    const advice = "See who submits it again each time, and fix what fails before that.";
    return [{ ...findingOf("loop", [number], message, advice), key: `loop #${number}` }];
  });
}

/** Within one attempt tests fail again when something ahead fails. */
const FAILURES_PER_ATTEMPT = 3;

interface Suspect {
  readonly number: number;
  /** Failed tests within a day, in failed attempts. */
  readonly failures: number;
}

export function suspectsOf(results: readonly TestingResult[], attempts: number, nowMs: number): readonly Suspect[] {
  const failures = new Map<number, number>();
  for (const { prNumber, outcome, cycleConclusion, bisection, endedAt } of results) {
    if (outcome !== "failed" || cycleConclusion !== "failed" || bisection === "in_bisection") continue;
    if (sinceMs(endedAt, nowMs) < UNIT_MS.d) failures.set(prNumber, (failures.get(prNumber) ?? 0) + 1);
  }
  const suspects = [...failures].map(([number, count]) => ({ number, failures: count }));
  return suspects.filter(({ failures: count }) => count >= attempts);
}

/** Names of the reasons that keep it out of a running queue too. */
function certainBlockers(record: PullRequestRecord): readonly string[] {
  return findBlockers(record).flatMap(({ name, isCertain }) => (isCertain ? [name] : []));
}

/** Infinite without any such time. */
function sinceProgress({ queue, results = [], mergedAt }: QueueView, nowMs: number): number {
  const tested = queue.enqueuedPullRequests.filter((each) => each.state === "testing" || isHeld(each));
  const times = [
    ...tested.map(({ stateChangedAt }) => stateChangedAt),
    ...results.map(({ endedAt }) => endedAt),
    ...mergedAt,
  ];
  return leastAge(times, nowMs);
}

/** Times further ahead are errors of a record. */
const AHEAD_MS = UNIT_MS.m;

/** Infinite without a valid time. */
function leastAge(times: readonly (string | null | undefined)[], nowMs: number): number {
  return Math.min(...times.map((time) => sinceMs(time, nowMs)).filter((ms) => ms >= -AHEAD_MS));
}

function ageOf({ stateChangedAt }: Pick<Enqueued, "stateChangedAt"> | PullRequestRecord, nowMs: number): number {
  return sinceMs(stateChangedAt, nowMs);
}

/** NaN for an invalid time, which is beyond no limit. */
function sinceMs(time: string | null | undefined, nowMs: number): number {
  return nowMs - msOf(time);
}
