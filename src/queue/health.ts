import { findReadinessBlockers } from "../service/record-state.js";
import type { PullRequestRecord, Queue, TestingResult } from "../service/service.js";
import { formatDuration, parseTimeMs, TIME_UNIT_MS } from "../text/format.js";
import { formatYamlInputName, type InputNameFormatter } from "../text/problem.js";
import { formatNumberList, listAdmittedPullRequests } from "./read.js";

export interface QueueHealthData {
  readonly queue: Queue;
  readonly notReady: readonly PullRequestRecord[];
  /** Results of tests; undefined if the service does not list results. */
  readonly results: readonly TestingResult[] | undefined;
  /** Times of recent merges; empty if the service does not list merges. */
  readonly mergedAt: readonly string[];
  /**
   * Number of failed attempts in a day, by pull request. Contains only pull requests with many failed tests and a known
   * history.
   */
  readonly failedAttempts: ReadonlyMap<number, number>;
}

/**
 * Limits in milliseconds, and a number of attempts. Without `stuckAfter`, the durations of past tests determine the
 * limit.
 */
export interface HealthLimits {
  readonly stuckAfter: number | undefined;
  readonly pausedAfter: number;
  readonly targetsAfter: number;
  readonly attempts: number;
  /** Formats the name of an input for a message. By default, uses the form in YAML. */
  readonly nameInput?: InputNameFormatter;
}

type FindingKind = "stuck" | "not-starting" | "paused" | "missing-targets" | "loop";

export interface HealthFinding {
  readonly kind: FindingKind;
  /** Key of the problem, which stays the same until the problem is over. */
  readonly key: string;
  /** One sentence without text from users, because the issue shows it without escaping. */
  readonly message: string;
  readonly advice: string;
  readonly pullRequests: readonly number[];
}

type Enqueued = Queue["enqueuedPullRequests"][number];

/** Finds problems of a queue. `nowMs` is a time of the service's clock. `known` contains the keys of open issues. */
export function findQueueProblems(
  view: QueueHealthData,
  limits: HealthLimits,
  nowMs: number,
  known: ReadonlySet<string> = new Set(),
): readonly HealthFinding[] {
  // If an open issue already reports a pause, waiting pull requests are no separate problem.
  const waits = known.has("paused") ? [] : [...unmerged(view, limits, nowMs), ...notStarting(view, nowMs)];
  const slow = slowTests(view, limits, nowMs);
  return [
    ...(slow.length > 0 ? slow : waits),
    ...paused(view, limits, nowMs, known),
    ...missingTargets(view, limits, nowMs),
    ...loops(view, limits, nowMs),
  ];
}

function finding(
  kind: FindingKind,
  pullRequests: readonly number[],
  message: string,
  advice: string,
  key: string = kind,
): readonly HealthFinding[] {
  return [{ kind, key, message, advice, pullRequests }];
}

const ENOUGH_RESULTS = 20;
const FALLBACK_MS = 3 * TIME_UNIT_MS.h;
const LEAST_MS = 30 * TIME_UNIT_MS.m;
const FACTOR = 3;

/**
 * Returns the longest normal duration of tests in milliseconds, and its source. The queue's timeout is the upper limit.
 */
export function computeTestTimeLimit(
  { queue, results = [] }: QueueHealthData,
  { stuckAfter: given, nameInput = formatYamlInputName }: Pick<HealthLimits, "stuckAfter" | "nameInput">,
) {
  const timeoutMs = (queue.testingTimeoutMinutes ?? 0) * TIME_UNIT_MS.m;
  const limit = (ms: number, source: string) => {
    return { ms: timeoutMs > 0 ? Math.min(ms, timeoutMs + LEAST_MS) : ms, source };
  };
  if (given !== undefined) return limit(given, `the limit of ${nameInput("stuck-after")}`);
  const durations = results
    .flatMap(({ outcome, testingDurationMs: ms }) => (outcome === "passed" && typeof ms === "number" ? [ms] : []))
    .toSorted((one, other) => one - other);
  const usual = durations[Math.ceil(durations.length * 0.95) - 1];
  return usual === undefined || durations.length < ENOUGH_RESULTS
    ? limit(FALLBACK_MS, "the default limit, because fewer than 20 tests have passed")
    : limit(Math.max(LEAST_MS, FACTOR * usual), `95 % of the passed tests took at most ${formatDuration(usual)}`);
}

