import { describe, expect, test } from "vitest";
import { type Forecast, forecastFrom, forecastLasts, pauseBy } from "../../../src/pull-request/wait/forecast.js";
import type { Queue } from "../../../src/service/service.js";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** On our own clock, which is hours apart from the service's. */
const NOW = 50_000_000;
const SERVICE_NOW = Date.UTC(2026, 0, 31, 12);

type Entry = readonly [number: number, state: string, ageMinutes: number];

/** Pull requests in order, with how long they have been in their state. */
function queueWith(entries: readonly Entry[], fields: Partial<Queue> = {}): Queue {
  const enqueuedPullRequests = entries.map(([prNumber, state, ageMinutes]) => {
    return { prNumber, state, stateChangedAt: new Date(SERVICE_NOW - ageMinutes * MINUTE).toISOString() };
  });
  return { state: "running", mode: "single", ...fields, enqueuedPullRequests };
}

/** So many runs that began one after another, the oldest but one so many minutes ago. */
function wide(oldMinutes: number, youngMinutes = 1): readonly Entry[] {
  const ages = Array.from({ length: 19 }, (_, index) => oldMinutes - ((oldMinutes - youngMinutes) * index) / 18);
  return [oldMinutes + 30, ...ages].map((age, index): Entry => [200 + index, "testing", age]);
}

/** Whose state has just changed: the newest entry tells what time it is. */
const JUST_NOW: Entry = [99, "pending", 0];

/** In so many minutes the end of number 1 may come; undefined where nothing tells. */
function dueIn(entries: readonly Entry[], before?: Forecast, fields?: Partial<Queue>): number | undefined {
  const { dueMs } = forecastFrom(queueWith([...entries, JUST_NOW], fields), 1, before, NOW);
  return dueMs === undefined ? undefined : (dueMs - NOW) / MINUTE;
}

const single = (entries: readonly Entry[], before?: Forecast, nowMs = NOW): Forecast =>
  forecastFrom(queueWith([...entries, JUST_NOW]), 1, before, nowMs);

describe("when the end may come, where many runs go on", () => {
  test.each<[string, readonly Entry[]]>([
    ["it is not in the list", wide(30)],
    ["all began at the same time", [...wide(5, 5), [1, "testing", 5]]],
    ["few run", [...wide(30).slice(0, 18), [1, "testing", 2]]],
    ["they are few runs of many pull requests", [...wide(30, 30), ...wide(20, 20), [1, "testing", 2]]],
  ])("nothing tells where %s", (_name, entries) => {
    expect(dueIn(entries)).toBeUndefined();
  });

  test("what began after others ends as much later; the oldest may be a slow one", () => {
    expect(dueIn([...wide(20, 6), [1, "testing", 5]])).toBe(15);
    expect(dueIn([[1, "testing", 5], ...wide(20)])).toBe(15);
  });

  test("it waits for all that are tested ahead, also where its own tests have passed", () => {
    expect(dueIn([...wide(20, 8), [1, "tests_passed", 1]])).toBeCloseTo(12);
    expect(dueIn([[1, "tests_passed", 1], ...wide(20)])).toBeUndefined();
  });

  test("before its tests begin, a whole run is ahead, and another one for each round of those that go first", () => {
    expect(dueIn([...wide(20), [1, "pending", 9]])).toBe(20 * (1 + 1 / 20));
    const pending = Array.from({ length: 39 }, (_, index): Entry => [301 + index, "pending", 9]);
    expect(dueIn([...wide(20), ...pending, [1, "pending", 9]])).toBe(20 * (1 + 40 / 20));
  });

  test("in lanes it waits for a part of what others take, whatever its place is", () => {
    const lanes = { mode: "parallel" };
    expect(dueIn([[1, "testing", 4], ...wide(20)], undefined, lanes)).toBeCloseTo(0.7 * 20 - 4);
    expect(dueIn([...wide(20), [1, "pending", 4]], undefined, lanes)).toBeCloseTo(0.7 * 20);
    expect(dueIn([...wide(20), [1, "tests_passed", 4]], undefined, lanes)).toBeUndefined();
  });

  test("a slow time counts less with each reading", () => {
    const slow = single([...wide(100), [1, "pending", 0]]);
    const next = single([...wide(10), [1, "pending", 0]], slow);
    expect(next.runMs).toBe(80 * MINUTE);
    expect(single([...wide(10), [1, "pending", 0]], next).runMs).toBe(64 * MINUTE);
  });

  test("what was seen counts on where all are tested anew", () => {
    const before = single([...wide(20), [1, "testing", 1]]);
    expect(dueIn([...wide(3, 3), [1, "testing", 3]], before)).toBe(17);
  });

  test("time passes at the service although nothing happens there", () => {
    const quiet = queueWith([...wide(10), [1, "pending", 0]]);
    const first = forecastFrom(quiet, 1, undefined, NOW);
    expect(forecastFrom(quiet, 1, first, NOW + 7 * MINUTE).runMs).toBe(17 * MINUTE);
  });
});

