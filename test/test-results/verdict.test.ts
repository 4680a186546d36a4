import { describe, expect, test } from "vitest";
import { type StepEnd, stepEndOf, verdictOf } from "../../src/test-results/verdict.js";

describe("how the step ended", () => {
  const none = { testOutcome: undefined, testExitCode: undefined, failureExitCodes: undefined } as const;

  test.each([
    ["success", "green"],
    ["failure", "tests-failed"],
    ["cancelled", "cancelled"],
    ["skipped", "skipped"],
  ] as const)("by the outcome %s it is %s", (outcome, end) => {
    expect(stepEndOf({ ...none, testOutcome: outcome })).toBe(end);
  });

  test.each([
    [0, undefined, "green"],
    [1, undefined, "tests-failed"],
    [255, undefined, "tests-failed"],
    [0, [1], "green"],
    [1, [1, 101], "tests-failed"],
    [101, [1, 101], "tests-failed"],
    [2, [1, 101], "other-failure"],
  ] as const)("by the exit code %j, where %j mean failed tests, it is %s", (exitCode, codes, end) => {
    expect(stepEndOf({ ...none, testExitCode: exitCode, failureExitCodes: codes })).toBe(end);
  });

  test.each(["success", "failure", "cancelled", "skipped"] as const)(
    "the exit code decides over the outcome %s",
    (outcome) => {
      expect(stepEndOf({ ...none, testOutcome: outcome, testExitCode: 0 })).toBe("green");
      expect(stepEndOf({ ...none, testOutcome: outcome, testExitCode: 3 })).toBe("tests-failed");
    },
  );
});

const ENDS: readonly StepEnd[] = ["green", "tests-failed", "other-failure", "cancelled", "skipped"];

/** Every combination of what a verdict rests on. */
const ROWS = ENDS.flatMap((step) =>
  [0, 1, 2].flatMap((files) =>
    [true, false].flatMap((whole) =>
      [0, 1, 5].flatMap((failed) => [0, 1, 5].map((quarantined) => ({ step, files, whole, failed, quarantined }))),
    ),
  ),
);

/** The rule, said the other way round: what each green end needs. */
function expected({ step, files, whole, failed, quarantined }: (typeof ROWS)[number]): string {
  if (files === 0) return "no-results";
  const nothingAgainst = whole && failed === 0;
  if (nothingAgainst && quarantined === 0 && step === "green") return "passed";
  if (nothingAgainst && quarantined > 0 && (step === "green" || step === "tests-failed")) return "quarantined";
  return "failed";
}

test("the truth table holds in every row", () => {
  expect(ROWS).toHaveLength(270);
  for (const row of ROWS) expect(verdictOf(row).result, JSON.stringify(row)).toBe(expected(row));
  const greens = ROWS.filter((row) => ["passed", "quarantined"].includes(verdictOf(row).result));
  expect(greens).toHaveLength(10);
});

const ALL_GOOD = { step: "tests-failed", files: 1, whole: true, failed: 0, quarantined: 1 } as const;

test.each([
  [{}, { result: "quarantined" }],
  [{ quarantined: 0 }, { result: "failed", because: "no-failure" }],
  [{ failed: 1 }, { result: "failed", because: "failures" }],
  [{ whole: false }, { result: "failed", because: "broken-files" }],
  [
    { whole: false, failed: 1 },
    { result: "failed", because: "failures" },
  ],
  [{ step: "other-failure" }, { result: "failed", because: "not-tests" }],
  [
    { step: "other-failure", quarantined: 0 },
    { result: "failed", because: "no-failure" },
  ],
  [{ step: "cancelled" }, { result: "failed", because: "cancelled" }],
  [
    { step: "skipped", quarantined: 0 },
    { result: "failed", because: "skipped" },
  ],
  [{ step: "green" }, { result: "quarantined" }],
  [{ step: "green", quarantined: 0 }, { result: "passed" }],
  [
    { step: "green", quarantined: 0, whole: false },
    { result: "failed", because: "broken-files" },
  ],
  [{ step: "cancelled", files: 0 }, { result: "no-results" }],
] as const)("one failure that is quarantined, but %j: %j", (but, verdict) => {
  expect(verdictOf({ ...ALL_GOOD, ...but })).toEqual(verdict);
});
