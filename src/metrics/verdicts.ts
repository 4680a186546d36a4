import { nearMiss } from "../near-miss.js";
import { type Condition, histogramHint, type Operator } from "./conditions.js";
import { type Figure, figureInWords, numberInWords } from "./figure.js";
import { type Figures, unitOf } from "./figures.js";
import type { Families } from "./parse.js";
import { QUEUE_LABELS, type QueueSamples } from "./queues.js";
import type { Sample } from "./sample-line.js";

/** What came of one condition, with what was seen in words, or why nothing could be said. */
export interface Verdict {
  readonly condition: Condition;
  readonly kind: "met" | "not-met" | "not-evaluated";
  readonly seen: string;
}

/** What conditions are held against. */
export interface Evidence {
  readonly families: Families;
  readonly queue: QueueSamples;
  readonly figures: Figures;
}

export function judge(condition: Condition, evidence: Evidence): Verdict {
  const { subject } = condition;
  if (subject.kind === "metric") return { condition, ...judgeMetric(condition, subject.name, evidence) };
  const figure = evidence.figures.get(subject.name);
  if (figure === undefined) return { condition, kind: "not-evaluated", seen: `${subject.name} has no value` };
  const kind = holds(figure, condition) ? "met" : "not-met";
  return { condition, kind, seen: figureInWords(figure, unitOf(subject.name)) };
}

/** Met when any sample of the metric meets it. */
function judgeMetric(condition: Condition, name: string, evidence: Evidence): Pick<Verdict, "kind" | "seen"> {
  const samples = evidence.queue.samples.get(name) ?? [];
  const numbers = samples.filter(({ value }) => !Number.isNaN(value));
  if (numbers.length === 0) return { kind: "not-evaluated", seen: whyNone(name, samples, evidence) };
  const met = numbers.find(({ value }) => holds({ kind: "number", value }, condition));
  if (met !== undefined) return { kind: "met", seen: sampleInWords(met) };
  const [only, ...more] = numbers;
  const seen =
    only === undefined || more.length > 0 ? `none of ${numbers.length} samples` : sampleInWords(only);
  return { kind: "not-met", seen };
}

/** Of a figure that is only known to lie above a bound nothing else is known: it counts as above every number. */
function holds(figure: Figure, { operator, threshold }: Condition): boolean {
  return compare(figure.kind === "above" ? Number.POSITIVE_INFINITY : figure.value, operator, threshold);
}

function compare(value: number, operator: Operator, threshold: number): boolean {
  switch (operator) {
    case ">":
      return value > threshold;
    case ">=":
      return value >= threshold;
    case "<":
      return value < threshold;
    case "<=":
      return value <= threshold;
    case "==":
      return value === threshold;
    case "!=":
      return value !== threshold;
  }
}

function whyNone(name: string, samples: readonly Sample[], { families, queue }: Evidence): string {
  if (samples.length > 0) return `${name} is NaN`;
  if (families.get(name)?.type === "histogram") return histogramHint(name);
  const meant = nearMiss(name, queue.samples.keys());
  return `${name} has no sample for this queue${meant === undefined ? "" : `; there is ${meant}`}`;
}

/** Longer labels are left out: a part of a text would say little. */
const LABEL_CHARACTERS = 100;

/** The value, with the labels that tell it from the other samples of the queue. */
function sampleInWords({ labels, value }: Sample): string {
  const telling = [...labels]
    .filter(([label]) => !QUEUE_LABELS.has(label))
    .map(([label, text]) => `${label}=${JSON.stringify(text)}`)
    .join(", ");
  return telling === "" || telling.length > LABEL_CHARACTERS
    ? numberInWords(value)
    : `${numberInWords(value)} at ${telling}`;
}
