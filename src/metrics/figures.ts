import { distributionOf, total } from "./distribution.js";
import { type Figure, figureText, type Unit } from "./figure.js";
import type { FigureName } from "./figure-outputs.js";
import { quantile } from "./quantile.js";
import type { QueueSamples } from "./queues.js";

export type Figures = ReadonlyMap<FigureName, Figure | undefined>;

/** Where a figure comes from. */
type Source =
  | { readonly unit: "count"; readonly metric: string; readonly conclusion?: string }
  | { readonly unit: "seconds"; readonly metric: string; readonly q: number };

const CONCLUSIONS = "mq_pr_conclusions_1h_total";
export const WAIT = "mq_pr_wait_duration_1h_seconds";
export const TEST = "mq_pr_test_duration_1h_seconds";
export const TIME_IN_QUEUE = "mq_pr_time_in_queue_1h_seconds";

const SOURCES: ReadonlyMap<FigureName, Source> = new Map<FigureName, Source>([
  ["depth", { unit: "count", metric: "mq_depth_current" }],
  ["awaiting-mergeability", { unit: "count", metric: "mq_awaiting_mergeability" }],
  ["testing-slots-active", { unit: "count", metric: "mq_testing_slots_active" }],
  ["merged-1h", { unit: "count", metric: CONCLUSIONS, conclusion: "merged" }],
  ["failed-1h", { unit: "count", metric: CONCLUSIONS, conclusion: "failed" }],
  ["cancelled-1h", { unit: "count", metric: CONCLUSIONS, conclusion: "cancelled" }],
  ["restarts-1h", { unit: "count", metric: "mq_pr_restarts_1h_total" }],
  ["wait-p50-seconds", { unit: "seconds", metric: WAIT, q: 0.5 }],
  ["wait-p95-seconds", { unit: "seconds", metric: WAIT, q: 0.95 }],
  ["test-p50-seconds", { unit: "seconds", metric: TEST, q: 0.5 }],
  ["test-p95-seconds", { unit: "seconds", metric: TEST, q: 0.95 }],
  ["time-in-queue-p50-seconds", { unit: "seconds", metric: TIME_IN_QUEUE, q: 0.5 }],
  ["time-in-queue-p95-seconds", { unit: "seconds", metric: TIME_IN_QUEUE, q: 0.95 }],
]);

export const FIGURE_NAMES: readonly FigureName[] = [...SOURCES.keys()];

export function findFigure(name: string): FigureName | undefined {
  return FIGURE_NAMES.find((known) => known === name);
}

export function unitOf(name: FigureName): Unit {
  return SOURCES.get(name)?.unit ?? "count";
}

/** All figures of a queue; undefined where it has no samples to go by. */
export function figuresOf(queue: QueueSamples): Figures {
  return new Map([...SOURCES].map(([name, source]) => [name, figureOf(queue, source)]));
}

function figureOf(queue: QueueSamples, source: Source): Figure | undefined {
  if (source.unit === "seconds") return quantile(source.q, distributionOf(queue, source.metric));
  const { conclusion } = source;
  const samples = (queue.samples.get(source.metric) ?? []).filter(
    ({ labels }) => conclusion === undefined || labels.get("conclusion")?.toLowerCase() === conclusion,
  );
  const value = total(samples);
  return value === undefined ? undefined : { kind: "number", value };
}

/** Figures as outputs; what is not known is an empty one. */
export function figureTexts(figures: Figures): { readonly [K in FigureName]?: string | number };
export function figureTexts(figures: Figures): Readonly<Record<string, string | number | undefined>> {
  return Object.fromEntries([...figures].map(([name, figure]) => [name, figureText(figure)]));
}
