/** What the totals of Node's test runner are compared with. */
export interface Found {
  /** Test cases that failed. */
  readonly failed: number;
  /** Suites in the report, and those among them with a failure inside. */
  readonly suites: number;
  readonly failingSuites: number;
}

/**
 * Node's test runner writes a test with parts as a suite, and leaves out when that test itself failed. Its totals, which
 * stand in comments at the end of the report, tell of it.
 */
export interface NodeTotals {
  note(comment: string): void;
  /** What is wrong with the report by its totals; undefined when they fit, or when there are none. */
  problem(found: Found): string | undefined;
}

export function createNodeTotals(): NodeTotals {
  const totals = new Map<string, number>();
  return {
    note(comment) {
      const [, name = "", count = ""] = /^\s*(fail|cancelled|suites)\s+(\d{1,9})\s*$/.exec(comment) ?? [];
      if (name !== "") totals.set(name, Number(count));
    },
    problem({ failed, suites, failingSuites }) {
      const fail = totals.get("fail");
      const described = totals.get("suites");
      if (fail === undefined || described === undefined || described > suites) return undefined;
      const told = fail + (totals.get("cancelled") ?? 0);
      // A test with a failing part has failed as well; at most `described` of the failing suites are no tests.
      const shown = failed + Math.max(0, failingSuites - described);
      return told <= shown
        ? undefined
        : `its totals tell of ${told} failed tests, but only ${shown} can be found in it; Node's reporter leaves out failures of tests that have parts`;
    },
  };
}
