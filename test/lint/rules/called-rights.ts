import { referenceOf } from "../../support/our-references.js";
import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Job, readWorkflow, type Workflow } from "../../support/workflow/read.js";
import { fromDisk, type ReadReusable } from "../reusable.js";

/** Requires that a calling job has all permissions of the called jobs. GitHub rejects a run with fewer. */
export function calledRights(workflow: Workflow, reusable: ReadReusable = fromDisk): readonly Finding[] {
  return workflow.jobs.flatMap((job) => {
    const reference = referenceOf(job.uses?.text ?? "");
    const text = reference.kind === "our-workflow" ? reusable(reference.path) : undefined;
    const granted = grantedTo(job, workflow);
    if (reference.kind !== "our-workflow" || text === undefined || granted === undefined) return [];
    const called = readWorkflow({ file: reference.path, firstLine: 1, text, shows: "workflow", shownFrom: 1 });
    const missing = new Set(called.jobs.flatMap((each) => lacking(rightsIn(grantedTo(each, called)), granted)));
    return [...missing].map((right) =>
      finding(workflow, job.line, `The job ${job.name} calls ${reference.path}, which needs ${right}.`),
    );
  });
}

/** Returns the permissions of a job; undefined when the settings of a repository decide, or an example omits them. */
function grantedTo(job: Job, { permissions, source }: Workflow): unknown {
  return job.permissions ?? (source.shows === "workflow" ? permissions : undefined);
}

function rightsIn(permissions: unknown): readonly (readonly [scope: string, right: unknown])[] {
  return typeof permissions === "object" ? Object.entries(Object(permissions)) : [];
}

const LEVELS: readonly unknown[] = ["none", "read", "write"];

function lacking(needed: ReturnType<typeof rightsIn>, granted: unknown): readonly string[] {
  const have = new Map(rightsIn(granted));
  return needed.flatMap(([scope, right]) =>
    LEVELS.indexOf(right) > LEVELS.indexOf(have.get(scope) ?? "none") ? [`${scope}: ${String(right)}`] : [],
  );
}
