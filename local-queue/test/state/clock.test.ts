import { expect, test } from "vitest";
import { createClock } from "../../src/state/clock.js";

test("clock of the local service: follows the speed, and does not jump when the speed changes", () => {
  let realMs = 500;
  const clock = createClock({ startAtMs: 1_000_000, speed: 2, realNowMs: () => realMs });
  expect(clock.nowMs()).toBe(1_000_000);
  realMs += 100;
  expect(clock.nowMs()).toBe(1_000_200);
  clock.advance(5);
  expect(clock.nowMs()).toBe(1_005_200);
  clock.setSpeed(10);
  expect(clock.nowMs()).toBe(1_005_200);
  realMs += 100;
  expect(clock.nowMs()).toBe(1_006_200);
  clock.setSpeed(0);
  realMs += 100;
  expect(clock.nowMs()).toBe(1_006_200);
});
