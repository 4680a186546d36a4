import { describe, expect, test } from "vitest";
import {
  computeDrainPollIntervalMs,
  type DrainProgress,
  decideNextDrainStep,
  INITIAL_DRAIN_PROGRESS,
} from "../../src/queue/drain.js";
import { describeDrainResult, formatDrainPage, listDrainAdvice } from "../../src/queue/drain-report.js";
import { queue as queueSchema } from "../../src/service/v1/schemas.js";
import { createShrinkingReplies, HOUR, MINUTE, queueIn, runDrain, SECOND, TARGET } from "./drain-run.js";

describe("the polls of drain-queue", () => {
  test("polls rarely while many pull requests remain, and detects an empty queue within seconds", async () => {
    const { end, readAt } = await runDrain({
      queue: createShrinkingReplies(40, 5 * MINUTE),
      options: { timeout: 5 * HOUR },
    });

    const emptyAt = 40 * 5 * MINUTE;
    expect(end?.result).toBe("drained");
    expect(end?.waitedMs).toBeGreaterThanOrEqual(emptyAt);
    expect(end?.waitedMs).toBeLessThanOrEqual(emptyAt + 11 * SECOND);
    expect(readAt.length).toBeLessThan(300);
  });

  test("polls often at first when only one pull request remains", async () => {
    const { end, readAt } = await runDrain({ queue: createShrinkingReplies(1, 5 * SECOND) });

    expect(end).toMatchObject({ result: "drained", waitedMs: 6 * SECOND });
    expect(readAt).toEqual([0, 0, 2000, 4000, 6000]);
  });

  test("uses the interval of the input poll-interval", async () => {
    const { readAt } = await runDrain({
      queue: createShrinkingReplies(3, 25 * SECOND),
      options: { pollInterval: 30 * SECOND },
    });

    expect(readAt).toEqual([0, 0, 30_000, 60_000, 90_000]);
  });
});

describe("the deadline of drain-queue", () => {
  test("polls one second before the deadline, and then times out", async () => {
    const { end, readAt } = await runDrain({
      queue: createShrinkingReplies(9, HOUR),
      options: { timeout: 10 * MINUTE },
    });

    expect(end).toMatchObject({ result: "timed-out", waitedMs: 10 * MINUTE, sent: "yes" });
    expect(readAt.at(-1)).toBe(10 * MINUTE - SECOND);
  });

  test("returns drained when the queue becomes empty two seconds before the deadline", async () => {
    const { end } = await runDrain({
      queue: (elapsedMs, read) => queueIn(read === 1 ? "running" : "draining", elapsedMs >= HOUR - 2 * SECOND ? 0 : 5),
      options: { pollInterval: 7 * MINUTE },
    });

    expect(end?.result).toBe("drained");
  });

  test("sends nothing when the mode switch continues until the deadline", async () => {
    const { end, calls } = await runDrain({ queue: () => queueIn("switching_modes", 2) });

    expect(end).toMatchObject({ result: "timed-out", sent: "no", previousState: "switching_modes" });
    expect(calls).not.toContain("updateQueue");
  });
});

describe("drain-queue with failed reads", () => {
  test("fails at once when the first read fails", async () => {
    const { error, elapsedMs, calls } = await runDrain({ queue: () => ({ status: 502 }) });

    expect(error).toMatchObject({ kind: "unavailable" });
    expect([elapsedMs, calls]).toEqual([0, ["getQueue"]]);
  });

  test("reports the error when all reads fail until the deadline", async () => {
    const { end } = await runDrain({
      queue: (elapsedMs, read) =>
        elapsedMs >= 20 * MINUTE ? { status: 503 } : createShrinkingReplies(9, HOUR)(elapsedMs, read),
    });

    expect(end?.result).toBe("timed-out");
    expect(end?.unreadable?.error.facts.status).toBe(503);
    expect(end?.unreadable?.forMs).toBeGreaterThan(38 * MINUTE);
    if (end === undefined) return;
    expect(describeDrainResult(end, TARGET, HOUR)).toMatch(
      /was probably not drained within 1h: the step could not read the state from the service for the last (38|39)m \d+s\. Before that, 9 pull requests were left in the queue/,
    );
    expect(listDrainAdvice(end)).toEqual(["getQueue: 503", expect.stringContaining("The queue is still draining")]);
  });
});

