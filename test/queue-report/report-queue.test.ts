import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { errorLine, givenService } from "../support/action.js";
import { HOSTILE, problemsOf } from "../support/pages.js";
import { givenQueued, givenTesting } from "../support/queue.js";
import { runHere } from "../support/run-in-process.js";
import { givenWorkspace } from "../support/workspace.js";

const SPAN = {
  kind: "export",
  formatVersion: 1,
  repository: "local/playground",
  targetBranch: "main",
  since: "2026-03-01T00:00:00.000Z",
  until: "2026-03-03T00:00:00.000Z",
};
const END = { kind: "end", testingResults: 0, pullRequests: 0 };

/** Returns a result of a test run that took 10 minutes. */
const result = (prNumber: number, testRunId: string, endedAt: string, outcome = "passed", more: object = {}) => {
  const row = { prNumber, testRunId, endedAt: `2026-03-${endedAt}:00Z`, outcome, testingDurationMs: 600_000 };
  return { kind: "testing-result", ...row, ...more };
};

const pullRequest = (prNumber: number, changes: readonly string[], more: object = {}) => {
  const timeline = changes.map((change) => {
    const [at = "", state = "", testRunId] = change.split(" ");
    return { timestamp: `2026-03-${at}:00Z`, state, testRunId };
  });
  const { state, timestamp: stateChangedAt } = timeline.at(-1) ?? {};
  const record = { state, stateChangedAt, isCurrentlySubmittedToQueue: false, prTitle: `Change ${prNumber}` };
  return { kind: "pull-request", prNumber, ...record, timeline, ...more };
};

const MERGED = pullRequest(1, ["02T10:00 not_ready", "02T10:01 pending", "02T10:05 testing a", "02T10:15 merged"]);

function read(path = ""): string {
  return path === "" ? "" : readFileSync(path, "utf8");
}

/** Reports on a file without requests to the service. */
async function reportOn(lines: readonly object[], inputs: Readonly<Record<string, string>> = {}, span = SPAN) {
  const text = [span, ...lines, END].map((line) => `${JSON.stringify(line)}\n`).join("");
  const workspace = givenWorkspace({ "past.ndjson": text });
  const given = { token: "", "history-file": "past.ndjson", "max-test-runs": "0", days: "1", ...inputs };
  const service = await givenService();
  const all = { operation: "report-queue", "target-branch": "main", ...given };
  const end = await runHere(service, all, { workspace });
  const json = read(end.outputs["report-json-file"]);
  const report = json === "" ? undefined : JSON.parse(json);
  return { ...end, workspace, page: read(end.outputs["report-file"]), report };
}

