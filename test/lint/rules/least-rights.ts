import type { Finding } from "../../support/workflow/finding.js";
import { finding, type Job, type Workflow } from "../../support/workflow/read.js";
import { holdsSecret } from "./secrets.js";

/**
 * Requires that every workflow declares the permissions of its jobs, grants no write permission to all jobs, and limits
 * their time.
 */
export function leastRights(workflow: Workflow): readonly Finding[] {
  const { source, jobs } = workflow;
  const whole = source.shows === "workflow";
  return [
    ...(whole ? workflowPermissions(workflow) : []).map((message) => finding(workflow, source.firstLine, message)),
    ...jobs.flatMap((job) => jobProblems(job, workflow).map((message) => finding(workflow, job.line, message))),
  ];
}

function workflowPermissions(workflow: Workflow): readonly string[] {
  const { permissions, jobs } = workflow;
  if (permissions === undefined && jobs.some((job) => hasCallersRights(job, workflow))) return [];
  if (permissions === undefined) return ["The workflow has no top-level permissions; begin with `permissions: {}`."];
  const rights = typeof permissions === "object" ? Object.values(Object(permissions)) : [permissions];
  return rights.some((right) => right !== "read" && right !== "none")
    ? ["The top-level permissions let every job write; grant that to the job that needs it."]
    : [];
}

/**
 * True when a job of a called workflow may have the permissions of the calling job. No `permissions` key can express
 * this, because every caller must grant named permissions. Only a job with scripts and without a secret may do so.
 */
function hasCallersRights(job: Job, { source, events, permissions }: Workflow): boolean {
  const isCalled = source.shows === "workflow" && events.size === 1 && events.has("workflow_call");
  const isScript = job.uses === undefined && job.steps.every(({ uses }) => uses === undefined);
  return isCalled && permissions === undefined && job.permissions === undefined && isScript && !holdsSecret(job);
}

function jobProblems(job: Job, workflow: Workflow): readonly string[] {
  const { source } = workflow;
  if (source.shows === "steps") return [];
  const inOwnFile = source.file.startsWith(".github/workflows/");
  return [
    ...(inOwnFile && job.permissions === undefined && !hasCallersRights(job, workflow)
      ? [`The job ${job.name} has no permissions of its own.`]
      : []),
    ...(typeof job.permissions === "string" ? [`The job ${job.name} has ${job.permissions}; name each right.`] : []),
    ...(job.uses === undefined && !job.keys.has("timeout-minutes")
      ? [`The job ${job.name} has no timeout-minutes, so it may hang for six hours.`]
      : []),
  ];
}
