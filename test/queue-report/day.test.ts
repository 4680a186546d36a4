import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { LocalService, NewPullRequest } from "../../local-queue/src/serve/service.js";
import { listQueues } from "../../local-queue/src/state/service-state.js";
import { givenService } from "../support/action.js";
import { cancelSilently, REPO, submitSilently } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";

/** Log of the local queue: time, pull request, state. The figures in this file are computed by hand from this log. */
const LOG = `
  03-02 10:00 #1 not_ready
  03-02 10:01 #1 pending
  03-02 10:01 #1 testing
  03-02 10:11 #1 tests_passed
  03-02 10:11 #1 merged
  03-03 09:00 #2 not_ready
  03-03 09:00 #3 not_ready
  03-03 09:00 #4 not_ready
  03-03 09:01 #2 pending
  03-03 09:01 #3 pending
  03-03 09:01 #4 pending
  03-03 09:01 #2 testing
  03-03 09:01 #3 testing
  03-03 09:11 #3 pending_failure
  03-03 09:21 #2 tests_passed
  03-03 09:21 #2 merged
  03-03 09:21 #3 failed
  03-03 09:21 #4 testing
  03-03 09:31 #4 tests_passed
  03-03 09:31 #4 merged
  03-03 12:00 #5 not_ready
  03-03 12:00 #6 not_ready
  03-03 12:01 #5 pending
  03-03 12:01 #6 pending
  03-03 12:01 #5 testing
  03-03 12:01 #6 testing
  03-03 12:11 #6 pending_failure
  03-03 12:15 #6 pending
  03-03 12:15 #6 testing
  03-03 12:25 #6 tests_passed
  03-03 12:31 #5 tests_passed
  03-03 12:31 #5 merged
  03-03 12:31 #6 merged
  03-03 15:00 #7 not_ready
  03-03 15:00 #8 not_ready
  03-03 15:00 #9 not_ready
  03-03 15:01 #7 pending
  03-03 15:01 #8 pending
  03-03 15:01 #9 pending
  03-03 15:01 #7 testing
  03-03 15:01 #8 testing
  03-03 15:10 #9 cancelled
  03-03 15:31 #8 tests_passed
  03-03 16:01 #7 tests_passed
  03-03 16:01 #7 merged
  03-03 16:01 #8 merged
  03-03 23:30 #10 not_ready
  03-03 23:31 #10 pending
  03-03 23:31 #10 testing
`;

/** Plays the day. A change of a pull request passes its tests after 10 minutes, unless the plan differs. */
async function playDay(): Promise<LocalService> {
  const startAtMs = Date.parse("2026-03-02T10:00:00Z");
  const timings = { readySeconds: 60, startSeconds: 0, mergeSeconds: 0, testSeconds: 600 };
  const service = await givenService({ startAtMs, timings, queue: { concurrency: 2 }, requiredStatuses: ["unit"] });
  let nowMs = startAtMs;
  const goTo = (time: string) => {
    const ms = Date.parse(`2026-03-${time}:00Z`);
    service.control.advance((ms - nowMs) / 1000);
    nowMs = ms;
  };
  const submit = (testPlan: NewPullRequest["testPlan"] = {}) => {
    const { number } = service.control.addPullRequest({ testPlan, title: `A | <b>${nowMs}`, author: "ada" });
    submitSilently(service, number);
    return number;
  };
  submit();
  goTo("03T09:00");
  submit({ testSeconds: 1200 });
  submit({ result: "fail" });
  submit();
  goTo("03T12:00");
  submit({ testSeconds: 1800 });
  const flaky = submit({ flakyRuns: [1] });
  goTo("03T12:15");
  service.engine.restartTestsOnPullRequest({ repo: REPO, targetBranch: "main" }, flaky);
  goTo("03T15:00");
  submit({ testSeconds: 3600 });
  submit({ testSeconds: 1800 });
  const canceled = submit();
  goTo("03T15:10");
  cancelSilently(service, canceled);
  goTo("03T23:30");
  submit({ testSeconds: 3600 });
  goTo("04T00:00");
  return service;
}

function readLog(service: LocalService): string {
  const [context] = listQueues(service.engine.state());
  const lines = context?.queue.moves.map(({ atMs, number, to }) => {
    const time = new Date(atMs).toISOString().slice("2026-".length, "2026-03-02T10:00".length).replace("T", " ");
    return `  ${time} #${number} ${to}\n`;
  });
  return `\n${(lines ?? []).join("")}`;
}

const minutes = (count: number) => count * 60;
const of = (p50: number, rest: number, mean: number) => ({
  count: 6,
  p50: minutes(p50),
  p90: minutes(rest),
  p95: minutes(rest),
  maximum: minutes(rest),
  mean: expect.closeTo(minutes(mean), 6),
});

/** Merged: #2, #4, #5, #6, #7, #8. */
const WAITS = {
  // 21, 31, 31, 31, 61 and 61 minutes.
  total: { count: 6, p50: minutes(31), p90: minutes(61), p95: minutes(61), maximum: minutes(61) },
  phases: {
    // 1 minute each.
    notReady: of(1, 1, 1),
    // #4: 20 minutes, the others 0.
    pending: of(0, 20, 20 / 6),
    // #2: 20, #4: 10, #5: 30, #6: 10, #7: 60, #8: 30.
    testing: of(20, 60, 160 / 6),
    // #6: 10, from 12:15 to 12:25.
    testedAgain: of(0, 10, 10 / 6),
    // #6: 4 + 6, #8: 30.
    afterTests: of(0, 30, 40 / 6),
  },
};