describe("report-queue for a file", () => {
  test("sends no request and needs no token when max-test-runs is 0", async () => {
    const { outputs, calls, report } = await reportOn([result(1, "a", "02T10:15"), MERGED]);

    expect(calls).toEqual([]);
    expect(outputs).toMatchObject({ result: "reported", "merged-count": "1", "merge-time-p50-seconds": "900" });
    expect(report.figures.waits.phases).toMatchObject({ notReady: { p50: 60 }, pending: { p50: 240 } });
    expect(report.checks).toMatchObject({ readRuns: 0 });
    expect(JSON.parse(outputs.answers ?? "")).toContain("Flaky checks are unknown, because the step read no test run.");
  });

  test("requires a token to read test runs", async () => {
    const { outputs } = await reportOn([MERGED], { "max-test-runs": "1" });

    expect(outputs).toMatchObject({ "error-kind": "input", "error-message": expect.stringContaining("token") });
  });

  test("reports unknown times, not zeros, when the service reports no changes of state", async () => {
    const state = { state: "merged", stateChangedAt: "2026-03-02T10:15:00Z" };
    const { outputs, report, summary } = await reportOn([
      result(1, "a", "02T10:15", "passed", { testingDurationMs: null }),
      pullRequest(1, [], { ...state, timeline: null }),
    ]);

    expect(outputs).toMatchObject({
      "merged-count": "1",
      "merge-time-p50-seconds": "",
      "runner-minutes": "",
      cost: "",
    });
    expect(report.figures).toMatchObject({ merged: 1, mergedWithoutTimes: 1, waits: null, cost: null });
    expect(report.longestWaits).toEqual([]);
    expect(summary).toContain(
      "The times are unknown, because the service does not report when the state of a pull request changed.",
    );
    expect(summary).toContain("| Cost | unknown |");
  });

  test("counts each attempt, and counts repeated tests separately from first tests", async () => {
    const changes = [
      "01T10:00 not_ready",
      "01T10:00 pending",
      "01T10:10 failed",
      "02T10:00 not_ready",
      "02T10:02 pending",
      "02T10:05 testing a",
      "02T10:15 pending_failure a",
      "02T10:20 pending",
      "02T10:21 testing b",
      "02T10:31 tests_passed b",
      "02T10:35 merged",
    ];
    const { report } = await reportOn([pullRequest(1, changes)]);

    const { waits, merged, failed } = report.figures;
    expect([merged, failed, report.previous.failed]).toEqual([1, 0, 1]);
    expect(waits.total.maximum).toBe(35 * 60);
    const means = Object.values<{ readonly mean: number }>(waits.phases).map(({ mean }) => mean / 60);
    expect(means).toEqual([2, 3, 10, 11, 9]);
  });

  test.each([
    [
      "names",
      "02T10:40",
      [
        "Flaky tests may be the cause of the failures of #1, because the queue merged them after a new submission within 30 minutes.",
      ],
    ],
    ["does not name", "02T10:46", []],
  ])(
    "the report %s a pull request as possibly flaky when its tests failed at 10:15 and its next submission was at %s",
    async (_verb, again, answers) => {
      const first = ["02T10:00 not_ready", "02T10:01 pending", "02T10:05 testing a", "02T10:15 failed a"];
      const { outputs } = await reportOn([
        pullRequest(1, [...first, `${again} not_ready`, "02T10:50 pending", "02T11:00 merged"]),
      ]);

      expect(JSON.parse(outputs.answers ?? "").filter((answer: string) => answer.includes("may be"))).toEqual(answers);
    },
  );

  test("ignores everything after the end of the span", async () => {
    const until = "2026-03-02T10:10:00Z";
    const { report } = await reportOn([result(1, "a", "02T10:15"), result(2, "b", "02T10:05"), MERGED], { until });

    expect(report.figures).toMatchObject({ merged: 0, testRuns: { count: 1 } });
    expect(report.longestWaits).toMatchObject([{ prNumber: 1, outcome: "open", seconds: 600 }]);
  });

  test("counts a batch as one test run, and computes its result without the members that left early", async () => {
    const { report } = await reportOn([
      result(1, "a", "02T10:15", "failed"),
      result(2, "a", "02T10:15", "failed"),
      result(3, "a", "02T10:07", "cancelled", { testingDurationMs: 120_000 }),
      result(1, "b", "02T10:30", "passed", { bisection: "in_bisection" }),
      pullRequest(2, ["02T10:00 pending", "02T10:05 testing a", "02T10:31 failed a"]),
    ]);

    expect(report.figures.testRuns).toMatchObject({ count: 2, failed: 1, passed: 1, stopped: 0, inBisections: 1 });
    expect(report.figures).toMatchObject({ runnerMinutes: 20, lostMinutes: 10, runsPerMerge: null });
    expect(report.slowestRuns).toContainEqual({ id: "a", pullRequests: [1, 2, 3], outcome: "failed", seconds: 600 });
  });

  test("omits bisections from the number of runs in test slots, because bisections have their own slots", async () => {
    const bisection = { bisection: "in_bisection" };
    const { report } = await reportOn([
      result(1, "a", "02T10:15"),
      result(2, "b", "02T10:15", "passed", bisection),
      result(3, "c", "02T10:15", "passed", bisection),
    ]);

    expect(report.figures).toMatchObject({ testRuns: { count: 3, inBisections: 2 }, slots: { peakRuns: 1 } });
    expect(Math.max(...report.figures.periods.map(({ peakRuns = 0 }) => peakRuns))).toBe(1);
  });

  test("omits the comparison when the file does not contain the previous time span", async () => {
    const { report, outputs } = await reportOn([MERGED], { days: "2" });

    expect(report.previous).toBeNull();
    expect(report.figures.periods).toHaveLength(24);
    expect(outputs.answers).toContain("so there is no comparison");
  });

  test.each(["1", "25", "45"])("shows a picture with at most 24 bars in the summary for %s days", async (days) => {
    const since = "2026-01-01T00:00:00.000Z";
    const { summary, report } = await reportOn([MERGED], { days }, { ...SPAN, since });

    expect(report.figures.periods.length).toBeLessThanOrEqual(24);
    expect(summary).toContain('title "Time from submission to merge"');
    expect(summary).toContain('y-axis "median minutes"');
    expect(summary).toContain('y-axis "merged pull requests"');
  });

  test("explains that times cannot be compared when no pull request was merged in the previous time span", async () => {
    const { outputs } = await reportOn([MERGED]);

    expect(JSON.parse(outputs.answers ?? "")).toContain(
      "The median time to merge cannot be compared, because no pull request was merged in the previous time span.",
    );
  });

  test("calls the queue full only when waits for the first tests are a large part of the time to merge", async () => {
    const queue = { kind: "queue", mode: "single", concurrency: 1, enqueuedPullRequests: [] };
    const busy = result(2, "b", "02T10:05", "passed", { testingDurationMs: 4 * 60_000 });
    const isFull = async (pending: string) => {
      const merged = pullRequest(1, ["02T10:00 not_ready", pending, "02T10:05 testing a", "02T10:14 merged"]);
      const { outputs } = await reportOn([queue, busy, result(1, "a", "02T10:15"), merged], {
        "history-file": "past.ndjson",
      });
      return JSON.parse(outputs.answers ?? "").filter((answer: string) => /full|--history/.test(answer));
    };

    expect(await isFull("02T10:01 pending")).toEqual([
      "The queue was not full: pull requests were pending for only 29 % of the time from the submission to the merge.",
    ]);
    expect(await isFull("02T10:00 pending")).toEqual([
      "All slots were in use for 80 % of the time in which pull requests were pending, so the queue was full.",
      "To find out how more test slots or batches would change the waits, run: merge-queue simulate --history past.ndjson --what-if concurrency=1,2 --what-if batch=1,4",
    ]);
  });

  test.each([
    ["names failures as a cause, and advises to fix them first", 1, "33 %", true],
    ["omits failures when they take few runner minutes", 4, "", false],
  ])("decides whether to name failures as a cause: %s", async (_title, passed, share, isCause) => {
    const runs = Array.from({ length: 2 * passed }, (_, index) => result(10 + index, `p${index}`, "02T09:15"));
    const { report } = await reportOn([...runs, result(1, "a", "02T10:15", "failed"), MERGED]);

    const { answers } = report.sections[0];
    const cause = `Failures were a cause: ${share} of the runner minutes were spent on test runs that failed or that the queue stopped, and there were 3.00 test runs for each merge.`;
    expect(answers.includes(cause)).toBe(isCause);
    const advice = answers.filter((answer: string) => answer.startsWith("To shorten"));
    expect(advice).toEqual([
      ...(isCause
        ? [
            'To shorten the time to merge, fix the checks in the section "What failed most?", or quarantine flaky tests.',
          ]
        : []),
      "To shorten the largest part of this time, make the tests faster.",
    ]);
  });

  test("returns no-data without a report when nothing was tested", async () => {
    const { outputs, summary } = await reportOn([]);

    expect(outputs).toMatchObject({ result: "no-data", "report-file": "", "merged-count": "0" });
    expect(summary).toContain("0 pull requests merged, 0 failed and 0 canceled.");
  });

  test("names the state of the queue and the longest wait when a paused queue tested nothing", async () => {
    const queue = { kind: "queue", state: "paused", enqueuedPullRequests: [{ prNumber: 1 }] };
    const waiting = pullRequest(1, ["02T10:00 not_ready", "02T10:01 pending"], { isCurrentlySubmittedToQueue: true });
    const { outputs, log } = await reportOn([queue, waiting]);

    expect(outputs.result).toBe("no-data");
    expect(log).toContain("The queue was paused at the end of the time span.");
    expect(log).toContain('#1, still in the queue: 14h, mostly "pending"');
  });

  test("shows failures in the pictures when a paused queue merged no pull request", async () => {
    const queue = { kind: "queue", state: "paused", enqueuedPullRequests: [] };
    const failed = pullRequest(1, ["02T10:00 pending", "02T10:05 testing a", "02T10:15 failed"]);
    const given = [queue, result(1, "a", "02T10:15", "failed"), failed];
    const { outputs, summary } = await reportOn(given);
    const earlier = await reportOn(given, { until: "2026-03-02T20:00:00Z" });

    expect(JSON.parse(outputs.answers ?? "")[0]).toBe("The queue was paused at the end of the time span.");
    expect(summary).toContain('y-axis "failed pull requests" 0 --> 1');
    expect(earlier.outputs.answers).not.toContain("paused");
  });

  test("escapes texts of other people in all pages", async () => {
    const failing = [{ timestamp: "2026-03-02T10:15:00Z", state: "failed", testRunId: "a", failingChecks: [HOSTILE] }];
    const changes = ["02T10:00 pending", "02T10:05 testing a"];
    const { timeline } = pullRequest(1, changes);
    const more = { prTitle: HOSTILE, prAuthor: HOSTILE, state: "failed", timeline: [...timeline, ...failing] };
    const { page, summary, report } = await reportOn([
      result(1, HOSTILE, "02T10:15", "failed"),
      result(1, "a", "02T10:15", "failed"),
      pullRequest(1, changes, more),
    ]);

    expect(problemsOf(summary)).toEqual([]);
    expect(report.checks.failed).toEqual([{ name: HOSTILE, count: 1 }]);
    expect(page).toContain("&#60;img src=x onerror=a&#62;");
    expect(page).not.toMatch(/<(?:img|script|a href="(?!#s\d|https&#58;\/\/github\.com\/local\/))/);
  });

  test("writes one HTML file that loads no other file, has a title, and describes each chart", async () => {
    const { page, workspace, outputs } = await reportOn([result(1, "a", "02T10:15"), MERGED], {
      "report-file": "report.html",
    });

    expect(outputs["report-file"]).toBe(join(workspace, "report.html"));
    expect(page).toContain("<title>Merge queue for main of local/playground</title>");
    expect(page).toContain("default-src 'none'");
    const charts = [...page.matchAll(/<svg .*aria-labelledby="(\S+)"><title id="\1">(.+?)<\/title>/g)];
    expect(charts.map(([, , title]) => title)).toEqual([
      expect.stringContaining("median: at most 15 &#40;10:00&#41;"),
      expect.stringContaining("test runs: at most 1 &#40;10:00&#41;"),
      expect.stringContaining("testing: at most 10 &#40;this span&#41;"),
      "Outcomes in pull requests. merged: at most 1 &#40;10:00&#41;.",
    ]);
  });

  test.each([
    ["the history of another queue", { ...SPAN, targetBranch: "next" }, {}, "is the history of a different queue"],
    [
      "a history from GitHub",
      { ...SPAN, source: "github" },
      {},
      "contains a history from GitHub, and such a history has no data of the queue",
    ],
    ["an unfinished export", SPAN, {}, "is not a complete file that export-history wrote"],
    ["an end outside of the history", undefined, { until: "2026-03-04T00:00:00Z" }, "must be in the time span"],
    ["a file that does not exist", undefined, { "history-file": "none" }, "cannot be read"],
    ["a path for the page that does not exist", undefined, { "report-file": "none/a.html" }, "cannot be written"],
  ])("rejects %s", async (what, line, inputs, message) => {
    const files = {
      "other.ndjson": `${JSON.stringify(line)}\n${what.startsWith("an ") ? "" : `${JSON.stringify(END)}\n`}`,
    };
    const given = line === undefined ? {} : { "history-file": join(givenWorkspace(files), "other.ndjson") };
    const { log } = await reportOn([MERGED], { ...given, ...inputs });

    expect(errorLine(log)).toContain(message);
  });
});

describe("report-queue for the service", () => {
  test("reads at most max-test-runs test runs, and reports the number of the others", async () => {
    const service = await givenService({ queue: { concurrency: 5 } });
    for (let each = 0; each < 3; each += 1) givenQueued(service, { testPlan: { result: "fail" } });
    service.control.advance(3600);
    const inputs = { operation: "report-queue", "target-branch": "main", days: "1", "max-test-runs": "2" };

    const { calls, summary, outputs } = await runHere(service, inputs);

    expect(calls.filter((name) => name === "getMergeQueueTestingDetails")).toHaveLength(2);
    expect(summary).toMatch(/The checks of \d more test runs? were not read\. To read more, increase max-test-runs\./);
    expect(outputs["error-message"]).toBe("");
  });

  test("reports the failed checks as unknown when no test run can be read", async () => {
    const service = await givenService();
    givenTesting(service, { testPlan: { result: "fail" } });
    service.control.advance(3600);
    const fault = { kind: "status", status: 403 } as const;
    service.control.addFault({ endpoint: "getMergeQueueTestingDetails", times: 0, fault });

    const inputs = { operation: "report-queue", "target-branch": "main", days: "1" };
    const { outputs } = await runHere(service, inputs);

    expect(outputs.result).toBe("reported");
    expect(outputs.answers).toContain("Flaky checks are unknown");
  });
});
