export type StepEnd =
  | "green"
  /** Red, in the way that failed tests make it red. */
  | "tests-failed"
  /** Red with an exit code that does not mean failed tests. */
  | "other-failure"
  | "cancelled"
  | "skipped";

export interface StepFacts {
  /** `steps.<id>.outcome`. */
  readonly testOutcome: "success" | "failure" | "cancelled" | "skipped" | undefined;
  /** Decides where it is given. */
  readonly testExitCode: number | undefined;
  /** Exit codes that mean "tests failed"; undefined: all but 0. */
  readonly failureExitCodes: readonly number[] | undefined;
}

export function stepEndOf({ testOutcome, testExitCode, failureExitCodes }: StepFacts): StepEnd {
  if (testExitCode === 0) return "green";
  if (testExitCode !== undefined) {
    return failureExitCodes?.includes(testExitCode) === false ? "other-failure" : "tests-failed";
  }
  if (testOutcome === "success") return "green";
  // Without either there is nothing that could turn green.
  return testOutcome === "cancelled" || testOutcome === "skipped" ? testOutcome : "tests-failed";
}

interface VerdictFacts {
  readonly step: StepEnd;
  readonly files: number;
  readonly whole: boolean;
  /** Failures that count and are not known to be quarantined; those of suites, which cannot be, included. */
  readonly failed: number;
  readonly quarantined: number;
}

type Because = "failures" | "broken-files" | "not-tests" | "no-failure" | "cancelled" | "skipped";

export type Verdict =
  | { readonly result: "passed" | "quarantined" | "no-results" }
  | { readonly result: "failed"; readonly because: Because };

/**
 * A red test step turns green only when every file was read whole, at least one test failed, every failure is known
 * to be quarantined, and the step ended in the way that failed tests end it. A green one stays green only when nothing
 * speaks against it. A step that was cancelled or skipped is never green.
 */
export function verdictOf({ step, files, whole, failed, quarantined }: VerdictFacts): Verdict {
  if (files === 0) return { result: "no-results" };
  if (failed > 0) return { result: "failed", because: "failures" };
  if (!whole) return { result: "failed", because: "broken-files" };
  if (step === "cancelled" || step === "skipped") return { result: "failed", because: step };
  if (quarantined === 0) return step === "green" ? { result: "passed" } : { result: "failed", because: "no-failure" };
  return step === "other-failure" ? { result: "failed", because: "not-tests" } : { result: "quarantined" };
}
