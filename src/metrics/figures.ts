import { formatDuration } from "../text/format.js";
import type { FigureName } from "./outputs.js";
import { type MetricSample, parseNumber } from "./text-format.js";

/** Queue with its samples by metric name, and the figures computed from them. */
export interface QueueMetrics {
  readonly repository: string;
  readonly branch: string;
  readonly samples: Samples;
  readonly figures: ReadonlyMap<string, FigureValue | undefined>;
}

type Samples = ReadonlyMap<string, readonly MetricSample[]>;

export const QUEUE_METRIC_LABELS: ReadonlySet<string> = new Set(["repo", "branch", "queue_type"]);

/** Groups samples by queue. Omits samples of bisections and samples without a queue. */
export function groupSamplesByQueue(all: readonly MetricSample[]): readonly QueueMetrics[] {
  const queues = new Map<
    string,
    Pick<QueueMetrics, "repository" | "branch"> & { readonly samples: Map<string, MetricSample[]> }
  >();
  for (const sample of all) {
    const [repository, branch] = [sample.labels.get("repo"), sample.labels.get("branch")];
    const isMain = sample.labels.get("queue_type")?.toLowerCase() === "main";
    if (repository === undefined || branch === undefined || !isMain) continue;
    const key = `${repository.toLowerCase()}\n${branch}`;
    const queue = queues.get(key) ?? { repository, branch, samples: new Map<string, MetricSample[]>() };
    queues.set(key, queue);
    const named = queue.samples.get(sample.name) ?? [];
    queue.samples.set(sample.name, named);
    named.push(sample);
  }
  return [...queues.values()].map((queue) => ({ ...queue, figures: figuresOf(queue.samples) }));
}

export function isQueueOfRepository(queue: QueueMetrics, repository: string): boolean {
  return queue.repository.toLowerCase() === repository.toLowerCase();
}

/** Value of an output. If `isAbove`, the quantile is greater than the largest finite bound, which is `value`. */
export interface FigureValue {
  readonly value: number;
  readonly isAbove?: true;
}

/** Source of a figure: a sum of samples, or the quantile `q` (0 to 1) of a histogram in seconds. */
interface Source {
  readonly metric: string;
  readonly conclusion?: string;
  readonly q?: number;
}

const CONCLUSIONS = "mq_pr_conclusions_1h_total";
export const DURATION_METRIC_NAMES = {
  wait: "mq_pr_wait_duration_1h_seconds",
  test: "mq_pr_test_duration_1h_seconds",
  inQueue: "mq_pr_time_in_queue_1h_seconds",
} as const;

const SOURCES: ReadonlyMap<string, Source> = new Map<FigureName, Source>([
  ["depth", { metric: "mq_depth_current" }],
  ["awaiting-mergeability", { metric: "mq_awaiting_mergeability" }],
  ["testing-slots-active", { metric: "mq_testing_slots_active" }],
  ["merged-1h", { metric: CONCLUSIONS, conclusion: "merged" }],
  ["failed-1h", { metric: CONCLUSIONS, conclusion: "failed" }],
  ["cancelled-1h", { metric: CONCLUSIONS, conclusion: "cancelled" }],
  ["restarts-1h", { metric: "mq_pr_restarts_1h_total" }],
  ["wait-p50-seconds", { metric: DURATION_METRIC_NAMES.wait, q: 0.5 }],
  ["wait-p95-seconds", { metric: DURATION_METRIC_NAMES.wait, q: 0.95 }],
  ["test-p50-seconds", { metric: DURATION_METRIC_NAMES.test, q: 0.5 }],
  ["test-p95-seconds", { metric: DURATION_METRIC_NAMES.test, q: 0.95 }],
  ["time-in-queue-p50-seconds", { metric: DURATION_METRIC_NAMES.inQueue, q: 0.5 }],
  ["time-in-queue-p95-seconds", { metric: DURATION_METRIC_NAMES.inQueue, q: 0.95 }],
]);

export const FIGURE_NAMES: readonly string[] = [...SOURCES.keys()];

export function isDurationFigure(name: string): boolean {
  return SOURCES.get(name)?.q !== undefined;
}

function figuresOf(samples: Samples): QueueMetrics["figures"] {
  return new Map([...SOURCES].map(([name, source]) => [name, figureOf(samples, source)]));
}

