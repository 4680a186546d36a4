import { expect, test } from "vitest";
import { systemClock } from "../src/clock.js";
import { AbortedError } from "../src/errors.js";

const NEVER = new AbortController().signal;

test("sleep waits at least the given time", async () => {
  for (const ms of [0.3, 1, 4.7, 9.9, 15.5]) {
    const startedAt = systemClock.now();
    await systemClock.sleep(ms, NEVER);
    expect(systemClock.now() - startedAt).toBeGreaterThanOrEqual(ms);
  }
});

test("sleep rejects at once when the signal aborts before or during the sleep", async () => {
  const early = AbortSignal.abort();
  await expect(systemClock.sleep(60_000, early)).rejects.toBeInstanceOf(AbortedError);

  const startedAt = systemClock.now();
  await expect(systemClock.sleep(60_000, AbortSignal.timeout(10))).rejects.toBeInstanceOf(AbortedError);
  expect(systemClock.now() - startedAt).toBeLessThan(30_000);
});
