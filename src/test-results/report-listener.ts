import type { ReportTime, SuiteFailure, TestCase } from "./test-case.js";

/** What somebody wants to know of a report while it is read. */
export interface ReportListener {
  onCase(testCase: TestCase): void;
  onSuiteFailure(failure: SuiteFailure): void;
  /** The time of a suite or of a test case, as it comes. */
  onTime(time: ReportTime): void;
  /** A result stands where none belongs, so it does not count. */
  onMisplaced(words: string): void;
  /** The report says that more went wrong than it shows. */
  onShortfall(words: string): void;
}

/** What is known of the report itself comes with its reading. */
export type ResultListener = Omit<ReportListener, "onMisplaced" | "onShortfall">;
