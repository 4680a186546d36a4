import { expect, test } from "vitest";
import { testRun } from "../../src/service/v1/schemas.js";
import { describeTestRun, listTestRunAdvice } from "../../src/test-run/read.js";

function runOf(fields: Readonly<Record<string, unknown>>) {
  const testedPullRequests = [{ prNumber: 7 }];
  return testRun.parse({ testBranch: "trunk-merge/pr-7/x", testedPullRequests, ...fields });
}

function failed(...names: readonly string[]) {
  return names.map((context) => ({ context, state: "FAILURE" }));
}

const pending = [{ context: "unit", state: "PENDING" }];

test.each([
  [{ status: "SUCCEEDED" }, "The test run x of #7 succeeded."],
  [{ status: "CANCELLED" }, "The test run x of #7 was canceled."],
  [{ status: "IN_PROGRESS", statusChecks: pending }, "The test run x of #7 is in progress."],
  [{ status: "IN_PROGRESS", statusChecks: failed("unit") }, "The test run x of #7 is in progress; unit failed so far."],
  [{ status: "FAILED" }, "The test run x of #7 failed."],
  [{ status: "FAILED", statusChecks: failed("unit") }, "The test run x of #7 failed: unit failed."],
  [
    { status: "FAILED", statusChecks: failed("a", "b", "c", "d", "e") },
    "The test run x of #7 failed: a, b, c and 2 more failed.",
  ],
  [{ status: "FAILED", requiredStatuses: ["slow"] }, "The test run x of #7 failed: the service has no report of slow."],
  [
    { status: "FAILED", requiredStatuses: ["slow", "slower"] },
    "The test run x of #7 failed: the service has no report of slow and slower.",
  ],
  [
    { status: "FAILED", requiredStatuses: ["slow"], statusChecks: failed("lint") },
    "The test run x of #7 failed: the service has no report of slow, and lint failed.",
  ],
  [
    { status: "FAILED", requiredStatuses: ["slow", "unit"], statusChecks: failed("lint", "unit") },
    "The test run x of #7 failed: unit and lint failed.",
  ],
  [
    { status: "FAILED", requiredStatuses: ["unit"], statusChecks: pending },
    "The test run x of #7 failed: unit had not finished.",
  ],
  [
    { status: "FAILED", statusChecks: failed("u".repeat(5000), "") },
    "The test run x of #7 failed: (a text of 5000 characters) and (no name) failed.",
  ],
  [{ status: "FAILED", testedPullRequests: null }, "The test run x failed."],
  [{}, "The service does not report the status of the test run x of #7."],
  [{ status: "ON_HOLD" }, "The test run x of #7 has a status that this version does not know: on hold."],
])("describeTestRun describes a run with the fields %j as %j", (fields, words) => {
  expect(describeTestRun(runOf(fields), "x")).toBe(words);
});

test("describeTestRun shows only the length of a long id", () => {
  expect(describeTestRun(runOf({ status: "FAILED" }), "x".repeat(10_000))).toBe(
    "The test run (a text of 10000 characters) of #7 failed.",
  );
});

const BATCH = { testedPullRequests: [{ prNumber: 7 }, { prNumber: 8 }] };
const SHARED = "The run tests #7 and #8 together, as a batch, and any of them may be the cause.";
const UNREPORTED = expect.stringContaining("If a required check never reports, the test run fails");
const NOTHING_FAILED = expect.stringContaining("No check failed, and no required check is missing");

test.each([
  [{ status: "FAILED", requiredStatuses: ["slow"], ...BATCH }, [SHARED, UNREPORTED]],
  [{ status: "FAILED" }, [NOTHING_FAILED]],
  [{ status: "FAILED", statusChecks: failed("unit") }, []],
  [{ status: "FAILED", requiredStatuses: ["slow", "unit"], statusChecks: failed("unit") }, []],
  [{ status: "SUCCEEDED", ...BATCH }, []],
])("listTestRunAdvice for a run with the fields %j returns %j", (fields, advice) => {
  expect(listTestRunAdvice(runOf(fields))).toEqual(advice);
});
