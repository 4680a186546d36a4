import { formatDuration } from "../text/format.js";
import type { FigureName } from "./outputs.js";
import type { QueueSamples } from "./queues.js";
import { parseNumber, type Sample } from "./text-format.js";

/** One number about a queue. Of a time beyond the last bucket only a lower bound is known. */
export type Figure =
  | { readonly kind: "number"; readonly value: number }
  | { readonly kind: "above"; readonly bound: number };

export type Figures = ReadonlyMap<FigureName, Figure | undefined>;

/** Where a figure comes from: a sum of samples, or the quantile `q` of a histogram in seconds. */
interface Source {
  readonly metric: string;
  readonly conclusion?: string;
  readonly q?: number;
}

const CONCLUSIONS = "mq_pr_conclusions_1h_total";
export const WAIT = "mq_pr_wait_duration_1h_seconds";
export const TEST = "mq_pr_test_duration_1h_seconds";
export const TIME_IN_QUEUE = "mq_pr_time_in_queue_1h_seconds";

const SOURCES: ReadonlyMap<FigureName, Source> = new Map<FigureName, Source>([
  ["depth", { metric: "mq_depth_current" }],
  ["awaiting-mergeability", { metric: "mq_awaiting_mergeability" }],
  ["testing-slots-active", { metric: "mq_testing_slots_active" }],
  ["merged-1h", { metric: CONCLUSIONS, conclusion: "merged" }],
  ["failed-1h", { metric: CONCLUSIONS, conclusion: "failed" }],
  ["cancelled-1h", { metric: CONCLUSIONS, conclusion: "cancelled" }],
  ["restarts-1h", { metric: "mq_pr_restarts_1h_total" }],
  ["wait-p50-seconds", { metric: WAIT, q: 0.5 }],
  ["wait-p95-seconds", { metric: WAIT, q: 0.95 }],
  ["test-p50-seconds", { metric: TEST, q: 0.5 }],
  ["test-p95-seconds", { metric: TEST, q: 0.95 }],
  ["time-in-queue-p50-seconds", { metric: TIME_IN_QUEUE, q: 0.5 }],
  ["time-in-queue-p95-seconds", { metric: TIME_IN_QUEUE, q: 0.95 }],
]);

export const FIGURE_NAMES: readonly FigureName[] = [...SOURCES.keys()];

export function isTime(name: FigureName): boolean {
  return SOURCES.get(name)?.q !== undefined;
}

/** All figures of a queue; undefined where it has no samples to go by. */
export function figuresOf(queue: QueueSamples): Figures {
  return new Map([...SOURCES].map(([name, source]) => [name, figureOf(queue, source)]));
}

function figureOf(queue: QueueSamples, { metric, conclusion, q }: Source): Figure | undefined {
  if (q !== undefined) return quantile(q, distributionOf(queue, metric));
  const samples = (queue.samples.get(metric) ?? []).filter(
    ({ labels }) => conclusion === undefined || labels.get("conclusion")?.toLowerCase() === conclusion,
  );
  const value = total(samples);
  return value === undefined ? undefined : { kind: "number", value };
}

function total(samples: readonly Sample[]): number | undefined {
  const values = samples.map(({ value }) => value).filter((value) => !Number.isNaN(value));
  return values.length === 0 ? undefined : values.reduce((sum, value) => sum + value, 0);
}

/** How many observations are at most so large, in seconds; the last bound is infinite. */
export interface Bucket {
  readonly upTo: number;
  readonly count: number;
}

/** The buckets of a histogram in rising order, whose counts never fall; empty when there is none to go by. */
export type Distribution = readonly Bucket[];

/** Reads a histogram, summed over all labels that divide it further (`conclusion`, `state`). */
export function distributionOf({ samples }: QueueSamples, metric: string): Distribution {
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
      // Buckets that were not counted at the same moment may fall short of smaller ones.
      highest = Math.max(highest, count);
      return { upTo, count: highest };
    });
}

export function observations(distribution: Distribution): number {
  return distribution.at(-1)?.count ?? 0;
}

/**
 * Estimates a quantile as PromQL's `histogram_quantile` does: linearly within the bucket that it falls into, the
 * first one of which begins at 0. Beyond the last finite bound nobody knows more than that it lies above.
 * Undefined without observations, or without a finite bucket.
 */
export function quantile(q: number, distribution: Distribution): Figure | undefined {
  const [count, finite] = [observations(distribution), distribution.slice(0, -1)];
  const highest = finite.at(-1);
  if (!(count > 0) || !Number.isFinite(count) || highest === undefined) return undefined;
  const rank = q * count;
  const index = finite.findIndex((bucket) => bucket.count >= rank);
  const bucket = finite[index];
  if (bucket === undefined) return { kind: "above", bound: highest.upTo };
  const below = finite[index - 1];
  if (below === undefined && bucket.upTo <= 0) return { kind: "number", value: bucket.upTo };
  const { upTo: from, count: before } = below ?? { upTo: 0, count: 0 };
  const share = (rank - before) / (bucket.count - before);
  const seconds = from + (bucket.upTo - from) * share;
  // A sum of fractions may miss a whole number by a hair, and a condition at its bound must not depend on that.
  return { kind: "number", value: Math.round(seconds * 1000) / 1000 };
}

/** Figures as outputs: the number itself, or `> 7200`; what is not known is an empty one. */
export function outputValues(figures: Figures): { readonly [K in FigureName]?: string | number };
export function outputValues(figures: Figures): Readonly<Record<string, string | number | undefined>> {
  return Object.fromEntries([...figures].map(([name, figure]) => [name, figure && outputOf(figure)]));
}

function outputOf(figure: Figure): string | number {
  return figure.kind === "above" ? `> ${figure.bound}` : (formatInfinity(figure.value) ?? figure.value);
}

/** As the text format spells it; undefined for any other number. */
function formatInfinity(value: number): string | undefined {
  if (Number.isFinite(value)) return undefined;
  return value > 0 ? "+Inf" : "-Inf";
}

export function formatFigure(figure: Figure, name: FigureName): string {
  const [value, above] = figure.kind === "above" ? [figure.bound, "more than "] : [figure.value, ""];
  return `${above}${isTime(name) ? formatSeconds(value) : formatNumber(value)}`;
}

/** A number of any size, without more digits than it says something with. */
export function formatNumber(value: number): string {
  return formatInfinity(value) ?? String(Number(value.toPrecision(12)));
}

export function formatSeconds(seconds: number): string {
  return Number.isFinite(seconds) && seconds >= 0 ? formatDuration(seconds * 1000) : `${formatNumber(seconds)} s`;
}