function slowTests(view: QueueHealthData, limits: HealthLimits, nowMs: number): readonly HealthFinding[] {
  const { queue } = view;
  const { ms, source } = computeTestTimeLimit(view, limits);
  const slow = queue.enqueuedPullRequests.filter((each) => each.state === "testing" && ageOf(each, nowMs) > ms);
  if (queue.state === "paused" || slow.length === 0) return [];
  const numbers = slow.map(({ prNumber }) => prNumber);
  return finding(
    "stuck",
    numbers,
    `The tests of ${formatNumberList(numbers)} have run for more than ${formatDuration(ms)} (${source}).`,
    "Check the statuses of the queue's test branch. A possible cause is a required status that no workflow reports. To start the tests again, run restart-tests.",
  );
}

function unmerged(view: QueueHealthData, limits: HealthLimits, nowMs: number): readonly HealthFinding[] {
  const { queue } = view;
  const head = queue.enqueuedPullRequests.find(isTested);
  if (queue.state === "paused" || head === undefined) return [];
  const testsMs = computeTestTimeLimit(view, limits).ms;
  const isFirst = head === queue.enqueuedPullRequests[0];
  const tested = `#${head.prNumber} has ${head.state === "tests_passed" ? "passed" : "failed"} its tests`;
  const what = isFirst ? `${tested} and is first in the queue` : tested;
  const advice =
    "Find out whether the service or GitHub has an incident. To unblock the queue, cancel the pull request and submit it again.";
  const found = (message: string) => finding("stuck", [head.prNumber], message, advice);
  if (isFirst && head.state === "tests_passed") {
    // In parallel mode, a recent merge may be from another lane.
    const merges = queue.mode === "parallel" ? [] : view.mergedAt;
    const readyMs = Math.min(ageOf(head, nowMs), leastAge(merges, nowMs));
    return readyMs > testsMs ? found(`${what}, but it has not merged for ${formatDuration(readyMs)}.`) : [];
  }
  if (queue.enqueuedPullRequests.some(({ state }) => state === "testing")) return [];
  // After a failure, the queue waits for up to `pendingFailureDepth` further test runs.
  const waitsMs = testsMs * (1 + (queue.pendingFailureDepth ?? 0));
  const idleMs = Math.min(ageOf(head, nowMs), sinceProgress(view, nowMs));
  return idleMs > waitsMs
    ? found(
        `${what}, and for ${formatDuration(idleMs)} no test has started or finished and no pull request has merged.`,
      )
    : [];
}

function isTested({ state }: Enqueued): boolean {
  return state === "tests_passed" || state === "pending_failure";
}

function notStarting(view: QueueHealthData, nowMs: number): readonly HealthFinding[] {
  const { queue } = view;
  // Only a running queue admits pull requests, so in other states the others wait for another reason.
  const all = queue.state === "running" ? queue.enqueuedPullRequests : listAdmittedPullRequests(queue);
  const isMoving = all.some(({ state }) => state !== "pending");
  const [oldest] = all
    .filter((each) => !Number.isNaN(ageOf(each, nowMs)))
    .toSorted((one, other) => ageOf(other, nowMs) - ageOf(one, nowMs));
  const waitMs = LEAST_MS + 2 * (queue.batch === true ? (queue.batchingMaxWaitTimeMinutes ?? 0) * TIME_UNIT_MS.m : 0);
  if (queue.state === "paused" || isMoving || oldest === undefined) return [];
  // Between two test runs, all pull requests may be pending for a short time.
  if (!(Math.min(ageOf(oldest, nowMs), sinceProgress(view, nowMs)) > waitMs)) return [];
  const numbers = all.map(({ prNumber }) => prNumber);
  return finding(
    "not-starting",
    numbers,
    `No tests are running although pull requests wait: ${formatNumberList(numbers)}. #${oldest.prNumber} has waited longest, for ${formatDuration(ageOf(oldest, nowMs))}.`,
    "Check that the queue's app is still installed, and that it may push the branches trunk-merge/** and trunk-temp/**.",
  );
}

/**
 * Reports a queue that is paused or draining although pull requests have waited for long. A test or a merge counts as
 * progress; a submission or a cancel does not.
 */
function paused(
  view: QueueHealthData,
  { pausedAfter }: HealthLimits,
  nowMs: number,
  known: ReadonlySet<string>,
): readonly HealthFinding[] {
  const { queue, notReady } = view;
  if (queue.state !== "paused" && queue.state !== "draining") return [];
  const waiting = [...queue.enqueuedPullRequests, ...notReady.filter((record) => certainBlockers(record).length === 0)];
  const longestMs = Math.max(...waiting.map((each) => ageOf(each, nowMs)).filter((ms) => !Number.isNaN(ms)));
  const hasWaited = longestMs > pausedAfter || (waiting.length > 0 && known.has("paused"));
  if (!hasWaited || sinceProgress(view, nowMs) <= pausedAfter) return [];
  const numbers = waiting.map(({ prNumber }) => prNumber).filter((number) => typeof number === "number");
  const message = `The queue is ${queue.state}, and pull requests wait (${formatNumberList(numbers)}; the longest wait is ${formatDuration(Math.max(longestMs, 0))}). For more than ${formatDuration(pausedAfter)}, no test has started or finished and no pull request has merged.`;
  return finding("paused", numbers, message, "If the queue should run again, run resume-queue.");
}

