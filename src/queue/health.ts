/** What is wrong with a queue, from one snapshot of it, its last tests and its last merges. */
import type { PullRequestRecord, Queue, TestingResult } from "../service/service.js";
import { formatDuration, msOf, UNIT_MS } from "../text/format.js";
import { numberList } from "./read.js";

/** What the service tells of a queue at one moment. */
export interface QueueView {
  readonly queue: Queue;
  /** Those that are submitted and not ready yet. */
  readonly notReady: readonly PullRequestRecord[];
  /** The last tests that ended; undefined where the service does not tell. */
  readonly results: readonly TestingResult[] | undefined;
  /** Times of the last merges; empty when the service does not list them. */
  readonly mergedAt: readonly string[];
  /** How often suspects were thrown out within a day, by their number, as far as the service tells. */
  readonly failedAttempts: ReadonlyMap<number, number>;
}

/** Durations in milliseconds; `undefined` is worked out from the queue's own history. */
export interface HealthLimits {
  readonly stuckAfter: number | undefined;
  readonly pausedAfter: number;
  readonly targetsAfter: number;
  /** So many attempts that failed in a day are a loop. */
  readonly attempts: number;
}

type FindingKind = "stuck" | "not-starting" | "paused" | "missing-targets" | "loop";

export interface Finding {
  readonly kind: FindingKind;
  /** The same as long as it is the same trouble. */
  readonly key: string;
  /** One sentence, with nothing in it that others have written: the issue shows it as it is. */
  readonly message: string;
  /** What to do about it, one sentence. */
  readonly advice: string;
  readonly pullRequests: readonly number[];
}

type Enqueued = Queue["enqueuedPullRequests"][number];

/**
 * Everything that is wrong at a time of the service in milliseconds since 1970; nothing where all is well. `known` has
 * the keys of the findings whose issues are open.
 */
export function findTrouble(
  view: QueueView,
  limits: HealthLimits,
  nowMs: number,
  known: ReadonlySet<string> = new Set(),
): readonly Finding[] {
  // Until the next check, a pause that the last one reported explains why something waits.
  const waits = known.has("paused") ? [] : [...unmerged(view, limits, nowMs), ...notStarting(view, nowMs)];
  const slow = slowTests(view, limits, nowMs);
  return [
    ...(slow.length > 0 ? slow : waits),
    ...paused(view, limits, nowMs, known),
    ...missingTargets(view, limits, nowMs),
    ...loops(view, limits, nowMs),
  ];
}

/** With fewer passed tests than this, their times say little. */
const ENOUGH_RESULTS = 20;
const FALLBACK_MS = 3 * UNIT_MS.h;
const LEAST_MS = 30 * UNIT_MS.m;
/** So many times what nearly all tests take is not slow any more, but stuck. */
const FACTOR = 3;

/** How long something may stand still, in milliseconds, and what says so. */
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

/** The longest time that tests may run, in milliseconds: the queue itself gives up what takes longer than its limit. */
function longestTests(view: QueueView, { stuckAfter: given }: HealthLimits): { ms: number; source: string } {
  const { ms, source } = stuckAfter(view, given);
  const timeoutMs = (view.queue.testingTimeoutMinutes ?? 0) * UNIT_MS.m;
  return { ms: timeoutMs > 0 ? Math.min(ms, timeoutMs + LEAST_MS) : ms, source };
}

/** Tests that run far longer than others did. */
function slowTests(view: QueueView, limits: HealthLimits, nowMs: number): readonly Finding[] {
  const { queue } = view;
  const { ms, source } = longestTests(view, limits);
  const slow = queue.enqueuedPullRequests.filter((each) => each.state === "testing" && ageOf(each, nowMs) > ms);
  if (queue.state === "paused" || slow.length === 0) return [];
  const numbers = slow.map(({ prNumber }) => prNumber);
  return [
    {
      kind: "stuck",
      key: "stuck",
      message: `The tests of ${numberList(numbers)} have run for more than ${formatDuration(ms)} (${source}).`,
      advice:
        "Look at the checks on the queue's test branch: one of them may never be reported. restart-tests starts them again.",
      pullRequests: numbers,
    },
  ];
}

