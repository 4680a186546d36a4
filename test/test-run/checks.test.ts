import { describe, expect, test } from "vitest";
import { testRun } from "../../src/api/schemas.js";
import { checksOf, failingChecks, missingChecks } from "../../src/test-run/checks.js";

function runOf(fields: Readonly<Record<string, unknown>>) {
  return testRun.parse({ testBranch: "trunk-merge/pr-1/x", testedPullRequests: [], ...fields });
}

function checkRun(fields: Readonly<Record<string, unknown>>) {
  return checksOf(runOf({ checkSuites: [{ checkRuns: [{ name: "unit", ...fields }] }] }))[0];
}

describe("a check run", () => {
  test.each(["SUCCESS", "NEUTRAL", "SKIPPED", "success"])("that concluded %s is good", (conclusion) => {
    expect(checkRun({ conclusion, status: "COMPLETED" })?.result).toBe("passed");
  });

  test.each(["FAILURE", "TIMED_OUT", "CANCELLED", "ACTION_REQUIRED", "STARTUP_FAILURE", "STALE"])(
    "that concluded %s ended badly",
    (conclusion) => {
      expect(checkRun({ conclusion, status: "COMPLETED" })?.result).toBe("failed");
    },
  );

  test.each(["QUEUED", "IN_PROGRESS", "PENDING", "WAITING", "REQUESTED", "NEW_STATUS"])(
    "that is %s runs",
    (status) => {
      expect(checkRun({ status, conclusion: null })).toMatchObject({
        result: "running",
        word: status.toLowerCase(),
      });
    },
  );

  test.each([
    [{}, ""],
    [{ status: "COMPLETED" }, "completed"],
    [{ status: "COMPLETED", conclusion: "NEW_CONCLUSION" }, "new_conclusion"],
    [{ status: null, conclusion: "" }, ""],
  ])("of which %j is known is neither good nor bad", (fields, word) => {
    expect(checkRun(fields)).toMatchObject({ result: "unknown", word });
  });

  test("that failed in one suite fails its name, whatever the others say", () => {
    const conclusions = ["SUCCESS", "FAILURE", "SUCCESS"];
    const checkSuites = conclusions.map((conclusion, index) => ({
      checkRuns: [{ name: "unit", conclusion, url: `suite ${index}` }],
    }));
    const checks = checksOf(runOf({ checkSuites }));

    expect(checks).toHaveLength(1);
    expect(checks[0]).toMatchObject({ result: "failed", url: "suite 1" });
  });
});

describe("a commit status", () => {
  test.each([
    ["SUCCESS", "passed"],
    ["FAILURE", "failed"],
    ["ERROR", "failed"],
    ["PENDING", "running"],
    ["EXPECTED", "running"],
    ["NEW_STATE", "unknown"],
    [null, "unknown"],
  ])("that is %s is %s", (state, result) => {
    const [check] = checksOf(runOf({ statusChecks: [{ context: "unit", state }] }));
    expect(check).toMatchObject({ name: "unit", kind: "status", result, url: undefined });
  });

  test("counts by its last entry", () => {
    const statusChecks = [
      { context: "unit", state: "FAILURE" },
      { context: "unit", state: "SUCCESS" },
    ];
    expect(checksOf(runOf({ statusChecks })).map(({ result }) => result)).toEqual(["passed"]);
  });

  test("and a check run of the same name are two checks, of which each may fail", () => {
    const checks = checksOf(
      runOf({
        statusChecks: [{ context: "unit", state: "FAILURE" }],
        checkSuites: [{ checkRuns: [{ name: "unit", conclusion: "FAILURE" }] }],
      }),
    );

    expect(checks.map(({ kind }) => kind)).toEqual(["check-run", "status"]);
    expect(failingChecks(checks)).toEqual(["unit"]);
  });
});

describe("the required checks", () => {
  const run = runOf({
    requiredStatuses: ["unit", "slow", "slow", "build"],
    statusChecks: [
      { context: "build", state: "PENDING" },
      { context: "lint", state: "ERROR" },
    ],
    checkSuites: [{ checkRuns: null }, { checkRuns: [{ name: "unit", conclusion: "SUCCESS" }] }, {}],
  });
  const checks = checksOf(run);

  test("are marked", () => {
    expect(checks.filter(({ required }) => required).map(({ name }) => name)).toEqual(["unit", "build"]);
  });

  test("of which there is no report are missing; one that still runs is not", () => {
    expect(missingChecks(run, checks)).toEqual(["slow"]);
  });

  test("do not limit what fails", () => {
    expect(failingChecks(checks)).toEqual(["lint"]);
  });
});

test.each([{}, { checkSuites: null, statusChecks: null, requiredStatuses: null }])(
  "a run without reports (%j) has no checks",
  (fields) => {
    const run = runOf(fields);
    expect([checksOf(run), missingChecks(run, [])]).toEqual([[], []]);
  },
);
