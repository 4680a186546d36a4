import { describe, expect, test } from "vitest";
import {
  computeForecastPauseMs,
  computeMaxQueueListAgeMs,
  updateWaitForecast,
  type WaitForecast,
} from "../../../src/pull-request/wait/forecast.js";
import type { Queue } from "../../../src/service/service.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Time of this machine's clock, which is hours apart from the service's clock. */
const NOW = 50_000_000;
const SERVICE_NOW = Date.UTC(2026, 0, 31, 12);

type Entry = readonly [number: number, state: string, ageMinutes: number];

function forecastOf(entries: readonly Entry[], before?: WaitForecast, fields: Partial<Queue> = {}): WaitForecast {
  const enqueuedPullRequests = entries.map(([prNumber, state, ageMinutes]) => {
    return { prNumber, state, stateChangedAt: new Date(SERVICE_NOW - ageMinutes * MINUTE).toISOString() };
  });
  const queue: Queue = { state: "running", mode: "single", ...fields, enqueuedPullRequests };
  return updateWaitForecast(queue, 1, before, { serviceMs: SERVICE_NOW, nowMs: NOW });
}

/** Returns twenty test runs that started one after the other. The second oldest run has the given age in minutes. */
function many(oldMinutes: number, youngMinutes = 1): readonly Entry[] {
  const ages = Array.from({ length: 19 }, (_, index) => oldMinutes - ((oldMinutes - youngMinutes) * index) / 18);
  return [oldMinutes + 30, ...ages].map((age, index): Entry => [200 + index, "testing", age]);
}

function dueIn(entries: readonly Entry[], before?: WaitForecast, fields?: Partial<Queue>): number | undefined {
  const { dueMs } = forecastOf(entries, before, fields);
  return dueMs === undefined ? undefined : (dueMs - NOW) / MINUTE;
}

describe("updateWaitForecast", () => {
  const waiting = Array.from({ length: 39 }, (_, index): Entry => [301 + index, "pending", 9]);
  const lanes = { mode: "parallel" };

  test.each<[string, number | undefined, readonly Entry[], Partial<Queue>?]>([
    ["nothing when the pull request is not in the list", undefined, many(30)],
    ["nothing when all runs began at the same time", undefined, [...many(5, 5), [1, "testing", 5]]],
    ["nothing when few tests run", undefined, [...many(30).slice(0, 18), [1, "testing", 2]]],
    ["nothing for few batches", undefined, [...many(30, 30), ...many(20, 20), [1, "testing", 2]]],
    ["nothing without runs ahead", undefined, [[1, "tests_passed", 1], ...many(20)]],
    ["the rest of a run, except of the oldest one", 15, [...many(20, 6), [1, "testing", 5]]],
    ["the rest of a run at the front of the queue", 15, [[1, "testing", 5], ...many(20)]],
    ["the rest of the runs ahead when the own tests passed", 12, [...many(20, 8), [1, "tests_passed", 1]]],
    ["a whole run when it is pending", 20, [...many(20), [1, "pending", 9]]],
    ["a run for each round ahead", 20 * (1 + 39 / 20), [...many(20), ...waiting, [1, "pending", 9]]],
    ["a part of a run in a lane", 0.7 * 20 - 4, [[1, "testing", 4], ...many(20)], lanes],
    ["a part of a run when it is pending in a lane", 0.7 * 20, [...many(20), ...waiting, [1, "pending", 4]], lanes],
    ["nothing for passed tests in a lane", undefined, [...many(20), [1, "tests_passed", 4]], lanes],
  ])("estimates the time until the tests finish: %s", (_name, minutes, entries, fields) => {
    expect(dueIn(entries, undefined, fields)).toEqual(minutes && expect.closeTo(minutes));
  });

  test("lowers the expected duration of a run by one fifth for each list that shows shorter runs", () => {
    const slow = forecastOf(many(100));
    const next = forecastOf(many(10), slow);
    expect([next.runMs, forecastOf(many(10), next).runMs]).toEqual([80 * MINUTE, 64 * MINUTE]);
  });

  test("uses the previous duration when the list shows no duration", () => {
    expect(dueIn([...many(3, 3), [1, "testing", 3]], forecastOf(many(20)))).toBe(17);
  });

  test.each([[Array.from({ length: 30 }, (_, index) => ({ prNumber: index }))], [[]]])(
    "returns no estimate when the list shows no states",
    (enqueuedPullRequests) => {
      const times = { serviceMs: SERVICE_NOW, nowMs: NOW };
      expect(updateWaitForecast({ state: "running", enqueuedPullRequests }, 1, undefined, times).dueMs).toBeUndefined();
    },
  );
});