/** The first pull request whose tests are over, when nothing explains why it is still in the queue. */
function unmerged(view: QueueView, limits: HealthLimits, nowMs: number): readonly Finding[] {
  const { queue } = view;
  const head = queue.enqueuedPullRequests.find(isHeld);
  if (queue.state === "paused" || head === undefined) return [];
  const testsMs = longestTests(view, limits).ms;
  const isFirst = head === queue.enqueuedPullRequests[0];
  const what = `#${head.prNumber} has ${head.state === "tests_passed" ? "passed" : "failed"} its tests`;
  const place = isFirst ? " and is first in the queue" : "";
  const found = (message: string): readonly Finding[] => [
    {
      kind: "stuck",
      key: "stuck",
      message,
      advice:
        "See whether the service and GitHub have a disturbance. Cancelling and submitting it again may free the queue.",
      pullRequests: [head.prNumber],
    },
  ];
  if (isFirst && head.state === "tests_passed") {
    // It could not merge before the one ahead did. In lanes a merge may be another lane's, and explains nothing.
    const merges = queue.mode === "parallel" ? [] : view.mergedAt;
    const readyMs = Math.min(ageOf(head, nowMs), leastAge(merges, nowMs));
    return readyMs > testsMs ? found(`${what}${place}, but it has not merged for ${formatDuration(readyMs)}.`) : [];
  }
  if (queue.enqueuedPullRequests.some(({ state }) => state === "testing")) return [];
  // A failure is decided when the tests behind it have ended, row by row.
  const waitsMs = testsMs * (1 + (queue.pendingFailureDepth ?? 0));
  const stillMs = Math.min(ageOf(head, nowMs), sinceProgress(view, nowMs));
  return stillMs > waitsMs
    ? found(`${what}${place}, and for ${formatDuration(stillMs)} no test has started or ended and nothing has merged.`)
    : [];
}

function isHeld({ state }: Enqueued): boolean {
  return state === "tests_passed" || state === "pending_failure";
}

/** Nothing is tested although something waits for it. */
function notStarting(view: QueueView, nowMs: number): readonly Finding[] {
  const { queue } = view;
  const all = queue.enqueuedPullRequests;
  const isMoving = all.some(({ state }) => state !== "pending");
  const [oldest] = all
    .filter((each) => !Number.isNaN(ageOf(each, nowMs)))
    .toSorted((one, other) => ageOf(other, nowMs) - ageOf(one, nowMs));
  const waitMs = LEAST_MS + 2 * (queue.batch === true ? (queue.batchingMaxWaitTimeMinutes ?? 0) * UNIT_MS.m : 0);
  if (queue.state === "paused" || isMoving || oldest === undefined) return [];
  // Between the end of one test and the start of the next, each pull request waits.
  if (!(Math.min(ageOf(oldest, nowMs), sinceProgress(view, nowMs)) > waitMs)) return [];
  return [
    {
      kind: "not-starting",
      key: "not-starting",
      message: `No tests run although ${numberList(all.map(({ prNumber }) => prNumber))} wait for them, #${oldest.prNumber} for ${formatDuration(ageOf(oldest, nowMs))}.`,
      advice:
        "See whether the queue may push its branches trunk-merge/** and trunk-temp/**, and whether its app is still installed.",
      pullRequests: all.map(({ prNumber }) => prNumber),
    },
  ];
}

/**
 * A paused or draining queue in which pull requests wait and nothing moves. A submission is no progress, and neither is
 * the cancellation of the pull request that has waited longest: a known pause lasts until the queue moves.
 */
function paused(
  view: QueueView,
  { pausedAfter }: HealthLimits,
  nowMs: number,
  known: ReadonlySet<string>,
): readonly Finding[] {
  const { queue, notReady } = view;
  if (queue.state !== "paused" && queue.state !== "draining") return [];
  const waiting = [...queue.enqueuedPullRequests, ...notReady.filter((record) => !isBlocked(record))];
  const longestMs = Math.max(...waiting.map((each) => ageOf(each, nowMs)).filter((ms) => !Number.isNaN(ms)));
  const hasWaited = longestMs > pausedAfter || (waiting.length > 0 && known.has("paused"));
  if (!hasWaited || sinceProgress(view, nowMs) <= pausedAfter) return [];
  const numbers = waiting.map(({ prNumber }) => prNumber).filter((number) => typeof number === "number");
  return [
    {
      kind: "paused",
      key: "paused",
      message: `The queue is ${queue.state}: ${numberList(numbers)} wait, the longest for ${formatDuration(Math.max(longestMs, 0))}, and for more than ${formatDuration(pausedAfter)} no test has started or ended and nothing has merged.`,
      advice: "If nobody wants this pause any more, run resume-queue.",
      pullRequests: numbers,
    },
  ];
}

