import type { Condition } from "./conditions.js";
import { type Evidence, judge, type Verdict } from "./verdicts.js";

export interface Conditions {
  readonly warnIf: readonly Condition[];
  readonly failIf: readonly Condition[];
}

/** A verdict, and the input that its condition stands in. */
export interface NamedVerdict extends Verdict {
  readonly input: "warn-if" | "fail-if";
}

export interface Health {
  /** `no-data`: nothing can be said of the gate, because none of its conditions could be evaluated. */
  readonly result: "healthy" | "degraded" | "breached" | "no-data";
  /** What makes up the result, in words; empty when nothing is wrong. */
  readonly reasons: string;
  readonly verdicts: readonly NamedVerdict[];
  readonly warnings: readonly string[];
}

/** Holds all conditions against what was read. */
export function assess({ warnIf, failIf }: Conditions, evidence: Evidence): Health {
  const verdicts = [
    ...failIf.map((condition) => ({ input: "fail-if" as const, ...judge(condition, evidence) })),
    ...warnIf.map((condition) => ({ input: "warn-if" as const, ...judge(condition, evidence) })),
  ];
  const met = (input: string) => verdicts.filter((each) => each.kind === "met" && each.input === input);
  const [breaches, degradations] = [met("fail-if"), met("warn-if")];
  const result = resultOf(breaches, degradations, gateOf(verdicts));
  return {
    result,
    reasons: (breaches.length > 0 ? breaches : degradations).map(metInWords).join("; "),
    verdicts,
    // What is met comes first: only a few warnings are shown.
    warnings: [
      ...degradations.map((verdict) => `warn-if is met: ${metInWords(verdict)}.`),
      ...verdicts
        .filter(({ kind }) => kind === "not-evaluated")
        .map(({ input, condition, seen }) => `${input}: ${condition.text} was not evaluated: ${seen}.`),
    ],
  };
}

/** The verdicts that decide whether the step fails: those of `fail-if`, and of `warn-if` where there are no others. */
function gateOf(verdicts: readonly NamedVerdict[]): readonly NamedVerdict[] {
  const failing = verdicts.filter(({ input }) => input === "fail-if");
  return failing.length > 0 ? failing : verdicts;
}

function resultOf(
  breaches: readonly NamedVerdict[],
  degradations: readonly NamedVerdict[],
  gate: readonly NamedVerdict[],
): Health["result"] {
  if (breaches.length > 0) return "breached";
  // A gate that lets everything through because it looked at nothing is worse than none.
  if (gate.length > 0 && gate.every(({ kind }) => kind === "not-evaluated")) return "no-data";
  return degradations.length > 0 ? "degraded" : "healthy";
}

function metInWords({ condition, seen }: Verdict): string {
  return `${condition.text} (it is ${seen})`;
}

/** Verdicts where there is nothing to hold conditions against. */
export function unjudged({ warnIf, failIf }: Conditions): readonly NamedVerdict[] {
  const none = (input: NamedVerdict["input"]) => (condition: Condition) => ({
    input,
    condition,
    kind: "not-evaluated" as const,
    seen: "no sample",
  });
  return [...failIf.map(none("fail-if")), ...warnIf.map(none("warn-if"))];
}
