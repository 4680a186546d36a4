/** Small workflows for the tests of the interpreter itself. */

import { givenService } from "../support/action.js";
import { onDispatch } from "../support/interpreter/events.js";
import type { RunOptions } from "../support/interpreter/run.js";
import { runWorkflow, type WorkflowEnd } from "../support/interpreter/run-workflow.js";

/** Runs a workflow text, by default for a manual start. */
export async function run(text: string, options: Partial<RunOptions> = {}): Promise<WorkflowEnd> {
  return runWorkflow({ service: await givenService(), event: onDispatch(), text, ...options });
}

/** Runs the jobs of a workflow that every event in these tests starts. */
export function runJobsOf(jobs: string, options: Partial<RunOptions> = {}): Promise<WorkflowEnd> {
  return run(`on: [push, pull_request, pull_request_target, workflow_run, workflow_dispatch]\njobs:\n${jobs}`, options);
}

/** Runs the steps of one job. `keys` contains its other keys. */
export function runStepsOf(steps: string, options: Partial<RunOptions> = {}, keys = ""): Promise<WorkflowEnd> {
  return runJobsOf(`  job:\n    runs-on: ubuntu-latest\n${keys}    steps:\n${steps}`, options);
}

/** Returns the output of a job's steps. */
export function printed(end: WorkflowEnd, job = "job"): string {
  return (end.jobs[job]?.steps ?? []).map(({ log }) => log).join("");
}
