import { parseDuration } from "../inputs/duration.js";
import { nearMiss } from "../near-miss.js";
import { quote } from "../shorten.js";
import type { FigureName } from "./figure-outputs.js";
import { FIGURE_NAMES, findFigure, TEST, TIME_IN_QUEUE, unitOf, WAIT } from "./figures.js";
import { parseNumber } from "./number.js";

const OPERATORS = [">", ">=", "<", "<=", "==", "!="] as const;
export type Operator = (typeof OPERATORS)[number];

/** One line of `warn-if` or `fail-if`. */
export interface Condition {
  /** As the user wrote it. */
  readonly text: string;
  readonly subject:
    | { readonly kind: "figure"; readonly name: FigureName }
    | { readonly kind: "metric"; readonly name: string };
  readonly operator: Operator;
  /** Durations are in seconds. */
  readonly threshold: number;
}

export interface ConditionsRead {
  readonly conditions: readonly Condition[];
  /** One sentence each, which begins with the place: line and column from 1. */
  readonly problems: readonly string[];
}

/** Reads one condition a line; empty lines and those that begin with `#` say nothing. */
export function readConditions(text: string): ConditionsRead {
  const conditions: Condition[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const read = readCondition(line);
    if ("problem" in read) problems.push(`line ${index + 1}, column ${read.at + 1}: ${read.problem}`);
    else conditions.push(read);
  }
  return { conditions, problems };
}

interface Ill {
  readonly at: number;
  readonly problem: string;
}

/** A name, a comparison, and the rest; blanks between them are optional. */
const FORM =
  /^(?<before>\s*)(?<name>[^\s<>=!]*)(?<gap>\s*)(?<operator>[<>=!]+|\S*)(?<space>\s*)(?<value>.*?)\s*$/;

function readCondition(line: string): Condition | Ill {
  const {
    before = "",
    name = "",
    gap = "",
    operator = "",
    space = "",
    value = "",
  } = FORM.exec(line)?.groups ?? {};
  const nameAt = before.length;
  const operatorAt = nameAt + name.length + gap.length;
  const valueAt = operatorAt + operator.length + space.length;
  if (isPromQl(line)) return { at: before.length, problem: NOT_PROMQL };
  const subject = readSubject(name);
  if ("problem" in subject) return { at: nameAt, problem: subject.problem };
  const known = OPERATORS.find((each) => each === operator);
  if (known === undefined) return { at: operatorAt, problem: notAComparison(operator) };
  const threshold = readThreshold(subject, value);
  if ("problem" in threshold) return { at: valueAt, problem: threshold.problem };
  return { text: line.trim(), subject, operator: known, threshold: threshold.value };
}

const NOT_PROMQL =
  "this is not PromQL: write NAME OPERATOR VALUE on a line of its own, such as mq_depth_current > 50; figures over time and over labels are the outputs, such as wait-p95-seconds > 30m.";

/**
 * What only PromQL has: calls, selectors, ranges and arithmetic behind a name, and words that join or group. Quoted
 * texts are label values. A name alone says nothing, so it is read as any other.
 */
function isPromQl(line: string): boolean {
  const plain = line.replace(/"[^"]*"|'[^']*'/g, "");
  return (
    /[\w:]\s*[({[]|[({[]\s*[\w:"']/.test(plain) ||
    /(?<![\w:-])(?:and|or|unless|by|without|on|ignoring|group_left|group_right|offset|bool)(?![\w:-])/i.test(
      plain,
    ) ||
    /[\w)]\s+[*/%^+]\s+[\w(]/.test(plain)
  );
}

function notAComparison(operator: string): string {
  const found = operator === "" ? "there is no comparison" : `${quote(operator)} is not a comparison`;
  return `${found}; write one of ${OPERATORS.join(", ")}.`;
}

const HISTOGRAMS: readonly string[] = [WAIT, TEST, TIME_IN_QUEUE, "mq_pr_state_duration_1h_seconds"];

function readSubject(name: string): Condition["subject"] | { readonly problem: string } {
  if (name === "")
    return { problem: "there is no name before the comparison, such as depth or mq_depth_current." };
  const figure = findFigure(name);
  if (figure !== undefined) return { kind: "figure", name: figure };
  if (HISTOGRAMS.includes(name)) return { problem: `${histogramHint(name)}.` };
  const isMetric = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/.test(name);
  // The service's metrics begin with mq_: what does not is rather an output that was misspelt.
  const meant = name.startsWith("mq_")
    ? undefined
    : nearMiss(name.toLowerCase().replaceAll("_", "-"), FIGURE_NAMES);
  if (isMetric && meant === undefined) return { kind: "metric", name };
  const advice =
    meant === undefined ? `the outputs are ${FIGURE_NAMES.join(", ")}.` : `did you mean ${meant}?`;
  return {
    problem: `${quote(name)} is neither an output of this operation nor the name of a metric; ${advice}`,
  };
}

/** A histogram as a whole has no value to compare. */
export function histogramHint(name: string): string {
  return `${name} is a histogram; name one of its samples: ${name}_bucket, ${name}_sum or ${name}_count`;
}

function readThreshold(
  subject: Condition["subject"],
  text: string,
): { readonly value: number } | { readonly problem: string } {
  const number = parseNumber(text);
  if (number !== undefined && Number.isFinite(number)) return { value: number };
  const duration = parseDuration(text);
  if (!duration.ok) {
    const found =
      text === "" ? "there is no value to compare with" : `${quote(text)} is no value to compare with`;
    return { problem: `${found}; write a number, or a duration such as 90s, 30m or 1h30m.` };
  }
  if (subject.kind === "figure" && unitOf(subject.name) === "count") {
    return {
      problem: `${subject.name} is a count; compare it with a number, not with the duration ${text}.`,
    };
  }
  return { value: duration.value / 1000 };
}