describe("drain-queue during a mode switch", () => {
  test("waits until the mode switch is finished, then sends the change", async () => {
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

  test("fails when the queue is paused after the mode switch", async () => {
    const { error, calls } = await runDrain({
      queue: (elapsedMs) => queueIn(elapsedMs < MINUTE ? "switching_modes" : "paused", 3),
    });

    expect(error).toMatchObject({ kind: "rejected", outputs: { "previous-state": "paused", depth: 3 } });
    expect(calls).not.toContain("updateQueue");
  });
});

describe("the log of drain-queue", () => {
  test("contains each change, and a line every five minutes", async () => {
    const { lines } = await runDrain({ queue: createShrinkingReplies(3, 12 * MINUTE) });

    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "The queue is running; 3 pull requests left in the queue.
      The queue is draining (before: running); 3 pull requests left in the queue.
      Still 3 pull requests left in the queue, after 5m 8s.
      Still 3 pull requests left in the queue, after 10m 8s.
      2 pull requests left in the queue (before: 3).
      Still 2 pull requests left in the queue, after 17m 8s.
      Still 2 pull requests left in the queue, after 22m 8s.
      1 pull request left in the queue (before: 2).
      Still 1 pull request left in the queue, after 29m 8s.
      Still 1 pull request left in the queue, after 34m 8s.
      0 pull requests left in the queue (before: 1)."
    `);
  });

  test("contains few lines when a long queue becomes shorter constantly", async () => {
    const { end, lines, readAt } = await runDrain({
      queue: createShrinkingReplies(600, SECOND),
      options: { pollInterval: SECOND, timeout: 2 * HOUR },
    });

    expect(end?.result).toBe("drained");
    expect(readAt.length).toBeGreaterThan(580);
    expect(lines.length).toBeLessThan(25);
  });
});

test("drain-queue lists 20 remaining pull requests in the message and 100 in the summary", async () => {
  const { end } = await runDrain({ queue: createShrinkingReplies(130, 2 * HOUR) });

  expect(end && describeDrainResult(end, TARGET, HOUR)).toMatch(
    /was not drained within 1h: 130 pull requests were left in the queue \(#1, #2, .*, #20 and 110 more\)\.$/,
  );
  expect(end && formatDrainPage(end, TARGET, "", [])).toContain(
    "And 30 more; the complete list is in the file of the output result-file.",
  );
});

test.each([
  [0, 10],
  [1, 10],
  [2, 20],
  [5, 50],
  [6, 60],
  [5000, 60],
])("drain-queue polls %i remaining pull requests at most every %i seconds", (left, seconds) => {
  expect(computeDrainPollIntervalMs(left, 3_600_000)).toBe(seconds * 1000);
});

test.each([
  [0, 2],
  [3, 2],
  [10, 5],
  [60, 30],
  [120, 60],
])("drain-queue polls %i seconds after the start at most every %i seconds", (age, seconds) => {
  expect(computeDrainPollIntervalMs(50, age * 1000)).toBe(seconds * 1000);
});

function queueWith(state: string, left: number) {
  const enqueuedPullRequests = Array.from({ length: left }, (_, index) => ({ prNumber: index + 1 }));
  return queueSchema.parse({ state, enqueuedPullRequests });
}

describe("decideNextDrainStep", () => {
  const SENT: DrainProgress = { previousState: "running", sentAtMs: 0, hasDrained: false };
  const SEEN: DrainProgress = { ...SENT, hasDrained: true };

  test.each<[string, DrainProgress, string, number, number, string]>([
    ["at first", INITIAL_DRAIN_PROGRESS, "running", 0, 0, "send"],
    ["at first", INITIAL_DRAIN_PROGRESS, "draining", 0, 0, "drained"],
    ["at first", INITIAL_DRAIN_PROGRESS, "draining", 2, 0, "wait"],
    ["at first", INITIAL_DRAIN_PROGRESS, "switching_modes", 0, 0, "wait"],
    ["at first", INITIAL_DRAIN_PROGRESS, "paused", 0, 0, "reject"],
    ["at first", INITIAL_DRAIN_PROGRESS, "frozen", 0, 0, "reject"],
    ["after the change", SENT, "draining", 2, 0, "wait"],
    ["after the change", SENT, "draining", 0, 0, "drained"],
    ["after the change", SENT, "switching_modes", 0, 0, "drained"],
    ["soon after the change", SENT, "running", 0, 14_999, "settle"],
    ["long after the change", SENT, "running", 0, 15_000, "interrupted"],
    ["soon after the change", SENT, "paused", 0, 0, "interrupted"],
    ["after the queue drained", SEEN, "running", 0, 0, "interrupted"],
    ["after the queue drained", SEEN, "draining", 1, 99_999, "wait"],
  ])("returns $5 $0 for a $2 queue with $3 pull requests at $4 ms", (_when, progress, state, left, nowMs, step) => {
    expect(decideNextDrainStep(progress, queueWith(state, left), nowMs).step).toBe(step);
  });

  test("ignores pull requests that await their admission", () => {
    const queue = { ...queueWith("draining", 0), enqueuedPullRequests: [{ prNumber: 9, isAwaitingAdmission: true }] };

    expect(decideNextDrainStep(SEEN, queue, 0).step).toBe("drained");
  });

  test("stores the state before the change, and stores that a reply has shown the state `draining`", () => {
    expect(decideNextDrainStep(INITIAL_DRAIN_PROGRESS, queueWith("running", 1), 0).progress).toEqual({
      ...INITIAL_DRAIN_PROGRESS,
      previousState: "running",
    });
    expect(decideNextDrainStep(SENT, queueWith("draining", 1), 0).progress).toEqual(SEEN);
  });
});
