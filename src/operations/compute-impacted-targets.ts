import { compute } from "../impacted-targets/computing.js";
import { computeInputs } from "../inputs/compute.js";
import { computeProblems } from "../inputs/compute-problems.js";
import { changeOperation } from "../operation.js";
import { computedSummary } from "../summary/computed-targets.js";
import { counted } from "../words.js";

export const computeImpactedTargets = changeOperation({
  name: "compute-impacted-targets",
  title:
    "Computes what a change impacts, from a build tool or from paths, and writes it to a file for the upload.",
  inputs: computeInputs,
  results: { computed: { description: "The list is made, or everything is impacted." } },
  outputs: {
    "impacted-targets-file":
      "Path of a JSON file that `set-impacted-targets` takes, in this job or in another.",
    "impacted-targets-mode": "`list`, `all` or `none`.",
    "impacted-targets-count": "Number of targets; empty when everything is impacted.",
    "impacted-targets-reason": "Why it came out like that.",
    "base-sha": "Commit that the change was compared with.",
    "head-sha": "Commit that the targets belong to: the pull request's head.",
  },
  permissions: {
    contents: "read: to fetch missing commits",
    "pull-requests": "read: the base of a pull request that the event does not name",
  },
  example: { producer: "nx" },
  needsToken: "never",
  dryRun: "ignored",
  anyHost: true,
  check: computeProblems,
  baseSha: ({ baseSha }) => baseSha,

  async run(values, plan, context) {
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
  },
});

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