/** Reports missing impacted targets. In parallel mode, the queue waits for them without a message. */
function missingTargets({ notReady }: QueueHealthData, limits: HealthLimits, nowMs: number): readonly HealthFinding[] {
  const old = notReady.filter((record) => ageOf(record, nowMs) > limits.targetsAfter);
  const missing = old.filter((record) => certainBlockers(record).includes("impacted targets"));
  const numbers = missing.flatMap(({ prNumber }) => prNumber ?? []);
  if (numbers.length === 0) return [];
  return finding(
    "missing-targets",
    numbers,
    `The queue does not admit ${formatNumberList(numbers)}, because the impacted targets were not uploaded.`,
    "Find out why set-impacted-targets did not run for the heads of these pull requests. Then run its workflow again.",
  );
}

/** Reports a pull request that repeatedly fails and is submitted again, probably by a program. */
function loops({ results = [], failedAttempts }: QueueHealthData, { attempts }: HealthLimits, nowMs: number) {
  return findRepeatedlyFailedPullRequests(results, attempts, nowMs).flatMap(
    ({ number, failures }): readonly HealthFinding[] => {
      const ends = failedAttempts.get(number);
      const isLoop = ends === undefined ? failures >= attempts * FAILURES_PER_ATTEMPT : ends >= attempts;
      if (!isLoop) return [];
      const message =
        ends === undefined
          ? `The tests of #${number} failed ${failures} times within a day, and the queue rejected the pull request.`
          : `#${number} failed in the queue ${ends} times within a day.`;
      const advice =
        "Find the person or the program that submits the pull request each time. Fix the failure before the next submission.";
      return finding("loop", [number], message, advice, `loop #${number}`);
    },
  );
}

/**
 * Number of failed test runs that count as one failed attempt. One attempt may have several failed runs, because the
 * queue repeats its tests after a failure of a pull request ahead.
 */
const FAILURES_PER_ATTEMPT = 3;

interface Suspect {
  readonly number: number;
  /** Number of failed test runs within the last day. Counts only runs of attempts with the outcome `failed`. */
  readonly failures: number;
}

export function findRepeatedlyFailedPullRequests(
  results: readonly TestingResult[],
  attempts: number,
  nowMs: number,
): readonly Suspect[] {
  const failures = new Map<number, number>();
  for (const { prNumber, outcome, cycleConclusion, bisection, endedAt } of results) {
    if (outcome !== "failed" || cycleConclusion !== "failed" || bisection === "in_bisection") continue;
    if (sinceMs(endedAt, nowMs) < TIME_UNIT_MS.d) failures.set(prNumber, (failures.get(prNumber) ?? 0) + 1);
  }
  const suspects = [...failures].map(([number, count]) => ({ number, failures: count }));
  return suspects.filter(({ failures: count }) => count >= attempts);
}

/** Returns the blockers that exist even if the queue is running. */
function certainBlockers(record: PullRequestRecord): readonly string[] {
  return findReadinessBlockers(record).flatMap(({ name, isCertain }) => (isCertain ? [name] : []));
}

/** Returns milliseconds since the last test or merge; infinite without a test or merge. */
function sinceProgress({ queue, results = [], mergedAt }: QueueHealthData, nowMs: number): number {
  const tested = queue.enqueuedPullRequests.filter((each) => each.state === "testing" || isTested(each));
  const times = [
    ...tested.map(({ stateChangedAt }) => stateChangedAt),
    ...results.map(({ endedAt }) => endedAt),
    ...mergedAt,
  ];
  return leastAge(times, nowMs);
}

/** Maximum milliseconds that a time may be in the future. A later time counts as invalid. */
const AHEAD_MS = TIME_UNIT_MS.m;

/** Returns the age of the newest time in milliseconds; infinite without a valid time. */
function leastAge(times: readonly (string | null | undefined)[], nowMs: number): number {
  return Math.min(...times.map((time) => sinceMs(time, nowMs)).filter((ms) => ms >= -AHEAD_MS));
}

function ageOf({ stateChangedAt }: Pick<Enqueued, "stateChangedAt"> | PullRequestRecord, nowMs: number): number {
  return sinceMs(stateChangedAt, nowMs);
}

/** Returns milliseconds since a time; NaN for an invalid time, because NaN exceeds no limit. */
function sinceMs(time: string | null | undefined, nowMs: number): number {
  return nowMs - parseTimeMs(time);
}
