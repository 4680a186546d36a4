import { describe, expect, test } from "vitest";
import { OperationError } from "../../../src/errors.js";
import { type FakeAnswer, queueOf, recordOf } from "../../support/fake-service.js";
import { HOUR, MINUTE, runWait, SECOND } from "./wait-run.js";

const testing = recordOf({ state: "testing" });
const merged = recordOf({ state: "merged", stateChangedAt: "2026-01-31T12:30:00.000Z" });

describe("the timeout of a wait", () => {
  test("counts the time of slow answers", async () => {
    const { end } = await runWait({
      record: () => testing,
      latencyMs: 10 * SECOND,
      options: { timeout: 10 * MINUTE, pollInterval: 5 * SECOND },
    });

    expect(end?.result).toBe("timed-out");
    expect(end?.waitedMs).toBe(10 * MINUTE);
  });

  test("finishes the wait when the service hangs after the first answer", async () => {
    let answers = 0;
    const { end } = await runWait({
      record: () => testing,
      latencyMs() {
        answers += 1;
        return answers <= 2 ? 0 : Number.POSITIVE_INFINITY;
      },
      options: { timeout: 10 * MINUTE },
    });

    expect(end?.result).toBe("timed-out");
    expect(end?.waitedMs).toBe(10 * MINUTE);
  });

  test("finishes the wait when the read of the queue hangs", async () => {
    let answers = 0;
    const { error, elapsedMs } = await runWait({
      record: () => ({ status: 404 }),
      latencyMs() {
        answers += 1;
        return answers === 1 ? 40 * SECOND : Number.POSITIVE_INFINITY;
      },
      options: { timeout: MINUTE },
    });

    expect(error).toMatchObject({ kind: "unavailable" });
    expect(elapsedMs).toBe(MINUTE);
  });

  test("returns merged when the merge comes two seconds before the timeout", async () => {
    const { end } = await runWait({
      record: (elapsedMs) => (elapsedMs >= 10 * MINUTE - 2 * SECOND ? merged : testing),
      options: { timeout: 10 * MINUTE, pollInterval: 7 * MINUTE },
    });

    expect(end?.result).toBe("merged");
  });
});

describe("a wait for the merge", () => {
  test("fails at once when the first read fails", async () => {
    const { error, elapsedMs } = await runWait({ record: () => ({ status: 502 }) });

    expect(error).toMatchObject({ kind: "unavailable" });
    expect(elapsedMs).toBe(0);
  });

  test("returns the duration and the error of an outage that lasts until the deadline", async () => {
    const { end } = await runWait({
      record: (elapsedMs) => (elapsedMs >= 20 * MINUTE ? { status: 503 } : testing),
      options: { timeout: HOUR },
    });

    expect(end).toMatchObject({ result: "timed-out", situation: "testing" });
    expect(end?.unreadable?.error.facts.status).toBe(503);
    expect(end?.unreadable?.forMs).toBeGreaterThan(39 * MINUTE);
    expect(end?.unreadable?.forMs).toBeLessThanOrEqual(40 * MINUTE);
  });

  test("polls again only after the time in Retry-After, even if this time is several minutes", async () => {
    const at: number[] = [];
    await runWait({
      record(elapsedMs, read) {
        at.push(elapsedMs);
        return read === 2 ? { status: 429, retryAfterMs: 7 * MINUTE } : read > 2 ? merged : testing;
      },
    });

    expect((at[2] ?? 0) - (at[1] ?? 0)).toBe(7 * MINUTE);
  });

  test("finishes at the deadline when the time in Retry-After ends later", async () => {
    const { end } = await runWait({
      record: (_elapsedMs, read) => (read === 2 ? { status: 429, retryAfterMs: 9 * HOUR } : testing),
      options: { timeout: HOUR },
    });

    expect(end).toMatchObject({ result: "timed-out", waitedMs: HOUR, unreadable: undefined });
  });

  test.each([400, 401])("fails after status %i, which a retry cannot fix", async (status) => {
    const { error } = await runWait({ record: (_elapsedMs, read) => (read === 3 ? { status } : testing) });

    expect(error).toMatchObject({ facts: { status } });
  });

  test("logs one line when the queue cannot be read", async () => {
    const { end, lines } = await runWait({
      record: (elapsedMs) => (elapsedMs > HOUR ? merged : testing),
      queue: () => ({ status: 500 }),
    });

    expect(end?.result).toBe("merged");
    expect(lines.filter((line) => line.includes("position"))).toHaveLength(1);
  });

  describe("a wait with a forecast", () => {
    const BEGUN = Date.UTC(2026, 0, 31, 12);
    const list = Array.from({ length: 30 }, (_, index) => {
      const stateChangedAt = new Date(BEGUN - (29 - index) * MINUTE).toISOString();
      return { prNumber: 30 - index === 1 ? 1 : index + 2, state: "testing", stateChangedAt };
    });
    const shown = { json: { state: "running", mode: "single", enqueuedPullRequests: list } };
    test("polls more often when the tests should finish soon, but as usual when the queue cannot be read", async () => {
      expect(await pollsWith(() => shown)).toBeGreaterThan(78);
      expect(await pollsWith((elapsedMs) => (elapsedMs < MINUTE ? shown : { status: 403 }))).toBeLessThan(70);
    });

    test("polls at the interval of the input poll-interval", async () => {
      const options = { pollInterval: 30 * SECOND };
      expect(await pollsWith(() => shown, options)).toBe(await pollsWith(() => ({ status: 403 }), options));
    });
  });

  test("fails when the queue is deleted during the wait", async () => {
    const { error } = await runWait({
      record: (elapsedMs) => (elapsedMs > 10 * MINUTE ? { status: 404 } : testing),
      queue: (elapsedMs) => (elapsedMs > 10 * MINUTE ? { status: 404 } : queueOf(1)),
    });

    expect(error).toBeInstanceOf(OperationError);
    expect(error).toMatchObject({ kind: "not-found" });
    expect(error).toMatchObject({ message: expect.stringContaining("main of local/playground") });
  });
});

