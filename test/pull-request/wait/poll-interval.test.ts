import { expect, test } from "vitest";
import { computePollIntervalMs, type PollIntervalFactors } from "../../../src/pull-request/wait/rules.js";

const OLD = 3_600_000;

test.each<[string, Partial<PollIntervalFactors>, number]>([
  ["nothing submitted yet", { state: undefined }, 5],
  ["not ready", { state: "not_ready" }, 60],
  ["pending, first", { state: "pending", position: 1 }, 20],
  ["pending, deep in the queue", { state: "pending", position: 30 }, 120],
  ["testing, first", { state: "testing", position: 1 }, 20],
  ["testing, second", { state: "testing", position: 2 }, 20],
  ["testing, third", { state: "testing", position: 3 }, 40],
  ["testing, deep in the queue", { state: "testing", position: 30 }, 60],
  ["testing without a position", { state: "testing" }, 20],
  ["tests passed, first", { state: "tests_passed", position: 1 }, 5],
  ["tests passed, fifth", { state: "tests_passed", position: 5 }, 20],
  ["a new state", { state: "rebasing" }, 30],
])("computePollIntervalMs returns the longest pause for the state: %s", (_name, situation, seconds) => {
  expect(computePollIntervalMs({ state: undefined, position: undefined, ageMs: OLD, ...situation })).toBe(
    seconds * 1000,
  );
});

test.each([
  [0, 2000],
  [4000, 2000],
  [10_000, 5000],
  [30_000, 15_000],
  [60_000, 20_000],
])("computePollIntervalMs increases the pause with the time since the last change: %i ms", (ageMs, pauseMs) => {
  expect(computePollIntervalMs({ state: "testing", position: 1, ageMs })).toBe(pauseMs);
});

test("computePollIntervalMs returns the longest pause when many pull requests are ahead", () => {
  expect(computePollIntervalMs({ state: "testing", position: 9, ageMs: 0 })).toBe(60_000);
});
