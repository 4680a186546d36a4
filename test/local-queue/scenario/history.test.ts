import { describe, expect, test } from "vitest";
import { readHistory, resultsOf, runsOf, tripsOf } from "../../../src/local-queue/scenario/history.js";
import { simulate } from "../../../src/local-queue/simulation/simulate.js";
import { drawn } from "./drawn.js";

const NOON = Date.parse("2026-02-03T12:00:00Z") / 1000;
const at = (minutes: number) => new Date((NOON + minutes * 60) * 1000).toISOString();

/** A row as v1 lists it. */
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

const read = (value: unknown) => readHistory(JSON.stringify(value), "history.json");

const numbersIn = (text: string) => readHistory(text, "history.json").map(({ number }) => number);

describe("a history file", () => {
  test("holds rows of v1, with what they say of bisections", () => {
    const rows = [
      row(7, 0, 10, { outcome: "failed", cycleConclusion: "failed", bisection: "entered_bisection" }),
      row(7, 10, 20, { outcome: "FAILED", cycleConclusion: "failed", bisection: "in_bisection" }),
    ];

    expect(read({ testingResults: rows, totalItems: 2 })).toEqual([
      {
        number: 7,
        run: "run-7-0",
        startSeconds: NOON,
        endSeconds: NOON + 600,
        outcome: "failed",
        conclusion: "failed",
        isBisection: false,
        startedBisection: true,
      },
      {
        number: 7,
        run: "run-7-10",
        startSeconds: NOON + 600,
        endSeconds: NOON + 1200,
        outcome: "failed",
        conclusion: "failed",
        isBisection: true,
        startedBisection: false,
      },
    ]);
  });

  test("holds rows of v2, without a run and an end where those are not known", () => {
    const v2 = {
      pullRequestNumber: 8,
      endedAt: at(5),
      testingDurationMs: 60_000,
      isBisection: true,
      startedBisection: false,
    };

    expect(read({ data: [v2], nextCursor: null, hasMore: false })).toMatchObject([
      {
        number: 8,
        startSeconds: NOON + 240,
        endSeconds: NOON + 300,
        outcome: null,
        conclusion: null,
        isBisection: true,
      },
    ]);
  });

  test("may be a list of rows, a list of pages, or one page to a line, in any order and with overlaps", () => {
    const [one, two, three] = [row(1, 0, 10), row(2, 5, 15), row(3, 10, 20)];
    expect(numbersIn(JSON.stringify([three, one, two]))).toEqual([1, 2, 3]);
    expect(numbersIn(JSON.stringify([{ testingResults: [three, two] }, { testingResults: [two, one] }]))).toEqual([
      1, 2, 3,
    ]);
    expect(numbersIn(`${JSON.stringify({ data: [three, two] })}\n\n${JSON.stringify({ data: [one] })}\n`)).toEqual([
      1, 2, 3,
    ]);
  });

  test.each([
    ["{", "history.json must hold what the API lists as testing results"],
    ["3", "history.json must hold what the API lists as testing results"],
    ['{"queue": 1}', "history.json must hold what the API lists as testing results"],
    ['{"data": []}', "history.json has no testing result in it"],
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
  ])("%j is refused", (text, message) => {
    expect(() => readHistory(text, "history.json")).toThrow(message);
  });

  test("rejects lists within lists, 50,000 deep", () => {
    const deep = `${"[".repeat(50_000)}${"]".repeat(50_000)}`;
    expect(() => readHistory(deep, "history.json")).toThrow("history.json must hold what the API lists");
  });
});

test("the rows of a batch are one run, and a member that left alone does not decide what became of it", () => {
  const batch = { testRunId: "batch" };
  const runs = runsOf(
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

test("what was submitted again is another trip, and what was only tested again is not", () => {
  const failed = { outcome: "failed", cycleConclusion: "failed" };
  const interrupted = { outcome: "interrupted" };
  const trips = tripsOf(
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

  const shown = trips.map(({ number, startSeconds, endSeconds, conclusion, results }) =>
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

test("a simulation is listed as the API would list it", async () => {
  const simulation = await drawn(`
queue: { concurrency: 2, batch: true, batching-min-size: 2, batching-max-wait-time-minutes: 5, bisection-concurrency: 4 }
pull-requests: [{}, { broken: true }]
`);
  const results = resultsOf(simulate(simulation));

  expect(results).toMatchObject([
    {
      number: 1,
      startSeconds: 0,
      endSeconds: 600,
      outcome: "failed",
      conclusion: "merged",
      isBisection: false,
      startedBisection: true,
    },
    {
      number: 2,
      startSeconds: 0,
      endSeconds: 600,
      outcome: "failed",
      conclusion: "failed",
      isBisection: false,
      startedBisection: true,
    },
    {
      number: 1,
      startSeconds: 600,
      endSeconds: 1200,
      outcome: "passed",
      conclusion: "merged",
      isBisection: true,
      startedBisection: false,
    },
    {
      number: 2,
      startSeconds: 600,
      endSeconds: 1200,
      outcome: "failed",
      conclusion: "failed",
      isBisection: true,
      startedBisection: false,
    },
    {
      number: 1,
      startSeconds: 1200,
      endSeconds: 1800,
      outcome: "passed",
      conclusion: "merged",
      isBisection: false,
      startedBisection: false,
    },
  ]);
  expect(runsOf(results).map(({ members }) => members)).toEqual([[1, 2], [1], [2], [1]]);
  expect(tripsOf(results).map(({ number, conclusion }) => [number, conclusion])).toEqual([
    [1, "merged"],
    [2, "failed"],
  ]);
});
