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

  test("a pause must leave a second of the budget, in which an answer can come", () => {
    expect(pauseBeforeRetry(busy, { ...state, elapsedMs: 88_500 })).toBe(500);
    expect(pauseBeforeRetry(busy, { ...state, elapsedMs: 88_501 })).toBeUndefined();
    expect(pauseBeforeRetry({ ...busy, retryAfterMs: 89_000 }, state)).toBe(89_000);
    expect(pauseBeforeRetry({ ...busy, retryAfterMs: 89_001 }, state)).toBeUndefined();
  });

  test("a longer Retry-After replaces it, and a shorter one does not", () => {
    expect(pauseBeforeRetry({ ...busy, retryAfterMs: 4000 }, state)).toBe(4000);
    expect(pauseBeforeRetry({ ...busy, retryAfterMs: 100 }, state)).toBe(500);
    expect(pauseBeforeRetry({ ...busy, retryAfterMs: 90_000 }, state)).toBeUndefined();
  });

  const unsent = { kind: "no-answer", unsent: true, permanent: false, reason: "refused" } as const;
  const broken = { ...unsent, unsent: false };
  const limited = { ...busy, status: 429 };
  test.each([
    ["a connection that never came about", unsent, { always: 500, unsent: 500, never: undefined }],
    ["a connection that broke off", broken, { always: 500, unsent: undefined, never: undefined }],
    ["a limit", limited, { always: 500, unsent: 500, never: undefined }],
    ["a busy service", busy, { always: 500, unsent: undefined, never: undefined }],
    [
      "a request that came too early",
      { ...busy, status: 425 },
      { always: 500, unsent: undefined, never: undefined },
    ],
    ["a refusal", { ...busy, status: 400 }, { always: undefined, unsent: undefined, never: undefined }],
    ["a redirect", { ...busy, status: 307 }, { always: undefined, unsent: undefined, never: undefined }],
    ["a refused token", { ...busy, status: 401 }, { always: undefined, unsent: undefined, never: undefined }],
    ["a conflict", { ...busy, status: 409 }, { always: undefined, unsent: undefined, never: undefined }],
  ] as const)("after %s depends on what asking twice may do", (_what, failure, pauses) => {
    for (const repeat of ["always", "unsent", "never"] as const)
      expect([repeat, pauseBeforeRetry(failure, { ...state, repeat })]).toEqual([repeat, pauses[repeat]]);
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
