import { describe, expect, test } from "vitest";
import { budgetMs, parseRetryAfter, pauseBeforeRetry, type RetryState } from "../../src/api/retry.js";

const NOW = Date.parse("2026-01-01T00:00:00Z");
const state: RetryState = { repeat: "always", attempt: 1, elapsedMs: 0, budgetMs: 90_000, random: () => 0.5 };
const busy = { kind: "status", status: 503, retryAfterMs: undefined } as const;

describe("the pause before the next attempt", () => {
  test.each([
    [1, 0, 375],
    [1, 0.5, 500],
    [1, 0.999999, 625],
    [2, 0, 750],
    [2, 0.999999, 1250],
    [3, 0, 1500],
    [3, 0.999999, 2500],
  ])("after attempt %i varies by a quarter at most (random %d)", (attempt, random, pauseMs) => {
    expect(pauseBeforeRetry(busy, { ...state, attempt, random: () => random })).toBeCloseTo(pauseMs, 0);
  });

  test("there is none after the fourth attempt", () => {
    expect(pauseBeforeRetry(busy, { ...state, attempt: 4 })).toBeUndefined();
  });

  test("a pause must end before the budget does", () => {
    expect(pauseBeforeRetry(busy, { ...state, elapsedMs: 89_499 })).toBe(500);
    expect(pauseBeforeRetry(busy, { ...state, elapsedMs: 89_500 })).toBeUndefined();
  });

  test("a longer Retry-After replaces it, and a shorter one does not", () => {
    expect(pauseBeforeRetry({ ...busy, retryAfterMs: 4000 }, state)).toBe(4000);
    expect(pauseBeforeRetry({ ...busy, retryAfterMs: 100 }, state)).toBe(500);
    expect(pauseBeforeRetry({ ...busy, retryAfterMs: 90_000 }, state)).toBeUndefined();
  });

  test("what will fail the same way every time is not repeated", () => {
    const certificate = { kind: "no-answer", unsent: true, permanent: true, reason: "certificate" } as const;
    for (const repeat of ["always", "unsent", "never"] as const)
      expect(pauseBeforeRetry(certificate, { ...state, repeat })).toBeUndefined();
  });
});

test("the budget is three times the time of one attempt", () => {
  expect(budgetMs(30_000)).toBe(90_000);
});

describe("Retry-After", () => {
  test.each([
    ["120", 120_000],
    [" 0 ", 0],
    ["Thu, 01 Jan 2026 00:00:30 GMT", 30_000],
    ["Thursday, 01-Jan-26 00:00:30 GMT", 30_000],
    ["Thu Jan  1 00:00:30 2026", 30_000],
    ["Thu, 01 Jan 1970 00:00:00 GMT", 0],
  ])("%s is understood", (header, ms) => {
    expect(parseRetryAfter(header, NOW)).toBe(ms);
  });

  test.each([undefined, "", "-5", "1.5", "5s", "soon", "soon 5", "2026-01-01", "Thu, nonsense"])(
    "%s is as if there were none",
    (header) => {
      expect(parseRetryAfter(header, NOW)).toBeUndefined();
    },
  );
});