test("report-queue returns the same figures of a day as a computation by hand from the log of the local queue", async () => {
  const service = await playDay();
  expect(readLog(service)).toBe(LOG);

  const inputs = { operation: "report-queue", "target-branch": "main", days: "1", until: "2026-03-04T00:00:00Z" };
  const { outputs, summary } = await runHere(service, inputs);

  const report = JSON.parse(readFileSync(outputs["report-json-file"] ?? "", "utf8"));
  const { periods, ...figures } = report.figures;
  expect(figures).toEqual({
    since: "2026-03-03T00:00:00.000Z",
    until: "2026-03-04T00:00:00.000Z",
    merged: 6,
    failed: 1,
    cancelled: 1,
    mergedWithoutTimes: 0,
    waits: WAITS,
    // Tests of #2, #3, #4, #5, #6, #6 again, #7, #8. The tests of #10 have no result yet.
    testRuns: { count: 8, passed: 6, failed: 2, stopped: 0, inBisections: 0, withoutDuration: 0 },
    // Passed: 10, 10, 20, 30, 30 and 60 minutes.
    testDuration: { count: 6, p50: minutes(20), p90: minutes(60), p95: minutes(60), maximum: minutes(60) },
    // 20 + 10 + 10 + 30 + 10 + 10 + 60 + 30 minutes, of which 20 minutes failed.
    runnerMinutes: 180,
    lostMinutes: 20,
    cost: expect.closeTo(180 * 0.006, 9),
    runsPerMerge: 8 / 6,
    // #4 was pending from 09:01 to 09:21. Two tests were in progress until 09:11.
    slots: { limit: 2, peakRuns: 2, waitShare: 0.5 },
  });
  expect(periods).toHaveLength(24);
  expect(periods[9]).toMatchObject({ merged: 2, failed: 1, cancelled: 0, waitP50: minutes(21), peakRuns: 2 });
  expect(periods[15]).toMatchObject({ merged: 0, failed: 0, cancelled: 1, waitP50: null, peakRuns: 2 });
  // The span before: #1 took 11 minutes, with 10 minutes of tests.
  expect(report.previous).toMatchObject({ merged: 1, runnerMinutes: 10, waits: { total: { p50: minutes(11) } } });
  expect(report.causes).toEqual([
    { cause: "tests-failed", count: 1, pullRequests: [3] },
    { cause: "removed", count: 1, pullRequests: [9] },
  ]);
  // The step reads the failed tests of #3 and #6, and the passed tests of #6.
  expect(report.checks).toEqual({
    failedRuns: 2,
    knownRuns: 2,
    failed: [{ name: "unit", count: 2 }],
    readRuns: 3,
    flaky: [{ name: "unit", count: 1 }],
  });
  expect(report.slowestRuns[0]).toMatchObject({ pullRequests: [7], outcome: "passed", seconds: minutes(60) });
  const longest = report.longestWaits.map(({ prNumber = 0, outcome = "", seconds = 0 }) => [
    prNumber,
    outcome,
    seconds,
  ]);
  expect(longest).toEqual([
    [7, "merged", minutes(61)],
    [8, "merged", minutes(61)],
    [4, "merged", minutes(31)],
    [5, "merged", minutes(31)],
    [6, "merged", minutes(31)],
    [10, "open", minutes(30)],
    [2, "merged", minutes(21)],
    [3, "failed", minutes(21)],
    [9, "cancelled", minutes(10)],
  ]);
  expect(outputs).toMatchObject({
    result: "reported",
    "merged-count": "6",
    "merge-time-p50-seconds": "1860",
    "merge-time-p95-seconds": "3660",
    "test-run-count": "8",
    "runner-minutes": "180.0",
    cost: "1.08",
  });
  expect(JSON.parse(outputs.answers ?? "")).toEqual([
    "Half of the 6 merged pull requests took at most 31m from submission to merge, and 95 % took at most 1h 1m.",
    'The largest part of this time, 68 %, was "testing" (the first test run).',
    'Compared with the previous time span, the largest increase was in "testing" (the first test run): 16m 40s more for each merged pull request.',
    "At most 2 test runs were in progress at the same time, and the queue has 2 test slots.",
    // #4 was pending for 20 of the 236 minutes of all, so its wait does not show a full queue.
    "The queue was not full: pull requests were pending for only 8 % of the time from the submission to the merge.",
    "To shorten the largest part of this time, make the tests faster.",
    "The queue is slower than before: the median time to merge changed from 11m to 31m.",
    "6 pull requests were merged, and 1 in the previous time span.",
    "8 test runs took 180.0 runner minutes and cost $1.08, if a minute costs $0.006 and each test run uses one runner.",
    "Each merge cost $0.18.",
    "11 % of the runner minutes were spent on test runs that failed or that the queue stopped.",
    "There were 1.33 test runs for each merge.",
    '#7 by ada, merged: 1h 1m, mostly "testing" (the first test run).',
    "1 pull request and 2 test runs failed.",
    "unit failed most often: in 2 of 2 failed test runs.",
    "unit both failed and passed with the same changes (3 test runs compared).",
  ]);
  const page = readFileSync(outputs["report-file"] ?? "", "utf8");
  for (const text of [summary, page]) expect(text).toContain("A &#124; &#60;b&#62;");
});
