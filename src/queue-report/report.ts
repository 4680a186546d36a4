import type { ExportedHistory } from "../queue/history-file.js";
import { TIME_UNIT_MS } from "../text/format.js";
import { explainFailures, type TestRunsById } from "./failures.js";
import { computeQueueStatistics, type TimeSpanMs } from "./figures.js";

export type Report = ReturnType<typeof computeReport>;

interface ReportOptions {
  readonly span: TimeSpanMs;
  /** Number of days of the previous span, which the report compares with this span. */
  readonly days: number;
  readonly costPerMinute: number;
  readonly testRuns: TestRunsById;
}

/** Computes all figures of a report. The JSON file contains them, and all pages show them. */
export function computeReport(history: ExportedHistory, { span, days, costPerMinute, testRuns }: ReportOptions) {
  const before = { fromMs: span.fromMs - days * TIME_UNIT_MS.d, toMs: span.fromMs };
  const isCovered = Date.parse(history.span.since) <= before.fromMs;
  return {
    formatVersion: 1,
    repository: history.span.repository,
    targetBranch: history.span.targetBranch,
    costPerMinute,
    /** State of the queue when the history was read; null for a span that ended before. */
    queueState: span.toMs === Date.parse(history.span.until) ? (history.queue?.state ?? null) : null,
    figures: computeQueueStatistics(history, span, costPerMinute),
    /** Figures of the previous span; null if the history does not contain that span. */
    previous: isCovered ? computeQueueStatistics(history, before, costPerMinute) : null,
    ...explainFailures(history, span, testRuns),
  };
}
