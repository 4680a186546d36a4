import { describe, expect, test } from "vitest";
import type { Input, Simulation } from "../../local-queue/src/scenario/simulate.js";
import { type Change, plainChange } from "../../local-queue/src/state/change.js";
import { seeded } from "../../local-queue/test/support/seeded.js";
import {
  computeTestTimeLimit,
  findQueueProblems,
  type HealthFinding,
  type HealthLimits,
  type QueueHealthData,
} from "../../src/queue/health.js";
import { replayQueue } from "./queue-view.js";

const LIMITS: HealthLimits = { stuckAfter: undefined, pausedAfter: 7_200_000, targetsAfter: 3_600_000, attempts: 4 };
const NOTHING_KNOWN = { results: [], mergedAt: [], failedAttempts: new Map<number, number>() };
const PERIOD_SECONDS = 900;
const HOUR = 3600;
const DAY = 24 * HOUR;

interface FirstFinding extends HealthFinding {
  readonly atSeconds: number;
}

/** Returns each finding once, with the time of the first check that reports it. */
function findInPeriods(simulation: Simulation, { countsAttempts = true } = {}): readonly FirstFinding[] {
  const seen = new Map<string, FirstFinding>();
  replayQueue(simulation, PERIOD_SECONDS, (view, nowMs) => {
    const known = countsAttempts ? view : { ...view, failedAttempts: new Map() };
    for (const finding of findQueueProblems(known, LIMITS, nowMs)) {
      if (!seen.has(finding.key)) seen.set(finding.key, { ...finding, atSeconds: nowMs / 1000 });
    }
  });
  return [...seen.values()];
}

function changes(count: number, more: (number: number) => Partial<Change> = () => ({})): readonly Change[] {
  return Array.from({ length: count }, (_, index) => ({ ...plainChange(index + 1, 1200), ...more(index + 1) }));
}

const submit = (number: number, atSeconds: number): Input => ({ type: "submit", number, atSeconds });

/** Returns a working day of merges, followed by the given inputs. */
function afterADay(trouble: readonly Input[], more: Partial<Change> = {}, settings: Simulation["settings"] = {}) {
  const usual = Array.from({ length: 40 }, (_, index) => submit(index + 1, index * 1200));
  const all = changes(60, (number) => (number > 40 ? more : {}));
  return { settings: { concurrency: 3, ...settings }, changes: all, inputs: [...usual, ...trouble], seed: 1 };
}

const EVENING = 40 * 1200 + 2 * HOUR;

