export type StepOutcome =
  | "green"
  | "tests-failed"
  /** Red, with an exit code for something other than failed tests. */
  | "other-failure"
  | "cancelled"
  | "skipped";

export interface StepFacts {
  readonly testOutcome: "success" | "failure" | "cancelled" | "skipped" | undefined;
  /** Exit code; overrides the outcome. */
  readonly testExitCode: number | undefined;
  /** Exit codes that mean failed tests; default: all but 0. */
  readonly failureExitCodes: readonly number[] | undefined;
}

export function readStepOutcome({ testOutcome, testExitCode, failureExitCodes }: StepFacts): StepOutcome {
  if (testExitCode === 0) return "green";
  if (testExitCode !== undefined) {
    return failureExitCodes?.includes(testExitCode) === false ? "other-failure" : "tests-failed";
  }
  if (testOutcome === "success") return "green";
  return testOutcome === "cancelled" || testOutcome === "skipped" ? testOutcome : "tests-failed";
}

interface VerdictFacts {
  readonly step: StepOutcome;
  readonly files: number;
  readonly whole: boolean;
  /** Number of failures that count, of tests and suites. */
  readonly failed: number;
  readonly quarantined: number;
}

type Because = "failures" | "broken-files" | "not-tests" | "no-failure" | "cancelled" | "skipped";

export type Verdict =
  | { readonly result: "passed" | "quarantined" | "no-results" }
  | { readonly result: "failed"; readonly because: Because };

/**
 * Turns a red step green only if every file was read completely, a test failed, every failure is quarantined and the
 * exit code means failed tests. A canceled or skipped step never turns green.
 */
export function decideVerdict({ step, files, whole, failed, quarantined }: VerdictFacts): Verdict {
  if (files === 0) return { result: "no-results" };
  if (failed > 0) return { result: "failed", because: "failures" };
  if (!whole) return { result: "failed", because: "broken-files" };
  if (step === "cancelled" || step === "skipped") return { result: "failed", because: step };
  if (quarantined === 0) return step === "green" ? { result: "passed" } : { result: "failed", because: "no-failure" };
  return step === "other-failure" ? { result: "failed", because: "not-tests" } : { result: "quarantined" };
}
