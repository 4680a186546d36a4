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

  test("come as often as the user says", async () => {
    const { readAt } = await runDrain({ queue: shrinking(3, 25 * SECOND), options: { pollInterval: 30 * SECOND } });

    expect(readAt).toEqual([0, 0, 30_000, 60_000, 90_000]);
  });

  test("are those of a thousand rows seldom, however fast these merge", async () => {
    const { end, readAt } = await runDrain({ queue: shrinking(1000, SECOND), options: { timeout: 2 * HOUR } });

    expect(end?.result).toBe("drained");
    expect(readAt.length).toBeLessThan(40);
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

  test("is not moved by an answer that hangs", async () => {
    let answers = 0;
    const { end } = await runDrain({
      queue: shrinking(9, HOUR),
      latencyMs() {
        answers += 1;
        return answers <= 3 ? 0 : Number.POSITIVE_INFINITY;
      },
      options: { timeout: 10 * MINUTE },
    });

    expect(end).toMatchObject({ result: "timed-out", waitedMs: 10 * MINUTE });
  });

  test("counts the time that answers take", async () => {
    const { end } = await runDrain({ queue: shrinking(9, HOUR), latencyMs: 20 * SECOND, options: { timeout: MINUTE } });

    expect(end).toMatchObject({ result: "timed-out", waitedMs: MINUTE });
  });

  test("that passes while the queue switches modes finds nothing sent", async () => {
    const { end, calls } = await runDrain({ queue: () => queueIn("switching_modes", 2) });

    expect(end).toMatchObject({ result: "timed-out", sent: "no", previousState: "switching_modes" });
    expect(calls).not.toContain("updateQueue");
  });
});

/** A queue that takes its time, whose third read is put off. */
function busy(retryAfterMs: number) {
  return (elapsedMs: number, read: number) =>
    read === 3 ? { status: 429, retryAfterMs } : shrinking(9, 2 * HOUR)(elapsedMs, read);
}

test("a queue that drains already is only waited for", async () => {
  const { end, calls } = await runDrain({ queue: (elapsedMs) => queueIn("draining", elapsedMs < 10 * MINUTE ? 1 : 0) });

  expect(end).toMatchObject({ result: "drained", previousState: "draining", sent: "no" });
  expect(calls).not.toContain("updateQueue");
});

describe("a service that fails now and then", () => {
  test("before the first good read ends the drain at once", async () => {
    const { error, elapsedMs, calls } = await runDrain({ queue: () => ({ status: 502 }) });

    expect(error).toMatchObject({ kind: "unavailable" });
    expect([elapsedMs, calls]).toEqual([0, ["getQueue"]]);
  });

  test.each([429, 500, 502, 503])("in the middle is waited over: %i", async (status) => {
    const { end, lines } = await runDrain({
      queue: (elapsedMs, read) => (read >= 4 && read <= 6 ? { status } : shrinking(1, 5 * MINUTE)(elapsedMs, read)),
    });

    expect(end).toMatchObject({ result: "drained", unreadable: undefined });
    expect(lines.filter((line) => line.includes(`${status}`))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith("The service can be read again"))).toHaveLength(1);
  });

  test("until the deadline is told, with its reason", async () => {
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

  test("sets the next poll with its Retry-After, but never past the deadline", async () => {
    const obeyed = await runDrain({ queue: busy(7 * MINUTE) });
    expect((obeyed.readAt[3] ?? 0) - (obeyed.readAt[2] ?? 0)).toBe(7 * MINUTE);
    const bounded = await runDrain({ queue: busy(9 * HOUR) });
    expect(bounded.end).toMatchObject({ result: "timed-out", waitedMs: HOUR });
  });

  test.each([400, 401])("ends it with a status that asking again cannot mend: %i", async (status) => {
    const { error } = await runDrain({
      queue: (elapsedMs, read) => (read === 4 ? { status } : shrinking(7, HOUR)(elapsedMs, read)),
    });

    expect(error).toMatchObject({
      cause: { facts: { status } },
      outputs: { "previous-state": "running", depth: 7 },
      details: [expect.stringContaining("It stays draining")],
    });
  });
});

describe("somebody else", () => {
  test.each(["running", "paused", "frozen"])("who sets it %s interrupts it", async (state) => {
    const { end } = await runDrain({
      queue: (elapsedMs, read) =>
        elapsedMs > 10 * MINUTE ? queueIn(state, 3) : queueIn(read === 1 ? "running" : "draining", 3),
    });

    expect(end).toMatchObject({ result: "interrupted", gone: false, previousState: "running" });
    expect(end && drainMessage(end, TARGET, HOUR)).toContain(
      `stopped draining before it was seen empty: it is ${state} now, and 3 pull requests were left (#1, #2, #3).`,
    );
  });

  test("who deletes it interrupts it", async () => {
    const { end } = await runDrain({
      queue: (elapsedMs, read) => (read === 4 ? { status: 404 } : shrinking(3, HOUR)(elapsedMs, read)),
    });

    expect(end).toMatchObject({ result: "interrupted", gone: true });
  });
});

describe("the state from before our change", () => {
  test("may show for a while", async () => {
    const { end } = await runDrain({
      queue: (elapsedMs) => queueIn(elapsedMs < 14 * SECOND ? "running" : "draining", elapsedMs < MINUTE ? 2 : 0),
    });

    expect(end?.result).toBe("drained");
  });

  test("interrupts the drain when it stays", async () => {
    const { end, elapsedMs } = await runDrain({ queue: () => queueIn("running", 2) });

    expect(end?.result).toBe("interrupted");
    expect(elapsedMs).toBeLessThanOrEqual(17 * SECOND);
  });

  test("interrupts it at once when draining was seen before", async () => {
    const { end, elapsedMs } = await runDrain({
      queue: (_elapsedMs, read) => queueIn(read === 2 ? "draining" : "running", 2),
    });

    expect(end?.result).toBe("interrupted");
    expect(elapsedMs).toBe(2 * SECOND);
  });

  test("does not excuse another state", async () => {
    const { end, elapsedMs } = await runDrain({
      queue: (_elapsedMs, read) => queueIn(read === 1 ? "running" : "paused", 2),
    });

    expect([end?.result, elapsedMs]).toEqual(["interrupted", 0]);
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

  test("acts like draining afterwards: empty is drained", async () => {
    const { end } = await runDrain({
      queue: (elapsedMs, read) => queueIn(read === 1 ? "running" : "switching_modes", elapsedMs < 10 * MINUTE ? 3 : 0),
    });

    expect(end?.result).toBe("drained");
  });
});

describe("the log", () => {
  test("says each change, and a sign of life, as a person reads it", async () => {
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

test("the course is told from the first reading to the last, without repeats", async () => {
  const { end } = await runDrain({ queue: shrinking(3, 12 * MINUTE) });

  expect(end?.course.map(({ count }) => count)).toEqual([3, 2, 1, 0]);
  expect(end?.course[0]?.afterMs).toBe(0);
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