describe("findQueueProblems during a simulation", () => {
  test("reports a test run without a result after three times the usual duration", () => {
    const [finding, ...more] = findInPeriods({
      ...afterADay([submit(41, EVENING)], { silent: true }, { testingTimeoutMinutes: 0 }),
      untilSeconds: EVENING + DAY,
      inputs: [...afterADay([submit(41, EVENING)]).inputs, { type: "push-to-target", atSeconds: EVENING + 6 * HOUR }],
    });

    expect(more).toEqual([]);
    expect(finding).toMatchObject({ kind: "stuck", pullRequests: [41] });
    expect(finding?.message).toBe(
      "The tests of #41 have run for more than 1h (95 % of the passed tests took at most 20m).",
    );
    expect(finding?.atSeconds).toBeGreaterThan(EVENING + HOUR);
    expect(finding?.atSeconds).toBeLessThanOrEqual(EVENING + HOUR + PERIOD_SECONDS);
  });

  test("reports a pause with waiting pull requests at the first check after the limit", () => {
    const pause: Input = { type: "phase", phase: "paused", atSeconds: EVENING };
    const late = submit(42, EVENING + HOUR);
    const end: Input = { type: "phase", phase: "running", atSeconds: EVENING + 6 * HOUR };
    const seen = findInPeriods(afterADay([pause, late, end]));

    expect(seen.map(({ kind, pullRequests }) => [kind, pullRequests])).toEqual([["paused", [42]]]);
    expect(seen[0]?.atSeconds).toBeLessThanOrEqual(EVENING + 3 * HOUR + PERIOD_SECONDS);
    expect(seen[0]?.message).toMatch(
      /^The queue is paused, and pull requests wait \(#42; the longest wait is 2h.*\)\. For more than 2h, no test has started or finished and no pull request has merged\.$/,
    );
  });

  test("reports a pull request after its fourth failed attempt within a day", () => {
    const times = [0, 1, 2, 3, 4].map((hour) => submit(41, EVENING + hour * HOUR));
    const seen = findInPeriods(afterADay(times, { broken: true }));

    expect(seen.map(({ kind, pullRequests }) => [kind, pullRequests])).toEqual([["loop", [41]]]);
    expect(seen[0]?.atSeconds).toBeLessThanOrEqual(EVENING + 3 * HOUR + 1200 + PERIOD_SECONDS);
    expect(seen[0]?.message).toBe("#41 failed in the queue 4 times within a day.");
  });

  test("reports repeated failures later when the service returns no timeline", () => {
    const times = Array.from({ length: 14 }, (_, hour) => submit(41, EVENING + hour * HOUR));
    const [seen, ...more] = findInPeriods(afterADay(times, { broken: true }), { countsAttempts: false });

    expect(more).toEqual([]);
    expect(seen?.message).toBe(
      "The tests of #41 failed 12 times within a day, and the queue rejected the pull request.",
    );
  });
});

describe("findQueueProblems during nine days of a healthy queue", () => {
  test.each<[string, Simulation["settings"]]>([
    ["two concurrent test runs", { concurrency: 2 }],
    [
      "ten concurrent test runs and optimistic merging",
      { concurrency: 10, pendingFailureDepth: 2, canOptimisticallyMerge: true },
    ],
    [
      "batches with bisection",
      { concurrency: 4, bisectionConcurrency: 2, batch: true, batchingMinSize: 4, batchingMaxWaitTimeMinutes: 20 },
    ],
    ["parallel lanes", { concurrency: 8, mode: "parallel" }],
  ])("finds no problem with %s", (_mode, settings) => {
    const random = seeded(30);
    // Many submissions at 11 o'clock, quiet nights and a weekend. Tests take 5 to 50 minutes, and one of ten changes is
    // broken.
    const inputs: Input[] = [];
    for (let day = 0; day < 9; day += 1) {
      if (day % 7 >= 5) continue;
      const count = 20 + random.below(30);
      for (let index = 0; index < count; index += 1) {
        const hour = random.chance(0.6) ? 11 : 8 + random.below(10);
        inputs.push(submit(inputs.length + 1, day * DAY + hour * HOUR + random.below(HOUR)));
      }
    }
    const all = changes(inputs.length, () => ({
      testSeconds: 300 + random.below(2700),
      broken: random.chance(0.1),
      flaky: 0.01,
      targets: [`area-${random.below(4)}`],
    }));
    const alarms: HealthFinding[] = [];
    replayQueue({ settings, changes: all, inputs, seed: 1 }, PERIOD_SECONDS, (view, nowMs) => {
      const withoutTimelines = { ...view, failedAttempts: new Map() };
      alarms.push(...findQueueProblems(view, LIMITS, nowMs), ...findQueueProblems(withoutTimelines, LIMITS, nowMs));
    });
    expect(alarms).toEqual([]);
  });
});

const NOW_MS = Date.parse("2026-01-05T20:00:00.000Z");
const ago = (hours: number): string => new Date(NOW_MS - hours * 3_600_000).toISOString();
const inState = (prNumber: number, state: string, hours: number) => ({ prNumber, state, stateChangedAt: ago(hours) });
const ended = (hours: number, more: Partial<NonNullable<QueueHealthData["results"]>[number]> = {}) => ({
  prNumber: 90,
  endedAt: ago(hours),
  outcome: "failed",
  testRunId: "run",
  ...more,
});

interface Situation extends Partial<Omit<QueueHealthData, "queue">> {
  readonly state?: string;
  readonly mode?: string;
  readonly enqueued?: QueueHealthData["queue"]["enqueuedPullRequests"];
  readonly known?: readonly string[];
}

function findingsIn({ state = "running", mode = "single", enqueued = [], known = [], ...more }: Situation) {
  const queue = { state, mode, enqueuedPullRequests: enqueued };
  return findQueueProblems({ queue, notReady: [], ...NOTHING_KNOWN, ...more }, LIMITS, NOW_MS, new Set(known));
}

/** Returns the problems that one check finds, each with kind and numbers. */
function describeFindings(situation: Situation): string[] {
  return findingsIn(situation).map(({ kind, pullRequests }) => [kind, ...pullRequests].join(" "));
}

describe("findQueueProblems and pull request #7 with passed tests", () => {
  const FIRST = "#7 has passed its tests and is first in the queue, but it has not merged for 4h.";
  const BEHIND = "#7 has passed its tests, and for 4h no test has started or finished and no pull request has merged.";

  test.each<[title: string, enqueued: QueueHealthData["queue"]["enqueuedPullRequests"], messages: readonly string[]]>([
    ["reports nothing within the limit", [inState(7, "tests_passed", 2)], []],
    ["reports #7 after the limit", [inState(7, "tests_passed", 4)], [FIRST]],
    ["reports #7 when tests run behind it", [inState(7, "tests_passed", 4), inState(8, "testing", 0)], [FIRST]],
    ["reports nothing when tests run ahead of #7", [inState(8, "testing", 0), inState(7, "tests_passed", 4)], []],
    [
      "does not call #7 first when a pending one is ahead",
      [inState(6, "pending", 4), inState(7, "tests_passed", 4)],
      [BEHIND],
    ],
  ])("compares the time since the tests passed with the limit: %s", (_title, enqueued, messages) => {
    expect(findingsIn({ enqueued }).map(({ message }) => message)).toEqual(messages);
  });
});

const notReady = (prNumber: number, hours: number, readiness?: QueueHealthData["notReady"][number]["readiness"]) => ({
  ...inState(prNumber, "not_ready", hours),
  isCurrentlySubmittedToQueue: true,
  prSha: "1".repeat(40),
  readiness,
});
const NO_TIME = "yesterday";

describe("findQueueProblems at one time", () => {
  test.each<[title: string, Situation, findings: readonly string[]]>([
    [
      "paused: reports the longest wait when another pull request is new",
      { state: "paused", enqueued: [inState(1, "pending", 3), inState(2, "pending", 0)] },
      ["paused 1 2"],
    ],
    [
      "paused: reports nothing when a test has just finished",
      { state: "paused", enqueued: [inState(1, "pending", 9)], results: [ended(0.5), ended(5)] },
      [],
    ],
    [
      "paused: reports nothing when a test has just started",
      { state: "draining", enqueued: [inState(1, "testing", 1), inState(2, "pending", 9)], results: [ended(5)] },
      [],
    ],
    [
      "paused: reports nothing after a merge when the last test finished hours ago",
      { state: "paused", enqueued: [inState(1, "pending", 9)], results: [ended(5)], mergedAt: [ago(6), ago(1)] },
      [],
    ],
    [
      "paused: reports nothing when the only submission is new",
      { state: "paused", enqueued: [inState(1, "pending", 0.1)], results: [ended(60)] },
      [],
    ],
    [
      "paused: reports a known pause when only a new submission waits",
      { state: "paused", enqueued: [inState(1, "pending", 0.1)], results: [ended(60)], known: ["paused"] },
      ["paused 1"],
    ],
    [
      "paused: reports nothing after a merge when the issue is open",
      { state: "paused", enqueued: [inState(1, "pending", 9)], mergedAt: [ago(1)], known: ["paused"] },
      [],
    ],
    [
      "paused: ignores a pull request that a running queue would not admit",
      { state: "paused", notReady: [notReady(1, 99, { gitHubMergeability: "not_mergeable" })], results: [ended(9)] },
      [],
    ],
    [
      "paused: reports a ready pull request that the queue does not list",
      { state: "paused", notReady: [notReady(1, 3, { gitHubMergeability: "mergeable" })], results: [ended(9)] },
      ["paused 1"],
    ],
    [
      "paused: ignores a time in the far future",
      { state: "paused", enqueued: [inState(1, "pending", 3)], results: [ended(-900), ended(9)] },
      ["paused 1"],
    ],
    [
      "stuck: reports the longest test when others have just started",
      { enqueued: [inState(1, "testing", 0), inState(2, "testing", 4)], results: [ended(0)] },
      ["stuck 2"],
    ],
    [
      "stuck: reports nothing when the pull request ahead has just merged",
      { enqueued: [inState(1, "tests_passed", 9)], mergedAt: [ago(0)] },
      [],
    ],
    [
      "stuck: reports a passed pull request at the head of its lane when other lanes merge",
      { mode: "parallel", enqueued: [inState(1, "tests_passed", 9)], mergedAt: [ago(0)] },
      ["stuck 1"],
    ],
    [
      "stuck: reports no pending failure when a test has just finished",
      { enqueued: [inState(1, "pending_failure", 9), inState(2, "pending", 9)], results: [ended(0)] },
      [],
    ],
    [
      "stuck: reports a pending failure when another pull request is new",
      { enqueued: [inState(1, "pending_failure", 9), inState(2, "pending", 0)], results: [ended(9)] },
      ["stuck 1"],
    ],
    [
      "not-starting: reports nothing in a draining queue when the only pull request awaits its admission",
      { state: "draining", enqueued: [{ ...inState(1, "pending", 3), isAwaitingAdmission: true }] },
      ["paused 1"],
    ],
    [
      "not-starting: reports a running queue that does not admit a pull request",
      { enqueued: [{ ...inState(1, "pending", 3), isAwaitingAdmission: true }] },
      ["not-starting 1"],
    ],
    [
      "not-starting: reports nothing between two test runs",
      { enqueued: [inState(1, "pending", 9), inState(2, "pending", 9)], results: [ended(0)] },
      [],
    ],
    [
      "not-starting: reports the longest wait when another pull request is new",
      { enqueued: [inState(1, "pending", 1), inState(2, "pending", 0)], results: [ended(5)] },
      ["not-starting 1 2"],
    ],
    [
      "not-starting: reports nothing when the queue was resumed since the last check",
      { enqueued: [inState(1, "pending", 9)], results: [ended(9)], known: ["paused"] },
      [],
    ],
    [
      "stuck: reports no missing merge when the queue was resumed since the last check",
      { enqueued: [inState(1, "tests_passed", 9)], results: [ended(9)], known: ["paused"] },
      [],
    ],
    [
      "missing-targets: reports each pull request by its own wait",
      {
        notReady: [
          notReady(1, 2, { requiresImpactedTargets: true, hasImpactedTargets: false }),
          notReady(2, 0, { requiresImpactedTargets: true, hasImpactedTargets: false }),
        ],
        results: [ended(0)],
      },
      ["missing-targets 1"],
    ],
    [
      "loop: ignores failures older than a day and failures without a time",
      {
        results: [
          ...Array.from({ length: 11 }, () => ended(1, { cycleConclusion: "failed" })),
          ...Array.from({ length: 9 }, () => ended(25, { cycleConclusion: "failed" })),
          ...Array.from({ length: 9 }, () => ended(0, { cycleConclusion: "failed", endedAt: NO_TIME })),
        ],
      },
      [],
    ],
    [
      "not-starting: reports a wait when another pull request has an invalid time",
      { enqueued: [{ ...inState(1, "pending", 0), stateChangedAt: NO_TIME }, inState(2, "pending", 1)] },
      ["not-starting 1 2"],
    ],
  ])("compares the age of each state with the limits: %s", (_title, situation, findings) => {
    expect(describeFindings(situation)).toEqual(findings);
  });
});

const passed = (minutes: number) => ended(0, { outcome: "passed", testingDurationMs: minutes * 60_000 });
const many = (count: number, minutes: number) => Array.from({ length: count }, () => passed(minutes));

describe("computeTestTimeLimit", () => {
  test.each<[title: string, results: QueueHealthData["results"], minutes: number]>([
    ["three times the 95th percentile of passed tests", [...many(39, 30), passed(600)], 90],
    ["at least half an hour", many(40, 1), 30],
    ["three hours when few results are known", many(5, 1), 180],
    ["three hours when the service lists no results", undefined, 180],
  ])("returns the limit for a test run: %s", (_title, results, minutes) => {
    const queue = { state: "running", enqueuedPullRequests: [] };
    const view = { queue, notReady: [], ...NOTHING_KNOWN, results };

    expect(computeTestTimeLimit(view, LIMITS).ms).toBe(minutes * 60_000);
    expect(computeTestTimeLimit(view, { stuckAfter: 60_000 })).toEqual({
      ms: 60_000,
      source: "the limit of stuck-after",
    });
  });

  test("names the input stuck-after as a flag on the command line", () => {
    const view = { queue: { state: "running", enqueuedPullRequests: [] }, notReady: [], ...NOTHING_KNOWN };
    const limits = { stuckAfter: 60_000, nameInput: (input: string) => `--${input}` };

    expect(computeTestTimeLimit(view, limits).source).toBe("the limit of --stuck-after");
  });
});
