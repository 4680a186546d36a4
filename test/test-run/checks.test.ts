import { describe, expect, test } from "vitest";
import { testRun } from "../../src/service/v1/schemas.js";
import { findFailingChecks, findMissingChecks, listChecks } from "../../src/test-run/checks.js";

function runOf(fields: Readonly<Record<string, unknown>>) {
  return testRun.parse({ testBranch: "trunk-merge/pr-1/x", testedPullRequests: [], ...fields });
}

function checkRuns(...runs: readonly Readonly<Record<string, unknown>>[]) {
  return { checkSuites: runs.map((run) => ({ checkRuns: [{ name: "unit", ...run }] })) };
}

describe("listChecks", () => {
  test.each([
    ["passed", "success", ["SUCCESS", "NEUTRAL", "SKIPPED", "success"]],
    ["failed", "failure", ["FAILURE", "TIMED_OUT", "CANCELLED", "ACTION_REQUIRED", "STARTUP_FAILURE", "STALE"]],
    ["unknown", "new conclusion", ["NEW_CONCLUSION"]],
  ])("returns %s when the conclusion of a check run is a %s", (result, _what, conclusions) => {
    const results = conclusions.map(
      (conclusion) => listChecks(runOf(checkRuns({ conclusion, status: "COMPLETED" })))[0],
    );
    expect(results).toEqual(conclusions.map((word) => expect.objectContaining({ result, word: word.toLowerCase() })));
  });

  test.each([
    ["running", "pending", { status: "PENDING", conclusion: null }],
    ["running", "new_status", { status: "NEW_STATUS" }],
    ["unknown", "completed", { status: "COMPLETED" }],
    ["unknown", "", {}],
    ["unknown", "", { status: null, conclusion: "" }],
  ])("returns %s and the word %j when a check run has the fields %j", (result, word, fields) => {
    expect(listChecks(runOf(checkRuns(fields)))).toMatchObject([{ result, word }]);
  });

  test("returns failed when a check run failed in one of several check suites", () => {
    const runs = ["SUCCESS", "FAILURE", "SUCCESS"].map((conclusion, index) => ({ conclusion, url: `suite ${index}` }));
    expect(listChecks(runOf(checkRuns(...runs)))).toMatchObject([{ result: "failed", url: "suite 1" }]);
  });

  test.each([
    ["passed", ["SUCCESS"]],
    ["failed", ["FAILURE", "PENDING"]],
    ["failed", ["ERROR"]],
    ["running", ["PENDING", "FAILURE", "PENDING"]],
    ["running", ["EXPECTED"]],
    ["passed", ["SUCCESS", "PENDING", "ERROR", "PENDING"]],
    ["unknown", ["NEW_STATE"]],
    ["unknown", [null, "SUCCESS"]],
  ])("returns %s when the states of a commit status are, from new to old, %j", (result, states) => {
    const statusChecks = states.map((state, index) => ({ context: "unit", state, url: `row ${index}` }));
    expect(listChecks(runOf({ statusChecks }))).toMatchObject([{ name: "unit", kind: "status", result, url: "row 0" }]);
  });

  test("uses for each commit status only the rows with its name", () => {
    const rows = [
      ["unit", "FAILURE"],
      ["lint", "SUCCESS"],
      ["unit", "PENDING"],
      ["lint", "PENDING"],
    ] as const;
    const statusChecks = rows.map(([context, state]) => ({ context, state }));
    const checks = listChecks(runOf({ requiredStatuses: ["unit"], statusChecks }));
    expect(checks.map(({ name, result }) => `${name} ${result}`)).toEqual(["unit failed", "lint passed"]);
  });

  test("compares names of commit statuses without regard to case, and names of check runs with regard to case", () => {
    const run = runOf({
      requiredStatuses: ["ci/UNIT", "Unit"],
      statusChecks: [
        { context: "CI/Unit", state: "SUCCESS" },
        { context: "ci/unit", state: "FAILURE" },
      ],
      ...checkRuns({ conclusion: "SUCCESS" }),
    });
    const checks = listChecks(run);
    expect(checks).toMatchObject([
      { name: "CI/Unit", result: "passed", required: true },
      { name: "unit", result: "passed", required: false },
    ]);
    expect(findMissingChecks(run, checks)).toEqual(["Unit"]);
  });

  test("lists a commit status and a check run separately when both have the same name", () => {
    const statusChecks = [{ context: "unit", state: "FAILURE" }];
    const checks = listChecks(runOf({ statusChecks, ...checkRuns({ conclusion: "FAILURE" }) }));
    expect(checks.map(({ kind }) => kind)).toEqual(["check-run", "status"]);
    expect(findFailingChecks(checks)).toEqual(["unit"]);
  });

  test("distinguishes required checks, missing checks and failed checks", () => {
    const statusChecks = [
      { context: "build", state: "PENDING" },
      { context: "lint", state: "ERROR" },
    ];
    const suites = [{ checkRuns: null }, ...checkRuns({ conclusion: "SUCCESS" }).checkSuites, {}];
    const requiredStatuses = ["unit", "slow", "slow", "build"];
    const run = runOf({ requiredStatuses, statusChecks, checkSuites: suites });
    const checks = listChecks(run);
    expect(checks.filter(({ required }) => required).map(({ name }) => name)).toEqual(["unit", "build"]);
    expect([findMissingChecks(run, checks), findFailingChecks(checks)]).toEqual([["slow"], ["lint"]]);
  });

  test.each([{}, { checkSuites: null, statusChecks: null, requiredStatuses: null }])(
    "returns an empty list when the test run has the fields %j",
    (fields) => {
      expect([listChecks(runOf(fields)), findMissingChecks(runOf(fields), [])]).toEqual([[], []]);
    },
  );
});
