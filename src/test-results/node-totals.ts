import { shorten } from "../text/truncate.js";

/** Sums over a report that the totals are compared with. */
interface Found {
  readonly suites: number;
  readonly failedCases: number;
  readonly failingSuites: number;
}

const TOTAL = /^\s*(fail|cancelled|suites)\s+([-+]?\.?\d\S*)\s*$/;
const SHOWN_CHARACTERS = 300;

/** True for a number of tests as reports write it. */
export function isCount(text: string): boolean {
  return /^\d{1,9}$/.test(text);
}

/** The totals of Node's test runner, which stand in comments at the end of its report. */
export function createNodeTotals() {
  const totals = new Map<string, number>();
  return {
    /** Reads a comment; returns why a total in it cannot be read. */
    read(comment: string): string | undefined {
      const [, name, total = ""] = TOTAL.exec(comment) ?? [];
      if (name === undefined) return undefined;
      if (!isCount(total)) return `the total "${name} ${shorten(total, SHOWN_CHARACTERS)}" is no number of tests`;
      totals.set(name, Number(total));
      return undefined;
    },
    /**
     * Node's test runner writes a test with parts as a suite, and leaves out when that test itself failed. Its totals
     * tell of it. Returns what is wrong with the report by them; undefined when they fit, or when there are none.
     */
    shortfall({ suites, failedCases, failingSuites }: Found): string | undefined {
      const [fail, described] = [totals.get("fail"), totals.get("suites")];
      if (fail === undefined || described === undefined || described > suites) return undefined;
      const failed = fail + (totals.get("cancelled") ?? 0);
      // A test with a failing part has failed as well; at most `described` of the failing suites are no tests.
      const shown = failedCases + Math.max(0, failingSuites - described);
      return failed <= shown
        ? undefined
        : `its totals tell of ${failed} failed tests, but only ${shown} can be found in it; Node's reporter leaves out failures of tests that have parts`;
    },
  };
}
