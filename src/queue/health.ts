/** What is wrong with a queue, from one look at it and its last tests. It needs no memory of earlier looks. */
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

/** Everything that is wrong at a time in milliseconds since 1970; nothing where all is well. */
export function findTrouble(view: QueueView, limits: HealthLimits, nowMs: number): readonly Finding[] {
  return [
    ...stuck(view, limits, nowMs),
    ...notStarting(view, limits, nowMs),
    ...paused(view, limits, nowMs),
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

/** Tests that run far longer than others did, and what has passed or failed and is not dealt with. */
function stuck(view: QueueView, { stuckAfter: given }: HealthLimits, nowMs: number): readonly Finding[] {
  const { queue } = view;
  if (queue.state === "paused") return [];
  const { ms, source } = stuckAfter(view, given);
  const timeoutMs = (queue.testingTimeoutMinutes ?? 0) * UNIT_MS.m;
  // The queue itself gives up what takes longer.
  const testsMs = timeoutMs > 0 ? Math.min(ms, timeoutMs + LEAST_MS) : ms;
  const testing = queue.enqueuedPullRequests.filter((each) => each.state === "testing");
  const slow = testing.filter((each) => ageOf(each, nowMs) > testsMs);
  if (slow.length > 0) {
    const which = numberList(slow.map(({ prNumber }) => prNumber));
    return [
      {
        kind: "stuck",
        key: "stuck",
        message: `The tests of ${which} have run for more than ${formatDuration(testsMs)} (${source}).`,
        advice:
          "Look at the checks on the queue's test branch: one of them may never be reported. restart-tests starts them again.",
        pullRequests: slow.map(({ prNumber }) => prNumber),
      },
    ];
  }
  const [head] = queue.enqueuedPullRequests.filter(({ state = "" }) => state !== null && HELD.has(state));
  // A failure is decided when what is tested behind it has ended, row by row.
  const waitsMs = testsMs * (1 + (queue.pendingFailureDepth ?? 0));
  if (head === undefined) return [];
  const isFirst = head === queue.enqueuedPullRequests[0];
  // What has passed and has nothing before it waits for nobody; everything else may wait for tests.
  const isNext = isFirst && head.state === "tests_passed";
  if ((testing.length > 0 && !isNext) || ageOf(head, nowMs) <= (isNext ? testsMs : waitsMs)) return [];
  const what = `has ${head.state === "tests_passed" ? "passed" : "failed"} its tests${isFirst ? " and is first in the queue" : ""}`;
  return [
    {
      kind: "stuck",
      key: "stuck",
      message: `#${head.prNumber} ${what}, and nothing has happened for ${formatDuration(ageOf(head, nowMs))}.`,
      advice:
        "See whether the service and GitHub have a disturbance. Cancelling and submitting it again may free the queue.",
      pullRequests: [head.prNumber],
    },
  ];
}

const HELD: ReadonlySet<string> = new Set(["tests_passed", "pending_failure"]);

/** Nothing is tested although something waits for it. */
function notStarting({ queue }: QueueView, _limits: HealthLimits, nowMs: number): readonly Finding[] {
  const all = queue.enqueuedPullRequests;
  const isMoving = all.some(({ state }) => state !== "pending");
  const [oldest] = all.toSorted((one, other) => ageOf(other, nowMs) - ageOf(one, nowMs));
  const waitMs = LEAST_MS + 2 * (queue.batch === true ? (queue.batchingMaxWaitTimeMinutes ?? 0) * UNIT_MS.m : 0);
  if (queue.state === "paused" || isMoving || oldest === undefined || ageOf(oldest, nowMs) <= waitMs) return [];
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

/** Stopped by somebody, with pull requests waiting and nothing going on any more. */
function paused({ queue, notReady, results = [] }: QueueView, limits: HealthLimits, nowMs: number): readonly Finding[] {
  if (queue.state !== "paused" && queue.state !== "draining") return [];
  const waiting = [...queue.enqueuedPullRequests, ...notReady];
  const ages = [...waiting.map((each) => ageOf(each, nowMs)), ...results.map(({ endedAt }) => sinceMs(endedAt, nowMs))];
  const stillMs = Math.min(...ages);
  if (waiting.length === 0 || stillMs <= limits.pausedAfter) return [];
  const numbers = waiting.map(({ prNumber }) => prNumber).filter((number) => typeof number === "number");
  return [
    {
      kind: "paused",
      key: "paused",
      message: `The queue is ${queue.state}, ${numberList(numbers)} wait, and nothing has happened for ${formatDuration(stillMs)}.`,
      advice: "If that is not meant, resume-queue lets it go on.",
      pullRequests: numbers,
    },
  ];
}

/** In parallel mode nothing enters without an upload, and nothing says so. */
function missingTargets({ notReady }: QueueView, limits: HealthLimits, nowMs: number): readonly Finding[] {
  const missing = notReady.filter(
    (record) =>
      record.readiness?.requiresImpactedTargets === true &&
      record.readiness.hasImpactedTargets === false &&
      ageOf(record, nowMs) > limits.targetsAfter,
  );
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

function ageOf({ stateChangedAt }: Pick<Enqueued, "stateChangedAt"> | PullRequestRecord, nowMs: number): number {
  return sinceMs(stateChangedAt, nowMs);
}

/** How long ago a time was. One that nobody can read is taken for one to come: it proves nothing. */
function sinceMs(time: string | null | undefined, nowMs: number): number {
  const ms = msOf(time);
  return Number.isNaN(ms) ? Number.NEGATIVE_INFINITY : nowMs - ms;
}
