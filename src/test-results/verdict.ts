export type StepEnd =
  | "green"
  | "tests-failed"
  /** Red with an exit code that does not mean failed tests. */
  | "other-failure"
  | "cancelled"
  | "skipped";

export interface StepFacts {
  /** `steps.<id>.outcome`. */
  readonly testOutcome: "success" | "failure" | "cancelled" | "skipped" | undefined;
  /** Overrides the outcome. */
  readonly testExitCode: number | undefined;
  /** Default: all but 0. */
  readonly failureExitCodes: readonly number[] | undefined;
}

export function stepEndOf({ testOutcome, testExitCode, failureExitCodes }: StepFacts): StepEnd {
  if (testExitCode === 0) return "green";
  if (testExitCode !== undefined) {
    return failureExitCodes?.includes(testExitCode) === false ? "other-failure" : "tests-failed";
  }
  if (testOutcome === "success") return "green";
  // Without either nothing could turn green.
  return testOutcome === "cancelled" || testOutcome === "skipped" ? testOutcome : "tests-failed";
}

interface VerdictFacts {
  readonly step: StepEnd;
  readonly files: number;
  readonly whole: boolean;
  /** Failures that count, also of suites. */
  readonly failed: number;
  readonly quarantined: number;
}

type Because = "failures" | "broken-files" | "not-tests" | "no-failure" | "cancelled" | "skipped";

export type Verdict =
  | { readonly result: "passed" | "quarantined" | "no-results" }
  | { readonly result: "failed"; readonly because: Because };

/**
 * A red step turns green only when all files were read whole, a test failed, all failures are quarantined and the exit
 * code means failed tests. Canceled and skipped steps are never green.
 */
export function verdictOf({ step, files, whole, failed, quarantined }: VerdictFacts): Verdict {
  if (files === 0) return { result: "no-results" };
  if (failed > 0) return { result: "failed", because: "failures" };
  if (!whole) return { result: "failed", because: "broken-files" };
  if (step === "cancelled" || step === "skipped") return { result: "failed", because: step };
  if (quarantined === 0) return step === "green" ? { result: "passed" } : { result: "failed", because: "no-failure" };
  return step === "other-failure" ? { result: "failed", because: "not-tests" } : { result: "quarantined" };
}
