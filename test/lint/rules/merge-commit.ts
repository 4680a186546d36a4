import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Job, type Workflow } from "../../support/workflow/read.js";
import { usesOurAction } from "./our-action.js";
import { checksOut } from "./secrets.js";

/**
 * Requires that impacted targets are computed on GitHub's merge commit of a pull request, which a checkout without
 * `ref` has.
 */
export function mergeCommit(workflow: Workflow): readonly Finding[] {
  return workflow.jobs
    .filter(computesTargets)
    .flatMap(({ steps }) =>
      steps
        .filter((step) => checksOut(step) && step.with.has("ref"))
        .map(({ line }) =>
          finding(
            workflow,
            line,
            "Targets are computed on GitHub's merge of the pull request: leave `ref` out of the checkout.",
          ),
        ),
    );
}

function computesTargets({ steps }: Job): boolean {
  return steps.some((step) => usesOurAction(step) && step.with.get("operation")?.text === "compute-impacted-targets");
}
