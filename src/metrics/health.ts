import { findClosestName } from "../text/suggest.js";
import {
  type ComparisonOperator,
  describeHistogramSamples,
  type MetricCondition,
  type MetricConditionTexts,
  parseConditions,
} from "./conditions.js";
import { type FigureValue, formatFigure, formatNumber, QUEUE_METRIC_LABELS, type QueueMetrics } from "./figures.js";
import type { MetricSample } from "./text-format.js";

export interface MetricConditionResult {
  readonly input: "warn-if" | "fail-if";
  readonly condition: MetricCondition;
  readonly kind: "met" | "not-met" | "not-evaluated";
  /** Value that the condition compared, as text, or the reason for a missing value. */
  readonly seen: string;
}

export interface HealthResult {
  /**
   * Result of the check. `read`: no condition was set. `no-data`: the queue has no samples, or no condition had a
   * value.
   */
  readonly result: "read" | "healthy" | "degraded" | "breached" | "no-data";
  /** Conditions that are met, separated by semicolons; empty if no condition is met. */
  readonly reasons: string;
  readonly verdicts: readonly MetricConditionResult[];
  readonly warnings: readonly string[];
}

export function assessQueueHealth(
  { warnIf, failIf }: MetricConditionTexts,
  queue: QueueMetrics | undefined,
): HealthResult {
  const verdictsOn = (input: MetricConditionResult["input"], text = ""): readonly MetricConditionResult[] =>
    parseConditions(text).conditions.map((condition) => {
      return { input, condition, ...evaluate(condition, queue) };
    });
  const verdicts = [...verdictsOn("fail-if", failIf), ...verdictsOn("warn-if", warnIf)];
  const met = (input: string) => verdicts.filter((each) => each.kind === "met" && each.input === input);
  const [breaches, degradations] = [met("fail-if"), met("warn-if")];
  const unevaluated = verdicts.filter(({ kind }) => kind === "not-evaluated");
  const resultOf = (): HealthResult["result"] => {
    if (breaches.length > 0) return "breached";
    if (queue === undefined || isUnevaluated(verdicts)) return "no-data";
    if (verdicts.length === 0) return "read";
    return degradations.length > 0 ? "degraded" : "healthy";
  };
  return {
    result: resultOf(),
    reasons: (breaches.length > 0 ? breaches : degradations).map(describeMet).join("; "),
    verdicts,
    // The runner shows only the first warnings, so conditions that are met come before conditions without a value.
    warnings: [
      ...degradations.map((verdict) => `A condition of warn-if is met: ${describeMet(verdict)}.`),
      ...unevaluated.map(({ input, condition, seen }) => `${input}: ${condition.text} was not evaluated: ${seen}.`),
    ],
  };
}

/**
 * True when no condition of `fail-if` had a value or, without `fail-if`, no condition of `warn-if`. The result is then
 * `no-data`.
 */
function isUnevaluated(verdicts: readonly MetricConditionResult[]): boolean {
  const failing = verdicts.filter(({ input }) => input === "fail-if");
  const gate = failing.length > 0 ? failing : verdicts;
  return gate.length > 0 && gate.every(({ kind }) => kind === "not-evaluated");
}

function describeMet({ condition, seen }: MetricConditionResult): string {
  return `${condition.text} (the value is ${seen})`;
}

type Evaluation = Pick<MetricConditionResult, "kind" | "seen">;

function evaluate(condition: MetricCondition, queue: QueueMetrics | undefined): Evaluation {
  if (queue === undefined) return { kind: "not-evaluated", seen: "no sample" };
  const { name } = condition;
  const figure = queue.figures.get(name);
  if (figure !== undefined) {
    return { kind: holds(figure, condition) ? "met" : "not-met", seen: formatFigure(figure, name) };
  }
  return queue.figures.has(name)
    ? { kind: "not-evaluated", seen: `${name} has no value` }
    : evaluateMetric(condition, queue);
}

function evaluateMetric(condition: MetricCondition, queue: QueueMetrics): Evaluation {
  const { name } = condition;
  const samples = queue.samples.get(name) ?? [];
  const numbers = samples.filter(({ value }) => !Number.isNaN(value));
  const [only, ...more] = numbers;
  if (only === undefined) return { kind: "not-evaluated", seen: reasonForNoValue(name, samples, queue) };
  const met = numbers.find(({ value }) => holds({ value }, condition));
  if (met !== undefined) return { kind: "met", seen: formatSample(met) };
  return {
    kind: "not-met",
    seen: more.length > 0 ? `none of the ${numbers.length} samples meets the condition` : formatSample(only),
  };
}

const COMPARISONS: Readonly<Record<ComparisonOperator, (value: number, threshold: number) => boolean>> = {
  ">": (value, threshold) => value > threshold,
  ">=": (value, threshold) => value >= threshold,
  "<": (value, threshold) => value < threshold,
  "<=": (value, threshold) => value <= threshold,
  "==": (value, threshold) => value === threshold,
  "!=": (value, threshold) => value !== threshold,
};

/** Compares a value with the threshold. A value above the largest finite bound is greater than every threshold. */
function holds({ value, isAbove }: FigureValue, { operator, threshold }: MetricCondition): boolean {
  return COMPARISONS[operator](isAbove ? Number.POSITIVE_INFINITY : value, threshold);
}

function reasonForNoValue(name: string, samples: readonly MetricSample[], queue: QueueMetrics): string {
  if (samples.length > 0) return `${name} is NaN`;
  if (queue.samples.has(`${name}_bucket`)) return describeHistogramSamples(name);
  const similar = findClosestName(name, queue.samples.keys());
  return `${name} has no sample for this queue${similar === undefined ? "" : `; there is ${similar}`}`;
}

const LABEL_CHARACTERS = 100;

/** Formats a value with the labels that distinguish the sample from other samples of the same queue. */
function formatSample({ labels, value }: MetricSample): string {
  const own = [...labels]
    .filter(([label]) => !QUEUE_METRIC_LABELS.has(label))
    .map(([label, text]) => `${label}=${JSON.stringify(text)}`)
    .join(", ");
  return own === "" || own.length > LABEL_CHARACTERS ? formatNumber(value) : `${formatNumber(value)} at ${own}`;
}