const GONE = { status: 404 } as const;
const notReady = recordOf({ state: "not_ready" });

describe("a wait for a pull request that is not in the queue or not ready", () => {
  test.each<[string, string, number, (elapsedMs: number) => FakeAnswer, number | "auto"]>([
    ["not-submitted", "after exactly the grace period", MINUTE, () => GONE, "auto"],
    ["not-submitted", "after the grace period when the pause is longer", MINUTE, () => GONE, 10 * MINUTE],
    [
      "not-submitted",
      "after another grace period when a record showed in between",
      3 * MINUTE,
      (ms) => (ms < 50 * SECOND || ms >= 2 * MINUTE ? GONE : testing),
      10 * SECOND,
    ],
    [
      "not-ready",
      "after another not-ready-timeout when it was ready in between",
      HOUR + 55 * MINUTE,
      (ms) => (ms >= 50 * MINUTE && ms < 55 * MINUTE ? testing : notReady),
      MINUTE,
    ],
    [
      "not-submitted",
      "after the whole grace period when it was not ready before",
      31 * MINUTE,
      (ms) => (ms < 30 * MINUTE ? notReady : GONE),
      MINUTE,
    ],
  ])("returns the result %s at the right time: %s", async (result, _when, waitedMs, record, pollInterval) => {
    const { end } = await runWait({ record, options: { pollInterval } });

    expect(end).toMatchObject({ result, waitedMs });
  });

  test("continues when the pull request returns to the queue within the grace period", async () => {
    const out = recordOf({ state: "pending", isCurrentlySubmittedToQueue: false });
    const { end } = await runWait({
      record: (elapsedMs) =>
        elapsedMs < MINUTE ? testing : elapsedMs < MINUTE + 50 * SECOND ? out : elapsedMs < HOUR ? testing : merged,
    });

    expect(end?.result).toBe("merged");
  });
});

test("wait for the merge: returns time spans that cover the whole wait", async () => {
  const { end } = await runWait({
    record: (elapsedMs) =>
      elapsedMs < 10 * MINUTE ? recordOf({ state: "pending" }) : elapsedMs < HOUR ? testing : merged,
    latencyMs: 300,
  });

  const spans = end?.spans ?? [];
  expect(spans.reduce((sum, { fromMs, toMs }) => sum + toMs - fromMs, 0)).toBe(end?.waitedMs);
});

test("wait for the merge: reads the position after each change, and rarely between changes", async () => {
  const { calls } = await runWait({
    record: (elapsedMs) => (elapsedMs < HOUR ? testing : merged),
    options: { pollInterval: 10 * SECOND },
  });

  expect(calls.filter((name) => name === "getSubmittedPullRequest").length).toBeGreaterThan(300);
  expect(calls.filter((name) => name === "getQueue").length).toBeLessThan(15);
});

test("wait for the merge: reads no position for a pull request that is not in the queue", async () => {
  const { end, calls } = await runWait({
    record: () => recordOf({ state: "testing", isCurrentlySubmittedToQueue: false }),
  });

  expect(end?.position).toBeUndefined();
  expect(calls).not.toContain("getQueue");
});

/** Returns the number of polls in a wait that lasts one hour. */
async function pollsWith(queue: (elapsedMs: number) => FakeAnswer, options = {}): Promise<number> {
  const { end } = await runWait({ record: (ms) => (ms > HOUR ? merged : testing), queue, options });
  return end?.polls ?? 0;
}
