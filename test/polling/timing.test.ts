import { expect, test } from "vitest";
import { untilNextPoll, withJitter } from "../../src/polling/timing.js";

test.each([
  ["in the middle of the wait", 20_000, 3_600_000, 20_000],
  ["the last poll comes a second before the deadline", 20_000, 8000, 7000],
  ["with a second left there is no further one", 20_000, 1000, 1000],
  ["with less left neither", 20_000, 300, 300],
  ["nor with none", 20_000, 0, 0],
])("the pause until the next poll: %s", (_name, pauseMs, leftMs, expected) => {
  expect(untilNextPoll(pauseMs, leftMs)).toBe(expected);
});

test("pauses vary by a tenth either way", () => {
  expect(withJitter(10_000, () => 0)).toBeCloseTo(9000);
  expect(withJitter(10_000, () => 0.999999)).toBeCloseTo(11_000, -1);
});
