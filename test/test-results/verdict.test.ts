import { expect, test } from "vitest";
import { decideVerdict, type TestStepOutcome } from "../../src/test-results/verdict.js";

const ENDS: readonly TestStepOutcome[] = ["green", "tests-failed", "other-failure", "cancelled", "skipped"];

const ROWS = ENDS.flatMap((step) =>
  [0, 1, 2].flatMap((files) =>
    [true, false].flatMap((whole) =>
      [0, 1, 5].flatMap((failed) => [0, 1, 5].map((quarantined) => ({ step, files, whole, failed, quarantined }))),
    ),
  ),
);

/** Returns the expected verdict. Each green verdict has its conditions here. */
function expected({ step, files, whole, failed, quarantined }: (typeof ROWS)[number]): string {
  if (files === 0) return "no-results";
  const isClean = whole && failed === 0;
  if (isClean && quarantined === 0 && step === "green") return "passed";
  if (isClean && quarantined > 0 && (step === "green" || step === "tests-failed")) return "quarantined";
  return "failed";
}

test("decideVerdict returns the expected verdict for every combination of facts", () => {
  expect(ROWS).toHaveLength(270);
  for (const row of ROWS) expect(decideVerdict(row).result, JSON.stringify(row)).toBe(expected(row));
  const greens = ROWS.filter((row) => ["passed", "quarantined"].includes(decideVerdict(row).result));
  expect(greens).toHaveLength(10);
});

const ALL_GOOD = { step: "tests-failed", files: 1, whole: true, failed: 0, quarantined: 1 } as const;

test.each([
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
  [
    { step: "green", quarantined: 0, whole: false },
    { result: "failed", because: "broken-files" },
  ],
] as const)("decideVerdict returns the reason when one failure is quarantined and %j: %j", (but, verdict) => {
  expect(decideVerdict({ ...ALL_GOOD, ...but })).toEqual(verdict);
});