const forecast = (fields: Partial<WaitForecast>): WaitForecast => ({
  dueMs: NOW,
  runMs: 20 * MINUTE,
  depth: 10,
  ...fields,
});
const USUAL = 20 * SECOND;

test.each<[string, string, Partial<WaitForecast>, number]>([
  ["half of the time left", "testing", { dueMs: NOW + 2 * MINUTE }, MINUTE],
  ["two minutes at most", "tests_passed", { dueMs: NOW + 30 * MINUTE }, 2 * MINUTE],
  ["seconds when the end is due", "pending_failure", { dueMs: NOW - MINUTE }, 9 * SECOND],
  ["seconds shortly before the end is due", "testing", { dueMs: NOW + 10 * SECOND }, 9 * SECOND],
  ["a longer pause when the end is long overdue", "testing", { dueMs: NOW - 20 * MINUTE }, 20 * SECOND],
  ["one minute at most when it is overdue", "testing", { dueMs: NOW - 500 * MINUTE }, MINUTE],
  ["a part of a run while it is pending", "pending", { runMs: 4 * MINUTE }, 1.6 * MINUTE],
  ["two minutes while it is pending in a short queue", "pending", { dueMs: NOW + 90 * MINUTE }, 2 * MINUTE],
  ["a longer pause with each entry of a long queue", "pending", { dueMs: NOW + 90 * MINUTE, depth: 600 }, 6 * MINUTE],
  ["ten minutes at most", "pending", { dueMs: NOW + 900 * MINUTE, depth: 9000 }, 10 * MINUTE],
  ["at least the usual pause while it is pending", "pending", { runMs: SECOND }, USUAL],
  ["the usual pause without a forecast", "testing", { dueMs: undefined }, USUAL],
  ["the usual pause in other states", "rebasing", { dueMs: NOW + 30 * MINUTE }, USUAL],
])("computeForecastPauseMs returns the pause before the next poll: %s", (_name, state, fields, pauseMs) => {
  expect(computeForecastPauseMs(forecast(fields), state, USUAL, NOW)).toBe(pauseMs);
});

test("computeForecastPauseMs returns the usual pause when this pause is very short, or when there is no forecast", () => {
  expect(computeForecastPauseMs(forecast({}), "tests_passed", 3 * SECOND, NOW)).toBe(3 * SECOND);
  expect(computeForecastPauseMs(undefined, "testing", USUAL, NOW)).toBe(USUAL);
});

test.each<[string, string, Partial<WaitForecast>, number]>([
  ["half of the time left", "testing", { dueMs: NOW + 20 * MINUTE, depth: 300 }, 10 * MINUTE],
  ["five minutes at least", "testing", { dueMs: NOW - MINUTE }, 5 * MINUTE],
  ["five minutes in a short queue", "pending", { dueMs: NOW + 90 * MINUTE }, 5 * MINUTE],
  ["four seconds for each entry of a long queue", "pending", { depth: 300 }, 20 * MINUTE],
  ["half an hour at most", "pending", { depth: 9000 }, 30 * MINUTE],
  ["five minutes without a forecast", "testing", { dueMs: undefined }, 5 * MINUTE],
])("computeMaxQueueListAgeMs returns how old the list of the queue may be: %s", (_name, state, fields, ageMs) => {
  expect(computeMaxQueueListAgeMs(forecast(fields), state, NOW)).toBe(ageMs);
});
