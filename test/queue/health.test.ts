import { describe, expect, test } from "vitest";
import type { Change } from "../../src/local-queue/simulation/changes.js";
import type { Input, Simulation } from "../../src/local-queue/simulation/simulate.js";
import { type Finding, findTrouble, type HealthLimits, type QueueView, stuckAfter } from "../../src/queue/health.js";
import { seeded } from "../seeded.js";
import { lookInto, SOUND } from "./queue-view.js";

const LIMITS: HealthLimits = { stuckAfter: undefined, pausedAfter: 7_200_000, targetsAfter: 3_600_000, attempts: 4 };
const NOTHING_KNOWN = { results: [], failedAttempts: new Map<number, number>() };
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
  return Array.from({ length: count }, (_, index) => ({ ...SOUND, number: index + 1, ...more(index + 1) }));
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
    expect(seen[0]?.message).toMatch(/^The queue is paused, #42 wait, and nothing has happened for 2h/);
  });

  test("tests that never start", () => {
    const none: Input = { type: "settings", settings: { concurrency: 0 }, atSeconds: EVENING };
    const end: Input = { type: "settings", settings: { concurrency: 3 }, atSeconds: EVENING + 2 * HOUR };
    const seen = found(afterADay([none, submit(41, EVENING), submit(42, EVENING + 60), end]));

    expect(seen.map(({ kind, pullRequests }) => [kind, pullRequests])).toEqual([["not-starting", [41, 42]]]);
    expect(seen[0]?.atSeconds).toBeLessThanOrEqual(EVENING + 1800 + PERIOD_SECONDS);
  });

  test("a pull request without targets in a parallel queue", () => {
    const queue = afterADay([submit(41, EVENING), submit(42, EVENING + 2 * HOUR)], {}, { mode: "parallel" });
    const all = queue.changes.map((change) => ({ ...change, targets: change.number === 41 ? null : ["api"] }));
    const seen = found({ ...queue, changes: all });

    expect(seen.map(({ kind, pullRequests }) => [kind, pullRequests])).toEqual([["missing-targets", [41]]]);
    expect(seen[0]?.atSeconds).toBeLessThanOrEqual(EVENING + HOUR + PERIOD_SECONDS);
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

  test("something that has passed and is not merged", () => {
    const stateChangedAt = "2026-01-05T08:00:00.000Z";
    const enqueuedPullRequests = [{ prNumber: 7, state: "tests_passed", stateChangedAt }];
    const view: QueueView = { queue: { state: "running", enqueuedPullRequests }, notReady: [], ...NOTHING_KNOWN };
    const nowMs = Date.parse(stateChangedAt);

    expect(findTrouble(view, LIMITS, nowMs + 2 * 3_600_000)).toEqual([]);
    const [finding] = findTrouble(view, LIMITS, nowMs + 4 * 3_600_000);
    expect(finding?.message).toBe(
      "#7 has passed its tests and is first in the queue, and nothing has happened for 4h.",
    );
  });

  test("the first in a busy queue that has passed and is not merged, while tests go on behind it", () => {
    const stateChangedAt = "2026-01-05T08:00:00.000Z";
    const nowMs = Date.parse(stateChangedAt) + 4 * 3_600_000;
    const fresh = { prNumber: 8, state: "testing", stateChangedAt: new Date(nowMs - 60_000).toISOString() };
    const look = (...enqueuedPullRequests: QueueView["queue"]["enqueuedPullRequests"]) =>
      findTrouble({ queue: { state: "running", enqueuedPullRequests }, notReady: [], ...NOTHING_KNOWN }, LIMITS, nowMs);
    const passed = { prNumber: 7, state: "tests_passed", stateChangedAt };

    expect(look(passed, fresh).map(({ kind, pullRequests }) => [kind, pullRequests])).toEqual([["stuck", [7]]]);
    expect(look(fresh, passed)).toEqual([]);
  });

  test("something that has passed behind one that is not tested, which is not called the first", () => {
    const stateChangedAt = "2026-01-05T08:00:00.000Z";
    const enqueuedPullRequests = [
      { prNumber: 6, state: "pending", stateChangedAt },
      { prNumber: 7, state: "tests_passed", stateChangedAt },
    ];
    const view: QueueView = { queue: { state: "running", enqueuedPullRequests }, notReady: [], ...NOTHING_KNOWN };

    const [finding] = findTrouble(view, LIMITS, Date.parse(stateChangedAt) + 4 * 3_600_000);
    expect(finding?.message).toBe("#7 has passed its tests, and nothing has happened for 4h.");
  });
});

describe("30 days in which all is well raise no alarm", () => {
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
    for (let day = 0; day < 30; day += 1) {
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

  test("is what the user says", () => {
    expect(stuckAfter(view([]), 60_000)).toEqual({ ms: 60_000, source: "stuck-after" });
  });
});