/** In parallel mode nothing enters without an upload, and nothing says so. */
function missingTargets({ notReady }: QueueView, limits: HealthLimits, nowMs: number): readonly Finding[] {
  const missing = notReady.filter((record) => lacksTargets(record) && ageOf(record, nowMs) > limits.targetsAfter);
  const numbers = missing.flatMap(({ prNumber }) => prNumber ?? []);
  if (numbers.length === 0) return [];
  return [
    {
      kind: "missing-targets",
      key: "missing-targets",
      message: `${numberList(numbers)} cannot enter the queue: nothing was uploaded that says what they impact.`,
      advice: "See why the workflow that runs set-impacted-targets did not run for their heads, and run it again.",
      pullRequests: numbers,
    },
  ];
}

/** Thrown out and submitted again, over and over: somebody's automation, most likely. */
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
    return [{ kind: "loop", key: `loop #${number}`, message, advice, pullRequests: [number] }];
  });
}

/** Within one attempt tests fail again when something ahead has failed. Where nobody counts attempts, this many are one. */
const FAILURES_PER_ATTEMPT = 3;

interface Suspect {
  readonly number: number;
  /** Tests that failed within a day, in attempts that ended so. */
  readonly failures: number;
}

/** Those whose tests failed so often within a day that each may have been an attempt of its own. */
export function suspectsOf(results: readonly TestingResult[], attempts: number, nowMs: number): readonly Suspect[] {
  const failures = new Map<number, number>();
  for (const { prNumber, outcome, cycleConclusion, bisection, endedAt } of results) {
    if (outcome !== "failed" || cycleConclusion !== "failed" || bisection === "in_bisection") continue;
    if (sinceMs(endedAt, nowMs) < UNIT_MS.d) failures.set(prNumber, (failures.get(prNumber) ?? 0) + 1);
  }
  const suspects = [...failures].map(([number, count]) => ({ number, failures: count }));
  return suspects.filter(({ failures: count }) => count >= attempts);
}

function lacksTargets({ readiness }: PullRequestRecord): boolean {
  return readiness?.requiresImpactedTargets === true && readiness.hasImpactedTargets === false;
}

/** True when a pull request could not enter a running queue either: it does not wait for the end of a pause. */
function isBlocked(record: PullRequestRecord): boolean {
  const { readiness } = record;
  return (
    lacksTargets(record) ||
    readiness?.doesBaseBranchMatch === false ||
    readiness?.gitHubMergeability === "not_mergeable"
  );
}

/** Milliseconds since a test started or ended or a pull request merged; infinite when no such time is known. */
function sinceProgress({ queue, results = [], mergedAt }: QueueView, nowMs: number): number {
  const tested = queue.enqueuedPullRequests.filter((each) => each.state === "testing" || isHeld(each));
  const times = [
    ...tested.map(({ stateChangedAt }) => stateChangedAt),
    ...results.map(({ endedAt }) => endedAt),
    ...mergedAt,
  ];
  return leastAge(times, nowMs);
}

/** A time further ahead than this is an error of a record, and shows no progress. */
const AHEAD_MS = UNIT_MS.m;

/** Milliseconds since the latest of some times; infinite when there is none. */
function leastAge(times: readonly (string | null | undefined)[], nowMs: number): number {
  return Math.min(...times.map((time) => sinceMs(time, nowMs)).filter((ms) => ms >= -AHEAD_MS));
}

function ageOf({ stateChangedAt }: Pick<Enqueued, "stateChangedAt"> | PullRequestRecord, nowMs: number): number {
  return sinceMs(stateChangedAt, nowMs);
}

/** Milliseconds since a time; NaN when it is no time, which is neither more nor less than any limit. */
function sinceMs(time: string | null | undefined, nowMs: number): number {
  return nowMs - msOf(time);
}
