import type { RangePlan } from "../inputs/range-plan.js";
import type { Context, Outcome } from "../operation.js";
import { computedSummary } from "../summary/computed-targets.js";
import { counted } from "../words.js";
import { type ComputeValues, compute } from "./computing.js";

type ComputeOutput = `impacted-targets-${"file" | "mode" | "count" | "reason"}` | "base-sha" | "head-sha";

/** Computes what a change impacts, and hands it to later steps as a file. */
export async function computeOutcome(
  values: ComputeValues,
  plan: RangePlan,
  context: Context,
): Promise<Outcome<"computed", ComputeOutput>> {
  const computation = await compute(values, plan, context);
  const { computed, range, files, failure } = computation;
  const { mode, targets, reason } = computed;
  if (failure !== undefined) context.log.warning(`Everything counts as impacted: ${reason}`);
  const handed = { mode, targets, base: range.base, head: range.head, producer: values.producer, reason };
  const message = inOneSentence(mode, targets.length, reason);
  return {
    result: "computed",
    message,
    details: failure?.details ?? [],
    outputs: {
      "impacted-targets-file": context.file("impacted-targets.json", `${JSON.stringify(handed)}\n`),
      "impacted-targets-mode": mode,
      "impacted-targets-count": mode === "all" ? undefined : targets.length,
      "impacted-targets-reason": reason,
      "base-sha": range.base,
      "head-sha": range.head,
    },
    summary: computedSummary(message, computation),
    record: { ...handed, from: range.from, to: range.to, files },
  };
}

function inOneSentence(mode: "list" | "all" | "none", count: number, reason: string): string {
  switch (mode) {
    case "all":
      return `The change impacts everything: ${reason}.`;
    case "none":
      return `The change impacts no target: ${reason}.`;
    case "list":
      return `The change impacts ${counted(count, "target")}: ${reason}.`;
  }
}
