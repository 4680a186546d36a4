import { describe, expect, test } from "vitest";
import type { Input, Simulation } from "../../local-queue/src/scenario/simulate.js";
import { type Change, plainChange } from "../../local-queue/src/state/change.js";
import { seeded } from "../../local-queue/test/support/seeded.js";
import { type Finding, findTrouble, type HealthLimits, type QueueView, stuckAfter } from "../../src/queue/health.js";
import { lookInto } from "./queue-view.js";

const LIMITS: HealthLimits = { stuckAfter: undefined, pausedAfter: 7_200_000, targetsAfter: 3_600_000, attempts: 4 };
const NOTHING_KNOWN = { results: [], mergedAt: [], failedAttempts: new Map<number, number>() };
const PERIOD_SECONDS = 900;
const HOUR = 3600;
const DAY = 24 * HOUR;

interface Seen extends Finding {
  readonly atSeconds: number;
}

/** Everything that was found, once for each trouble, with the time of the look that found it. */
function found(simulation: Simulation, { countsAttempts = true } = {}): readonly Seen[] {
  const seen = new Map<string, Seen>();
  lookInto(simulation, PERIOD_SECONDS, (view, nowMs) => {
    const known = countsAttempts ? view : { ...view, failedAttempts: new Map() };
    for (const finding of findTrouble(known, LIMITS, nowMs)) {
      if (!seen.has(finding.key)) seen.set(finding.key, { ...finding, atSeconds: nowMs / 1000 });
    }
  });
  return [...seen.values()];
}

function changes(count: number, more: (number: number) => Partial<Change> = () => ({})): readonly Change[] {
  return Array.from({ length: count }, (_, index) => ({ ...plainChange(index + 1, 1200), ...more(index + 1) }));
}

const submit = (number: number, atSeconds: number): Input => ({ type: "submit", number, atSeconds });

/** A working day's pull requests one after the other, and then the trouble. */
function afterADay(trouble: readonly Input[], more: Partial<Change> = {}, settings: Simulation["settings"] = {}) {
  const usual = Array.from({ length: 40 }, (_, index) => submit(index + 1, index * 1200));
  const all = changes(60, (number) => (number > 40 ? more : {}));
  return { settings: { concurrency: 3, ...settings }, changes: all, inputs: [...usual, ...trouble], seed: 1 };
}

const EVENING = 40 * 1200 + 2 * HOUR;

describe("trouble that is found within one period", () => {
  test("tests that never end, three times as long as others took", () => {
    const [finding, ...more] = found({
      ...afterADay([submit(41, EVENING)], { silent: true }, { testingTimeoutMinutes: 0 }),
      untilSeconds: EVENING + DAY,
      inputs: [...afterADay([submit(41, EVENING)]).inputs, { type: "push-to-target", atSeconds: EVENING + 6 * HOUR }],
    });

    expect(more).toEqual([]);
    expect(finding).toMatchObject({ kind: "stuck", pullRequests: [41] });
    expect(finding?.message).toBe(
      "The tests of #41 have run for more than 1h (19 of 20 tests that passed took no more than 20m).",
    );
    expect(finding?.atSeconds).toBeGreaterThan(EVENING + HOUR);
    expect(finding?.atSeconds).toBeLessThanOrEqual(EVENING + HOUR + PERIOD_SECONDS);
  });

  test("a queue that was paused and forgotten, with somebody waiting", () => {
    const pause: Input = { type: "phase", phase: "paused", atSeconds: EVENING };
    const late = submit(42, EVENING + HOUR);
    const end: Input = { type: "phase", phase: "running", atSeconds: EVENING + 6 * HOUR };
    const seen = found(afterADay([pause, late, end]));

    expect(seen.map(({ kind, pullRequests }) => [kind, pullRequests])).toEqual([["paused", [42]]]);
    expect(seen[0]?.atSeconds).toBeLessThanOrEqual(EVENING + 3 * HOUR + PERIOD_SECONDS);
    expect(seen[0]?.message).toMatch(
      /^The queue is paused: #42 wait, the longest for 2h.*, and for more than 2h no test has started or ended and nothing has merged\.$/,
    );
  });

  test("a pull request that is thrown out and submitted again in a loop", () => {
    const times = [0, 1, 2, 3, 4].map((hour) => submit(41, EVENING + hour * HOUR));
    const seen = found(afterADay(times, { broken: true }));

    expect(seen.map(({ kind, pullRequests }) => [kind, pullRequests])).toEqual([["loop", [41]]]);
    expect(seen[0]?.atSeconds).toBeLessThanOrEqual(EVENING + 3 * HOUR + 1200 + PERIOD_SECONDS);
    expect(seen[0]?.message).toBe("#41 was thrown out of the queue 4 times within a day.");
  });

  test("the same where the service counts no attempts, only later", () => {
    const times = Array.from({ length: 14 }, (_, hour) => submit(41, EVENING + hour * HOUR));
    const [seen, ...more] = found(afterADay(times, { broken: true }), { countsAttempts: false });

    expect(more).toEqual([]);
    expect(seen?.message).toBe("The tests of #41 failed 12 times within a day, and it was thrown out of the queue.");
  });
});

