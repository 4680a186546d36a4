import { describe, expect, test } from "vitest";
import {
  pullRequestHistory,
  pullRequestRecord,
  quarantinedTestsPage,
  queue,
  testingResultsPage,
  testRun,
} from "../../../src/service/v1/schemas.js";

const RECORD = { stateChangedAt: "2026-01-01T00:00:00.000Z", isCurrentlySubmittedToQueue: true, prSha: "a".repeat(40) };

describe("pullRequestRecord", () => {
  test("requires only the fields that decisions need", () => {
    expect(pullRequestRecord.parse(RECORD)).toEqual(RECORD);
  });

  test.each(Object.keys(RECORD))("rejects a record without %s", (field) => {
    const { [field]: _missing, ...rest } = { ...RECORD } as Record<string, unknown>;
    expect(pullRequestRecord.safeParse(rest).success).toBe(false);
  });

  test.each([
    ["TESTS_PASSED", "tests_passed"],
    ["Pending_Failure", "pending_failure"],
    ["ON_HOLD", "on_hold"],
    [null, null],
    ["", ""],
  ])("reads the state %j in lower case", (state, read) => {
    expect(pullRequestRecord.parse({ ...RECORD, state }).state).toBe(read);
  });

  test("reads a number that is written as a string, and rejects any other string", () => {
    const record = pullRequestRecord.parse({ ...RECORD, prNumber: "12", priorityValue: "10" });
    expect([record.prNumber, record.priorityValue]).toEqual([12, 10]);
    expect(pullRequestRecord.safeParse({ ...RECORD, prNumber: "twelve" }).success).toBe(false);
    expect(pullRequestRecord.safeParse({ ...RECORD, prNumber: "" }).success).toBe(false);
  });

  test("accepts null for optional fields", () => {
    const names = ["id", "state", "prNumber", "prTitle", "prBaseBranch", "prAuthor", "priorityValue"];
    const more = ["priorityName", "usedDefaultPriorityName", "skipTheLine", "forceEnqueued", "readiness"];
    const nulls = Object.fromEntries([...names, ...more, "noBatch", "verifiedByTestRun"].map((name) => [name, null]));
    expect(pullRequestRecord.parse({ ...RECORD, ...nulls })).toEqual({ ...RECORD, ...nulls });
  });

  test("returns unknown fields of the record and of its readiness", () => {
    const readiness = { gitHubMergeability: "NOT_MERGEABLE", hasImpactedTargets: null, newRule: 1 };
    const record = pullRequestRecord.parse({ ...RECORD, readiness, newField: { a: [1] } });
    expect(record.newField).toEqual({ a: [1] });
    expect(record.readiness).toEqual({ ...readiness, gitHubMergeability: "not_mergeable" });
  });
});

describe("pullRequestHistory", () => {
  test("returns states in lower case and reasons in upper case", () => {
    const timeline = [
      { state: "NOT_READY", timestamp: "2026-01-01T00:00:00.000Z", reason: "api_requested" },
      { state: "failed", reason: "Start_Test_Run_Merge_Conflict", failure: { conflictCulprit: { number: "7" } } },
      { state: "testing", reason: null },
    ];
    expect(pullRequestHistory.parse({ ...RECORD, timeline }).timeline).toMatchObject([
      { state: "not_ready", reason: "API_REQUESTED" },
      { state: "failed", reason: "START_TEST_RUN_MERGE_CONFLICT", failure: { conflictCulprit: { number: 7 } } },
      { state: "testing", reason: null },
    ]);
  });

  test.each([undefined, null, "none", 7, {}, [1], [{ reason: "x" }]])("ignores the invalid timeline %j", (timeline) => {
    expect(pullRequestHistory.parse({ ...RECORD, timeline }).timeline ?? undefined).toBeUndefined();
  });
});

test("testingResultsPage returns the results of a page", () => {
  const row = { prNumber: "3", endedAt: "2026-01-01T00:00:00.000Z", outcome: "FAILED", testRunId: "run-1" };
  const page = { testingResults: [{ ...row, bisection: "ENTERED_BISECTION", newField: 1 }], totalItems: 70 };
  expect(testingResultsPage.parse(page)).toEqual([
    { ...row, prNumber: 3, outcome: "failed", bisection: "entered_bisection", newField: 1 },
  ]);
  expect(testingResultsPage.safeParse({}).success).toBe(false);
});

test("queue requires only the state and the pull requests, and accepts null for required statuses", () => {
  expect(queue.parse({ state: "PAUSED", enqueuedPullRequests: [] }).state).toBe("paused");
  const full = queue.parse({
    state: "SWITCHING_MODES",
    mode: "PARALLEL",
    mergeMethod: "SQUASH",
    concurrency: "4",
    requiredStatuses: null,
    enqueuedPullRequests: [{ prNumber: "3", state: "NEW_STATE", extra: true }],
  });
  expect(full).toMatchObject({
    state: "switching_modes",
    mode: "parallel",
    mergeMethod: "squash",
    concurrency: 4,
    requiredStatuses: null,
    enqueuedPullRequests: [{ prNumber: 3, state: "new_state", extra: true }],
  });
});

test.each([{}, { state: "running" }, { enqueuedPullRequests: [] }, [], null, "OK", 7])(
  "the schema of a queue rejects the reply %j",
  (value) => {
    expect(queue.safeParse(value).success).toBe(false);
  },
);

test("testRun returns the results of checks in lower case", () => {
  const run = testRun.parse({
    testBranch: "trunk-merge/pr-1/x",
    testedPullRequests: [{ prNumber: 1 }],
    status: "IN_PROGRESS",
    requiredStatuses: null,
    checkSuites: [{ checkRuns: [{ name: "unit", conclusion: "TIMED_OUT" }] }, { checkRuns: null }],
    statusChecks: [{ context: "build", state: "FAILURE" }],
    requiredStatusesSource: "trunk_config",
  });
  expect(run.status).toBe("in_progress");
  expect(run.checkSuites?.[0]?.checkRuns?.[0]?.conclusion).toBe("timed_out");
  expect(run.statusChecks?.[0]?.state).toBe("failure");
});

test("quarantinedTestsPage accepts null and any total, and returns the tests unchanged", () => {
  const item = { name: "adds", file: null, codeowners: null, status: "FLAKY", quarantine_setting: "New", extra: [1] };
  const page = quarantinedTestsPage.parse({ quarantined_tests: [item], page: { total_rows: "many" } });
  expect(page).toEqual({ tests: [item], nextPage: "", total: undefined });
  expect(quarantinedTestsPage.safeParse({ quarantined_tests: [] }).success).toBe(false);
});
