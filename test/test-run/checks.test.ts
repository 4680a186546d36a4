import { describe, expect, test } from "vitest";
import { testRun } from "../../src/service/v1/schemas.js";
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

  test.each(["QUEUED", "IN_PROGRESS", "PENDING", "WAITING", "REQUESTED", "NEW_STATUS"])("that is %s runs", (status) => {
    expect(checkRun({ status, conclusion: null })).toMatchObject({ result: "running", word: status.toLowerCase() });
  });

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

  test.each([
    ["failed and had been pending", ["FAILURE", "PENDING"], "failed"],
    ["runs again after a failure", ["PENDING", "FAILURE", "PENDING"], "running"],
    ["passed on a second try", ["SUCCESS", "PENDING", "ERROR", "PENDING"], "passed"],
    ["says nothing by now", [null, "SUCCESS"], "unknown"],
  ])("that %s counts by its first row, the newest one", (_word, states, result) => {
    const statusChecks = states.map((state, index) => ({ context: "unit", state, url: `row ${index}` }));
    const checks = checksOf(runOf({ statusChecks }));
    expect(checks).toMatchObject([{ name: "unit", result, url: "row 0" }]);
  });

  test("has its rows among those of others", () => {
    const rows = ["unit FAILURE", "lint SUCCESS", "unit PENDING", "lint PENDING", "unit SUCCESS"];
    const statusChecks = rows.map((row) => {
      const [context, state] = row.split(" ");
      return { context, state };
    });
    const checks = checksOf(runOf({ requiredStatuses: ["unit"], statusChecks }));
    expect(checks.map(({ name, result }) => `${name} ${result}`)).toEqual(["unit failed", "lint passed"]);
    expect(failingChecks(checks)).toEqual(["unit"]);
  });

  test("is the same one in other capitals, as on GitHub, and fulfils a requirement in other capitals", () => {
    const statusChecks = [
      { context: "CI/Unit", state: "SUCCESS" },
      { context: "ci/unit", state: "FAILURE" },
    ];
    const run = runOf({ requiredStatuses: ["ci/UNIT"], statusChecks });
    const checks = checksOf(run);
    expect(checks).toMatchObject([{ name: "CI/Unit", result: "passed", required: true }]);
    expect(missingChecks(run, checks)).toEqual([]);
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

  test("name a check run letter by letter", () => {
    const other = runOf({
      requiredStatuses: ["Unit"],
      checkSuites: [{ checkRuns: [{ name: "unit", conclusion: "SUCCESS" }] }],
    });
    expect(checksOf(other)).toMatchObject([{ name: "unit", required: false }]);
    expect(missingChecks(other, checksOf(other))).toEqual(["Unit"]);
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
