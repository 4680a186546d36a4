import { parseDuration } from "../inputs/parsers.js";
import { createInputProblem, type InputProblem } from "../text/problem.js";
import { formatDidYouMeanQuestion } from "../text/suggest.js";
import { quoteText } from "../text/truncate.js";
import { DURATION_METRIC_NAMES, FIGURE_NAMES, isDurationFigure } from "./figures.js";
import { parseNumber } from "./text-format.js";

const OPERATORS = [">", ">=", "<", "<=", "==", "!="] as const;
export type ComparisonOperator = (typeof OPERATORS)[number];

export interface MetricCondition {
  readonly text: string;
  /** Name of an output, such as `depth`, or of a metric of the service. */
  readonly name: string;
  readonly operator: ComparisonOperator;
  readonly threshold: number;
}

export type MetricConditionTexts = Readonly<Record<"warnIf" | "failIf", string | undefined>>;

export function findConditionProblems({ warnIf = "", failIf = "" }: MetricConditionTexts): readonly InputProblem[] {
  return Object.entries({ "warn-if": warnIf, "fail-if": failIf }).flatMap(([input, text]) =>
    parseConditions(text).problems.map((problem) => createInputProblem(input, problem)),
  );
}

/** Reads one condition per line; `#` starts a comment. Each problem starts with its line and column, counted from 1. */
export function parseConditions(text: string) {
  const conditions: MetricCondition[] = [];
  const problems: string[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (/^\s*(#|$)/.test(line)) continue;
    const read = readCondition(line);
    if ("problem" in read) problems.push(`line ${index + 1}, column ${read.at + 1}: ${read.problem}`);
    else conditions.push(read);
  }
  return { conditions, problems };
}

const FORM = /^(?<before>\s*)(?<name>[^\s<>=!]*)(?<gap>\s*)(?<operator>[<>=!]+|\S*)(?<space>\s*)(?<value>.*?)\s*$/;

function readCondition(line: string): MetricCondition | { readonly at: number; readonly problem: string } {
  const found = FORM.exec(line)?.groups ?? {};
  const { before = "", name = "", gap = "", operator = "", space = "", value = "" } = found;
  const nameAt = before.length;
  const operatorAt = nameAt + name.length + gap.length;
  const valueAt = operatorAt + operator.length + space.length;
  if (isPromQl(line)) return { at: nameAt, problem: NOT_PROMQL };
  const unknown = problemOfName(name);
  if (unknown !== undefined) return { at: nameAt, problem: unknown };
  const known = OPERATORS.find((each) => each === operator);
  if (known === undefined) {
    const what = operator === "" ? "the comparison is missing" : `${quoteText(operator)} is not a comparison`;
    return { at: operatorAt, problem: `${what}; write one of ${OPERATORS.join(", ")}.` };
  }
  const threshold = readThreshold(name, value);
  if (typeof threshold === "string") return { at: valueAt, problem: threshold };
  return { text: line.trim(), name, operator: known, threshold };
}

const NOT_PROMQL =
  "PromQL is not supported. Write NAME OPERATOR VALUE on one line, such as mq_depth_current > 50. Instead of a function or a label, use an output, such as wait-p95-seconds > 30m.";

/** True when a line looks like PromQL: with calls, selectors, ranges, arithmetic or keywords. */
function isPromQl(line: string): boolean {
  const plain = line.replace(/"[^"]*"|'[^']*'/g, "");
  return (
    /[\w:]\s*[({[]|[({[]\s*[\w:"']/.test(plain) ||
    /(?<![\w:-])(?:and|or|unless|by|without|on|ignoring|group_left|group_right|offset|bool)(?![\w:-])/i.test(plain) ||
    /[\w)]\s+[*/%^+]\s+[\w(]/.test(plain)
  );
}

const HISTOGRAMS: readonly string[] = [...Object.values(DURATION_METRIC_NAMES), "mq_pr_state_duration_1h_seconds"];

function problemOfName(name: string): string | undefined {
  if (name === "") return "a name such as depth or mq_depth_current is missing before the comparison.";
  if (FIGURE_NAMES.includes(name)) return undefined;
  if (HISTOGRAMS.includes(name)) return `${describeHistogramSamples(name)}.`;
  const isMetric = /^[a-zA-Z_:][a-zA-Z0-9_:]*$/.test(name);
  // Metrics of the service start with `mq_`. Any other name is probably a misspelled output.
  const advice = name.startsWith("mq_")
    ? ""
    : formatDidYouMeanQuestion(name.toLowerCase().replaceAll("_", "-"), FIGURE_NAMES, "");
  if (isMetric && advice === "") return undefined;
  return `${quoteText(name)} is neither an output of this operation nor the name of a metric; ${advice || `the outputs are ${FIGURE_NAMES.join(", ")}.`}`;
}

export function describeHistogramSamples(name: string): string {
  return `${name} is a histogram; name one of its samples: ${name}_bucket, ${name}_sum or ${name}_count`;
}

/** Reads the number after the operator; a duration becomes seconds. Returns a problem as text for an invalid value. */
function readThreshold(name: string, text: string): number | string {
  const number = parseNumber(text);
  if (number !== undefined && Number.isFinite(number)) return number;
  const duration = parseDuration(text);
  if (!duration.ok) {
    const what = text === "" ? "the value is missing" : `${quoteText(text)} is not a valid value`;
    return `${what}; write a number, or a duration such as 90s, 30m or 1h30m.`;
  }
  return FIGURE_NAMES.includes(name) && !isDurationFigure(name)
    ? `${name} is a count; compare it with a number, not with the duration ${text}.`
    : duration.value / 1000;
}
