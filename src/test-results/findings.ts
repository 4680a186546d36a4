import type { QuarantinedTest } from "../quarantined-tests/all-pages.js";
import type { LookUp } from "./look-up.js";
import type { FindListed, Match } from "./quarantine.js";
import type { MissingReport } from "./report-files.js";
import type { ReportsRead } from "./reports.js";
import type { TestCase } from "./test-case.js";
import type { Verdict } from "./verdict.js";

/** A failure that is known to be quarantined, and by what. */
export interface QuarantinedFailure extends Match {
  readonly test: TestCase;
}

/** Everything that a check found out. */
export interface Findings {
  readonly reports: ReportsRead;
  /** Names of the report files that were read. */
  readonly files: readonly string[];
  /** Lines of junit-paths without a file; they are among the broken reports too. */
  readonly missing: readonly MissingReport[];
  /** Undefined where nothing failed: nobody was asked. */
  readonly lookUp: LookUp | undefined;
  /** Failed tests that count. */
  readonly failed: readonly TestCase[];
  readonly quarantined: readonly QuarantinedFailure[];
  /** Tests of the list that passed. */
  readonly passing: readonly QuarantinedTest[];
  readonly verdict: Verdict;
}

/** Tells the failures that are quarantined from those that count. */
export function splitFailures(
  failures: readonly TestCase[],
  find: FindListed,
): Pick<Findings, "failed" | "quarantined"> {
  const failed: TestCase[] = [];
  const quarantined: QuarantinedFailure[] = [];
  for (const test of failures) {
    const match = find(test);
    if (match === undefined) failed.push(test);
    else quarantined.push({ test, ...match });
  }
  return { failed, quarantined };
}

/** The outputs about failures. */
export function countOutputs({ reports, failed, quarantined }: Findings) {
  const suites = reports.suiteFailures.map(({ suite, file }) => ({
    name: null,
    parent: suite,
    file: file || null,
    classname: null,
  }));
  const failures = [...suites, ...failed.map(namesOf)];
  return {
    "failed-count": failures.length,
    "quarantined-count": quarantined.length,
    "failed-tests": failures,
    "quarantined-failures": quarantined.map(({ test }) => namesOf(test)),
  };
}

/** More than the outputs hold. */
export function recordOf({ reports, files, quarantined, passing }: Findings) {
  const { cases, suiteFailures, broken } = reports;
  return {
    tests: cases,
    files,
    brokenFiles: broken,
    failedSuites: suiteFailures,
    quarantine: quarantined.map(({ test, listed, rule }) => ({ test: namesOf(test), rule, listed })),
    passingQuarantinedTests: passing,
  };
}

/** The names of a test as the list of quarantined tests has them: null where there is none. */
function namesOf({ name, parent, file, suiteFile, classname }: TestCase) {
  return { name, parent: parent || null, file: file || suiteFile || null, classname: classname || null };
}
