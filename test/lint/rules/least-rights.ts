import type { Finding } from "../finding.js";
import { finding, type Job, type Workflow } from "../workflow.js";

/** Every workflow says what its jobs may do, grants no writing to all of them, and ends them in time. */
export function leastRights(workflow: Workflow): readonly Finding[] {
  const { source, permissions, jobs } = workflow;
  const whole = source.shows === "workflow";
  return [
    ...(whole ? workflowPermissions(permissions) : []).map((message) =>
      finding(workflow, source.firstLine, message),
    ),
    ...jobs.flatMap((job) =>
      jobProblems(job, workflow).map((message) => finding(workflow, job.line, message)),
    ),
  ];
}

function workflowPermissions(permissions: unknown): readonly string[] {
  if (permissions === undefined)
    return ["The workflow has no top-level permissions; begin with `permissions: {}`."];
  const rights = typeof permissions === "object" ? Object.values(Object(permissions)) : [permissions];
  return rights.some((right) => right !== "read" && right !== "none")
    ? ["The top-level permissions let every job write; grant that to the job that needs it."]
    : [];
}

function jobProblems(job: Job, { source }: Workflow): readonly string[] {
  if (source.shows === "steps") return [];
  const inOwnFile = source.file.startsWith(".github/workflows/");
  return [
    ...(inOwnFile && job.permissions === undefined
      ? [`The job ${job.name} has no permissions of its own.`]
      : []),
    ...(typeof job.permissions === "string"
      ? [`The job ${job.name} has ${job.permissions}; name each right.`]
      : []),
    ...(job.uses === undefined && !job.keys.has("timeout-minutes")
      ? [`The job ${job.name} has no timeout-minutes, so it may hang for six hours.`]
      : []),
  ];
}
