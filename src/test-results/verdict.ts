export type TestStepOutcome =
  | "green"
  | "tests-failed"
  /** The step failed with an exit code that does not mean failed tests. */
  | "other-failure"
  | "cancelled"
  | "skipped";

export interface TestStepFacts {
  readonly testOutcome: "success" | "failure" | "cancelled" | "skipped" | undefined;
  /** Exit code of the tests; replaces `testOutcome` if set. */
  readonly testExitCode: number | undefined;
  /** Exit codes that mean failed tests. If undefined, every code except 0 means failed tests. */
  readonly failureExitCodes: readonly number[] | undefined;
}

export function readTestStepOutcome({ testOutcome, testExitCode, failureExitCodes }: TestStepFacts): TestStepOutcome {
  if (testExitCode === 0) return "green";
  if (testExitCode !== undefined) {
    return failureExitCodes?.includes(testExitCode) === false ? "other-failure" : "tests-failed";
  }
  if (testOutcome === "success") return "green";
  return testOutcome === "cancelled" || testOutcome === "skipped" ? testOutcome : "tests-failed";
}

interface VerdictFacts {
  readonly step: TestStepOutcome;
  readonly files: number;
  readonly whole: boolean;
  /** Number of failed tests and suites that are not quarantined. */
  readonly failed: number;
  readonly quarantined: number;
}

type Because = "failures" | "broken-files" | "not-tests" | "no-failure" | "cancelled" | "skipped";

export type Verdict =
  | { readonly result: "passed" | "quarantined" | "no-results" }
  | { readonly result: "failed"; readonly because: Because };

/**
 * Decides the result. A failed step passes only if all files are complete, a test failed, all failures are quarantined,
 * and the exit code means failed tests. A canceled or skipped step never passes.
 */
export function decideVerdict({ step, files, whole, failed, quarantined }: VerdictFacts): Verdict {
  if (files === 0) return { result: "no-results" };
  if (failed > 0) return { result: "failed", because: "failures" };
  if (!whole) return { result: "failed", because: "broken-files" };
  if (step === "cancelled" || step === "skipped") return { result: "failed", because: step };
  if (quarantined === 0) return step === "green" ? { result: "passed" } : { result: "failed", because: "no-failure" };
  return step === "other-failure" ? { result: "failed", because: "not-tests" } : { result: "quarantined" };
}