describe("when the end may come, where few run", () => {
  const before = single([
    [2, "testing", 30],
    [3, "testing", 25],
    [1, "testing", 10],
  ]);

  test("the ages of runs say nothing", () => {
    expect(before.dueMs).toBeUndefined();
  });

  test.each<[string, readonly Entry[], number | undefined]>([
    [
      "a run that has passed says how long it took",
      [
        [2, "tests_passed", 2],
        [3, "testing", 25],
        [1, "testing", 10],
      ],
      0.95 * 28,
    ],
    [
      "one that is gone was merged",
      [
        [3, "testing", 25],
        [1, "testing", 10],
      ],
      0.95 * 30,
    ],
    [
      "the shortest one counts",
      [
        [3, "tests_passed", 1],
        [1, "testing", 10],
      ],
      0.95 * 24,
    ],
    [
      "what is gone when others start anew has failed",
      [
        [3, "testing", 0],
        [1, "pending", 0],
      ],
      undefined,
    ],
    [
      "one that is still tested says nothing",
      [
        [2, "testing", 30],
        [3, "testing", 25],
        [1, "testing", 10],
      ],
      undefined,
    ],
  ])("%s", (_name, entries, minutes) => {
    const { runMs } = single(entries, before);
    expect(runMs === undefined ? undefined : runMs / MINUTE).toEqual(minutes && expect.closeTo(minutes));
  });

  test("what is gone after a long time without a reading says nothing", () => {
    const late = queueWith([[1, "testing", 30], JUST_NOW]);
    expect(forecastFrom(late, 1, before, NOW + 20 * MINUTE).runMs).toBeUndefined();
  });

  test("one short run does not count for ever", () => {
    const short = { ...before, runMs: 10 * MINUTE };
    expect(
      single(
        [
          [3, "testing", 25],
          [1, "testing", 10],
        ],
        short,
      ).runMs,
    ).toBe(12.5 * MINUTE);
  });
});

test("nothing tells where the list has no states, or there is no list", () => {
  const numbers = Array.from({ length: 30 }, (_, index) => ({ prNumber: index }));
  expect(forecastFrom({ state: "running", enqueuedPullRequests: numbers }, 1, undefined, NOW).dueMs).toBeUndefined();
  expect(forecastFrom({ state: "running", enqueuedPullRequests: [] }, 1, undefined, NOW).dueMs).toBeUndefined();
});

function forecast(fields: Partial<Forecast>): Forecast {
  const known = { dueMs: NOW, runMs: 20 * MINUTE, isWide: true, isInOrder: true, depth: 10 };
  return { ...known, runs: new Map(), serviceMs: SERVICE_NOW, readAtMs: NOW, ...fields };
}

const USUAL = 20 * SECOND;

describe("the pause until the next poll", () => {
  test.each<[string, string, Partial<Forecast>, number]>([
    ["half of the time that is left", "testing", { dueMs: NOW + 2 * MINUTE }, MINUTE],
    ["two minutes at most", "tests_passed", { dueMs: NOW + 30 * MINUTE }, 2 * MINUTE],
    ["seconds when the end may come", "pending_failure", { dueMs: NOW - MINUTE }, 9 * SECOND],
    ["and shortly before", "testing", { dueMs: NOW + 10 * SECOND }, 9 * SECOND],
    ["some more where few run", "testing", { isWide: false }, 13 * SECOND],
    ["longer the longer it is overdue", "testing", { dueMs: NOW - 20 * MINUTE }, 20 * SECOND],
    ["a minute then, at most", "testing", { dueMs: NOW - 500 * MINUTE }, MINUTE],
    ["a part of the time that is left while it is pending", "pending", { runMs: 4 * MINUTE }, 1.6 * MINUTE],
    ["two minutes then, in a short queue", "pending", { dueMs: NOW + 90 * MINUTE }, 2 * MINUTE],
    ["more for each in a long one", "pending", { dueMs: NOW + 90 * MINUTE, depth: 600 }, 6 * MINUTE],
    ["ten minutes at most", "pending", { dueMs: NOW + 900 * MINUTE, depth: 9000 }, 10 * MINUTE],
    ["the usual one at least, as runs that have just begun tell little", "pending", { runMs: SECOND }, USUAL],
    ["the usual one where nothing is known", "testing", { dueMs: undefined }, USUAL],
    ["the usual one in other states", "rebasing", { dueMs: NOW + 30 * MINUTE }, USUAL],
  ])("is %s", (_name, state, fields, pauseMs) => {
    expect(pauseBy(forecast(fields), state, USUAL, NOW)).toBe(pauseMs);
  });

  test("is not longer than usual when the end is due", () => {
    expect(pauseBy(forecast({}), "tests_passed", 3 * SECOND, NOW)).toBe(3 * SECOND);
  });

  test("is the usual one before the queue was read", () => {
    expect(pauseBy(undefined, "testing", USUAL, NOW)).toBe(USUAL);
  });
});

describe("how old a reading may become", () => {
  test.each<[string, string, Partial<Forecast>, number]>([
    ["half of the time that is left", "testing", { dueMs: NOW + 8 * MINUTE }, 4 * MINUTE],
    ["three minutes at least", "testing", { dueMs: NOW + MINUTE }, 3 * MINUTE],
    ["five minutes when the end is due", "testing", { dueMs: NOW - MINUTE }, 5 * MINUTE],
    ["five minutes at most, as the log shows the place", "pending", { dueMs: NOW + 90 * MINUTE }, 5 * MINUTE],
    ["four seconds for each in a long queue", "pending", { dueMs: NOW + 180 * MINUTE, depth: 300 }, 20 * MINUTE],
    ["half an hour at most", "pending", { dueMs: NOW + 900 * MINUTE, depth: 9000 }, 30 * MINUTE],
    ["twice a run in lanes", "pending", { isInOrder: false, runMs: 10 * MINUTE, depth: 900 }, 20 * MINUTE],
    ["five minutes where nothing is known", "testing", { dueMs: undefined }, 5 * MINUTE],
  ])("is %s", (_name, state, fields, ageMs) => {
    expect(forecastLasts(forecast(fields), state, NOW)).toBe(ageMs);
  });
});
