import { expect, test } from "vitest";
import { drainInterval } from "../../src/queue/drain-interval.js";

test.each([
  [0, 10],
  [1, 10],
  [2, 20],
  [5, 50],
  [6, 60],
  [5000, 60],
])("the longest pause with %i left is %i s", (left, seconds) => {
  expect(drainInterval(left, 3_600_000)).toBe(seconds * 1000);
});

test.each([
  [0, 2],
  [3, 2],
  [10, 5],
  [60, 30],
  [120, 60],
])("%i s after the start the pause is at most %i s", (age, seconds) => {
  expect(drainInterval(50, age * 1000)).toBe(seconds * 1000);
});
