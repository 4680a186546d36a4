import { escapeText, FULL_LIST_NOTE, joinBlocks, toInlineCode, toLimitedTable, toTable } from "../text/markdown.js";
import { toBarChart } from "../text/mermaid.js";
import { shortenText } from "../text/truncate.js";
import {
  computeHistogramBuckets,
  DURATION_METRIC_NAMES,
  formatFigure,
  formatSeconds,
  type QueueMetrics,
} from "./figures.js";
import type { MetricConditionResult } from "./health.js";
import type { FigureName } from "./outputs.js";

const SNAPSHOT = "Counts and times cover the last hour. Do not apply `rate()` or `increase()` to these metrics.";

/**
 * Formats the summary. `queue` is undefined if the queue has no samples. `all` is set only for the scope
 * `organization`.
 */
export function formatMetricsPage(
  sentences: readonly string[],
  verdicts: readonly MetricConditionResult[],
  queue: QueueMetrics | undefined,
  all: readonly QueueMetrics[] | undefined,
): string {
  return joinBlocks([
    ...sentences.map(escapeText),
    verdicts.length === 0 ? "" : verdictTable(verdicts),
    ...(queue === undefined ? [] : figureParts(queue)),
    ...(all === undefined ? [] : queueTable(all)),
    SNAPSHOT,
  ]);
}

const VERDICTS = { met: "**met**", "not-met": "not met", "not-evaluated": "not evaluated" } as const;

function verdictTable(verdicts: readonly MetricConditionResult[]): string {
  const rows = verdicts.map(({ input, condition, seen, kind }) => [
    input,
    toInlineCode(condition.text),
    escapeText(seen),
    VERDICTS[kind],
  ]);
  return toTable(["", "Condition", "Seen", "Verdict"], rows);
}

function figureParts(queue: QueueMetrics): string[] {
  const counts = toTable(
    COUNTS.map(([title]) => title),
    [COUNTS.map(([, name]) => cell(queue, name))],
  );
  const times = toTable(
    ["Time", "Median", "The 95th percentile"],
    TIME_ROWS.map(([title, p50, p95]) => [title, cell(queue, p50), cell(queue, p95)]),
  );
  return [counts, times, firstChart(queue)];
}

const COUNTS: readonly (readonly [title: string, FigureName])[] = [
  ["In the queue", "depth"],
  ["Awaiting mergeability", "awaiting-mergeability"],
  ["Test slots in use", "testing-slots-active"],
  ["Merged", "merged-1h"],
  ["Failed", "failed-1h"],
  ["Canceled", "cancelled-1h"],
  ["Restarts", "restarts-1h"],
];

const TIME_ROWS: readonly (readonly [title: string, p50: FigureName, p95: FigureName])[] = [
  ["Waiting for tests", "wait-p50-seconds", "wait-p95-seconds"],
  ["Testing", "test-p50-seconds", "test-p95-seconds"],
  ["Total time in the queue", "time-in-queue-p50-seconds", "time-in-queue-p95-seconds"],
];

function cell({ figures }: QueueMetrics, name: FigureName): string {
  return escapeText(formatFigure(figures.get(name), name, "–"));
}

const CHARTS: readonly (readonly [title: string, metric: string])[] = [
  ["Time in the queue", DURATION_METRIC_NAMES.inQueue],
  ["Duration of tests", DURATION_METRIC_NAMES.test],
  ["Wait for tests", DURATION_METRIC_NAMES.wait],
];

function firstChart({ samples }: QueueMetrics): string {
  for (const [title, metric] of CHARTS) {
    // The counts of buckets are cumulative, so a bar shows the difference to the previous bucket.
    const bars = computeHistogramBuckets(samples, metric).map(({ upTo, count }, index, buckets) => ({
      label: Number.isFinite(upTo) ? formatSeconds(upTo) : "longer",
      value: count - (buckets[index - 1]?.count ?? 0),
    }));
    if (!bars.some(({ value }) => value > 0)) continue;
    return toBarChart({ title: `${title} in the last hour`, labels: "up to", values: "pull requests", bars }) ?? "";
  }
  return "";
}

const QUEUES_SHOWN = 200;

const COLUMNS: readonly (readonly [title: string, FigureName])[] = [
  ["In the queue", "depth"],
  ["Testing", "testing-slots-active"],
  ["Merged", "merged-1h"],
  ["Failed", "failed-1h"],
  ["Wait p95", "wait-p95-seconds"],
  ["In queue p95", "time-in-queue-p95-seconds"],
];

/** Formats a table of all queues, the longest queue first. */
function queueTable(all: readonly QueueMetrics[]): string[] {
  const queues = all.toSorted((one, other) => depthOf(other) - depthOf(one) || (keyOf(one) < keyOf(other) ? -1 : 1));
  const rowOf = (queue: QueueMetrics): string[] => [
    ...[queue.repository, queue.branch].map((text) => toInlineCode(shortenText(text, LABEL_CHARACTERS))),
    ...COLUMNS.map(([, name]) => cell(queue, name)),
  ];
  const head = ["Repository", "Branch", ...COLUMNS.map(([title]) => title)];
  const limit = { atMost: QUEUES_SHOWN, whole: FULL_LIST_NOTE };
  return ["#### All queues of the organization", toLimitedTable(head, queues, rowOf, limit)];
}

function keyOf({ repository, branch }: QueueMetrics): string {
  return `${repository}\0${branch}`;
}

const LABEL_CHARACTERS = 200;

function depthOf({ figures }: QueueMetrics): number {
  return figures.get("depth")?.value ?? -1;
}