function figureOf(samples: Samples, { metric, conclusion, q }: Source): FigureValue | undefined {
  if (q !== undefined) return estimateQuantile(q, computeHistogramBuckets(samples, metric));
  const matching = (samples.get(metric) ?? []).filter(
    ({ labels }) => conclusion === undefined || labels.get("conclusion")?.toLowerCase() === conclusion,
  );
  const value = total(matching);
  return value === undefined ? undefined : { value };
}

function total(samples: readonly MetricSample[]): number | undefined {
  const values = samples.map(({ value }) => value).filter((value) => !Number.isNaN(value));
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}

/** Number of observations up to a bound in seconds. The last bound is infinite. */
export interface HistogramBucket {
  readonly upTo: number;
  readonly count: number;
}

/**
 * Returns buckets by ascending bound, with counts that never decrease. Adds up samples with different labels, such as
 * `conclusion`.
 */
export function computeHistogramBuckets(samples: Samples, metric: string): readonly HistogramBucket[] {
  const counts = new Map<number, number>();
  for (const sample of samples.get(`${metric}_bucket`) ?? []) {
    const upTo = parseNumber(sample.labels.get("le") ?? "");
    if (upTo === undefined || Number.isNaN(upTo) || Number.isNaN(sample.value)) continue;
    counts.set(upTo, (counts.get(upTo) ?? 0) + sample.value);
  }
  if (counts.size === 0) return [];
  const all = counts.get(Number.POSITIVE_INFINITY) ?? total(samples.get(`${metric}_count`) ?? []);
  if (all === undefined) return [];
  counts.set(Number.POSITIVE_INFINITY, all);
  let highest = 0;
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([upTo, count]) => {
      // The service reads its counters at different moments, so a count may be smaller than the previous one.
      highest = Math.max(highest, count);
      return { upTo, count: highest };
    });
}

/**
 * Estimates a quantile linearly inside a bucket, like `histogram_quantile` in PromQL. The first bucket starts at 0.
 * Returns undefined without observations or without a finite bucket.
 */
export function estimateQuantile(q: number, distribution: readonly HistogramBucket[]): FigureValue | undefined {
  const [count, finite] = [distribution.at(-1)?.count ?? 0, distribution.slice(0, -1)];
  const highest = finite.at(-1);
  if (!(count > 0) || !Number.isFinite(count) || highest === undefined) return undefined;
  const rank = q * count;
  const index = finite.findIndex((bucket) => bucket.count >= rank);
  const bucket = finite[index];
  if (bucket === undefined) return { value: highest.upTo, isAbove: true };
  const below = finite[index - 1];
  if (below === undefined && bucket.upTo <= 0) return { value: bucket.upTo };
  const { upTo: from, count: before } = below ?? { upTo: 0, count: 0 };
  const share = (rank - before) / (bucket.count - before);
  const seconds = from + (bucket.upTo - from) * share;
  // Without rounding, the inexact number could be just above or below the threshold of a condition.
  return { value: Math.round(seconds * 1000) / 1000 };
}

/**
 * Returns the outputs of a queue. A value above the largest finite bound becomes the text `> 7200` (with this bound).
 */
export function formatFigureOutputs(queue: QueueMetrics): { readonly [K in FigureName]?: string | number };
export function formatFigureOutputs({ figures }: QueueMetrics): Readonly<Record<string, string | number | undefined>> {
  return Object.fromEntries([...figures].map(([name, figure]) => [name, figure && outputOf(figure)]));
}

function outputOf({ value, isAbove }: FigureValue): string | number {
  return isAbove ? `> ${value}` : (formatInfinity(value) ?? value);
}

function formatInfinity(value: number): string | undefined {
  if (Number.isFinite(value)) return undefined;
  return value > 0 ? "+Inf" : "-Inf";
}

export function formatFigure(figure: FigureValue | undefined, name: string, absent = ""): string {
  if (figure === undefined) return absent;
  const { value, isAbove } = figure;
  return `${isAbove ? "more than " : ""}${isDurationFigure(name) ? formatSeconds(value) : formatNumber(value)}`;
}

export function formatNumber(value: number): string {
  return formatInfinity(value) ?? String(Number(value.toPrecision(12)));
}

export function formatSeconds(seconds: number): string {
  return Number.isFinite(seconds) && seconds >= 0 ? formatDuration(seconds * 1000) : `${formatNumber(seconds)} s`;
}