describe("nine days in which all is well raise no alarm", () => {
  test.each<[string, Simulation["settings"]]>([
    ["one after the other", { concurrency: 2 }],
    [
      "side by side, with failures that later tests may clear",
      { concurrency: 10, pendingFailureDepth: 2, canOptimisticallyMerge: true },
    ],
    [
      "in batches with bisection",
      { concurrency: 4, bisectionConcurrency: 2, batch: true, batchingMinSize: 4, batchingMaxWaitTimeMinutes: 20 },
    ],
    ["in lanes", { concurrency: 8, mode: "parallel" }],
  ])("%s", (_how, settings) => {
    const random = seeded(30);
    // Bursts before lunch and in the evening, quiet nights and weekends, tests of 5 to 50 minutes, 1 of 10 broken.
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
    const alarms: Finding[] = [];
    lookInto({ settings, changes: all, inputs, seed: 1 }, PERIOD_SECONDS, (view, nowMs) => {
      const forgetful = { ...view, failedAttempts: new Map() };
      alarms.push(...findTrouble(view, LIMITS, nowMs), ...findTrouble(forgetful, LIMITS, nowMs));
    });
    expect(alarms).toEqual([]);
  });
});

const NOW_MS = Date.parse("2026-01-05T20:00:00.000Z");
const ago = (hours: number): string => new Date(NOW_MS - hours * 3_600_000).toISOString();
const inState = (prNumber: number, state: string, hours: number) => ({ prNumber, state, stateChangedAt: ago(hours) });
const ended = (hours: number, more: Partial<NonNullable<QueueView["results"]>[number]> = {}) => ({
  prNumber: 90,
  endedAt: ago(hours),
  outcome: "failed",
  testRunId: "run",
  ...more,
});

interface Situation extends Partial<Omit<QueueView, "queue">> {
  readonly state?: string;
  readonly mode?: string;
  readonly enqueued?: QueueView["queue"]["enqueuedPullRequests"];
  readonly known?: readonly string[];
}

function findingsIn({ state = "running", mode = "single", enqueued = [], known = [], ...more }: Situation) {
  const queue = { state, mode, enqueuedPullRequests: enqueued };
  return findTrouble({ queue, notReady: [], ...NOTHING_KNOWN, ...more }, LIMITS, NOW_MS, new Set(known));
}

/** The findings of one look, as kind and numbers. */
function lookAt(situation: Situation): string[] {
  return findingsIn(situation).map(({ kind, pullRequests }) => [kind, ...pullRequests].join(" "));
}

describe("a pull request that has passed and is not merged", () => {
  const FIRST = "#7 has passed its tests and is first in the queue, but it has not merged for 4h.";
  const BEHIND = "#7 has passed its tests, and for 4h no test has started or ended and nothing has merged.";

  test.each<[title: string, enqueued: QueueView["queue"]["enqueuedPullRequests"], messages: readonly string[]]>([
    ["is no finding within the limit", [inState(7, "tests_passed", 2)], []],
    ["is a finding after the limit", [inState(7, "tests_passed", 4)], [FIRST]],
    ["is a finding when tests go on behind it", [inState(7, "tests_passed", 4), inState(8, "testing", 0)], [FIRST]],
    ["is no finding when tests go on before it", [inState(8, "testing", 0), inState(7, "tests_passed", 4)], []],
    [
      "is not called the first behind a pending one",
      [inState(6, "pending", 4), inState(7, "tests_passed", 4)],
      [BEHIND],
    ],
  ])("%s", (_title, enqueued, messages) => {
    expect(findingsIn({ enqueued }).map(({ message }) => message)).toEqual(messages);
  });
});

const notReady = (prNumber: number, hours: number, readiness?: QueueView["notReady"][number]["readiness"]) => ({
  ...inState(prNumber, "not_ready", hours),
  isCurrentlySubmittedToQueue: true,
  prSha: "1".repeat(40),
  readiness,
});
const NO_TIME = "yesterday";

