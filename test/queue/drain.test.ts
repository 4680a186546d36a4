import { describe, expect, test } from "vitest";
import { type DrainProgress, drainInterval, NOTHING_KNOWN, nextStep } from "../../src/queue/drain.js";
import { drainAdvice, drainMessage } from "../../src/queue/drain-report.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";
import { HOUR, MINUTE, queueIn, runDrain, SECOND, shrinking, TARGET } from "./drain-run.js";

describe("polls", () => {
  test("are few while many are left, and the end is seen soon", async () => {
    const { end, readAt } = await runDrain({ queue: shrinking(40, 5 * MINUTE), options: { timeout: 5 * HOUR } });

    const emptyAt = 40 * 5 * MINUTE;
    expect(end?.result).toBe("drained");
    expect(end?.waitedMs).toBeGreaterThanOrEqual(emptyAt);
    expect(end?.waitedMs).toBeLessThanOrEqual(emptyAt + 11 * SECOND);
    expect(readAt.length).toBeLessThan(300);
  });

  test("are quick at first, for a queue that is nearly empty", async () => {
    const { end, readAt } = await runDrain({ queue: shrinking(1, 5 * SECOND) });

    expect(end).toMatchObject({ result: "drained", waitedMs: 6 * SECOND });
    expect(readAt).toEqual([0, 0, 2000, 4000, 6000]);
  });

  test("use the interval of the user", async () => {
    const { readAt } = await runDrain({ queue: shrinking(3, 25 * SECOND), options: { pollInterval: 30 * SECOND } });

    expect(readAt).toEqual([0, 0, 30_000, 60_000, 90_000]);
  });
});

describe("the deadline", () => {
  test("holds to the millisecond, with the last poll a second before", async () => {
    const { end, readAt } = await runDrain({ queue: shrinking(9, HOUR), options: { timeout: 10 * MINUTE } });

    expect(end).toMatchObject({ result: "timed-out", waitedMs: 10 * MINUTE, sent: "yes" });
    expect(readAt.at(-1)).toBe(10 * MINUTE - SECOND);
  });

  test("a queue that is empty shortly before it is still seen so", async () => {
    const { end } = await runDrain({
      queue: (elapsedMs, read) => queueIn(read === 1 ? "running" : "draining", elapsedMs >= HOUR - 2 * SECOND ? 0 : 5),
      options: { pollInterval: 7 * MINUTE },
    });

    expect(end?.result).toBe("drained");
  });

  test("that passes while the queue switches modes finds nothing sent", async () => {
    const { end, calls } = await runDrain({ queue: () => queueIn("switching_modes", 2) });

    expect(end).toMatchObject({ result: "timed-out", sent: "no", previousState: "switching_modes" });
    expect(calls).not.toContain("updateQueue");
  });
});

describe("a service that fails now and then", () => {
  test("before the first good read ends the drain at once", async () => {
    const { error, elapsedMs, calls } = await runDrain({ queue: () => ({ status: 502 }) });

    expect(error).toMatchObject({ kind: "unavailable" });
    expect([elapsedMs, calls]).toEqual([0, ["getQueue"]]);
  });

  test("until the deadline is reported with its reason", async () => {
    const { end } = await runDrain({
      queue: (elapsedMs, read) => (elapsedMs >= 20 * MINUTE ? { status: 503 } : shrinking(9, HOUR)(elapsedMs, read)),
    });

    expect(end?.result).toBe("timed-out");
    expect(end?.unreadable?.error.facts.status).toBe(503);
    expect(end?.unreadable?.forMs).toBeGreaterThan(38 * MINUTE);
    if (end === undefined) return;
    expect(drainMessage(end, TARGET, HOUR)).toMatch(
      /was not seen drained within 1h: the service could not be read for the last (38|39)m \d+s\. Before that, 9 pull requests were left/,
    );
    expect(drainAdvice(end)).toEqual(["getQueue: 503", expect.stringContaining("It stays draining")]);
  });
});

