import { describe, expect, test } from "vitest";
import { readHistory } from "../../../src/scenario/history/read.js";
import { listAttempts, listRuns } from "../../../src/scenario/history/results.js";
import { playedResults } from "../drawn.js";

const NOON = Date.parse("2026-02-03T12:00:00Z") / 1000;
const at = (minutes: number) => new Date((NOON + minutes * 60) * 1000).toISOString();

/** Returns a row of API v1. */
function row(prNumber: number, fromMinutes: number, toMinutes: number, more: object = {}) {
  return {
    prNumber,
    endedAt: at(toMinutes),
    testingDurationMs: (toMinutes - fromMinutes) * 60_000,
    outcome: "passed",
    cycleConclusion: "merged",
    testRunId: `run-${prNumber}-${fromMinutes}`,
    ...more,
  };
}

const read = (value: unknown) => readHistory(JSON.stringify(value), "history.json").results;

describe("file with the history of a queue", () => {
  test("accepts rows of API v1, also with bisections", () => {
    const rows = [
      row(7, 0, 10, { outcome: "failed", cycleConclusion: "failed", bisection: "entered_bisection" }),
      row(7, 10, 20, { outcome: "FAILED", cycleConclusion: "failed", bisection: "in_bisection" }),
    ];
    const failed = { number: 7, outcome: "failed", conclusion: "failed" };

    expect(read({ testingResults: rows, totalItems: 2 })).toEqual([
      { ...failed, run: "run-7-0", startSeconds: NOON, endSeconds: NOON + 600, isBisection: false },
      { ...failed, run: "run-7-10", startSeconds: NOON + 600, endSeconds: NOON + 1200, isBisection: true },
    ]);
  });

  test("accepts rows of API v2, also without a run, an outcome or a conclusion", () => {
    const v2 = { pullRequestNumber: 8, endedAt: at(5), testingDurationMs: 60_000, startedBisection: false };
    const known = { ...v2, isBisection: false, outcome: "passed", entryConclusion: "MERGED", verificationRunId: "a" };
    const times = { number: 8, startSeconds: NOON + 240, endSeconds: NOON + 300 };

    expect(read({ data: [{ ...v2, isBisection: true }, known], nextCursor: null, hasMore: false })).toEqual([
      { ...times, run: expect.any(String), outcome: null, conclusion: null, isBisection: true },
      { ...times, run: "a", outcome: "passed", conclusion: "merged", isBisection: false },
    ]);
  });

  test("accepts rows, pages or one page on each line, in any order and with repeated rows", () => {
    const [one, two, three] = [row(1, 0, 10), row(2, 5, 15), row(3, 10, 20)];
    for (const text of [
      JSON.stringify([three, one, two]),
      JSON.stringify([{ testingResults: [three, two] }, { testingResults: [two, one] }]),
      `${JSON.stringify({ data: [three, two] })}\n\n${JSON.stringify({ data: [one] })}\n`,
    ]) {
      expect(readHistory(text, "history.json").results.map(({ number }) => number)).toEqual([1, 2, 3]);
    }
  });

  test.each([
    ["{", "history.json must contain testing results of the API"],
    [`${"[".repeat(50_000)}${"]".repeat(50_000)}`, "history.json must contain testing results of the API"],
    ["3", "history.json must contain testing results of the API"],
    ['{"queue": 1}', "history.json must contain testing results of the API"],
    ['{"data": []}', "history.json contains no testing results"],
    [
      JSON.stringify([{ ...row(1, 0, 5), endedAt: "noon" }]),
      'history.json: testing result 1: endedAt must be an ISO 8601 time such as 2026-01-31T12:00:00Z; got "noon"',
    ],
    [
      JSON.stringify([row(1, 0, 5), { ...row(2, 0, 5), prNumber: 0 }]),
      "testing result 2: prNumber must be an integer from 1 to 4294967295; got 0",
    ],
    [
      '[{"testingDurationMs": 1, "endedAt": "2026-01-31T12:00:00Z"}]',
      "testing result 1: pullRequestNumber must be an integer from 1 to 4294967295; got nothing",
    ],
  ])("rejects the text %.40s", (text, message) => {
    expect(() => readHistory(text, "history.json")).toThrow(message);
  });
});

test("listRuns combines the rows of a batch into one run, and ignores a canceled member", () => {
  const batch = { testRunId: "batch" };
  const runs = listRuns(
    read([
      row(1, 0, 4, { ...batch, outcome: "cancelled", cycleConclusion: "cancelled" }),
      row(2, 0, 10, batch),
      row(3, 0, 10, batch),
      row(4, 5, 9),
    ]),
  );

  expect(runs).toMatchObject([
    { id: "batch", members: [1, 2, 3], startSeconds: NOON, seconds: 600, outcome: "passed" },
    { members: [4], seconds: 240 },
  ]);
});

test("listAttempts starts a new attempt for a new submission, but not for new tests", () => {
  const failed = { outcome: "failed", cycleConclusion: "failed" };
  const interrupted = { outcome: "interrupted" };
  const attempts = listAttempts(
    read([
      row(1, 0, 5, interrupted),
      row(1, 5, 15),
      row(2, 0, 10, failed),
      row(2, 100, 110, failed),
      row(3, 0, 10, failed),
      row(3, 12, 20, failed),
      row(4, 0, 10, failed),
      row(4, 15, 25),
      row(5, 0, 4, { outcome: "cancelled", cycleConclusion: "cancelled" }),
      row(5, 6, 8, { outcome: "cancelled", cycleConclusion: "cancelled" }),
    ]),
  );

  const shown = attempts.map(({ number, startSeconds, endSeconds, conclusion, results }) =>
    [number, (startSeconds - NOON) / 60, (endSeconds - NOON) / 60, conclusion, results.length].join(" "),
  );
  expect(shown.toSorted()).toEqual([
    "1 0 15 merged 2",
    "2 0 10 failed 1",
    "2 100 110 failed 1",
    "3 0 20 failed 2",
    "4 0 10 failed 1",
    "4 15 25 merged 1",
    "5 0 4 cancelled 1",
    "5 6 8 cancelled 1",
  ]);
});

test("playedResults returns testing results in the same form as the API", async () => {
  const { results } = await playedResults(
    `
queue: { concurrency: 2, batch: true, batching-min-size: 2, batching-max-wait-time-minutes: 5, bisection-concurrency: 4 }
pull-requests: [{}, { broken: true }]
`,
    1,
  );
  const shown = results.map(({ number, startSeconds, endSeconds, outcome, conclusion, isBisection }) =>
    [number, startSeconds, endSeconds, outcome, conclusion, isBisection ? "bisection" : "main"].join(" "),
  );

  expect(shown).toEqual([
    "1 0 600 failed merged main",
    "2 0 600 failed failed main",
    "1 600 1200 passed merged bisection",
    "2 600 1200 failed failed bisection",
    "1 1200 1800 passed merged main",
  ]);
  expect(listRuns(results).map(({ members }) => members)).toEqual([[1, 2], [1], [2], [1]]);
  expect(listAttempts(results).map(({ number, conclusion }) => [number, conclusion])).toEqual([
    [1, "merged"],
    [2, "failed"],
  ]);
});