describe("the age that a finding rests on", () => {
  test.each<[title: string, Situation, findings: readonly string[]]>([
    [
      "paused: finds what has waited longest, when another was submitted just now",
      { state: "paused", enqueued: [inState(1, "pending", 3), inState(2, "pending", 0)] },
      ["paused 1 2"],
    ],
    [
      "paused: finds nothing after a test that has just ended, when others have waited for hours",
      { state: "paused", enqueued: [inState(1, "pending", 9)], results: [ended(0.5), ended(5)] },
      [],
    ],
    [
      "paused: finds nothing after a test that has just started, when others have waited for hours",
      { state: "draining", enqueued: [inState(1, "testing", 1), inState(2, "pending", 9)], results: [ended(5)] },
      [],
    ],
    [
      "paused: finds nothing after a merge, when the last test ended hours ago",
      { state: "paused", enqueued: [inState(1, "pending", 9)], results: [ended(5)], mergedAt: [ago(6), ago(1)] },
      [],
    ],
    [
      "paused: finds nothing when the last progress is old and the only submission new",
      { state: "paused", enqueued: [inState(1, "pending", 0.1)], results: [ended(60)] },
      [],
    ],
    [
      "paused: lasts when only a new submission waits, because the oldest was canceled",
      { state: "paused", enqueued: [inState(1, "pending", 0.1)], results: [ended(60)], known: ["paused"] },
      ["paused 1"],
    ],
    [
      "paused: is over after a merge, when the issue is open",
      { state: "paused", enqueued: [inState(1, "pending", 9)], mergedAt: [ago(1)], known: ["paused"] },
      [],
    ],
    [
      "paused: counts no pull request that could not enter a running queue",
      { state: "paused", notReady: [notReady(1, 99, { gitHubMergeability: "not_mergeable" })], results: [ended(9)] },
      [],
    ],
    [
      "paused: finds a ready pull request that is not in the queue's own list",
      { state: "paused", notReady: [notReady(1, 3, { gitHubMergeability: "mergeable" })], results: [ended(9)] },
      ["paused 1"],
    ],
    [
      "paused: takes a time far ahead for no progress",
      { state: "paused", enqueued: [inState(1, "pending", 3)], results: [ended(-900), ended(9)] },
      ["paused 1"],
    ],
    [
      "stuck: finds the test that has run longest, when others have just started",
      { enqueued: [inState(1, "testing", 0), inState(2, "testing", 4)], results: [ended(0)] },
      ["stuck 2"],
    ],
    [
      "stuck: finds nothing when the one ahead of a passed pull request merged just now",
      { enqueued: [inState(1, "tests_passed", 9)], mergedAt: [ago(0)] },
      [],
    ],
    [
      "stuck: finds a passed pull request that is first in its lane, when other lanes merge",
      { mode: "parallel", enqueued: [inState(1, "tests_passed", 9)], mergedAt: [ago(0)] },
      ["stuck 1"],
    ],
    [
      "stuck: finds nothing when a failure has waited for hours and a test ended just now",
      { enqueued: [inState(1, "pending_failure", 9), inState(2, "pending", 9)], results: [ended(0)] },
      [],
    ],
    [
      "stuck: finds a failure that has waited, when another was submitted just now",
      { enqueued: [inState(1, "pending_failure", 9), inState(2, "pending", 0)], results: [ended(9)] },
      ["stuck 1"],
    ],
    [
      "not-starting: finds nothing between two tests, when others have waited for hours",
      { enqueued: [inState(1, "pending", 9), inState(2, "pending", 9)], results: [ended(0)] },
      [],
    ],
    [
      "not-starting: finds what has waited longest, when another was submitted just now",
      { enqueued: [inState(1, "pending", 1), inState(2, "pending", 0)], results: [ended(5)] },
      ["not-starting 1 2"],
    ],
    [
      "not-starting: finds nothing in a queue that was resumed since the last check",
      { enqueued: [inState(1, "pending", 9)], results: [ended(9)], known: ["paused"] },
      [],
    ],
    [
      "stuck: finds nothing unmerged in a queue that was resumed since the last check",
      { enqueued: [inState(1, "tests_passed", 9)], results: [ended(9)], known: ["paused"] },
      [],
    ],
    [
      "missing-targets: finds each by its own wait, when a test ended just now",
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
      "loop: counts failures of the last day only, and none without a time",
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
      "not-starting: finds the one with a time, when another has none",
      { enqueued: [{ ...inState(1, "pending", 0), stateChangedAt: NO_TIME }, inState(2, "pending", 1)] },
      ["not-starting 1 2"],
    ],
  ])("%s", (_title, situation, findings) => {
    expect(lookAt(situation)).toEqual(findings);
  });
});

const passed = (minutes: number) => ({
  prNumber: 1,
  endedAt: "2026-01-05T08:00:00.000Z",
  outcome: "passed",
  testRunId: "run",
  testingDurationMs: minutes * 60_000,
});
const view = (results: QueueView["results"]): QueueView => ({
  queue: { state: "running", enqueuedPullRequests: [] },
  notReady: [],
  ...NOTHING_KNOWN,
  results,
});

describe("how long something may stand still", () => {
  test("is three times what nearly all tests took, whatever a single one took", () => {
    const results = [...Array.from({ length: 39 }, () => passed(30)), passed(600)];
    expect(stuckAfter(view(results), undefined).ms).toBe(90 * 60_000);
  });

  test("is never less than half an hour, and three hours where little is known", () => {
    expect(stuckAfter(view(Array.from({ length: 40 }, () => passed(1))), undefined).ms).toBe(30 * 60_000);
    expect(stuckAfter(view(Array.from({ length: 5 }, () => passed(1))), undefined).ms).toBe(180 * 60_000);
    expect(stuckAfter(view(undefined), undefined).ms).toBe(180 * 60_000);
  });

  test("is the value of the user", () => {
    expect(stuckAfter(view([]), 60_000)).toEqual({ ms: 60_000, source: "stuck-after" });
  });
});
