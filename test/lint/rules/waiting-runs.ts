import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Workflow } from "../../support/workflow/read.js";

/**
 * Finds concurrency groups that do not declare what happens to a waiting run. By default, GitHub cancels the waiting
 * run when another run arrives. This loses work unless the newer run does the same work.
 */
export function waitingRuns(workflow: Workflow): readonly Finding[] {
  const groups = [
    { line: workflow.source.shownFrom, concurrency: workflow.concurrency },
    ...workflow.jobs.map(({ line, concurrency }) => ({ line, concurrency })),
  ];
  return groups
    .filter(({ concurrency }) => concurrency !== undefined && !decides(Object(concurrency)))
    .map(({ line }) =>
      finding(
        workflow,
        line,
        "The concurrency group needs `queue: max`, or `queue: single` or `cancel-in-progress` where a newer run replaces the older.",
      ),
    );
}

function decides(concurrency: Readonly<Record<string, unknown>>): boolean {
  const { queue, "cancel-in-progress": cancels = false } = concurrency;
  return queue === "max" ? cancels === false : queue === "single" || cancels !== false;
}
