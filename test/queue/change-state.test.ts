import { expect, test } from "vitest";
import { readSettledQueue } from "../../src/queue/change-state.js";
import { MINUTE, PLACE, queueIn, SECOND, surroundings } from "./drain-run.js";

test("a queue that does not switch modes is read once", async () => {
  const { context, calls, lines } = surroundings(() => queueIn("paused", 2));

  expect(await readSettledQueue(PLACE, context)).toMatchObject({ state: "paused" });
  expect([calls, lines]).toEqual([["getQueue"], []]);
});

test("the end of a switch of modes is waited for, with one line in the log", async () => {
  const { context, lines, elapsed } = surroundings((elapsedMs) =>
    queueIn(elapsedMs < 90 * SECOND ? "switching_modes" : "running", 2),
  );

  expect(await readSettledQueue(PLACE, context)).toMatchObject({ state: "running" });
  expect(elapsed()).toBeLessThanOrEqual(95 * SECOND);
  expect(lines).toHaveLength(1);
});

test("a switch of modes that goes on is waited for two minutes at most, and nothing is sent", async () => {
  const { context, calls, lines, elapsed } = surroundings(() => queueIn("switching_modes", 2));

  await expect(readSettledQueue(PLACE, context)).rejects.toMatchObject({
    kind: "rejected",
    message: "The merge queue for main of local/playground is still switching modes.",
    outputs: { "previous-state": "switching_modes" },
  });
  expect(elapsed()).toBe(2 * MINUTE);
  expect(calls.length).toBeLessThan(30);
  expect(new Set(calls)).toEqual(new Set(["getQueue"]));
  expect(lines).toHaveLength(1);
});

test("a signal ends the wait for it", async () => {
  const { context } = surroundings(() => queueIn("switching_modes", 2));
  const stop = new AbortController();
  stop.abort();

  await expect(readSettledQueue(PLACE, { ...context, signal: stop.signal })).rejects.toThrow();
});
