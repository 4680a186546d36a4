import { describe, expect, test } from "vitest";
import { AbortedError } from "../src/errors.js";
import { addJitter, createPollLog, retryUntilDeadline, shortenPauseMs } from "../src/polling.js";
import { ApiError } from "../src/service/errors.js";
import { fakeClock } from "./support/fake-clock.js";

test.each([
  ["unchanged long before the deadline", 20_000, 3_600_000, 20_000],
  ["shortened for a last poll a second before the deadline", 20_000, 8000, 7000],
  ["until the deadline with a second left", 20_000, 1000, 1000],
  ["until the deadline with less left", 20_000, 300, 300],
  ["none after the deadline", 20_000, 0, 0],
])("shortenPauseMs returns the pause: %s", (_name, pauseMs, leftMs, expected) => {
  expect(shortenPauseMs(pauseMs, leftMs)).toBe(expected);
});

test("addJitter changes a pause by at most a tenth", () => {
  expect(addJitter(10_000, () => 0)).toBeCloseTo(9000);
  expect(addJitter(10_000, () => 0.999999)).toBeCloseTo(11_000, -1);
});

describe("retryUntilDeadline", () => {
  const never = new AbortController().signal;

  /**
   * Runs tries of which the given number fail. Returns the start of each try and the remaining time, in milliseconds.
   */
  async function tries(failures: number, pauses: { first: number; factor?: number; longest?: number }) {
    const clock = fakeClock(0);
    const at: number[] = [];
    const left: number[] = [];
    const result = await retryUntilDeadline(
      async (leftMs) => {
        at.push(clock.now());
        left.push(leftMs);
        return at.length > failures ? "done" : undefined;
      },
      { clock, signal: never, deadline: 5000, ...pauses },
    );
    return { result, at, left };
  }

  test("returns the first result after pauses that become longer", async () => {
    expect(await tries(4, { first: 250, factor: 2, longest: 1000 })).toEqual({
      result: "done",
      at: [0, 250, 750, 1750, 2750],
      left: [5000, 4750, 4250, 3250, 2250],
    });
  });

  test("returns undefined when the next try would come after the deadline", async () => {
    const { result, at } = await tries(9, { first: 2000 });

    expect(result).toBeUndefined();
    expect(at).toEqual([0, 2000, 4000]);
  });

  test("rejects when the process is stopped during a pause", async () => {
    const signal = AbortSignal.abort();
    const ended = retryUntilDeadline(async () => undefined, { clock: fakeClock(0), signal, deadline: 5000, first: 1 });

    await expect(ended).rejects.toBeInstanceOf(AbortedError);
  });
});

function pollLog() {
  const lines: string[] = [];
  return { lines, log: createPollLog({ info: (line) => void lines.push(line) }) };
}

describe("createPollLog", () => {
  const MINUTE = 60_000;
  const facts = { endpoint: "getQueue", attempts: 1, ambiguous: false, transient: true };
  const error = new ApiError("unavailable", "getQueue was answered with status 503.", facts);

  test("logs the start and the end of an outage, and a line every five minutes", () => {
    const { lines, log } = pollLog();

    for (let minute = 0; minute <= 6; minute += 1) log.failed(error, minute * MINUTE + 10, minute * MINUTE);
    log.answered(7 * MINUTE);
    log.answered(8 * MINUTE);

    expect(lines).toEqual([
      "The step cannot read the state from the service at the moment; the wait goes on. getQueue was answered with status 503.",
      "The step could not read the state from the service for the last 5m; the wait goes on.",
      "The service responds again, after an outage of 7m.",
    ]);
  });

  test("returns an outage with its duration when the outage is not very short", () => {
    const { log } = pollLog();

    expect(log.outage(0)).toBeUndefined();
    log.failed(error, 900, 0);
    expect(log.outage(1499)).toBeUndefined();
    expect(log.outage(1500)).toEqual({ forMs: 1500, error });
    log.answered(2000);
    expect(log.outage(9000)).toBeUndefined();
  });

  test("reports silence when no line was written for five minutes", () => {
    const { log } = pollLog();

    expect(log.isSilent(0)).toBe(true);
    log.write("It begins.", 0);
    expect([5 * MINUTE - 1, 5 * MINUTE].map(log.isSilent)).toEqual([false, true]);
  });
});
