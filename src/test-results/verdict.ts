/** How the test step itself ended. */
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
  readonly outcome: "success" | "failure" | "cancelled" | "skipped" | undefined;
  /** Decides where it is given. */
  readonly exitCode: number | undefined;
  /** Exit codes that mean "tests failed"; undefined: all but 0. */
  readonly failureExitCodes: readonly number[] | undefined;
}

export function stepEndOf({ outcome, exitCode, failureExitCodes }: StepFacts): StepEnd {
  if (exitCode === 0) return "green";
  if (exitCode !== undefined) {
    return failureExitCodes?.includes(exitCode) === false ? "other-failure" : "tests-failed";
  }
  switch (outcome) {
    case "success":
      return "green";
    case "cancelled":
    case "skipped":
      return outcome;
    // Without either there is nothing that could turn green.
    case "failure":
    case undefined:
      return "tests-failed";
  }
}

export interface VerdictFacts {
  readonly step: StepEnd;
  readonly files: number;
  /** True when every file was read whole. */
  readonly whole: boolean;
  /** Failures that count and are not known to be quarantined; those of suites, which cannot be, included. */
  readonly failed: number;
  /** Failures that count and are known to be quarantined. */
  readonly quarantined: number;
}

export type Verdict =
  | { readonly result: "passed" | "quarantined" | "no-results" }
  | {
      readonly result: "failed";
      readonly because: "failures" | "broken-files" | "not-tests" | "no-failure" | "cancelled" | "skipped";
    };

/**
 * A red test step turns green only when every file was read whole, at least one test failed, every failure is known
 * to be quarantined, and the step ended in the way that failed tests end it. A green one stays green only when nothing
 * speaks against it. A step that was cancelled or skipped is never green.
 */
export function verdictOf({ step, files, whole, failed, quarantined }: VerdictFacts): Verdict {
  if (files === 0) return { result: "no-results" };
  if (failed > 0) return { result: "failed", because: "failures" };
  if (!whole) return { result: "failed", because: "broken-files" };
  switch (step) {
    case "cancelled":
    case "skipped":
      return { result: "failed", because: step };
    case "other-failure":
      return { result: "failed", because: quarantined > 0 ? "not-tests" : "no-failure" };
    case "tests-failed":
      return quarantined > 0 ? { result: "quarantined" } : { result: "failed", because: "no-failure" };
    case "green":
      return { result: quarantined > 0 ? "quarantined" : "passed" };
  }
}