describe("a switch of modes", () => {
  test("at the start is waited for, and the change is sent after it", async () => {
    let ranAtRead: number | undefined;
    const { end, calls } = await runDrain({
      queue(elapsedMs, read) {
        if (elapsedMs < 10 * MINUTE) return queueIn("switching_modes", 3);
        ranAtRead ??= read;
        return queueIn(read === ranAtRead ? "running" : "draining", elapsedMs < 30 * MINUTE ? 1 : 0);
      },
    });

    expect(end).toMatchObject({ result: "drained", previousState: "running", sent: "yes" });
    expect(calls.filter((name) => name === "updateQueue")).toHaveLength(1);
  });

  test("that ends in a pause is refused", async () => {
    const { error, calls } = await runDrain({
      queue: (elapsedMs) => queueIn(elapsedMs < MINUTE ? "switching_modes" : "paused", 3),
    });

    expect(error).toMatchObject({ kind: "rejected", outputs: { "previous-state": "paused", depth: 3 } });
    expect(calls).not.toContain("updateQueue");
  });
});

describe("the log", () => {
  test("has each change, and a heartbeat", async () => {
    const { lines } = await runDrain({ queue: shrinking(3, 12 * MINUTE) });

    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "The queue is running; 3 pull requests left.
      The queue is draining (before: running); 3 pull requests left.
      Still 3 pull requests left, after 5m 8s.
      Still 3 pull requests left, after 10m 8s.
      2 pull requests left (before: 3).
      Still 2 pull requests left, after 17m 8s.
      Still 2 pull requests left, after 22m 8s.
      1 pull request left (before: 2).
      Still 1 pull request left, after 29m 8s.
      Still 1 pull request left, after 34m 8s.
      0 pull requests left (before: 1)."
    `);
  });

  test("of a long queue that shrinks all the time is short", async () => {
    const { end, lines, readAt } = await runDrain({
      queue: shrinking(600, SECOND),
      options: { pollInterval: SECOND, timeout: 2 * HOUR },
    });

    expect(end?.result).toBe("drained");
    expect(readAt.length).toBeGreaterThan(580);
    expect(lines.length).toBeLessThan(25);
  });
});

test("a few of many that are left are named, and how many more there are", async () => {
  const { end } = await runDrain({ queue: shrinking(25, 2 * HOUR) });

  expect(end && drainMessage(end, TARGET, HOUR)).toMatch(
    /was not drained within 1h: 25 pull requests were left \(#1, #2, .*, #20 and 5 more\)\.$/,
  );
});

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

function reading(state: string, left: number) {
  const enqueuedPullRequests = Array.from({ length: left }, (_, index) => ({ prNumber: index + 1 }));
  return queueSchema.parse({ state, enqueuedPullRequests });
}

describe("the next step", () => {
  const SENT: DrainProgress = { previousState: "running", sentAtMs: 0, drains: false };
  const SEEN: DrainProgress = { ...SENT, drains: true };

  test.each<[string, DrainProgress, string, number, number, string]>([
    ["first", NOTHING_KNOWN, "running", 0, 0, "send"],
    ["first", NOTHING_KNOWN, "draining", 0, 0, "drained"],
    ["first", NOTHING_KNOWN, "draining", 2, 0, "wait"],
    ["first", NOTHING_KNOWN, "switching_modes", 0, 0, "wait"],
    ["first", NOTHING_KNOWN, "paused", 0, 0, "refuse"],
    ["first", NOTHING_KNOWN, "frozen", 0, 0, "refuse"],
    ["after our change", SENT, "draining", 2, 0, "wait"],
    ["after our change", SENT, "draining", 0, 0, "drained"],
    ["after our change", SENT, "switching_modes", 0, 0, "drained"],
    ["soon after our change", SENT, "running", 0, 14_999, "settle"],
    ["long after our change", SENT, "running", 0, 15_000, "interrupted"],
    ["soon after our change", SENT, "paused", 0, 0, "interrupted"],
    ["once it was seen draining", SEEN, "running", 0, 0, "interrupted"],
    ["once it was seen draining", SEEN, "draining", 1, 99_999, "wait"],
  ])("%s, %j: %s with %i left at %i ms", (_when, progress, state, left, nowMs, step) => {
    expect(nextStep(progress, reading(state, left), nowMs).step).toBe(step);
  });

  test("remembers the state from before the change, and that draining was seen", () => {
    expect(nextStep(NOTHING_KNOWN, reading("running", 1), 0).progress).toEqual({
      ...NOTHING_KNOWN,
      previousState: "running",
    });
    expect(nextStep(SENT, reading("draining", 1), 0).progress).toEqual(SEEN);
  });
});
