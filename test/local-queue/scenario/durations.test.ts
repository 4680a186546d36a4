import { expect, test } from "vitest";
import { secondsOf, written } from "../../../src/local-queue/scenario/durations.js";

test.each([
  ["90s", 90],
  ["10m", 600],
  ["1h30m", 5400],
  ["2d1h", 176_400],
  ["0s", 0],
])("%s is read as %i seconds", (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});

test.each(["", "10", "m", "1.5h", "30m1h", "-5m", "10 m", "1e3s"])("%j is no duration", (text) => {
  expect(secondsOf(text)).toBeUndefined();
});

test.each([0, 59, 60, 3600, 5400, 86_399, 90_061])(
  "%i seconds are written in the form in which they are read",
  (seconds) => {
    expect(secondsOf(written(seconds))).toBe(seconds);
  },
);
