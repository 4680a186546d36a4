import { closestName } from "../text/suggest.js";
import { type Condition, histogramHint, type Operator } from "./conditions.js";
import { type Figure, type Figures, formatFigure, formatNumber } from "./figures.js";
import { QUEUE_LABELS, type QueueSamples } from "./queues.js";
import type { Families, Sample } from "./text-format.js";

interface Evidence {
  readonly families: Families;
  readonly queue: QueueSamples;
  readonly figures: Figures;
}

export interface Verdict {
  readonly input: "warn-if" | "fail-if";
  readonly condition: Condition;
  readonly kind: "met" | "not-met" | "not-evaluated";
  /** What was seen, or why nothing could be said. */
  readonly seen: string;
}

export interface Health {
  /** `no-data`: nothing can be said of the gate, because none of its conditions could be evaluated. */
  readonly result: "healthy" | "degraded" | "breached" | "no-data";
  /** What makes up the result; empty when nothing is wrong. */
  readonly reasons: string;
  readonly verdicts: readonly Verdict[];
  readonly warnings: readonly string[];
}

/** Evaluates all conditions on what was read; without evidence none can be. */
export function assess(
  { warnIf, failIf }: Readonly<Record<"warnIf" | "failIf", readonly Condition[]>>,
  evidence: Evidence | undefined,
): Health {
  const verdictOn = (input: Verdict["input"]) => (condition: Condition) => ({
    input,
    condition,
    ...(evidence === undefined
      ? ({ kind: "not-evaluated", seen: "no sample" } as const)
      : evaluate(condition, evidence)),
  });
  const verdicts = [...failIf.map(verdictOn("fail-if")), ...warnIf.map(verdictOn("warn-if"))];
  const met = (input: string) => verdicts.filter((each) => each.kind === "met" && each.input === input);
  const [breaches, degradations] = [met("fail-if"), met("warn-if")];
  const unevaluated = verdicts.filter(({ kind }) => kind === "not-evaluated");
  return {
    result:
      breaches.length > 0
        ? "breached"
        : evidence === undefined || isBlind(verdicts)
          ? "no-data"
          : degradations.length > 0
            ? "degraded"
            : "healthy",
    reasons: (breaches.length > 0 ? breaches : degradations).map(describeMet).join("; "),
    verdicts,
    // What is met comes first: only a few warnings are shown.
    warnings: [
      ...degradations.map((verdict) => `warn-if is met: ${describeMet(verdict)}.`),
      ...unevaluated.map(({ input, condition, seen }) => `${input}: ${condition.text} was not evaluated: ${seen}.`),
    ],
  };
}

/**
 * Whether the conditions that decide if the step fails (those of `fail-if`, and of `warn-if` where there are no others)
 * looked at nothing: a gate that lets everything through then is worse than none.
 */
function isBlind(verdicts: readonly Verdict[]): boolean {
  const failing = verdicts.filter(({ input }) => input === "fail-if");
  const gate = failing.length > 0 ? failing : verdicts;
  return gate.length > 0 && gate.every(({ kind }) => kind === "not-evaluated");
}

function describeMet({ condition, seen }: Verdict): string {
  return `${condition.text} (it is ${seen})`;
}

function evaluate(condition: Condition, evidence: Evidence): Pick<Verdict, "kind" | "seen"> {
  const { subject } = condition;
  if (subject.kind === "metric") return evaluateMetric(condition, subject.name, evidence);
  const figure = evidence.figures.get(subject.name);
  if (figure === undefined) return { kind: "not-evaluated", seen: `${subject.name} has no value` };
  return { kind: holds(figure, condition) ? "met" : "not-met", seen: formatFigure(figure, subject.name) };
}

/** Met when any sample of the metric meets it. */
function evaluateMetric(condition: Condition, name: string, evidence: Evidence): Pick<Verdict, "kind" | "seen"> {
  const samples = evidence.queue.samples.get(name) ?? [];
  const numbers = samples.filter(({ value }) => !Number.isNaN(value));
  const [only, ...more] = numbers;
  if (only === undefined) return { kind: "not-evaluated", seen: whyNone(name, samples, evidence) };
  const met = numbers.find(({ value }) => holds({ kind: "number", value }, condition));
  if (met !== undefined) return { kind: "met", seen: formatSample(met) };
  return { kind: "not-met", seen: more.length > 0 ? `none of ${numbers.length} samples` : formatSample(only) };
}

const COMPARISONS: Readonly<Record<Operator, (value: number, threshold: number) => boolean>> = {
  ">": (value, threshold) => value > threshold,
  ">=": (value, threshold) => value >= threshold,
  "<": (value, threshold) => value < threshold,
  "<=": (value, threshold) => value <= threshold,
  "==": (value, threshold) => value === threshold,
  "!=": (value, threshold) => value !== threshold,
};

/** Of a figure that is only known to lie above a bound nothing else is known: it counts as above every number. */
function holds(figure: Figure, { operator, threshold }: Condition): boolean {
  return COMPARISONS[operator](figure.kind === "above" ? Number.POSITIVE_INFINITY : figure.value, threshold);
}

function whyNone(name: string, samples: readonly Sample[], { families, queue }: Evidence): string {
  if (samples.length > 0) return `${name} is NaN`;
  if (families.get(name)?.type === "histogram") return histogramHint(name);
  const similar = closestName(name, queue.samples.keys());
  return `${name} has no sample for this queue${similar === undefined ? "" : `; there is ${similar}`}`;
}

/** Longer labels are left out: a part of a text would say little. */
const LABEL_CHARACTERS = 100;

/** The value, with the labels that tell it from the other samples of the queue. */
function formatSample({ labels, value }: Sample): string {
  const own = [...labels]
    .filter(([label]) => !QUEUE_LABELS.has(label))
    .map(([label, text]) => `${label}=${JSON.stringify(text)}`)
    .join(", ");
  return own === "" || own.length > LABEL_CHARACTERS ? formatNumber(value) : `${formatNumber(value)} at ${own}`;
}
