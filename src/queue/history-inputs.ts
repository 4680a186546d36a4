import { anyTextParser, createWholeNumberParser, timestampParser } from "../inputs/parsers.js";

/** Days for which the service stores testing results. */
export const TEST_RESULT_RETENTION_DAYS = 45;

/** Inputs of the operations that write or read a history. */
export const historyFileInput = {
  parse: anyTextParser,
  description: {
    name: "history-file",
    description:
      "Path of the history, with one JSON object per line. `export-history` writes this file, and replaces an existing file when the export is complete. `report-queue` reads this file; by default, it reads the history from the service.",
  },
} as const;

export const historyDaysInput = {
  parse: createWholeNumberParser(1, TEST_RESULT_RETENTION_DAYS),
  description: {
    name: "days",
    description: `Length of the time span in days, from 1 to ${TEST_RESULT_RETENTION_DAYS}. The service stores testing results for ${TEST_RESULT_RETENTION_DAYS} days.`,
  },
} as const;

export const historyUntilInput = {
  parse: timestampParser,
  description: {
    name: "until",
    description:
      "End of the time span, such as `2026-01-31T12:00:00Z`. Default: now. If `report-queue` reads a file, the default is the end of the time span in the file.",
  },
} as const;
